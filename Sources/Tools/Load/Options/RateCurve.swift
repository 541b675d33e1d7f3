/// How a rate (requests a second) or a number of connections changes over time. Its level changes in straight
/// lines between corners.
package struct RateCurve: Hashable, Sendable {
    /// A corner of the curve: its level at a time.
    package struct Corner: Hashable, Sendable {
        package let seconds: Double
        package let level: Double
    }

    /// A part of the curve, which lasts `seconds` and ends at `level`.
    package struct Stage: Hashable, Sendable {
        package let seconds: Double
        package let level: Double

        package init(seconds: Double, level: Double) {
            self.seconds = seconds
            self.level = level
        }
    }

    /// The corners in the order of time. There are at least two, and the first is at 0 s.
    package let corners: [Corner]

    /// A constant level, which is reached in a straight line within `ramp` seconds.
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

    /// The curve's level at a time. It is 0 before the start, and the last level after the end.
    package func levelAt(at seconds: Double) -> Double {
        guard let first = corners.first, seconds >= first.seconds else { return 0 }
        for (from, to) in zip(corners, corners.dropFirst()) where seconds < to.seconds {
            return from.level + (to.level - from.level) * (seconds - from.seconds)
                / (to.seconds - from.seconds)
        }
        return corners.last?.level ?? 0
    }

    /// The first time, not before `start`, at which the curve reaches this level. The result is nil if it
    /// never does.
    package func timeOfLevel(ofLevel level: Double, from start: Double = 0) -> Double? {
        if self.levelAt(at: start) >= level { return start }
        for (from, to) in zip(corners, corners.dropFirst()) where to.seconds >= start && to.level >= level {
            let share = to.level == from.level ? 0 : (level - from.level) / (to.level - from.level)
            return from.seconds + (to.seconds - from.seconds) * max(0, share)
        }
        return nil
    }

    /// The time at which the area under the curve reaches `area`. If the curve is a rate, this area is the
    /// number of requests since the start. The result is nil if the area is never reached.
    package func timeOfArea(ofArea area: Double) -> Double? {
        var left = area
        for (from, to) in zip(corners, corners.dropFirst()) {
            let span = to.seconds - from.seconds
            let whole = span * (from.level + to.level) / 2
            if left < whole {
                // Solves level × t + slope × t² / 2 = left. This form of the solution also works for slope 0.
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
