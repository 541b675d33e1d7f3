import Desk
import Gateway
import HTTP
import Identity
import Ledger
import Limits
import Reactor
import Reception
import Redis
import Settings
import Subscriptions
import TLS

/// Everything that one loop needs to serve requests by itself; loops share nothing.
final class EdgeLoop {
    let server: Server
    private let apps: [EdgeApp]
    private let redis: RedisClient

    init(_ plan: EdgePlan, _ redis: RedisClient, on loop: EventLoop) {
        self.redis = redis
        apps = plan.apps.map { EdgeApp($0, plan, redis, on: loop) }
        let responder: any Responder = plan.doors.isEmpty ? apps[0].gateway : TenantSwitch(plan.doors, apps)
        server = Server(
            on: loop, limits: ServerLimits(plan.settings.http), responder: responder,
            secure: plan.listener.map { context in
                { channel in
                    do {
                        try await SecureLayer.accept(channel, context)
                        return true
                    } catch {
                        return false
                    }
                }
            })
    }

    /// Stops accepting and lets running exchanges finish.
    func drain() {
        server.drain()
        for app in apps { app.drain() }
    }

    /// Connections and whatever else must end before the loop may stop.
    var openCount: Int { server.connectionCount + apps.count(where: \.isWriting) }
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
    let changes = RecordChanges()
    /// Shared by all loops; nil where nothing passes while Redis is away.
    let grace: Grace?
    /// Shared by all loops.
    let switchboard: Switchboard

    init(
        _ settings: Settings, _ keeping: SettlementKeeping, _ switchboard: Switchboard, demoUsers: [String],
        log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        spool = keeping.spool
        grace = keeping.grace
        self.switchboard = switchboard
        var apps: [AppPlan] = []
        for app in settings.apps { apps.append(try AppPlan(app, demoUsers: demoUsers, log: log)) }
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
