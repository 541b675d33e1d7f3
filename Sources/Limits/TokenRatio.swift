/// How many bytes of some kind make a token of one model, learnt from what its upstream reports.
///
/// An exponentially weighted mean: each report moves it by a sixteenth of the difference, and none moves it
/// out of its bounds, so that no single caller can make everyone's estimates absurd.
package struct TokenRatio: Hashable, Sendable {
    /// 1024ths of a byte per token.
    private var scaled: Int
    private let lowest: Int
    private let highest: Int

    /// - Parameters:
    ///   - bytes: bytes per token until something is reported.
    ///   - range: the bounds, in bytes per token; 1 at least.
    package init(bytes: Int, in range: ClosedRange<Int>) {
        precondition(range.lowerBound >= 1 && range.contains(bytes), "a ratio begins within its bounds")
        scaled = bytes << 10
        lowest = range.lowerBound << 10
        highest = range.upperBound << 10
    }

    /// Takes in that so many bytes were so many tokens. What has no bytes or no tokens teaches nothing.
    package mutating func learn(bytes: Int, tokens: Int) {
        guard bytes > 0, bytes < 1 << 40, tokens > 0 else { return }
        let seen = min(max((bytes << 10) / tokens, lowest), highest)
        // Rounded away from 0: a shift alone would never reach a ratio that lies a little above.
        let step = seen - scaled
        scaled += step > 0 ? (step + 15) / 16 : (step - 15) / 16
    }

    /// The tokens of so many bytes, rounded up.
    package func tokens(in bytes: Int) -> Int {
        guard bytes > 0 else { return 0 }
        guard bytes < 1 << 40 else { return bytes }
        return ((bytes << 10) + scaled - 1) / scaled
    }

    /// Bytes per token, rounded down, to be shown.
    package var bytesPerToken: Int { scaled >> 10 }
}
