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
    private let gateway: Gateway
    private let redis: RedisClient
    private let services: DeskServices
    private let guests: Guests

    init(_ plan: EdgePlan, _ redis: RedisClient, on loop: EventLoop) {
        self.redis = redis
        let settings = plan.settings
        let admissions = Admissions(
            ledger: RedisLedger(redis), book: settings.book, lease: settings.redis.lease.wholeMilliseconds,
            patience: UInt64(settings.redis.deadline.wholeMilliseconds) * 500_000,
            deadline: UInt64(settings.redis.deadline.wholeMilliseconds) * 1_000_000, spool: plan.spool,
            monotonic: { loop.now })
        let voice = Voice(
            settings.catalogue, book: settings.book, language: settings.language,
            upgradeURL: settings.upgradeURL)
        services = plan.services(redis, on: loop)
        let guests = Guests(plan.guests, on: loop, register: KeyRegister(redis))
        self.guests = guests
        gateway = Gateway(
            settings, on: loop, guests: guests, admissions: admissions, voice: voice,
            security: { plan.security[$0.name] },
            elsewhere: Desk(guests: guests, admissions: admissions, voice: voice, services: services),
            doubt: services.entitler?.doubt)
        server = Server(
            on: loop, limits: ServerLimits(settings.http), responder: gateway,
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
        gateway.drain()
        services.entitler?.drain()
        guests.close()
    }
}

/// What all loops are built from: checked settings, and what was made of them once.
struct EdgePlan: Sendable {
    let settings: Settings
    let guests: GuestPlan
    /// TLS towards upstreams, by the upstream's name.
    let security: [String: TLSContext]
    /// TLS towards clients; nil where the listener speaks plain HTTP.
    let listener: TLSContext?
    /// Shared by all loops.
    let spool: Spool
    /// nil where entitlements come from elsewhere.
    let subscriptions: SubscriptionPlan?

    func services(_ redis: RedisClient, on loop: EventLoop) -> DeskServices {
        if let subscriptions { return subscriptions.services(redis, on: loop) }
        var services = DeskServices()
        services.records = Records(redis)
        return services
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
