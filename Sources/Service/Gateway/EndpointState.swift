package import HTTP
import Synchronization

/// The state of one endpoint of an upstream that all loops share: its connections, and whether its key can
/// be used.
///
/// Moments are nanoseconds of the monotonic clock, which is the same for all loops.
package final class EndpointState: Sendable {
    package let connections = ConnectionCount()
    /// When a key that was refused is tried again; 0: it was not refused since its last good answer.
    private let refusedUntil = Atomic<UInt64>(0)
    /// The time until which the endpoint takes no requests, because it said so or could not be reached.
    private let restsUntil = Atomic<UInt64>(0)
    /// The time until which little is left of one of the provider's limits.
    private let lowUntil = Atomic<UInt64>(0)

    package init() {}

    /// How fit an endpoint is for a request; the first is the fittest.
    enum Fitness: Int, Comparable {
        case ready
        /// Little is left of a limit of its key's.
        case low
        case resting
        /// The provider does not accept the endpoint's key, or the key's account has no credit left.
        case refused

        static func < (one: Fitness, other: Fitness) -> Bool { one.rawValue < other.rawValue }
    }

    /// After five minutes a request tries a refused key again, because an operator may have paid. If it is
    /// refused again, the request goes on to another key.
    private static let refusalSpan: UInt64 = 300_000_000_000
    /// The most for which a provider's `Retry-After` is believed.
    static let longestRest: UInt64 = 3600_000_000_000

    func fitness(at now: UInt64) -> Fitness {
        if refusedUntil.load(ordering: .relaxed) > now { return .refused }
        if restsUntil.load(ordering: .relaxed) > now { return .resting }
        return lowUntil.load(ordering: .relaxed) > now ? .low : .ready
    }

    /// The time at which its rest ends.
    func restEnd() -> UInt64 { restsUntil.load(ordering: .relaxed) }

    func refuse(at now: UInt64) { refusedUntil.store(now + Self.refusalSpan, ordering: .relaxed) }

    func rest(until moment: UInt64) { restsUntil.store(moment, ordering: .relaxed) }

    func noteLow(until moment: UInt64) { lowUntil.store(moment, ordering: .relaxed) }

    /// Notes that the endpoint has answered as it should.
    func noteGood() {
        // Most often there is nothing to end, and a store would take the line from the other cores.
        if refusedUntil.load(ordering: .relaxed) != 0 { refusedUntil.store(0, ordering: .relaxed) }
        if restsUntil.load(ordering: .relaxed) != 0 { restsUntil.store(0, ordering: .relaxed) }
    }

    /// Whether the provider refused its key, and has not taken it since.
    package var isRefused: Bool { refusedUntil.load(ordering: .relaxed) != 0 }
}
