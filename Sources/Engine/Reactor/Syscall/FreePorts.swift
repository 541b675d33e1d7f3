import Glibc
import Synchronization

/// TCP ports of the loopback address for programs that must know their ports before they start, such as
/// servers that a test kills and starts again.
///
/// The ports are below those that the kernel gives to connecting sockets (`net.ipv4.ip_local_port_range` in
/// ip(7); Linux' default begins at 32,768). Otherwise the kernel could give the port of a killed server to
/// any connection, and the server could not listen again. If the server's own client got the port, it would
/// connect to itself (a simultaneous open, RFC 9293, section 3.5).
package enum FreePorts {
    private static let range: Range<UInt16> = 10_000..<32_768
    /// The next port to try. The first one is random, so that two processes hardly ever get the same ports.
    private static let next = Mutex(UInt16.random(in: range))

    /// Different ports at which no socket listens now. A process gets a port again only after it has got all
    /// others.
    ///
    /// - Throws: an error of `bind` or `listen`. A port that is in use is skipped.
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
