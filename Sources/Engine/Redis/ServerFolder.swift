import Glibc
import Reactor

/// The embedded server's data directory, and the lock by which this process alone uses it.
final class ServerFolder {
    /// Absolute, for the server changes into it.
    let path: String
    /// The lock's descriptor. The child inherits it, so that the lock is held until both have ended.
    private var lock: Descriptor?

    /// Makes the directory where there is none (mode 0700) and locks it.
    ///
    /// A lock that is taken is tried again for a second: a killed process' child goes a moment after its
    /// parent.
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

    /// Gives the directory up.
    func unlock() { lock = nil }

    func filePath(_ name: String) -> String { path + "/" + name }

    /// The longest path that the kernel's `sun_path` takes, its closing zero not counted.
    private static let longestSocketPath = 107

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(folder) }
        return unsafe String(cString: folder) + "/" + path
    }
}
