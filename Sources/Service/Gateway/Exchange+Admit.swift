import Authentication
import Bytes
import Dialects
import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Telemetry
import Wire
import Words

/// Admits the message: the store either counts it on every limit, or refuses it.
extension Exchange {
    func admit(_ identity: CallerIdentity, _ target: Target) throws(Problem) {
        if gateway.isKillSwitchOn { throw .killSwitchOn }
        if let plan = identity.plan { gateway.hooks?.claimed?(identity.key, plan) }
        let id = try messageID()
        if id != nil, !gateway.admissions.recognizesRepeats { throw .storeAway }
        // A user who was refused a moment ago gets the same refusal from a cache, without a call to Redis.
        if id == nil,
            let (refusal, account) = gateway.cachedRefusal(ofAll: identity, to: target.modelClass),
            account.schedule.plan.stepDowns.isEmpty
        {
            return answer(refusal, account, to: identity.key, target.modelClass)
        }
        let callerHash = identity.key.hash(seed: gateway.callerSeed)
        var routed = routed(for: target, of: callerHash)
        var request = request(identity, id, routed)
        if gateway.hasAdditions {
            let plan = gateway.admissions.expectedPlan(of: request, now: call.now)
            if let additions = gateway.findAdditions(of: plan, on: route) {
                routed = self.routed(for: target, of: callerHash, adding: additions)
                request = self.request(identity, id, routed)
            }
        }
        if let member = routed.unpricedMember, target.refusesUnpriced, isLimitedByCost(request) {
            throw .unpriced(member)
        }
        if gateway.ruledPlans != nil { return try admitByRules(request, routed) }
        if let stored = gateway.facts.storedObject { throw .unknownObject(stored) }
        try ask(request, routed)
    }

    private func isLimitedByCost(_ request: AdmissionRequest) -> Bool {
        gateway.admissions.expectedPlan(of: request, now: call.now).limitsCost
    }

    private func request(_ identity: CallerIdentity, _ id: RequestID?, _ routed: RoutedRequest)
        -> AdmissionRequest
    {
        AdmissionRequest(
            user: identity.key, messageID: id,
            fingerprint: id == nil ? 0 : call.makeFingerprint(secret: gateway.admissions.payloadSecret),
            modelClass: routed.target.modelClass, estimate: routed.estimate, outputRate: routed.outputRate,
            plan: identity.plan)
    }

    /// The message id that the app chose, from a header field or the body; nil if it chose none.
    private func messageID() throws(Problem) -> RequestID? {
        if let key = try call.messageID(gateway.messageIDHeader) {
            return RequestID(messageID: call.bytes(key))
        }
        return gateway.facts.messageID.isEmpty ? nil : RequestID(messageID: gateway.facts.messageID)
    }

    func ask(_ request: consuming AdmissionRequest, _ routed: consuming RoutedRequest)
        throws(Problem)
    {
        if gateway.isKillSwitchOn { throw .killSwitchOn }
        if let (refusal, account) = gateway.cachedRefusal(of: request) {
            let message = RefusedMessage(refusal, account, request, routed)
            return try refused(message, mayBeOutdated: false)
        }
        record.asked = gateway.loop.now
        switch gateway.sendAdmission(request, now: call.now, following: self) {
        case .sent(let pending): awaited = .admission(pending, routed)
        case .undecided(let first): ask(request, routed, after: first)
        }
    }

    /// Continues the admission when Redis has replied, on the event loop and not in a task.
    func receive(_ pending: Admissions.PendingAdmission, _ routed: RoutedRequest, _ storeCall: StoreCall) {
        switch gateway.receiveAdmission(pending, of: storeCall) {
        case .undecided(let pending): ask(pending.request, routed, after: pending)
        case .decided(let admission):
            do throws(Problem) { try act(on: admission, pending.request, routed) } catch { answer(error) }
        }
    }

