import Bytes
import JSON
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Subscriptions

/// Law 18: a transaction becomes a grant exactly once. A refund takes back at most what was granted.
@Suite(.needsRedisServer) struct `A pack of messages` {
    private static let ann = UserName(id: "ann")
    private static let plans = PlanTable(
        plans: [
            Plan(
                id: "free", label: "Free", kind: .free,
                limits: [
                    Limit(name: "messages", meter: .messages, window: .month, amount: 10, enforcement: .hard),
                    Limit(
                        name: "life", meter: .messages, window: .lifetime("life"), amount: 90,
                        enforcement: .soft),
                ])
        ], defaultPlan: "free", timeZone: "UTC")
    private static let products = ProductTable(
        coachProducts.rows + [
            ProductTable.Row(product: "pack_100", plan: nil, grants: ["messages": 100]),
            ProductTable.Row(product: "pack_both", plan: nil, grants: ["messages": 5, "life": 7]),
        ])
    private static let options = SyncBenchOptions(products: products, planTable: plans)

    private static func bought(_ id: String, _ transaction: String, at: Moment, product: String = "pack_100")
        -> SubscriptionEvent
    {
        var pack = OneTimePurchase(
            transaction: transaction, items: [OneTimePurchase.Item(names: [product])], boughtAt: at)
        pack.isRefund = id.hasPrefix("refund")
        var event = SubscriptionEvent(
            id: id, at: at, type: pack.isRefund ? "CANCELLATION" : "NON_RENEWING_PURCHASE", meaning: .changed,
            people: ["ann"], customer: nil, isSandbox: false, told: nil)
        event.pack = pack
        return event
    }

    private static func grants(_ bench: SyncBench) async throws -> [Entitlement.Grant] {
        try await bench.records.purchases.readEntitlement(of: ann.key).entitlement.grants
    }

    private static func use(_ count: Int, _ bench: SyncBench) async throws {
        let (entitlement, now) = try await bench.records.purchases.readEntitlement(of: ann.key)
        let schedule = plans.schedule(for: entitlement, modelClass: nil, at: now)
        let field = try #require(schedule.entries.first { $0.limit.name == "messages" }?.field)
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(ann.key.key("s"))
        arguments.append(field)
        arguments.append("\(count)")
        _ = try await bench.redis.sendCommand(arguments)
    }

    private func withBench(_ body: @escaping @Sendable (SyncBench) async throws -> Void) async throws {
        try await withSyncBench(Self.options) { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            try await body(bench)
        }
    }

