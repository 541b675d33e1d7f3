import Bytes
import Dialects
import Foundation
import JSON
import TestSupport
import Testing

private struct Findings: Equatable {
    var usage: TokenUsage?
    var isUseful: Bool
    var isError: Bool
    var isOdd = false
}

private func read(
    _ pieces: [[UInt8]], _ dialect: Dialect, _ form: ReplyReader.Form, limit: Int = 1 << 20,
    _ end: ReplyEnd = .whole
) -> Findings {
    var parser = JSONParser()
    var reader = ReplyReader(dialect, form, limit: limit)
    for piece in pieces { reader.feed(piece.span, with: &parser) }
    reader.finish(end, with: &parser)
    return Findings(
        usage: reader.usage?.tokens, isUseful: reader.isUseful, isError: reader.isError,
        isOdd: reader.hasOddFigure)
}

@Suite struct ReplyReaderTests {
    @Test(arguments: RecordedReply.all)
    func `A recorded reply reads the same wherever it is cut`(reply: RecordedReply) {
        let payload = bytes(reply.payload)
        let expected = Findings(usage: reply.usage, isUseful: reply.isUseful, isError: reply.isError)
        #expect(read([payload], reply.dialect, reply.form) == expected)
        #expect(read(payload.map { [$0] }, reply.dialect, reply.form) == expected)
        for cut in 0...payload.count {
            let found = read([Array(payload[..<cut]), Array(payload[cut...])], reply.dialect, reply.form)
            #expect(found == expected, "cut at \(cut)")
        }
    }

