import Glibc
import Synchronization

/// TCP ports of the loopback address for programs that are told their ports before they start, such as
/// servers that a test starts, kills and starts again.
///
/// They are below those that the kernel gives to connecting sockets (`net.ipv4.ip_local_port_range` in ip(7);
/// Linux' default begins at 32,768). While a killed server is away, one of those could be given to anybody's
/// connection, so that the server cannot listen again, or to the very client that looks for the server, which
/// then reaches itself (a simultaneous open, RFC 9293, section 3.5).
package enum FreePorts {
    private static let range: Range<UInt16> = 10_000..<32_768
    /// So that two tests of a process never get the same one, nor two processes that start together.
    private static let next = Mutex(UInt16.random(in: range))

    /// Ports at which nothing listens now, all different; a process gets one again only after it has got
    /// all others.
    ///
    /// - Throws: what `bind` or `listen` answered, other than that the port is taken.
    package static func takePorts(_ count: Int) throws(SystemError) -> [UInt16] {
        var ports: [UInt16] = []
        while ports.count < count {
            let port = next.withLock { next in
                defer { next = next + 1 < range.upperBound ? next + 1 : range.lowerBound }
                return next
            }
            if try isFree(port) { ports.append(port) }
        }
        return ports
    }

    private static func isFree(_ port: UInt16) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try Sockets.listen(on: .loopback(port: port), shared: false)
            return true
        } catch {
            guard error.number == EADDRINUSE else { throw error }
            return false
        }
    }
}
