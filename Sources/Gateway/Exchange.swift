import HTTP
import Ledger
import Limits
import Observe
import Reactor
import Reception
import Settings
import Wire
import Words

/// One request from its head to its settlement. The phases, in order, each of which may end it with a
/// `Problem`:
///
///     identify   who asks                     (Identity)
///     read       the body, whole
///     inspect    the model, its class and its upstream; what the answer may cost
///     admit      count it on every limit, or refuse        (Ledger)
///     forward    send it on, relay the answer as it comes  (Exchange+Forward)
///     settle     what it really used, or give it back      (Ledger)
///
/// An object, so that each of its async frames holds one word of it: a stream keeps several of them for as
/// long as it lasts.
final class Exchange {
    let call: ServerCall
    let route: MatchedRoute
    /// Where a Gemini path names the model, counted from the path's first byte.
    let modelInPath: FieldRange?
    let gateway: Gateway
    /// What the ledger holds for this request, from its admission to its settlement.
    private var reservation: Reservation?
    /// What names the reservation, to keep it while a long answer lasts.
    private(set) var lease: ReservationTicket?
    /// The change of the body by which an OpenAI stream tells its figures, which the caller is not shown.
    private(set) var usageWish: Splice?
    /// Set where another model answers than the one that was asked for.
    private(set) var stepped: StepDown?
    /// Who reached a threshold with this message, if it stays counted.
    private var crossing: (guest: Guest, account: Account)?
    /// The upstream has the whole request: from here on it may use something.
    var isSent = false
    /// What it came to, for whoever watches.
    var record: ExchangeRecord
    /// What was answered to what, once the call goes on while the reservation is still being ended.
    private(set) var parted: (status: Int, method: Method)?

    init(_ call: ServerCall, _ route: MatchedRoute, modelInPath: FieldRange?, _ gateway: Gateway) {
        self.call = call
        self.route = route
        self.modelInPath = modelInPath
        self.gateway = gateway
        record = ExchangeRecord(at: gateway.loop.now)
        if let watcher = gateway.watcher {
            record.trace = watcher.trace(continuing: call.head.fields[.traceparent], in: call.inbound)
        }
        gateway.running += 1
    }

    deinit { gateway.running -= 1 }

    func run() async {
        do throws(Problem) {
            var asker = try identify()
            if asker == nil && route.needsIdentity { asker = try await gateway.guests.find(call) }
            if try !takeBody() { try await readBody() }
            let order = try inspect()
            if let asker, gateway.watcher?.log != nil { record.user = asker.key.stem }
            if route.isMetered, let asker {
                try await count(request(asker, order), order)
            } else {
                record.decision = .passed
                try await forward(order, nil)
            }
        } catch {
            note(error)
            gateway.voice.answer(error, to: call, route.dialect)
        }
        if !record.isStream && parted == nil { tell() }
    }

    // MARK: Phases

    /// Nil where nobody need be known, or where it takes time to know.
    private func identify() throws(Problem) -> Asker? {
        guard route.needsIdentity else { return nil }
        return try gateway.guests.known(call)
    }

    private func takeBody() throws(Problem) -> Bool {
        do throws(CallFault) {
            return try call.takeBody(limit: gateway.maxBody)
        } catch {
            throw Problem(error)
        }
    }

    private func readBody() async throws(Problem) {
        do throws(CallFault) {
            try await call.readBody(limit: gateway.maxBody)
        } catch {
            throw Problem(error)
        }
    }

    private func inspect() throws(Problem) -> Order {
        var model: [UInt8]
        do throws(RequestFault) {
            model = try gateway.readModel(of: call, route)
        } catch {
            throw Problem(error)
        }
        // What is counted must be what answers.
        if gateway.facts.namesOtherModels && route.isMetered { throw .otherModels }
        if let range = modelInPath { model = call.bytes(call.head.path, range) }
        guard let target = gateway.directory.target(route.dialect, model: model, upstream: route.upstream)
        else {
            throw .unknownModel
        }
        return order(for: target)
    }

    /// The order for a target, of the request that was read last.
    func order(for target: Target) -> Order {
        let asks = target.upstream.includesUsage && route.tellsUsageOnRequest
        usageWish = asks ? gateway.usageWish(of: call) : nil
        record.model = target.tally
        record.modelClass = target.modelClass
        return Order(target, gateway.facts, route.dialect, size: call.body.count, at: call.now)
    }

