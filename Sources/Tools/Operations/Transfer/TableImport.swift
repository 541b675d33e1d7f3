import Bytes
import Commands
import Terminal
import Wire

final class TableImport {
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
        var text = "\(Figure.count(table.rows.count, "line")): \(Figure.count(written, "change")) \(verb)"
        if known > 0 { text += ", \(Digits.grouped(known)) were there already" }
        if skipped > 0 { text += ", \(Digits.grouped(skipped)) lines were imported before the interruption" }
        let left = "Plans that were bought with a tester's account are not imported: "
        return [text + "."] + (testers > 0 ? [left + "\(Digits.grouped(testers)) lines."] : [])
    }

    func runImport(cursor: CursorFile) async throws(CommandError) {
        let id = ContentID.contentID(table.rows.map { "\($0.line)\u{1F}" + Self.content($0) })
        let entries = ResumableRun(entries: table.rows, noun: "lines", fileID: id, isDry: isDry)
        skipped = try await entries.runEntries(cursor) { row throws(CommandError) in
            do throws(CommandError) { try await write(row) } catch { throw Self.placed(error, row) }
        }
    }

    private func write(_ row: ImportTable.Row) async throws(CommandError) {
        var limits: [String]?
        if !row.parts.isEmpty {
            let answer = try await send(.put, row, "entitlement", row.parts, of: "entitlement")
            // In a dry run, the edge still has the old plan. So the limits of the new plan are read from the
            // answer.
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
        let id = ContentID.contentID([session["batch"] ?? "", part, Self.content(row)])
        var request = AdminClient.Request(method: method, path: ["users", row.user, verb])
        let act: [(String, Document)] = [
            ("request_id", .text("import-" + id.text)), ("actor", .text(AdminChange.actorName(session))),
            ("reason", .text(reason)),
        ]
        request.body = .object((members + act).map { Document.Member(name: $0.0, value: $0.1) })
        if isDry { request.query.append(("dry_run", "true")) }
        let answer = try await session.admin().sendRequest(request)
        if isDry || answer["applied"]?.flag == true { written += 1 } else { known += 1 }
        return answer
    }

    /// The content of a line, in the order of the file's columns.
    private static func content(_ row: ImportTable.Row) -> String {
        ([row.user] + row.parts.map { "\($0.0)=\($0.1.json)" } + row.used.map { "\($0.limit)=\($0.units)" })
            .joined(separator: "\u{1F}")
    }

    private static func placed(_ trouble: CommandError, _ row: ImportTable.Row) -> CommandError {
        let place = "Line \(row.line): "
        return switch trouble {
        case .refused(let text): .refused(place + text)
        case .unavailable(let text):
            .unavailable(place + text + " Repeat the command: it continues from there.")
        default: trouble
        }
    }
}
