import Cryptography
import HTTP
import JSON
import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// A store whose webhooks are mapped in the configuration. Events are late, repeated or out of order, and the
/// store can be unreachable.
@Suite(.needsRedisServer) struct `A mapped store` {
    private static let mapping: WebhookMapping = {
        func paths(_ texts: String...) -> [MemberPath] { texts.map { MemberPath($0) } }
        var mapping = WebhookMapping()
        (mapping.eventID, mapping.eventType, mapping.eventAt) = (paths("id"), paths("type"), paths("at"))
        (mapping.user, mapping.product) = (paths("data.user"), paths("data.items.0.price"))
        (mapping.purchase, mapping.status) = (paths("data.sub"), paths("data.status"))
        mapping.states = [
            "active": .active, "trialing": .trial, "canceled": .expired, "ends": .cancelled,
            "unpaid": .unpaid,
            "past_due": .billingIssue, "paused": .paused, "pauses": .pauses,
        ]
        (mapping.periodEnd, mapping.endsIf) = (paths("data.ends"), paths("data.change.action"))
        mapping.sandbox = paths("data.environment")
        return mapping
    }()

    private final class Store {
        let bench: SyncBench
        let entitlements: EntitlementSync
        let webhook: MappedWebhook

        init(_ bench: SyncBench, canAsk: Bool, _ mapping: WebhookMapping) {
            self.bench = bench
            var origin = Origin(host: "127.0.0.1", port: bench.service.port, security: nil)
            origin.limits.firstByteMilliseconds = 5000
            let client = SourceClient(
                origin, authority: "localhost", path: "", key: "sk", on: bench.loop)
            let source = MappedSource(
                canAsk ? client : nil, target: "/subs/{purchase}", mapping: mapping.within(MemberPath("")))
            webhook = MappedWebhook(
                source: source, proof: .authorization(digest: SecretDigest.of(Array("good".utf8))),
                mapping: mapping,
                types: ["subscription.*"])
            let lines = bench.lines
            entitlements = EntitlementSync(
                EntitlementRules(products: coachProducts, zone: "UTC"), sources: [bench.source, source],
                records: bench.records, on: bench.loop,
                log: { line in lines.withLock { $0.append(line) } })
        }

        func close() { entitlements.drain() }

        func take(_ text: String, proof: String = "good") async throws -> EntitlementSync.Receipt {
            var parser = JSONParser()
            let request = WebhookRequest(
                authorization: Array(proof.utf8), signature: nil, body: Array(text.utf8))
            let event = try webhook.verifyRequest(request, now: bench.now, &parser)
            return try await entitlements.takeEvent(event, from: webhook.source)
        }
    }

    private static func document(
        _ id: String = "e1", at: Moment, type: String = "subscription.updated", user: String? = "ann",
        price: String = "coach_monthly", sub: String = "sub_1", status: String = "active", ends: Moment?,
        change: String? = nil, environment: String = "production"
    ) -> String {
        func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
        return """
            {"id": "\(id)", "type": "\(type)", "at": \(at.milliseconds), "data": {"user": \(text(user)), \
            "sub": "\(sub)", "status": "\(status)", "ends": \(text(ends.map(stamp))), \
            "environment": "\(environment)", "items": [{"price": "\(price)"}], \
            "change": \(change.map { "{\"action\": \"\($0)\"}" } ?? "null")}}
            """
    }

    private func withStore(
        canAsk: Bool = false, _ mapping: WebhookMapping = mapping,
        _ body: @escaping @Sendable (Store) async throws -> Void
    ) async throws {
        try await withSyncBench { bench async throws in
            let store = Store(bench, canAsk: canAsk, mapping)
            defer { store.close() }
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            try await body(store)
        }
    }

