import Foundation
import Synchronization

/// A private folder that is deleted with its content when the last reference to this object is released.
package final class TemporaryFolder: Sendable {
    package let path: String
    /// The folder that contains this one and is deleted with it. It is nil if there is none.
    private let parent: TemporaryFolder?
    private let isKept = Atomic(false)

    package convenience init() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "usher-\(UUID().uuidString.prefix(13))")
        try self.init(making: place.path, in: nil)
    }

    package convenience init(in parent: TemporaryFolder, _ name: String) throws {
        try self.init(making: parent.file(name), in: parent)
    }

    private init(making path: String, in parent: TemporaryFolder?) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        (self.path, self.parent) = (path, parent)
    }

    /// Keeps the folder when this object is released, so that a developer can look at it.
    package func keep() { isKept.store(true, ordering: .relaxed) }

    deinit {
        guard parent == nil, !isKept.load(ordering: .relaxed) else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    package func file(_ name: String) -> String { path + "/" + name }

    package func write(_ text: String, to name: String) throws {
        try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    package func read(_ name: String) -> String? { Self.content(of: file(name)) }

    /// The text of any file. The result is nil if the file cannot be read.
    package static func content(of path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
