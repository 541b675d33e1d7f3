import Glibc
import Reactor

/// The open sockets of this process at either end of a test's own ports.
///
/// Other tests run in the same process at the same time, so a plain count of descriptors would be useless.
package struct OpenSockets {
    private let ports: Set<UInt16>
    /// Connections of another test, whose listener has closed. Its port may be assigned again while they are
    /// open.
    private let others: Set<UInt>

    /// Must be called as soon as the ports are listened on. Sockets that are already connected to them are
    /// those of other tests.
    package init(at ports: Set<UInt16>) {
        self.ports = ports
        others = Self.inodes(of: Self.numbers(at: ports).filter { Sockets.remoteAddress(of: $0) != nil })
    }

    /// The inodes of the sockets that are open now. A descriptor's number is reused at once, but an inode is
    /// not.
    ///
    /// Use it while the ports are listened on. Afterwards other tests may get them.
    package var all: Set<UInt> { Self.inodes(of: Self.numbers(at: ports)).subtracting(others) }

    private static func numbers(at ports: Set<UInt16>) -> [Int32] {
        (0..<4096).filter { number in
            Sockets.localAddress(of: number)?.port.map(ports.contains) == true
                || Sockets.remoteAddress(of: number)?.port.map(ports.contains) == true
        }
    }

    private static func inodes(of numbers: [Int32]) -> Set<UInt> {
        var found: Set<UInt> = []
        for number in numbers {
            var facts = stat()
            if unsafe fstat(number, &facts) == 0 { found.insert(UInt(facts.st_ino)) }
        }
        return found
    }

    /// The descriptor of a connection's other end, if this process has both ends; otherwise -1.
    package static func otherEnd(of peer: Peer) -> Int32 {
        guard let far = Sockets.remoteAddress(of: peer.channel.number) else { return -1 }
        return (0..<4096).first { Sockets.localAddress(of: $0) == far } ?? -1
    }

    /// Blocks the thread until the kernel knows that a socket's peer has disconnected, for at most a second.
    package static func awaitHangUp(of number: Int32) {
        var descriptor = pollfd(fd: number, events: 0, revents: 0)
        _ = unsafe poll(&descriptor, 1, 1000)
    }
}
