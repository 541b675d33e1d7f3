/// What the use of one model costs.
///
/// One US dollar per million tokens is one micro-dollar per token. Prices finer than that are common, so they
/// are kept in micro-dollars per million tokens, which providers' lists divide evenly.
package struct Price: Hashable, Sendable {
    /// The largest price: 10,000 dollars per million tokens.
    package static let largestPerMillion = 10_000_000_000
    /// The largest price of a request: 1,000 dollars.
    package static let largestPerRequest = 1_000_000_000

    /// Micro-dollars per million tokens of input that was neither read from a cache nor written to one.
    package let input: Int
    /// Micro-dollars per million tokens of input that was read from a cache, and of input that was written to
    /// one.
    package let cachedInput: Int
    package let cacheWrite: Int
    /// Micro-dollars per million tokens of output, reasoning included.
    package let output: Int
    /// Micro-dollars for each request that the upstream answered.
    package let perRequest: Int

    /// Where the list has no price of its own for cached input, it costs what other input does.
    package init(
        input: Int, cachedInput: Int? = nil, cacheWrite: Int? = nil, output: Int, perRequest: Int = 0
    ) {
        self.input = input
        self.cachedInput = cachedInput ?? input
        self.cacheWrite = cacheWrite ?? input
        self.output = output
        self.perRequest = perRequest
    }

    package static let free = Price(input: 0, output: 0)

    /// The cost of one request in whole micro-dollars, computed exactly and rounded up once, at the end, so
    /// that rounding never lets a limit on money be passed.
    ///
    /// - Parameters:
    ///   - input: all input; `cached` and `cacheWrite` are parts of it. Parts that are larger than the whole,
    ///     which only a faulty upstream reports, are charged as they are.
    ///   - output: all output. Negative figures count as 0.
    /// - Returns: at most 2⁴³, nine million dollars, which Redis' Lua adds up exactly a thousand times.
    package func cost(input: Int, cached: Int = 0, cacheWrite: Int = 0, output: Int) -> Int {
        let (input, cached, written) = (max(input, 0), max(cached, 0), max(cacheWrite, 0))
        let parts = cached.addingReportingOverflow(written)
        let fresh = parts.overflow || parts.partialValue >= input ? 0 : input - parts.partialValue
        // 2⁶³ tokens at 2³⁴ each: four of those stay below 2¹⁰⁰.
        let sum =
            UInt128(fresh) * UInt128(self.input) + UInt128(cached) * UInt128(cachedInput)
            + UInt128(written) * UInt128(self.cacheWrite) + UInt128(max(output, 0)) * UInt128(self.output)
        let whole = (sum + 999_999) / 1_000_000 + UInt128(perRequest)
        return whole > UInt128(Self.largestCost) ? Self.largestCost : Int(whole)
    }

    private static let largestCost = 1 << 43
}
