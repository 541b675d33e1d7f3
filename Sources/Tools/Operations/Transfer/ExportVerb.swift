import Commands
import Dates
import Limits
import Reactor
import Terminal

/// `usherctl export`: all users, or all that their messages came to.
enum ExportVerb {
    static let verb = Verb(
        "export", "Writes all users, or their books, as CSV or JSON lines",
        operands: [
            Operand("FILE", help: "Where to; standard output without it", isRequired: false)
        ],
        options: [
            Option(
                "what", .choice(["users", "books"]),
                help: "Users with this month's figures (default), or books"),
            Option(
                "from", .value(placeholder: "MONTH"),
                help: "Books from this month on, such as 2026-10 (this one)"),
            Option("to", .value(placeholder: "MONTH"), help: "Books to this month (this one)"),
            Option("format", .choice(["csv", "jsonl"]), help: "The file's form (by its name; else csv)"),
            Option(
                "cursor", .value(placeholder: "FILE"), help: "Where it keeps how far it came (FILE.cursor)"),
            Option("page", .value(placeholder: "N"), help: "Users asked for at once (500)"),
        ] + SettingsOptions.all, forms: [.table],
        notes: [
            "An interrupted export into a file goes on when it is called again: nothing is written twice or left",
            "out; who was written stands beside the cursor file, in one that ends in .seen. Should Redis have been",
            "started anew in between, remove both and begin again.",
        ]
    ) { session async throws(CommandError) in
        let plan = try ExportPlan(session)
        guard let path = session.invocation.operands["FILE"] else {
            return try await toStandardOutput(plan, session)
        }
        return try await toFile(path, plan, session)
    }

    private static func toStandardOutput(_ plan: ExportPlan, _ session: Session) async throws(CommandError)
        -> OperatorExit
    {
        let walk = UserWalk(session, page: plan.page)
        if plan.isCSV { session.write([RowOutput(plan.columns).csvHeading]) }
        let progress = ProgressLine(isShown: Console.talk.isTerminal && !Console.output.isTerminal)
        while let users = try await walk.next() {
            session.write(try await plan.lines(users, session))
            progress.show("\(Digits.grouped(walk.count)) users …")
        }
        progress.clear()
        return .fine
    }

    private static func toFile(_ path: String, _ plan: ExportPlan, _ session: Session)
        async throws(CommandError)
        -> OperatorExit
    {
        let cursor = CursorFile(path: session["cursor"] ?? path + ".cursor")
        let kept = try cursor.read()
        if let kept, kept["what"]?.text != plan.signature {
            throw .data(
                "\(cursor.path) belongs to another export (\(kept.text("what"))). Remove it, or name another by --cursor."
            )
        }
        let seen = try SeenUsers(path: cursor.path + ".seen", count: kept?.whole("users") ?? 0)
        defer { seen.close() }
        let file = try GrowingFile(path, keeping: kept?.whole("bytes") ?? 0)
        defer { file.close() }
        let walk = UserWalk(session, page: plan.page, from: kept?["cursor"]?.text, seen: seen.hashes)
        if kept == nil, plan.isCSV { try file.write([RowOutput(plan.columns).csvHeading]) }
        if kept != nil { session.say("Going on behind \(Digits.grouped(walk.count)) users.") }
        let progress = ProgressLine()
        let began = session.loop.now
        while let users = try await walk.next() {
            try file.write(try await plan.lines(users, session))
            try seen.add(walk.latest)
            if let next = walk.cursor {
                try cursor.write([
                    "what": .text(plan.signature), "cursor": .text(next), "bytes": .whole(file.bytes),
                    "users": .whole(walk.count),
                ])
            }
            let seconds = max(1, Int((session.loop.now - began) / 1_000_000_000))
            progress.show(
                "\(Digits.grouped(walk.count)) users, \(Figure.bytes(file.bytes)), \(Figure.span(seconds: seconds)) …"
            )
        }
        progress.clear()
        cursor.remove()
        seen.remove()
        session.say("\(path): \(Digits.grouped(walk.count)) users, \(Figure.bytes(file.bytes)).")
        return .fine
    }
}

/// What an export writes.
struct ExportPlan {
    let isCSV: Bool
    let page: Int
    let columns: [RowOutput.Column]
    /// Of the books; nil for users.
    private let months: ClosedRange<Int>?

