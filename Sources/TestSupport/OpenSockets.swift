import Glibc
import Reactor

/// The sockets that this process holds open.
package enum OpenSockets {
    /// How many of them have one of these ports at either end. Other tests run at the same time in this
    /// process, so a plain count of descriptors would tell nothing.
    package static func count(at ports: Set<UInt16>) -> Int {
        (0..<4096).count { number in
            Sockets.localAddress(of: number)?.port.map(ports.contains) == true
                || Sockets.remoteAddress(of: number)?.port.map(ports.contains) == true
        }
    }

    /// The descriptor of a connection's other end, where this process holds both; else -1.
    package static func otherEnd(of peer: Peer) -> Int32 {
        guard let far = Sockets.remoteAddress(of: peer.channel.number) else { return -1 }
        return (0..<4096).first { Sockets.localAddress(of: $0) == far } ?? -1
    }

    /// Holds the thread until the kernel knows that a socket's peer has broken off: a second at most.
    package static func awaitHangUp(of number: Int32) {
        var descriptor = pollfd(fd: number, events: 0, revents: 0)
        _ = unsafe poll(&descriptor, 1, 1000)
    }
}
