/// How a repeat waits for the settlement of the message that it repeats: a caller who has just heard the
/// answer may repeat it on another connection, whose question can reach the store before the settlement,
/// which another loop or another edge is sending. The waits double, so that a settlement that has arrived is
/// seen soon and one that is still running costs the store few questions.
///
/// A request that is refused only because too many of its user's messages are open waits in the same way,
/// where one of them has just ended on this edge (`RecentSettlements`). Messages that ended on another edge
/// are not known here. To ask again about every such refusal would let a client that keeps its messages open
/// cost the store seven questions for each request.
struct SettlementWait {
    /// The longest wait in all, in nanoseconds. A repeat of a message that still runs is refused after that.
    static let longest: UInt64 = 100_000_000

    private let end: UInt64
    private var rest: UInt64 = 1_000_000

    /// - Parameters:
    ///   - start: nanoseconds of the monotonic clock when the admission began.
    ///   - limit: nanoseconds after `start` at which the last question may be asked.
    init(since start: UInt64, within limit: UInt64) {
        end = start + min(limit, Self.longest)
    }

    /// Nanoseconds to wait before the next question; nil if there is no time for one.
    mutating func nextDue(at now: UInt64) -> UInt64? {
        guard now + rest <= end else { return nil }
        defer { rest *= 2 }
        return rest
    }
}
