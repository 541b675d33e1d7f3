import Bytes
import JSON

/// Figures as one provider sends them: those of one usage object, or of all that an answer has sent so far,
/// which `UsageFigures+Rules` puts together.
struct UsageFigures: Hashable, Sendable {
    var input: Int?
    var output: Int?
    var cached: Int?
    var cacheWrite: Int?
    /// The written tokens by lifetime: some minutes, and an hour or longer.
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
    /// Samplings of one answer that Anthropic lists one by one.
    var iterations: [UsageIteration] = []
    /// The part that OpenAI's hosted image tool bills at its own model's price.
    var imageTool: [UsageIteration] = []
    /// Whether Anthropic's classifiers declined. That is free if nothing was said.
    var isDeclined = false
    /// Whether an object of figures was read.
    var isBegun = false
    /// Whether the answer used something that none of these figures holds.
    var isPartial = false
    /// Whether a figure was no whole number from 0 up to `most`; such a figure is left out.
    var hasOddFigure = false
    /// Whether a member stood twice in one object, where readers differ on which of them counts (RFC 8259,
    /// section 4): then none of the figures is evidence.
    var hasRepeatedMember = false

    /// 2²⁷, 134 million tokens: thirteen times the largest context that any model had by 2026. A larger
    /// figure is a mistake, which would lock its user out for the rest of a period.
    static let most = 1 << 27

    /// A figure's value; nil if it is not a whole number, which is then noted. `1200.0` is one.
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

    /// Whether anything was reported.
    var isEmpty: Bool {
        input == nil && output == nil && cached == nil && cacheWrite == nil && shortCacheWrite == nil
            && longCacheWrite == nil && reasoning == nil && toolInput == nil && total == nil
            && milliseconds == nil && tools.isEmpty && iterations.isEmpty
    }

    /// Whether it says anything about the prompt.
    var hasInput: Bool {
        input != nil || cached != nil || cacheWrite != nil || shortCacheWrite != nil || longCacheWrite != nil
    }

    /// Keeps the larger of each figure.
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

    /// Takes what is no figure: the latest word on the tier, and whether anything was odd.
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

/// One run of a model, of an answer that took several.
struct UsageIteration: Hashable, Sendable {
    /// Anthropic's name for the iteration (anthropic 2.14, `BetaIterationsUsageItem`).
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
    /// Empty if it is not named.
    var model: [UInt8] = []
    var figures = UsageFigures()
}
