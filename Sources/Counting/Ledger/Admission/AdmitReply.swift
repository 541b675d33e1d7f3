package import Limits

/// The reply of the script `admit`. `Admissions.apply` says whether it decides, `Admissions.decide` what
/// follows where it does not, and `Admissions.admission` what the exchange hears:
///
///     admitted              decides: admitted; refused where the user is blocked, whose call only looked
///     refused               decides: refused. By open messages alone, while one of the user's settlements
///                           may be on its way: called again within `SettlementWait`
///     openAlready           decides: admitted, since an earlier reply was lost
///     open                  called again within `SettlementWait`, then: running
///     repeated              decides: admitted, as a repeat
///     otherPayload, spent   decide: the same
///     abandoned             `reclaim` is called, then this again
///     staleEntitlement,     called again by what the reply says. No decision after
///     outsideSpan           `Admissions.mostCorrections` such replies is an error
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// The request is open under that attempt, which is another one.
    case open(attempt: Int, LimitCounts)
    /// It is open under this attempt: since when, and whether it is a repeat of a settled request.
    case openAlready(since: Moment, isRepeat: Bool, LimitCounts)
    /// The message was counted and settled before, and is open again. After this one it may be replayed
    /// `left` times more. Its message is not counted a second time; its tokens are.
    case repeated(left: Int, LimitCounts)
    /// The id was used with another payload before.
    case otherPayload
    /// Settled before, and replayed as often as is allowed (twice).
    case spent
    /// Leases of this user have ended: `reclaim` must end them before anything else is decided.
    case abandoned
    /// The schedule was computed from another entitlement than the one that holds.
    ///
    /// Indirect, so that the common replies stay small.
    indirect case staleEntitlement(Entitlement, now: Moment)
    /// The schedule does not hold at the server's time.
    case outsideSpan(now: Moment)
}
