import Bytes
import Commands
import Cryptography
import Foundation
import Limits
import Terminal
import Wire

/// `usherctl import`: entitlements and counters from a file.
enum ImportVerb {
    static let verb = Verb(
        "import", "Writes users from a backup, a table of plans and counters, or another system's export",
        operands: [
            Operand(
                "FILE", help: "A backup, CSV with a heading, or a JSON object a line; - is standard input")
        ],
        options: [
            Option(
                "from", .choice(["litellm", "supabase"]),
                help: "FILE is another system's: docs/import-litellm.md, docs/import-supabase.md"),
            Option(
                "existing", .choice(["refuse", "keep", "replace"]),
                help: "What becomes of a user who is here already (refuse)"),
            Option("lower", .toggle, help: "With --existing replace: counts may fall"),
            Option(
                "drop", .value(placeholder: "COLUMNS"),
                help: "Columns, with commas between, that may be lost"),
            Option("plan", .value(placeholder: "PLAN"), help: "With --from: the plan that everybody gets"),
            Option("format", .choice(["csv", "jsonl"]), help: "The file's form (by its name; else csv)"),
            Option(
                "cursor", .value(placeholder: "FILE"), help: "Where it keeps how far it came (FILE.cursor)"),
            Option(
                "batch", .value(placeholder: "NAME"), help: "Another name lets the same lines count once more"
            ),
            Option("reason", .value(placeholder: "TEXT"), help: "Why, for the audit trails (needed)"),
            Option(
                "actor", .value(placeholder: "NAME"), help: "Who asks (the login name)",
                variable: "USHER_ACTOR"),
            Option(
                "dry-run", .toggle,
                help: "Check the file and ask the edge what would happen, changing nothing"),
        ],
        notes: [
            "A backup (usherctl export FILE.jsonl) is written user by user, each whole or not at all.",
            "Columns of a table: user_id; plan, status, period_start, period_end, anchor_day, time_zone;",
            "used:LIMIT for what is used of a limit. An empty field leaves a part as it is, 'none' takes it",
            "away. What a column says that cannot be written is refused, unless --drop names it. The file is",
            "checked whole first. What was imported before is not written again, so that an interrupted import",
            "can simply be repeated. Where sandbox is true, a tester's, the plan is left out: it would open as if",
            "it were paid for.",
        ]
    ) { session async throws(CommandError) in
        guard let reason = session["reason"], !reason.trimming().isEmpty else {
            throw .usage("--reason TEXT is needed: it tells in the audit trails why this was done")
        }
        let path = session.operand("FILE")
        let isJSONFile = [".jsonl", ".json", ".ndjson"].contains { path.hasSuffix($0) }
        let text = try content(of: path)
        let cursor = CursorFile(
            path: session["cursor"] ?? (path == StreamName.standard ? nil : path + ".cursor"))
        let drop = Set((session["drop"] ?? "").split(separator: ",").map { String($0).trimming() })
        if let system = session["from"] {
            let users = try foreign(system, text, path, drop, session)
            for (what, count) in users.left {
                session.say("Not imported: \(Digits.grouped(count)) \(what).")
            }
            let run = RestoreRun(session, BackupFile(users: users.records), reason: reason, isCounting: true)
            try await run.go(cursor: cursor)
            session.show(run.document) { _ in run.lines }
            return .fine
        }
        if BackupFile.isBackup(text) {
            let file = try BackupFile(text, path)
            guard (file.app ?? "") == (session["app"] ?? "") else {
                let of = file.app.map { "the app \($0): say --app \($0)" }
                throw .usage("\(path) is a backup of \(of ?? "an edge with one app: leave --app away")")
            }
            let run = RestoreRun(session, file, reason: reason)
            try await run.go(cursor: cursor)
            session.show(run.document) { _ in run.lines }
            return .fine
        }
        let isCSV = session["format"].map { $0 == "csv" } ?? !isJSONFile
        let run = ImportRun(
            session, try ImportTable(text, path, isCSV: isCSV, dropping: drop), reason: reason)
        try await run.go(cursor: cursor)
        session.show(run.document) { _ in run.lines }
        return .fine
    }

    private static func content(of path: String) throws(CommandError) -> String {
        // A pipe has no size, by which FileManager reads.
        guard let data = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw .data("\(path) cannot be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .data("\(path) is not UTF-8 text.")
        }
        return text
    }

    private static func foreign(
        _ system: String, _ text: String, _ path: String, _ drop: Set<String>, _ session: Session
    ) throws(CommandError) -> ForeignUsers {
        let today = session.localTime.date(at: Int(session.now.seconds))
        var users = ForeignUsers(plan: session["plan"], today: today)
        if system == "litellm" {
            try LiteLLMUsers.read(text, path, into: &users)
        } else {
            try SupabaseUsers.read(text, path, dropping: drop, into: &users)
        }
        return users
    }
}

