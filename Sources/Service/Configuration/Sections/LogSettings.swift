/// The destination of the access log, which has a line for every request, and its names for people.
package struct LogSettings: Hashable, Sendable {
    /// The destination of the access log.
    package enum Access: Hashable, Sendable {
        case off
        case standardOutput
        /// Written at its end, mode 0600; opened again after SIGHUP, and when it was renamed.
        case file(String)
    }

    /// The form in which the log names users.
    package enum Names: String, Hashable, Sendable {
        /// User ids as they are.
        case plain
        /// A keyed hash of them: the same person has the same one as long as the key lasts.
        case hashed
    }

    package let access: Access
    package let names: Names
    /// The key with which ids are hashed; nil: a key of the edge's own, in the data directory.
    package let key: Secret?

    static let keys = KeyList {
        Key(
            "access", default: "off",
            "The log's destination. A file is opened again after `SIGHUP` and when it was renamed.")
        Key("ids", default: "plain", "Users as they are, or by a keyed hash.")
        Key("key", "The key of that hash, the same on all edges; by default made in `data_dir`.")
    }

    init(_ section: Section) {
        access = Self.access(section.readValue("access")) ?? .off
        names = section.readChoice("ids", ["plain": .plain, "hashed": .hashed])
        key = section["key"].flatMap(Self.key)
        if names == .plain, let unused = section["key"] {
            unused.complain("ids: plain hashes nothing; write ids: hashed, or take this away")
        }
    }

    private static func access(_ value: Value) -> Access? {
        guard let text = value.text("stdout, off or a file's path") else { return nil }
        switch text {
        case "off": return .off
        case "stdout": return .standardOutput
        default:
            // A bare word is more often a misspelt keyword than a file beside the configuration.
            guard text.contains("/") || text.contains(".") else {
                _ = value.readChoice(["stdout": Access.standardOutput, "off": .off])
                return nil
            }
            return .file(value.reading.resolvePath(text))
        }
    }

    private static func key(_ value: Value) -> Secret? {
        guard let key = value.readSecret("the key that ids are hashed with") else { return nil }
        guard key.reveal().utf8.count >= 16 else {
            value.complain("this key is too short: at least 16 bytes", hidesValue: true)
            return nil
        }
        return key
    }
}
