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

/// One request from its head to its settlement. Until the upstream's answer is relayed, the edge may answer
/// with a `Problem` instead.
///
/// `ExchangeMachine.Phase` lists the phases, and where each is carried out. The machine decides what each
/// event leads to; `Exchange` does it. Redis (`ended`) and the upstream (`channelReady`) call back, since a
/// task and its waits take a tenth of a message's processor time. What only few messages wait for runs in a
/// task (`inTask`).
final class Exchange {
    let call: ServerCall
    let route: MatchedRoute
    /// The place of the model's name in the path, counted from the path's first byte.
    let modelInPath: FieldRange?
    let gateway: Gateway
    var machine = ExchangeMachine()
    /// The event that is awaited without a task.
    var awaited = Awaited.nothing
    /// The ledger's reservation for this request, from its admission to its settlement.
    var reservation: Reservation?
    /// The bill that the provider may write although the message is given back; nil for nothing.
    var unansweredBill: Bill?
    /// The features and quantities that the request asks for, where some plan has rules for them.
    var demand: RequestDemand?
    /// The stored objects that the request refers to; nil for none, and where no plan asks for owners.
    var stored: StoredWish?
    /// Whether these were found to be the caller's own.
    var ownsReferences = false
    /// The change that the answer makes to the caller's stored objects; nil if nobody asks.
    var change: ObjectChange?
    /// The objects that the answer tells of: their owner is recorded with the settlement.
    var storedByAnswer: [StoredObject] = []
    /// Whether the answer is made in the background and fetched by the edge; with its id, once that is known.
    var isFollowed = false
    var followed: StoredReferences.Reference?
    /// The batch that the request makes; nil for every other request.
    var batch: Batch?
    /// The caller and account of a message that was the first to reach a threshold; reported if it stays
    /// counted.
    var reachedThreshold: (caller: AuthenticatedCaller, account: Account)?
    /// The record of the exchange for metrics, log and traces.
    var record: ExchangeRecord

    /// The caller back; one thing at a time.
    enum Awaited {
        case nothing
        /// The store's answer, and the request that it is about.
        case admission(Admissions.PendingAdmission, RoutedRequest)
        /// The head of the upstream's answer.
        case head(Forward, UpstreamConnection)
        /// The body of an answer of 400, 403 or 429, which shows whether the team's key is refused
        /// (`KeyRefusal`).
        case errorBody(Forward, UpstreamConnection)
        /// The store's reply to the settlement.
        case settlement(Settlement)

        /// Returns what is awaited; nothing is from then on.
        mutating func take() -> Awaited {
            let awaited = self
            self = .nothing
            return awaited
        }
    }

    init(_ call: ServerCall, _ route: MatchedRoute, modelInPath: FieldRange?, _ gateway: Gateway) {
        self.call = call
        self.route = route
        self.modelInPath = modelInPath
        self.gateway = gateway
        record = ExchangeRecord(at: gateway.loop.now, requestID: call.requestID)
        if let loopObserver = gateway.loopObserver {
            record.trace = loopObserver.trace(continuing: call.head.value(of: .traceparent), in: call.inbound)
        }
        gateway.running += 1
    }

    deinit { gateway.running -= 1 }

    /// Goes on in a task, in which `work` may wait. A problem that it throws becomes the answer.
    func inTask(_ work: @escaping @Sendable (Exchange) async throws(Problem) -> Void) {
        inTask(with: ()) { exchange, _ throws(Problem) in try await work(exchange) }
    }

    func inTask<Value>(
        with value: Value, _ work: @escaping @Sendable (Exchange, Value) async throws(Problem) -> Void
    ) {
        gateway.loop.spawn(with: (self, value)) { exchange, value in
            do throws(Problem) { try await work(exchange, value) } catch { exchange.answer(error) }
        }
    }

    // MARK: The edge's own answers

    func answer(_ problem: Problem) {
        machine.answered()
        note(problem)
        gateway.responses.answer(problem, to: call, route.dialect)
        endExchange()
    }

    func answer(_ refusal: Refusal, _ account: Account, to user: UserKey, _ modelClass: ModelClass?) {
        machine.answered()
        note(refusal, account)
        gateway.hooks?.refused?(user, refusal, account, modelClass)
        gateway.sendRefusal(refusal, account, to: call, route.dialect)
        endExchange()
    }