    @Test func `A store that cannot be asked is believed once for each event, in any order`() async throws {
        try await withStore { store async throws in
            let now = store.bench.now
            func at(_ seconds: Int64) -> Moment { now.advanced(bySeconds: seconds - 100) }
            let end = Moment(seconds: days(20, from: now).seconds)
            let bought = Self.document("e1", at: at(1), ends: end)
            #expect(try await store.take(bought) == .applied)
            #expect(try await store.take(bought) == .repeated)
            var record = try await store.bench.record("ann")
            #expect(record.plan == "premium" && record.status == "active" && record.periodEnd == end)
            #expect(record.source == "webhook" && record.row == "coach_*" && record.purchase == "sub_1")
            #expect(record.lapsesAt == days(3, from: end))
            // The event of the end arrives first. An earlier change, reported later, must not undo the end.
            #expect(
                try await store.take(Self.document("e3", at: at(3), status: "canceled", ends: nil))
                    == .applied)
            #expect(try await store.take(Self.document("e2", at: at(2), ends: end)) == .applied)
            record = try await store.bench.record("ann")
            #expect(record.status == "expired" && record.plan == "premium")
            #expect(store.bench.service.asked.isEmpty)
        }
    }

    @Test(
        arguments: [
            ("trialing", nil, "active", "trial"), ("active", "cancel", "cancelled", "normal"),
            ("ends", nil, "cancelled", "normal"), ("past_due", nil, "billing_issue", "normal"),
            ("paused", nil, "expired", "normal"), ("unpaid", nil, "expired", "normal"),
            ("pauses", nil, "active", "normal"),
        ] as [(String, String?, String, String)])
    func `Each state of a mapped store is read`(word: String, change: String?, status: String, phase: String)
        async throws
    {
        try await withStore { store async throws in
            let now = store.bench.now
            _ = try await store.take(
                Self.document(at: now, status: word, ends: days(9, from: now), change: change))
            let record = try await store.bench.record("ann")
            #expect(record.status == status && record.phase == phase)
            #expect((record.pausedUntil != nil) == word.hasPrefix("pause"))
            #expect((record.billingIssueAt != nil) == ["past_due", "unpaid"].contains(word))
        }
    }

    @Test func `A store that cannot be asked keeps each of two purchases, whatever becomes of the other`()
        async throws
    {
        try await withStore { store async throws in
            let now = store.bench.now
            let end = days(20, from: now)
            _ = try await store.take(Self.document("e1", at: now, ends: end))
            let later = now.advanced(bySeconds: 1)
            #expect(
                try await store.take(
                    Self.document("e2", at: later, sub: "sub_2", status: "canceled", ends: nil))
                    == .applied)
            #expect(try await store.bench.record("ann").purchase == "sub_1")
            #expect(
                try await store.take(
                    Self.document("e3", at: later, price: "price_x", sub: "sub_3", ends: end))
                    == .applied, "a row further down")
            #expect(try await store.bench.record("ann").purchase == "sub_1")
            // The person has two valid purchases. A third one that is not better is not stored.
            #expect(
                try await store.take(
                    Self.document("e4", at: later, price: "price_x", sub: "sub_4", ends: end)) == .ignored)
            _ = try await store.take(
                Self.document("e5", at: later, sub: "sub_1", status: "canceled", ends: nil))
            let record = try await store.bench.record("ann")
            #expect(record.purchase == "sub_3" && record.status == "active" && record.plan == "web")
            #expect(record.store == "webhook")
            _ = try await store.take(
                Self.document("e6", at: later, price: "price_x", sub: "sub_3", status: "canceled", ends: nil))
            #expect(try await store.bench.record("ann").status == "expired")
        }
    }

    @Test func `A store that tells no order is believed in the order in which it sends`() async throws {
        var mapping = Self.mapping
        mapping.eventAt = []
        try await withStore(mapping) { store async throws in
            let now = store.bench.now
            let end = days(20, from: now)
            #expect(try await store.take(Self.document("e1", at: now, ends: end)) == .applied)
            // Adapty's event about an end has the time of the expiry, which can be before the time of an
            // earlier event. The edge must apply the event about the end nevertheless.
            let over = Self.document("e2", at: days(-1, from: now), status: "canceled", ends: end)
            #expect(try await store.take(over) == .applied)
            #expect(try await store.bench.record("ann").status == "expired")
            #expect(try await store.take(Self.document("e1", at: now, ends: end)) == .repeated)
        }
    }

    @Test func `A mapped store's end of an earlier product does not end the later one`() async throws {
        try await withStore { store async throws in
            let now = store.bench.now
            let end = days(20, from: now)
            func take(_ id: String, _ price: String, _ status: String) async throws
                -> EntitlementSync.Receipt
            {
                try await store.take(Self.document(id, at: now, price: price, status: status, ends: end))
            }
            #expect(try await take("e1", "price_x", "active") == .applied)
            // The person upgrades within one purchase: the new product begins, and then the old product is
            // refunded. The refund must not end the new product.
            #expect(try await take("e2", "coach_monthly", "active") == .applied)
            #expect(try await take("e3", "price_x", "canceled") == .ignored)
            let record = try await store.bench.record("ann")
            #expect(record.status == "active" && record.plan == "premium")
            #expect(try await take("e4", "coach_monthly", "canceled") == .applied)
            #expect(try await store.bench.record("ann").status == "expired")
        }
    }

    @Test func `A mapped store may try the address with nothing, or with an empty object`() async throws {
        try await withStore { store async throws in
            #expect(try await store.take("") == .ignored)
            #expect(try await store.take("{}") == .ignored)
            await #expect(throws: WebhookRefusal.unproven) { try await store.take("{}", proof: "bad") }
        }
    }

    @Test func `A mapped store's unknown words, types and users change nothing`() async throws {
        try await withStore { store async throws in
            let now = store.bench.now
            let end = days(9, from: now)
            for text in [
                Self.document(at: now, type: "invoice.paid", ends: end),
                Self.document(at: now, status: "incomplete", ends: end),
                Self.document(at: now, user: nil, ends: end),
                Self.document(at: now, user: "$SuperwallAlias:7152E89E", ends: end),
                Self.document(at: now, ends: end, environment: "SANDBOX"),
            ] {
                #expect(try await store.take(text) == .ignored, "\(text)")
            }
            #expect(try await store.bench.record("ann") == SubscriptionRecord())
        }
    }

    @Test func `A mapped store's event is refused without its proof or a required member`() async throws {
        try await withStore { store async throws in
            let now = store.bench.now
            await #expect(throws: WebhookRefusal.unproven) {
                try await store.take(Self.document(at: now, ends: nil), proof: "bad")
            }
            await #expect(throws: WebhookRefusal.fault(.notJSON)) { try await store.take("<html>") }
            await #expect(throws: WebhookRefusal.fault(.member("event_at"))) {
                try await store.take(#"{"id": "e", "type": "subscription.updated"}"#)
            }
            await #expect(throws: WebhookRefusal.fault(.member("status"))) {
                try await store.take(#"{"id": "e", "type": "subscription.updated", "at": 1700000000}"#)
            }
        }
    }

    @Test func `A mapped store that can be asked is, and what it says counts`() async throws {
        try await withStore(canAsk: true) { store async throws in
            let now = store.bench.now
            let end = Moment(seconds: days(20, from: now).seconds)
            store.bench.service.put(Self.document(at: now, ends: end), at: "/subs/sub_1")
            // The edge has a newer answer of the store, so this webhook must not end the subscription.
            let late = Self.document("e1", at: days(-1, from: now), status: "canceled", ends: nil)
            #expect(try await store.take(late) == .applied)
            var record = try await store.bench.record("ann")
            #expect(record.status == "active" && record.periodEnd == end)
            #expect(record.customers == ["webhook:sub_1"])
            // The webhook of a renewal is lost. The edge finds the renewal by asking the store.
            let renewed = days(30, from: end)
            store.bench.service.put(Self.document(at: now, ends: renewed), at: "/subs/sub_1")
            #expect(try await store.entitlements.restorePurchases(UserName(id: "ann")) == .changed)
            #expect(try await store.bench.record("ann").periodEnd == renewed)
            // The end of the first subscription must not end the second, so the edge asks about both.
            store.bench.service.put(
                Self.document(at: now, sub: "sub_2", ends: renewed), at: "/subs/sub_2")
            store.bench.service.put(
                Self.document(at: now, status: "canceled", ends: nil), at: "/subs/sub_1")
            #expect(
                try await store.take(Self.document("e2", at: now, sub: "sub_2", ends: renewed)) == .applied)
            record = try await store.bench.record("ann")
            #expect(record.status == "active" && record.purchase == "sub_2")
            #expect(Set(record.customers) == ["webhook:sub_1", "webhook:sub_2"])
        }
    }

    @Test func `A store that is away is believed in what it gives, and asked again later`() async throws {
        try await withStore(canAsk: true) { store async throws in
            let now = store.bench.now
            let end = days(20, from: now)
            store.bench.service.fail(.status(503))
            #expect(try await store.take(Self.document("e1", at: now, ends: end)) == .noted)
            #expect(try await store.bench.record("ann").status == "active")
            let later = now.advanced(bySeconds: 1)
            #expect(
                try await store.take(Self.document("e2", at: later, status: "canceled", ends: nil)) == .noted)
            #expect(try await store.bench.record("ann").status == "active")
        }
    }

    @Test func `A mapped store and RevenueCat take nothing from each other`() async throws {
        try await withStore { store async throws in
            let now = store.bench.now
            let path = "/v1/subscribers/ann"
            store.bench.service.put(Subscriber(expires: days(9, from: now)).document(), at: path)
            _ = try await store.entitlements.askStores(UserName(id: "ann"), because: "restore")
            let end = days(20, from: now)
            _ = try await store.take(
                Self.document("e1", at: now, price: "price_web", ends: end))
            #expect(try await store.bench.record("ann").plan == "premium", "the row further up")
            store.bench.service.put(
                Subscriber(expires: days(9, from: now), refunded: now).document(), at: path)
            _ = try await store.entitlements.askStores(UserName(id: "ann"), because: "restore")
            let record = try await store.bench.record("ann")
            #expect(record.plan == "web" && record.status == "active" && record.source == "webhook")
            let later = now.advanced(bySeconds: 1)
            _ = try await store.take(
                Self.document("e2", at: later, price: "price_web", status: "canceled", ends: nil))
            #expect(try await store.bench.record("ann").status == "expired")
        }
    }

    @Test func `A mapped store's times are read in each form that stores write`() throws {
        var parser = JSONParser()
        let text = """
            {"a": "2026-11-20T12:00:00Z", "b": "2026-11-20T12:00:00.000000+0000", "c": 1795176000, \
            "d": 1795176000000, "e": "soon", "f": null, "g": -1, "h": "2026-11-20T13:00:00+01:00"}
            """
        let root = try parser.parse(Array(text.utf8).span)
        for name in ["a", "b", "c", "d", "h"] {
            #expect(MemberPath(name).findMember(in: root).moment == noon, "\(name)")
        }
        for name in ["e", "f", "g", "i", "a.b"] {
            #expect(MemberPath(name).findMember(in: root).moment == nil, "\(name)")
        }
    }
}
