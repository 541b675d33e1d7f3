package import Commands
import Foundation

/// Finds the token for an edge's admin interface. All tools use these rules.
package enum AdminToken {
    /// Why the token that the command line or the environment names could not be read.
    package enum Fault: Error, Hashable, Sendable {
        /// The file of `--token-file` contains no line that can be a token.
        case unreadable(path: String)
        case badVariable

        /// The fault as a sentence, without the full stop.
        package var text: String {
            switch self {
            case .unreadable(let path):
                "The token's file cannot be read: \(Printable.quoted(path)). It must hold one line, the token"
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

    /// Finds the admin token. `--token-file` (or USHER_ADMIN_TOKEN_FILE) is used first, then
    /// USHER_ADMIN_TOKEN, then the file in the edge's data directory. Returns nil if none of them exists.
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
        return readLine(in: filePath(in: findDirectory(invocation, environment)))
    }

    /// The data directory that the command line or the environment names. If they name none, it is the
    /// default directory, or the packaged service's directory if only that one contains a token.
    package static func findDirectory(
        _ invocation: Invocation, _ environment: [String: String], packaged: String = DataDirectory.packaged
    ) -> String {
        if let named = invocation["data-dir"]?.text { return named }
        let usual = DataDirectory.usualDirectory(environment)
        return !hasToken(usual) && hasToken(packaged) ? packaged : usual
    }

    private static func hasToken(_ directory: String) -> Bool {
        FileManager.default.fileExists(atPath: filePath(in: directory))
    }

    /// The file in which an edge with this data directory keeps its token.
    package static func filePath(in directory: String) -> String { "\(directory)/admin.token" }

    /// Reads the single line of a file that contains a secret.
    package static func readLine(in path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 4097),
            data.count <= 4096, let text = String(validating: data, as: UTF8.self)
        else { return nil }
        let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return token.isEmpty || token.contains(where: \.isWhitespace) ? nil : token
    }
}