    /// Ends without an answer, since the client has left.
    func leaveUnanswered() {
        machine.leftUnanswered()
        call.breakOff()
        endExchange()
    }

    func endExchange() {
        tell()
        call.finish()
    }

    // MARK: Identify and read

    func begin() {
        do throws(Problem) {
            let identity = try identify()
            if identity != nil || !route.needsIdentity { return try read(for: identity) }
            inTask { exchange throws(Problem) in
                try exchange.read(for: try await exchange.gateway.authenticator.findCaller(exchange.call))
            }
        } catch {
            answer(error)
        }
    }

    /// The caller; nil if the route needs none, or if the store or an issuer must be asked first.
    private func identify() throws(Problem) -> CallerIdentity? {
        guard route.needsIdentity else { return nil }
        return try gateway.findKnownCaller(call)
    }

    private func read(for identity: CallerIdentity?) throws(Problem) {
        machine.identified()
        if try takeBody() { return try inspect(for: identity) }
        inTask(with: identity) { exchange, identity throws(Problem) in
            try await exchange.readBody()
            try exchange.inspect(for: identity)
        }
    }

    private func takeBody() throws(Problem) -> Bool {
        do throws(ServerCallFault) {
            return try call.takeBody(limit: gateway.maxBody)
        } catch {
            throw Problem(error, limit: gateway.maxBody, setting: "http.max_body")
        }
    }

    private func readBody() async throws(Problem) {
        do throws(ServerCallFault) {
            try await call.readBody(limit: gateway.maxBody)
        } catch {
            throw Problem(error, limit: gateway.maxBody, setting: "http.max_body")
        }
    }

    private func inspect(for identity: CallerIdentity?) throws(Problem) {
        if let stored = route.stored, let identity { return try inspect(stored, for: identity) }
        let target = try target()
        note(target)
        if let identity, gateway.loopObserver?.log != nil { record.user = identity.key.stem }
        if route.isMetered, let identity {
            machine.bodyRead(isMetered: true)
            return try admit(identity, target)
        }
        if route.isFree, let identity, let seconds = gateway.freeWait(identity.key) {
            throw .tooManyFree(seconds: seconds)
        }
        let routed = routed(for: target)
        guard route.isFree, let member = gateway.facts.storedObject else { return forwardUncounted(routed) }
        guard let identity, let wish = gateway.storedWish(in: route.dialect) else {
            throw .unknownObject(member)
        }
        stored = wish
        inTask(with: (identity, routed)) { exchange, asked throws(Problem) in
            try await exchange.checkOwner(of: asked.0)
            exchange.forwardUncounted(asked.1)
        }
    }

    /// Sends on what is not counted.
    func forwardUncounted(_ routed: RoutedRequest) {
        machine.bodyRead(isMetered: false)
        record.decision = .passed
        forward(Forward(routed))
    }

    /// Finds the target of the last request, and the most that it may cost.
    ///
    /// - Parameters:
    ///   - callerHash: a hash of who asks, seeded in this process, so that nobody can choose another's;
    ///     0: nobody in particular.
    ///   - stepDown: set where another model answers than the one that was asked for.
    ///   - additions: what the edge writes into it.
    func routed(
        for target: Target, of callerHash: Int = 0, _ stepDown: StepDown? = nil,
        adding additions: RequestAdditions? = nil
    ) -> RoutedRequest {
        let asks = target.upstream.includesUsage && route.tellsUsageOnRequest
        return gateway.routeRequest(
            of: call, for: target, route.dialect, callerHash: callerHash,
            usageWish: asks ? gateway.usageWish(of: call) : nil, stepDown,
            modelChange: stepDown?.change ?? modelChange(for: target), adding: additions)
    }
}

extension Exchange: StoreCallFollower {
    /// Redis has replied to a call that was sent without waiting.
    func ended(_ storeCall: StoreCall) {
        switch awaited.take() {
        case .admission(let pending, let routed): receive(pending, routed, storeCall)
        case .settlement(let settlement): receive(settlement, storeCall)
        case .nothing, .head, .errorBody:
            preconditionFailure("the store has answered what this exchange had not sent")
        }
    }
}
