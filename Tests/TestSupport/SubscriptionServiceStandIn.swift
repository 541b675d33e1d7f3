import Bytes
package import HTTP
import Reactor
import RedisFleet
import Synchronization
import Wire

/// A stand-in for the REST APIs of app stores and subscription services, with its own loop and port. It
/// answers with documents that a test has set, and records the requests.
package final class SubscriptionServiceStandIn: TaskResponder, Sendable {
    package enum Fault: Sendable {
        case none
        case status(Int)
        /// The stand-in answers 200 with a body that cannot be parsed.
        case garbage
        /// The stand-in does not answer until the fault is over.
        case silence
    }

    private struct State {
        var documents: [String: (status: Int, text: String)] = [:]
        var fault = Fault.none
        var asked: [String] = []
        var sent: [(target: String, body: String)] = []
        var keys: Set<String> = []
        var clock: Int64 = 0

        var isSilent: Bool { if case .silence = fault { true } else { false } }
    }

    private let state = Mutex(State())
    private let bound = Mutex<(server: LoopBound<Server>, port: UInt16)?>(nil)

    package static func start() async throws -> SubscriptionServiceStandIn {
        let standIn = SubscriptionServiceStandIn()
        let loop = EventLoop(name: "store")
        loop.start()
        let server = await loop.makeValue { loop in
            let server = Server(on: loop, limits: ServerLimits(), responder: standIn)
            guard let socket = try? Sockets.listen(on: .loopback(port: 0), shared: false) else {
                return server
            }
            let port = Sockets.localAddress(of: socket.number)?.port ?? 0
            standIn.bound.withLock { $0 = (LoopBound(server, on: loop), port) }
            server.listen(on: socket)
            return server
        }
        standIn.bound.withLock { $0?.server = server }
        return standIn
    }

    private init() {}

    package var port: UInt16 { bound.withLock { $0?.port ?? 0 } }

    package func stop() async {
        guard let server = bound.withLock({ $0?.server }) else { return }
        fail(.none)
        await server.ask {
            $0.drain()
            $0.abort()
        }
        _ = await eventually(on: ChildProcessLoop.loop) { await server.ask { $0.connectionCount } == 0 }
        server.loop.stop()
    }

    // MARK: What it answers

    /// Sets the document for a request target, which is percent-encoded as the edge sends it. `$now` in the
    /// document becomes the time of the request.
    package func put(_ document: String, at target: String, status: Int = 200) {
        state.withLock { $0.documents[target] = (status, document) }
    }

    package func fail(_ fault: Fault) { state.withLock { $0.fault = fault } }

    package var asked: [String] { state.withLock(\.asked) }

    package var sent: [(target: String, body: String)] { state.withLock(\.sent) }

    /// The values of the header `Authorization` in all requests so far.
    package var keys: Set<String> { state.withLock(\.keys) }

    package func respond(to call: ServerCall) async {
        let path = String(decoding: call.bytes(call.head.target), as: UTF8.self)
        let key = call.head.value(of: .authorization).map { String(decoding: call.bytes($0), as: UTF8.self) }
        state.withLock { state in
            state.asked.append(path)
            if let key { state.keys.insert(key) }
        }
        if call.head.method != .get {
            try? await call.readBody(limit: 1 << 20)
            let body = String(decoding: call.bytes(FieldRange(call.body)), as: UTF8.self)
            state.withLock { $0.sent.append((path, body)) }
        }
        while state.withLock(\.isSilent) { await call.loop.sleep(nanoseconds: 5_000_000) }
        let (status, document) = state.withLock { state -> (Int, String) in
            // The stand-in's clock never shows the same time twice, because the edge orders answers by their
            // time.
            state.clock = max(state.clock + 1, call.loop.wallMilliseconds)
            switch state.fault {
            case .status(let status): return (status, "{}")
            case .garbage: return (200, "<html>")
            case .none, .silence:
                guard let document = state.documents[path] else { return (404, "{}") }
                return (document.status, document.text.replacing("$now", with: "\(state.clock)"))
            }
        }
        var body = ByteBuffer()
        body.append(utf8: document)
        call.respond(status: status, type: "application/json", body: body)
    }
}
