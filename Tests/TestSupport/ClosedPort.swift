import Glibc
package import Reactor

/// A TCP port of the loopback address on which nothing listens. A socket is bound to the port, so that no
/// other program gets it. Otherwise the kernel could even choose the port for the connecting socket, which
/// would then connect to itself.
package final class ClosedPort: Sendable {
    private let socket: Int32
    package let number: UInt16

    package init() throws(SystemError) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw SystemError(systemCall: "socket", number: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let bound = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(socket, $0, size) }
        }
        guard bound == 0, let port = Sockets.localAddress(of: socket)?.port else {
            throw SystemError(systemCall: "bind", number: errno)
        }
        number = port
    }

    deinit { close(socket) }
}
