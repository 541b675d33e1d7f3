/// One figure of a model as all its callers have shown it, without who they were: what outlives a restart.
package struct LearnedFigure: Hashable, Sendable {
    package let median: Int
    /// How many callers it is the median of, from 0 to 15.
    package let callers: Int

    package init(median: Int, callers: Int) {
        self.median = median
        self.callers = callers
    }
}

extension InputGuess {
    package static let figureCount = 1 + ShapeEstimators.count

    /// `figureCount` figures: the ratio, and the extra by shape.
    package var shown: [LearnedFigure] { [ratio.shown] + extras.all.map(\.shown) }

    /// - Parameter shown: as `shown` gave it; figures that are missing or out of range are taken for the
    ///   nearest that can be.
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

    /// The guess for any caller, without what single callers have shown.
    package var ofAll: InputGuess { InputGuess(ratio: ratio, extras: extras) }

    /// Adds the figures that another loop has learned from callers; what single ones have is forgotten.
    package mutating func mergeGuesses(_ other: InputGuess) {
        var (ratio, pools) = (ratio, extras.all)
        ratio.merge(other.ratio)
        for (shape, pool) in other.extras.all.enumerated() { pools[shape].merge(pool) }
        self = InputGuess(ratio: ratio, extras: ShapeEstimators(pools))
    }
}

extension OutputGuess {
    package static let figureCount = 4

    /// `figureCount` figures: tokens by text, by events, hidden ones, and the events' advantage.
    package var shown: [LearnedFigure] { [text.shown, events.shown, hidden.shown, advantage.shown] }

    /// - Parameter shown: as `shown` gave it; figures that are missing or out of range are taken for the
    ///   nearest that can be.
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
            // An error is of twice the truth at the most.
            advantage: next(otherwise: 0, in: -2 * Self.one...2 * Self.one))
    }

    /// This guess without the figures of single callers.
    package var ofAll: OutputGuess {
        OutputGuess(text: text, events: events, hidden: hidden, advantage: advantage)
    }

    /// Adds the figures that another loop has learned from callers; what single ones have is forgotten.
    package mutating func mergeGuesses(_ other: OutputGuess) {
        var (text, events, hidden, advantage) = (text, events, hidden, advantage)
        text.merge(other.text)
        events.merge(other.events)
        hidden.merge(other.hidden)
        advantage.merge(other.advantage)
        self = OutputGuess(text: text, events: events, hidden: hidden, advantage: advantage)
    }
}
