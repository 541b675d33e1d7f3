import CLinux
import Glibc

package enum Files {
    /// Creates a directory and its parents, mode 0700.
    package static func makeDirectory(_ path: String) throws(SystemError) {
        var soFar = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            soFar += "/" + part
            guard unsafe mkdir(soFar, 0o700) == 0 || errno == EEXIST else {
                throw SystemError.lastError("mkdir")
            }
        }
    }

    /// Opens a file to append to. A missing file is created with mode 0600.
    package static func openForAppend(to path: String) throws(SystemError) -> Descriptor {
        let number = unsafe linux_open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard number >= 0 else { throw SystemError.lastError("open") }
        return Descriptor(owning: number)
    }

    /// Creates an empty file with mode 0600 if the file is missing.
    package static func makeFile(_ path: String) throws(SystemError) {
        let number = unsafe linux_open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard number >= 0 else {
            if errno == EEXIST { return }
            throw SystemError.lastError("open")
        }
        _ = Descriptor(owning: number)
    }

    /// The first `most` bytes of a file. The result is nil if the file does not exist.
    package static func read(_ path: String, most: Int) throws(SystemError) -> [UInt8]? {
        let number = unsafe linux_open(path, O_RDONLY, 0)
        guard number >= 0 else {
            if errno == ENOENT { return nil }
            throw SystemError.lastError("open")
        }
        let file = Descriptor(owning: number)
        var bytes = [UInt8](repeating: 0, count: most)
        let count = unsafe Glibc.read(file.number, &bytes, most)
        guard count >= 0 else { throw SystemError.lastError("read") }
        return Array(bytes.prefix(count))
    }

    /// Replaces a small file (mode 0600) in one step, so that no reader ever sees half of it.
    package static func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let fresh = "\(path).\(getpid())"
        let number = unsafe linux_open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard number >= 0 else { throw SystemError.lastError("open") }
        let file = Descriptor(owning: number)
        let count = unsafe Glibc.write(file.number, bytes, bytes.count)
        guard count == bytes.count, unsafe rename(fresh, path) == 0 else {
            throw SystemError.lastError("write")
        }
    }

    /// Locks a file for this process (`flock`). The result is nil if another process holds the lock.
    package static func lockFile(_ path: String) throws(SystemError) -> Descriptor? {
        let number = unsafe linux_open(path, O_RDWR | O_CREAT, 0o600)
        guard number >= 0 else { throw SystemError.lastError("open") }
        let file = Descriptor(owning: number)
        if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return file }
        guard errno == EWOULDBLOCK else { throw SystemError.lastError("flock") }
        return nil
    }

    /// Opens a file to overwrite parts of it. A missing file is created with mode 0600.
    package static func openForUpdate(_ path: String) throws(SystemError) -> Descriptor {
        let number = unsafe linux_open(path, O_RDWR | O_CREAT, 0o600)
        guard number >= 0 else { throw SystemError.lastError("open") }
        return Descriptor(owning: number)
    }

    /// Overwrites the beginning of a small file. Returns true when the bytes are on the disk.
    package static func overwriteFile(_ number: Int32, with bytes: [UInt8]) -> Bool {
        unsafe pwrite(number, bytes, bytes.count, 0) == bytes.count && fdatasync(number) == 0
    }

    /// Writes all bytes. Returns false if the file or its reader accepts no more. It can block the thread.
    package static func writeBytes(_ bytes: Span<UInt8>, to number: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let written = unsafe bytes.extracting(droppingFirst: sent).withUnsafeBytes { rest in
                unsafe Glibc.write(number, rest.baseAddress, rest.count)
            }
            if written > 0 {
                sent += written
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The size of a file in bytes. It is 0 if the file does not exist.
    package static func fileSize(of path: String) -> Int {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// At most `most` bytes of a file from `offset` on. The result is empty if the file cannot be read.
    package static func part(of path: String, from offset: Int, most: Int) -> [UInt8] {
        let number = unsafe linux_open(path, O_RDONLY, 0)
        guard number >= 0 else { return [] }
        let file = Descriptor(owning: number)
        var bytes = [UInt8](repeating: 0, count: most)
        let count = unsafe bytes.withUnsafeMutableBytes { room in
            unsafe pread(file.number, room.baseAddress, room.count, off_t(offset))
        }
        return Array(bytes.prefix(max(0, count)))
    }

    /// The beginning of a small file, such as one of /proc. The result is empty if the file cannot be read.
    package static func readStart(of path: String, limit: Int = 4096) -> [UInt8] {
        part(of: path, from: 0, most: limit)
    }
}

/// Identifies the file at a path or of a descriptor. Another file with the same name has another identity.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let node: UInt64

    /// The result is nil if the file does not exist.
    package init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        (device, node) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }

    package init?(number: Int32) {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { return nil }
        (device, node) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
