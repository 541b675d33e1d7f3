import Glibc
import Reactor

/// The sockets that this process holds open.
package enum OpenSockets {
    /// Those that have one of these ports at either end, by numbers that no socket after them gets soon.
    ///
    /// Other tests run at the same time in this process, so a plain count of descriptors would tell nothing.
    /// Ask while the ports are listened on: once they are not, others may be given them.
    package static func all(at ports: Set<UInt16>) -> Set<UInt> {
        inodes(of: numbers(at: ports))
    }

    /// Those of them that are connected. Where a test has just begun to listen they are another's, whose
    /// listener has closed: the kernel gives its port anew while connections to it last.
    package static func connections(at ports: Set<UInt16>) -> Set<UInt> {
        inodes(of: numbers(at: ports).filter { Sockets.remoteAddress(of: $0) != nil })
    }

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
