/// How a repeat waits for the settlement of the message that it repeats. A caller who has just got the
/// answer may repeat the message on another connection. Its call can reach the store before the settlement,
/// which another loop or another edge is sending. The waits double: a settlement that has arrived is seen
/// soon, and one that takes long costs the store few calls.
///
/// A request that is refused only because too many of its user's messages are open waits in the same way, if
/// one of them has just ended on this edge (`RecentSettlements`). Messages that ended on another edge are
/// not known here. To repeat the call after every such refusal would cost the store seven calls for each
/// request of a client that keeps its messages open.
struct SettlementWait {
    /// The longest wait in all, in nanoseconds. After it a repeat of a message that still runs is refused.
    static let longest: UInt64 = 100_000_000

    private let end: UInt64
    private var rest: UInt64 = 1_000_000

    /// - Parameters:
    ///   - start: nanoseconds of the monotonic clock when the admission began.
    ///   - limit: nanoseconds after `start` at which the last call may be made.
    init(since start: UInt64, within limit: UInt64) {
        end = start + min(limit, Self.longest)
    }

    /// Nanoseconds to wait before the next call; nil if there is no time for one.
    mutating func nextDue(at now: UInt64) -> UInt64? {
        guard now + rest <= end else { return nil }
        defer { rest *= 2 }
        return rest
    }
}
