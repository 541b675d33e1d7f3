import Testing

@testable import Configuration

/// SplitMix64: from one seed, it makes the same numbers on every system.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

@Suite struct `A damaged configuration` {
    private static let pieces = [
        "", " ", "\n", ":", "[", "]", "{", "}", "\"", "*", "&", "#", "- ", "\t", "é", "0", "~", "!", "|",
        "\u{0}",
    ]

    @Test(arguments: [1, 2, 3, 4])
    func `A damaged configuration is read or refused with a report, and ends no program`(seed: UInt64) throws
    {
        var random = SeededGenerator(state: seed)
        let whole = Array(GoodConfigurations.whole)
        var refused = 0
        for round in 0..<60 {
            var text = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                let end = min(text.count, place + Int.random(in: 0...4, using: &random))
                text.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? "")
            }
            let yaml = String(text)
            let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            guard let found = mistakes(yaml, environment: GoodConfigurations.environment) else { continue }
            refused += 1
            #expect(!found.mistakes.isEmpty && !found.reportText().isEmpty, "seed \(seed), round \(round)")
            // The damaged file has at most three lines more than the original, because the test appends up to
            // three.
            #expect(found.mistakes.allSatisfy { $0.line <= lines + 3 }, "seed \(seed), round \(round)")
            #expect(!found.reportText().contains("sk-1"), "seed \(seed), round \(round)")
        }
        #expect(refused > 20)
    }
}
