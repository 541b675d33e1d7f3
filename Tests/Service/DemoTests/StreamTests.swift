import Demo
import Dialects
import HTTP
import Reactor
import TestSupport
import Testing

@Suite("The stand-in's streams")
struct StreamTests {
    private func stream(_ target: String, _ body: String) async throws -> Answer {
        try await withStandIn { client, _, _ in try await client.ask("POST", target, body: body) }
    }

    @Test(
        "a chat's usage chunk comes only when it is asked for",
        arguments: [
            (#"{"stream":true}"#, false),
            (#"{"stream":true,"stream_options":{"include_usage":false}}"#, false),
            (#"{"stream":true,"stream_options":{"include_usage":true}}"#, true),
        ], ["/v1/chat/completions", "/v1/completions"])
    func includeUsage(_ body: (String, Bool), _ target: String) async throws {
        let events = try await stream(target, body.0).events
        #expect(events.last == "[DONE]")
        let empty = events.dropLast().filter {
            (Answer.member("choices", of: $0.utf8) as? [Any])?.isEmpty == true
        }
        #expect(empty.count == (body.1 ? 1 : 0))
        #expect(empty.allSatisfy { Answer.member("usage.total_tokens", of: $0.utf8) is Int })
        #expect(events.dropLast(2).allSatisfy { $0.contains(#""usage":null"#) == body.1 })
        let found = Found(in: Array(events.map { "data: \($0)\n\n" }.joined().utf8), .openAIChat, .events)
        #expect((found.usage != nil) == body.1)
    }

    @Test("a chat begins with the role, has its words, and ends with the finish reason")
    func chat() async throws {
        let chunks = try await stream("/v1/chat/completions", #"{"stream":true,"max_tokens":3}"#).events
        func delta(_ index: Int, _ name: String) -> String? {
            Answer.member("choices.0.delta.\(name)", of: chunks[index].utf8) as? String
        }
        try #require(chunks.count == 6)
        #expect(delta(0, "role") == "assistant" && delta(0, "content") == "")
        let words = (1...3).compactMap { delta($0, "content") }
        #expect(words.count == 3 && words.joined().split(separator: " ").count == 3)
        #expect(Answer.member("choices.0.finish_reason", of: chunks[4].utf8) as? String == "length")
    }

    @Test("a message's events come in Anthropic's order")
    func messages() async throws {
        let answer = try await stream("/v1/messages", #"{"stream":true,"max_tokens":2}"#)
        let types = [
            "message_start", "content_block_start", "ping", "content_block_delta", "content_block_delta",
            "content_block_stop", "message_delta", "message_stop",
        ]
        #expect(answer.eventTypes == types)
        #expect(answer.events.map { Answer.member("type", of: $0.utf8) as? String } == types)
        #expect(Answer.member("usage.output_tokens", of: answer.events[6].utf8) as? Int == 2)
    }

    @Test(
        "a response's events are numbered, and the last holds the whole answer",
        arguments: [
            (#"{"stream":true}"#, "response.completed"),
            (#"{"stream":true,"max_output_tokens":4}"#, "response.incomplete"),
        ])
    func responses(_ body: String, _ last: String) async throws {
        let answer = try await stream("/v1/responses", body)
        let events = answer.events
        #expect(
            events.map { Answer.member("sequence_number", of: $0.utf8) as? Int } == Array(0..<events.count))
        #expect(answer.eventTypes == events.map { Answer.member("type", of: $0.utf8) as? String })
        #expect(answer.eventTypes.first == "response.created" && answer.eventTypes.last == last)
        let said = events.compactMap { Answer.member("delta", of: $0.utf8) as? String }.joined()
        let end = try #require(events.last)
        #expect(Answer.member("response.output.0.content.0.text", of: end.utf8) as? String == said)
    }

    @Test("Gemini's pieces come as events or as one list, the last with the reason")
    func gemini() async throws {
        let body = #"{"generationConfig":{"maxOutputTokens":3}}"#
        let events = try await stream("/v1beta/models/m:streamGenerateContent?alt=sse", body).events
        let list = try await stream("/v1beta/models/m:streamGenerateContent", body)
        #expect(events.count == 3 && (list.member("") as? [Any])?.count == 3)
        #expect(Answer.member("candidates.0.finishReason", of: events[1].utf8) == nil)
        #expect(Answer.member("candidates.0.finishReason", of: events[2].utf8) as? String == "MAX_TOKENS")
        #expect(list.member("2.candidates.0.finishReason") as? String == "MAX_TOKENS")
        #expect(list.member("2.usageMetadata.candidatesTokenCount") as? Int == 3)
    }

    @Test("a client of HTTP/1.0 gets its stream without chunks")
    func oldClient() async throws {
        let text = try await withStandIn { _, bench, loop in
            let body = #"{"stream":true,"max_tokens":1}"#
            return try await exchange(
                "POST /v1/messages HTTP/1.0\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
                with: bench.port, on: loop)
        }
        #expect(text.contains("Connection: close\r\n") && !text.contains("Transfer-Encoding"))
        #expect(text.hasSuffix("data: {\"type\":\"message_stop\"}\n\n"))
    }

    @Test("the stand-in stops when the client hangs up")
    func hangUp() async throws {
        let (words, isGone) = try await withStandIn(pace: .milliseconds(20)) { client, bench, loop in
            let connection = try await client.open("POST", "/v1/messages", body: #"{"stream":true}"#)
            connection.finish(isWhole: false)
            let isGone = await eventually(on: loop) { bench.server.connectionCount == 0 }
            return (bench.standIn.wordsStreamed, isGone)
        }
        #expect(isGone)
        #expect((1...5).contains(words))
    }
}

private func exchange(_ bytes: String, with port: UInt16, on loop: EventLoop) async throws -> String {
    let channel = Channel(try Sockets.connect(to: .loopback(port: port)), on: loop, connected: false)
    defer { channel.close() }
    channel.setDeadline(afterMilliseconds: 10_000)
    try await channel.finishConnecting()
    guard case .moved(bytes.utf8.count) = channel.send(Array(bytes.utf8).span) else { throw Broken() }
    var text: [UInt8] = []
    while true {
        switch channel.receiveIntoScratch() {
        case .moved(let count): text += loop.scratch.bytes[..<count]
        case .wouldBlock: await channel.waitUntilReadable()
        case .ended: return String(decoding: text, as: UTF8.self)
        case .broken: throw Broken()
        }
    }
}

private struct Broken: Error {}
