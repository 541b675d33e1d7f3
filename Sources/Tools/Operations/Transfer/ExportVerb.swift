import Commands
import Dates
import Foundation
import Limits
import Reactor
import Records
import Terminal

enum ExportVerb {
    static let verb = Verb(
        "export", "Writes a backup of all users, or a table of them or of their books",
        operands: [
            Operand(
                "FILE", help: "The file to write; standard output without it, and with -", isRequired: false)
        ],
        options: [
            Option(
                "what", .choice(["backup", "users", "books"]),
                help: "A backup (jsonl; its default), users with this month's figures (csv's), or books"),
            Option(
                "from", .value(placeholder: "MONTH"),
                help: "Books from this month on, such as 2026-10 (this one)"),
            Option("to", .value(placeholder: "MONTH"), help: "Books to this month (this one)"),
            Option("format", .choice(["csv", "jsonl"]), help: "The file's form (by its name; else csv)"),
            Option(
                "cursor", .value(placeholder: "FILE"),
                help: "The file that records the progress (FILE.cursor)"),
            Option("page", .value(placeholder: "N"), help: "The number of users in one request (500)"),
        ], forms: [.table],
        notes: [
            "A backup holds everything of every user (docs/backup.md), and usherctl import reads it. A table of",
            "users is for spreadsheets: it has neither counters, grants, keys nor the books.",
            "An interrupted export into a file goes on when it is called again: nothing is written twice or left",
            "out. The users already written are in a file beside the cursor file, which ends in .seen. Only its owner can read a",
            "file (mode 600). Pipes are written to; devices and links are refused. If Redis was",
            "restarted in between, remove both files and begin again.",
        ]
    ) { session async throws(CommandError) in
        // The present month depends on the edge's time zone, so the zone is requested first.
        try await session.learnZone()
        let options = try ExportOptions(session)
        guard let path = session.invocation.operands["FILE"], path != StreamName.standard else {
            return try await stream(options, session) { session.writeLines($0) }
        }
        switch try ExportPlace(path) {
        case .file: return try await toFile(path, options, session)
        case .pipe(let pipe):
            return try await stream(options, session) { lines throws(CommandError) in
                do {
                    for line in lines { try pipe.write(contentsOf: Data((line + "\n").utf8)) }
                } catch {
                    throw .unavailable("\(path): the reader of this pipe has stopped.")
                }
            }
        }
    }

    private static func stream(
        _ options: ExportOptions, _ session: Session, _ write: ([String]) throws(CommandError) -> Void
    ) async throws(CommandError) -> OperatorExit {
        let walk = UserWalk(session, options)
        try write(options.headLines(session))
        let progress = ProgressLine(isShown: Console.talk.isTerminal && !Console.output.isTerminal)
        while let users = try await walk.next() {
            try write(try await options.makeLines(users, session))
            progress.showText("\(Digits.grouped(walk.count)) users …")
        }
        progress.clear()
        try write(options.endLines(users: walk.count))
        options.reportOmissions(session, walk)
        return .fine
    }

    private static func toFile(_ path: String, _ options: ExportOptions, _ session: Session)
        async throws(CommandError)
        -> OperatorExit
    {
        let place = session["cursor"] ?? path + ".cursor"
        let cursor = CursorFile(path: place)
        let kept = try cursor.readDocument()
        if let kept, kept["what"]?.text != options.signature {
            throw .data(
                "\(place) belongs to another export (\(kept.text("what"))). Remove it, or name another by --cursor."
            )
        }
        let seen = try SeenUsers(path: place + ".seen", count: kept?.whole("users") ?? 0)
        defer { seen.close() }
        let file = try GrowingFile(path, keeping: kept?.whole("bytes") ?? 0)
        defer { file.close() }
        let walk = UserWalk(session, options, from: kept?["cursor"]?.text, seen: seen.hashes)
        if kept == nil { try file.writeLines(options.headLines(session)) }
        if kept != nil { session.say("Continuing after \(Digits.grouped(walk.count)) users.") }
        let progress = ProgressLine()
        let began = session.loop.now
        while let users = try await walk.next() {
            try file.writeLines(try await options.makeLines(users, session))
            try seen.addHashes(walk.latest)
            if let next = walk.cursor {
                try cursor.writeDocument([
                    "what": .text(options.signature), "cursor": .text(next), "bytes": .whole(file.bytes),
                    "users": .whole(walk.count),
                ])
            }
            let seconds = max(1, Int((session.loop.now - began) / 1_000_000_000))
            progress.showText(
                "\(Digits.grouped(walk.count)) users, \(Figure.bytes(file.bytes)), \(Figure.span(seconds: seconds)) …"
            )
        }
        progress.clear()
        try file.writeLines(options.endLines(users: walk.count))
        cursor.remove()
        seen.remove()
        session.say("\(path): \(Digits.grouped(walk.count)) users, \(Figure.bytes(file.bytes)).")
        options.reportOmissions(session, walk)
        return .fine
    }
}

struct ExportOptions {
    let isCSV: Bool
    let page: Int
    /// Whether the export is a backup with all data of every user.
    let isBackup: Bool
    let columns: [RowOutput.Column]
    /// The months of the books. It is nil for a backup and for a table of users.
    private let months: ClosedRange<Int>?

