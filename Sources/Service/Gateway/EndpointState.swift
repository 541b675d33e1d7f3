package import HTTP
import Synchronization

/// The state of one endpoint of an upstream, which all event loops share: its connections and its key.
///
/// Times are in nanoseconds of the monotonic clock, which is the same for all loops.
package final class EndpointState: Sendable {
    package let connections = ConnectionCount()
    /// The time at which a refused key is tried again; 0 if the key is not refused.
    private let refusedUntil = Atomic<UInt64>(0)
    /// The time until which the endpoint gets no requests, because it asked for a pause or was unreachable.
    private let restsUntil = Atomic<UInt64>(0)
    /// The time until which the endpoint is avoided, because one of its rate limits is almost used up.
    private let lowUntil = Atomic<UInt64>(0)

    package init() {}

    /// How fit an endpoint is for a request. The cases begin with the fittest.
    enum Fitness: Int, Comparable {
        case ready
        /// One of the key's rate limits is almost used up.
        case low
        case resting
        /// The provider does not accept the endpoint's key, or the key's account has no credit left.
        case refused

        static func < (one: Fitness, other: Fitness) -> Bool { one.rawValue < other.rawValue }
    }

    /// The time after which a refused key is tried again, in nanoseconds (five minutes). By then, the
    /// operator has perhaps bought new credit. If the key is refused again, another key is used.
    private static let refusalSpan: UInt64 = 300_000_000_000
    /// The longest time for which an endpoint rests, in nanoseconds (one hour). A longer `Retry-After` of a
    /// provider is shortened to this time.
    static let longestRest: UInt64 = 3600_000_000_000

    func fitness(at now: UInt64) -> Fitness {
        if refusedUntil.load(ordering: .relaxed) > now { return .refused }
        if restsUntil.load(ordering: .relaxed) > now { return .resting }
        return lowUntil.load(ordering: .relaxed) > now ? .low : .ready
    }

    func restEnd() -> UInt64 { restsUntil.load(ordering: .relaxed) }

    func refuse(at now: UInt64) { refusedUntil.store(now + Self.refusalSpan, ordering: .relaxed) }

    func rest(until moment: UInt64) { restsUntil.store(moment, ordering: .relaxed) }

    func noteLow(until moment: UInt64) { lowUntil.store(moment, ordering: .relaxed) }

    /// Records that the endpoint gave a successful answer, so that its key counts as accepted.
    func noteGood() {
        // A write would take the cache line from the other cores, so a 0 is not written again.
        if refusedUntil.load(ordering: .relaxed) != 0 { refusedUntil.store(0, ordering: .relaxed) }
        if restsUntil.load(ordering: .relaxed) != 0 { restsUntil.store(0, ordering: .relaxed) }
    }

    /// Whether the provider refused the endpoint's key and has not accepted it since.
    package var isRefused: Bool { refusedUntil.load(ordering: .relaxed) != 0 }
}