    private func count(_ request: AdmissionRequest, _ order: Order, isSecond: Bool = false)
        async throws(Problem)
    {
        if let killSwitch = gateway.killSwitch, killSwitch.isOn { throw .paused }
        let admissions = gateway.admissions
        // Whoever hammers hears what was said a moment ago; the ledger need not be asked for it.
        if let (refusal, account) = admissions.standingRefusal(of: request) {
            return try await refuse(refusal, account, request, order)
        }
        let admission: Admission
        record.asked = gateway.loop.now
        do throws(LedgerError) {
            admission = try await admissions.admit(request, now: call.now)
        } catch {
            record.decided = gateway.loop.now
            throw .limiterAway
        }
        record.decided = gateway.loop.now
        switch consume admission {
        case .admitted(let reservation, let account):
            lease = reservation.ticket
            note(account, isReplay: reservation.isReplay)
            // What answered it the first time may have been another model, too.
            if reservation.isReplay && stepped == nil { stepped = stepDown(from: order, account) }
            self.reservation = consume reservation
            if gateway.aftermath?.crossed != nil, account.crossesThreshold {
                crossing = (try? await gateway.guests.guest(of: call)).map { ($0, account) }
            }
            try await forward(stepped?.order ?? order, account)
        case .refused(let refusal, let account):
            if !isSecond, let changed = try await gateway.secondLook(at: request, account, call) {
                return try await count(changed, order, isSecond: true)
            }
            try await refuse(refusal, account, request, order)
        case .running: throw Problem(.stillRunning, Phrase(.alreadyAnswering))
        case .otherPayload: throw Problem(.otherPayload, Phrase(.changedRepeat))
        case .spent: throw Problem(.spent, Phrase(.alreadyAnswered))
        }
    }

    /// Says no, unless the plan names another model for a class that is used up.
    private func refuse(
        _ refusal: Refusal, _ account: Account, _ request: AdmissionRequest, _ order: Order
    ) async throws(Problem) {
        if let other = stepDown(from: order, refusal, account) {
            stepped = other
            return try await count(request.asking(for: other.order), other.order, isSecond: true)
        }
        note(refusal, account)
        gateway.aftermath?.refused?(request.user, refusal, account, request.modelClass)
        gateway.voice.refuse(refusal, account, to: call, route.dialect)
    }

    // MARK: The end

    /// Ends the reservation, if the request has one, as if nothing had been used, or with what was. The
    /// client hears of it afterwards.
    func settle(_ bill: Bill?) async {
        guard let settlement = ending(bill) else { return }
        await finish(settlement)
    }

    /// The same with what an answer came to, which has gone out: the connection goes on meanwhile, and the
    /// exchange is told of in the end. Answers what must be concluded first.
    func settleAside(_ bill: Bill?) -> Settlement? {
        parted = (call.status, call.head.method)
        guard let settlement = ending(bill) else {
            tell()
            return nil
        }
        return gateway.admissions.send(settlement, telling: self) ? nil : settlement
    }

    func conclude(_ settlement: Settlement) async {
        await finish(settlement)
        tell()
    }

    private func finish(_ settlement: Settlement) async {
        note(await gateway.admissions.finish(settlement), of: settlement)
    }

    private func note(_ outcome: SettlementOutcome?, of settlement: Settlement) {
        record.ending = ReservationEnding(outcome, isSettled: !settlement.isRefund)
    }

    private func ending(_ bill: Bill?) -> Settlement? {
        lease = nil
        guard let reservation = reservation.take() else { return nil }
        guard let bill else { return reservation.refund() }
        if let aftermath = gateway.aftermath, bill.used.messages > 0 {
            aftermath.answered?(reservation.user)
            if let crossing { aftermath.crossed?(crossing.guest, crossing.account) }
        }
        record.used = UsedFigures(bill)
        return reservation.settlement(bill)
    }

    private func request(_ asker: Asker, _ order: Order) -> AdmissionRequest {
        let id = messageID
        return AdmissionRequest(
            user: asker.key, chosenID: id, fingerprint: id == nil ? 0 : call.fingerprint,
            modelClass: order.target.modelClass, estimate: order.estimate, price: order.price,
            plan: asker.plan)
    }

    /// What the app calls the message; nil where it doesn't.
    private var messageID: RequestID? {
        if let key = call.messageID(gateway.messageIDHeader) { return RequestID(chosen: call.bytes(key)) }
        let named = gateway.facts.messageID
        return named.isEmpty ? nil : RequestID(chosen: named)
    }
}

extension Exchange: EndingWitness {
    func ended(_ settlement: Settlement, _ outcome: SettlementOutcome?) {
        if let outcome {
            note(outcome, of: settlement)
            return tell()
        }
        gateway.loop.spawn(with: (self, settlement)) { exchange, settlement in
            await exchange.conclude(settlement)
        }
    }
}
