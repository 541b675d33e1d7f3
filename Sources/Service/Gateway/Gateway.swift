package import Authentication
import Bytes
package import Configuration
import Dialects
package import HTTP
import Identity
import JSON
package import Ledger
package import Limits
import Pricing
import Problems
package import Reactor
import Telemetry
import Wire
import Words

/// The state that all exchanges of an app on one event loop share. Some requests are not forwarded, such as
/// those to the app interface. They are answered by `fallback`.
package final class Gateway: Responder {
    let loop: EventLoop
    /// The largest request body, in bytes. A larger one is answered 413.
    let maxBody: Int
    let authenticator: Authenticator
    /// The credential extractor of `authenticator`. It is used for every field of a forwarded request, so the
    /// gateway refers to it directly.
    let credentialExtractor: CredentialExtractor
    let admissions: Admissions
    let responses: ResponseComposer
    let routes: RouteTable
    /// The policy for web pages of other origins; nil if such pages may not send requests.
    let crossOrigin: CrossOriginPolicy?
    let directory: TargetDirectory
    private let fallback: any Responder
    /// The name of the header field for message ids, in lower case; nil if the app uses none.
    let messageIDHeader: [UInt8]?
    /// The digest of the settings, for metrics and logs.
    private let digest: String
    private let recheckSubscription: RefusalRecheck?
    let hooks: AdmissionHooks?
    /// The app's kill switch; nil if the app has none.
    let killSwitch: KillSwitch?
    /// Whether a class, a price or a rule depends on the model in the request.
    let dependsOnModel: Bool
    let modelClasses: ModelClasses
    /// The app's plans; nil if no plan has rules for single requests.
    let ruledPlans: PlanTable?
    /// The owners of objects that are stored at providers; nil if no plan says `stored_objects: own`.
    let objects: ObjectStore?
    /// The members that are added to the requests of a plan's users, by the plan's name.
    let planAdditions: [String: RequestAdditions]
    /// Whether some plan or route has members to add to requests.
    let hasAdditions: Bool
    /// Counts every exchange; nil if metrics and logs are off.
    let observer: AppObserver?
    /// Observes the exchanges of all apps on this event loop; nil if `observer` is nil.
    let loopObserver: LoopObserver?
    let shared: SharedParser
    let facts = RequestFacts()
    let callerSeed = UserKey.processSeed
    private var spareTaps: [ReplyTap] = []
    /// Limits how fast each user can send free requests, such as token counts.
    private var freePace: CallerPace
    /// The number of exchanges that have begun and not ended.
    package internal(set) var running = 0
    private var isRetired = false
    private lazy var housekeeping = Timer(self)

    /// - Parameter predecessor: the gateway before a reload. Its connections to unchanged upstreams and its
    ///   learned figures are taken over.
    /// - Parameter remembered: the figures that were learned before this process started.
    /// - Parameter firstAnswers: the first answers of new models, which all loops of the edge share.
    package init(
        _ settings: Settings, _ services: GatewayServices, after predecessor: Gateway? = nil,
        remembered: LearnedModels = LearnedModels(), firstAnswers: FirstAnswers? = nil, on loop: EventLoop,
        digest: String = ""
    ) {
        let observer = services.observer
        self.observer = observer
        loopObserver = observer?.loop
        self.loop = loop
        self.digest = digest
        maxBody = settings.http.maxBody
        freePace = predecessor?.freePace ?? CallerPace(perMinute: 0)
        freePace.changePace(toPerMinute: settings.http.maxFreePerMinute)
        crossOrigin = settings.cors.map(CrossOriginPolicy.init)
        // The parser reads upstreams' answers, too. They can be longer than the largest request.
        shared = SharedParser(maxBytes: max(16 << 20, settings.http.maxBody))
        authenticator = services.authenticator
        credentialExtractor = authenticator.credentialExtractor
        admissions = services.admissions
        responses = services.responses
        fallback = services.fallback
        messageIDHeader = settings.messageNaming.header.map { Array($0.utf8) }
        facts.messageIDPath = settings.messageNaming.field.map { MemberPath($0) }
        recheckSubscription = services.recheck
        hooks = services.hooks
        killSwitch = services.killSwitch
        dependsOnModel =
            settings.planTable.countsModelClasses || !settings.pricedModels.isEmpty
            || settings.planTable.hasRequestRules
        modelClasses = settings.planTable.modelClasses
        ruledPlans = settings.planTable.hasRequestRules ? settings.planTable : nil
        let hasOwners = settings.planTable.plans.values.contains { $0.rules?.isForOwnObjects == true }
        objects = hasOwners ? services.objects : nil
        planAdditions = settings.planAdditions
        hasAdditions = !planAdditions.isEmpty || settings.routes.contains { $0.additions != nil }
        routes = RouteTable(
            settings.routes, upstreams: settings.upstreams, hasOwners: hasOwners, digest: digest)
        let idle = settings.http.idleStream.wholeMilliseconds
        let endpoints = settings.places.map { place in
            let security = services.security(place)
            let same = predecessor?.directory.endpoints.first { $0.isFor(place, security, idle) }
            if let same { return same }
            return UpstreamEndpoint(
                place, on: loop, security: security, state: services.states(place), idleMilliseconds: idle,
                upstreamCounts: observer?.upstreamCounts(place.label), troubles: services.troubles)
        }
        directory = TargetDirectory(
            endpoints, settings, learned: predecessor?.directory.learned ?? [:], remembered: remembered,
            firstAnswers: firstAnswers, observer)
        loop.arm(housekeeping, at: loop.now + 1_000_000_000)
    }

    package func begin(_ call: ServerCall) {
        if let crossOrigin {
            crossOrigin.addFields(to: call)
            if crossOrigin.isPreflight(call) { return answer(preflight: call, by: crossOrigin) }
        }
        switch routes.match(call.head, in: call.inbound) {
        case .route(let route, let model): Exchange(call, route, modelInPath: model, self).begin()
        case .otherMethod(let route, let allow):
            responses.answer(
                authenticator.answer(.otherMethod(allow: allow), toAnybody: call), to: call, route.dialect)
            note(unrouted: call, route, .unknownAddress)
            call.finish()
        case .ambiguous(let route, let fault):
            let problem = Problem(.failed(.badRequest), Phrase(.unreadable), advice: fault.advice)
            responses.answer(authenticator.answer(problem, toAnybody: call), to: call, route.dialect)
            note(unrouted: call, route, .badRequest)
            call.finish()
        case .kept(let route):
            responses.answer(authenticator.answer(.keptByProvider, toAnybody: call), to: call, route.dialect)
            note(unrouted: call, route, .unknownAddress)
            call.finish()
        case .none: fallback.begin(call)
        }
    }

    /// Answers a preflight, which counts toward the limit on unidentified callers, because it has no
    /// credentials.
    private func answer(preflight call: ServerCall, by crossOrigin: CrossOriginPolicy) {
        do throws(Problem) {
            try authenticator.countUnidentified(call)
            crossOrigin.answerPreflight(call)
        } catch {
            responses.answer(error, to: call, .plain)
        }
        observer?.reportAnswer(
            page: "preflight", method: "OPTIONS", status: call.status, requestID: call.requestID,
            settings: digest)
        call.finish()
    }

    /// Whether the subscription service perhaps knows a purchase that Redis lacks. This is so in two cases:
    /// the paid time of the user's plan is over, or Redis has no plan of the user. In the second case, the
    /// refusal must last longer than a short wait.
    func mayBeOutdated(_ refusal: Refusal, _ account: Account, _ request: AdmissionRequest) -> Bool {
        guard recheckSubscription != nil, !account.entitlement.isBlocked else { return false }
        if account.entitlement.plan != nil {
            let (user, now) = (account.entitlement, account.counts.now)
            return user.hasLapsed(at: now) || user.isOverdue(at: now)
        }
        // If the caller's token or key names the plan, a purchase would change nothing.
        guard request.plan == nil else { return false }
        return refusal.causes.contains { $0.end == .reset || $0.end == .smallerRequest }
    }

    /// Asks the subscription service about a purchase. Returns the request for another admission; nil if the
    /// user stays refused.
    func recheck(
        _ request: AdmissionRequest, _ account: Account, _ refusal: Refusal, _ call: ServerCall
    ) async throws(Problem) -> AdmissionRequest? {
        guard let recheckSubscription else { return nil }
        let caller = try await authenticator.caller(of: call)
        switch await recheckSubscription(caller, account.entitlement, account.counts.now) {
        case .stands: return nil
        case .changed: return request
        case .unknown: return request.overlookingEnd
        // The subscription service could not report purchases. If the plan allows messages, it is used up,
        // and the user stays refused. Otherwise the user has perhaps bought another plan.
        case .unreadable:
            guard refusal.isByClosedLimit(of: account.schedule) else { return nil }
            throw .subscriptionUnreadable
        }
    }

    /// Closes idle connections to upstreams. Running exchanges continue.
    package func drain() {
        for endpoint in directory.endpoints { endpoint.pool.drain() }
        loop.cancel(housekeeping)
    }

    /// Hands over to the gateway that replaces this one after a reload. Running exchanges keep their
    /// connections. Endpoints that the successor does not use are drained.
    package func retire(for successor: Gateway?) {
        isRetired = true
        spareTaps = []
        for endpoint in directory.endpoints
        where successor?.directory.endpoints.contains(where: { $0 === endpoint }) != true {
            endpoint.pool.drain()
        }
    }

    /// Whether no exchange is running and no settlement is waiting to be sent to Redis.
    package var isDone: Bool { running == 0 && admissions.pendingCount == 0 }

    /// Stops the gateway's timer. It must be called only when no settlement is pending.
    package func end() { loop.cancel(housekeeping) }

    /// The connections to each upstream, including idle ones, and whether the reuse of connections is paused.
    package var upstreamConnections: [(upstream: String, count: Int, isReusePaused: Bool)] {
        directory.endpoints.map { ($0.label, $0.pool.connectionCount, $0.pool.isReusePaused) }
    }

    /// Counts a free request of a user. Returns the seconds to wait if the user sent too many; nil otherwise.
    func freeWait(_ user: UserKey) -> Int? {
        let key = UInt64(bitPattern: Int64(user.hash(seed: callerSeed)))
        return freePace.takeTurn(key, now: loop.now)
    }

    // MARK: Readers of replies, which are reused

    func takeTap(
        _ dialect: Dialect, _ form: ReplyReader.Form, isCompressed: Bool, hidesUsage: Bool,
        seeksModel: Bool, seeking made: [StoredKind.Made]
    ) -> ReplyTap {
        let tap = spareTaps.popLast() ?? ReplyTap(shared, loopObserver, on: loop)
        tap.reader.reset(
            dialect, form, isCompressed: isCompressed, hidesUsage: hidesUsage, seeksModel: seeksModel,
            seeking: made)
        (tap.firstSeen, tap.lastSeen) = (0, 0)
        return tap
    }

    /// Completes the usage that the tap has read. `outcome` says whether the answer is complete.
    func finishReply(_ tap: ReplyTap, _ outcome: RelayOutcome) {
        tap.reader.finish(
            outcome.isWhole ? .whole : outcome.isClientLeft ? .clientLeft : .broken, with: &shared.parser)
    }

    func releaseTap(_ tap: ReplyTap) {
        if spareTaps.count < 64, !isRetired { spareTaps.append(tap) }
    }
}

