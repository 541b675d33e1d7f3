package import Bytes
import Glibc

/// The rule by which the next request begins.
package enum Pace: Hashable, Sendable {
    /// A number of connections, each of which sends its next request after an answer. A slow target gets
    /// fewer requests, which makes its figures look better.
    case closed(connections: RateCurve)
    /// A number of requests a second, independent of the answers.
    case open(rate: RateCurve, Arrivals.Spacing)

    package var course: RateCurve {
        switch self {
        case .closed(let course), .open(let course, _): course
        }
    }

    package var isOpen: Bool { if case .open = self { true } else { false } }
}

/// The times at which the requests of one loop begin.
package struct Arrivals: Sendable {
    /// How requests are distributed over time.
    package enum Spacing: String, CaseIterable, Hashable, Sendable {
        /// The intervals are as even as the rate allows.
        case even
        /// The intervals are random and independent, like those of many users (a Poisson process).
        case poisson
    }

    private let course: RateCurve
    private let spacing: Spacing
    /// The number of loops. Each of n loops begins every n-th request.
    private let loops: Double
    private var area: Double
    private var random: SplitMix64

    package init(_ course: RateCurve, _ spacing: Spacing, loop: Int, of loops: Int, random: SplitMix64) {
        self.course = course
        self.spacing = spacing
        self.loops = Double(loops)
        self.random = random
        area = spacing == .even ? Double(loop) : 0
        if spacing == .poisson { area = step() }
    }

    /// The next request's start in seconds from the run's start; nil after the curve's end. It never falls.
    package mutating func nextDelay() -> Double? {
        guard let time = course.timeOfArea(ofArea: area) else { return nil }
        area += spacing == .even ? loops : step()
        return time
    }

    /// The distance to the next request of a Poisson process, times the number of loops.
    private mutating func step() -> Double { -log(1 - random.drawShare()) * loops }
}
