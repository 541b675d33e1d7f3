import Commands
import Foundation

/// A file next to the transferred file. It stores how far the transfer has come, so that an interrupted
/// transfer can continue.
struct CursorFile {
    /// The path of the cursor file. It is nil for a stream, because a stream cannot be continued.
    let path: String?

    /// Reads how far the transfer has come. The result is nil if nothing is stored, so that the transfer
    /// starts at the beginning.
    func readDocument() throws(CommandError) -> Document? {
        guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let document = Document.read(Array(data))
        else {
            throw .data("The cursor file \(path) cannot be read. Remove it to begin anew.")
        }
        return document
    }

    /// Replaces the cursor file in one step, so that it is never incomplete.
    func writeDocument(_ document: Document) throws(CommandError) {
        guard let path else { return }
        do {
            try Data((document.json + "\n").utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unavailable("The cursor file \(path) cannot be written.")
        }
    }

    func remove() {
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }
}

/// A file that grows line by line. It can be cut back to a length at which it was complete.
final class GrowingFile {
    private let handle: FileHandle
    private let path: String
    private(set) var bytes: Int

    /// - Parameter bytes: how many bytes of an existing file are kept. 0 means that the file starts anew.
    init(_ path: String, keeping bytes: Int) throws(CommandError) {
        self.path = path
        self.bytes = bytes
        // Only the owner may read the file, because it contains data of users, such as their purchases.
        let number = unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw .unavailable("\(path) cannot be written.") }
        handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        guard fchmod(number, 0o600) == 0 else { throw .unavailable("\(path) belongs to another user.") }
        do {
            let end = try handle.seekToEnd()
            guard end >= UInt64(bytes) else {
                throw CommandError.data(
                    "\(path) is shorter than its cursor file says. Remove the cursor file to begin anew.")
            }
            try handle.truncate(atOffset: UInt64(bytes))
            try handle.seekToEnd()
        } catch let trouble as CommandError {
            throw trouble
        } catch {
            throw .unavailable("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Writes lines and waits until they are on the disk.
    func writeLines(_ lines: [String]) throws(CommandError) {
        guard !lines.isEmpty else { return }
        let data = Data((lines.joined(separator: "\n") + "\n").utf8)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            throw .unavailable("\(path) cannot be written: is the disk full? \(error.localizedDescription)")
        }
        bytes += data.count
    }

    func close() { try? handle.close() }
}
