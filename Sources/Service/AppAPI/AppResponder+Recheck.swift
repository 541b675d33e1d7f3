import Authentication
import Ledger
import Limits
import Problems
import Reactor
import Subscriptions
import Words

/// Asks the subscription service before an app reads that its user may not send. Many apps then disable
/// sending, so no later message would cause a recheck.
extension AppResponder {
    /// Reads a user's account. If the user may not send, the subscription service is asked first. If the
    /// service does not respond, the subscription counts as continuing, as it does for messages.
    func readView(at caller: AuthenticatedCaller, on loop: EventLoop) async throws(LedgerError) -> AccountView
    {
        let account = try await readAccount(caller, on: loop)
        guard account.mayBeMistaken(planTable), let entitlements = services.entitlements else {
            return AccountView(account)
        }
        let user = entitlements.userName(caller.id)
        // If the keys differ, the user belongs to another app, whose subscription service cannot be asked.
        guard user.key == caller.key else { return AccountView(account) }
        let isOverdue = account.entitlement.isOverdue(at: account.counts.now)
        switch await entitlements.recheckUser(user, account.entitlement, now: account.counts.now) {
        case .stands: return AccountView(account, mayBeOutdated: true)
        case .changed: return AccountView(try await readAccount(caller, on: loop))
        case .unknown where isOverdue: return AccountView(account, mayBeOutdated: true)
        case .unknown:
            let open = try await readAccount(caller, overlooksPeriodEnd: true, on: loop)
            return AccountView(
                Account(entitlement: open.entitlement.unending, schedule: open.schedule, counts: open.counts),
                mayBeOutdated: true)
        case .unreadable:
            let isClosed = account.decision(planTable).isClosed
            return AccountView(account, mayBeOutdated: true, isUnreadable: isClosed)
        }
    }

    func readAccount(_ caller: AuthenticatedCaller, overlooksPeriodEnd: Bool = false, on loop: EventLoop)
        async throws(LedgerError) -> Account
    {
        try await admissions.readAccount(
            of: caller.key, plan: caller.identity.plan, overlooksPeriodEnd: overlooksPeriodEnd,
            now: Moment(milliseconds: loop.wallMilliseconds))
    }
}

extension Account {
    /// Whether a missed purchase would change the answer. This is possible if the user's paid period is over.
    /// It is also possible if Redis has no plan of the user and the user may not send.
    func mayBeMistaken(_ planTable: PlanTable) -> Bool {
        guard !entitlement.isBlocked else { return false }
        guard entitlement.plan == nil else {
            return entitlement.hasLapsed(at: counts.now) || entitlement.isOverdue(at: counts.now)
        }
        return !decision(planTable).canSend
    }

    fileprivate func decision(_ planTable: PlanTable) -> GateDecision {
        GateDecision(of: entitlement, schedule, used: counts.used, at: counts.now, planTable: planTable)
    }
}

/// A user's account, and further facts that the answer to the app depends on.
struct AccountView {
    let account: Account
    /// Whether the user's record is perhaps still outdated. A stream then checks it again later.
    let mayBeOutdated: Bool
    /// Whether the user has no plan that allows messages, and no subscription service could be asked. No
    /// account is then reported. Otherwise a paying user could read that they have bought nothing.
    let isUnreadable: Bool

    init(_ account: Account, mayBeOutdated: Bool = false, isUnreadable: Bool = false) {
        self.account = account
        self.mayBeOutdated = mayBeOutdated
        self.isUnreadable = isUnreadable
    }
}
