import Configuration
import HTTP
import Ledger
import Limits
import Reactor
import Responses
import Telemetry
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
/// Each phase calls the next. What every message waits for calls back: the store `ended`, the upstream
/// `turn`. What few wait for is awaited in a task of its own (`later`), since a task and its waits cost a
/// tenth of a message.
final class Exchange {
    let call: ServerCall
    let route: MatchedRoute
    /// Where a Gemini path names the model, counted from the path's first byte.
    let modelInPath: FieldRange?
    let gateway: Gateway
    /// What the ledger holds for this request, from its admission to its settlement.
    private var reservation: Reservation?
    /// What names the reservation, to keep it while a long answer lasts.
    var lease: ReservationTicket? { reservation?.ticket }
    /// What the reservation would end with now, if it ended with this bill.
    func ending(soFar bill: Bill) -> Settlement? { reservation?.ending(bill) }
    /// The change of the body by which an OpenAI stream tells its figures, which the caller is not shown.
    private(set) var usageWish: Splice?
    /// Set where another model answers than the one that was asked for.
    private(set) var stepped: StepDown?
    /// What the store is being asked, and for which request.
    private var pendingAdmission: (question: Admissions.AdmitQuestion, routed: RoutedRequest)?
    /// The ending that the store is being told; never while it is asked.
    private var pendingSettlement: Settlement?
    /// The subscription service has already been asked again for this request.
    private var isSecond = false
    /// A hash of who asks, seeded in this process, so that nobody can choose another's; 0: nobody in
    /// particular.
    private var caller = 0
    var pendingForward: PendingForward?
    /// The connection on which the answer's head is awaited.
    var upstream: UpstreamConnection?
    /// Who reached a threshold with this message, if it stays counted.
    private var crossing: (caller: AuthenticatedCaller, account: Account)?
    /// The app has named the message, which counts once however often it is sent.
    private(set) var isNamed = false
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
            record.trace = watcher.trace(continuing: call.head.value(of: .traceparent), in: call.inbound)
        }
        gateway.running += 1
    }

    deinit { gateway.running -= 1 }

    func begin() {
        do throws(Problem) {
            let identity = try identify()
            if identity != nil || !route.needsIdentity { return try read(for: identity) }
            later { exchange throws(Problem) in
                try exchange.read(for: try await exchange.gateway.authenticator.find(exchange.call))
            }
        } catch {
            answer(error)
        }
    }

    /// Goes on in a task, in which `phase` may wait. What it throws is answered.
    func later(_ phase: @escaping @Sendable (Exchange) async throws(Problem) -> Void) {
        later(with: ()) { exchange, _ throws(Problem) in try await phase(exchange) }
    }

    func later<Value>(
        with value: Value, _ phase: @escaping @Sendable (Exchange, Value) async throws(Problem) -> Void
    ) {
        gateway.loop.spawn(with: (self, value)) { exchange, value in
            do throws(Problem) { try await phase(exchange, value) } catch { exchange.answer(error) }
        }
    }

    private func answer(_ problem: Problem) {
        note(problem)
        gateway.responses.answer(problem, to: call, route.dialect)
        over()
    }

    /// The answer is written, or broken off.
    func over() {
        if !record.isStream && parted == nil { tell() }
        call.answered()
    }

    // MARK: Phases

    /// Nil where nobody need be known, or where it takes time to know.
    private func identify() throws(Problem) -> CallerIdentity? {
        guard route.needsIdentity else { return nil }
        return try gateway.known(call)
    }

    private func read(for identity: CallerIdentity?) throws(Problem) {
        if try takeBody() { return try inspect(for: identity) }
        later(with: identity) { exchange, identity throws(Problem) in
            try await exchange.readBody()
            try exchange.inspect(for: identity)
        }
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

    private func inspect(for identity: CallerIdentity?) throws(Problem) {
        let target = try target()
        note(target)
        if let identity, gateway.watcher?.log != nil { record.user = identity.key.stem }
        if route.isMetered, let identity { return try count(for: identity, target) }
        record.decision = .passed
        forward(routed(for: target), nil)
    }

    private func target() throws(Problem) -> Target {
        var model: [UInt8]
        do throws(RequestFault) {
            model = try gateway.readModel(of: call, route)
        } catch {
            throw Problem(error)
        }
        // What is counted must be what answers.
        if gateway.facts.namesOtherModels && route.isMetered { throw .otherModels }
        if let range = modelInPath { model = call.bytes(call.head.path, range) }
        guard let target = gateway.target(of: model, on: route) else { throw .unknownModel }
        return target
    }

    /// The order for a target, of the request that was read last.
    func routed(for target: Target) -> RoutedRequest {
        let asks = target.upstream.includesUsage && route.tellsUsageOnRequest
        usageWish = asks ? gateway.usageWish(of: call) : nil
        return gateway.routed(of: call, for: target, route.dialect, caller: caller)
    }

    private func count(for identity: CallerIdentity, _ target: Target) throws(Problem) {
        if gateway.isPaused { throw .paused }
        let id = try messageID()
        isNamed = id != nil
        // Whoever hammers hears what was said a moment ago: then nothing is estimated, and the ledger is not
        // asked.
        if id == nil,
            let (refusal, account) = gateway.cachedRefusal(ofAll: identity, to: target.modelClass),
            account.schedule.plan.stepDowns.isEmpty
        {
            return say(refusal, account, to: identity.key, target.modelClass)
        }
        caller = identity.key.hash(seed: gateway.callerSeed)
        let routed = routed(for: target)
        try count(request(identity, id, routed), routed)
    }

    private func count(_ request: consuming AdmissionRequest, _ routed: consuming RoutedRequest)
        throws(Problem)
    {
        if gateway.isPaused { throw .paused }
        if let (refusal, account) = gateway.cachedRefusal(of: request) {
            return try refuse(refusal, account, request, routed)
        }
        record.asked = gateway.loop.now
        switch gateway.ask(request, now: call.now, following: self) {
        case .sent(let question): pendingAdmission = (question, routed)
        case .unsent(let answer): admit(request, routed, after: answer)
        }
    }

    private func admit(_ request: AdmissionRequest, _ routed: RoutedRequest, after answer: EarlyReply?) {
        later(with: (request, routed, answer)) { exchange, undecided throws(Problem) in
            let (request, routed, answer) = undecided
            let admission: Admission
            do throws(LedgerError) {
                admission = try await exchange.gateway.admissions.admit(
                    request, now: exchange.call.now, after: answer)
            } catch {
                exchange.record.decided = exchange.gateway.loop.now
                throw .limiterAway
            }
            try exchange.act(on: admission, request, routed)
        }
    }

    private func act(
        on admission: consuming Admission, _ request: AdmissionRequest, _ routed: consuming RoutedRequest
    ) throws(Problem) {
        record.decided = gateway.loop.now
        switch consume admission {
        case .admitted(let reservation, let account):
            note(account, isReplay: reservation.isReplay)
            // What answered it the first time may have been another model, too.
            if reservation.isReplay && stepped == nil { stepped = stepDown(from: routed, account) }
            self.reservation = consume reservation
            if let stepped { routed = stepped.routed }
            guard gateway.hooks?.crossed != nil, account.crossesThreshold else {
                return forward(routed, account)
            }
            later(with: (routed, account)) { exchange, admitted in
                let caller = try? await exchange.gateway.authenticator.caller(of: exchange.call)
                exchange.crossing = caller.map { ($0, admitted.1) }
                exchange.forward(admitted.0, admitted.1)
            }
        case .refused(let refusal, let account):
            if isSecond || !gateway.doubts(refusal, account, request) {
                return try refuse(refusal, account, request, routed)
            }
            later(with: (refusal, account, request, routed)) { exchange, refused throws(Problem) in
                let (refusal, account, request, routed) = refused
                exchange.isSecond = true
                if let changed = try await exchange.gateway.secondLook(at: request, account, exchange.call) {
                    try exchange.count(changed, routed)
                } else {
                    try exchange.refuse(refusal, account, request, routed)
                }
            }
        case .running: throw Problem(.stillRunning, Phrase(.alreadyAnswering))
        case .otherPayload: throw Problem(.otherPayload, Phrase(.changedRepeat))
        case .spent: throw Problem(.spent, Phrase(.alreadyAnswered))
        }
    }

    /// Says no, unless the plan names another model for a class that is used up.
    private func refuse(
        _ refusal: Refusal, _ account: Account, _ request: AdmissionRequest, _ routed: RoutedRequest
    ) throws(Problem) {
        if let other = stepDown(from: routed, refusal, account) {
            stepped = other
            isSecond = true
            return try count(request.asking(for: other.routed), other.routed)
        }
        say(refusal, account, to: request.user, request.modelClass)
    }

    private func say(_ refusal: Refusal, _ account: Account, to user: UserKey, _ modelClass: ModelClass?) {
        note(refusal, account)
        gateway.hooks?.refused?(user, refusal, account, modelClass)
        gateway.refuse(refusal, account, to: call, route.dialect)
        over()
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
        guard gateway.send(settlement, following: self) else { return settlement }
        pendingSettlement = settlement
        return nil
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
        guard let reservation = reservation.take() else { return nil }
        guard let bill else { return reservation.refund() }
        if let hooks = gateway.hooks, bill.used.messages > 0 {
            hooks.answered?(reservation.user)
            if let crossing { hooks.crossed?(crossing.caller, crossing.account) }
        }
        record.used = UsedFigures(bill)
        return reservation.settlement(bill)
    }

    /// For whoever watches: where it goes.
    func note(_ target: Target) {
        record.model = target.tally
        record.modelClass = target.modelClass
    }

    private func request(_ identity: CallerIdentity, _ id: RequestID?, _ routed: RoutedRequest)
        -> AdmissionRequest
    {
        AdmissionRequest(
            user: identity.key, chosenID: id, fingerprint: id == nil ? 0 : call.fingerprint,
            modelClass: routed.target.modelClass, estimate: routed.estimate, price: routed.price,
            plan: identity.plan)
    }

    /// What the app calls the message; nil where it doesn't.
    private func messageID() throws(Problem) -> RequestID? {
        if let key = try call.messageID(gateway.messageIDHeader) { return RequestID(chosen: call.bytes(key)) }
        return gateway.facts.messageID.isEmpty ? nil : RequestID(chosen: gateway.facts.messageID)
    }
}

extension Exchange: StoreCallFollower {
    /// The store has answered what was sent on.
    func ended(_ answered: StoreCall) {
        if let settlement = pendingSettlement.take() { return hear(settlement, answered) }
        guard let (question, routed) = pendingAdmission.take() else {
            preconditionFailure("the store has answered what this exchange had not sent")
        }
        switch gateway.hear(question, of: answered) {
        case .undecided(let answer): admit(question.request, routed, after: answer)
        case .decided(let admission):
            do throws(Problem) { try act(on: admission, question.request, routed) } catch { answer(error) }
        }
    }

    private func hear(_ settlement: Settlement, _ answered: StoreCall) {
        if let outcome = gateway.outcome(settlement, of: answered) {
            note(outcome, of: settlement)
            return tell()
        }
        gateway.loop.spawn(with: (self, settlement)) { exchange, settlement in
            await exchange.conclude(settlement)
        }
    }
}
