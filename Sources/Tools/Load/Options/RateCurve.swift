/// How a level changes over time: straight lines between corners. The level is requests a second, or
/// connections in use.
package struct RateCurve: Hashable, Sendable {
    /// A point of the curve; the level is linear between two of them.
    package struct Corner: Hashable, Sendable {
        /// Seconds from the beginning.
        package let seconds: Double
        package let level: Double
    }

    /// A leg of the course: go to this level within so many seconds.
    package struct Stage: Hashable, Sendable {
        package let seconds: Double
        package let level: Double

        package init(seconds: Double, level: Double) {
            self.seconds = seconds
            self.level = level
        }
    }

    /// The corners, at least two, in ascending order of time; the first stands at 0.
    package let corners: [Corner]

    /// One level all the time, after it was reached evenly within `ramp` seconds.
    package init(level: Double, seconds: Double, ramp: Double = 0) {
        let rise = min(ramp, seconds)
        let start = rise > 0 ? [Corner(seconds: 0, level: 0)] : []
        corners =
            start + [Corner(seconds: rise, level: level), Corner(seconds: max(seconds, rise), level: level)]
    }

    package init(from level: Double, stages: [Stage]) {
        var made = [Corner(seconds: 0, level: level)]
        for stage in stages {
            made.append(Corner(seconds: made[made.count - 1].seconds + stage.seconds, level: stage.level))
        }
        corners = made
    }

    package var seconds: Double { corners.last?.seconds ?? 0 }

    package var highest: Double { corners.map(\.level).max() ?? 0 }

    /// 0 before the beginning, the last level after the end.
    package func levelAt(at seconds: Double) -> Double {
        guard let first = corners.first, seconds >= first.seconds else { return 0 }
        for (from, to) in zip(corners, corners.dropFirst()) where seconds < to.seconds {
            return from.level + (to.level - from.level) * (seconds - from.seconds)
                / (to.seconds - from.seconds)
        }
        return corners.last?.level ?? 0
    }

    /// The first moment from `start` on at which the level is at least this; nil if it never is.
    package func timeOfLevel(ofLevel level: Double, from start: Double = 0) -> Double? {
        if self.levelAt(at: start) >= level { return start }
        for (from, to) in zip(corners, corners.dropFirst()) where to.seconds >= start && to.level >= level {
            let share = to.level == from.level ? 0 : (level - from.level) / (to.level - from.level)
            return from.seconds + (to.seconds - from.seconds) * max(0, share)
        }
        return nil
    }

    /// The moment until which the level adds up to `area` (requests, for a rate); nil beyond the end.
    package func timeOfArea(ofArea area: Double) -> Double? {
        var left = area
        for (from, to) in zip(corners, corners.dropFirst()) {
            let span = to.seconds - from.seconds
            let whole = span * (from.level + to.level) / 2
            if left < whole {
                // Solves level × t + slope × t² / 2 = left, in the form that also holds without a slope.
                let slope = (to.level - from.level) / span
                let root = max(0, from.level * from.level + 2 * slope * left).squareRoot()
                let sum = from.level + root
                return from.seconds + (sum > 0 ? 2 * left / sum : 0)
            }
            left -= whole
        }
        return nil
    }
}
