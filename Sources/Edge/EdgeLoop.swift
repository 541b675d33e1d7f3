import Desk
import Gateway
import HTTP
import Identity
import Ledger
import Limits
import Observe
import Reactor
import Reception
import Redis
import Settings
import Subscriptions
import TLS

/// Everything that one loop needs to serve requests by itself; loops share nothing.
final class EdgeLoop {
    let server: Server
    private(set) var apps: [EdgeApp]
    /// Apps by earlier configurations, in which something still runs.
    private(set) var retired: [EdgeApp] = []
    let redis: RedisClient
    /// Lives as long as the loop, whatever configuration decides.
    let observer: LoopObserver
    private lazy var timer = Timer(self)

    init(_ plan: EdgePlan, _ redis: RedisClient, on loop: EventLoop) {
        self.redis = redis
        let observer = plan.watch.observer(on: loop)
        self.observer = observer
        apps = plan.apps.map { EdgeApp($0, plan, redis, observer, on: loop) }
        server = Server(
            on: loop, limits: ServerLimits(plan.settings.http), responder: plan.responder(for: apps),
            secure: plan.secure)
        server.onFault = { observer.log?.write(fault: $0) }
    }

    /// Another configuration decides from the next request on.
    func apply(_ plan: EdgePlan) {
        guard !server.isDraining else { return }
        let before = apps
        func namesake(_ name: String, _ apps: [EdgeApp]) -> EdgeApp? { apps.first { $0.name == name } }
        apps = plan.apps.map { app in
            EdgeApp(
                app, plan, redis, observer, after: namesake(app.settings.tenant, before), on: server.loop)
        }
        server.change(
            to: plan.responder(for: apps), limits: ServerLimits(plan.settings.http), secure: plan.secure)
        for app in before { app.retire(for: namesake(app.name, apps)) }
        retired += before
        server.loop.arm(timer, at: server.loop.now + Self.pause)
    }

    /// Configurations in which something runs, the one in force among them.
    var generations: Int { 1 + retired.count / max(apps.count, 1) }

    private static let pause: UInt64 = 250_000_000

    /// Stops accepting and lets running exchanges finish.
    func drain() {
        server.drain()
        for app in apps { app.drain() }
    }

    /// Gives up what still runs, and lets its last words go.
    func abandon() {
        server.abandon()
        observer.stop()
    }

    /// Connections and whatever else must end before the loop may stop.
    var openCount: Int { server.connectionCount + (apps + retired).count(where: \.isWriting) }
}

extension EdgeLoop: Timed {
    /// Lets go of what nothing runs in any more.
    func timePassed() {
        retired.removeAll { app in
            guard app.isDone else { return false }
            app.end()
            return true
        }
        if !retired.isEmpty { server.loop.arm(timer, at: server.loop.now + Self.pause) }
    }
}

extension EdgePlan {
    fileprivate func responder(for apps: [EdgeApp]) -> any Responder {
        doors.isEmpty ? apps[0].gateway : TenantSwitch(doors, apps)
    }

    /// Makes an accepted connection a secure one; nil where the listener speaks plain HTTP.
    fileprivate var secure: ((Channel) async -> Bool)? {
        listener.map { context in
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
}

/// What all loops are built from: checked settings, and what was made of them once.
struct EdgePlan: Sendable {
    let settings: Settings
    let apps: [AppPlan]
    /// What leads to each of the apps; empty where there is only one.
    let doors: [TenantSwitch.Door]
    /// TLS towards clients; nil where the listener speaks plain HTTP.
    let listener: TLSContext?
    /// Shared by all loops.
    let spool: Spool
    /// Shared by all loops and apps.
    let changes: RecordChanges
    /// Shared by all loops and apps.
    let seats: Seats
    /// Shared by all loops; nil where nothing passes while Redis is away.
    let grace: Grace?
    /// Shared by all loops.
    let switchboard: Switchboard
    /// What watches all of it, the same for as long as the edge lives.
    let watch: WatchPlan

    /// - Parameter before: the plan until now, of which is kept what did not change.
    init(
        _ settings: Settings, _ keeping: SettlementKeeping, _ switchboard: Switchboard,
        _ watch: WatchPlan, demoUsers: [String],
        after before: EdgePlan? = nil,
        log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        changes = before?.changes ?? RecordChanges()
        seats = before?.seats ?? Seats()
        spool = keeping.spool
        grace = keeping.grace
        self.switchboard = switchboard
        self.watch = watch
        watch.models.configure(settings.writtenModels)
        var apps: [AppPlan] = []
        for app in settings.apps {
            let known = before?.apps.first { $0.settings.tenant == app.tenant }
            apps.append(try AppPlan(app, demoUsers: demoUsers, after: known, log: log))
        }
        self.apps = apps
        doors = settings.tenants.map(TenantSwitch.Door.init)
        listener = try EdgeTLS.listener(settings)
    }
}

extension ServerLimits {
    init(_ limits: HTTPLimits) {
        self.init()
        body = limits.maxBody
        headMilliseconds = limits.headerTimeout.wholeMilliseconds
        bodyMilliseconds = limits.bodyTimeout.wholeMilliseconds
        keepAliveMilliseconds = limits.idleConnection.wholeMilliseconds
        connections = limits.maxConnections
        connectionsPerAddress = limits.maxConnectionsPerAddress
    }
}
