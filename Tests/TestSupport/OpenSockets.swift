import Glibc
import Reactor

/// The sockets that this process holds open at a test's own ports, at either end.
///
/// Other tests run at the same time in this process, so a plain count of descriptors would tell nothing.
package struct OpenSockets {
    private let ports: Set<UInt16>
    /// Connections of another test, whose listener has closed: its port may be given anew while they last.
    private let others: Set<UInt>

    /// Make it as soon as the ports are listened on: sockets that are connected to them already belong to
    /// other tests.
    package init(at ports: Set<UInt16>) {
        self.ports = ports
        others = Self.inodes(of: Self.numbers(at: ports).filter { Sockets.remoteAddress(of: $0) != nil })
    }

    /// The sockets that are open now, by inode: a descriptor's number is given again at once, an inode is
    /// not.
    ///
    /// Ask while the ports are listened on: once they are not, others may be given them.
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
