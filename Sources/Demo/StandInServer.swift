public import HTTP
public import Reactor

/// The stand-in behind a server of its own, on a loopback port that the kernel chose.
public final class StandInServer {
    public let standIn: StandIn
    public let server: Server
    /// Where it listens, on 127.0.0.1.
    public let port: UInt16

    /// Starts to listen at once. Everything here belongs to the loop.
    public init(on loop: EventLoop, pace: Duration = .milliseconds(40)) throws(SystemError) {
        standIn = StandIn(pace: pace)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        port = Sockets.localAddress(of: socket.number)?.port ?? 0
        server = Server(on: loop, limits: ServerLimits(), responder: standIn)
        server.listen(on: socket)
    }

    /// Stops accepting; answers in progress go on.
    public func drain() { server.drain() }
}
