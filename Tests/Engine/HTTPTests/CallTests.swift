import Bytes
import Reactor
import TestSupport
import Testing
import Wire

@testable import HTTP

/// A call over a scripted transport, without a connection.
@Suite struct `A call` {
    @Test func `gives its answer away as fast as the network takes it`() async throws {
        try await withCall { call, network in
            network.takes = [7, 0, 0, .max]
            call.beginAnswer(status: 200, dated: false)
            call.endAnswer(body: [104, 105].span)
            #expect(call.send() == .waiting(hasMoved: true))
            #expect(String(decoding: network.sent, as: UTF8.self) == "HTTP/1.")
            #expect(call.send() == .waiting(hasMoved: false))
            #expect(call.send() == .all)
            let text = String(decoding: network.sent, as: UTF8.self)
            #expect(text == "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
            #expect(call.status == 200)
            #expect(call.send() == .all, "nothing waits any more")
        }
    }

    @Test func `waits with a deadline for a client that takes nothing`() async throws {
        try await withCall { call, network in
            network.takes = [3, 0, .max]
            call.outbound.append("abcdef")
            #expect(await call.flush())
            #expect(network.sent == Array("abcdef".utf8))
            #expect(network.deadlines == [call.server.limits.writeMilliseconds])
            #expect(network.deadline == nil, "it is cleared when the wait is over")
        }
    }

    @Test func `drops what waits for a client that is gone`() async throws {
        try await withCall { call, network in
            network.isAborted = true
            call.outbound.append("abcdef")
            #expect(await call.flush() == false)
            let isEmpty = call.outbound.isEmpty
            #expect(isEmpty)
            #expect(call.closesAfterAnswer)
        }
    }

    @Test func `reads a body that comes in pieces`() async throws {
        try await withCall("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nab") { call, network in
            #expect(try call.takeBody(limit: 6) == false)
            network.arriving = ["cd", "ef"]
            try await call.readBody(limit: 6)
            #expect(call.bytes(FieldRange(call.body)) == Array("abcdef".utf8))
            #expect(network.deadlines == [call.server.limits.bodyMilliseconds])
        }
    }

    @Test(arguments: [true, false])
    func `tells a body that came too late from one that was broken off`(isLate: Bool) async throws {
        try await withCall("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nab") { call, network in
            network.isLate = isLate
            await #expect(throws: isLate ? ServerCallFault.timedOut : .clientLeft) {
                try await call.readBody(limit: 6)
            }
            #expect(!network.isLate, "the client must be able to hear of it")
        }
    }

    @Test func `tells a client that hung up from one that was given up here`() async throws {
        try await withCall { call, network in
            #expect(!call.clientLeft && call.isReachable)
            network.clientLeft = true
            #expect(call.clientLeft && !call.isReachable)
            network.clientLeft = false
            network.isAborted = true
            #expect(!call.clientLeft && !call.isReachable, "given up on this side is not hung up")
        }
    }

    @Test func `breaks off rather than answer a second time`() async throws {
        try await withCall { call, network in
            call.respond(status: 200, type: "text/plain", body: "one")
            #expect(!network.isBroken)
            call.respond(status: 500, type: "text/plain", body: "two")
            #expect(network.isBroken)
            #expect(call.status == 200)
            #expect(call.closesAfterAnswer)
        }
    }

    @Test func `is over once it was answered: nothing reaches the client through it`() async throws {
        try await withCall { call, network in
            call.respond(status: 200, type: "text/plain", body: "one")
            call.finish()
            #expect(network.left.hasSuffix("\r\n\r\none"))
            let pump = StandInPump()
            call.respond(status: 500, type: "text/plain", body: "two")
            #expect(call.send() == .clientLeft)
            #expect(await call.flush() == false)
            call.setPump(pump)
            call.setWriteDeadline()
            call.breakOff()
            call.breakOffAfterFlush()
            call.releaseRequest()
            #expect(throws: ServerCallFault.clientLeft) { _ = try call.takeBody(limit: 1) }
            #expect(network.sent == [] && network.pump == nil && network.deadlines == [] && !network.isBroken)
            #expect(call.clientLeft && !call.isReachable && call.localAddress == nil)
            #expect(call.status == 200, "who writes the log may come later")
        }
    }

    @Test func `is trapped where it is answered twice`() async {
        await #expect(processExitsWith: .failure) {
            try await withCall { call, _ in
                call.finish()
                call.finish()
            }
        }
    }
}

/// A call on a loop, with a request that was read so far, on a connection that is none.
private func withCall(
    _ request: String = "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    _ body: @escaping @Sendable (ServerCall, StandInTransport) async throws -> Void
) async throws {
    try await onLoop { loop in
        let server = Server(on: loop, limits: ServerLimits(), responder: NoResponder())
        let network = StandInTransport()
        let call = ServerCall(on: network, from: nil, server: server)
        var inbound = ByteBuffer()
        inbound.append(utf8: request)
        let length = try #require(try call.head.read(inbound, limits: HeadLimits()))
        call.begin(inbound, headLength: length, answerIn: ByteBuffer())
        try await body(call, network)
    }
}

private final class NoResponder: Responder {
    func begin(_ call: ServerCall) {}
}

private final class StandInPump: Pump {
    func channelReady() {}
}

/// A transport that takes the bytes, and brings those, that a test sets.
final class StandInTransport: ServerCallTransport {
    /// How many bytes it takes of each sending; then none.
    var takes: [Int] = []
    var sent: [UInt8] = []
    /// What comes with each receiving; then nothing more.
    var arriving: [String] = []
    /// A deadline has passed.
    var isLate = false
    /// Every deadline that was set, and the one in force.
    var deadlines: [Int] = []
    var deadline: Int?
    var isBroken = false
    /// What was still to be sent when the call was answered.
    var left = ""

    var clientLeft = false
    var isAborted = false
    var partner: Channel?
    var pump: (any Pump)?
    var localAddress: SocketAddress? { .loopback(port: 1) }
    var peerTrust: PeerTrust?

    func send(_ bytes: borrowing ByteBuffer) -> Transfer {
        if isAborted { return .broken }
        let most = takes.isEmpty ? 0 : takes.removeFirst()
        guard most > 0 else { return .wouldBlock }
        let count = min(most, bytes.count)
        for index in 0..<count { sent.append(bytes[index]) }
        return .moved(count)
    }

    func writable() async {}

    func receive(for call: ServerCall) async -> Bool {
        guard !arriving.isEmpty else { return false }
        call.inbound.append(utf8: arriving.removeFirst())
        return true
    }

    func setDeadline(afterMilliseconds span: Int) {
        deadlines.append(span)
        deadline = span
    }

    func clearDeadline() { deadline = nil }

    func forgiveDeadline() -> Bool {
        defer { isLate = false }
        return isLate
    }

    func finished(_ call: ServerCall) {
        let remains = call.end()
        left = String(decoding: [UInt8](remains.outbound), as: UTF8.self)
    }

    func breakOff() { isBroken = true }
}