    /// Continues the admission in a task, which can wait. This is necessary if the first call to Redis
    /// brought no decision, or if the call could not be sent without waiting.
    private func ask(
        _ request: AdmissionRequest, _ routed: RoutedRequest, after first: Admissions.PendingAdmission?
    ) {
        inTask(with: (request, routed, first)) { exchange, undecided throws(Problem) in
            let (request, routed, first) = undecided
            let admission: Admission
            do throws(LedgerError) {
                admission = try await exchange.gateway.admissions.admit(
                    request, now: exchange.call.now, after: first)
            } catch {
                exchange.record.decided = exchange.gateway.loop.now
                throw .storeAway
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
            // The plan is read only if some plan has rules, because copying it takes 280 instructions.
            if gateway.ruledPlans != nil, let problem = objection(to: account) {
                self.reservation = consume reservation
                return inTask(with: problem) { exchange, problem throws(Problem) in
                    await exchange.settleBill(nil)
                    throw problem
                }
            }
            machine.admitted()
            note(account, isRepeat: reservation.isRepeat)
            // A replay is admitted even if a limit is used up. If the plan names another model for a used-up
            // limit, that model must answer.
            if reservation.isRepeat, let other = stepDown(from: routed, account) { routed = other }
            self.reservation = consume reservation
            if gateway.ruledPlans != nil {
                noteWhatIsStored(by: account.schedule.plan, for: request.user, routed)
            }
            if gateway.hasAdditions { routed = applyAdditions(to: routed, by: account.schedule.plan) }
            let forward = Forward(routed, account, hasMessageID: request.messageID != nil)
            guard gateway.hooks?.thresholdReached != nil, account.mayReachThreshold else {
                return self.forward(forward)
            }
            inTask(with: (forward, account)) { exchange, admitted in
                let caller = try? await exchange.gateway.authenticator.caller(of: exchange.call)
                exchange.reachedThreshold = caller.map { ($0, admitted.1) }
                exchange.forward(admitted.0)
            }
        case .refused(let refusal, let account):
            let mayBeOutdated = gateway.mayBeOutdated(refusal, account, request)
            let message = RefusedMessage(refusal, account, request, routed)
            try refused(message, mayBeOutdated: mayBeOutdated)
        case .running: throw Problem(.failed(.stillRunning), Phrase(.alreadyAnswering))
        case .otherPayload: throw Problem(.failed(.otherPayload), Phrase(.changedRepeat))
        case .spent: throw Problem(.failed(.spent), Phrase(.alreadyAnswered))
        }
    }

    /// Why the user's actual plan (as Redis reported it) forbids the request; nil if the plan allows it.
    private func objection(to account: Account) -> Problem? {
        let plan = account.schedule.plan
        let unowned = mustCheckOwner(by: plan) ? stored.map { Problem.unknownObject($0.member) } : nil
        return findObjection(by: plan) ?? unowned
    }

    private func refused(_ message: RefusedMessage, mayBeOutdated: Bool) throws(Problem) {
        let plan = message.account.schedule.plan
        let hasStepDowns = !plan.stepDowns.isEmpty || plan.shortage.lowers != .none && message.isTooLarge
        switch machine.refused(mayBeOutdated: mayBeOutdated, hasStepDowns: hasStepDowns) {
        case .recheck: recheck(message)
        case .stepDown:
            guard let other = instead(of: message) else { return answer(message) }
            machine.admitInstead()
            try ask(message.request.asking(for: other), other)
        case .refuse: answer(message)
        }
    }

    /// The request to try after a refusal, shorter or for another model; nil if there is none.
    private func instead(of message: RefusedMessage) -> RoutedRequest? {
        let (routed, refusal, account) = (message.routed, message.refusal, message.account)
        if message.isTooLarge { return shortenRequest(message.request, routed, refusal, account) }
        return stepDown(from: routed, refusal, account)
    }

    private func answer(_ message: RefusedMessage) {
        let request = message.request
        answer(message.refusal, message.account, to: request.user, request.modelClass)
    }

    private func recheck(_ message: RefusedMessage) {
        inTask(with: message) { exchange, message throws(Problem) in
            let (request, account) = (message.request, message.account)
            let changed = try await exchange.gateway.recheck(
                request, account, message.refusal, exchange.call)
            exchange.machine.rechecked()
            if let changed { return try exchange.ask(changed, message.routed) }
            try exchange.refused(message, mayBeOutdated: false)
        }
    }
}

/// A message that was refused, with the facts that another admission or the answer to the client needs.
private struct RefusedMessage {
    let refusal: Refusal
    let account: Account
    let request: AdmissionRequest
    let routed: RoutedRequest

    /// Whether the message is refused only because it is larger than what is left of a limit.
    var isTooLarge: Bool {
        refusal.causes.allSatisfy { $0.reason == .largerThanLeft }
    }

    init(_ refusal: Refusal, _ account: Account, _ request: AdmissionRequest, _ routed: RoutedRequest) {
        (self.refusal, self.account) = (refusal, account)
        (self.request, self.routed) = (request, routed)
    }
}
