import Glibc
import Reactor

/// The embedded server's data directory, with a lock that excludes other processes.
final class ServerFolder {
    /// The absolute path. A relative one would be wrong, because the server changes into the directory.
    let path: String
    /// The lock's descriptor. The child inherits it, so that the lock is held until both the edge and the
    /// child have ended.
    private var lock: Descriptor?

    /// Creates the directory (mode 0700) if it is missing, and locks it.
    ///
    /// If another process has the lock, this tries again for a second. The server of a killed edge ends, and
    /// so releases the lock, a moment after that edge.
    init(_ path: String, on loop: EventLoop) async throws(EmbeddedServerError) {
        let absolute = Self.absolute(path)
        let surplus = (absolute + "/redis.sock").utf8.count - Self.longestSocketPath
        guard surplus <= 0 else { throw .longPath(absolute, surplus: surplus) }
        do {
            try Files.makeDirectory(absolute)
            let end = Clocks.monotonic() + 1_000_000_000
            while true {
                if let lock = try Files.lockFile(absolute + "/usher.lock") {
                    self.path = absolute
                    self.lock = consume lock
                    return
                }
                guard Clocks.monotonic() < end else { break }
                await loop.sleep(nanoseconds: 10_000_000)
            }
        } catch {
            throw .system(error)
        }
        throw .owned(absolute)
    }

    var lockNumber: Int32 { lock?.number ?? -1 }

    func unlock() { lock = nil }

    func filePath(_ name: String) -> String { path + "/" + name }

    /// The longest path for the kernel's `sun_path`, without its closing zero.
    private static let longestSocketPath = 107

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(folder) }
        return unsafe String(cString: folder) + "/" + path
    }
}
