import Ledger
import Limits
import Reactor
import Reception
import Subscriptions
import Words

/// Nobody who paid is told that they may not send: an app that obeys would never send the message by which
/// the missed purchase is found.
extension Desk {
    /// Where somebody stands, after the subscription service was asked again if they would be told that they
    /// may not send. What nobody could say goes on for now, as it does for a message.
    ///
    /// - Returns: also whether the record may still be mistaken, so that it is worth asking again later.
    func look(at guest: Guest, on loop: EventLoop) async throws(LedgerError) -> (
        account: Account, isDoubtful: Bool
    ) {
        let account = try await read(guest, on: loop)
        guard account.mayBeMistaken(book), let entitler = services.entitler else { return (account, false) }
        let user = entitler.name(guest.id)
        // Users of another app have another store.
        guard user.key == guest.key else { return (account, false) }
        switch await entitler.secondLook(at: user, account.entitlement, now: account.tally.now) {
        case .stands: return (account, true)
        case .changed: return (try await read(guest, on: loop), false)
        case .unknown:
            let open = try await read(guest, overlooksEnd: true, on: loop)
            return (
                Account(entitlement: open.entitlement.unending, schedule: open.schedule, tally: open.tally),
                true
            )
        }
    }

    private func read(_ guest: Guest, overlooksEnd: Bool = false, on loop: EventLoop)
        async throws(LedgerError) -> Account
    {
        try await admissions.account(
            of: guest.key, plan: guest.asker.plan, overlooksEnd: overlooksEnd,
            now: Moment(milliseconds: loop.wallMilliseconds))
    }
}

extension Account {
    /// Whether a purchase that was missed would change the answer: the paid time is over by the record, or
    /// there is no record and the gate table says no.
    func mayBeMistaken(_ book: PlanBook) -> Bool {
        guard !entitlement.isBlocked else { return false }
        guard entitlement.plan == nil else { return entitlement.hasLapsed(at: tally.now) }
        return !GateDecision(of: entitlement, schedule, used: tally.used, at: tally.now, book: book).canSend
    }
}
