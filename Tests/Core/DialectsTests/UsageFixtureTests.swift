import Dialects
import JSON
import TestSupport
import Testing

private struct Reading {
    var usage: BilledUsage?
    var isUseful = false
    var isFinal = false

    init(_ fixture: UsageFixture, _ pieces: [[UInt8]], limit: Int = 1 << 20, _ end: ReplyEnd = .whole) throws
    {
        let dialect = try #require(Dialect(rawValue: fixture.dialect))
        var parser = JSONParser()
        var reader = ReplyReader(dialect, fixture.isOfEvents ? .events : .document, limit: limit)
        for piece in pieces { reader.feed(piece.span, with: &parser) }
        reader.finish(end, with: &parser)
        (usage, isUseful, isFinal) = (reader.usage, reader.isUseful, reader.isUsageFinal)
    }
}

extension UsageFixture {
    fileprivate func check(_ found: Reading) {
        let tokens = found.usage?.tokens ?? TokenUsage()
        #expect(tokens == expectedTokens, "\(self)")
        #expect(found.isUseful == (fact("useful") != "no"), "\(self)")
        #expect((found.usage?.isDoubtful ?? false) == isTrue("doubtful"), "\(self)")
        let main = found.usage?.main
        #expect(main?.tier?.rawValue == fact("tier"), "\(self)")
        #expect((main?.isFast ?? false) == isTrue("fast"), "\(self)")
        #expect((main?.isRegional ?? false) == isTrue("region"), "\(self)")
        for tool in HostedTool.allCases {
            #expect((main?.tools[tool] ?? 0) == numbers("tools")["\(tool)"] ?? 0, "\(self): \(tool)")
        }
        let further = found.usage?.further ?? []
        #expect(further.count == (fact("part") == nil ? 0 : 1), "\(self)")
        guard let part = further.first else { return }
        #expect(
            part.tokens.input == numbers("part")["input"] && part.tokens.output == numbers("part")["output"])
        let model = fact("part")?.split(separator: " ").first { $0.hasPrefix("model=") }?.dropFirst(6) ?? ""
        #expect(part.model == Array(model.utf8))
    }

    private var expectedTokens: TokenUsage {
        let numbers = numbers("tokens")
        return TokenUsage(
            input: numbers["input"], output: numbers["output"], cached: numbers["cached"],
            cacheWrite: numbers["written"], longCacheWrite: numbers["long"], reasoning: numbers["reasoning"],
            audioInput: numbers["audio-in"], audioOutput: numbers["audio-out"],
            imageInput: numbers["image-in"], imageOutput: numbers["image-out"])
    }
}

@Suite struct `What an answer reports` {
    @Test(arguments: UsageFixture.all)
    func `What an answer reports is read the same whole and in pieces`(fixture: UsageFixture) throws {
        fixture.check(try Reading(fixture, [fixture.payload]))
        for size in [1, 7] { fixture.check(try Reading(fixture, fixture.pieces(of: size))) }
    }

    /// If a stream ends before its final figures, the stream is incomplete and the figures are guessed.
    @Test(arguments: UsageFixture.all.filter(\.isOfEvents))
    func `Figures are not taken for final if the stream was cut before them`(fixture: UsageFixture) throws {
        let whole = try Reading(fixture, [fixture.payload])
        for end in fixture.eventEnds {
            for (reason, size) in [(ReplyEnd.broken, 1 << 20), (.clientLeft, 7)] {
                let pieces = fixture.pieces(of: size)
                var left = end
                let cut = pieces.map { piece in
                    defer { left -= piece.count }
                    return Array(piece.prefix(max(0, left)))
                }
                let found = try Reading(fixture, cut, reason)
                guard found.isFinal else { continue }
                #expect(found.usage == whole.usage, "\(fixture), cut at \(end)")
            }
        }
        #expect(whole.usage == nil || whole.isFinal == !fixture.isTrue("partial"), "\(fixture)")
    }

    /// If a document is too large to be kept, it is scanned for its figures. The scan finds the same figures,
    /// but no service tier and no tool calls.
    @Test(arguments: UsageFixture.all)
    func `Figures are found in an answer that is too large to be kept`(fixture: UsageFixture) throws {
        let whole = try Reading(fixture, [fixture.payload])
        let scanned = try Reading(fixture, fixture.pieces(of: 7), limit: 8)
        let parts = whole.usage?.further.filter { $0.model != Array("image_generation".utf8) } ?? []
        #expect(
            scanned.usage?.main.tokens.input ?? 0 == whole.usage?.main.tokens.input ?? 0 || !whole.isUseful)
        // In a fixture with the fact `partial`, each choice has its own usage. The scan does not distinguish
        // choices, so its result is not compared here.
        if fixture.isTrue("partial") { return }
        #expect(scanned.usage?.main.tokens.output == whole.usage?.main.tokens.output || !whole.isUseful)
        #expect(scanned.usage?.further.count ?? 0 == parts.count || !whole.isUseful, "\(fixture)")
    }

    @Test func `Every fixture of an answer's usage names its source`() {
        #expect(UsageFixture.all.count > 60)
        #expect(UsageFixture.all.allSatisfy { !$0.source.isEmpty })
    }

    /// A provider can report figures of any size. The sum must saturate, because an overflow would stop the
    /// edge.
    @Test func `Reported figures add up without a trap, however many samplings there are`() throws {
        let most = (1 << 27) - 1
        let sampling = #"{"type":"compaction","input_tokens":\#(most),"output_tokens":\#(most)}"#
        let list = repeatElement(sampling, count: 5000).joined(separator: ",")
        var parser = JSONParser()
        var reader = ReplyReader(.anthropicMessages, .document)
        let text =
            #"{"content":[{"type":"text","text":"a"}],"usage":{"input_tokens":1,"iterations":[\#(list)]}}"#
        reader.feed(bytes(text).span, with: &parser)
        reader.finish(with: &parser)
        #expect(reader.usage?.tokens.input == 1 + 5000 * most)
        var sum = TokenUsage(input: .max - 1)
        sum.addUsage(TokenUsage(input: .max, output: 1))
        #expect(sum.input == .max && sum.totalTokens == .max)
    }
}