/// One import on its way.
private final class ImportRun {
    private let session: Session
    private let table: ImportTable
    private let reason: String
    private let isDry: Bool
    private var (written, known, skipped) = (0, 0, 0)

    init(_ session: Session, _ table: ImportTable, reason: String) {
        self.session = session
        self.table = table
        self.reason = reason
        isDry = session.invocation.has("dry-run")
    }

    var document: Document {
        [
            "rows": .whole(table.rows.count), "written": .whole(written), "already": .whole(known),
            "skipped": .whole(skipped), "testers": .whole(testers), "dry_run": .flag(isDry),
        ]
    }

    private var testers: Int { table.rows.count(where: \.isTester) }

    var lines: [String] {
        let verb = isDry ? "would be written" : "written"
        var text = "\(Digits.grouped(table.rows.count)) lines: \(Digits.grouped(written)) changes \(verb)"
        if known > 0 { text += ", \(Digits.grouped(known)) were there already" }
        if skipped > 0 { text += ", \(Digits.grouped(skipped)) lines had been done before the interruption" }
        let left = "Plans that were bought with a tester's account are not imported: "
        return [text + "."] + (testers > 0 ? [left + "\(Digits.grouped(testers)) lines."] : [])
    }

    func go(cursor: CursorFile) async throws(CommandError) {
        let digest = Self.identity(of: table.rows.map { "\($0.line)\u{1F}" + Self.content($0) })
        var done = 0
        if !isDry, let kept = try cursor.read(), kept["file"]?.text == digest {
            done = min(kept.whole("rows"), table.rows.count)
            skipped = done
        }
        let progress = ProgressLine()
        for row in table.rows.dropFirst(done) {
            do throws(CommandError) {
                try await write(row)
            } catch {
                progress.clear()
                throw Self.placed(error, row)
            }
            done += 1
            guard !isDry else { continue }
            if done % 100 == 0 { try cursor.write(["file": .text(digest), "rows": .whole(done)]) }
            progress.show("\(Digits.grouped(done)) of \(Digits.grouped(table.rows.count)) lines …")
        }
        progress.clear()
        if !isDry { cursor.remove() }
    }

    private func write(_ row: ImportTable.Row) async throws(CommandError) {
        var limits: [String]?
        if !row.parts.isEmpty {
            let answer = try await send(.put, row, "entitlement", row.parts, of: "entitlement")
            // In a dry run the line's plan is not in force; its limits are in the answer.
            if isDry { limits = (answer["user"]?["limits"]?.items ?? []).map { $0.text("name") } }
        }
        for (limit, units) in row.used {
            if let limits {
                guard limits.contains(limit) else {
                    throw .refused(
                        "There is no limit of that name in the plan that this line gives. Known: "
                            + "\(limits.isEmpty ? "none" : limits.joined(separator: ", ")).")
                }
                written += 1
                continue
            }
            try await send(
                .post, row, "resets", [("limit", .text(limit)), ("used", .whole(units))], of: "used:\(limit)")
        }
    }

    @discardableResult
    private func send(
        _ method: Method, _ row: ImportTable.Row, _ verb: String, _ members: [(String, Document)],
        of part: String
    ) async throws(CommandError) -> Document {
        let id = Self.identity(of: [session["batch"] ?? "", part, Self.content(row)])
        var request = AdminClient.Request(method: method, path: ["users", row.user, verb])
        let act: [(String, Document)] = [
            ("request_id", .text("import-" + id)), ("actor", .text(Change.actor(session))),
            ("reason", .text(reason)),
        ]
        request.body = .object((members + act).map { Document.Member(name: $0.0, value: $0.1) })
        if isDry { request.query.append(("dry_run", "true")) }
        let answer = try await session.admin().ask(request)
        if isDry || answer["applied"]?.flag == true { written += 1 } else { known += 1 }
        return answer
    }

    /// A line's words, in the file's own order of columns.
    private static func content(_ row: ImportTable.Row) -> String {
        ([row.user] + row.parts.map { "\($0.0)=\($0.1.json)" } + row.used.map { "\($0.limit)=\($0.units)" })
            .joined(separator: "\u{1F}")
    }

    /// The same words have the same id, always.
    private static func identity(of words: [String]) -> String {
        Hexadecimal.text(Digest.sha256(Array(words.joined(separator: "\u{1E}").utf8)).prefix(16))
    }

    private static func placed(_ trouble: CommandError, _ row: ImportTable.Row) -> CommandError {
        let place = "Line \(row.line): "
        return switch trouble {
        case .refused(let text): .refused(place + text)
        case .unavailable(let text): .unavailable(place + text + " Call it again: it goes on there.")
        default: trouble
        }
    }
}
