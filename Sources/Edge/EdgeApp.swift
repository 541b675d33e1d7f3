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
    /// Says what an operator should know.
    let log: @Sendable (String) -> Void

    init(
        _ settings: Settings, demoUsers: [String], log: @escaping @Sendable (String) -> Void
    ) throws(EdgeError) {
        self.settings = settings
        self.log = log
        guests = try GuestPlan(settings, demoUsers: demoUsers)
        security = try EdgeTLS.upstreams(settings)
        subscriptions = try SubscriptionPlan(settings, log: log)
    }
}

/// One app on one loop: its own callers, plans, words, upstreams and desk. Apps share only the connection to
/// the store, in which every key has the app's name in it.
final class EdgeApp {
    let gateway: Gateway
    private let desk: Desk
    private let guests: Guests
    private let diary: RefusalDiary

    init(_ plan: AppPlan, _ edge: EdgePlan, _ redis: RedisClient, on loop: EventLoop) {
        let settings = plan.settings
        let deadline = UInt64(settings.redis.deadline.wholeMilliseconds)
        let admissions = Admissions(
            ledger: RedisLedger(redis), book: settings.book, lease: settings.redis.lease.wholeMilliseconds,
            patience: deadline * 500_000, deadline: deadline * 1_000_000, spool: edge.spool,
            grace: edge.grace,
            refusalLife: UInt64(settings.redis.refusalMemory.wholeMilliseconds) * 1_000_000,
            changes: edge.changes, monotonic: { loop.now })
        let voice = Voice(
            settings.catalogue, book: settings.book, language: settings.language,
            upgradeURL: settings.upgradeURL)
        let services = plan.services(redis, on: loop)
        // Whoever has paid just now is not refused for what was true before.
        services.records?.noted = { edge.changes.note() }
        guests = Guests(plan.guests, on: loop, register: KeyRegister(redis))
        diary = RefusalDiary(Records(redis), settings: settings.digest, on: loop)
        desk = Desk(guests: guests, admissions: admissions, voice: voice, services: services, on: loop)
        gateway = Gateway(
            settings, on: loop, guests: guests, admissions: admissions, voice: voice,
            security: { plan.security[$0.name] },
            elsewhere: desk, doubt: services.entitler?.doubt,
            aftermath: plan.aftermath(services, diary, on: loop),
            killSwitch: edge.switchboard[plan.tenant])
    }

    /// Running exchanges go on; nothing that waits is kept open.
    func drain() {
        gateway.drain()
        desk.drain()
        guests.close()
        diary.close()
    }

    /// Refusals are still being written down.
    var isWriting: Bool { diary.isWriting }
}
