package import Bytes
import Glibc

/// What decides when the next request begins.
package enum Pace: Hashable, Sendable {
    /// A number of connections. Each sends its next request after an answer (a closed loop). A slow target
    /// gets fewer requests, which makes its figures look better.
    case closed(connections: RateCurve)
    /// A number of requests a second, whether answers have arrived or not (an open loop).
    case open(rate: RateCurve, Arrivals.Spacing)

    package var course: RateCurve {
        switch self {
        case .closed(let course), .open(let course, _): course
        }
    }

    package var isOpen: Bool { if case .open = self { true } else { false } }
}

package struct Arrivals: Sendable {
    package enum Spacing: String, CaseIterable, Hashable, Sendable {
        /// The intervals are as even as possible.
        case even
        /// The intervals are random and independent, like those of many users (a Poisson process).
        case poisson
    }

    private let course: RateCurve
    private let spacing: Spacing
    /// The number of loops. With n loops, each begins every n-th request.
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

    /// The start of the next request, in seconds from the run's start. It is never earlier than the previous
    /// start. The result is nil at the end of the load.
    package mutating func nextDelay() -> Double? {
        guard let time = course.timeOfArea(ofArea: area) else { return nil }
        area += spacing == .even ? loops : step()
        return time
    }

    /// The random distance (Poisson process) from this loop's last request to its next one, counted in
    /// requests of all loops.
    private mutating func step() -> Double { -log(1 - random.drawShare()) * loops }
}
