import AppAPI
import Authentication
import Configuration
import Foundation
import Glibc
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import Synchronization
import TestSupport
import Words

@testable import Subscriptions

struct ResponderOptions: Sendable {
    var preset = Preset.coach
    /// The sources of a caller's identity. By default the header `x-user-id` is trusted from every address.
    var sources = [
        AuthenticationSetup.Source(.trustedHeader(name: Array("x-user-id".utf8), trusts: { _ in true }))
    ]
    var unidentifiedPerMinute = 0
    var pace = StreamPace()
    var limits = ServerLimits()
    /// The size in bytes of the kernel's send buffer for each client. If it is nil, the kernel decides.
    var sendBuffer: Int32?
}

/// An app interface over a real Redis and a stand-in for a subscription service. Every feature of the
/// configuration is switched on.
final class LiveAppResponder {
    let loop: EventLoop
    let redis: RedisRouter
    let ledger: RedisLedger
    let records: RecordStore
    let admissions: Admissions
    let store: SubscriptionServiceStandIn
    let checkIns: CheckIns
    let planTable: PlanTable
    let responder: AppResponder
    let server: Server
    let port: UInt16
    let client: TestClient
    private var services = AppServices()
    private let webhooks = HeardWebhooks()
    var heard: [String] { webhooks.heard }
    private let logged = LogLines()
    var logLines: [String] { logged.lines.withLock(\.self) }

    init(
        _ server: RedisServer, _ store: SubscriptionServiceStandIn, on loop: EventLoop,
        _ settings: ResponderOptions = ResponderOptions()
    ) throws {
        self.loop = loop
        self.store = store
        redis = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
        ledger = RedisLedger(redis)
        records = RecordStore(redis)
        planTable = try Settings.preset(settings.preset, environment: [:]).planTable
        admissions = Admissions(ledger: ledger, planTable: planTable, monotonic: Clocks.monotonic)
        checkIns = CheckIns(
            records, tenant: "", planTable: planTable, on: loop,
            log: { [logged] line in logged.lines.withLock { $0.append(line) } })
        var origin = Origin(host: "127.0.0.1", port: store.port, security: nil)
        origin.limits.firstByteMilliseconds = 5000
        let service = { (key: String) in
            SourceClient(origin, authority: "localhost", path: "", key: key, on: loop)
        }
        let revenueCat = RevenueCatSource(service("sk_rc"), entitlement: nil)
        let stripe = StripeSource(service("sk_stripe"), userKey: "user_id")
        let products = ProductTable([
            ProductTable.Row(product: "coach_*", plan: "premium", introductory: "trial"),
            ProductTable.Row(product: "price_*", plan: "premium"),
        ])
        services.records = records
        services.entitlements = EntitlementSync(
            EntitlementRules(products: products, zone: "UTC"), sources: [revenueCat, stripe],
            records: records,
            on: loop, log: { _ in })
        services.revenueCat = RevenueCatWebhook(
            source: revenueCat, authorization: "Bearer hook", signingSecret: nil)
        services.stripe = StripeWebhook(source: stripe, signingSecret: "whsec_test")
        services.checkIns = checkIns
        services.heard = { [webhooks] in webhooks.heard.append("\($0) \($1.rawValue)") }
        services.manageURL = "https://example.com/manage"
        responder = AppResponder(
            authenticator: Authenticator(
                AuthenticationSetup(settings.sources, unidentifiedPerMinute: settings.unidentifiedPerMinute),
                on: loop,
                keyStore: APIKeyStore(redis)), admissions: admissions,
            responses: ResponseComposer(.standard, planTable: planTable, language: "en", upgradeURL: nil),
            services: services,
            on: loop,
            pace: settings.pace)
        self.server = Server(on: loop, limits: settings.limits, responder: responder)
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        // The kernel gives every accepted connection the buffer size of its listening socket.
        if let size = settings.sendBuffer { socket.number.setBuffer(SO_SNDBUF, size) }
        port = Sockets.localAddress(of: socket.number)?.port ?? 0
        self.server.listen(on: socket)
        client = TestClient(port: port, on: loop)
    }

