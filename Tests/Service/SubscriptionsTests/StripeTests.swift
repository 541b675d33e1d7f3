import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Stripe as its documents describe it: events arrive late, repeated and in any order, and its API can be
/// unreachable.
@Suite(.needsRedisServer) struct `Stripe` {
    @Test func `Stripe is asked for the current state on every event, and again if away`() async throws {
        try await withSyncBench(SyncBenchOptions(hasStripe: true)) { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            var card = StripeCustomer(id: "cus_1", ends: days(20, from: bench.now))
            bench.service.put(card)
            // The event of the end arrives before that of an earlier change. Stripe's API decides, and it
            // still reports an active subscription.
            #expect(try await bench.take(bench.event("e2", customer: "cus_1", .ended)) == .applied)
            #expect(try await bench.record("ann").status == "active")
            #expect(try await bench.take(bench.event("e2", customer: "cus_1", .ended)) == .repeated)
            card.status = "canceled"
            bench.service.put(card)
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").status == "expired")
            // Stripe is unreachable, so the event changes nothing yet. The edge asks again later.
            card.status = "active"
            bench.service.put(card)
            bench.service.fail(.status(503))
            #expect(try await bench.take(bench.event("e3", customer: "cus_1")) == .noted)
            #expect(try await bench.record("ann").status == "expired")
            bench.service.fail(.garbage)
            #expect(try await bench.take(bench.event("e4", customer: "cus_1")) == .noted)
            bench.service.fail(.none)
            let found = try await bench.entitlements.askStores(UserName(id: "ann"), because: "reconciliation")
            #expect(found == .changed)
            #expect(try await bench.record("ann").status == "active")
        }
    }
}
