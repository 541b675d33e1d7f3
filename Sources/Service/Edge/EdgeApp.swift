import AppAPI
import Authentication
import Configuration
import Gateway
import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Subscriptions
import TLS
import Telemetry

/// The objects that are made once from one app's settings, for all loops.
struct AppSetup: Sendable {
    let settings: Settings
    let authenticator: AuthenticationSetup
    /// The TLS context of each upstream endpoint that uses TLS, by the endpoint's label.
    let security: [String: TLSContext]
    /// The state of each upstream endpoint, by the endpoint's label. All loops share it.
    let endpoints: [String: EndpointState]
    /// The subscription services; nil if entitlements are set by other means, such as operators.
    let subscriptions: SubscriptionSetup?
    let log: @Sendable (String) -> Void
    let troubles: TroubleLog

    /// - Parameter before: the setup before a reload. TLS contexts of unchanged upstreams are reused.
    init(
        _ settings: Settings, demoUsers: [String], after before: AppSetup?,
        log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        self.log = log
        troubles = before?.troubles ?? TroubleLog(log)
        authenticator = try AuthenticationSetup(settings, demoUsers: demoUsers, telling: troubles)
        let placesBefore = before?.settings.places ?? []
        security = try EdgeTLS.upstreamContexts(settings) { place in
            placesBefore.contains(place) ? before?.security[place.label] : nil
        }
        var endpoints: [String: EndpointState] = [:]
        for place in settings.places {
            // A changed endpoint gets a new state. The old state ends with the exchanges that use it.
            let known = placesBefore.contains(place) ? before?.endpoints[place.label] : nil
            endpoints[place.label] = known ?? EndpointState()
        }
        self.endpoints = endpoints
        subscriptions = try SubscriptionSetup(
            settings, after: before?.subscriptions, telling: troubles, log: log)
    }
}

/// One app on one event loop, with its own callers, plans, words, upstreams and interface. Apps share no
/// counts, because every key in Redis contains the app's name.
final class EdgeApp {
    /// The app's name; empty if the edge has only one app.
    let name: String
    let gateway: Gateway
    let admissions: Admissions
    let responder: AppResponder
    private let authenticator: Authenticator
    private let refusalLog: RefusalLog
    /// For each identity source of tokens, the name of the tokens' issuer; empty for other sources.
    private let issuers: [String]

    /// - Parameter before: the same app before a reload. Its connections are reused.
    init(
        _ setup: AppSetup, _ edge: EdgeSetup, _ redis: RedisRouter, _ store: StoreWatch,
        _ loopObserver: LoopObserver,
        after before: EdgeApp? = nil, unidentified: UnidentifiedCallerLimit, on loop: EventLoop
    ) {
        let settings = setup.settings
        name = settings.tenant
        issuers = settings.identity.map { if case .token(let token, _) = $0 { token.issuer } else { "" } }
        let digest = settings.digest
        let observer = loopObserver.makeAppObserver(settings.tenant, models: edge.telemetry.models)
        let deadline = UInt64(settings.redis.deadline.wholeMilliseconds)
        let ledger = RedisLedger(
            redis, idempotencySpan: Int(settings.redis.idempotencySpan.components.seconds),
            monotonic: { loop.now })
        admissions = Admissions(
            ledger: ledger, planTable: settings.planTable,
            bounds: AdmissionBounds(
                lease: settings.redis.lease.wholeMilliseconds, retryWithin: deadline * 500_000,
                deadline: deadline * 1_000_000,
                refusalLife: UInt64(settings.redis.refusalMemory.wholeMilliseconds) * 1_000_000),
            spool: edge.spool,
            grace: edge.grace,
            changes: edge.changes, store: store, recentSettlements: edge.recentSettlements,
            pause: { await loop.sleep(nanoseconds: $0) }, monotonic: { loop.now })
        let responses = ResponseComposer(settings)
        var services = setup.makeServices(redis, on: loop)
        services.slots = edge.slots
        // Cached refusals are dropped when a record changes, so that a user who has just paid is not refused.
        services.records?.connection.noted = { edge.changes.noteChange() }
        services.heard = { observer.reportWebhook(webhook: $0, $1.rawValue) }
        authenticator = Authenticator(
            setup.authenticator, on: loop, keyStore: APIKeyStore(redis), unidentified: unidentified)
        refusalLog = RefusalLog(RecordStore(redis).refusals, settings: digest, on: loop, log: edge.log)
        responder = AppResponder(
            authenticator: authenticator, admissions: admissions, responses: responses, services: services,
            on: loop)
        var parts = GatewayServices(
            authenticator: authenticator, admissions: admissions, responses: responses,
            fallback: ObservedAppResponder(responder, observer, settings: digest))
        parts.security = { setup.security[$0.label] }
        parts.states = { setup.endpoints[$0.label] ?? EndpointState() }
        parts.objects = ObjectStore(redis)
        parts.recheck = services.entitlements?.gatewayRecheck
        let claimedPlans = ClaimedPlans(RecordStore(redis).claimedPlans, on: loop)
        parts.hooks = setup.hooks(services, refusalLog, claimedPlans, observer, on: loop)
        parts.killSwitch = edge.killSwitches[setup.tenant]
        (parts.observer, parts.troubles) = (observer, setup.troubles)
        gateway = Gateway(
            settings, parts, after: before?.gateway, remembered: edge.remembered,
            firstAnswers: edge.firstAnswers, on: loop, digest: digest)
    }

    /// The number of refusals that could not be recorded and were dropped.
    var notesDropped: Int { refusalLog.dropped }

    /// The number of fetches of key sets, by issuer and outcome.
    var keyFetches: [(issuer: String, fetch: KeySetFetch, count: Int)] {
        authenticator.keyFetches.map { (issuers[$0.source], $0.outcome, $0.count) }
    }

    /// Whether the request comes from a gateway that names its users to the edge.
    func isGateway(_ call: ServerCall) -> Bool { authenticator.isGateway(call) }

    /// Hands over to the app of a new configuration. Running exchanges continue.
    func retire(for successor: EdgeApp?) {
        gateway.retire(for: successor?.gateway)
        responder.retire(for: successor?.responder)
        authenticator.close()
    }

    /// Whether no running exchange uses this configuration any more.
    var isDone: Bool { gateway.isDone }

    func end() {
        gateway.end()
        refusalLog.close()
    }

    /// Lets running exchanges finish. Closes idle connections and usage streams.
    func drain() {
        gateway.drain()
        responder.drain()
        authenticator.close()
        refusalLog.close()
    }

    /// Whether the app is still settling exchanges or recording refusals.
    var isWriting: Bool { gateway.running > 0 || refusalLog.isWriting }
}

extension ResponseComposer {
    convenience init(_ settings: Settings) {
        self.init(
            settings.catalogue, planTable: settings.planTable, language: settings.language,
            upgradeURL: settings.upgradeURL)
    }
}
