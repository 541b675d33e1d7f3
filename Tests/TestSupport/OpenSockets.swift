import Glibc
import Reactor

/// The open sockets of this process that use a test's own ports, at either end.
///
/// Other tests run in the same process at the same time, so a count of all descriptors would be useless.
package struct OpenSockets {
    private let ports: Set<UInt16>
    /// Open connections of another test that used the same port before. The kernel can assign a port again
    /// while they are open.
    private let others: Set<UInt>

    /// Call this as soon as the test listens on the ports. Sockets that are connected to these ports by then
    /// belong to other tests.
    package init(at ports: Set<UInt16>) {
        self.ports = ports
        others = Self.inodes(of: Self.numbers(at: ports).filter { Sockets.remoteAddress(of: $0) != nil })
    }

    /// The inodes of the sockets that are open now. The number of a closed descriptor is reused at once, but
    /// an inode is not.
    ///
    /// Use this only while the test listens on the ports. Afterwards other tests can get the same ports.
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

    /// The descriptor of the other end of this connection. It is -1 if another process has that end.
    package static func otherEnd(of peer: Peer) -> Int32 {
        guard let far = Sockets.remoteAddress(of: peer.channel.number) else { return -1 }
        return (0..<4096).first { Sockets.localAddress(of: $0) == far } ?? -1
    }

    /// Blocks the thread until the kernel knows that the socket's peer has disconnected. It waits for at most
    /// a second.
    package static func awaitHangUp(of number: Int32) {
        var descriptor = pollfd(fd: number, events: 0, revents: 0)
        _ = unsafe poll(&descriptor, 1, 1000)
    }
}
