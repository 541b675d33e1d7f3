import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Stripe with the behaviour in its documents: events arrive late, repeated and in any order, and it may be
/// away.
@Suite(.needsRedisServer) struct `Stripe` {
    @Test func `is asked what is so now, whichever event comes, and again when it was away`() async throws {
        try await withSyncBench(SyncBenchOptions(hasStripe: true)) { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            var card = StripeCustomer(id: "cus_1", ends: days(20, from: bench.now))
            bench.service.put(card)
            // The end arrives before an earlier change. Stripe still reports that the subscription is
            // running.
            #expect(try await bench.take(bench.event("e2", customer: "cus_1", .ended)) == .applied)
            #expect(try await bench.record("ann").status == "active")
            #expect(try await bench.take(bench.event("e2", customer: "cus_1", .ended)) == .repeated)
            card.status = "canceled"
            bench.service.put(card)
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").status == "expired")
            // While Stripe is away, the event changes nothing, and the edge asks about the person later.
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
