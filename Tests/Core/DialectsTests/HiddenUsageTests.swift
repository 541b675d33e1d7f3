import Bytes
import Dialects
import JSON
import TestSupport
import Testing

/// Returns the part of a stream that reaches a caller who has not asked for usage. Also returns the usage
/// that the edge reads in the stream.
private func sifted(_ pieces: [[UInt8]], _ dialect: Dialect = .openAIChat) -> (
    text: String, usage: TokenUsage?
) {
    var parser = JSONParser()
    var reader = ReplyReader()
    reader.reset(dialect, .events, hidesUsage: true)
    var passed = ByteBuffer()
    for piece in pieces {
        if reader.feed(piece.span, with: &parser) {
            passed.append(piece.span)
        } else {
            let part = reader.takeSifted(isOver: false)
            passed.append(part.readable)
        }
    }
    let rest = reader.takeSifted(isOver: true)
    passed.append(rest.readable)
    reader.finish(with: &parser)
    return (contents(passed), reader.usage?.tokens)
}

@Suite struct `OpenAI's closing figures` {
    private static let word =
        "data: {\"choices\":[{\"delta\":{\"content\":\"a \\\"usage\\\": {} b\"}}],\"usage\":null}\n\n"
    private static let closing =
        "data: {\"id\":\"c\",\"choices\":[],\"usage\":{\"prompt_tokens\":19,\"completion_tokens\":10}}\n\n"
    private static let done = "data: [DONE]\n\n"
    private static let usage = TokenUsage(input: 19, output: 10)

    @Test(arguments: ["\n", "\r\n", "\r"], [word + ": ping\n\n", "", "\n\n"])
    func `OpenAI's closing figures alone are removed wherever a stream is cut`(line: String, before: String) {
        func lines(_ text: String) -> [UInt8] { Array(text.replacing("\n", with: line).utf8) }
        let stream = lines(Self.word + before + Self.closing + Self.done)
        // Additional empty lines are passed on together with the next event, so their place depends on where
        // the stream is cut. The comparison therefore leaves them out.
        let kept = before == "\n\n" ? "" : before
        let expected = String(decoding: lines(Self.word + kept + Self.done), as: UTF8.self)
        for cut in 0...stream.count {
            let found = sifted([Array(stream[..<cut]), Array(stream[cut...])])
            let isClose = before == "\n\n" ? found.text.replacing(line, with: "") : found.text
            let wanted = before == "\n\n" ? expected.replacing(line, with: "") : expected
            #expect(isClose == wanted, "cut at \(cut)")
            #expect(found.usage == Self.usage, "cut at \(cut)")
        }
        let single = sifted(stream.map { [$0] })
        #expect(single.text.replacing(line, with: "") == expected.replacing(line, with: ""))
        #expect(single.usage == Self.usage)
    }

    @Test(arguments: [
        "data: {\"choices\":[],\"prompt_filter_results\":[{}],\"usage\":null}\n\n",
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":1}}\n\n",
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":1},\"error\":{\"message\":\"x\"}}\n\n",
        "data: {\"choices\":[]}\n\n", "event: ping\n\n", ":\n\n", "data: no json \"usage\":{}\n\n",
    ])
    func `OpenAI's closing figures are distinguished from events that only look like them`(event: String) {
        let stream = Array((Self.word + event + Self.done).utf8)
        for cut in 0...stream.count {
            #expect(
                sifted([Array(stream[..<cut]), Array(stream[cut...])]).text == Self.word + event + Self.done)
        }
    }

    @Test func `OpenAI's closing figures are removed twice, also after the end, and read each time`() {
        let later = Self.closing.replacing("10", with: "12")
        let found = sifted([bytes(Self.closing + Self.word + Self.done + later)])
        #expect(found.text == Self.word + Self.done)
        #expect(found.usage == TokenUsage(input: 19, output: 12))
    }

    @Test func `The figures of another dialect's stream are passed on`() {
        let stream = RecordedReply.streams.first { $0.dialect == .anthropicMessages }?.payload ?? ""
        #expect(sifted([bytes(stream)], .anthropicMessages).text == stream)
    }

    @Test func `OpenAI's closing figures are held back, but a long answer is not`() {
        let long =
            "data: {\"choices\":[{\"delta\":{\"content\":\"\(String(repeating: "x", count: 100_000))\"}}]}\n\n"
        var parser = JSONParser()
        var reader = ReplyReader()
        reader.reset(.openAIChat, .events, hidesUsage: true)
        let payload = bytes(long + Self.closing)
        #expect(!reader.feed(payload.span.extracting(first: 50), with: &parser))
        #expect(contents(reader.takeSifted(isOver: false)).isEmpty)
        #expect(!reader.feed(payload.span.extracting(50..<60_000), with: &parser))
        #expect(contents(reader.takeSifted(isOver: false)) == long.prefix(60_000))
        #expect(reader.feed(payload.span.extracting(60_000..<90_000), with: &parser))
        #expect(!reader.feed(payload.span.extracting(90_000..<payload.count), with: &parser))
        #expect(contents(reader.takeSifted(isOver: false)) == long.dropFirst(90_000))
    }

    @Test(arguments: [1000, 64 << 10, 1 << 20])
    func `OpenAI's closing figures are removed after an event too large to be kept whole`(size: Int) {
        let text = String(repeating: "x", count: 1_300_000)
        let long = "data: {\"choices\":[{\"delta\":{\"content\":\"\(text)\"}}]}\n\n"
        let stream = bytes(Self.word + long + Self.closing + Self.done)
        let pieces = stride(from: 0, to: stream.count, by: size).map {
            Array(stream[$0..<min(stream.count, $0 + size)])
        }
        let found = sifted(pieces)
        #expect(found.text == Self.word + long + Self.done)
        #expect(found.usage == Self.usage)
    }

    @Test func `OpenAI's closing figures that are incomplete are passed on at the end`() {
        let part = Self.word + "data: {\"choices\":[],\"usa"
        #expect(sifted([bytes(part)]).text == part)
    }

    @Test func `Figures of mutated streams are treated the same wherever the stream is cut`() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2000 {
            let payload = mutated(bytes(Self.word + Self.closing + Self.word + Self.done), with: &random)
            let cut = Int.random(in: 0...payload.count, using: &random)
            let whole = sifted([payload])
            let parts = sifted([Array(payload[..<cut]), Array(payload[cut...])])
            #expect(whole.text == parts.text)
            #expect(whole.usage == parts.usage)
        }
    }
}
