import Dialects
import JSON
import Testing

/// These streams break off inside of an event that is larger than the reader's buffer (`limit` bytes). The
/// reader must still find the text and the figures that have arrived.
@Suite struct `A stream cut inside an event over the limit` {
    private static let said = String(repeating: " the quick brown fox jumps over it", count: 600)

    private static func estimated(_ text: some StringProtocol) -> Int {
        var estimator = TokenEstimator()
        estimator.take(Array(text.utf8).span)
        return estimator.units
    }

    /// Reads a stream that breaks off. It arrives in pieces of `size` bytes.
    private static func read(
        _ stream: [UInt8], _ dialect: Dialect, size: Int, limit: Int, _ end: ReplyEnd
    ) -> (text: ReplyText, usage: TokenUsage?, isUseful: Bool, isFinal: Bool) {
        var parser = JSONParser()
        var reader = ReplyReader(dialect, .events, limit: limit)
        for start in stride(from: 0, to: stream.count, by: size) {
            let piece = stream.span.extracting(start..<min(stream.count, start + size))
            reader.feed(piece, with: &parser)
        }
        reader.finish(end, with: &parser)
        return (reader.text, reader.usage?.tokens, reader.isUseful, reader.isUsageFinal)
    }

    @Test(arguments: StreamedText.all)
    func `A stream cut in a large event is charged for its text, whoever cut it`(kind: StreamedText) throws {
        let start = "data: " + (kind.event.split(separator: "%", maxSplits: 1).first ?? "")
        for share in [1, 2, 3] {
            let came = Self.said.prefix(Self.said.count * share / 4)
            let stream = Array((start + came).utf8)
            for (size, limit) in [(16 << 10, 1000), (700, 1000), (1 << 20, 1 << 12), (997, 16)] {
                for end in [ReplyEnd.clientLeft, .broken, .whole] {
                    let found = Self.read(stream, kind.dialect, size: size, limit: limit, end)
                    #expect(found.isUseful && !found.isFinal && found.usage == nil)
                    // The stream can break off in the middle of a word, so the estimate can differ by one
                    // unit.
                    let difference = found.text.units - Self.estimated(came)
                    #expect(abs(difference) <= TokenEstimator.unit, "\(share)/4 by \(size), keeping \(limit)")
                }
            }
        }
    }

    @Test(arguments: [ReplyEnd.clientLeft, .broken])
    func `A stream cut inside a large event keeps the figures that came before the event`(end: ReplyEnd) {
        let begun =
            #"data: {"type":"message_start","message":{"content":[],"usage":{"input_tokens":25,"output_tokens":1}}}"#
        let event =
            #"data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"\#(Self.said)"#
        let stream = Array("\(begun)\n\n\(event)".utf8)
        for size in [100, 64 << 10] {
            let found = Self.read(stream, .anthropicMessages, size: size, limit: 1000, end)
            #expect(found.usage == TokenUsage(input: 25, output: 1) && !found.isFinal && found.isUseful)
            #expect(abs(found.text.units - Self.estimated(Self.said)) <= TokenEstimator.unit)
        }
    }

    /// The usage can be in the part of the incomplete event that has arrived. The reader then uses it, but
    /// not as final figures.
    @Test(arguments: [ReplyEnd.clientLeft, .broken])
    func `A stream cut inside a large event uses figures of that event, but not as final ones`(
        end: ReplyEnd
    ) {
        let event =
            #"data: {"usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":7},"candidates":[{"content":"#
            + #"{"parts":[{"text":"\#(Self.said)"#
        for size in [100, 64 << 10] {
            let found = Self.read(Array(event.utf8), .geminiStream, size: size, limit: 1000, end)
            #expect(found.usage == TokenUsage(input: 5, output: 7) && found.isUseful && !found.isFinal)
        }
    }
}
