import Configuration
import Glibc
import Reactor

/// One listening socket for each loop, all on the same address: the kernel spreads new connections over them.
struct ListeningSockets {
    let numbers: [Int32]
    /// With the port that the system chose, where the configuration says 0.
    let address: SocketAddress

    /// - Parameter option: the flag that names the address.
    init(_ listen: HostPort, _ option: String, count: Int) throws(EdgeError) {
        let host = listen.host == "localhost" ? "127.0.0.1" : listen.host
        guard var address = SocketAddress(numeric: host, port: UInt16(listen.port)) else {
            throw EdgeError(
                "Listening needs a numeric address such as 127.0.0.1 or 0.0.0.0, not \(listen.host).")
        }
        var numbers: [Int32] = []
        do throws(SystemError) {
            for _ in 0..<count {
                let socket = try Sockets.listen(on: address, shared: count > 1)
                // The first socket decides the port for all.
                address = Sockets.localAddress(of: socket.number) ?? address
                numbers.append(socket.release())
            }
        } catch {
            for number in numbers { close(number) }
            throw EdgeError(Self.sentence(error, listen, option))
        }
        self.numbers = numbers
        self.address = address
    }

    private static func sentence(_ error: SystemError, _ listen: HostPort, _ option: String) -> String {
        switch error.number {
        case EADDRINUSE:
            "Another program listens on \(listen) already. Stop it, or choose another \(option)."
        case EACCES: "Listening on \(listen) needs more rights. Choose a port above 1023 with \(option)."
        case EADDRNOTAVAIL: "This machine has no address \(listen.host). Choose another \(option)."
        default: "Listening on \(listen) (\(option)) failed: \(error)."
        }
    }
}
