import Bytes
import Configuration
import HTTP
import Reactor
import Wire

/// The names by which a service manager marks the sockets for operators and for probes.
enum ListenerName {
    static let admin = "admin"
    static let probe = "probe"
}

/// A listener for supervisors and Prometheus, separate from the admin listener. It answers only `/livez`,
/// `/readyz` and `/metrics`, under any host name. It runs on the control loop.
///
/// Kubernetes probes a pod by its address, so the port of this listener must be open to the cluster. The port
/// of the admin listener can stay closed.
final class ProbeListener {
    let address: SocketAddress
    private let server: Server

    /// Returns nil if the configuration sets no port for probes and no service manager has opened one.
    init?(
        _ settings: Settings, before behind: any TaskResponder, inherited: [Int32], on control: EventLoop
    ) throws(EdgeError) {
        let fallback = HostPort(host: "127.0.0.1", port: 0)
        guard let listen = settings.probeListen ?? (inherited.isEmpty ? nil : fallback) else { return nil }
        server = Server(
            on: control, limits: ServerLimits(settings.http, own: ConnectionBudget.ofProbes),
            responder: ProbeResponder(before: behind))
        let sockets = try ListeningSockets(listen, "--probe-listen", count: 1, inherited: inherited)
        address = sockets.address
        for number in sockets.numbers.joined() {
            server.listen(on: Descriptor(owning: number), isShared: sockets.areShared)
        }
    }

    func stop() {
        server.drain()
        server.abort()
    }
}

/// Passes on only probes. All other requests are answered 404.
private final class ProbeResponder: TaskResponder {
    private let behind: any TaskResponder

    init(before behind: any TaskResponder) { self.behind = behind }

    func respond(to call: ServerCall) async {
        guard Self.isProbe(call.head, call.inbound) else {
            return call.respond(
                status: 404, type: "text/plain; charset=utf-8",
                body: "This listener answers GET /livez, /readyz and /metrics.\n")
        }
        await behind.respond(to: call)
    }

    private static func isProbe(_ head: RequestHead, _ inbound: borrowing ByteBuffer) -> Bool {
        let path = inbound.readable[head.path]
        return (head.method == .get || head.method == .head)
            && (path.equals("/livez") || path.equals("/readyz") || path.equals("/metrics"))
    }
}
