import Bytes
import Reactor
import TestSupport
import Testing
import Wire

@testable import HTTP

/// Tests `ServerCall` (a request and its answer) over a scripted transport, without a connection.
@Suite struct `A call` {
    @Test func `A call sends its answer as fast as the transport takes it`() async throws {
        try await withCall { call, network in
            network.takes = [7, 0, 0, .max]
            call.beginAnswer(status: 200, dated: false)
            call.endAnswer(body: [104, 105].span)
            #expect(call.send() == .waiting(hasMoved: true))
            #expect(String(decoding: network.sent, as: UTF8.self) == "HTTP/1.")
            #expect(call.send() == .waiting(hasMoved: false))
            #expect(call.send() == .all)
            let text = String(decoding: network.sent, as: UTF8.self)
            let id = "X-Request-Id: [0-9a-f]{16}"
            let answer = try Regex("HTTP/1.1 200 OK\r\n\(id)\r\nContent-Length: 2\r\n\r\nhi")
            #expect(try answer.wholeMatch(in: text) != nil, "\(text)")
            #expect(call.status == 200)
            #expect(call.send() == .all, "nothing is left to send")
        }
    }

    @Test func `A call waits for a client that takes no bytes, with a deadline`() async throws {
        try await withCall { call, network in
            network.takes = [3, 0, .max]
            call.outbound.append("abcdef")
            #expect(await call.flushAnswer())
            #expect(network.sent == Array("abcdef".utf8))
            #expect(network.deadlines == [call.server.limits.writeMilliseconds])
            #expect(network.deadline == nil, "it is cleared when the wait is over")
        }
    }

    @Test func `A call drops unsent bytes when the client is gone`() async throws {
        try await withCall { call, network in
            network.isAborted = true
            call.outbound.append("abcdef")
            #expect(await call.flushAnswer() == false)
            let isEmpty = call.outbound.isEmpty
            #expect(isEmpty)
            #expect(call.closesAfterAnswer)
        }
    }

    @Test func `A call reads a body that comes in pieces`() async throws {
        try await withCall("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nab") { call, network in
            #expect(try call.takeBody(limit: 6) == false)
            network.arriving = ["cd", "ef"]
            try await call.readBody(limit: 6)
            #expect(call.bytes(FieldRange(call.body)) == Array("abcdef".utf8))
            #expect(network.deadlines == [call.server.limits.bodyMilliseconds])
        }
    }

    @Test(arguments: [true, false])
    func `A call distinguishes a late body from one that was cut off`(isLate: Bool) async throws {
        try await withCall("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nab") { call, network in
            network.isLate = isLate
            await #expect(throws: isLate ? ServerCallFault.timedOut : .clientLeft) {
                try await call.readBody(limit: 6)
            }
            #expect(!network.isLate, "the passed deadline is reset, so that the client can be answered")
        }
    }

    @Test func `A call distinguishes a client that hung up from one the server gave up`() async throws {
        try await withCall { call, network in
            #expect(!call.clientLeft && call.isReachable)
            network.clientLeft = true
            #expect(call.clientLeft && !call.isReachable)
            network.clientLeft = false
            network.isAborted = true
            #expect(!call.clientLeft && !call.isReachable, "the server gave up, the client did not hang up")
        }
    }

    @Test func `A call breaks off the connection instead of answering twice`() async throws {
        try await withCall { call, network in
            call.respond(status: 200, type: "text/plain", body: "one")
            #expect(!network.isBroken)
            call.respond(status: 500, type: "text/plain", body: "two")
            #expect(network.isBroken)
            #expect(call.status == 200)
            #expect(call.closesAfterAnswer)
        }
    }

    @Test func `A call sends nothing to the client once it is finished`() async throws {
        try await withCall { call, network in
            call.respond(status: 200, type: "text/plain", body: "one")
            call.finish()
            #expect(network.left.hasSuffix("\r\n\r\none"))
            let pump = StandInPump()
            call.respond(status: 500, type: "text/plain", body: "two")
            #expect(call.send() == .clientLeft)
            #expect(await call.flushAnswer() == false)
            call.setPump(pump)
            call.setWriteDeadline()
            call.breakOff()
            call.breakOffAfterFlush()
            call.releaseRequest()
            #expect(throws: ServerCallFault.clientLeft) { _ = try call.takeBody(limit: 1) }
            #expect(network.sent == [] && network.pump == nil && network.deadlines == [] && !network.isBroken)
            #expect(call.clientLeft && !call.isReachable && call.localAddress == nil)
            #expect(call.status == 200, "the status stays readable for the log")
        }
    }

    @Test func `A call traps when it is finished twice`() async {
        await #expect(processExitsWith: .failure) {
            try await withCall { call, _ in
                call.finish()
                call.finish()
            }
        }
    }
}

/// Calls `body` with a `ServerCall` that has already read the request's head and some of the request's body.
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

/// A transport that accepts and delivers the bytes that a test sets.
final class StandInTransport: ServerCallTransport {
    /// How many bytes each send accepts. After the last entry, no bytes are accepted.
    var takes: [Int] = []
    var sent: [UInt8] = []
    /// The bytes that each receive delivers. After the last entry, no bytes arrive.
    var arriving: [String] = []
    /// Whether the transport reports that its deadline has passed.
    var isLate = false
    /// All deadlines that were set so far, and the present one.
    var deadlines: [Int] = []
    var deadline: Int?
    var isBroken = false
    /// The bytes that were still unsent when the call was finished.
    var left = ""

    var clientLeft = false
    var isAborted = false
    var partner: Channel?
    var pump: (any Pump)?
    var localAddress: SocketAddress? { .loopback(port: 1) }
    var peerTrust: PeerTrust?

    func sendBytes(_ bytes: borrowing ByteBuffer) -> Transfer {
        if isAborted { return .broken }
        let most = takes.isEmpty ? 0 : takes.removeFirst()
        guard most > 0 else { return .wouldBlock }
        let count = min(most, bytes.count)
        for index in 0..<count { sent.append(bytes[index]) }
        return .moved(count)
    }

    func waitUntilWritable() async {}

    func receiveBytes(for call: ServerCall) async -> Bool {
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
