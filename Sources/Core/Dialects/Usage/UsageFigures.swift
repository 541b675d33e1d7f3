import Bytes
import JSON

/// The token figures in the terms of their provider. They are from one usage object, or from all usage
/// objects of an answer so far, which `UsageFigures+Rules` combines.
struct UsageFigures: Hashable, Sendable {
    var input: Int?
    var output: Int?
    var cached: Int?
    var cacheWrite: Int?
    /// The tokens written to a cache. A cache is kept for some minutes (`shortCacheWrite`), or for an hour or
    /// longer (`longCacheWrite`).
    var shortCacheWrite: Int?
    var longCacheWrite: Int?
    var reasoning: Int?
    var toolInput: Int?
    var total: Int?
    var audioInput: Int?
    var audioOutput: Int?
    var imageInput: Int?
    var imageOutput: Int?
    var milliseconds: Int?
    var tools = HostedToolCalls()
    var tier: ServiceTier?
    var isFast = false
    var isRegional = false
    /// The iterations (calls of a model within one answer) that Anthropic lists.
    var iterations: [UsageIteration] = []
    /// The tokens of OpenAI's hosted image tool. They are charged at the price of the tool's own model.
    var imageTool: [UsageIteration] = []
    /// Whether Anthropic's classifiers declined the request. Such a request is free if no content was sent.
    var isDeclined = false
    /// Whether a usage object was read.
    var isBegun = false
    /// Whether usage was reported for `choices[1]` or a later choice. These figures do not include it.
    var isPartial = false
    /// Whether a figure was not an integer from 0 to just below `most`. Such a figure is left out.
    var hasOddFigure = false
    /// Whether a member was repeated in a usage object. Parsers differ on which of the two they use (RFC
    /// 8259, section 4), so none of the figures is used.
    var hasRepeatedMember = false

    /// Token counts must be below this number: 2²⁷, or 134 million. It is 13 times the largest context of any
    /// model by 2026. A larger count is a mistake, which would lock out the user until the next reset.
    static let most = 1 << 27

    /// Reads a token count. If the value is not an integer from 0 to just below `most`, the result is nil and
    /// `hasOddFigure` is set. `1200.0` counts as an integer.
    mutating func readNumber(_ value: JSONValue) -> Int? {
        if value.isNull { return nil }
        if let number = value.integer {
            if number >= 0, number < Self.most { return number }
        } else if let real = value.real, real >= 0, real < Double(Self.most), real == real.rounded() {
            return Int(real)
        }
        hasOddFigure = true
        return nil
    }

    /// Whether no usage was reported: no tokens, no length of audio, and no calls of tools or models.
    var isEmpty: Bool {
        input == nil && output == nil && cached == nil && cacheWrite == nil && shortCacheWrite == nil
            && longCacheWrite == nil && reasoning == nil && toolInput == nil && total == nil
            && milliseconds == nil && tools.isEmpty && iterations.isEmpty
    }

    /// Whether any token count for the prompt was reported.
    var hasInput: Bool {
        input != nil || cached != nil || cacheWrite != nil || shortCacheWrite != nil || longCacheWrite != nil
    }

    /// Keeps the larger of two values for each token count.
    mutating func formMaximum(_ other: UsageFigures) {
        formInputMaximum(other)
        formOutputMaximum(other)
        Self.keepLarger(other.total, in: &total)
    }

    mutating func formInputMaximum(_ other: UsageFigures) {
        Self.keepLarger(other.input, in: &input)
        Self.keepLarger(other.cached, in: &cached)
        Self.keepLarger(other.cacheWrite, in: &cacheWrite)
        Self.keepLarger(other.shortCacheWrite, in: &shortCacheWrite)
        Self.keepLarger(other.longCacheWrite, in: &longCacheWrite)
        Self.keepLarger(other.toolInput, in: &toolInput)
        Self.keepLarger(other.audioInput, in: &audioInput)
        Self.keepLarger(other.imageInput, in: &imageInput)
    }

    mutating func formOutputMaximum(_ other: UsageFigures) {
        Self.keepLarger(other.output, in: &output)
        Self.keepLarger(other.reasoning, in: &reasoning)
        Self.keepLarger(other.audioOutput, in: &audioOutput)
        Self.keepLarger(other.imageOutput, in: &imageOutput)
        Self.keepLarger(other.milliseconds, in: &milliseconds)
        tools.formMaximum(other.tools)
    }

    private static func keepLarger(_ other: Int?, in figure: inout Int?) {
        if let other { figure = max(figure ?? 0, other) }
    }

    /// Takes over the facts that are not counts, such as the latest tier and whether a figure was impossible.
    mutating func takeMarks(_ other: UsageFigures) {
        if let tier = other.tier { self.tier = tier }
        if other.isFast { isFast = true }
        if other.isRegional { isRegional = true }
        if !other.iterations.isEmpty { iterations = other.iterations }
        if !other.imageTool.isEmpty { imageTool = other.imageTool }
        if other.isDeclined { isDeclined = true }
        if other.isPartial { isPartial = true }
        if other.hasOddFigure { hasOddFigure = true }
        if other.hasRepeatedMember { hasRepeatedMember = true }
    }
}

/// One of several calls of a model within an answer. Anthropic's list `iterations` reports them.
struct UsageIteration: Hashable, Sendable {
    /// The kind of call, by the names of Anthropic (anthropic 2.14, `BetaIterationsUsageItem`).
    enum Kind: Hashable, Sendable {
        case message, compaction, advisor, fallback, other

        init(_ name: Span<UInt8>) {
            if name.equals("message") {
                self = .message
            } else if name.equals("compaction") {
                self = .compaction
            } else if name.equals("advisor_message") {
                self = .advisor
            } else if name.equals("fallback_message") {
                self = .fallback
            } else {
                self = .other
            }
        }
    }

    var kind = Kind.other
    /// The model's name. It is empty if none was reported.
    var model: [UInt8] = []
    var figures = UsageFigures()
}
