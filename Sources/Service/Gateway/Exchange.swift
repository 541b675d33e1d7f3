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

/// One request, from its head to its settlement. Until the upstream's answer is relayed, the edge can still
/// answer with a `Problem` instead.
///
/// `ExchangeMachine.Phase` lists the phases and where each is implemented. The machine decides what follows
/// each event, and `Exchange` carries it out. Redis' replies arrive through `ended`, and the upstream's
/// answer through `channelReady`. A task for each wait would take a tenth of a message's processor time.
/// Therefore only the steps that few messages need run in a task (`inTask`).
final class Exchange {
    let call: ServerCall
    let route: MatchedRoute
    /// The range of the model's name in the path, counted from the path's first byte.
    let modelInPath: FieldRange?
    let gateway: Gateway
    var machine = ExchangeMachine()
    /// The event that continues the exchange, by a call of `ended` or `channelReady`. No task waits for it.
    var awaited = Awaited.nothing
    /// The reservation of this request in Redis, from its admission to its settlement.
    var reservation: Reservation?
    /// The bill that the provider perhaps charges although the message is given back; nil if there is none.
    var unansweredBill: Bill?
    /// The features and quantities that the request asks for; nil if no plan has rules about them.
    var demand: RequestDemand?
    /// The stored objects that the request refers to; nil if there are none, or if no plan says
    /// `stored_objects: own`.
    var stored: StoredWish?
    /// Whether the edge has checked that the objects in `stored` belong to the caller.
    var ownsReferences = false
    /// The change that the answer makes to the caller's stored objects; nil if it makes none.
    var change: ObjectChange?
    /// The new objects that the answer names. Their owner is recorded together with the settlement.
    var storedByAnswer: [StoredObject] = []
    /// Whether the provider makes the answer in the background, so that the edge polls for it. When the
    /// answer's id is known, it is stored in `followed`.
    var isFollowed = false
    var followed: StoredReferences.Reference?
    /// The batch that the request creates; nil for every other request.
    var batch: Batch?
    /// The caller and account of a message that can be the first to reach 80 %, 95 % or 100 % of a limit. The
    /// settlement reports whether it was the first.
    var reachedThreshold: (caller: AuthenticatedCaller, account: Account)?
    var record: ExchangeRecord

    /// `Awaited` cannot be copied, so that `take` moves the values of a case instead of retaining them.
    enum Awaited: ~Copyable {
        case nothing
        case admission(Admissions.PendingAdmission, RoutedRequest)
        case head(Forward, UpstreamConnection)
        /// The body of a 400, 403 or 429, which perhaps refuses the team's key (`KeyRefusal`).
        case errorBody(Forward, UpstreamConnection)
        case settlement(Settlement)

        /// Returns the awaited event and sets `nothing` in its place.
        mutating func take() -> Awaited {
            exchange(&self, with: .nothing)
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

    /// Runs `work` in a task, in which it can wait. If it throws a problem, the problem is the answer.
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

    /// Ends the exchange without an answer, because the client has left.
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

    /// The caller; nil if the route needs none, or if the check must wait for Redis or the token's issuer.
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

    func forwardUncounted(_ routed: RoutedRequest) {
        machine.bodyRead(isMetered: false)
        record.decision = .passed
        forward(Forward(routed))
    }

    /// The last parsed request with its target and the most that it can cost.
    ///
    /// - Parameter callerHash: a hash of the caller; 0 if the caller is unknown. The hash has a secret seed,
    ///   so that no caller can produce the hash of another.
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
    /// Continues the exchange when Redis has replied to a call. Runs on the event loop, not in a task.
    func ended(_ storeCall: StoreCall) {
        switch awaited.take() {
        case .admission(let pending, let routed): receive(pending, routed, storeCall)
        case .settlement(let settlement): receive(settlement, storeCall)
        default:
            preconditionFailure("the store has answered what this exchange had not sent")
        }
    }
}
