import JSON

/// The tokens that a reply used, in one vocabulary for all providers. A figure that the upstream did not
/// report is nil.
package struct TokenUsage: Hashable, Sendable {
    /// All input, cached input included.
    package var input: Int?
    /// All output, reasoning included.
    package var output: Int?
    /// Input that was read from a cache.
    package var cached: Int?
    /// Input that was written to a cache.
    package var cacheWrite: Int?
    /// Output that was reasoning.
    package var reasoning: Int?
    /// The sum as the upstream reported it.
    package var total: Int?

    package init(
        input: Int? = nil, output: Int? = nil, cached: Int? = nil, cacheWrite: Int? = nil,
        reasoning: Int? = nil,
        total: Int? = nil
    ) {
        self.input = input
        self.output = output
        self.cached = cached
        self.cacheWrite = cacheWrite
        self.reasoning = reasoning
        self.total = total
    }

    /// The sum as the upstream reported it, else of input and output.
    package var totalTokens: Int {
        if let total { return total }
        let (sum, overflow) = (input ?? 0).addingReportingOverflow(output ?? 0)
        return overflow ? .max : sum
    }
}

/// The figures as one provider sends them, before they are put together. Figures that come again are
/// cumulative or repeated, never to be added: the largest of each is kept.
struct UsageFigures: Hashable, Sendable {
    var input: Int?
    var output: Int?
    var cached: Int?
    var cacheWrite: Int?
    var reasoning: Int?
    var toolInput: Int?
    var total: Int?
    /// Whether a figure was no whole number from 0 up to 2⁵³ − 1; such a figure is left out.
    var hasOddFigure = false
    /// Whether a member stood twice in one object, where readers differ on which of them counts (RFC 8259,
    /// section 4): then none of the figures is evidence.
    var hasRepeatedMember = false

    /// 2⁵³: numbers from here on are not exact in every JSON reader, and no reply uses as many tokens.
    private static let tooLarge = 1 << 53

    static func take(_ value: JSONValue, _ figure: inout Int?, _ hasOddFigure: inout Bool) {
        if value.isNull { return }
        guard let number = value.integer, number >= 0, number < tooLarge else {
            hasOddFigure = true
            return
        }
        figure = max(figure ?? 0, number)
    }

    /// Whether anything was reported.
    var isEmpty: Bool {
        input == nil && output == nil && cached == nil && cacheWrite == nil && reasoning == nil
            && toolInput == nil
            && total == nil
    }

    /// The counts in the vocabulary of all providers; nil where none was reported, or a member was there
    /// twice.
    func usage(of dialect: Dialect) -> TokenUsage? {
        if isEmpty || hasRepeatedMember { return nil }
        var usage = TokenUsage(
            input: input, output: output, cached: cached, cacheWrite: cacheWrite, reasoning: reasoning,
            total: total)
        switch dialect {
        case .anthropicMessages:
            // Anthropic counts what a cache gave or took separately from the rest of the input.
            usage.input = Self.sum(input, cached, cacheWrite)
        case .geminiGenerate, .geminiStream:
            // Gemini counts thoughts separately from the answer, and the results of tools separately from the
            // prompt.
            usage.input = Self.sum(input, toolInput)
            usage.output = Self.sum(output, reasoning)
        default: break
        }
        return usage
    }

    private static func sum(_ parts: Int?...) -> Int? {
        let known = parts.compactMap { $0 }
        // Three figures at most, each below 2⁵³.
        return known.isEmpty ? nil : known.reduce(0, +)
    }
}
