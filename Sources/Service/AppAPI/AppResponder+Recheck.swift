import Authentication
import Ledger
import Limits
import Problems
import Reactor
import Subscriptions
import Words

/// Asks the subscription service again before an app is told that its user may not send. Otherwise an app
/// that closes sending would never send the message by which a missed purchase is found.
extension AppResponder {
    /// Where somebody stands, after the subscription service was asked again if they would be told that they
    /// may not send. Where the service could not answer, the subscription goes on for now, as it does for a
    /// message.
    ///
    /// - Returns: also whether the record may still be mistaken, so that it is worth asking again later.
    func look(at caller: AuthenticatedCaller, on loop: EventLoop) async throws(LedgerError) -> (
        account: Account, mayBeOutdated: Bool
    ) {
        let account = try await read(caller, on: loop)
        guard account.mayBeMistaken(planTable), let entitlements = services.entitlements else {
            return (account, false)
        }
        let user = entitlements.name(caller.id)
        // A user of another app belongs to another subscription service.
        guard user.key == caller.key else { return (account, false) }
        switch await entitlements.recheck(user, account.entitlement, now: account.counts.now) {
        case .stands: return (account, true)
        case .changed: return (try await read(caller, on: loop), false)
        case .unknown:
            let open = try await read(caller, overlooksPeriodEnd: true, on: loop)
            return (
                Account(entitlement: open.entitlement.unending, schedule: open.schedule, counts: open.counts),
                true
            )
        }
    }

    private func read(_ caller: AuthenticatedCaller, overlooksPeriodEnd: Bool = false, on loop: EventLoop)
        async throws(LedgerError) -> Account
    {
        try await admissions.account(
            of: caller.key, plan: caller.identity.plan, overlooksPeriodEnd: overlooksPeriodEnd,
            now: Moment(milliseconds: loop.wallMilliseconds))
    }
}

extension Account {
    /// Whether a missed purchase would change the answer: the paid time is over by the record, or there is no
    /// record and the gate table refuses.
    func mayBeMistaken(_ planTable: PlanTable) -> Bool {
        guard !entitlement.isBlocked else { return false }
        guard entitlement.plan == nil else { return entitlement.hasLapsed(at: counts.now) }
        return !GateDecision(
            of: entitlement, schedule, used: counts.used, at: counts.now, planTable: planTable
        )
        .canSend
    }
}
