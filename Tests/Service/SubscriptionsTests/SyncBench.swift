import HTTP
import Ledger
import Limits
import Reactor
import Redis
import Synchronization
import TestSupport

@testable import Subscriptions

/// The edge's entitlement sync, on one loop with a real Redis and a stand-in for a subscription service.
final class SyncBench {
    let loop: EventLoop
    let redis: RedisRouter
    let records: RecordStore
    let service: SubscriptionServiceStandIn
    let source: RevenueCatSource
    let entitlements: EntitlementSync
    private var others: [EntitlementSync] = []
    let lines = LoggedLines()

    let stripe: StripeSource

    init(
        _ server: RedisServer, _ service: SubscriptionServiceStandIn, on loop: EventLoop,
        _ settings: SyncBenchOptions
    ) {
        self.loop = loop
        self.service = service
        redis = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
        records = RecordStore(redis)
        var origin = Origin(host: "127.0.0.1", port: service.port, security: nil)
        origin.limits.firstByteMilliseconds = 5000
        let client = SourceClient(origin, authority: "localhost", path: "", key: "sk_test", on: loop)
        source = RevenueCatSource(client, entitlement: nil)
        stripe = StripeSource(client, userKey: "user_id", portalURL: "https://billing.example/login")
        var rules = EntitlementRules(products: settings.products, zone: "UTC")
        rules.opensSandbox = settings.opensSandbox
        rules.planTable = settings.planTable
        let lines = lines
        entitlements = EntitlementSync(
            rules, sources: settings.hasStripe ? [source, stripe] : [source], records: records, on: loop,
            log: { line in lines.withLock { $0.append(line) } })
    }

    /// The entitlement sync of another edge, with the same Redis and the same stand-in.
    func another() -> EntitlementSync {
        let other = EntitlementSync(
            entitlements.rules, sources: [source], records: records, on: loop, log: { _ in })
        others.append(other)
        return other
    }

    func close() {
        entitlements.drain()
        redis.close()
    }

    func record(_ user: String) async throws -> SubscriptionRecord {
        try await records.subscriptions.readSubscription(of: UserName(id: user).key).record
    }

    func take(_ event: SubscriptionEvent) async throws -> EntitlementSync.Receipt {
        if event.customer != nil { return try await entitlements.takeEvent(event, from: stripe) }
        return try await entitlements.takeEvent(event, from: source)
    }

    func event(
        _ id: String, at: Moment = noon, _ meaning: SubscriptionEvent.Meaning = .changed,
        user: String = "ann", told: Subscription? = nil
    ) -> SubscriptionEvent {
        SubscriptionEvent(
            id: id, at: at, type: "RENEWAL", meaning: meaning, people: [user], customer: nil,
            isSandbox: false, told: told)
    }

    /// The present time. The dates of purchases are relative to it.
    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }
}

struct SyncBenchOptions: Sendable {
    /// Whether the edge asks Stripe in addition to RevenueCat.
    var hasStripe = false
    var opensSandbox = false
    var products = coachProducts
    var planTable: PlanTable?
}

final class LoggedLines: Sendable {
    private let lines = Mutex<[String]>([])

    func withLock(_ change: (inout [String]) -> Void) { lines.withLock { change(&$0) } }

    var all: [String] { lines.withLock { $0 } }
}

func withSyncBench<Result: Sendable>(
    _ settings: SyncBenchOptions = SyncBenchOptions(),
    _ body: @escaping @Sendable (SyncBench) async throws -> Result
) async throws -> Result {
    let server = try await RedisServer.start()
    let service = try await SubscriptionServiceStandIn.start()
    let result: Swift.Result<Result, any Error>
    do {
        result = .success(
            try await onLoop(within: 120) { loop in
                let bench = SyncBench(server, service, on: loop, settings)
                defer { bench.close() }
                return try await body(bench)
            })
    } catch {
        result = .failure(error)
    }
    await service.stop()
    return try result.get()
}
