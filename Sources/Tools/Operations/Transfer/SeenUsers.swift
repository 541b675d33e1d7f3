import Bytes
import Foundation

/// The users that an export has written, in a file next to its cursor file. A walk through Redis' keys can
/// return a user twice, and such a user must not be written again.
final class SeenUsers {
    private let path: String
    private let handle: FileHandle
    let hashes: [UInt64]

    private static let width = MemoryLayout<UInt64>.size

    /// - Parameter count: how many hashes the cursor file reports. Users after these are written again.
    init(path: String, count: Int) throws(CommandError) {
        self.path = path
        if count == 0 { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        guard let handle = FileHandle(forUpdatingAtPath: path),
            let data = try? handle.readToEnd() ?? Data(), data.count >= count * Self.width,
            (try? handle.truncate(atOffset: UInt64(count * Self.width))) != nil
        else {
            throw .data(
                "\(path) is missing or shorter than the cursor file beside it says. Remove that one, too, to begin "
                    + "anew.")
        }
        self.handle = handle
        hashes = (0..<count).map { index in
            data[(index * Self.width)..<((index + 1) * Self.width)].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// Appends the hashes of a page and waits until they are on the disk.
    func addHashes(_ hashes: [UInt64]) throws(CommandError) {
        let bytes = hashes.flatMap { hash in
            (0..<Self.width).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * $0)) }
        }
        do {
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(bytes))
            try handle.synchronize()
        } catch {
            throw .unavailable("\(path) cannot be written: is the disk full? \(error.localizedDescription)")
        }
    }

    func close() { try? handle.close() }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    static func hash(of key: String) -> UInt64 { FNV1a.hash(key.utf8Span.span) }
}
