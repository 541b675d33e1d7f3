import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@testable import Subscriptions

/// Tests docs/guarantees.md, G12: each event is applied once, and an older one never overwrites a newer one.
/// Redis is real here, and the subscription service is a stand-in.
@Suite(.needsRedisServer) struct `The entitlement sync` {
    private static let ann = "/v1/subscribers/ann"

    @Test func `The entitlement sync asks the store on an event, with its own key, and writes the answer`()
        async throws
    {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(expires: days(20, from: bench.now)).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e1")) == .applied)
            let record = try await bench.record("ann")
            #expect(record.status == "active" && record.plan == "premium" && record.version == 1)
            #expect(record.product == "coach_monthly" && record.source == "revenuecat")
            #expect(bench.service.keys == ["Bearer sk_test"])
        }
    }

    @Test func `The entitlement sync applies an event id once`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(expires: days(20, from: bench.now)).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e1")) == .applied)
            #expect(try await bench.take(bench.event("e1")) == .repeated)
            #expect(bench.service.asked.count == 1)
            // An event that changes nothing does not raise the record's version, because a new version makes
            // all edges read the record again.
            #expect(try await bench.take(bench.event("e2")) == .applied)
            #expect(try await bench.record("ann").version == 1)
        }
    }

    @Test func `The entitlement sync never lets an older answer overwrite a newer one`() async throws {
        try await withSyncBench { bench async throws in
            let now = bench.now
            bench.service.put(Subscriber(expires: days(20, from: now)).document(at: now), at: Self.ann)
            _ = try await bench.take(bench.event("e1"))
            let older = Moment(milliseconds: now.milliseconds - 1)
            bench.service.put(Subscriber(isEmpty: true).document(at: older), at: Self.ann)
            _ = try await bench.take(bench.event("e2"))
            #expect(try await bench.record("ann").status == "active")
            let newer = Moment(milliseconds: now.milliseconds + 1)
            bench.service.put(Subscriber(isEmpty: true).document(at: newer), at: Self.ann)
            _ = try await bench.take(bench.event("e3"))
            #expect(try await bench.record("ann").status == "free")
        }
    }

    @Test(
        arguments: [
            SubscriptionServiceStandIn.Fault.status(500), .status(429), .status(401), .status(400), .garbage,
        ])
    func `The entitlement sync notes users while the store does not answer, and asks about them later`(
        fault: SubscriptionServiceStandIn.Fault
    )
        async throws
    {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(expires: days(20, from: bench.now)).document(), at: Self.ann)
            bench.service.fail(fault)
            #expect(try await bench.take(bench.event("e1")) == .noted)
            #expect(try await bench.record("ann").status == nil)
            // The edge acknowledged the event with a 200. It must therefore ask the service again later,
            // until it gets an answer.
            let queue = Queue.reconciliation(tenant: "")
            try await bench.records.queues.putUser(UserName(id: "ann"), in: queue, due: nil)
            bench.service.fail(.none)
            let reconciler = Reconciler(bench.entitlements, perMinute: 6000)
            reconciler.start()
            defer { reconciler.stop() }
            #expect(
                await eventually(on: bench.loop) {
                    (try? await bench.record("ann").status) == "active"
                })
        }
    }

    @Test func `While the store is away, an event's grants are applied, and nothing that it revokes`()
        async throws
    {
        try await withSyncBench { bench async throws in
            bench.service.fail(.status(503))
            var purchase = Subscription(product: "coach_monthly")
            purchase.endsAt = days(30, from: bench.now)
            #expect(try await bench.take(bench.event("e1", at: days(-1), told: purchase)) == .noted)
            #expect(try await bench.record("ann").status == "active")
            #expect(try await bench.take(bench.event("e2", .ended)) == .noted)
            #expect(try await bench.record("ann").status == "active")
            var old = Subscription(product: "coach_monthly")
            old.endsAt = days(1, from: bench.now)
            #expect(try await bench.take(bench.event("e0", at: days(-9), told: old)) == .noted)
            #expect(try await bench.record("ann").periodEnd == purchase.endsAt, "an older event won")
        }
    }

    @Test func `A temporary grant is kept until its own end, even if the store knows nothing of it`()
        async throws
    {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: Self.ann)
            var purchase = Subscription(product: "coach_monthly")
            purchase.endsAt = days(1, from: bench.now)
            #expect(
                try await bench.take(bench.event("e1", at: bench.now, .granted, told: purchase)) == .applied
            )
            #expect(try await bench.record("ann").status == "active")
            #expect(bench.service.asked.isEmpty)
            #expect(try await bench.entitlements.askStores(UserName(id: "ann"), because: "restore") == .same)
            #expect(try await bench.record("ann").status == "active", "asking took the grant away")
            #expect(try await bench.take(bench.event("e2", .ended)) == .applied)
            #expect(try await bench.record("ann").status == "free")
        }
    }

    @Test func `The entitlement sync does not shorten a paid plan by a temporary grant`() async throws {
        try await withSyncBench { bench async throws in
            let end = days(20, from: bench.now)
            bench.service.put(Subscriber(expires: end).document(), at: Self.ann)
            _ = try await bench.take(bench.event("e1"))
            var purchase = Subscription(product: "coach_monthly")
            purchase.endsAt = days(1, from: bench.now)
            _ = try await bench.take(bench.event("e2", at: bench.now, .granted, told: purchase))
            #expect(try await bench.record("ann").periodEnd?.seconds == end.seconds)
        }
    }

    @Test func `The entitlement sync asks about both sides of a transfer`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/old")
            let has = Subscriber(expires: days(9, from: bench.now))
            bench.service.put(has.document(), at: "/v1/subscribers/new%2Fone%20%C3%A9")
            var event = bench.event("e1")
            event.people = ["old", "new/one é"]
            #expect(try await bench.take(event) == .applied)
            #expect(try await bench.record("old").status == "free")
            #expect(try await bench.record("new/one é").status == "active")
        }
    }

    @Test func `The entitlement sync ignores testers' purchases and events without a meaning`() async throws {
        try await withSyncBench { bench async throws in
            var event = bench.event("e1")
            event.isSandbox = true
            #expect(try await bench.take(event) == .ignored)
            #expect(try await bench.take(bench.event("e2", .nothing)) == .ignored)
            #expect(bench.service.asked.isEmpty)
        }
    }

    @Test func `The entitlement sync accepts testers' purchases if they are kept apart`() async throws {
        try await withSyncBench(SyncBenchOptions(opensSandbox: true)) { bench async throws in
            bench.service.put(
                Subscriber(expires: days(9, from: bench.now), isSandbox: true).document(), at: Self.ann)
            var event = bench.event("e1")
            event.isSandbox = true
            #expect(try await bench.take(event) == .applied)
            let record = try await bench.record("ann")
            #expect(record.plan == "premium" && record.isSandbox)
        }
    }

    @Test func `The entitlement sync asks once for all callers that wait for the same user`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(expires: days(9, from: bench.now)).document(), at: Self.ann)
            let done = SharedCount()
            for _ in 0..<20 {
                bench.loop.spawn(with: bench) { bench in
                    _ = try? await bench.entitlements.askStores(UserName(id: "ann"), because: "restore")
                    done.count += 1
                }
            }
            #expect(await eventually(on: bench.loop) { done.count == 20 })
            #expect(bench.service.asked.count == 1)
        }
    }

    @Test func `The entitlement sync finds expired plans and changes with lost webhooks`() async throws {
        try await withSyncBench { bench async throws in
            let soon = Moment(milliseconds: bench.now.milliseconds + 50)
            bench.service.put(Subscriber(periodType: "intro", expires: soon).document(), at: Self.ann)
            _ = try await bench.take(bench.event("e1"))
            #expect(try await bench.record("ann").plan == "trial")
            // The subscription is renewed, but the webhook for the renewal is lost.
            bench.service.put(Subscriber(expires: days(30, from: bench.now)).document(), at: Self.ann)
            let queue = Queue.reconciliation(tenant: "")
            let due = try await bench.records.queues.takeMembers(10, from: queue, lease: 0)
            #expect(due.members.isEmpty, "no user is asked about before the plan has ended")
            try await bench.records.queues.putUser(UserName(id: "ann"), in: queue, due: soon)
            let reconciler = Reconciler(bench.entitlements, perMinute: 6000)
            reconciler.start()
            defer { reconciler.stop() }
            #expect(
                await eventually(on: bench.loop) { (try? await bench.record("ann").plan) == "premium" })
        }
    }
}

private final class SharedCount: @unchecked Sendable { var count = 0 }
