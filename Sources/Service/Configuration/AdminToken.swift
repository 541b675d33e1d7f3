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

    /// A token, and where it was found.
    package struct Found: Hashable, Sendable {
        package enum Source: Hashable, Sendable {
            case option(Invocation.Given.Source, path: String)
            case variable
            case directory(path: String)
        }

        package let token: String
        package let source: Source

        /// A sentence, without the full stop, for a token that an edge does not know.
        package func describeRejection(by edge: String) -> String {
            let own = "name the edge's own data directory by --data-dir"
            let (place, remedy) =
                switch source {
                case .option(.flag(let flag), let path):
                    (Printable.quoted(path), "name another file, or leave out \(flag) and \(own)")
                case .option(.environment(let name), let path):
                    ("\(Printable.quoted(path)) (\(name))", "name another file, or unset \(name) and \(own)")
                case .variable:
                    (Self.variable, "set it to a token of this edge, or unset it and \(own)")
                case .directory(let path):
                    (Printable.quoted(path), "\(own), or give one of its tokens in \(Self.variable)")
                }
            return "The edge at \(edge) does not know the token in \(place): \(remedy)"
        }

        fileprivate static let variable = "USHER_ADMIN_TOKEN"
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
    ) throws(Fault) -> Found? {
        if let given = invocation["token-file"] {
            guard let token = readLine(in: given.text) else { throw .unreadable(path: given.text) }
            return Found(token: token, source: .option(given.source, path: given.text))
        }
        if let text = environment[Found.variable], !text.isEmpty {
            guard let token = Secret(line: text)?.reveal(), !token.contains(where: \.isWhitespace) else {
                throw .badVariable
            }
            return Found(token: token, source: .variable)
        }
        let path = filePath(in: findDirectory(invocation, environment))
        return readLine(in: path).map { Found(token: $0, source: .directory(path: path)) }
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
