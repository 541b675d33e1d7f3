import Commands
import Reactor
import Terminal

enum WatchVerb {
    /// How many rows follow a heading before it is repeated.
    private static let page = 20

    static let verb = Verb(
        "watch", "Shows one edge's work, a row a second, until it is interrupted",
        options: [
            Option("interval", .value(placeholder: "SECONDS"), help: "The time between two rows (1)"),
            Option("count", .value(placeholder: "N"), help: "Stop after this many rows"),
        ],
        notes: [
            "With --output json each row is one line: GET /admin/v1/stats with the seconds since the row before."
        ]
    ) { session async throws(CommandError) in
        let interval = try session.readWhole("interval", in: 1...3600) ?? 1
        let count = try session.readWhole("count", in: 1...Int.max)
        let admin = try session.admin()
        var row = 0
        while true {
            let stats = try await admin.get("stats", isOfApp: false)
            if session.form == .json {
                session.writeLines([Row(stats, of: interval).json])
            } else {
                let shown = Row(stats.shown(by: session.clock), of: interval)
                if row % page == 0 {
                    session.writeLines([session.palette.faint(line(columns.map(\.heading)))])
                }
                session.writeLines([line(columns.map { $0.cell(shown) })])
            }
            row += 1
            if let count, row >= count { return .fine }
            await session.loop.sleep(nanoseconds: UInt64(interval) * 1_000_000_000)
        }
    }

    private struct Column: Sendable {
        let heading: String
        let width: Int
        let cell: @Sendable (Row) -> String
    }

    private static let columns: [Column] = [
        Column(heading: "TIME", width: 8) { String($0.stats.text("at").dropFirst(11).prefix(8)) },
        rate("REQ/S") { $0["requests"]?.whole },
        rate("OK/S") { $0["decisions"]?["allowed"]?.whole ?? 0 },
        rate("NO/S", refused),
        rate("TOKENS/S") { ($0["input_tokens"]?.whole ?? 0) + ($0["output_tokens"]?.whole ?? 0) },
        Column(heading: "OPEN", width: 6) { whole($0.parts?["reservations_open"]) },
        Column(heading: "STREAMS", width: 7) { whole($0.parts?["open_streams"]) },
        Column(heading: "LIMITER P99", width: 11) { milliseconds($0.last?["limiter_ms"]?["p99"]?.real) },
        Column(heading: "FIRST BYTE", width: 10) { milliseconds($0.last?["first_byte_ms"]?["p99"]?.real) },
        Column(heading: "LAG", width: 7) { row in
            milliseconds(row.parts?["loop_lag_ms"]?.items.compactMap(\.real).max())
        },
        Column(heading: "REDIS", width: 5) { $0.parts?["redis_connections"]?.whole == 0 ? "away" : "up" },
        Column(heading: "SPOOL", width: 6) { row in
            row.parts?["spool_fault"]?.flag == true ? "fault" : whole(row.parts?["spool_depth"])
        },
        Column(heading: "", width: 0) { row in
            let isStopped = row.stats["kill_switch"]?.flag == true
            let isDraining = row.parts?["draining"]?.flag == true
            return [isStopped ? "kill switch" : "", isDraining ? "draining" : ""].filter { !$0.isEmpty }
                .joined(separator: ", ")
        },
    ]

    /// How many requests were refused in a second.
    private static func refused(_ second: Document) -> Int? {
        second["requests"]?.whole.map { requests in
            let decisions = second["decisions"]
            return max(0, requests - (decisions?["allowed"]?.whole ?? 0) - (decisions?["passed"]?.whole ?? 0))
        }
    }

    /// A column that shows the mean of `figure` over the seconds of each row.
    private static func rate(
        _ heading: String, _ figure: @escaping @Sendable (Document) -> Int?
    ) -> Column {
        Column(heading: heading, width: 8) { row in
            let figures = row.seconds.compactMap(figure)
            guard !figures.isEmpty else { return "–" }
            let mean = Double(figures.reduce(0, +)) / Double(figures.count)
            return Digits.fixed(mean, mean < 10 ? 1 : 0)
        }
    }

    private static func whole(_ value: Document?) -> String { value?.whole.map(Digits.grouped) ?? "–" }

    private static func milliseconds(_ value: Double?) -> String {
        value.map { Digits.fixed($0, $0 < 10 ? 2 : 0) + "ms" } ?? "–"
    }

    private static func line(_ cells: [String]) -> String {
        let padded = zip(columns, cells).map { column, cell in
            String(repeating: " ", count: max(0, column.width - cell.count)) + cell
        }
        return padded.joined(separator: " ")
    }
}

/// What a row of the output shows: a snapshot, and the figures of the seconds since the row before.
private struct Row {
    let stats: Document
    let seconds: ArraySlice<Document>

    init(_ stats: Document, of interval: Int) {
        self.stats = stats
        seconds = (stats["seconds"]?.items ?? []).suffix(interval)
    }

    /// The snapshot as JSON, with only the seconds of this row. The edge reports all seconds of the last
    /// minutes, which would take 87 kB in each row.
    var json: String {
        guard case .object(let members) = stats else { return stats.json }
        return Document.object(
            members.map { $0.name == "seconds" ? .init(name: "seconds", value: .list(Array(seconds))) : $0 }
        ).json
    }

    var parts: Document? { stats["parts"] }
    var last: Document? { seconds.last }
}
