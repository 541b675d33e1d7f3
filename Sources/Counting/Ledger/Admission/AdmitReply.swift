package import Limits

/// What the script `admit` answers.
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// The request is open under that try, maybe this very one.
    case open(attempt: Int, LimitCounts)
    /// Counted and settled before: open again, so many times more after this one. Its message is not counted
    /// a second time; its tokens are.
    case replayed(left: Int, LimitCounts)
    /// The id stands for another payload.
    case otherPayload
    /// Settled before, and replayed as often as is allowed (twice).
    case spent
    /// Leases of this user have ended: their estimates must return before anything else is decided.
    case abandoned
    /// The schedule was computed from another entitlement than the one that holds.
    ///
    /// Indirect, so that the common replies stay small.
    indirect case staleEntitlement(Entitlement, now: Moment)
    /// The schedule does not hold at the server's time.
    case outsideSpan(now: Moment)
}
