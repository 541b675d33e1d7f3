import Bytes
import HTTP
import Reactor
import TestSupport
import Testing

/// One connection, many calls: who keeps one beyond its end can do nothing to the next.
@Suite struct `A call that somebody keeps` {
    @Test func `does nothing to the next one on its connection`() async throws {
        try await withResponder(FormerCallWriter()) { client, writer in
            for index in 0..<5 {
                try await client.send(request("GET", "/\(index)"))
                let answer = try await client.readMessage()
                #expect(answer.status == 200)
                #expect(answer.body == "answer \(index)")
                #expect(!answer.has("connection"))
            }
            #expect(client.unread.isEmpty)
            #expect(writer.kept.count == 5)
        }
    }

    @Test func `does nothing to it when requests come all at once`() async throws {
        try await withResponder(FormerCallWriter()) { client, _ in
            try await client.send((0..<20).map { request("GET", "/\($0)") }.joined())
            for index in 0..<20 { #expect(try await client.readMessage().body == "answer \(index)") }
            #expect(client.unread.isEmpty)
        }
    }

    @Test func `never serves again, and one that nobody keeps does`() async throws {
        try await withResponder(Forgetful()) { client, forgetful in
            for _ in 0..<4 {
                try await client.send(request("GET", "/"))
                _ = try await client.readMessage()
            }
            #expect(forgetful.isSame == [false, true, true, true], "a request costs an allocation")
        }
    }
}

/// Keeps every call, and writes to all former ones before it answers the next: in each way that there is.
private final class FormerCallWriter: Responder {
    private(set) var kept: [ServerCall] = []

    func begin(_ call: ServerCall) {
        for former in kept {
            #expect(former !== call)
            former.respond(status: 500, type: "text/plain", body: "written by a former call")
            _ = former.send()
            former.partner = nil
            former.setPump(nil)
            former.clearDeadline()
            former.closeAfterAnswer()
            former.releaseRequest()
            former.breakOffAfterFlush()
            former.breakOff()
        }
        var text = ByteBuffer()
        text.append("answer ")
        text.append(utf8: "\(kept.count)")
        call.respond(status: 200, type: "text/plain", body: text)
        kept.append(call)
        call.finish()
        // The next request may be there already, but not its call.
        call.outbound.append("written by a former call")
    }
}

/// Keeps none.
private final class Forgetful: Responder {
    private weak var former: ServerCall?
    /// Whether each request came with the call of the one before.
    private(set) var isSame: [Bool] = []

    func begin(_ call: ServerCall) {
        isSame.append(call === former)
        former = call
        call.respond(status: 200, type: "text/plain", body: "ok")
        call.finish()
    }
}

private func withResponder<Answering: Responder & SendableMetatype>(
    _ responder: @autoclosure @escaping @Sendable () -> Answering,
    _ body: @escaping @Sendable (Peer, Answering) async throws -> Void
) async throws {
    try await onLoop { loop in
        let responder = responder()
        let server = Server(on: loop, limits: ServerLimits(), responder: responder)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        let address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
        server.listen(on: socket)
        let client = try await Peer.connect(to: address, on: loop)
        do {
            try await body(client, responder)
        } catch {
            Issue.record(error)
        }
        client.close()
        server.drain()
        #expect(await eventually(on: loop) { server.connectionCount == 0 })
    }
}
