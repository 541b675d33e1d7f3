import Reactor

/// The calls of a ledger that wait for the reply.
extension Ledger {
    package func admit(_ command: AdmitCommand) async throws(LedgerError) -> AdmitReply {
        while true {
            let waiter = CallWaiter()
            try send(command, to: waiter)
            if let reply = try self.reply(to: command, of: await waiter.makeCall()) { return reply }
        }
    }

    package func settle(_ settlement: Settlement) async throws(LedgerError) -> SettlementOutcome {
        while true {
            let waiter = CallWaiter()
            try send(settlement, to: waiter)
            if let outcome = try self.outcome(of: settlement, by: await waiter.makeCall()) { return outcome }
        }
    }
}

private final class CallWaiter: StoreCallFollower {
    private let waiter = Waiter()
    private var outcome: StoreCall?

    func ended(_ call: StoreCall) {
        outcome = call
        waiter.wake()
    }

    func makeCall() async -> StoreCall {
        if outcome == nil { await waiter.wait() }
        guard let call = outcome.take() else { preconditionFailure("a waiter is woken by the call's end") }
        return call
    }
}