    @Test(arguments: RecordedReply.streams)
    func `A recorded stream reads the same with CR LF`(reply: RecordedReply) {
        var payload: [UInt8] = []
        for byte in reply.payload.utf8 { payload += byte == 10 ? [13, 10] : [byte] }
        let expected = Findings(usage: reply.usage, isUseful: reply.isUseful, isError: reply.isError)
        for cut in 0...payload.count {
            #expect(
                read([Array(payload[..<cut]), Array(payload[cut...])], reply.dialect, reply.form) == expected)
        }
    }

    @Test func `One reader serves replies of all dialects in turn`() {
        var parser = JSONParser()
        var reader = ReplyReader()
        for reply in RecordedReply.all + RecordedReply.all.reversed() {
            reader.reset(reply.dialect, reply.form)
            reader.feed(Array(reply.payload.utf8).span, with: &parser)
            reader.finish(with: &parser)
            let found = Findings(
                usage: reader.usage?.tokens, isUseful: reader.isUseful, isError: reader.isError)
            #expect(
                found == Findings(usage: reply.usage, isUseful: reply.isUseful, isError: reply.isError),
                "\(reply)")
        }
    }

    @Test(arguments: [
        "-1", "1.5", "134217728", "9007199254740992", "9223372036854775808", "\"5\"", "true", "[]",
    ])
    func `An impossible figure is left out and flagged`(figure: String) {
        let document =
            "{\"choices\":[{\"text\":\"a\"}],\"usage\":{\"prompt_tokens\":\(figure),\"completion_tokens\":7}}"
        let found = read([bytes(document)], .openAICompletions, .document)
        #expect(found.usage == TokenUsage(output: 7))
        #expect(found.isOdd)
    }

    @Test func `Odd figures in a stream are left out wherever it is cut`() {
        let payload = bytes(
            """
            data: {"choices":[{"delta":{"content":"a"}}],"usage":{"prompt_tokens":4,"completion_tokens":-1}}

            data: {"choices":[],"usage":{"prompt_tokens":9223372036854775808,"completion_tokens":2}}

            data: [DONE]


            """)
        for cut in 0...payload.count {
            let found = read([Array(payload[..<cut]), Array(payload[cut...])], .openAIChat, .events)
            #expect(found.usage == TokenUsage(input: 4, output: 2) && found.isOdd, "cut at \(cut)")
        }
    }

    @Test(arguments: [
        #""usage":{"prompt_tokens":5,"prompt_tokens":7,"completion_tokens":2}"#,
        #""usage":{"prompt_tokens":5,"completion_tokens":2,"completion_tokens":2}"#,
        #""usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7,"total_tokens":null}"#,
        #""usage":{"prompt_tokens":5,"completion\u005ftokens":9,"completion_tokens":2}"#,
        #""usage":{"prompt_tokens":5},"usage":{"completion_tokens":2}"#,
        #""usage":null,"usage":{"prompt_tokens":5,"completion_tokens":2}"#,
        #""usage":{"prompt_tokens":5,"prompt_tokens_details":{"cached_tokens":1,"cached_tokens":4}}"#,
        #""usage":{"prompt_tokens":5,"prompt_tokens_details":{},"prompt_tokens_details":{"cached_tokens":4}}"#,
        #""response":{"usage":{"input_tokens":5},"usage":{"input_tokens":6}}"#,
        #""response":{"usage":{"input_tokens":5}},"response":{"usage":{"output_tokens":6}}"#,
    ])
    func `Figures are not used if one of them occurs twice`(members: String) {
        let document = "{\"choices\":[{\"text\":\"a\"}],\(members)}"
        let found = read([bytes(document)], .openAICompletions, .document)
        #expect(found == Findings(usage: nil, isUseful: true, isError: false))
        let stream =
            "data: {\"choices\":[{\"text\":\"a\"}],\(members)}\n\n"
            + "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":5,\"completion_tokens\":2}}\n\n"
        #expect(
            read([bytes(stream)], .openAICompletions, .events).usage == nil,
            "the same in an event of a stream")
    }

    @Test(arguments: [
        (
            #""usage":{"prompt_tokens":5,"input_tokens":5,"completion_tokens":2}"#,
            TokenUsage(input: 5, output: 2)
        ),
        (#""message":{"a":1},"message":{"usage":{"input_tokens":5}}"#, TokenUsage(input: 5)),
        (#""usage":{"prompt_tokens":5,"x":1,"x":2}"#, TokenUsage(input: 5)),
    ])
    func `Figures under two names, and members that are not read, may occur twice`(
        members: String, usage: TokenUsage
    ) {
        #expect(read([bytes("{\(members)}")], .openAICompletions, .document).usage == usage)
    }

    @Test func `The largest possible figure is accepted`() {
        let document = "{\"usage\":{\"prompt_tokens\":134217727,\"total_tokens\":null}}"
        let found = read([bytes(document)], .openAIChat, .document)
        #expect(found.usage == TokenUsage(input: 134_217_727) && !found.isOdd)
    }

    @Test func `Figures that arrive twice are not added, and a smaller later one is ignored`() {
        let stream = """
            data: {"choices":[{"delta":{"content":"a"}}],"usage":{"prompt_tokens":5,"completion_tokens":9}}

            data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":3,"total_tokens":14}}


            """
        #expect(
            read([bytes(stream)], .openAIChat, .events).usage == TokenUsage(input: 5, output: 9))
    }

    @Test(arguments: [
        (RecordedReply.streams[0], "[DONE]", true), (RecordedReply.streams[0], "\"choices\":[],", false),
        (RecordedReply.all.first { $0.description == "Anthropic messages, streamed" }, "message_stop", true),
        (
            RecordedReply.all.first { $0.description == "Anthropic messages, streamed" },
            "event: message_delta", false
        ),
        (RecordedReply.all.first { $0.description == "Gemini, streamed" }, "STOP", false),
        (RecordedReply.all.first { $0.description == "Gemini" }, "6}}", false),
    ])
    func `Figures are the last ones from the provider's closing event on`(
        reply: RecordedReply?, mark: String, isFinal: Bool
    ) throws {
        let reply = try #require(reply)
        let cut = try #require(reply.payload.range(of: mark)?.lowerBound)
        var parser = JSONParser()
        var reader = ReplyReader(reply.dialect, reply.form)
        reader.feed(bytes(String(reply.payload[..<cut])).span, with: &parser)
        reader.finish(with: &parser)
        let wasFinal = reader.isUsageFinal
        #expect(wasFinal == isFinal)
        reader.reset(reply.dialect, reply.form)
        reader.feed(bytes(reply.payload).span, with: &parser)
        reader.finish(with: &parser)
        let endsFinal = reader.isUsageFinal
        #expect(endsFinal)
    }

    @Test func `A document that was cut off keeps its figures, and is useful only if the client hung up`() {
        let payload =
            "[{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"a\"}]}}],"
            + "\"usageMetadata\":{\"promptTokenCount\":4,\"candidatesTokenCount\":2}},\n{\"candi"
        for (end, isUseful) in [(ReplyEnd.broken, false), (.clientLeft, true)] {
            let found = read([bytes(payload)], .geminiStream, .document, end)
            let usage = TokenUsage(input: 4, output: 2)
            #expect(found == Findings(usage: usage, isUseful: isUseful, isError: false))
        }
    }

    @Test func `The figures at the end of a document over the limit are read`() {
        let long = String(repeating: "0.12345,", count: 40_000)
        let document =
            "{\"data\":[{\"embedding\":[\(long)1]}],\"usage\":"
            + "{\"prompt_tokens\":8,\"prompt_tokens_details\":{\"cached_tokens\":2}}}"
        for size in [1000, 70_000, 400_000] {
            let all = bytes(document)
            let pieces = stride(from: 0, to: all.count, by: size).map {
                Array(all[$0..<min(all.count, $0 + size)])
            }
            let found = read(pieces, .openAIEmbeddings, .document, limit: 100_000)
            #expect(found == Findings(usage: TokenUsage(input: 8, cached: 2), isUseful: true, isError: false))
        }
    }

    @Test func `The total is the sum of input and output`() {
        #expect(TokenUsage(input: 2, output: 3).totalTokens == 5)
        #expect(TokenUsage().totalTokens == 0)
    }

    @Test func `Mutated replies never trap`() {
        var random = SplitMix64(seed: 42)
        var parser = JSONParser()
        var reader = ReplyReader()
        for round in 0..<1500 {
            let reply = RecordedReply.all[round % RecordedReply.all.count]
            let payload = mutated(bytes(reply.payload), with: &random)
            let cut = Int.random(in: 0...payload.count, using: &random)
            reader.reset(reply.dialect, reply.form)
            reader.feed(payload.span.extracting(first: cut), with: &parser)
            reader.feed(payload.span.extracting(droppingFirst: cut), with: &parser)
            reader.finish(with: &parser)
        }
    }
}
