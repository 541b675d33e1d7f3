package import Bytes
import Glibc

/// The rule that decides when the next request begins.
package enum Pace: Hashable, Sendable {
    /// The answer to the one before: so many connections, each of which asks again when it has its answer. A
    /// slow target is asked less often, which flatters its figures.
    case closed(connections: RateCurve)
    /// The clock: so many requests a second, whatever the answers do.
    case open(rate: RateCurve, Arrivals.Spacing)

    package var course: RateCurve {
        switch self {
        case .closed(let course), .open(let course, _): course
        }
    }

    package var isOpen: Bool { if case .open = self { true } else { false } }
}

/// The moments at which the requests of one loop are to begin.
package struct Arrivals: Sendable {
    /// How arrivals are spread over time.
    package enum Spacing: String, CaseIterable, Hashable, Sendable {
        /// Requests begin as evenly as the rate allows.
        case even
        /// At random, independent of one another, as those of many people are (a Poisson process).
        case poisson
    }

    private let course: RateCurve
    private let spacing: Spacing
    /// Each of several loops takes every so many-th request.
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

    /// Seconds from the beginning, never falling; nil once the course is at its end.
    package mutating func nextDelay() -> Double? {
        guard let time = course.timeOfArea(ofArea: area) else { return nil }
        area += spacing == .even ? loops : step()
        return time
    }

    /// The distance to the next one of a Poisson process, stretched by the number of loops.
    private mutating func step() -> Double { -log(1 - random.drawShare()) * loops }
}
