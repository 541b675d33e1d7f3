package import Commands
import Foundation

/// The token that an edge's admin interface asks for, as every tool finds it.
package enum AdminToken {
    /// The reason why a named token could not be read.
    package enum Fault: Error, Hashable, Sendable {
        /// The file of `--token-file` holds no line that could be a token.
        case unreadable(path: String)
        case badVariable

        /// A sentence without its full stop.
        package var text: String {
            switch self {
            case .unreadable(let path):
                "The token's file cannot be read: \(Printable.quoted(path)). It holds one line, the token"
            case .badVariable: "USHER_ADMIN_TOKEN \(Secret.rule), and no space"
            }
        }
    }

    package static let fileOption = Option(
        "token-file", .value(placeholder: "FILE"),
        help: "The token's file (DATA-DIR/admin.token; or the token itself in USHER_ADMIN_TOKEN)",
        variable: "USHER_ADMIN_TOKEN_FILE")
    package static let directoryOption = Option(
        "data-dir", .value(placeholder: "DIR"), help: "The edge's data directory", variable: "USHER_DATA_DIR")

    /// Looks for the token in this order: `--token-file` (or USHER_ADMIN_TOKEN_FILE), USHER_ADMIN_TOKEN,
    /// and the one that the edge keeps in its data directory. nil if there is none in any of these places.
    package static func findToken(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(Fault) -> String? {
        if let path = invocation["token-file"]?.text {
            guard let token = readLine(in: path) else { throw .unreadable(path: path) }
            return token
        }
        if let text = environment["USHER_ADMIN_TOKEN"], !text.isEmpty {
            guard let token = Secret(line: text)?.reveal(), !token.contains(where: \.isWhitespace) else {
                throw .badVariable
            }
            return token
        }
        return readLine(in: findDirectory(invocation, environment) + "/admin.token")
    }

    /// The data directory that was named, or the usual one.
    package static func findDirectory(_ invocation: Invocation, _ environment: [String: String]) -> String {
        invocation["data-dir"]?.text ?? DataDirectory.usualDirectory(environment)
    }

    /// The one line that a file of a secret holds.
    package static func readLine(in path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 4097),
            data.count <= 4096, let text = String(validating: data, as: UTF8.self)
        else { return nil }
        let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return token.isEmpty || token.contains(where: \.isWhitespace) ? nil : token
    }
}
