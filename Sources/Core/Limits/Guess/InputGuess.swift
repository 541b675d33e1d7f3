/// Guesses the tokens of a prompt from its text and from what the provider reported for earlier prompts with
/// the same model, caller and shape. Text alone is not enough, since providers also bill system prompts,
/// images and tools.
///
/// A prompt costs `ratio × text + extra`. Each answer corrects the ratio or the extra tokens of its caller.
/// For a caller without answers, the medians of all callers are used (`MedianEstimator`).
package struct InputGuess: Hashable, Sendable {
    /// The properties of a prompt that decide how many tokens are billed beyond those of its text.
    package struct Shape: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let images = Shape(rawValue: 1)
        package static let files = Shape(rawValue: 2)
        /// A part of the prompt is marked for the provider's cache.
        package static let cached = Shape(rawValue: 4)
    }

    private struct Shown: Hashable, Sendable {
        /// The ratio of billed tokens to tokens estimated from the text, times 1,024.
        var ratio: Int
        /// The billed tokens beyond those of the prompt's text.
        var extra: Int
    }

    private var own = CallerTable<Shown>()
    private(set) var ratio = MedianEstimator(prior: one)
    /// The medians of the tokens that are billed beyond the text, one for each shape of prompt.
    private(set) var extras = ShapeEstimators()

    package init() {}

    /// A guess from the medians of all callers, without figures of single callers.
    init(ratio: MedianEstimator, extras: ShapeEstimators) {
        self.ratio = ratio
        self.extras = extras
    }

    static let one = 1024
    /// In a prompt with fewer estimated tokens than this, most billed tokens are for other things than the
    /// text. Such a prompt therefore contributes no ratio to the median.
    private static let telling = 64
    static let mostBelieved = 1 << 32
    static let ratios = one / 4...one * 4

    // MARK: Guesses

    /// - Parameters:
    ///   - units: the estimate of the prompt's text, in 64ths of a token.
    ///   - callerHash: a hash of the caller, with a random seed of this process.
    package func tokens(units: Int, shape: Shape, for callerHash: Int) -> Int {
        let shown =
            own[Self.key(callerHash, shape)] ?? Shown(ratio: ratio.median, extra: extras.median(of: shape))
        return max(1, Self.text(units, shown.ratio) + shown.extra)
    }

    private static func text(_ units: Int, _ ratio: Int) -> Int {
        (min(max(units, 0), mostBelieved) * ratio / 64 + one - 1) / one
    }

    private static func key(_ callerHash: Int, _ shape: Shape) -> Int {
        callerHash &+ shape.rawValue &* 0x1000_0000_01b3
    }

    // MARK: Learning

    /// Learns from the tokens that the provider reported for a prompt.
    ///
    /// - Returns: whether the other event loops should learn from this answer too, by `learnFirst`. This is
    ///   true for a caller's first prompt of this shape, until 15 callers have contributed to the median.
    @discardableResult
    package mutating func learn(units: Int, shape: Shape, tokens: Int, by callerHash: Int) -> Bool {
        guard tokens >= 0, tokens < Self.mostBelieved, units >= 0, units < Self.mostBelieved else {
            return false
        }
        let key = Self.key(callerHash, shape)
        let known = own[key]
        let isFirst = known == nil && !extras.isFull(of: shape)
        var shown = known ?? Shown(ratio: ratio.median, extra: extras.median(of: shape))
        let text = Self.text(units, shown.ratio)
        let missing = tokens - text - shown.extra
        if text >= Self.telling && text > shown.extra && abs(missing) <= text / 2 {
            // A caller's first answer corrects the whole error of the ratio, later answers half of it.
            shown.ratio += missing * Self.one / text / (known == nil ? 1 : 2)
        } else if missing > 0 || shown.extra + missing >= 0 {
            // If the guess was too low, `extra` is raised by the whole error, since users could overspend
            // otherwise. If it was too high, `extra` is lowered by a quarter of the error.
            shown.extra += missing > 0 ? missing : (missing - 3) / 4
        } else {
            shown.extra = 0
            if text > 0 { shown.ratio += (tokens - text) * Self.one / text / 4 }
        }
        shown.ratio = min(max(shown.ratio, Self.ratios.lowerBound), Self.ratios.upperBound)
        shown.extra = max(shown.extra, 0)
        own[key] = shown
        if text >= Self.telling { ratio.vote(shown.ratio, by: callerHash) }
        extras.vote(shown.extra, by: callerHash, on: shape)
        return isFirst
    }

    /// Learns from a caller's first answer, which another event loop received. The answer is ignored if this
    /// event loop already has figures of the caller.
    package mutating func learnFirst(units: Int, shape: Shape, tokens: Int, by callerHash: Int) {
        guard own[Self.key(callerHash, shape)] == nil else { return }
        learn(units: units, shape: shape, tokens: tokens, by: callerHash)
    }
}

/// The medians of the tokens that are billed beyond a prompt's text, one for each shape of prompt.
struct ShapeEstimators: Hashable, Sendable {
    /// The estimators, indexed by the shape's raw value. The array is empty before the first answer.
    private var pools: [MedianEstimator] = []

    func median(of shape: InputGuess.Shape) -> Int {
        pools.isEmpty ? 0 : pools[shape.rawValue & 7].median
    }

    /// Whether the estimator of this shape has the values of 15 callers, which is the maximum.
    func isFull(of shape: InputGuess.Shape) -> Bool {
        !pools.isEmpty && pools[shape.rawValue & 7].isFull
    }

    mutating func vote(_ value: Int, by callerHash: Int, on shape: InputGuess.Shape) {
        if pools.isEmpty { pools = Array(repeating: MedianEstimator(prior: 0), count: Self.count) }
        pools[shape.rawValue & 7].vote(value, by: callerHash)
    }

    static let count = 8

    /// The estimators of all shapes, indexed by the shape's raw value.
    var all: [MedianEstimator] {
        pools.isEmpty ? Array(repeating: MedianEstimator(prior: 0), count: Self.count) : pools
    }

    init() {}

    init(_ pools: [MedianEstimator]) { self.pools = pools }
}
