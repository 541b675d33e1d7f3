package import Limits

/// The reply of the script `admit`. `Admissions.apply` says whether a reply decides, `Admissions.decide`
/// what follows if it does not, and `Admissions.admission` what the exchange gets:
///
///     admitted              decides: admitted. A blocked user is refused, since the call only looked
///     refused               decides: refused. If only open messages are the cause and a settlement of the
///                           user may be on its way, the script is called again within `SettlementWait`
///     openAlready           decides: admitted, since an earlier reply was lost
///     open                  called again within `SettlementWait`, then: running
///     repeated              decides: admitted, as a repeat
///     otherPayload, spent   decide: the same
///     abandoned             `reclaim` is called, then `admit` again
///     staleEntitlement,     called again with the entitlement or the time of the reply. The admission fails
///     outsideSpan           after `Admissions.mostCorrections` replies without a decision
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// The request is open under another attempt, which is given.
    case open(attempt: Int, LimitCounts)
    /// The request is open under this attempt since the given moment. `isRepeat` is true for a repeat of a
    /// settled request.
    case openAlready(since: Moment, isRepeat: Bool, LimitCounts)
    /// The message was settled before and is open again. It may be replayed `left` more times. Its message
    /// is not counted again, but its tokens are.
    case repeated(left: Int, LimitCounts)
    /// The id was used with another payload before.
    case otherPayload
    /// The id is settled and has been replayed as often as is allowed (twice).
    case spent
    /// Leases of this user have ended. `reclaim` must end those reservations before anything else is
    /// decided.
    case abandoned
    /// The schedule was computed from an entitlement that has changed.
    ///
    /// Indirect, so that the common replies stay small.
    indirect case staleEntitlement(Entitlement, now: Moment)
    /// The schedule does not hold at the server's time.
    case outsideSpan(now: Moment)
}
