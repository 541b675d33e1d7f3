package import Limits

/// The reply of the script `admit`. This list says what follows from each reply (`Admissions.apply`,
/// `Admissions.decide`, `Admissions.admission`):
///
///     admitted              The request is admitted. (A blocked user's request is refused all the same.)
///     refused               The request is refused. If only open messages are the cause, and a settlement of
///                           the user can be on its way, the script is first called again (`SettlementWait`).
///     openAlready           The request is admitted. The reply to its first call was lost.
///     open                  The script is called again (`SettlementWait`). If the other attempt stays open,
///                           the request gets `Admission.running`.
///     repeated              The request is admitted as a repeat.
///     otherPayload, spent   The request gets the case of `Admission` with the same name.
///     abandoned             `reclaim` is called, then `admit` again.
///     staleEntitlement,     The script is called again with the entitlement or the time of the reply. The
///     outsideSpan           admission fails after `Admissions.mostCorrections` replies without a decision.
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// Another attempt of the request is still open.
    case open(attempt: Int, LimitCounts)
    /// An earlier call of this attempt has opened the request at `since`, but the reply to that call was
    /// lost. `isRepeat` is true if the request repeats a settled one.
    case openAlready(since: Moment, isRepeat: Bool, LimitCounts)
    /// The message was settled before and is open again as a replay. `left` more replays are allowed. Its
    /// tokens are counted again, but the message is not.
    case repeated(left: Int, LimitCounts)
    case otherPayload
    case spent
    /// Some reservations of this user are abandoned. The edge must call `reclaim` before `admit` can decide.
    case abandoned
    /// The schedule was computed from an outdated entitlement. The reply contains the current one.
    ///
    /// The case is indirect, because it would otherwise enlarge every reply.
    indirect case staleEntitlement(Entitlement, now: Moment)
    /// The server's time is outside the span for which the schedule is valid.
    case outsideSpan(now: Moment)
}
