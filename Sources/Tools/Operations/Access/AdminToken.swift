import Configuration
import Foundation

/// The token that the admin interface asks for, and where it was found.
enum AdminToken {
    /// In turn: `--token-file` (or USHER_ADMIN_TOKEN_FILE), USHER_ADMIN_TOKEN, and the one that the edge
    /// keeps in its data directory. nil where there is none of them.
    static func find(_ session: Session) throws(CommandError) -> String? {
        if let path = session["token-file"] {
            guard let token = line(in: path) else {
                throw .denied("The token's file cannot be read: \(path). It holds one line, the token.")
            }
            return token
        }
        if let text = session.environment["USHER_ADMIN_TOKEN"], !text.isEmpty {
            guard let token = Secret(line: text)?.reveal(), !token.contains(where: \.isWhitespace) else {
                throw .usage("USHER_ADMIN_TOKEN \(Secret.rule), and no space")
            }
            return token
        }
        return line(in: directory(session) + "/admin.token")
    }

    /// The data directory that was named, or the usual one.
    static func directory(_ session: Session) -> String {
        session["data-dir"] ?? DataDirectory.usual(session.environment)
    }

    /// The one line that a file of a secret holds.
    static func line(in path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 4097),
            data.count <= 4096, let text = String(validating: data, as: UTF8.self)
        else { return nil }
        let token = text.trimming()
        return token.isEmpty || token.contains(where: \.isWhitespace) ? nil : token
    }
}
