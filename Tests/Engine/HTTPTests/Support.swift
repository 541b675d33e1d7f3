import Bytes
import Reactor
import TLS
import TestSupport
import Testing
import Wire

@testable import HTTP

enum Answering: Sendable {
    case echo
    /// The server answers without a task, so the request's body must have arrived completely.
    case direct
    case unread
    /// The server passes on the answer of the test's upstream.
    case proxy
    /// The server passes on the answer of the test's upstream without a task that waits for it.
    case parked
    /// The server sends an answer of this many bytes.
    case bulk(Int)
}

/// A server, a scripted upstream and the connection pool between them, on one loop. Over any transport except
/// plain loopback, simulated links connect them.
final class Bench {
    let loop: EventLoop
    let server: Server
    let address: SocketAddress
    let upstream: TestListener
    let pool: UpstreamPool
    let responder: ScriptedResponder
    /// The simulated link between clients and the server, and the one between the pool and the upstream. They
    /// are nil over plain loopback.
    let clientLink: SimulatedLink?
    let upstreamLink: SimulatedLink?
    private let openSockets: OpenSockets
    private var peers: [Peer] = []

    init(
        _ answering: Answering, _ limits: ServerLimits, _ origin: OriginLimits, over transport: Transport,
        _ version: TLSVersion, on loop: EventLoop
    ) async throws {
        self.loop = loop
        upstream = try TestListener(on: loop)
        upstreamLink = try await transport.link(to: upstream.address, endsTLS: true, version)
        let trust = transport.isSecure ? try await SharedCertificates.client() : nil
        var place = Origin(host: "127.0.0.1", port: upstreamLink?.port ?? upstream.port, security: trust)
        place.limits = origin
        pool = UpstreamPool(place, on: loop)
        responder = ScriptedResponder(answering, pool)
        let isDirect = if case .direct = answering { true } else { false }
        server = Server(
            on: loop, limits: limits, responder: isDirect ? DirectResponder(responder) : responder,
            secure: transport.isSecure ? accepting(try await SharedCertificates.server()) : nil)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
        server.listen(on: socket)
        clientLink = try await transport.link(to: address, endsTLS: false)
        openSockets = OpenSockets(at: [address.port ?? 0, upstream.port])
    }

    func connect() async throws -> Peer {
        let peer = try await Peer.connect(to: clientLink?.address ?? address, on: loop)
        peers.append(peer)
        return peer
    }

    /// Whether the server closes a new connection before it gets a request.
    func isTurnedAway() async -> Bool {
        // The reset can arrive before the client has noticed that it is connected.
        guard let peer = try? await connect() else { return true }
        return await peer.peerCloses()
    }

    func close() async {
        let sockets = openSockets.all
        for peer in peers { peer.close() }
        upstream.close()
        server.drain()
        server.abort()
        pool.drain()
        let isOver = await eventually(on: loop) { server.connectionCount == 0 && pool.connectionCount == 0 }
        #expect(isOver, "\(server.connectionCount) clients and \(pool.connectionCount) upstreams are left")
        await clientLink?.stop()
        await upstreamLink?.stop()
        #expect(loop.sourceCount == 0, "descriptors are left in the loop")
        #expect(openSockets.all.isDisjoint(with: sockets), "sockets are left open")
    }
}

private func accepting(_ context: TLSContext) -> (Channel) async -> Bool {
    { channel in (try? await SecureLayer.accept(channel, context)) != nil }
}

func withBench(
    _ answering: Answering = .echo, limits: ServerLimits = ServerLimits(),
    origin: OriginLimits = OriginLimits(), over transport: Transport = .current,
    version: TLSVersion = .newest,
    _ body: @escaping @Sendable (Bench) async throws -> Void
) async throws {
    try await TestConcurrency.live.admit {
        try await onLoop(within: 60) { loop in
            let bench = try await Bench(answering, limits, origin, over: transport, version, on: loop)
            do {
                try await body(bench)
            } catch {
                await bench.close()
                throw error
            }
            await bench.close()
        }
    }
}

final class ScriptedResponder: TaskResponder {
    private let answering: Answering
    private let pool: UpstreamPool
    private(set) var outcomes: [RelayOutcome] = []
    private(set) var failures: [UpstreamFailure] = []
    private(set) var faults: [ServerCallFault] = []
    /// The most bytes that waited for the client while an answer was relayed.
    private(set) var largestOutbound = 0

    init(_ answering: Answering, _ pool: UpstreamPool) {
        self.answering = answering
        self.pool = pool
    }

    func respond(to call: ServerCall) async {
        current = call
        answers += 1
        if case .unread = answering { return call.respond(status: 200, type: "text/plain", body: "unread") }
        do throws(ServerCallFault) {
            try await call.readBody(limit: call.server.limits.body)
        } catch {
            faults.append(error)
            return call.respond(status: error.status, type: "text/plain", body: error.advice)
        }
        switch answering {
        case .echo, .direct, .unread: echo(call)
        case .bulk(let count):
            var body = ByteBuffer()
            let block = [UInt8](repeating: 120, count: 64 << 10)
            while body.count < count { body.append(block, first: min(block.count, count - body.count)) }
            call.respond(status: 200, type: "text/plain", body: body)
        case .proxy, .parked: await proxy(call)
        }
    }

