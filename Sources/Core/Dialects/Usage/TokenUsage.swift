/// The token counts of an answer. A count means the same for all providers. It is nil if it was not reported.
package struct TokenUsage: Hashable, Sendable {
    /// All input tokens. They include those read from or written to a cache, and the results of hosted tools.
    package var input: Int?
    /// All output tokens, including reasoning.
    package var output: Int?
    /// The input tokens that were read from a cache.
    package var cached: Int?
    /// The input tokens that were written to a cache.
    package var cacheWrite: Int?
    /// The part of `cacheWrite` that the cache keeps for an hour or longer.
    package var longCacheWrite: Int?
    /// The output tokens that were reasoning.
    package var reasoning: Int?
    /// The tokens of audio and of images. All other tokens are text.
    package var audioInput: Int?
    package var audioOutput: Int?
    package var imageInput: Int?
    package var imageOutput: Int?

    package init(
        input: Int? = nil, output: Int? = nil, cached: Int? = nil, cacheWrite: Int? = nil,
        longCacheWrite: Int? = nil, reasoning: Int? = nil, audioInput: Int? = nil, audioOutput: Int? = nil,
        imageInput: Int? = nil, imageOutput: Int? = nil
    ) {
        (self.input, self.output, self.reasoning) = (input, output, reasoning)
        (self.cached, self.cacheWrite, self.longCacheWrite) = (cached, cacheWrite, longCacheWrite)
        (self.audioInput, self.audioOutput) = (audioInput, audioOutput)
        (self.imageInput, self.imageOutput) = (imageInput, imageOutput)
    }

    package var totalTokens: Int { Self.saturatingSum(input ?? 0, output ?? 0) }

    /// Subtracts uncharged tokens at the beginning of the prompt. Caches hold a prompt's beginning, so these
    /// tokens are subtracted from the cached ones first.
    package mutating func takeAway(input count: Int) {
        guard let all = input else { return }
        let taken = min(max(0, count), all)
        input = all - taken
        let fromCache = min(taken, cached ?? 0)
        if let cached { self.cached = cached - fromCache }
        if let cacheWrite { self.cacheWrite = max(0, cacheWrite - (taken - fromCache)) }
        if let longCacheWrite { self.longCacheWrite = min(longCacheWrite, cacheWrite ?? 0) }
    }

    /// Adds the counts of another model in the same answer. Sums are clamped to the largest `Int`.
    package mutating func addUsage(_ other: TokenUsage) {
        Self.add(other.input, to: &input)
        Self.add(other.output, to: &output)
        Self.add(other.cached, to: &cached)
        Self.add(other.cacheWrite, to: &cacheWrite)
        Self.add(other.longCacheWrite, to: &longCacheWrite)
        Self.add(other.reasoning, to: &reasoning)
        Self.add(other.audioInput, to: &audioInput)
        Self.add(other.audioOutput, to: &audioOutput)
        Self.add(other.imageInput, to: &imageInput)
        Self.add(other.imageOutput, to: &imageOutput)
    }

    private static func add(_ other: Int?, to figure: inout Int?) {
        if let other { figure = saturatingSum(figure ?? 0, other) }
    }

    static func saturatingSum(_ one: Int, _ other: Int) -> Int {
        let (sum, overflow) = one.addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