    init(_ session: Session) throws(CommandError) {
        let name = session.invocation.operands["FILE"] ?? ""
        let isJSONFile = [".jsonl", ".json", ".ndjson"].contains { name.hasSuffix($0) }
        isCSV = session["format"].map { $0 == "csv" } ?? !isJSONFile
        page = try session.readWhole("page", in: 1...1000) ?? 500
        let what = session["what"] ?? (isCSV ? "users" : "backup")
        isBackup = what == "backup"
        if isBackup, isCSV {
            throw .usage(
                "A backup is JSON lines, since CSV cannot hold counters, grants, keys and books: name a file that "
                    + "ends in .jsonl, or say --format jsonl")
        }
        guard what == "books" else {
            columns = Self.userColumns
            months = nil
            return
        }
        columns = Self.bookColumns
        let today = session.localTime.date(at: Int(session.now.seconds))
        let current = today.year * 12 + today.month - 1
        func month(_ option: String) throws(CommandError) -> Int {
            guard let text = session[option] else { return current }
            guard let month = Month.parseMonth(text) else {
                throw .usage("--\(option) must be a month such as 2026-10")
            }
            return month
        }
        let (from, to) = (try month("from"), try month("to"))
        guard from <= to, to - from < 13 else {
            throw .usage("--from must not be after --to, and books are kept for 13 months")
        }
        months = from...to
    }

    /// Describes the options. An export can continue only if its cursor file has the same description.
    var signature: String {
        let what = months.map {
            "books \(Month.formatMonth($0.lowerBound)) \(Month.formatMonth($0.upperBound))"
        }
        return "\(what ?? (isBackup ? "backup" : "users")) \(isCSV ? "csv" : "jsonl")"
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
        .init("guessed_cost_microdollars", nil), .init("images", nil), .init("audio_seconds", nil),
        .init("characters", nil),
    ]

    /// The lines of the file before those of the first user.
    func headLines(_ session: Session) -> [String] {
        if isBackup {
            let time = ZonedTimestamp(zone: "UTC").formatMoment(session.now)
            return [BackupFile.headLine(app: session["app"], at: time)]
        }
        return isCSV ? [RowOutput(columns).csvHeading] : []
    }

    func endLines(users: Int) -> [String] { isBackup ? [BackupFile.endLine(users: users)] : [] }

    /// Reports to the operator which data the file does not contain.
    func reportOmissions(_ session: Session, _ walk: UserWalk) {
        if isBackup, walk.open > 0 {
            session.say(
                "\(Figure.count(walk.open, "message")) were open: their final use is not in the backup. For a "
                    + "move, drain the edges first (usherctl drain).")
        }
        if let first = walk.partial.first {
            session.say(
                "Written in part, because an import of them has begun and not ended: "
                    + "\(Figure.count(walk.partial.count, "user")), \(Printable.quoted(first)) first. No import will take "
                    + "them from this backup: end that import, and export again.")
        }
        if !isBackup, months == nil {
            session.say(
                "This table is not a backup: it has no counters, overrides, grants, keys, check-ins, "
                    + "refusals, trail or books. For one: usherctl export FILE.jsonl")
        }
    }

    func fetchUsers(_ session: Session, from cursor: String?) async throws(CommandError) -> Document {
        guard isBackup else { return try await session.admin().fetchUsers(from: cursor, limit: page) }
        let answer = try await session.admin().fetchPage("backup", from: cursor, limit: page)
        guard answer.whole("version") == BackupFile.version else {
            throw .data(
                "The edge writes backups of version \(answer.whole("version")), and this usherctl knows version "
                    + "\(BackupFile.version): use the usherctl of the edge's release.")
        }
        return answer
    }

    func makeLines(_ users: [Document], _ session: Session) async throws(CommandError) -> [String] {
        if isBackup { return users.map(\.json) }
        var sheet = RowOutput(columns)
        for user in users {
            guard let months else {
                sheet.addRow(
                    .object(user.members.filter { $0.name != "month" } + (user["month"]?.members ?? [])))
                continue
            }
            // A user whose id is too long is skipped: only a hash of the id is stored, and the admin
            // interface cannot return a user by a hash.
            guard let id = user["user_id"]?.text else { continue }
            let books = try await session.admin().fetchBooks(of: id, months: months)
            for line in books["lines"]?.items ?? [] {
                sheet.addRow(.object([Document.Member(name: "user_id", value: .text(id))] + line.members))
            }
        }
        return isCSV ? sheet.csv : sheet.jsonLines
    }
}

/// Reads all users page by page. Each user is returned once, even after an interruption.
final class UserWalk {
    private let session: Session
    private let options: ExportOptions
    /// How many messages of the users were open when the backup was made.
    private(set) var open = 0
    /// The users whose restore has begun but not ended.
    private(set) var partial: [String] = []
    /// The cursor of the next page. It is nil before the first page and after the last.
    private(set) var cursor: String?
    private var isOver = false
    /// The hashes of the users that were returned so far, eight bytes each. Two users with the same hash
    /// would be treated as one. With ten million users, the probability of that is 1 in 370,000.
    private var seen: Set<UInt64>
    private(set) var latest: [UInt64] = []

    var count: Int { seen.count }

    /// - Parameter seen: the hashes of the users that were exported before an interruption.
    init(_ session: Session, _ options: ExportOptions, from cursor: String? = nil, seen: [UInt64] = []) {
        self.session = session
        self.options = options
        self.cursor = cursor
        self.seen = Set(seen)
    }

    func next() async throws(CommandError) -> [Document]? {
        guard !isOver else { return nil }
        let answer = try await options.fetchUsers(session, from: cursor)
        cursor = answer["next_cursor"]?.text
        isOver = cursor == nil
        latest = []
        return (answer["users"]?.items ?? []).filter { user in
            let hash = SeenUsers.hash(of: user.text("redis_key"))
            guard seen.insert(hash).inserted else { return false }
            latest.append(hash)
            open += user.whole("open_messages")
            if user["partial"]?.flag == true {
                partial.append(user["user_id"]?.text ?? user.text("redis_key"))
            }
            return true
        }
    }
}
