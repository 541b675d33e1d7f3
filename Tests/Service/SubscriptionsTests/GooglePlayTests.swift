import Foundation
import HTTP
import Identity
import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@testable import Subscriptions

/// Google Play as its documents describe it. Google's own library makes the service account's key file, and
/// checks what the edge signs with it.
@Suite(.needsRedisServer, .needsPythonPackages) struct `Google Play` {
    private static let script = "Tests/Service/SubscriptionsTests/Stores/google_play.py"
    private static let ann = UserName(id: "ann")

    private final class Play {
        let bench: SyncBench
        let entitlements: EntitlementSync
        let webhook: GoogleWebhook

        init(_ bench: SyncBench, _ account: GoogleAccount, accountsAreUsers: Bool) {
            self.bench = bench
            var origin = Origin(host: "127.0.0.1", port: bench.service.port, security: nil)
            origin.limits.firstByteMilliseconds = 5000
            let credential = GoogleCredential(
                account, origin, authority: "localhost", target: "/token", on: bench.loop)
            let client = SourceClient(
                origin, authority: "localhost", path: "", credential: credential, on: bench.loop)
            let source = GoogleSource(client, app: "com.example.coach", accountsAreUsers: accountsAreUsers)
            webhook = GoogleWebhook(source: source, push: nil)
            var rules = EntitlementRules(products: AppStoreBench.products, zone: "UTC")
            (rules.planTable, rules.opensSandbox) = (AppStoreBench.plans, true)
            let lines = bench.lines
            entitlements = EntitlementSync(
                rules, sources: [source], records: bench.records, on: bench.loop,
                log: { line in lines.withLock { $0.append(line) } })
            bench.service.put(
                #"{"access_token": "ya29.token", "expires_in": 3599, "token_type": "Bearer"}"#, at: "/token")
        }

        func report(_ token: String = "token-1", type: String = "subs", user: String = "ann") async throws
            -> EntitlementSync.ReportOutcome
        {
            let body = Array(#"{"purchase_token": "\#(token)", "product_type": "\#(type)"}"#.utf8)
            let event = try await webhook.readReport(in: body, now: bench.now)
            return try await entitlements.take(report: event, of: UserName(id: user), from: webhook.source)
        }

        func take(_ id: String, _ news: String) async throws -> EntitlementSync.Receipt {
            let event = try webhook.readEvent(try GoogleNews(GooglePurchase.push(id, news)))
            return try await entitlements.takeEvent(event, from: webhook.source)
        }

        func sells(_ purchase: GooglePurchase, token: String = "token-1") {
            bench.service.put(purchase.document, at: Self.path + "subscriptionsv2/tokens/\(token)")
        }

        static let path = "/androidpublisher/v3/applications/com.example.coach/purchases/"
        static let acknowledge = path + "subscriptions/coach_monthly/tokens/token-1:acknowledge"
        static let consume = path + "products/pack_100/tokens/token-2:consume"
    }

    private func withPlay(
        accountsAreUsers: Bool = false,
        _ body: @escaping @Sendable (Play, TemporaryFolder) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let made = try await Python.run(
            Self.script, ["account", "http://localhost/token", folder.path])
        let account = try #require(GoogleAccount(keyFile: String(decoding: made, as: UTF8.self)))
        try await withSyncBench { bench async throws in
            let play = Play(bench, account, accountsAreUsers: accountsAreUsers)
            defer { play.entitlements.drain() }
            try await body(play, folder)
        }
    }

    @Test func `A purchase token of Google Play opens a plan and is acknowledged`() async throws {
        try await withPlay { play, folder async throws in
            let service = play.bench.service
            var bought = GooglePurchase(ends: days(20, from: play.bench.now), starts: play.bench.now)
            bought.isAcknowledged = false
            play.sells(bought)
            service.put("", at: Play.acknowledge)
            #expect(try await play.report() == .taken(.applied))
            let record = try await play.bench.record("ann")
            #expect(record.plan == "premium" && record.status == "active" && record.store == "google")
            #expect(record.customers == ["google:token-1"])
            #expect(service.sent.map(\.target) == ["/token", Play.acknowledge])
            #expect(service.keys == ["Bearer ya29.token"])
            #expect(try await play.report(user: "ben") == .ofAnother)
            // Google's library verifies the signed assertion that the edge exchanged for an access token.
            let assertion = try #require(service.sent[0].body.split(separator: "assertion=").last)
            let read = try await Python.run(
                Self.script, ["assertion", "http://localhost/token", folder.path, String(assertion)])
            let claims = try JSONDecoder().decode([String: String].self, from: read)
            #expect(claims["iss"] == "edge@p.iam.gserviceaccount.com")
            #expect(claims["scope"] == "https://www.googleapis.com/auth/androidpublisher")
        }
    }

    @Test func `A Google Play purchase is acknowledged later, and never if no row names it`() async throws {
        try await withPlay { play, _ async throws in
            let service = play.bench.service
            var bought = GooglePurchase(ends: days(20, from: play.bench.now), starts: play.bench.now)
            bought.isAcknowledged = false
            play.sells(bought)
            service.put("{}", at: Play.acknowledge, status: 503)
            #expect(try await play.report() == .taken(.applied))
            let queue = play.entitlements.errands
            let waiting = try await play.bench.records.queues.readMembers(of: queue, from: 0, count: 10)
            #expect(waiting.count == 1)
            service.put("", at: Play.acknowledge)
            try await play.bench.records.queues.putMember(waiting[0], in: queue, due: nil)
            try await play.entitlements.runErrands()
            #expect(try await play.bench.records.queues.readMembers(of: queue, from: 0, count: 10).isEmpty)
            #expect(service.sent.filter { $0.target == Play.acknowledge }.count == 2)
            bought.product = "unknown"
            play.sells(bought, token: "token-9")
            _ = try await play.report("token-9", user: "ben")
            #expect(!service.sent.contains { $0.target.contains("unknown") })
            #expect(play.bench.lines.all.contains { $0.contains("unknown") })
        }
    }

    @Test func `Every notification of Google Play leads to what Google says now`() async throws {
        try await withPlay { play, _ async throws in
            var bought = GooglePurchase(ends: days(20, from: play.bench.now))
            #expect(try await play.take("1", GooglePurchase.news(4)) == .ignored, "nobody reported it")
            play.sells(bought)
            _ = try await play.report()
            let steps: [(GoogleState, Int, String)] = [
                (.inGracePeriod, 6, "billing_issue"), (.onHold, 5, "expired"),
                (.active, 1, "active"),
                (.paused, 10, "expired"), (.canceled, 3, "cancelled"), (.active, 7, "active"),
                (.expired, 13, "expired"), (.active, 4, "active"), (.expired, 12, "expired"),
            ]
            for (state, kind, status) in steps {
                bought.state = state
                play.sells(bought)
                let id = "\(kind)-\(state)"
                #expect(try await play.take(id, GooglePurchase.news(kind)) == .applied)
                #expect(try await play.take(id, GooglePurchase.news(kind)) == .repeated)
                #expect(try await play.bench.record("ann").status == status, "\(state)")
            }
            // While Google is away, the record of a known purchase does not change. A new purchase cannot be
            // checked, so its report fails and the app must send it again.
            play.bench.service.fail(.status(503))
            #expect(try await play.take("away", GooglePurchase.news(2)) == .noted)
            await #expect(throws: ReportFault.away) { try await play.report("token-7") }
        }
    }

    @Test func `A purchase at Google Play that is not paid yet opens no plan`() async throws {
        try await withPlay { play, _ async throws in
            var bought = GooglePurchase(ends: days(20, from: play.bench.now))
            bought.state = .pending
            play.sells(bought)
            #expect(try await play.report() == .taken(.applied))
            #expect(try await play.bench.record("ann").plan == nil)
            bought.state = .active
            play.sells(bought)
            #expect(try await play.take("1", GooglePurchase.news(4)) == .applied)
            #expect(try await play.bench.record("ann").status == "active")
        }
    }

    @Test func `Google Play's packs are consumed, and taken back when they are voided`() async throws {
        try await withPlay { play, _ async throws in
            let service = play.bench.service
            service.put(
                GooglePurchase.item(at: play.bench.now), at: Play.path + "productsv2/tokens/token-2")
            service.put("", at: Play.consume)
            for _ in 0..<2 { _ = try await play.report("token-2", type: "inapp") }
            func grants() async throws -> [Entitlement.Grant] {
                try await play.bench.records.purchases.readEntitlement(of: Self.ann.key).entitlement.grants
            }
            #expect(try await grants().map(\.amount) == [100])
            #expect(service.sent.contains { $0.target == Play.consume })
            #expect(try await play.bench.record("ann").customers.isEmpty)
            let news = """
                "voidedPurchaseNotification": {"purchaseToken": "token-2", "orderId": "GPA.2", \
                "productType": 2, "refundType":
                """
            #expect(try await play.take("v1", news + "2}") == .ignored, "a part of several pieces")
            _ = try await play.take("v2", news + "1}")
            #expect(try await grants().allSatisfy { $0.isDebt && $0.amount == 0 })
        }
    }

    @Test func `A Google Play purchase's account names the user if the app sets it`() async throws {
        try await withPlay(accountsAreUsers: true) { play, _ async throws in
            var bought = GooglePurchase(ends: days(20, from: play.bench.now))
            bought.account = "ann"
            play.sells(bought)
            #expect(try await play.report(user: "ben") == .ofAnother)
            #expect(try await play.take("1", GooglePurchase.news(4)) == .applied)
            #expect(try await play.bench.record("ann").status == "active")
        }
    }

    @Test func `A report that Google Play does not know, or that is none, is refused`() async throws {
        try await withPlay { play, _ async throws in
            await #expect(throws: ReportFault.refused(.unproven)) { try await play.report("token-3") }
            let now = play.bench.now
            for body in [
                "", "{}", #"{"purchase_token": "a/b"}"#, #"{"purchase_token": "a", "product_type": "x"}"#,
            ] {
                await #expect(throws: ReportFault.self) {
                    try await play.webhook.readReport(in: Array(body.utf8), now: now)
                }
            }
            #expect(throws: EventFault.self) { try GoogleNews(Array("{}".utf8)) }
            let foreign = try GoogleNews(
                GooglePurchase.push("1", GooglePurchase.news(4), app: "com.example.other"))
            #expect(try play.webhook.readEvent(foreign).meaning == .nothing)
        }
    }
}

/// Pub/Sub pushes each notification with a token that Google has signed.
@Suite(.needsPythonPackages) struct `A push of Google's` {
    private struct Made: Decodable {
        let good: String
        let bad: [String: String]
        let keys: String
    }

