import Authentication
import Ledger
import Reactor
import Telemetry

extension Exchange {
    /// Ends the reservation, if the request has one, and waits until Redis has settled it. A bill is charged;
    /// without a bill (nil), the message is refunded. The client is answered afterwards.
    func settleBill(_ bill: Bill?) async {
        guard let settlement = takeSettlement(bill) else { return }
        await settle(settlement)
    }

    /// Settles the reservation after the answer, without delaying the connection's next request.
    ///
    /// - Returns: the settlement if it could not be sent at once. It must then be passed to `settleAndEnd`.
    func settleWithoutWaiting(_ bill: Bill?) -> Settlement? {
        machine.relayed()
        guard let settlement = takeSettlement(bill) else {
            settled()
            return nil
        }
        guard gateway.sendSettlement(settlement, following: self) else { return settlement }
        awaited = .settlement(settlement)
        return nil
    }

    func settleAndEnd(_ settlement: Settlement) async {
        await settle(settlement)
        settled()
    }

    /// Continues the exchange, outside of a task, when Redis has replied to its settlement.
    func receive(_ settlement: Settlement, _ storeCall: StoreCall) {
        if let outcome = gateway.receiveOutcome(settlement, of: storeCall) {
            note(outcome, of: settlement)
            return settled()
        }
        gateway.loop.spawn(with: (self, settlement)) { exchange, settlement in
            await exchange.settleAndEnd(settlement)
        }
    }

    /// Settles a background answer, long after the client received the reply to its request.
    func settleAfterwards(_ bill: Bill?) async {
        guard let settlement = takeSettlement(bill) else { return settled() }
        await settleAndEnd(settlement)
    }

    /// Leaves the reservation open, because another edge settles it.
    func leaveReservation() {
        if let reservation = reservation.take() { gateway.admissions.leave(reservation) }
        record.ending = .late
        settled()
    }

    private func settled() {
        machine.settled()
        tell()
    }

    private func settle(_ settlement: Settlement) async {
        note(await gateway.admissions.settle(settlement), of: settlement)
    }

    private func note(_ outcome: SettlementOutcome?, of settlement: Settlement) {
        record.ending = ReservationEnding(outcome, isSettled: !settlement.returnsMessage)
        if case .reached(let reached)? = outcome, let (caller, account) = reachedThreshold {
            gateway.hooks?.thresholdReached?(caller, account, reached)
        }
    }

    private func takeSettlement(_ bill: Bill?) -> Settlement? {
        guard let reservation = reservation.take() else { return nil }
        guard let bill else { return reservation.refund(unanswered: unansweredBill, storing: storedByAnswer) }
        if let hooks = gateway.hooks, !bill.isGivenBack {
            hooks.counted?(reservation.user)
            if let reachedThreshold, !reachedThreshold.account.reachedByMessage.isEmpty {
                let (caller, account) = reachedThreshold
                hooks.thresholdReached?(caller, account, account.reachedByMessage)
            }
        }
        var used = RecordedUsage(bill)
        if reservation.isRepeat { (used.messages, used.repeats) = (0, used.messages) }
        record.used = used
        return reservation.settlement(bill, storing: storedByAnswer)
    }

    // MARK: During the answer

    /// The ticket of the reservation, with which the lease is renewed during a long answer.
    var ticket: ReservationTicket? { reservation?.ticket }

    /// The settlement by which the reservation would end if the answer stopped now.
    func makeSettlement(soFar bill: Bill) -> Settlement? { reservation?.settlementSoFar(bill) }
}
