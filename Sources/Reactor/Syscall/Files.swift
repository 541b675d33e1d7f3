import CLinux
import Glibc

/// The few file calls that the engine needs.
package enum Files {
    /// Creates a directory and its parents, mode 0700.
    package static func makeDirectory(_ path: String) throws(SystemError) {
        var soFar = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            soFar += "/" + part
            guard unsafe mkdir(soFar, 0o700) == 0 || errno == EEXIST else { throw SystemError.last("mkdir") }
        }
    }

    /// Opens a file to append to, created with mode 0600.
    package static func append(to path: String) throws(SystemError) -> Descriptor {
        let number = unsafe linux_open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard number >= 0 else { throw SystemError.last("open") }
        return Descriptor(owning: number)
    }

    /// Makes an empty file with mode 0600 where there is none.
    package static func makeFile(_ path: String) throws(SystemError) {
        let number = unsafe linux_open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard number >= 0 else {
            if errno == EEXIST { return }
            throw SystemError.last("open")
        }
        _ = Descriptor(owning: number)
    }

    /// Locks a file for this process (`flock`); nil when another process holds it.
    package static func lock(_ path: String) throws(SystemError) -> Descriptor? {
        let number = unsafe linux_open(path, O_RDWR | O_CREAT, 0o600)
        guard number >= 0 else { throw SystemError.last("open") }
        let file = Descriptor(owning: number)
        if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return file }
        guard errno == EWOULDBLOCK else { throw SystemError.last("flock") }
        return nil
    }
}