/// Asks the subscription service before the gateway refuses a user whose plan has ended, or who has no plan.
package typealias RefusalRecheck = (AuthenticatedCaller, Entitlement, _ now: Moment) async -> RecheckResult

/// The hooks that run after a decision. No answer waits for them. This is a class, so that reading `hooks`
/// copies nothing.
package final class AdmissionHooks {
    /// Called for every message that stays counted after its answer.
    package var counted: ((UserKey) -> Void)?
    /// Called for each message that was the first to reach a threshold.
    package var thresholdReached: ((AuthenticatedCaller, Account, [ReachedThreshold]) -> Void)?
    package var refused: ((UserKey, Refusal, Account, ModelClass?) -> Void)?
    /// Called for each message of a caller whose token or key names a plan.
    package var claimed: ((UserKey, String) -> Void)?

    package init(
        counted: ((UserKey) -> Void)? = nil,
        thresholdReached: ((AuthenticatedCaller, Account, [ReachedThreshold]) -> Void)? = nil,
        refused: ((UserKey, Refusal, Account, ModelClass?) -> Void)? = nil
    ) {
        self.counted = counted
        self.thresholdReached = thresholdReached
        self.refused = refused
    }
}

extension Gateway: Timed {
    /// Runs once a second. Frees the parser's memory after a long document, and retries failed settlements.
    package func timePassed() {
        loop.arm(housekeeping, at: loop.now + 1_000_000_000)
        shared.parser.releaseMemory()
        flushSettlements()
    }

