import Bytes
import Reactor
import TestSupport
import Testing

@testable import HTTP

/// A connection reuses a call object only if no code refers to it. So code that keeps a finished call cannot
/// affect the next call.
@Suite struct `A finished call` {
    @Test func `A finished call that is still held has no effect on the next one`() async throws {
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

    @Test func `A finished call that is still held has no effect on pipelined requests`() async throws {
        try await withResponder(FormerCallWriter()) { client, _ in
            try await client.send((0..<20).map { request("GET", "/\($0)") }.joined())
            for index in 0..<20 { #expect(try await client.readMessage().body == "answer \(index)") }
            #expect(client.unread.isEmpty)
        }
    }

    @Test func `A finished call that is not held is reused for the next request`() async throws {
        try await withResponder(Forgetful()) { client, forgetful in
            for _ in 0..<4 {
                try await client.send(request("GET", "/"))
                _ = try await client.readMessage()
            }
            #expect(forgetful.isSame == [false, true, true, true], "a request allocates a call")
        }
    }

    @Test func `A silent connection frees its call, and still answers the next request`() async throws {
        var limits = ServerLimits()
        limits.restMilliseconds = 1
        try await withResponder(Forgetful(), limits) { client, forgetful in
            for count in 1...3 {
                try await client.send(request("GET", "/"))
                #expect(try await client.readMessage().body == "ok")
                #expect(await eventually(on: client.channel.loop) { forgetful.former == nil })
                #expect(forgetful.isSame.count == count)
            }
            #expect(forgetful.isSame == [false, false, false])
        }
    }
}

/// Keeps every finished call. Before it answers the next call, it uses all kept calls in every possible way.
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
        // The next request has perhaps arrived, but has no call object yet. Its answer must not contain this
        // text.
        call.outbound.append("written by a former call")
    }
}

/// A responder that keeps no call, so that the server can use a call's object again.
private final class Forgetful: Responder {
    private(set) weak var former: ServerCall?
    /// For each request, whether its call was the same object as the one before.
    private(set) var isSame: [Bool] = []

    func begin(_ call: ServerCall) {
        isSame.append(call === former)
        former = call
        call.respond(status: 200, type: "text/plain", body: "ok")
        call.finish()
    }
}

private func withResponder<Answering: Responder & SendableMetatype>(
    _ responder: @autoclosure @escaping @Sendable () -> Answering, _ limits: ServerLimits = ServerLimits(),
    _ body: @escaping @Sendable (Peer, Answering) async throws -> Void
) async throws {
    try await onLoop { loop in
        let responder = responder()
        let server = Server(on: loop, limits: limits, responder: responder)
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