    @Test func `A pack is granted once, however often it is reported, until the period ends`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            for id in ["e1", "e1", "e2", "e3"] { _ = try await bench.take(Self.bought(id, "tx1", at: now)) }
            _ = try await bench.take(Self.bought("e4", "tx2", at: now))
            let grants = try await Self.grants(bench)
            #expect(grants.map(\.amount) == [100, 100])
            #expect(grants.map(\.transaction) == ["revenuecat/tx1", "revenuecat/tx2"])
            let (entitlement, present) = try await bench.records.purchases.readEntitlement(of: Self.ann.key)
            let schedule = Self.plans.schedule(for: entitlement, modelClass: nil, at: present)
            #expect(schedule.entries[0].amount == 210)
            #expect(grants.allSatisfy { $0.expires == schedule.entries[0].resetsAt })
        }
    }

    @Test func `A pack whose webhook was lost is found by asking, and not granted twice`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            var one = Subscriber(product: "pack_100", purchased: now, isLifetime: true)
            one.entitlement = "packs"
            let document = one.document().replacing(
                "\"entitlements\": {\"packs\"", with: "\"entitlements\": {}, \"former\": {\"packs\"")
            bench.service.put(document, at: "/v1/subscribers/ann")
            #expect(try await bench.entitlements.restorePurchases(Self.ann) == .changed)
            #expect(try await Self.grants(bench).map(\.transaction) == ["revenuecat/2000000539953882"])
            _ = try await bench.take(Self.bought("e1", "2000000539953882", at: now))
            _ = try await bench.entitlements.restorePurchases(Self.ann)
            #expect(try await Self.grants(bench).count == 1)
        }
    }

    @Test(arguments: [(0, 0), (10, 0), (40, 30), (110, 100), (150, 100)])
    func `A refunded pack takes back what was not used, and no more than it gave`(used: Int, debt: Int)
        async throws
    {
        try await withBench { bench async throws in
            let now = bench.now
            _ = try await bench.take(Self.bought("e1", "tx1", at: now))
            try await Self.use(used, bench)
            for id in ["refund1", "refund1", "refund2"] {
                _ = try await bench.take(Self.bought(id, "tx1", at: now))
            }
            let grants = try await Self.grants(bench)
            #expect(grants.count == 1 && grants[0].amount == debt && grants[0].isDebt)
            // The purchase is reported again after its refund, and grants nothing.
            _ = try await bench.take(Self.bought("e5", "tx1", at: now))
            #expect(try await Self.grants(bench) == grants)
        }
    }

    @Test func `A pack of messages of several limits is taken back of each`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            _ = try await bench.take(Self.bought("e1", "tx1", at: now, product: "pack_both"))
            let given = try await Self.grants(bench)
            #expect(Set(given.map { "\($0.limit) \($0.amount)" }) == ["messages 5", "life 7"])
            #expect(given.first { $0.limit == "life" }?.expires == .distantFuture)
            try await Self.use(12, bench)
            _ = try await bench.take(Self.bought("refund1", "tx1", at: now))
            let left = try await Self.grants(bench)
            #expect(
                Set(left.map { "\($0.limit) \($0.amount) \($0.isDebt)" }) == [
                    "messages 2 true", "life 0 true",
                ])
        }
    }

    @Test func `A pack stays its first user's, whomever the store names later`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ben")
            _ = try await bench.take(Self.bought("e1", "tx1", at: now))
            var moved = Self.bought("e2", "tx1", at: now)
            moved.people = ["ben"]
            _ = try await bench.take(moved)
            let ben = UserName(id: "ben").key
            #expect(try await bench.records.purchases.readEntitlement(of: ben).entitlement.grants.isEmpty)
            #expect(try await Self.grants(bench).count == 1)
        }
    }

    @Test func `A pack of messages whose refund comes first gives nothing`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            _ = try await bench.take(Self.bought("refund1", "tx1", at: now))
            _ = try await bench.take(Self.bought("e1", "tx1", at: now))
            #expect(try await Self.grants(bench).reduce(0) { $0 + $1.amount } == 0)
        }
    }

    /// Stripe's checkout event names no product, so the edge requests the line items of the checkout.
    @Test func `A pack is read from Stripe's checkout, and the charge's refund takes it back`() async throws {
        let options = SyncBenchOptions(hasStripe: true, products: Self.products, planTable: Self.plans)
        try await withSyncBench(options) { bench async throws in
            let seconds = bench.now.seconds
            func event(_ type: String, _ id: String, _ object: String) throws -> SubscriptionEvent {
                var parser = JSONParser()
                let text = """
                    {"id": "\(id)", "type": "\(type)", "created": \(seconds), "livemode": true, \
                    "data": {"object": \(object)}}
                    """
                return try StripeEvent.readEvent(Array(text.utf8).span, &parser, userKey: "user_id")
            }
            let checkout = try event(
                "checkout.session.completed", "evt_1",
                """
                {"id": "cs_1", "object": "checkout.session", "mode": "payment", "payment_status": "paid", \
                "payment_intent": "pi_1", "customer": null, "metadata": {"user_id": "ann"}}
                """)
            bench.service.fail(.status(503))
            await #expect(throws: LedgerError.self, "Stripe must send it again") {
                try await bench.entitlements.takeEvent(checkout, from: bench.stripe)
            }
            bench.service.fail(.none)
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            bench.service.put(StripeCustomer.found([]), at: StripeCustomer.search("ann"))
            bench.service.put(
                """
                {"object": "list", "has_more": false, "data": [{"id": "li_1", "object": "item", "quantity": 3, \
                "price": {"id": "price_x", "lookup_key": "pack_100", "product": "prod_x"}}, {"id": "li_2", \
                "quantity": 1, "price": {"id": "price_y", "lookup_key": "pack_both", "product": "prod_y"}}]}
                """, at: "/v1/checkout/sessions/cs_1/line_items?limit=100")
            for _ in 0..<2 { _ = try await bench.entitlements.takeEvent(checkout, from: bench.stripe) }
            let given = try await Self.grants(bench)
            #expect(Set(given.map { "\($0.limit) \($0.amount)" }) == ["messages 305", "life 7"])
            #expect(given.allSatisfy { $0.transaction == "stripe/pi_1" })
            let charge =
                #"{"id": "ch_1", "payment_intent": "pi_1", "metadata": {"user_id": "ann"}, "refunded": "#
            let partly = try event("charge.refunded", "evt_2", charge + "false}")
            _ = try await bench.entitlements.takeEvent(partly, from: bench.stripe)
            #expect(try await Self.grants(bench) == given)
            let whole = try event("charge.refunded", "evt_3", charge + "true}")
            _ = try await bench.entitlements.takeEvent(whole, from: bench.stripe)
            #expect(try await Self.grants(bench).allSatisfy { $0.amount == 0 && $0.isDebt })
        }
    }

    @Test func `A pack that is unknown, a tester's, or bought long ago gives nothing`() async throws {
        try await withBench { bench async throws in
            let now = bench.now
            _ = try await bench.take(Self.bought("e1", "tx1", at: now, product: "other"))
            _ = try await bench.take(Self.bought("e2", "tx2", at: days(-41, from: now)))
            var tested = Self.bought("e3", "tx3", at: now)
            tested.pack?.isSandbox = true
            _ = try await bench.take(tested)
            #expect(try await Self.grants(bench).isEmpty)
        }
    }

    /// Purchases and refunds arrive in random order at several edges, each of them several times.
    @Test(arguments: 0..<6) func `A pack's events come to the same in any order`(seed: Int) async throws {
        try await withBench { bench async throws in
            var random = SplitMix64(seed: UInt64(seed))
            let now = bench.now
            let refunded = ["tx0", "tx2"]
            var events: [SubscriptionEvent] = []
            for number in 0..<4 {
                for copy in 0..<3 { events.append(Self.bought("e\(number)-\(copy)", "tx\(number)", at: now)) }
            }
            for transaction in refunded {
                for copy in 0..<2 {
                    events.append(Self.bought("refund-\(transaction)-\(copy)", transaction, at: now))
                }
            }
            events.shuffle(using: &random)
            let waiting = SharedTotal()
            for event in events {
                bench.loop.spawn(with: (bench, waiting)) { bench, waiting in
                    _ = try? await bench.take(event)
                    waiting.count += 1
                }
            }
            let count = events.count
            #expect(await eventually(on: bench.loop) { waiting.count == count })
            let grants = try await Self.grants(bench)
            #expect(grants.reduce(0) { $0 + $1.amount } == 200, "\(grants)")
            #expect(
                Set(grants.filter { !$0.isDebt }.map(\.transaction)) == ["revenuecat/tx1", "revenuecat/tx3"])
        }
    }
}

private final class SharedTotal: @unchecked Sendable { var count = 0 }
