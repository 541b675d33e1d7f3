/// The quantiles of a histogram as points. The points become denser towards the largest value.
package struct Spectrum: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        /// The share of the histogram's values that are at most `value`.
        package let share: Double
        package let value: UInt64

        package init(share: Double, value: UInt64) {
            self.share = share
            self.value = value
        }

        /// A rarity of 100 means that one in 100 values is larger than `value`. For the largest value it is
        /// infinite.
        package var rarity: Double { share < 1 ? 1 / (1 - share) : .infinity }
    }

    /// The points in ascending order; empty for an empty histogram. The last point is the maximum (share 1).
    package let points: [Point]

    /// - Parameter stepsPerHalving: the number of points until the share of larger values is halved.
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
                // If several shares have the same value, only the point with the largest share is kept.
                if let last = found.last, last.value == point.value { found.removeLast() }
                found.append(point)
            }
            rest /= 2
        }
        if let last = found.last, last.value == histogram.maximum { found.removeLast() }
        points = found + [Point(share: 1, value: histogram.maximum)]
    }
}
