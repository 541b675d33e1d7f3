import AppAPI
import Authentication
import Configuration
import Gateway
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Subscriptions
import TLS
import Telemetry

/// All that one loop needs to serve requests by itself.
final class EdgeLoop {
    let server: Server
    private(set) var apps: [EdgeApp]
    /// The apps of earlier configurations that still have running exchanges.
    private(set) var retired: [EdgeApp] = []
    let redis: RedisRouter
    /// Watches the store over the loop's one connection, for all apps.
    let storeWatch: StoreWatch
    /// The observer, which is kept over reloads.
    let observer: LoopObserver
    private lazy var timer = Timer(self)
    /// The pace of unidentified callers. It outlives reloads, so that none refills the allowance.
    private let unidentified: UnidentifiedCallerLimit

    init(
        _ setup: EdgeSetup, _ redis: RedisRouter, _ health: StoreHealths, _ budget: ConnectionBudget,
        on loop: EventLoop
    ) {
        self.redis = redis
        let storeWatch = StoreWatch(redis, health: health, on: loop)
        self.storeWatch = storeWatch
        let observer = setup.telemetry.makeObserver(on: loop)
        self.observer = observer
        let unidentified = UnidentifiedCallerLimit(perMinute: setup.settings.http.maxUnidentifiedPerMinute)
        self.unidentified = unidentified
        apps = setup.apps.map {
            EdgeApp($0, setup, redis, storeWatch, observer, unidentified: unidentified, on: loop)
        }
        server = Server(
            on: loop, limits: setup.limits, responder: setup.responder(for: apps, unidentified),
            budget: budget, secure: setup.secure)
        server.onFault = { observer.log?.write(fault: $0, requestID: $1) }
        server.answersUnidentified = { [unowned self] call in
            apps.contains { $0.isGateway(call) } || unidentified.takeTurn(call) == nil
        }
        storeWatch.probeSucceeded = { [weak self, spool = setup.spool] in
            spool.replay()
            self?.flush()
        }
        storeWatch.returned = { [weak self, log = setup.log] node in
            guard let self else { return }
            loop.spawn(with: (self, node)) { edge, node in
                if let sentence = await edge.recover(on: node).sentence { log(sentence) }
            }
        }
        storeWatch.start()
    }

    /// Sends the last messages to a store node again, for the apps of retired configurations, too.
    private func recover(on node: StoreNode) async -> Recovery {
        var recovery = Recovery()
        for app in apps + retired { recovery += await app.admissions.recover(on: node) }
        return recovery
    }

    /// Sends the settlements that wait outside the spool, for the apps of retired configurations, too.
    private func flush() {
        for app in apps { app.gateway.flushSettlements() }
        for app in retired { app.gateway.flushSettlements() }
    }

    /// Puts another configuration in force for the next request.
    func applySetup(_ setup: EdgeSetup) {
        guard !server.isDraining else { return }
        let before = apps
        func namesake(_ name: String, _ apps: [EdgeApp]) -> EdgeApp? { apps.first { $0.name == name } }
        apps = setup.apps.map { app in
            EdgeApp(
                app, setup, redis, storeWatch, observer, after: namesake(app.settings.tenant, before),
                unidentified: unidentified, on: server.loop)
        }
        unidentified.changePace(toPerMinute: setup.settings.http.maxUnidentifiedPerMinute)
        server.change(
            to: setup.responder(for: apps, unidentified), limits: setup.limits, secure: setup.secure)
        for app in before { app.retire(for: namesake(app.name, apps)) }
        // A later reload does not postpone the timer: many in a row would keep all retired apps alive.
        if retired.isEmpty { server.loop.arm(timer, at: server.loop.now + Self.pause) }
        retired += before
    }

    private static let pause: UInt64 = 250_000_000

    /// The models' figures that the apps of this loop have learned since the start.
    var learnedModels: LearnedModels {
        var models = LearnedModels()
        for app in apps { models.mergeModels(app.gateway.learnedModels) }
        return models
    }

    /// Stops accepting and lets running exchanges finish.
    func drain() {
        server.drain(idleTimeout: Self.lastChance)
        for app in apps { app.drain() }
    }

    /// Milliseconds for which an idle connection stays open during the drain, since its client may just be
    /// sending a request.
    private static let lastChance = 1_000

    /// Ends all running exchanges. Clients that wait for an answer get an error.
    func cut() { server.cut() }

    /// Breaks off the exchanges that have not ended after `cut`.
    func abort() { server.abort() }

    /// Sends the last lines of the log.
    func stop() {
        storeWatch.stop()
        observer.stop()
    }

    /// The number of connections, and of apps that still write. All must end before the loop may stop.
    var openCount: Int { server.connectionCount + (apps + retired).count(where: \.isWriting) }
}

extension EdgeLoop: Timed {
    /// Drops retired apps without running exchanges.
    func timePassed() {
        retired.removeAll { app in
            guard app.isDone else { return false }
            app.end()
            return true
        }
        if !retired.isEmpty { server.loop.arm(timer, at: server.loop.now + Self.pause) }
    }
}

