import Bytes
import Commands
import Foundation
import Limits
import Terminal

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
                help: "How to treat a user who is here already (refuse)"),
            Option("lower", .toggle, help: "With --existing replace: let counts fall"),
            Option(
                "drop", .value(placeholder: "COLUMNS"),
                help: "Columns to leave out, separated by commas"),
            Option("plan", .value(placeholder: "PLAN"), help: "With --from: the plan for everybody"),
            Option("format", .choice(["csv", "jsonl"]), help: "The file's form (by its name; else csv)"),
            Option(
                "cursor", .value(placeholder: "FILE"),
                help: "The file that records the progress (FILE.cursor)"),
            Option(
                "batch", .value(placeholder: "NAME"), help: "A new name makes the same lines count once more"
            ),
            Option("reason", .value(placeholder: "TEXT"), help: "The reason, for the audit trails (needed)"),
            Option(
                "actor", .value(placeholder: "NAME"),
                help: "The person who makes the change (the login name)",
                variable: "USHER_ACTOR"),
            Option(
                "dry-run", .toggle,
                help: "Check the file and ask the edge what would happen, changing nothing"),
        ],
        notes: [
            "A backup (usherctl export FILE.jsonl) is written user by user, each whole or not at all.",
            "Columns of a table: user_id; plan, status, period_start, period_end, anchor_day, time_zone;",
            "used:LIMIT for what is used of a limit. An empty field leaves a part as it is, 'none' removes",
            "it. Columns that cannot be written are refused, unless --drop names them. The file is",
            "checked whole first. Lines that were imported before are not written again, so an "
                + "interrupted import",
            "can simply be repeated. If sandbox is true (a tester's purchase), the plan is left out: it",
            "would open as if it were paid for.",
        ]
    ) { session async throws(CommandError) in
        guard let reason = session["reason"], !reason.trimming().isEmpty else {
            throw .usage("--reason TEXT is needed: the audit trails record why this was done")
        }
        let path = session.readOperand("FILE")
        let isJSONFile = [".jsonl", ".json", ".ndjson"].contains { path.hasSuffix($0) }
        let text = try content(of: path)
        let cursor = CursorFile(
            path: session["cursor"] ?? (path == StreamName.standard ? nil : path + ".cursor"))
        let drop = Set((session["drop"] ?? "").split(separator: ",").map { String($0).trimming() })
        if let system = session["from"] {
            try await session.learnZone()
            let users = try foreign(system, text, path, drop, session)
            for (what, count) in users.left {
                session.say("Not imported: \(Digits.grouped(count)) \(what).")
            }
            let run = BackupImport(
                session, BackupFile(users: users.records), reason: reason, isCounting: true)
            try await run.runImport(cursor: cursor)
            session.showDocument(run.document) { _ in run.lines }
            return .fine
        }
        if BackupFile.isBackup(text) {
            let file = try BackupFile(text, path)
            guard (file.app ?? "") == (session["app"] ?? "") else {
                let of = file.app.map { "the app \($0): say --app \($0)" }
                throw .usage("\(path) is a backup of \(of ?? "an edge with one app: leave --app away")")
            }
            let run = BackupImport(session, file, reason: reason)
            try await run.runImport(cursor: cursor)
            session.showDocument(run.document) { _ in run.lines }
            return .fine
        }
        let isCSV = session["format"].map { $0 == "csv" } ?? !isJSONFile
        let run = TableImport(
            session, try ImportTable(text, path, isCSV: isCSV, dropping: drop), reason: reason)
        try await run.runImport(cursor: cursor)
        session.showDocument(run.document) { _ in run.lines }
        return .fine
    }

    private static func content(of path: String) throws(CommandError) -> String {
        // A FileHandle also reads a pipe. FileManager would need the file's size, which a pipe does not have.
        guard let data = try? FileHandle(forReadingAtPath: StreamName.input(path))?.readToEnd() else {
            throw .data("\(path) cannot be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .data("\(path) is not UTF-8 text.")
        }
        if let number = longLine(in: data) {
            throw .data(
                "\(path):\(number): the line is longer than \(longestLine >> 20) MiB, which is more than a user's record "
                    + "can have. Nothing was imported.")
        }
        return text
    }

    /// The most bytes of a line. An edge accepts 8 MiB for one user, including the rest of the request.
    private static let longestLine = 7 << 20

    /// The number of the first line that is too long, counted from 1. The result is nil if there is none.
    private static func longLine(in data: Data) -> Int? {
        guard data.count > longestLine else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.count > longestLine }.map { $0 + 1 }
    }

    private static func foreign(
        _ system: String, _ text: String, _ path: String, _ drop: Set<String>, _ session: Session
    ) throws(CommandError) -> ForeignUsers {
        let today = session.localTime.date(at: Int(session.now.seconds))
        var users = ForeignUsers(plan: session["plan"], today: today)
        if system == "litellm" {
            try LiteLLMUsers.readUsers(text, path, into: &users)
        } else {
            try SupabaseUsers.readUsers(text, path, dropping: drop, into: &users)
        }
        return users
    }
}
