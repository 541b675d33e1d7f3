import Dialects

/// The prices of each kind of token for one model and tier.
///
/// Prices are stored in micro-dollars per million tokens, since some are below a micro-dollar per token (one
/// US dollar per million tokens). Providers' prices are whole numbers in this unit.
package struct Rates: Hashable, Sendable {
    /// The price of input tokens that were neither read from a cache nor written to one.
    package let input: Int
    /// The prices of input tokens that were read from a cache (`cachedInput`), written to one for some
    /// minutes (`cacheWrite`), or written for an hour or longer (`longCacheWrite`).
    package let cachedInput: Int
    package let cacheWrite: Int
    package let longCacheWrite: Int
    /// The price of output tokens, including reasoning.
    package let output: Int
    /// The prices of audio and image tokens, both in uncached input and in output.
    package let audioInput: Int
    package let audioOutput: Int
    package let imageInput: Int
    package let imageOutput: Int
    /// The kinds of token for which these rates state no price of their own.
    let lacking: Unpriced

    /// If cached input, audio or images have no price, they cost as much as other input or output. If writing
    /// to a cache for an hour has no price, it costs as much as for some minutes.
    package init(
        input: Int, cachedInput: Int? = nil, cacheWrite: Int? = nil, longCacheWrite: Int? = nil, output: Int,
        audioInput: Int? = nil, audioOutput: Int? = nil, imageInput: Int? = nil, imageOutput: Int? = nil
    ) {
        self.input = input
        self.cachedInput = cachedInput ?? input
        self.cacheWrite = cacheWrite ?? input
        self.longCacheWrite = longCacheWrite ?? cacheWrite ?? input
        self.output = output
        self.audioInput = audioInput ?? input
        self.audioOutput = audioOutput ?? output
        self.imageInput = imageInput ?? input
        self.imageOutput = imageOutput ?? output
        var lacking: Unpriced = longCacheWrite == nil ? .longCacheWrite : []
        if audioInput == nil && audioOutput == nil { lacking.insert(.sound) }
        if imageOutput == nil { lacking.insert(.image) }
        self.lacking = lacking
    }

    /// For each kind of token, the highest price in any of these rates. If none of them has a price for a
    /// kind, the price remains unknown.
    static func dearestRates(of all: [Rates]) -> Rates {
        func most(_ price: (Rates) -> Int, unless missing: Unpriced = []) -> Int? {
            all.filter { missing.isEmpty || !$0.lacking.contains(missing) }.map(price).max()
        }
        return Rates(
            input: most(\.input) ?? 0, cachedInput: most(\.cachedInput), cacheWrite: most(\.cacheWrite),
            longCacheWrite: most(\.longCacheWrite, unless: .longCacheWrite), output: most(\.output) ?? 0,
            audioInput: most(\.audioInput, unless: .sound), audioOutput: most(\.audioOutput, unless: .sound),
            imageInput: most(\.imageInput), imageOutput: most(\.imageOutput, unless: .image))
    }

    /// These rates, in which the prices of `dearest` replace the missing ones.
    func completed(by dearest: Rates) -> Rates {
        let fills = lacking.subtracting(dearest.lacking)
        guard !fills.isEmpty else { return self }
        func fill(_ kind: Unpriced, _ own: Int, _ other: Int) -> Int {
            fills.contains(kind) ? max(own, other) : own
        }
        return Rates(
            input: input, cachedInput: cachedInput, cacheWrite: cacheWrite,
            longCacheWrite: fill(.longCacheWrite, longCacheWrite, dearest.longCacheWrite), output: output,
            audioInput: fill(.sound, audioInput, dearest.audioInput),
            audioOutput: fill(.sound, audioOutput, dearest.audioOutput), imageInput: imageInput,
            imageOutput: fill(.image, imageOutput, dearest.imageOutput))
    }

    /// For each kind of token, the higher of the prices in these rates and in `other`.
    package func dearerRates(_ other: Rates) -> Rates {
        Rates(
            input: max(input, other.input), cachedInput: max(cachedInput, other.cachedInput),
            cacheWrite: max(cacheWrite, other.cacheWrite),
            longCacheWrite: max(longCacheWrite, other.longCacheWrite), output: max(output, other.output),
            audioInput: max(audioInput, other.audioInput), audioOutput: max(audioOutput, other.audioOutput),
            imageInput: max(imageInput, other.imageInput), imageOutput: max(imageOutput, other.imageOutput))
    }

    /// The exact cost of tokens in millionths of a micro-dollar. Negative figures count as 0. If more tokens
    /// are cached than the whole input has, all cached tokens are charged.
    func cost(of tokens: TokenUsage) -> UInt128 {
        let cached = Self.count(tokens.cached)
        let written = Self.count(tokens.cacheWrite)
        let long = min(Self.count(tokens.longCacheWrite), written)
        // Audio and images are charged as part of the uncached input, since cached tokens of all kinds have
        // the same price.
        let fresh = Self.rest(Self.count(tokens.input), cached, written)
        let sound = min(Self.count(tokens.audioInput), fresh)
        let pictures = min(Self.count(tokens.imageInput), fresh - sound)
        let output = Self.count(tokens.output)
        let spoken = min(Self.count(tokens.audioOutput), output)
        let drawn = min(Self.count(tokens.imageOutput), output - spoken)
        // The sum has nine products of at most 2⁶³ · 2³⁴, so it cannot overflow.
        var sum = UInt128(fresh - sound - pictures) * UInt128(input)
        sum += UInt128(cached) * UInt128(cachedInput)
        sum += UInt128(written - long) * UInt128(cacheWrite) + UInt128(long) * UInt128(longCacheWrite)
        sum += UInt128(output - spoken - drawn) * UInt128(self.output)
        if sound | pictures | spoken | drawn > 0 {
            sum += UInt128(sound) * UInt128(audioInput) + UInt128(pictures) * UInt128(imageInput)
            sum += UInt128(spoken) * UInt128(audioOutput) + UInt128(drawn) * UInt128(imageOutput)
        }
        return sum
    }

    private static func count(_ figure: Int?) -> Int { max(0, figure ?? 0) }

    private static func rest(_ whole: Int, _ one: Int, _ other: Int) -> Int {
        let (parts, overflow) = one.addingReportingOverflow(other)
        return overflow || parts >= whole ? 0 : whole - parts
    }
}
