import Configuration
import Glibc
import Reactor

/// Listening sockets on one address, one for each event loop. The kernel distributes connections over them.
///
/// If a service manager has opened sockets, the loops use these. The configured address is then ignored.
struct ListeningSockets {
    /// The file descriptors of the sockets, in a list for each loop.
    let numbers: [[Int32]]
    /// The address of the sockets. If the configured port is 0, it contains the port that the system chose.
    let address: SocketAddress
    /// Whether a service manager also keeps these sockets open.
    let areShared: Bool

    /// - Parameters:
    ///   - option: the flag that sets the address.
    ///   - inherited: a service manager's sockets for this listener; empty if there are none.
    init(_ listen: HostPort, _ option: String, count: Int, inherited: [Int32]) throws(EdgeError) {
        guard let first = inherited.first, let address = Sockets.localAddress(of: first) else {
            try self.init(listen, option, count: count)
            return
        }
        var numbers = [[Int32]](repeating: [], count: count)
        do throws(SystemError) {
            // There can be more loops than sockets, or more sockets than loops. Each loop gets at least one
            // descriptor, and each socket gets a loop.
            for index in 0..<max(count, inherited.count) {
                numbers[index % count].append(
                    try InheritedSockets.copyDescriptor(inherited[index % inherited.count]))
            }
        } catch {
            throw EdgeError("The sockets of the service manager could not be used: \(error).")
        }
        for number in inherited { close(number) }
        self.init(numbers: numbers, address: address, areShared: true)
    }

    private init(numbers: [[Int32]], address: SocketAddress, areShared: Bool) {
        self.numbers = numbers
        self.address = address
        self.areShared = areShared
    }

    /// - Parameter option: the flag that sets the address.
    init(_ listen: HostPort, _ option: String, count: Int) throws(EdgeError) {
        let host = listen.host == "localhost" ? "127.0.0.1" : listen.host
        guard var address = SocketAddress(numeric: host, port: UInt16(listen.port)) else {
            throw EdgeError(
                "Listening needs a numeric address such as 127.0.0.1 or 0.0.0.0, not \(listen.host).")
        }
        var numbers: [Int32] = []
        do throws(SystemError) {
            // Another edge could share the address and would then get half of the connections. A socket that
            // is not shared is therefore opened first. This fails if the address is in use.
            if count > 1, listen.port != 0 { _ = try Sockets.listen(on: address, shared: false) }
            for _ in 0..<count {
                let socket = try Sockets.listen(on: address, shared: count > 1)
                // If the port is 0, the system chooses one for the first socket. All others use it, too.
                address = Sockets.localAddress(of: socket.number) ?? address
                if numbers.count == count - 1, count > 1 { Sockets.keepShare(among: count, socket) }
                numbers.append(socket.release())
            }
        } catch {
            for number in numbers { close(number) }
            throw EdgeError(Self.sentence(error, listen, option))
        }
        self.init(numbers: numbers.map { [$0] }, address: address, areShared: false)
    }

    /// Closes the sockets after a failed start, because no loop has taken them over.
    func release() {
        for number in numbers.joined() { _ = Descriptor(owning: number) }
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
