/// The settings of the access log, which has a line for every request.
package struct LogSettings: Hashable, Sendable {
    package enum Access: Hashable, Sendable {
        case off
        case standardOutput
        /// The access log is appended to this file, which has mode 0600. The file is opened again after the
        /// signal HUP, and after it was renamed.
        case file(String)
    }

    package enum Names: String, Hashable, Sendable {
        case plain
        /// The access log contains a keyed hash of each user id, which changes only if the key does.
        case hashed
    }

    package let access: Access
    package let names: Names
    /// The key with which user ids are hashed; nil if the edge uses its own key in the data directory.
    package let key: Secret?

    static let keys = KeyList {
        Key(
            "access", default: "off",
            "The log's destination. A file is opened again after `SIGHUP` and when it was renamed.")
        Key("ids", default: "plain", "Whether user ids are written as they are, or as a keyed hash.")
        Key("key", "The key of that hash, the same on all edges; by default made in `data_dir`.")
    }

    init(_ section: Section) {
        access = Self.access(section.readValue("access")) ?? .off
        names = section.readChoice("ids", ["plain": .plain, "hashed": .hashed])
        key = section["key"].flatMap(Self.key)
        if names == .plain, let unused = section["key"] {
            unused.complain("ids: plain hashes nothing; write ids: hashed, or remove this")
        }
    }

    private static func access(_ value: Value) -> Access? {
        guard let text = value.text("stdout, off or a file's path") else { return nil }
        switch text {
        case "off": return .off
        case "stdout": return .standardOutput
        default:
            // A bare word is probably a misspelt keyword, not a file in the configuration's folder.
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
