import Desk
import Gateway
import HTTP
import Ledger
import Limits
import Reactor
import Reception
import Redis
import Settings
import Subscriptions
import TLS

/// What is made once of one app's settings.
struct AppPlan: Sendable {
    let settings: Settings
    let guests: GuestPlan
    /// TLS towards upstreams, by the upstream's name.
    let security: [String: TLSContext]
    /// nil where entitlements come from elsewhere.
    let subscriptions: SubscriptionPlan?

    init(
        _ settings: Settings, demoUsers: [String], log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        guests = try GuestPlan(settings, demoUsers: demoUsers)
        security = try EdgeTLS.upstreams(settings)
        subscriptions = try SubscriptionPlan(settings, log: log)
    }

    func services(_ redis: RedisClient, on loop: EventLoop) -> DeskServices {
        if let subscriptions { return subscriptions.services(redis, on: loop) }
        var services = DeskServices()
        services.records = Records(redis)
        return services
    }
}

/// One app on one loop: its own callers, plans, words, upstreams and desk. Apps share only the connection to
/// the store, in which every key has the app's name in it.
final class EdgeApp {
    let gateway: Gateway
    private let services: DeskServices
    private let guests: Guests

    init(_ plan: AppPlan, _ spool: Spool, _ redis: RedisClient, on loop: EventLoop) {
        let settings = plan.settings
        let deadline = UInt64(settings.redis.deadline.wholeMilliseconds)
        let admissions = Admissions(
            ledger: RedisLedger(redis), book: settings.book, lease: settings.redis.lease.wholeMilliseconds,
            patience: deadline * 500_000, deadline: deadline * 1_000_000, spool: spool,
            monotonic: { loop.now })
        let voice = Voice(
            settings.catalogue, book: settings.book, language: settings.language,
            upgradeURL: settings.upgradeURL)
        services = plan.services(redis, on: loop)
        guests = Guests(plan.guests, on: loop, register: KeyRegister(redis))
        gateway = Gateway(
            settings, on: loop, guests: guests, admissions: admissions, voice: voice,
            security: { plan.security[$0.name] },
            elsewhere: Desk(guests: guests, admissions: admissions, voice: voice, services: services),
            doubt: services.entitler?.doubt)
    }

    /// Running exchanges go on; nothing that waits is kept open.
    func drain() {
        gateway.drain()
        services.entitler?.drain()
        guests.close()
    }
}