    private final class Published: PublishedKeys {
        let keys: KeySet?
        var renewals = 0

        init(_ document: String) {
            let bytes = Array(document.utf8)
            keys = KeySet(document: bytes.span, for: [.rs256])
        }

        func currentKeys() async -> KeySet? { keys }

        func renewKeys() async -> KeySet? {
            renewals += 1
            return keys
        }
    }

    @Test func `A push of Google's is believed for its own audience and account alone`() async throws {
        let (audience, account) = ("https://edge.example.com/webhooks/google", "push@example.com")
        let now = Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        let printed = try await Python.run(
            "Tests/Service/SubscriptionsTests/Stores/google_play.py",
            ["push", audience, account, "\(now.seconds)"])
        let made = try JSONDecoder().decode(Made.self, from: printed)
        let keys = Published(made.keys)
        let push = GooglePush(audience: audience, account: account, keys: keys)
        #expect(await push.isProven(Array("Bearer \(made.good)".utf8), now))
        #expect(made.bad.count == 8)
        for (name, token) in made.bad {
            #expect(await !push.isProven(Array("Bearer \(token)".utf8), now), "\(name)")
        }
        // A token with an unknown key id makes the edge fetch Google's keys again, but only once.
        #expect(keys.renewals == 1)
        for field in ["", made.good, "Bearer ", "bearer \(made.good)", "Bearer a.b.c"] {
            #expect(await !push.isProven(Array(field.utf8), now))
        }
        #expect(await !push.isProven(Array("Bearer \(made.good)".utf8), now.advanced(bySeconds: 3700)))
    }
}
