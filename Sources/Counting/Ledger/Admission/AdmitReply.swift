package import Limits

/// The reply of the script `admit`. This list says which replies decide about the admission, and what follows
/// if a reply does not decide (`Admissions.apply`, `Admissions.decide`, `Admissions.admission`):
///
///     admitted              decides: admitted. A blocked user is refused, since the call only looked
///     refused               decides: refused. If only open messages are the cause and a settlement of the
///                           user can be on its way, the script is called again within `SettlementWait`
///     openAlready           decides: admitted, since an earlier reply was lost
///     open                  called again within `SettlementWait`. If it is still open after that: running
///     repeated              decides: admitted, as a repeat
///     otherPayload, spent   decide: the case of `Admission` with the same name
///     abandoned             `reclaim` is called, then `admit` again
///     staleEntitlement,     called again with the entitlement or the time of the reply. The admission fails
///     outsideSpan           after `Admissions.mostCorrections` replies without a decision
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// Another attempt of the request is still open.
    case open(attempt: Int, LimitCounts)
    /// An earlier call of this attempt has opened the request at `since`, but the reply to that call was
    /// lost. `isRepeat` is true if the request repeats a settled one.
    case openAlready(since: Moment, isRepeat: Bool, LimitCounts)
    /// The message was settled before and is open again as a replay. It can be replayed `left` more times.
    /// Its tokens are counted again, but the message is not.
    case repeated(left: Int, LimitCounts)
    case otherPayload
    case spent
    /// Some reservations of this user are abandoned. The edge must call `reclaim` before `admit` can decide.
    case abandoned
    /// The schedule was computed from an outdated entitlement. The reply contains the current one.
    ///
    /// The case is indirect, so that the common replies stay small.
    indirect case staleEntitlement(Entitlement, now: Moment)
    /// The server's time is outside the span for which the schedule is valid.
    case outsideSpan(now: Moment)
}
