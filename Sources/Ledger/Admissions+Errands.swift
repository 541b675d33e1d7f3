import Redis

/// Whoever sent an ending on without waiting for it.
package protocol EndingWitness: AnyObject {
    /// What became of it. Nil: the store has not said that it took it, so that it must be carried by
    /// `finish`, which is safe to repeat.
    func ended(_ settlement: Settlement, _ outcome: SettlementOutcome?)
}

extension Admissions {
    /// Sends an ending on and waits for nothing: `witness` hears what became of it. False where `finish` must
    /// carry it, as while the store is away, or does not know the script yet.
    ///
    /// To wait would hold up the connection's next message. What is asked for afterwards on this loop finds
    /// the ending done all the same: commands keep their order.
    package func send(_ settlement: Settlement, telling witness: any EndingWitness) -> Bool {
        guard let redis, redis.sendsOn, let client = redis.client, settlement.ending != .count,
            spool?.holds(settlement.user) != true, breaker.permits(at: monotonic())
        else { return false }
        let errand = idleErrands.popLast() ?? Errand()
        errand.load = (self, settlement, witness)
        do {
            try redis.send(settlement, to: errand, client)
            return true
        } catch {
            breaker.note(error, at: monotonic())
            return false
        }
    }

    fileprivate func ended(_ settlement: Settlement, _ call: Call) -> SettlementOutcome? {
        guard let redis, let client = redis.client else { return nil }
        do throws(LedgerError) {
            let outcome = try redis.outcome(settlement, of: call, client)
            taken(settlement)
            return outcome
        } catch {
            breaker.note(error, at: monotonic())
            return nil
        }
    }
}

/// An ending on its way to the store.
final class Errand: CallFollower {
    fileprivate(set) var load: (admissions: Admissions, settlement: Settlement, witness: any EndingWitness)?

    func ended(_ call: Call) {
        guard let (admissions, settlement, witness) = load.take() else { return }
        let outcome = admissions.ended(settlement, call)
        admissions.idleErrands.append(self)
        witness.ended(settlement, outcome)
    }
}
