import Commands
import Foundation

/// The progress of a transfer, in a file beside its file, so that an interrupted transfer can continue.
struct CursorFile {
    /// Nil keeps nothing: what comes from a stream cannot be gone on with.
    let path: String?

    /// Reads the saved state; nil if nothing was, so that it begins anew.
    func readDocument() throws(CommandError) -> Document? {
        guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let document = Document.read(Array(data))
        else {
            throw .data("The cursor file \(path) cannot be read. Remove it to begin anew.")
        }
        return document
    }

    /// Puts another in its place, whole or not at all.
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

/// A file that grows line by line, and can be cut back to where it was known to be whole.
final class GrowingFile {
    private let handle: FileHandle
    private let path: String
    private(set) var bytes: Int

    /// - Parameter bytes: how much of what is there is kept; 0 begins anew.
    init(_ path: String, keeping bytes: Int) throws(CommandError) {
        self.path = path
        self.bytes = bytes
        // The file is for its owner alone, since it lists users' messages and purchases.
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

    /// Writes lines, and waits until the disk has them.
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
