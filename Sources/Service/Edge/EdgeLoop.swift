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

/// Everything that one event loop needs to serve requests.
final class EdgeLoop {
    let server: Server
    private(set) var apps: [EdgeApp]
    /// The apps of previous configurations whose exchanges have not all ended.
    private(set) var retired: [EdgeApp] = []
    let redis: RedisRouter
    /// Watches Redis for all apps, over the one connection of this loop.
    let storeWatch: StoreWatch
    /// Observes the loop's exchanges. The observer stays the same over reloads.
    let observer: LoopObserver
    private lazy var timer = Timer(self)
    /// The limit on callers without a valid credential. A reload does not reset its counts.
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

    /// Sends a node that is back the settlements and open messages that it missed or lost.
    private func recover(on node: StoreNode) async -> Recovery {
        var recovery = Recovery()
        for app in apps + retired { recovery += await app.admissions.recover(on: node) }
        return recovery
    }

    /// Sends to Redis the settlements that exist only in memory, for the apps of all configurations.
    private func flush() {
        for app in apps { app.gateway.flushSettlements() }
        for app in retired { app.gateway.flushSettlements() }
    }

    /// Applies another configuration, beginning with the next request.
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
        // The timer is started only for the first retired apps. If each reload started it anew, frequent
        // reloads would keep all retired apps alive.
        if retired.isEmpty { server.loop.arm(timer, at: server.loop.now + Self.pause) }
        retired += before
    }

    private static let pause: UInt64 = 250_000_000

    /// The figures about models that this loop's apps have learned since the start.
    var learnedModels: LearnedModels {
        var models = LearnedModels()
        for app in apps { models.mergeModels(app.gateway.learnedModels) }
        return models
    }

    func drain() {
        server.drain(idleTimeout: Self.lastChance)
        for app in apps { app.drain() }
    }

    /// How long an idle connection stays open during the drain, in milliseconds. The client of such a
    /// connection is perhaps sending a request at this moment.
    private static let lastChance = 1_000

    /// Ends all running exchanges. A client that waits for an answer gets an error.
    func cut() { server.cut() }

    /// Closes all connections at once. The edge first calls `cut`, so that waiting clients get an error.
    /// Clients that do not read this error keep their connections open until this call.
    func abort() { server.abort() }

    /// Stops the loop's services and writes the last lines of the log.
    func stop() {
        storeWatch.stop()
        observer.stop()
    }

    /// The number of open connections, and of apps that still write. A stopping edge waits until it is 0.
    var openCount: Int { server.connectionCount + (apps + retired).count(where: \.isWriting) }
}

extension EdgeLoop: Timed {
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

    /// Makes an accepted connection secure by TLS; nil if the listener for messages uses plain HTTP.
    fileprivate var secure: ((Channel) async -> Bool)? { listener.map(Self.secured) }

    /// Makes a connection of the admin listener secure by TLS; nil if that listener uses plain HTTP.
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

/// The checked settings of an edge, and the objects that all its loops share.
struct EdgeSetup: Sendable {
    let settings: Settings
    let apps: [AppSetup]
    /// The hosts and path prefixes that lead to each app; empty if there is only one app.
    let entries: [TenantRouter.Entry]
    /// The TLS context of the listener for messages; nil if it uses plain HTTP.
    let listener: TLSContext?
    /// The TLS context of the admin listener; nil if it uses plain HTTP.
    let adminListener: TLSContext?
    let spool: Spool
    /// Counts the changes of users' records. All loops and apps share this count.
    let changes: RecordChanges
    /// The messages whose settlements have perhaps not reached Redis yet. All loops and apps share this list.
    let recentSettlements: RecentSettlements
    /// Counts each user's open streams. All loops and apps share this count.
    let slots: StreamSlots
    let bodies: BodyBudget
    let firstAnswers: FirstAnswers
    /// The messages that pass while Redis is away. All loops share them; nil if none may pass.
    let grace: Grace?
    let killSwitches: KillSwitches
    /// The setup of logs, traces and metrics. It stays the same over reloads.
    let telemetry: TelemetrySetup
    /// The figures about models that an earlier process had learned and saved to a file.
    let remembered: LearnedModels
    let log: @Sendable (String) -> Void

    /// - Parameter before: the setup before a reload. Its unchanged parts are reused.
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

    /// The limits of a listener for operators or probes. It allows few connections. If there are too many,
    /// one without a request is closed. A client thus cannot keep operators out by opening connections.
    init(_ limits: HTTPLimits, own connections: Int) {
        self.init()
        self.connections = connections
        replacesIdle = true
        trustedProxies = TrustedProxies(limits, readingHeader: false)
    }
}

extension TrustedProxies {
    /// The load balancers in front of a listener; nil if the configuration names none.
    fileprivate init?(_ limits: HTTPLimits, readingHeader: Bool) {
        let networks = limits.trustedProxies
        guard !networks.isEmpty else { return nil }
        self.init(sendHeader: readingHeader) { address in
            guard let bytes = address.bytes, let address = IPAddress(bytes: bytes) else { return false }
            return networks.contains { $0.contains(address) }
        }
    }
}
