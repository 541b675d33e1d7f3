/// A figure of a model that was learned from all callers of the model. It contains no data of single callers.
package struct LearnedFigure: Hashable, Sendable {
    package let median: Int
    /// The number of callers, from 0 to 15, whose values the median was computed from.
    package let callers: Int

    package init(median: Int, callers: Int) {
        self.median = median
        self.callers = callers
    }
}

extension InputGuess {
    package static let figureCount = 1 + ShapeEstimators.count

    /// The learned figures to store: the ratio, then the tokens that are billed beyond a prompt's text, one
    /// figure for each shape of prompt.
    package var shown: [LearnedFigure] { [ratio.shown] + extras.all.map(\.shown) }

    /// - Parameter shown: the stored figures, as `shown` returned them. A missing figure is replaced by the
    ///   default, and a figure out of range by the nearest valid one.
    package init(shown: some Sequence<LearnedFigure>) {
        var figures = shown.makeIterator()
        let nothing = LearnedFigure(median: 0, callers: 0)
        self.init(
            ratio: MedianEstimator(figures.next() ?? nothing, otherwise: Self.one, in: Self.ratios),
            extras: ShapeEstimators(
                (0..<ShapeEstimators.count).map { _ in
                    MedianEstimator(figures.next() ?? nothing, otherwise: 0, in: 0...Self.mostBelieved)
                }))
    }

    /// This guess without the figures of single callers.
    package var ofAll: InputGuess { InputGuess(ratio: ratio, extras: extras) }

    /// Adds what another event loop has learned from its callers. The figures of single callers are not kept.
    package mutating func mergeGuesses(_ other: InputGuess) {
        var (ratio, pools) = (ratio, extras.all)
        ratio.merge(other.ratio)
        for (shape, pool) in other.extras.all.enumerated() { pools[shape].merge(pool) }
        self = InputGuess(ratio: ratio, extras: ShapeEstimators(pools))
    }
}

extension OutputGuess {
    package static let figureCount = 4

    /// The learned figures to store: `text`, `events`, `hidden` and `advantage`.
    package var shown: [LearnedFigure] { [text.shown, events.shown, hidden.shown, advantage.shown] }

    /// - Parameter shown: the stored figures, as `shown` returned them. A missing figure is replaced by the
    ///   default, and a figure out of range by the nearest valid one.
    package init(shown: some Sequence<LearnedFigure>) {
        var figures = shown.makeIterator()
        func next(otherwise prior: Int, in range: ClosedRange<Int>) -> MedianEstimator {
            MedianEstimator(
                figures.next() ?? LearnedFigure(median: 0, callers: 0), otherwise: prior, in: range)
        }
        self.init(
            text: next(otherwise: Self.one, in: Self.ratios),
            events: next(otherwise: 0, in: Self.eventRatios),
            hidden: next(otherwise: 0, in: 0...Self.mostBelieved),
            // The advantage is the error of guesses by text minus that of guesses by events. Each error is
            // from 0 to twice the true figure, so the advantage is in this range.
            advantage: next(otherwise: 0, in: -2 * Self.one...2 * Self.one))
    }

    /// This guess without the figures of single callers.
    package var ofAll: OutputGuess {
        OutputGuess(text: text, events: events, hidden: hidden, advantage: advantage)
    }

    /// Adds what another event loop has learned from its callers. The figures of single callers are not kept.
    package mutating func mergeGuesses(_ other: OutputGuess) {
        var (text, events, hidden, advantage) = (text, events, hidden, advantage)
        text.merge(other.text)
        events.merge(other.events)
        hidden.merge(other.hidden)
        advantage.merge(other.advantage)
        self = OutputGuess(text: text, events: events, hidden: hidden, advantage: advantage)
    }
}
