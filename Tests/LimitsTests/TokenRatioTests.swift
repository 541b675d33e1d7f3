import Limits
import Testing

@Suite struct `A ratio of bytes to tokens` {
    @Test func `begins where it is told, and rounds tokens up`() {
        let ratio = TokenRatio(bytes: 4, in: 1...16)
        #expect([0, 1, 4, 5, 400].map(ratio.tokens) == [0, 1, 1, 2, 100])
        #expect(ratio.tokens(in: -1) == 0)
    }

    @Test(arguments: [1, 2, 3, 5, 7, 10, 16])
    func `comes to what is reported, from above and below`(bytes: Int) {
        for start in [1, 4, 16] {
            var ratio = TokenRatio(bytes: start, in: 1...16)
            for _ in 0..<200 { ratio.learn(bytes: bytes * 1000, tokens: 1000) }
            #expect(ratio.tokens(in: bytes * 1000) == 1000)
        }
    }

    @Test func `moves by a sixteenth, whatever one report says`() {
        var ratio = TokenRatio(bytes: 4, in: 1...16)
        ratio.learn(bytes: 1 << 30, tokens: 1)
        #expect(ratio.tokens(in: 4750) == 1000, "4.75 bytes: a sixteenth of the way to 16")
    }

    @Test func `never leaves its bounds`() {
        var ratio = TokenRatio(bytes: 4, in: 2...8)
        for _ in 0..<500 { ratio.learn(bytes: 1, tokens: .max) }
        #expect(ratio.bytesPerToken == 2)
        for _ in 0..<500 { ratio.learn(bytes: 1 << 39, tokens: 1) }
        #expect(ratio.bytesPerToken == 8)
    }

    @Test(arguments: [(0, 5), (5, 0), (-1, 5), (5, -1), (Int.max, 5), (1 << 40, 1)])
    func `learns nothing from figures that cannot be`(bytes: Int, tokens: Int) {
        var ratio = TokenRatio(bytes: 4, in: 1...16)
        ratio.learn(bytes: bytes, tokens: tokens)
        #expect(ratio == TokenRatio(bytes: 4, in: 1...16))
        #expect(ratio.tokens(in: .max) == .max)
    }
}
