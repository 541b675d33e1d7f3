/// A histogram's quantiles as a curve whose resolution grows towards the maximum: each step halves the share
/// that lies beyond.
package struct Spectrum: Hashable, Sendable {
    /// One quantile of the curve.
    package struct Point: Hashable, Sendable {
        /// The share of values that are at most `value`.
        package let share: Double
        package let value: UInt64

        package init(share: Double, value: UInt64) {
            self.share = share
            self.value = value
        }

        /// How rare a larger value is: 1 in so many. Infinite at the maximum.
        package var rarity: Double { share < 1 ? 1 / (1 - share) : .infinity }
    }

    /// The points in ascending order; the last is the maximum with the share 1. Empty for an empty
    /// histogram.
    package let points: [Point]

    /// - Parameter stepsPerHalving: how many points each halving of the rest is parted into.
    package init(of histogram: Histogram, stepsPerHalving: Int = 4) {
        guard !histogram.isEmpty else {
            points = []
            return
        }
        var found: [Point] = []
        var rest = 1.0
        while rest * Double(histogram.count) >= 1 {
            for step in 0..<stepsPerHalving {
                let share = 1 - rest * (1 - Double(step) / Double(2 * stepsPerHalving))
                let point = Point(share: share, value: histogram.quantile(share))
                // Several shares may have the same value: only the largest of them is kept.
                if let last = found.last, last.value == point.value { found.removeLast() }
                found.append(point)
            }
            rest /= 2
        }
        if let last = found.last, last.value == histogram.maximum { found.removeLast() }
        points = found + [Point(share: 1, value: histogram.maximum)]
    }
}
