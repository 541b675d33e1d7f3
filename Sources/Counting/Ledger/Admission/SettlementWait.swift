/// Computes the pauses in which a repeated message waits for the settlement of the original message. A caller
/// who has just got the answer can send the message again on another connection. This repeat can reach the
/// store before the settlement, which another loop or another edge is sending. Each pause is twice as long as
/// the one before, so a late settlement costs the store few calls.
///
/// A request that is refused because of too many open messages waits in the same way. It waits only if one of
/// these messages has just ended on this edge (`RecentSettlements`), since the edge does not know about other
/// edges. If it always waited, each request of a client that keeps its messages open would cost seven calls.
struct SettlementWait {
    /// The longest total wait in nanoseconds. After it, the repeat is refused if its original is still open.
    static let longest: UInt64 = 100_000_000

    private let end: UInt64
    private var rest: UInt64 = 1_000_000

    /// - Parameters:
    ///   - start: nanoseconds of the monotonic clock when the admission began.
    ///   - limit: the last call is made at most this number of nanoseconds after `start`.
    init(since start: UInt64, within limit: UInt64) {
        end = start + min(limit, Self.longest)
    }

    /// The nanoseconds to wait before the next call; nil if no time is left for another call.
    mutating func nextDue(at now: UInt64) -> UInt64? {
        guard now + rest <= end else { return nil }
        defer { rest *= 2 }
        return rest
    }
}
