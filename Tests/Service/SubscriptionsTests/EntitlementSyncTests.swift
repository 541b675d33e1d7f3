import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@testable import Subscriptions

/// docs/guarantees.md, G12 over a real Redis and a store over HTTP.
@Suite(.needsRedisServer) struct `The entitler` {
    private static let ann = "/v1/subscribers/ann"

    @Test func `asks the store on an event and writes its answer, with the key that only it knows`()
        async throws
    {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(expires: days(20, from: counter.now)).document(), at: Self.ann)
            #expect(try await counter.take(counter.event("e1")) == .applied)
            let record = try await counter.record("ann")
            #expect(record.status == "active" && record.plan == "premium" && record.version == 1)
            #expect(record.product == "coach_monthly" && record.store == "revenuecat")
            #expect(counter.store.keys == ["Bearer sk_test"])
        }
    }

    @Test func `applies an event id once`() async throws {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(expires: days(20, from: counter.now)).document(), at: Self.ann)
            #expect(try await counter.take(counter.event("e1")) == .applied)
            #expect(try await counter.take(counter.event("e1")) == .repeated)
            #expect(counter.store.asked.count == 1)
            // News that tell nothing new raise no version, so that no cache is emptied for them.
            #expect(try await counter.take(counter.event("e2")) == .applied)
            #expect(try await counter.record("ann").version == 1)
        }
    }

    @Test func `never lets an older answer overwrite a newer one`() async throws {
        try await withCounter { counter async throws in
            let now = counter.now
            counter.store.put(Subscriber(expires: days(20, from: now)).document(at: now), at: Self.ann)
            _ = try await counter.take(counter.event("e1"))
            let older = Moment(milliseconds: now.milliseconds - 1)
            counter.store.put(Subscriber(isEmpty: true).document(at: older), at: Self.ann)
            _ = try await counter.take(counter.event("e2"))
            #expect(try await counter.record("ann").status == "active")
            let newer = Moment(milliseconds: now.milliseconds + 1)
            counter.store.put(Subscriber(isEmpty: true).document(at: newer), at: Self.ann)
            _ = try await counter.take(counter.event("e3"))
            #expect(try await counter.record("ann").status == "free")
        }
    }

    @Test(
        arguments: [
            SubscriptionServiceStandIn.Fault.status(500), .status(429), .status(401), .status(400), .garbage,
        ])
    func `notes whom to ask about while the store does not answer, and asks later`(
        fault: SubscriptionServiceStandIn.Fault
    )
        async throws
    {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(expires: days(20, from: counter.now)).document(), at: Self.ann)
            counter.store.fail(fault)
            #expect(try await counter.take(counter.event("e1")) == .noted)
            #expect(try await counter.record("ann").status == nil)
            // The sender has heard 200: from here on it is ours.
            let queue = Queue.reconciliation(tenant: "")
            try await counter.records.put(UserName(id: "ann"), in: queue, due: nil)
            counter.store.fail(.none)
            let reconciler = Reconciler(counter.entitlements, perMinute: 6000)
            reconciler.start()
            defer { reconciler.stop() }
            #expect(
                await eventually(on: counter.loop) {
                    (try? await counter.record("ann").status) == "active"
                })
        }
    }

    @Test func `believes what an event gives while the store is away, and nothing that it takes`()
        async throws
    {
        try await withCounter { counter async throws in
            counter.store.fail(.status(503))
            var told = Subscription(product: "coach_monthly")
            told.endsAt = days(30, from: counter.now)
            #expect(try await counter.take(counter.event("e1", at: days(-1), told: told)) == .noted)
            #expect(try await counter.record("ann").status == "active")
            #expect(try await counter.take(counter.event("e2", .ended)) == .noted)
            #expect(try await counter.record("ann").status == "active")
            var old = Subscription(product: "coach_monthly")
            old.endsAt = days(1, from: counter.now)
            #expect(try await counter.take(counter.event("e0", at: days(-9), told: old)) == .noted)
            #expect(try await counter.record("ann").periodEnd == told.endsAt, "an older event won")
        }
    }

    @Test func `lets a temporary grant stand until its own end, though asking finds nothing`() async throws {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(isEmpty: true).document(), at: Self.ann)
            var told = Subscription(product: "coach_monthly")
            told.endsAt = days(1, from: counter.now)
            #expect(
                try await counter.take(counter.event("e1", at: counter.now, .granted, told: told)) == .applied
            )
            #expect(try await counter.record("ann").status == "active")
            #expect(counter.store.asked.isEmpty)
            #expect(try await counter.entitlements.ask(UserName(id: "ann"), because: "restore") == .same)
            #expect(try await counter.record("ann").status == "active", "asking took the grant away")
            #expect(try await counter.take(counter.event("e2", .ended)) == .applied)
            #expect(try await counter.record("ann").status == "free")
        }
    }

    @Test func `shortens nothing that was paid for by a temporary grant`() async throws {
        try await withCounter { counter async throws in
            let end = days(20, from: counter.now)
            counter.store.put(Subscriber(expires: end).document(), at: Self.ann)
            _ = try await counter.take(counter.event("e1"))
            var told = Subscription(product: "coach_monthly")
            told.endsAt = days(1, from: counter.now)
            _ = try await counter.take(counter.event("e2", at: counter.now, .granted, told: told))
            #expect(try await counter.record("ann").periodEnd?.seconds == end.seconds)
        }
    }

    @Test func `asks about both sides of a transfer`() async throws {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/old")
            let has = Subscriber(expires: days(9, from: counter.now))
            counter.store.put(has.document(), at: "/v1/subscribers/new%2Fone%20%C3%A9")
            var event = counter.event("e1")
            event.people = ["old", "new/one é"]
            #expect(try await counter.take(event) == .applied)
            #expect(try await counter.record("old").status == "free")
            #expect(try await counter.record("new/one é").status == "active")
        }
    }

    @Test func `ignores what testers buy, and what means nothing`() async throws {
        try await withCounter { counter async throws in
            var event = counter.event("e1")
            event.isSandbox = true
            #expect(try await counter.take(event) == .ignored)
            #expect(try await counter.take(counter.event("e2", .nothing)) == .ignored)
            #expect(counter.store.asked.isEmpty)
        }
    }

    @Test func `takes what testers buy where it is kept apart`() async throws {
        try await withCounter(CounterWishes(opensSandbox: true)) { counter async throws in
            counter.store.put(
                Subscriber(expires: days(9, from: counter.now), isSandbox: true).document(), at: Self.ann)
            var event = counter.event("e1")
            event.isSandbox = true
            #expect(try await counter.take(event) == .applied)
            let record = try await counter.record("ann")
            #expect(record.plan == "premium" && record.isSandbox)
        }
    }

    @Test func `asks once for all who wait for the same person`() async throws {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(expires: days(9, from: counter.now)).document(), at: Self.ann)
            let done = SharedCount()
            for _ in 0..<20 {
                counter.loop.spawn(with: counter) { counter in
                    _ = try? await counter.entitlements.ask(UserName(id: "ann"), because: "restore")
                    done.count += 1
                }
            }
            #expect(await eventually(on: counter.loop) { done.count == 20 })
            #expect(counter.store.asked.count == 1)
        }
    }

    @Test func `finds by itself whose time is over, and what webhooks lost`() async throws {
        try await withCounter { counter async throws in
            let soon = Moment(milliseconds: counter.now.milliseconds + 50)
            counter.store.put(Subscriber(periodType: "intro", expires: soon).document(), at: Self.ann)
            _ = try await counter.take(counter.event("e1"))
            #expect(try await counter.record("ann").plan == "trial")
            // Renewed, and no webhook ever says so.
            counter.store.put(Subscriber(expires: days(30, from: counter.now)).document(), at: Self.ann)
            let queue = Queue.reconciliation(tenant: "")
            let due = try await counter.records.take(10, from: queue, lease: 0)
            #expect(due.members.isEmpty, "nobody is asked about before the time is over")
            try await counter.records.put(UserName(id: "ann"), in: queue, due: soon)
            let reconciler = Reconciler(counter.entitlements, perMinute: 6000)
            reconciler.start()
            defer { reconciler.stop() }
            #expect(
                await eventually(on: counter.loop) { (try? await counter.record("ann").plan) == "premium" })
        }
    }
}

/// A count that tasks of one loop share.
private final class SharedCount: @unchecked Sendable { var count = 0 }