    /// Retries the settlements that failed. Until they succeed, their reservations stay open.
    package func flushSettlements() {
        guard admissions.pendingCount > 0 else { return }
        loop.spawn(with: self) { gateway in await gateway.admissions.flushSettlements() }
    }
}

extension RouteTable {
    func match(_ head: RequestHead, in bytes: borrowing ByteBuffer) -> Match {
        match(head, in: bytes.readable)
    }
}

/// The parser that all exchanges of a gateway use in turn. It is an object of its own, so that a tap can hold
/// it without the gateway. The gateway holds spare taps, so that taps could only have an unowned reference to
/// it, which costs a chunk 80 instructions.
final class SharedParser {
    var parser: JSONParser

    init(maxBytes: Int) { parser = JSONParser(maxBytes: maxBytes) }
}

/// Passes the bytes of a relayed answer to the reader that finds its token usage.
final class ReplyTap: BodyTap {
    private let shared: SharedParser
    private let observer: LoopObserver?
    private let loop: EventLoop
    var reader = ReplyReader()
    /// The times of the answer's first and last byte, in nanoseconds of the loop's clock; 0 if none arrived.
    fileprivate(set) var firstSeen: UInt64 = 0
    fileprivate var lastSeen: UInt64 = 0

    init(_ shared: SharedParser, _ observer: LoopObserver?, on loop: EventLoop) {
        self.shared = shared
        self.observer = observer
        self.loop = loop
    }

    func see(_ payload: Span<UInt8>) -> Bool {
        let now = loop.now
        if lastSeen == 0 {
            firstSeen = now
        } else if reader.isOfEvents {
            observer?.noteGap(now - lastSeen)
        }
        lastSeen = now
        return reader.feed(payload, with: &shared.parser)
    }

    func takePassing(isOver: Bool) -> ByteBuffer { reader.takeSifted(isOver: isOver) }
}

extension Refusal {
    /// Whether the message is refused because the plan allows no messages, or none of this model class.
    fileprivate func isByClosedLimit(of schedule: Schedule) -> Bool {
        causes.contains { cause in
            cause.reason == .usedUp && schedule.entries[cause.place].amount == 0
        }
    }
}
