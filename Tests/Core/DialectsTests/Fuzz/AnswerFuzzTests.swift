import Bytes
import Dialects
import JSON
import TestSupport
import Testing

/// Whether a client can read the content of the sample answer, which is one word, in these bytes.
private func shows(_ payload: [UInt8], _ form: ReplyReader.Form) -> Bool {
    let word = bytes(AnswerSample.word)
    guard form == .events else { return payload.firstRange(of: word) != nil }
    // A client shows only the data of events, and no comments or other fields.
    return payload.split(whereSeparator: { $0 == 10 || $0 == 13 }).contains { line in
        let isHidden = [":", "event:", "id:", "retry:"].contains { line.starts(with: bytes($0)) }
        return !isHidden && line.firstRange(of: word) != nil
    }
}

/// Sequences that can break an answer. The test replaces one byte of an answer by one of them.
private let odd: [[UInt8]] = [
    [0xff], [0xc0, 0x80], [0], bytes("NaN"), bytes("1e999"), bytes("123456789012345678901234"),
    bytes(#"\ud800"#), bytes("\""), bytes("\\"), bytes("\n\n"), bytes("{"), bytes("]"),
    bytes(String(repeating: "[", count: 130)), bytes(String(repeating: #"{"a":"#, count: 130)),
]

@Suite struct AnswerFuzzTests {
    /// Tests answers that an earlier version of the edge forgot to charge, and similar ones. They are stored
    /// in `Tests/Corpus/answers/DIALECT.FORM.WHY`.
    @Test(arguments: AnswerSample.corpus)
    func `An answer of the corpus is charged, however it is cut into pieces`(sample: AnswerSample) {
        var parser = JSONParser()
        var kept = ReplyReader(limit: 1 << 20)
        var scanned = ReplyReader(limit: 40)
        let payload = sample.bytes
        #expect(!payload.isEmpty)
        for size in [1, 7, 64, payload.count, payload.count + 1] {
            #expect(Self.isCharged(payload, sample, size, &kept, &parser), "\(sample) by \(size)")
            #expect(Self.isCharged(payload, sample, size, &scanned, &parser), "\(sample) by \(size)")
        }
    }

    @Test func `The corpus is there`() { #expect(AnswerSample.corpus.count >= 12) }

    @Test func `An answer with content is charged, whatever its bytes`() {
        var parser = JSONParser()
        var kept = ReplyReader(limit: 1 << 20)
        var scanned = ReplyReader(limit: 40)
        var shown = 0
        let samples = AnswerSample.all + AnswerSample.corpus
        for seed in Fuzzing.seeds(rounds: 6000) {
            var random = SplitMix64(seed: seed)
            guard let sample = samples.randomElement(using: &random) else { continue }
            var payload = sample.bytes
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let at = Int.random(in: payload.indices, using: &random)
                payload.replaceSubrange(at...at, with: odd.randomElement(using: &random) ?? [])
            case 1: break
            default: payload = mutated(payload, with: &random)
            }
            guard shows(payload, sample.form), !sample.saysItFailed(payload, &parser) else { continue }
            shown += 1
            let size = Int.random(in: 1...payload.count, using: &random)
            let isKept = Self.isCharged(payload, sample, size, &kept, &parser)
            let isScanned = Self.isCharged(payload, sample, size, &scanned, &parser)
            let text = String(decoding: payload, as: UTF8.self)
            #expect(isKept && isScanned, "seed \(seed): \(text)")
        }
        #expect(shown > 1000)
    }

    private static func isCharged(
        _ payload: [UInt8], _ sample: AnswerSample, _ size: Int, _ reader: inout ReplyReader,
        _ parser: inout JSONParser
    ) -> Bool {
        reader.reset(sample.dialect, sample.form, hidesUsage: size % 2 == 0)
        feed(payload, size, &reader, &parser)
        return reader.isUseful
    }

    private static func feed(
        _ payload: [UInt8], _ size: Int, _ reader: inout ReplyReader, _ parser: inout JSONParser
    ) {
        for start in stride(from: 0, to: payload.count, by: size) {
            let piece = payload.span.extracting(start..<min(payload.count, start + size))
            if !reader.feed(piece, with: &parser) { _ = reader.takeSifted(isOver: false) }
        }
        reader.finish(with: &parser)
    }

    @Test func `Usage is the same by scanning as by parsing, whatever the bytes`() {
        var parser = JSONParser()
        var parsed = ReplyReader(limit: 1 << 20)
        var scanned = ReplyReader(limit: 0)
        for seed in Fuzzing.seeds(rounds: 4000) {
            var random = SplitMix64(seed: seed)
            guard let reply = RecordedReply.documents.randomElement(using: &random) else { continue }
            let payload = mutated(bytes(reply.payload), with: &random)
            guard (try? parser.parse(payload.span)) != nil else { continue }
            parsed.reset(reply.dialect, .document)
            Self.feed(payload, payload.count, &parsed, &parser)
            scanned.reset(reply.dialect, .document)
            Self.feed(payload, Int.random(in: 1...payload.count, using: &random), &scanned, &parser)
            let (expected, found) = (parsed.usage, scanned.usage)
            let isSameOddity = parsed.hasOddFigure == scanned.hasOddFigure
            let text = String(decoding: payload, as: UTF8.self)
            #expect(found == expected && isSameOddity, "seed \(seed): \(text)")
        }
    }
}