    init(_ session: Session) throws(CommandError) {
        let name = session.invocation.operands["FILE"] ?? ""
        let isJSONFile = [".jsonl", ".json", ".ndjson"].contains { name.hasSuffix($0) }
        isCSV = session["format"].map { $0 == "csv" } ?? !isJSONFile
        page = try session.whole("page", in: 1...1000) ?? 500
        guard session["what"] == "books" else {
            columns = Self.userColumns
            months = nil
            return
        }
        columns = Self.bookColumns
        let today = session.localTime.date(at: Int(session.now.seconds))
        let current = today.year * 12 + today.month - 1
        func month(_ option: String) throws(CommandError) -> Int {
            guard let text = session[option] else { return current }
            guard let month = Month.read(text) else {
                throw .usage("--\(option) is a month such as 2026-10")
            }
            return month
        }
        let (from, to) = (try month("from"), try month("to"))
        guard from <= to, to - from < 13 else {
            throw .usage("--from is not after --to, and books are kept for 13 months")
        }
        months = from...to
    }

    /// What a cursor file must agree with.
    var signature: String {
        let what = months.map {
            "books \(Month.written($0.lowerBound)) \(Month.written($0.upperBound))"
        }
        return "\(what ?? "users") \(isCSV ? "csv" : "jsonl")"
    }

    private static let userColumns: [RowOutput.Column] = [
        .init("user_id", nil), .init("redis_key", nil), .init("plan", nil), .init("status", nil),
        .init("version", nil), .init("period_end", nil), .init("blocked", nil), .init("sandbox", nil),
        .init("month", nil),
        .init("messages", nil), .init("tokens", nil), .init("cost_microdollars", nil),
        .init("sandbox_messages", nil), .init("sandbox_tokens", nil),
        .init("sandbox_cost_microdollars", nil),
    ]

    private static let bookColumns: [RowOutput.Column] = [
        .init("user_id", nil), .init("date", nil), .init("model", nil), .init("sandbox", nil),
        .init("messages", nil),
        .init("input_tokens", nil), .init("output_tokens", nil), .init("cached_tokens", nil),
        .init("reasoning_tokens", nil), .init("cost_microdollars", nil), .init("estimated", nil),
        .init("guessed_input_tokens", nil), .init("guessed_output_tokens", nil),
        .init("guessed_cost_microdollars", nil),
    ]

    /// The lines of a page of users.
    func lines(_ users: [Document], _ session: Session) async throws(CommandError) -> [String] {
        var sheet = RowOutput(columns)
        for user in users {
            guard let months else {
                sheet.add(
                    .object(user.members.filter { $0.name != "month" } + (user["month"]?.members ?? [])))
                continue
            }
            // Of a longer id only a hash is kept, which the interface cannot be asked about.
            guard let id = user["user_id"]?.text else { continue }
            let books = try await DataSource(session).books(of: id, months: months)
            for line in books["lines"]?.items ?? [] {
                sheet.add(.object([Document.Member(name: "user_id", value: .text(id))] + line.members))
            }
        }
        return isCSV ? sheet.csv : sheet.jsonLines
    }
}

/// All users, page by page. A user whom Redis tells twice comes once, over interruptions, too.
final class UserWalk {
    private let session: Session
    private let page: Int
    /// Where the next page begins; nil before the first and behind the last.
    private(set) var cursor: String?
    private var isOver = false
    /// Hashes of those who came: eight bytes each. Two users with one hash are not told apart: with ten
    /// million users that is a chance of 1 in 370,000.
    private var seen: Set<UInt64>
    /// Those of the page that came last.
    private(set) var latest: [UInt64] = []

    var count: Int { seen.count }

    /// - Parameter seen: who came before an interruption.
    init(_ session: Session, page: Int, from cursor: String? = nil, seen: [UInt64] = []) {
        self.session = session
        self.page = page
        self.cursor = cursor
        self.seen = Set(seen)
    }

    func next() async throws(CommandError) -> [Document]? {
        guard !isOver else { return nil }
        let answer = try await DataSource(session).users(from: cursor, limit: page)
        cursor = answer["next_cursor"]?.text
        isOver = cursor == nil
        latest = []
        return (answer["users"]?.items ?? []).filter { user in
            let hash = SeenUsers.hash(of: user.text("redis_key"))
            guard seen.insert(hash).inserted else { return false }
            latest.append(hash)
            return true
        }
    }
}
