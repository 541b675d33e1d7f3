import Bytes
import Cryptography
import Foundation
import HTTP
import Identity
import JSON
import Ledger
import Limits
import Reactor
import TestSupport

@testable import Subscriptions

/// A purchase in the App Store. `Stores/app_store.py` turns it into a signed document with Apple's own types.
struct AppStoreRow: Encodable, Sendable {
    var type = "DID_RENEW"
    var subtype: String?
    var uuid = UUID().uuidString
    /// Apple's status of the subscription: 1 active, 2 expired, 3 billing retry, 4 grace period, 5 revoked.
    var status: Int?
    var original: String? = "1000"
    var id = "1001"
    var product = "coach_monthly"
    var kind = "Auto-Renewable Subscription"
    var from: Int64
    var to: Int64?
    var renews = true
    var grace: Int64?
    var intent: Int?
    var revoked: Int64?
    var account: String?
    var sandbox = false
    var bundle: String?
    var quantity: Int?
    var offer: Int?
    var discount: String?

    /// Makes a subscription. `from` and `to` are its beginning and its end, in days from now.
    init(_ type: String = "DID_RENEW", from: Double = -1, to: Double? = 20, status: Int? = 1) {
        func milliseconds(_ days: Double) -> Int64 {
            Int64((Date().timeIntervalSince1970 + days * 86_400) * 1000)
        }
        (self.type, self.status) = (type, status)
        (self.from, self.to) = (milliseconds(from), to.map(milliseconds))
    }

    static func pack(_ type: String = "ONE_TIME_CHARGE", id: String = "2001") -> AppStoreRow {
        var row = AppStoreRow(type, to: nil, status: nil)
        (row.kind, row.product, row.id, row.original) = ("Consumable", "pack_100", id, id)
        return row
    }
}

/// The App Store of the tests: documents signed by Apple's library, and a stand-in for Apple's API.
struct AppStore: Sendable {
    struct Signed: Decodable, Sendable {
        let notification: String
        let transaction: String
        let renewal: String

