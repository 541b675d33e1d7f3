import Foundation

/// A private folder that is deleted, with all that lies in it, when its last owner lets it go.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "usher-\(UUID().uuidString.prefix(13))")
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        path = place.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something inside.
    public func file(_ name: String) -> String { path + "/" + name }

    public func write(_ text: String, to name: String) throws {
        try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    }

    public func read(_ name: String) -> String? { Self.content(of: file(name)) }

    /// The text of any file; nil when it cannot be read.
    public static func content(of path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
