import Bytes
import Reactor
import TestSupport
import Testing

@testable import MockProvider

@Suite(.timeLimit(.minutes(1))) struct `The stand-in for a language model` {
    private func withServer(
        _ change: (inout MockProviderOptions) -> Void = { _ in },
        _ body: @escaping @Sendable (MockProviderServer, EventLoop) async throws -> Void
    ) async throws {
        var options = MockProviderOptions()
        options.chunks = .fixed(3)
        options.gap = .fixed(0.001)
        change(&options)
        let server = try await MockProviderServer.startServer(options, on: .loopback(port: 0), loops: 1)
        try await onLoop { loop in try await body(server, loop) }
        await server.stopServer()
    }

    private static func request(_ path: String, stream: Bool, _ more: String = "") -> String {
        let body = #"{"model":"m","stream": \#(stream),"messages":[]}"#
        return "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\(more)\r\n\(body)"
    }

    @Test func `The stand-in model answers plain requests in both dialects, each in order`() async throws {
        try await withServer { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            try await peer.send(
                Self.request("/v1/chat/completions", stream: false)
                    + Self.request("/v1/messages", stream: false)
                    + "GET /v1/models HTTP/1.1\r\nHost: a\r\n\r\n")
            let first = try await peer.readMessage()
            #expect(first.status == 200)
            #expect(
                first.body.contains(
                    #""usage":{"prompt_tokens":200,"completion_tokens":60,"total_tokens":260}"#))
            let second = try await peer.readMessage()
            #expect(second.body.contains(#""usage":{"input_tokens":200,"output_tokens":60}"#))
            #expect(try await peer.readMessage().body.contains(#""status":"ok""#))
            let figures = await server.readFigures()
            #expect((figures.messages, figures.unstreamed, figures.others) == (2, 2, 1))
            #expect((figures.inputTokens, figures.outputTokens, figures.mostAtOnce) == (400, 120, 1))
        }
    }

    @Test func `The stand-in model streams numbered pieces; the request's own settings take precedence`()
        async throws
    {
        try await withServer { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            try await peer.send(
                Self.request(
                    "/v1/chat/completions", stream: true, "x-mock-chunks: 5\r\nx-mock-interval-ms: 2\r\n"))
            let answer = try await peer.readMessage()
            #expect(answer["content-type"] == "text/event-stream; charset=utf-8")
            for number in 0..<5 { #expect(answer.body.contains("\"content\":\"t\(number) ")) }
            #expect(!answer.body.contains("\"content\":\"t5 "))
            #expect(answer.body.hasSuffix("data: [DONE]\n\n"))
            #expect(answer.body.contains(#""completion_tokens":5"#))
            try await peer.send(Self.request("/v1/messages", stream: true))
            let other = try await peer.readMessage()
            #expect(other.body.contains("event: message_start\n"))
            #expect(other.body.contains(#""text":"t2 "#))
            #expect(other.body.hasSuffix("event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"))
        }
    }

    @Test func `The stand-in model answers other requests with the documents it was given`() async throws {
        try await withServer({ $0.documents = ["/v1/people/1": #"{"name":"Ann"}"#] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            var bodies: [String] = []
            for path in ["/v1/people/1", "/v1/people/1?all=true", "/v1/people/2"] {
                try await peer.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
                bodies.append(try await peer.readMessage().body)
            }
            #expect(bodies.prefix(2) == [#"{"name":"Ann"}"#, #"{"name":"Ann"}"#])
            #expect(bodies.last?.contains(#""status":"ok""#) == true)
            #expect(await server.readFigures().others == 3)
        }
    }

    @Test func `The stand-in model fails for a request that asks for it, and for no other`() async throws {
        try await withServer { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            var statuses: [Int] = []
            for fields in ["x-mock-fail: 1\r\n", "", "x-mock-fail: 0\r\n"] {
                try await peer.send(Self.request("/v1/chat/completions", stream: false, fields))
                statuses.append(try await peer.readMessage().status)
            }
            #expect(statuses == [502, 200, 200])
            let figures = await server.readFigures()
            #expect(figures.faults == [.fail: 1])
            #expect((figures.messages, figures.unstreamed, figures.inputTokens) == (3, 2, 400))
        }
    }

    @Test(arguments: [(InjectedFault.refuse, 429), (.fail, 502), (.noUsage, 200)])
    func `The stand-in model answers with a fault`(fault: InjectedFault, status: Int) async throws {
        try await withServer({ $0.faults = [fault: 1] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            try await peer.send(Self.request("/v1/chat/completions", stream: false))
            let answer = try await peer.readMessage()
            #expect(answer.status == status)
            #expect(!answer.body.contains("usage"))
            #expect(await server.readFigures().faults == [fault: 1])
        }
    }

    @Test(arguments: [InjectedFault.reset, .shortBody], [true, false])
    func `The stand-in model breaks off within an answer`(fault: InjectedFault, stream: Bool) async throws {
        try await withServer({ $0.faults = [fault: 1] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            try await peer.send(Self.request("/v1/chat/completions", stream: stream))
            await #expect(throws: Peer.Failure.self) { try await peer.readMessage() }
        }
    }

    @Test(arguments: [InjectedFault.stall, .hang])
    func `The stand-in model falls silent until its client hangs up`(fault: InjectedFault) async throws {
        try await withServer({ $0.faults = [fault: 1] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            try await peer.send(Self.request("/v1/chat/completions", stream: true))
            #expect(await eventually(on: loop) { await server.readFigures().messages == 1 })
            peer.close()
            #expect(await eventually(on: loop) { await server.readFigures().clientsLeft == 1 })
        }
    }

    @Test func `The stand-in model bills the written part of an abandoned stream, and nothing for an error`()
        async throws
    {
        try await withServer({ $0.faults = [.hang: 1] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            let asked = Self.request("/v1/chat/completions", stream: true, "x-mock-chunks: 9\r\n")
            try await peer.send(asked)
            #expect(await eventually(on: loop) { await server.readFigures().chunks == 5 })
            peer.close()
            #expect(await eventually(on: loop) { await server.readFigures().clientsLeft == 1 })
            let figures = await server.readFigures()
            #expect((figures.inputTokens, figures.outputTokens) == (200, 5))
        }
        try await withServer({ $0.faults = [.fail: 1] }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            try await peer.send(Self.request("/v1/chat/completions", stream: false))
            #expect(try await peer.readMessage().status == 502)
            let figures = await server.readFigures()
            #expect((figures.inputTokens, figures.outputTokens) == (0, 0))
        }
    }

    @Test func `The stand-in model reports how many messages it handled at once`() async throws {
        try await withServer({ $0.delay = .fixed(0.2) }) { server, loop in
            var peers: [Peer] = []
            for _ in 0..<3 { peers.append(try await Peer.connect(to: server.address, on: loop)) }
            for peer in peers { try await peer.send(Self.request("/v1/messages", stream: false)) }
            for peer in peers { #expect(try await peer.readMessage().status == 200) }
            #expect(await server.readFigures().mostAtOnce == 3)
            for peer in peers {
                try await peer.send(Self.request("/v1/messages", stream: false))
                #expect(try await peer.readMessage().status == 200)
                peer.close()
            }
            #expect(await server.readFigures().mostAtOnce == 3)
        }
    }

    @Test func `The stand-in model waits before its first byte`() async throws {
        try await withServer({ $0.delay = .fixed(0.05) }) { server, loop in
            let peer = try await Peer.connect(to: server.address, on: loop)
            defer { peer.close() }
            let start = Clocks.monotonic()
            try await peer.send(Self.request("/v1/chat/completions", stream: false))
            #expect(try await peer.readMessage().status == 200)
            #expect(Clocks.monotonic() - start >= 49_000_000)
        }
    }

    @Test(arguments: [
        ("0.25", Spread.fixed(0.25)), ("1-3", .uniform(1, 3)), ("exp:2", .exponential(mean: 2)),
        ("lognormal:0.2/2", .lognormal(median: 0.2, p99: 2)),
    ])
    func `A spread of delays is read and drawn from`(text: String, spread: Spread) throws {
        #expect(Spread(text) { Double($0) } == spread)
        var random = SplitMix64(seed: 5)
        let values = (0..<20_000).map { _ in spread.drawValue(&random) }.sorted()
        #expect(values.allSatisfy { $0 >= 0 })
        switch spread {
        case .fixed: #expect(Set(values) == [0.25])
        case .uniform:
            #expect(values[0] >= 1 && values[19_999] < 3)
            #expect(abs(values[10_000] - 2) < 0.05)
        case .exponential: #expect(abs(values.reduce(0, +) / 20_000 - 2) < 0.1)
        case .lognormal:
            #expect(abs(values[10_000] - 0.2) < 0.02)
            #expect(abs(values[19_800] - 2) < 0.4)
        }
    }

    @Test(arguments: ["", "x", "3-1", "exp:", "lognormal:1", "lognormal:0/1", "1-2-3"])
    func `A malformed spread is refused`(text: String) { #expect(Spread(text) { Double($0) } == nil) }
}
