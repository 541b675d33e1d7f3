package import HTTP
package import Reactor

package final class DemoProviderServer {
    package let standIn: DemoProvider
    package let server: Server
    /// The port on 127.0.0.1 on which the stand-in listens.
    package let port: UInt16

    /// Starts to listen at once. The server and the stand-in are bound to `loop`.
    package init(on loop: EventLoop, pace: Duration = .milliseconds(40)) throws(SystemError) {
        standIn = DemoProvider(pace: pace)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        port = Sockets.localAddress(of: socket.number)?.port ?? 0
        server = Server(on: loop, limits: ServerLimits(), responder: standIn)
        server.listen(on: socket)
    }

    /// Stops accepting connections. Answers in progress continue.
    package func drain() { server.drain() }
}
