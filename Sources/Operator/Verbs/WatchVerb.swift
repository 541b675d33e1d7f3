import Reactor
import Terminal

/// `usherctl watch`: one edge, one row a second.
enum WatchVerb {
    /// Rows between two headings.
    private static let page = 20

    static let verb = Verb(
        "watch", "What one edge does, a row a second, until it is interrupted",
        options: [
            Option("interval", .value(placeholder: "SECONDS"), help: "Between two rows (1)"),
            Option("count", .value(placeholder: "N"), help: "End after so many rows"),
        ],
        notes: ["With --output json each row is one line of JSON, as GET /admin/v1/stats has it."]
    ) { session async throws(Trouble) in
        let interval = try session.whole("interval", in: 1...3600) ?? 1
        let count = try session.whole("count", in: 1...Int.max)
        let admin = try session.admin()
        var row = 0
        while true {
            let stats = try await admin.get("stats", isOfApp: false)
            if session.form == .json {
                session.write([stats.json])
            } else {
                if row % page == 0 { session.write([session.palette.faint(line(columns.map(\.heading)))]) }
                session.write([line(columns.map { $0.cell(stats) })])
            }
            row += 1
            if let count, row >= count { return .fine }
            await session.loop.sleep(nanoseconds: UInt64(interval) * 1_000_000_000)
        }
    }

    private struct Column: Sendable {
        let heading: String
        let width: Int
        let cell: @Sendable (Document) -> String
    }

    private static let columns: [Column] = [
        Column(heading: "TIME", width: 8) { String($0.text("now").dropFirst(11).prefix(8)) },
        rate("REQ/S", "requests_per_second"), rate("OK/S", "admitted_per_second"),
        rate("NO/S", "refused_per_second"), rate("TOKENS/S", "tokens_per_second"),
        Column(heading: "OPEN", width: 6) { whole($0["open"]?["requests"]) },
        Column(heading: "STREAMS", width: 7) { whole($0["open"]?["streams"]) },
        Column(heading: "LIMITER P99", width: 11) { milliseconds($0["limiter_ms"]?["p99"]) },
        Column(heading: "FIRST BYTE", width: 10) { milliseconds($0["first_byte_ms"]?["p99"]) },
        Column(heading: "LAG", width: 7) { milliseconds($0["loop_lag_ms"]?["p99"]) },
        Column(heading: "REDIS", width: 8) { stats in
            stats["redis"]?["up"]?.flag == false ? "away" : milliseconds(stats["redis"]?["round_trip_ms"])
        },
        Column(heading: "SPOOL", width: 6) { stats in
            stats["spool"]?["fault"]?.text ?? whole(stats["spool"]?["waiting"])
        },
        Column(heading: "", width: 0) { stats in
            let isStopped = stats["kill_switch"]?.flag == true
            let isDraining = stats["draining"]?.flag == true
            return [isStopped ? "kill switch" : "", isDraining ? "draining" : ""].filter { !$0.isEmpty }
                .joined(separator: ", ")
        },
    ]

    private static func rate(_ heading: String, _ name: String) -> Column {
        Column(heading: heading, width: 8) { stats in
            stats["rates"]?[name]?.real.map { Digits.fixed($0, $0 < 10 ? 1 : 0) } ?? "–"
        }
    }

    private static func whole(_ value: Document?) -> String { value?.whole.map(Digits.grouped) ?? "–" }

    private static func milliseconds(_ value: Document?) -> String {
        value?.real.map { Digits.fixed($0, $0 < 10 ? 2 : 0) + "ms" } ?? "–"
    }

    private static func line(_ cells: [String]) -> String {
        let padded = zip(columns, cells).map { column, cell in
            String(repeating: " ", count: max(0, column.width - cell.count)) + cell
        }
        return padded.joined(separator: " ")
    }
}
