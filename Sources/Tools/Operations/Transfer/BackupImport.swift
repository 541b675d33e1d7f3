import Commands
import Terminal
import Wire

/// Imports users from a file, with one request for each. A repeated import writes no user twice, and
/// completes a user whose restore was interrupted.
final class BackupImport {
    private let session: Session
    private let file: BackupFile
    private let reason: String
    private let isDry: Bool
    private let existing: String
    private let isCounting: Bool
    private var (written, known, kept, skipped, open) = (0, 0, 0, 0, 0)
    private var fallen: [Document] = []

    /// - Parameter isCounting: whether the counters are computed from the books, because the file has none.
    init(_ session: Session, _ file: BackupFile, reason: String, isCounting: Bool = false) {
        self.session = session
        self.file = file
        self.reason = reason
        self.isCounting = isCounting
        isDry = session.invocation.has("dry-run")
        existing = session["existing"] ?? "refuse"
    }

    var document: Document {
        [
            "users": .whole(file.users.count), "written": .whole(written), "already": .whole(known),
            "kept": .whole(kept), "skipped": .whole(skipped), "open_messages": .whole(open),
            "fallen": .list(fallen), "dry_run": .flag(isDry),
        ]
    }

    var lines: [String] {
        var text = "\(Figure.count(file.users.count, "user")): \(Digits.grouped(written)) "
        text += isDry ? "would be written" : "written"
        if kept > 0 {
            text += ", \(Digits.grouped(kept)) \(isDry ? "would be" : "were") left as they are here"
        }
        if known > 0 { text += ", \(Digits.grouped(known)) were there already" }
        if skipped > 0 { text += ", \(Digits.grouped(skipped)) were imported before the interruption" }
        var lines = [text + "."]
        if open > 0 {
            lines.append(
                "\(Figure.count(open, "message")) were open when the backup was made: their final use is not in it."
            )
        }
        for line in fallen {
            lines.append(
                Printable.line(
                    "\(line.text("user")): \(line.text("counts")) \(isDry ? "would fall" : "fell")."))
        }
        return lines
    }

    func runImport(cursor: CursorFile) async throws(CommandError) {
        let entries = ResumableRun(
            entries: file.users, noun: "users", fileID: .contentID(file.users.map(\.record.json)),
            isDry: isDry)
        skipped = try await entries.runEntries(cursor) { user throws(CommandError) in
            do throws(CommandError) { try await write(user) } catch { throw placed(error, user) }
        }
    }

    private func write(_ user: BackupFile.User) async throws(CommandError) {
        var record = user.record
        if isCounting, case .object(let members) = record {
            record = .object(members + [.init(name: "count_from_books", value: .flag(true))])
        }
        var request = AdminClient.Request(method: .post, path: ["restore"])
        let id = ContentID.contentID([session["batch"] ?? "", user.record.json])
        request.body = [
            "request_id": .text("restore-" + id.text), "actor": .text(AdminChange.actorName(session)),
            "reason": .text(reason), "existing": .text(existing),
            "lower": .flag(session.invocation.has("lower")), "record": record,
        ]
        if isDry { request.query.append(("dry_run", "true")) }
        let answer = try await session.admin().sendRequest(request)
        switch answer.text("outcome") {
        case "written": written += 1
        case "kept": kept += 1
        default: known += 1
        }
        open += user.record.whole("open_messages")
        let counts = (answer["fallen"]?.items ?? []).compactMap(\.text)
        if !counts.isEmpty {
            fallen.append(["user": .text(user.name), "counts": .text(counts.joined(separator: ", "))])
        }
    }

    private func placed(_ trouble: CommandError, _ user: BackupFile.User) -> CommandError {
        let place = "Line \(user.line), \(Printable.quoted(user.name)): "
        let before = written == 1 ? "1 user before was" : "\(Digits.grouped(written)) users before were"
        let done = isDry ? "" : written == 0 ? " Nothing was written." : " \(before) written."
        return switch trouble {
        case .refused(let text):
            .refused(
                place
                    + text.replacing("existing=", with: "--existing ").replacing(
                        "lower=true", with: "--lower") + done)
        case .unavailable(let text):
            .unavailable(place + text + " Repeat the command: it continues from there.")
        default: trouble
        }
    }
}