    private(set) var current: ServerCall?
    fileprivate(set) var answers = 0
    fileprivate(set) var relayedBytes = 0

    private var parks: Bool {
        if case .parked = answering { return true }
        return false
    }

    /// Is called with each call before it is answered.
    var look: (ServerCall) -> Void = { _ in }

    fileprivate func echo(_ call: ServerCall) {
        look(call)
        var text = ByteBuffer()
        Self.copy(call.inbound, call.head, call.body, to: &text)
        call.respond(status: 200, type: "text/plain", body: text)
    }

    private static func copy(
        _ inbound: borrowing ByteBuffer, _ head: RequestHead, _ body: Range<Int>,
        to out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        out.append(bytes[head.methodName])
        out.append(" ")
        out.append(bytes[head.path])
        out.append(" ")
        out.append(bytes.extracting(body))
    }

    private func proxy(_ call: ServerCall) async {
        do throws(UpstreamFailure) {
            let upstream = try await connection(call)
            call.partner = upstream.channel
            Self.write(call.inbound, call.head, call.body, to: &upstream.outbound)
            do throws(UpstreamFailure) {
                try await upstream.sendRequest()
                try await upstream.receiveHead(answering: call.head.method)
            } catch {
                call.partner = nil
                upstream.finish(isWhole: false)
                throw error
            }
            await relay(upstream, to: call)
        } catch {
            failures.append(error)
            call.respond(status: 502, type: "text/plain", body: "no answer")
        }
    }

    private func connection(_ call: ServerCall) async throws(UpstreamFailure) -> UpstreamConnection {
        if let pooled = pool.pooled() { return pooled }
        return try await pool.connect(for: call)
    }

    private static func write(
        _ inbound: borrowing ByteBuffer, _ head: RequestHead, _ body: Range<Int>,
        to out: inout ByteBuffer
    ) {
        let bytes = inbound.readable
        out.append(bytes[head.methodName])
        out.append(" ")
        out.append(bytes[head.path])
        out.append(" HTTP/1.1\r\nHost: upstream\r\n")
        if !body.isEmpty { out.appendField("Content-Length", body.count) }
        out.appendEndOfHead()
        out.append(bytes.extracting(body))
    }

    private func relay(_ upstream: UpstreamConnection, to call: ServerCall) async {
        let framing: Relay.Framing =
            switch upstream.framing {
            case .none, .length: .length
            case .chunked, .untilClose: call.streamFraming
            }
        call.beginAnswer(status: upstream.head.status, framing: framing)
        if framing == .length, let length = upstream.head.fields.contentLength {
            call.appendField("Content-Length", length)
        }
        call.endHead()
        upstream.releaseHead()
        let tap = OutboundTap(call, self)
        let relay = Relay(from: upstream, to: call, framing: framing, tap: tap)
        guard parks else { return end(await relay.relayAnswer(), upstream, call, tap) }
        call.park()
        relay.start { outcome in
            call.resume(with: (self, upstream, call, tap)) { $0.0.end(outcome, $0.1, $0.2, $0.3) }
        }
    }

    private func end(
        _ outcome: RelayOutcome, _ upstream: UpstreamConnection, _ call: ServerCall, _ tap: OutboundTap
    ) {
        call.partner = nil
        outcomes.append(outcome)
        largestOutbound = max(largestOutbound, tap.largest)
        upstream.finish(isWhole: outcome == .whole)
        if outcome != .whole { call.breakOffAfterFlush() }
    }
}

/// Answers at once if that is possible. Otherwise the scripted responder answers.
private final class DirectResponder: Responder {
    private let other: ScriptedResponder

    init(_ other: ScriptedResponder) { self.other = other }

    func begin(_ call: ServerCall) {
        guard (try? call.takeBody(limit: call.server.limits.body)) == true else { return other.begin(call) }
        other.answers += 1
        other.echo(call)
        call.finish()
    }
}

/// Measures how many bytes wait for the client while an answer is relayed.
private final class OutboundTap: BodyTap {
    private let call: ServerCall
    private let responder: ScriptedResponder
    var largest = 0

    init(_ call: ServerCall, _ responder: ScriptedResponder) {
        self.call = call
        self.responder = responder
    }

    func see(_ payload: Span<UInt8>) -> Bool {
        largest = max(largest, call.outbound.count + payload.count)
        responder.relayedBytes += payload.count
        return true
    }

    func takePassing(isOver: Bool) -> ByteBuffer { ByteBuffer() }
}

let okAnswer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

func request(
    _ method: String, _ path: String, _ lines: String..., body: String? = nil, version: String = "1.1"
)
    -> String
{
    var text = "\(method) \(path) HTTP/\(version)\r\nHost: test\r\n"
    for line in lines { text += line + "\r\n" }
    if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
    return text + "\r\n" + (body ?? "")
}
