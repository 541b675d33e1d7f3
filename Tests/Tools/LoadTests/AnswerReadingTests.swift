import Histogram
import Testing

@testable import Load

@Suite struct `Reading an answer` {
    private static let openAI = """
        data: {"choices":[{"delta":{"role":"assistant","content":""}}]}

        data: {"choices":[{"delta":{"content":"t0 5 "}}],"usage":null}

        data: {"choices":[{"delta":{"content":"t1 6 "}}],"usage":null}

        data: {"choices":[],"usage":{"prompt_tokens": 11, "completion_tokens": 7,"total_tokens":18}}

        data: [DONE]


        """

    private static let anthropic = """
        event: message_start
        data: {"type":"message_start","message":{"usage":{"input_tokens":9,"output_tokens":1}}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"}}

        event: ping
        data: {"type":"ping"}

        event: message_delta
        data: {"type":"message_delta","usage":{"output_tokens":4}}

        event: message_stop
        data: {"type":"message_stop"}


        """

    private func read(_ text: String, _ dialect: Variant.Dialect?, by size: Int) -> (LoadCounts, Failure?) {
        var reading = AnswerReading()
        var counts = LoadCounts()
        reading.beginAnswer(dialect)
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count {
            let end = min(bytes.count, at + size)
            reading.takePayload(
                bytes.span.extracting(at..<end), at: UInt64(1_000_000 + at), due: 0, into: &counts)
            at = end
        }
        let failure = reading.finishAnswer(at: 2_000_000, due: 0, into: &counts)
        return (counts, failure)
    }

    @Test(arguments: [1, 2, 7, 50, 10_000])
    func `An OpenAI stream's pieces, end and tokens are found however it is cut`(size: Int) {
        let (counts, failure) = read(Self.openAI, .openAI, by: size)
        #expect(failure == nil)
        #expect(counts.chunks == 2)
        #expect(counts.streams == 1)
        #expect(counts.inputTokens == 11)
        #expect(counts.outputTokens == 7)
        #expect(counts.firstChunk.count == 1)
        #expect(counts.gap.count == 1)
        #expect(counts.relay.count == 2)
        #expect(counts.stream.maximum == 2_000_000)
        #expect(counts.bodyBytes == Self.openAI.utf8.count)
    }

    @Test func `The sums of impossible figures from a broken target are saturated`() {
        let text = #"{"usage":{"prompt_tokens":99999999999999999999999999,"completion_tokens":9}}"#
        let (one, _) = read(text, nil, by: 10_000)
        #expect((one.inputTokens, one.outputTokens) == (1 << 53, 9))
        var sum = LoadCounts()
        sum.countTokens(inputTokens: .max - 5, outputTokens: 1)
        sum.addCounts(one)
        #expect((sum.inputTokens, sum.outputTokens) == (.max, 10))
    }

    @Test(arguments: [1, 9, 10_000])
    func `An Anthropic stream's pieces, end and tokens are found however it is cut`(size: Int) {
        let (counts, failure) = read(Self.anthropic, .anthropic, by: size)
        #expect(failure == nil)
        #expect(counts.chunks == 1)
        #expect(counts.inputTokens == 9)
        #expect(counts.outputTokens == 4)
    }

    @Test func `What is wrong with a stream is reported`() {
        let cut = Self.openAI.replacing("data: [DONE]\n\n", with: "")
        #expect(read(cut, .openAI, by: 64).1 == .noEnd)
        let turned = Self.openAI.replacing("t1 6", with: "t2 6")
        #expect(read(turned, .openAI, by: 64).1 == .disorder)
        let failed = "data: {\"error\":{\"message\":\"no\"}}\n\n"
        #expect(read(failed, .openAI, by: 64).1 == .streamError)
        #expect(read("event: error\ndata: {\"type\":\"error\"}\n\n", .anthropic, by: 64).1 == .streamError)
    }

    @Test(arguments: [3, 40, 10_000])
    func `A document's tokens are found however it is cut`(size: Int) {
        let document =
            #"{"text":"\"usage\":{\"prompt_tokens\":99}","usage": {"prompt_tokens" : 12,"completion_tokens":34}}"#
        let (counts, failure) = read(document, nil, by: size)
        #expect(failure == nil)
        #expect(counts.inputTokens == 12)
        #expect(counts.outputTokens == 34)
        #expect(counts.latency.maximum == 2_000_000)
    }
}
