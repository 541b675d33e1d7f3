import Glibc
import Synchronization

/// TCP ports of the loopback address for programs that need their ports before they start, such as servers
/// that a test starts, kills and starts again.
///
/// The ports are below those that the kernel gives to connecting sockets (`net.ipv4.ip_local_port_range` in
/// ip(7); Linux' default begins at 32,768). While a killed server is away, the kernel could give such a port
/// to any connection, so that the server could not listen again. It could also give it to the server's
/// client, which would connect to itself (a simultaneous open, RFC 9293, section 3.5).
package enum FreePorts {
    private static let range: Range<UInt16> = 10_000..<32_768
    /// The random start makes it unlikely that two processes get the same ports.
    private static let next = Mutex(UInt16.random(in: range))

    /// Ports at which no socket listens now. They are all different. A process gets a port again only after
    /// it has got all others.
    ///
    /// - Throws: the error of `bind` or `listen`, except that the port is taken.
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