        var body: [UInt8] { Array(#"{"signedPayload":"\#(notification)"}"#.utf8) }
        var report: [UInt8] { Array(#"{"transaction":"\#(transaction)"}"#.utf8) }
    }

    static let script = "Tests/Service/SubscriptionsTests/Stores/app_store.py"
    let chain: SigningChain

    static func open() async throws -> AppStore { AppStore(chain: try await SigningChain.make()) }

    func signed(_ rows: [AppStoreRow]) async throws -> [Signed] {
        let list = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
        let now = Int(Date().timeIntervalSince1970)
        let printed = try await Python.run(Self.script, [chain.folder.path, "\(now)", list])
        return try JSONDecoder().decode([Signed].self, from: printed)
    }

    /// The answer of Apple's API about a person who has these subscriptions.
    static func statuses(_ items: [(status: Int, signed: Signed)]) -> String {
        let list = items.map { item in
            """
            {"status": \(item.status), "originalTransactionId": "1000", "signedTransactionInfo": \
            "\(item.signed.transaction)", "signedRenewalInfo": "\(item.signed.renewal)"}
            """
        }
        return """
            {"environment": "Production", "bundleId": "com.example.coach", "appAppleId": 1234, "data": \
            [{"subscriptionGroupIdentifier": "20", "lastTransactions": [\(list.joined(separator: ", "))]}]}
            """
    }

    static func history(_ signed: [Signed], more revision: String? = nil) -> String {
        let list = signed.map { "\"\($0.transaction)\"" }.joined(separator: ", ")
        return """
            {"revision": "\(revision ?? "end")", "hasMore": \(revision != nil), "bundleId": \
            "com.example.coach", "environment": "Production", "signedTransactions": [\(list)]}
            """
    }

    static func statusTarget(_ id: String = "1000") -> String { "/inApps/v1/subscriptions/\(id)" }

    static func historyTarget(_ id: String = "1000", revision: String? = nil) -> String {
        "/inApps/v2/history/\(id)?productType=CONSUMABLE&productType=NON_CONSUMABLE&sort=DESCENDING"
            + (revision.map { "&revision=\($0)" } ?? "")
    }
}

extension AppStore {
    /// The code with which an edge asks Apple's API, connected to the stand-in.
    func source(_ origin: Origin, _ options: AppStoreOptions, on loop: EventLoop) -> AppleSource {
        let credential = AppleCredential(
            TokenSigner(chain.key, keyID: "KEY1"), issuer: "issuer-1", bundle: "com.example.coach", on: loop)
        func client(_ path: String) -> SourceClient {
            SourceClient(origin, authority: "localhost", path: path, credential: credential, on: loop)
        }
        return AppleSource(
            AppleDocument(bundle: "com.example.coach", root: chain.root), production: client(""),
            sandbox: client("/sandbox"), accountsAreUsers: options.accountsAreUsers,
            tellsConsumption: options.tellsConsumption, hasSample: true, on: loop)
    }
}

/// The edge's code that reads Apple's notifications. In these tests it sends no requests to Apple's API.
struct AppStoreDesk {
    let webhook: AppleWebhook
    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    init(_ store: AppStore, on loop: EventLoop) {
        let origin = Origin(host: "127.0.0.1", port: 1, security: nil)
        let options = AppStoreOptions(tellsConsumption: true)
        webhook = AppleWebhook(source: store.source(origin, options, on: loop))
    }
}

struct AppStoreOptions: Sendable {
    var accountsAreUsers = false
    var tellsConsumption = false
    var opensSandbox = false
    var hasStripe = false
}

/// The edge's complete code for the App Store, with a real Redis and a stand-in for Apple's API.
final class AppStoreBench {
    let bench: SyncBench
    let store: AppStore
    let entitlements: EntitlementSync
    let webhook: AppleWebhook

    static let plans = PlanTable(
        plans: [
            Plan(
                id: "free", label: "Free", kind: .free,
                limits: [
                    Limit(name: "messages", meter: .messages, window: .month, amount: 10, enforcement: .hard)
                ])
        ], defaultPlan: "free", timeZone: "UTC")
    static let products = ProductTable(
        coachProducts.rows + [ProductTable.Row(product: "pack_100", plan: nil, grants: ["messages": 100])])

    init(_ bench: SyncBench, _ store: AppStore, _ options: AppStoreOptions) {
        (self.bench, self.store) = (bench, store)
        var origin = Origin(host: "127.0.0.1", port: bench.service.port, security: nil)
        origin.limits.firstByteMilliseconds = 5000
        let source = store.source(origin, options, on: bench.loop)
        webhook = AppleWebhook(source: source)
        var rules = EntitlementRules(products: Self.products, zone: "UTC")
        (rules.opensSandbox, rules.planTable) = (options.opensSandbox, Self.plans)
        let lines = bench.lines
        entitlements = EntitlementSync(
            rules, sources: options.hasStripe ? [source, bench.stripe] : [source], records: bench.records,
            on: bench.loop, log: { line in lines.withLock { $0.append(line) } })
    }

    func take(_ signed: AppStore.Signed) async throws -> EntitlementSync.Receipt {
        try await entitlements.takeEvent(
            try webhook.readEvent(in: signed.body, now: bench.now), from: webhook.source)
    }

    func report(_ signed: AppStore.Signed, _ user: String = "ann") async throws
        -> EntitlementSync.ReportOutcome
    {
        let event = try webhook.readReport(in: signed.report, now: bench.now)
        return try await entitlements.take(report: event, of: UserName(id: user), from: webhook.source)
    }

    func answer(_ items: [(status: Int, signed: AppStore.Signed)], packs: [AppStore.Signed] = []) {
        bench.service.put(AppStore.statuses(items), at: AppStore.statusTarget())
        bench.service.put(AppStore.history(packs), at: AppStore.historyTarget())
    }
}

func withAppStore(
    _ rows: [AppStoreRow], _ options: AppStoreOptions = AppStoreOptions(),
    _ body: @escaping @Sendable (AppStoreBench, [AppStore.Signed]) async throws -> Void
) async throws {
    let store = try await AppStore.open()
    let signed = try await store.signed(rows)
    try await withSyncBench { bench async throws in
        let appStore = AppStoreBench(bench, store, options)
        defer { appStore.entitlements.drain() }
        try await body(appStore, signed)
    }
}
