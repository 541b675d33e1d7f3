import Commands
import Foundation

struct BackupFile {
    static let version = 1
    static let name = "usher-backup"

    struct User {
        /// The number of the line in the file, from 1.
        let line: Int
        let record: Document

        /// The user's name in messages to the operator. If the id was too long, this is its hash.
        var name: String { record["user_id"]?.text ?? record.text("redis_key") }
    }

    let app: String?
    let users: [User]

    static func headLine(app: String?, at time: String) -> String {
        let head: Document = [
            "format": .text(name), "version": .whole(version), "app": .text(orNull: app),
            "created_at": .text(time),
        ]
        return head.json
    }

    /// The end line of a backup. A file without it is incomplete.
    static func endLine(users: Int) -> String {
        let end: Document = ["end": .text(name), "users": .whole(users)]
        return end.json
    }

    static func isBackup(_ text: String) -> Bool {
        let first = text.prefix { $0 != "\n" }
        return Document.read(Array(first.utf8))?["format"]?.text == name
    }

    init(_ text: String, _ path: String) throws(CommandError) {
        var (users, app, count): ([User], String?, Int?) = ([], nil, nil)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let document = Document.read(Array(line.utf8)), case .object = document else {
                throw .data("\(path):\(index + 1): not a single-line JSON object (is the file truncated?)")
            }
            guard count == nil else {
                throw .data("\(path):\(index + 1): data after the end-of-backup line")
            }
            if document["format"]?.text == Self.name {
                guard document.whole("version") == Self.version else {
                    throw .data(
                        "\(path) is a backup of version \(document.whole("version")), and this usherctl reads "
                            + "version \(Self.version): use the usherctl that wrote it, or a newer one.")
                }
                app = document["app"]?.text
            } else if document["end"]?.text == Self.name {
                count = document.whole("users")
            } else {
                users.append(User(line: index + 1, record: document))
            }
        }
        guard let count else {
            throw .data(
                "\(path) is cut off: the line that ends a backup is missing. Nothing was imported. Export it anew."
            )
        }
        guard count == users.count else {
            throw .data(
                "\(path): the last line counts the users as \(count), and there are \(users.count). Nothing was imported."
            )
        }
        (self.app, self.users) = (app, users)
    }

    /// Makes a backup of users that were converted from another system.
    init(users: [Document]) {
        app = nil
        self.users = users.enumerated().map { User(line: $0.offset + 1, record: $0.element) }
    }
}
