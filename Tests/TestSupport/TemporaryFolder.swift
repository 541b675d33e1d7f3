import Foundation

/// A private folder that is deleted, with all that lies in it, when its last owner lets it go.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "usher-\(UUID().uuidString.prefix(13))")
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        path = place.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something inside.
    package func file(_ name: String) -> String { path + "/" + name }

    package func write(_ text: String, to name: String) throws {
        try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    package func read(_ name: String) -> String? { Self.content(of: file(name)) }

    /// The text of any file; nil when it cannot be read.
    package static func content(of path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
