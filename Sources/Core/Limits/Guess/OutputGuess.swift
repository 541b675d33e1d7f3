/// Guesses the output tokens of an answer that did not report them. Earlier answers of the model show how
/// many tokens a text or an event has, and which of the two predicts the tokens better.
///
/// Each answer changes the guesses for its caller at once. For a caller without answers, the medians of all
/// callers are used (`MedianEstimator`).
package struct OutputGuess: Hashable, Sendable {
    /// The sums over one caller's answers. Older answers have less weight.
    fileprivate struct Shown: Hashable, Sendable {
        var tokens = 0
        /// The estimated tokens of the text, in 64ths of a token.
        var units = 0
        var events = 0
        var answers = 0
        /// The tokens of reasoning that was billed but did not appear in the answer's text.
        var hidden = 0
        /// The errors of the caller's guesses by text and by events, in 1,024ths of the true figure.
        var textError = 0
        var eventError = 0
    }

    private var own = CallerTable<Shown>()
    /// The ratio of billed tokens to tokens estimated from the text, times 1,024.
    private(set) var text = MedianEstimator(prior: one)
    /// The number of tokens for each event, in 1,024ths of a token.
    private(set) var events = MedianEstimator(prior: 0)
    private(set) var hidden = MedianEstimator(prior: 0)
    /// The error of guesses by text minus that of guesses by events, in 1,024ths of the true figure.
    private(set) var advantage = MedianEstimator(prior: 0)

    package init() {}

    /// A guess from the medians of all callers, without figures of single callers.
    init(text: MedianEstimator, events: MedianEstimator, hidden: MedianEstimator, advantage: MedianEstimator)
    {
        (self.text, self.events, self.hidden, self.advantage) = (text, events, hidden, advantage)
    }

    static let one = 1024
    /// The largest plausible number of tokens or events in one answer. An answer with a larger number changes
    /// no guess, and a guess computes with this number instead.
    static let mostBelieved = 1 << 30
    static let ratios = one / 4...16 * one
    static let eventRatios = 0...1 << 20
    /// A caller's ratio of billed to estimated tokens is at least the median of all callers divided by 2, and
    /// at most this median times 16.
    private static let lowestShare = 2, highestShare = 16
    /// A guess by events is at least a quarter of the guess by text. It could otherwise be too low, since one
    /// event can contain a whole answer.
    private static let lowestTextShare = 4

    // MARK: Guesses

    /// - Parameters:
    ///   - units: the estimate of the received text, in 64ths of a token.
    ///   - events: the number of events with text.
    ///   - callerHash: a hash of the caller, with a random seed of this process.
    package func tokens(units: Int, events: Int, for callerHash: Int) -> Int {
        guard units > 0 else { return 0 }
        let (units, events) = (min(units, Self.mostBelieved), min(max(events, 0), Self.mostBelieved))
        guard let shown = own[callerHash] else {
            let byEvents = advantage.median > 0 && self.events.median > 0 && self.events.count > 2
            let ofText = byText(units, text.median)
            let ofEvents = byEvents ? Self.product(events, self.events.median) : ofText
            return max(ofEvents, ofText / Self.lowestTextShare) + hidden.median
        }
        let visible: Int
        if shown.eventError < shown.textError {
            let all = byText(units, text.median)
            let byEvents = self.events.count > 2 ? Self.product(events, self.events.median) : all
            let own = Self.share(shown.tokens, of: shown.events, for: events)
            visible = min(
                max(own, min(all, byEvents) / Self.lowestShare, all / Self.lowestTextShare),
                max(all, byEvents) * Self.highestShare)
        } else {
            visible = byText(units, ratio(of: shown))
        }
        return visible + shown.hidden / max(shown.answers, 1)
    }

    private func byText(_ units: Int, _ ratio: Int) -> Int { (units * ratio / 64 + Self.one - 1) / Self.one }

    private func ratio(of shown: Shown) -> Int {
        Self.bounded(shown.tokens * 64 * Self.one / max(shown.units, 1), by: text.median)
    }

    private static func bounded(_ own: Int, by all: Int) -> Int {
        min(max(own, all / lowestShare), all * highestShare)
    }

    private static func product(_ events: Int, _ ratio: Int) -> Int { (events * ratio + one - 1) / one }

    private static func share(_ tokens: Int, of all: Int, for events: Int) -> Int {
        all > 0 ? (tokens * events + all - 1) / all : 0
    }

    // MARK: Learning

    /// Learns from a complete answer that reported its tokens. An answer without text, or with three tokens
    /// or fewer, is ignored.
    ///
    /// - Parameters:
    ///   - tokens: all output tokens, including `reasoning`.
    package mutating func learn(
        units: Int, events: Int, tokens: Int, reasoning: Int, by callerHash: Int
    ) {
        guard units > 0, events > 0, tokens > 3, units < Self.mostBelieved, tokens < Self.mostBelieved,
            events < Self.mostBelieved
        else {
            return
        }
        // Some providers hide the reasoning that they bill. It was hidden if the estimate of the text is
        // nearer to the tokens without reasoning than to all tokens.
        let estimated = units / 64
        let isHidden = reasoning > 0 && reasoning < tokens && estimated * 2 < tokens * 2 - reasoning
        let visible = isHidden ? tokens - reasoning : tokens
        var shown = own[callerHash] ?? Shown()
        noteErrors(of: &shown, units: units, events: events, visible: visible)
        shown.tokens += visible
        shown.units += units
        shown.events += events
        shown.answers += 1
        shown.hidden += isHidden ? reasoning : 0
        if shown.tokens > Self.remembered { shown.halve() }
        own[callerHash] = shown
        text.vote(
            min(
                max(shown.tokens * 64 * Self.one / max(shown.units, 1), Self.ratios.lowerBound),
                Self.ratios.upperBound), by: callerHash)
        self.events.vote(
            min(shown.tokens * Self.one / max(shown.events, 1), Self.eventRatios.upperBound), by: callerHash)
        hidden.vote(shown.hidden / shown.answers, by: callerHash)
        advantage.vote(shown.textError - shown.eventError, by: callerHash)
    }

    /// When the tokens of one caller's answers exceed this sum, all sums of this caller are halved.
    private static let remembered = 1 << 14

    private func noteErrors(of shown: inout Shown, units: Int, events: Int, visible: Int) {
        let isFirst = shown.answers == 0
        let byText = byText(units, isFirst ? text.median : ratio(of: shown))
        let byEvents =
            isFirst
            ? Self.product(events, self.events.median)
            : Self.share(shown.tokens, of: shown.events, for: events)
        Self.note(abs(byText - visible), of: visible, &shown.textError, isFirst)
        Self.note(abs(byEvents - visible), of: visible, &shown.eventError, isFirst)
    }

    private static func note(_ difference: Int, of truth: Int, _ error: inout Int, _ isFirst: Bool) {
        let share = min(difference, truth * 2) * one / truth
        error = isFirst ? share : error + (share - error) / 4
    }
}

extension OutputGuess.Shown {
    fileprivate mutating func halve() {
        tokens /= 2
        units /= 2
        events = max(events / 2, 1)
        hidden = answers > 1 ? hidden / 2 : hidden
        answers = max(answers / 2, 1)
    }
}