extension EdgeSetup {
    fileprivate func responder(
        for apps: [EdgeApp], _ unidentified: UnidentifiedCallerLimit
    ) -> any Responder {
        entries.isEmpty ? apps[0].gateway : TenantRouter(entries, apps, unidentified)
    }

    fileprivate var limits: ServerLimits {
        var limits = ServerLimits(settings.http)
        limits.bodies = bodies
        return limits
    }

    /// Makes an accepted connection secure; nil if the listener speaks plain HTTP.
    fileprivate var secure: ((Channel) async -> Bool)? { listener.map(Self.secured) }

    /// Makes a connection of the admin listener secure; nil if that listener speaks plain HTTP.
    var adminSecure: ((Channel) async -> Bool)? { adminListener.map(Self.secured) }

    private static func secured(by context: TLSContext) -> (Channel) async -> Bool {
        { channel in
            do {
                try await SecureLayer.accept(channel, context)
                return true
            } catch {
                return false
            }
        }
    }
}

/// The checked settings, and the objects that are made from them once for all loops.
struct EdgeSetup: Sendable {
    let settings: Settings
    let apps: [AppSetup]
    /// The routes to the apps; empty if there is only one app.
    let entries: [TenantRouter.Entry]
    /// The TLS context for clients; nil if the listener speaks plain HTTP.
    let listener: TLSContext?
    /// The TLS context for operators; nil if their listener speaks plain HTTP.
    let adminListener: TLSContext?
    /// The spool, which all loops share.
    let spool: Spool
    /// The changes of records, which all loops and apps share.
    let changes: RecordChanges
    /// The recent settlements, which all loops and apps share.
    let recentSettlements: RecentSettlements
    /// The stream slots, which all loops and apps share.
    let slots: StreamSlots
    /// The budget for request bodies, which all loops share.
    let bodies: BodyBudget
    /// The first answers of new models, which all loops and apps share.
    let firstAnswers: FirstAnswers
    /// The grace, which all loops share; nil if no message passes while Redis is away.
    let grace: Grace?
    /// The kill switches, which all loops share.
    let killSwitches: KillSwitches
    /// The setup of logs, traces and metrics. It stays the same over reloads.
    let telemetry: TelemetrySetup
    /// The content of the file of learned models at the start.
    let remembered: LearnedModels
    let log: @Sendable (String) -> Void

    /// - Parameter before: the setup before a reload. Its unchanged parts are kept.
    init(
        _ settings: Settings, _ settlementServices: SettlementServices, _ killSwitches: KillSwitches,
        _ telemetry: TelemetrySetup, demoUsers: [String], remembered: LearnedModels,
        after before: EdgeSetup? = nil,
        log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        self.log = log
        changes = settlementServices.changes
        recentSettlements = settlementServices.recentSettlements
        slots = before?.slots ?? StreamSlots()
        bodies = before?.bodies ?? BodyBudget()
        firstAnswers = before?.firstAnswers ?? FirstAnswers()
        spool = settlementServices.spool
        grace = settlementServices.grace
        self.killSwitches = killSwitches
        self.telemetry = telemetry
        self.remembered = remembered
        telemetry.models.configureNames(settings.writtenModels)
        var apps: [AppSetup] = []
        for app in settings.apps {
            let known = before?.apps.first { $0.settings.tenant == app.tenant }
            apps.append(try AppSetup(app, demoUsers: demoUsers, after: known, log: log))
        }
        self.apps = apps
        entries = settings.tenants.map(TenantRouter.Entry.init)
        listener = try EdgeTLS.listenerContext(settings)
        adminListener = try EdgeTLS.adminListener(settings)
    }
}

extension ServerLimits {
    init(_ limits: HTTPLimits) {
        self.init()
        body = limits.maxBody
        bodyMemory = limits.maxBodyMemory
        headMilliseconds = limits.headerTimeout.wholeMilliseconds
        bodyMilliseconds = limits.bodyTimeout.wholeMilliseconds
        keepAliveMilliseconds = limits.idleConnection.wholeMilliseconds
        connections = limits.maxConnections
        connectionsPerAddress = limits.maxConnectionsPerAddress
        trustedProxies = TrustedProxies(limits, readingHeader: limits.proxyProtocol)
    }

    /// The limits of a listener for operators or probes. It allows few connections. A connection without a
    /// request gives way to a new one, so that no client can keep operators out by connecting.
    init(_ limits: HTTPLimits, own connections: Int) {
        self.init()
        self.connections = connections
        replacesIdle = true
        trustedProxies = TrustedProxies(limits, readingHeader: false)
    }
}

extension TrustedProxies {
    /// Makes the trusted proxies of a listener; nil if the configuration names none.
    fileprivate init?(_ limits: HTTPLimits, readingHeader: Bool) {
        let networks = limits.trustedProxies
        guard !networks.isEmpty else { return nil }
        self.init(sendHeader: readingHeader) { address in
            guard let bytes = address.bytes, let address = IPAddress(bytes: bytes) else { return false }
            return networks.contains { $0.contains(address) }
        }
    }
}