    func close() async {
        client.leave()
        responder.drain()
        server.drain()
        _ = await eventually(on: loop) { server.connectionCount == 0 }
        redis.close()
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    func ask(
        _ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil,
        user: String = "ann"
    ) async throws -> Answer {
        let all = fields.merging(["x-user-id": user], uniquingKeysWith: { first, _ in first })
        return try await client.ask(method, target, all, body: body)
    }

    /// Gives a user a plan by a purchase event. The subscription service (a stand-in) then reports it, too.
    func give(
        _ plan: String?, status: String = "active", from: Double = -1, to: Double? = 20, phase: String? = nil,
        isSandbox: Bool = false, price: Money? = nil, user: String = "ann"
    ) async throws {
        var record = SubscriptionRecord()
        record.renewalPrice = price
        (record.plan, record.status, record.phase) = (plan, status, phase)
        record.isSandbox = isSandbox
        record.periodStart = now.advanced(bySeconds: Int64(from * 86_400))
        record.periodEnd = to.map { now.advanced(bySeconds: Int64($0 * 86_400)) }
        if plan != nil { sell(status, record, user) }
        let news = SubscriptionNews(
            at: now, id: "test-\(Clocks.monotonic())", actor: "test", reason: "test", record: record)
        _ = try await records.subscriptions.noteNews(news, of: UserName(id: user).key)
    }

    /// Deletes the cached answers of the subscription service, which otherwise stay valid for a minute.
    func forgetFindings() { services.entitlements?.memory = RecentLookups() }

    /// Sets what the subscription service reports about a user from now on. No event is sent.
    func sells(_ phase: String, from: Double, to: Double, user: String = "ann") {
        var record = SubscriptionRecord()
        record.phase = phase
        record.periodStart = now.advanced(bySeconds: Int64(from * 86_400))
        record.periodEnd = now.advanced(bySeconds: Int64(to * 86_400))
        sell("active", record, user)
    }

    private func sell(_ status: String, _ record: SubscriptionRecord, _ user: String) {
        func text(_ moment: Moment?) -> String {
            moment.map { "\"\(Date(timeIntervalSince1970: Double($0.seconds)).formatted(.iso8601))\"" }
                ?? "null"
        }
        let dates =
            "\"expires_date\": \(text(record.periodEnd)), \"purchase_date\": \(text(record.periodStart))"
        store.put(
            """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "\(record.phase ?? "normal")", "is_sandbox": false, \
            "refunded_at": \(status == "expired" ? text(record.periodEnd) : "null"), \
            "unsubscribe_detected_at": \(status == "cancelled" ? text(now) : "null"), \
            "billing_issues_detected_at": \(status == "billing_issue" ? text(now) : "null")}}}}
            """, at: "/v1/subscribers/\(user)")
    }

    /// Counts and settles messages of a user. Returns how many of them passed.
    @discardableResult
    func say(_ count: Int = 1, user: String = "ann") async throws -> Int {
        var passed = 0
        for _ in 0..<count {
            let request = AdmissionRequest(user: UserName(id: user).key)
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now) else {
                continue
            }
            _ = await admissions.settle(reservation.settlement(using: nil))
            passed += 1
        }
        return passed
    }
}

extension Int32 {
    /// Sets the buffer size of the socket with this file descriptor. The option is SO_RCVBUF or SO_SNDBUF.
    func setBuffer(_ option: Int32, _ bytes: Int32) {
        var size = bytes
        unsafe setsockopt(self, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
    }
}

private final class HeardWebhooks {
    var heard: [String] = []
}

private final class LogLines: Sendable {
    let lines = Mutex<[String]>([])
}

/// Calls `body` with a running app interface, and closes everything at the end.
func withLiveResponder<Result: Sendable>(
    _ settings: ResponderOptions = ResponderOptions(), within seconds: Double = 30,
    _ body: @escaping @Sendable (LiveAppResponder) async throws -> Result
) async throws -> Result {
    let server = try await RedisServer.start()
    let store = try await SubscriptionServiceStandIn.start()
    let result: Swift.Result<Result, any Error>
    do {
        result = .success(
            try await onLoop(within: seconds) { loop in
                let responder = try LiveAppResponder(server, store, on: loop, settings)
                do {
                    let value = try await body(responder)
                    await responder.close()
                    return value
                } catch {
                    await responder.close()
                    throw error
                }
            })
    } catch {
        result = .failure(error)
    }
    await store.stop()
    return try result.get()
}
