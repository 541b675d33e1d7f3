import AdminAPI
import AppAPI
import Bytes
import Configuration
import Glibc
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Records
import Redis
import Telemetry

/// The admin listener. It runs on the control loop, so that it responds even while other loops are busy.
final class AdminListener {
    let address: SocketAddress
    /// Whether the edge is draining. If true, `/readyz` is answered 503.
    var isDraining = false
    /// The edge that operators can reload; nil until it has started.
    weak var edge: Edge?
    /// Answers `/metrics` as soon as the loops run, and passes on all other requests.
    let metrics: MetricsResponder
    private let hostCheck: HostCheck
    private let server: Server
    private let redis: RedisRouter
    private let health: Health
    private let services: AdminServices
    private let ownToken: String
    /// The tokens of operators. A reload updates this object, so that streams notice a revoked token.
    private let tokens: AdminTokens
    private let control: EventLoop

    init(
        _ setup: EdgeSetup, _ store: Store, _ backgroundJobs: BackgroundJobs, inherited: [Int32],
        on control: EventLoop
    ) throws(EdgeError) {
        let settings = setup.settings
        let redis = store.connection.patientRouter(on: control)
        let state = State()
        let (spool, storeHealth) = (setup.spool, store.health)
        health = Health(
            redisFault: { await storeHealth.firstFault(on: control)?.word },
            redisAway: {
                await storeHealth.awayServers(on: control).filter { !$0.place.isEmpty }.map {
                    ($0.place, $0.fault.word)
                }
            },
            isDraining: { state.listener?.isDraining ?? true },
            isServing: { state.listener?.edge != nil },
            spoolFault: { spool.fault?.word },
            isStoreEmptied: { storeHealth.isEmptied }, damagedSettlements: { spool.damaged },
            troubles: { state.listener?.edge?.troubles ?? [] })
        // `drain` sends the signal TERM to this process, exactly as a supervisor would.
        let changes = setup.changes
        var services = AdminServices(
            redis, setup.killSwitches, changed: { changes.noteChange() },
            reload: { isDry, expected async throws(AdminProblem) in
                try await Self.reload(state.listener?.edge, isDry, expecting: expected)
            },
            drain: { kill(getpid(), SIGTERM) })
        services.snapshot = { await state.listener?.metrics.statsCollector?.makeSnapshot() }
        services.spool = spool
        services.peers = { await state.listener?.edge?.askDependencies() ?? [] }
        services.troubles = { state.listener?.edge?.troubles ?? [] }
        services.place = "\(Machine.name) \(settings.listen)"
        self.services = services
        ownToken = try OwnToken.keep(in: settings.dataDirectory)
        tokens = AdminTokens(settings.admin, own: ownToken)
        self.control = control
        metrics = MetricsResponder(
            before: Self.responder(setup, backgroundJobs, services, health, tokens, on: control))
        hostCheck = HostCheck(AllowedHosts(settings.admin.allowedHosts), before: metrics)
        server = Server(
            on: control,
            limits: ServerLimits(settings.http, own: ConnectionBudget.ofOperators), responder: hostCheck,
            secure: setup.adminSecure)
        self.redis = redis
        let sockets = try ListeningSockets(
            settings.adminListen, "--admin-listen", count: 1, inherited: inherited)
        address = sockets.address
        for number in sockets.numbers.joined() {
            server.listen(on: Descriptor(owning: number), isShared: sockets.areShared)
        }
        state.listener = self
    }

    private static func reload(_ edge: Edge?, _ isDry: Bool, expecting digest: String?)
        async throws(AdminProblem) -> AdminReload
    {
        guard let edge else { throw AdminProblem(.notAvailable, "The edge is still starting: try again.") }
        do throws(RejectedConfiguration) {
            let news = try await edge.reload(isDry: isDry, expecting: digest)
            return AdminReload(digest: news.inForce.digest, before: news.before, changes: news.changes)
        } catch {
            var problem = AdminProblem(
                .invalidSettings,
                "The new configuration was refused, and the old one stays in force. "
                    + "Correct all of these mistakes.")
            problem.mistakes = error.objections
            throw problem
        }
    }

    /// Applies the apps, tokens and host names of a new configuration.
    func applySetup(_ setup: EdgeSetup, _ backgroundJobs: BackgroundJobs) {
        tokens.useSettings(setup.settings.admin, own: ownToken)
        hostCheck.hosts = AllowedHosts(setup.settings.admin.allowedHosts)
        metrics.fallback = Self.responder(setup, backgroundJobs, services, health, tokens, on: control)
        server.change(
            to: hostCheck, limits: ServerLimits(setup.settings.http, own: ConnectionBudget.ofOperators),
            secure: setup.adminSecure)
    }

    private static func responder(
        _ setup: EdgeSetup, _ backgroundJobs: BackgroundJobs, _ services: AdminServices, _ health: Health,
        _ tokens: AdminTokens, on control: EventLoop
    ) -> AdminResponder {
        AdminResponder(
            setup.settings, setup.apps.flatMap { $0.adminApps(backgroundJobs) }, services, health: health,
            tokens: tokens, on: control)
    }

    func stop() {
        server.drain()
        server.abort()
        redis.close()
    }

    private final class State {
        weak var listener: AdminListener?
    }

    /// Records in Redis that these settings are used from now on, so that refusals can be explained later.
    static func noteConfiguration(_ setup: EdgeSetup, _ records: RecordStore, on control: EventLoop) async {
        let now = Moment(milliseconds: control.wallMilliseconds)
        for app in setup.apps {
            var plans = JSONWriter()
            plans.array { app.settings.planTable.writePlans(&$0) }
            let bytes = plans.finish()
            // Errors are ignored. Without Redis, no limit refuses a message, so there is nothing to explain.
            try? await records.configurations.note(
                settings: app.settings.digest, defaultPlan: app.settings.planTable.defaultPlan.id,
                plans: [UInt8](bytes), at: now)
        }
    }
}

extension AppSetup {
    /// Describes this app for operators, once for each tenant that the app's identity sources name.
    fileprivate func adminApps(_ backgroundJobs: BackgroundJobs) -> [AdminApp] {
        var names = Set(
            settings.tenant.isEmpty ? settings.identity.map { $0.tenant ?? "" } : [settings.tenant])
        if subscriptions != nil { names.insert(tenant) }
        return names.sorted().map { name in
            var app = AdminApp(
                name, settings, responses: ResponseComposer(settings),
                checkIns: backgroundJobs.checkIns.first { $0.tenant == name })
            app.recheck = backgroundJobs.findEntitlements(ofTenant: name)?.adminRecheck
            return app
        }
    }
}

extension IdentitySource {
    fileprivate var tenant: String? {
        switch self {
        case .trustedHeader(_, _, let tenant), .token(_, let tenant), .apiKeys(let tenant): tenant
        }
    }
}
