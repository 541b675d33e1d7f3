import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@testable import Subscriptions

@Suite(.needsRedisServer) struct `Before a paying user is refused as expired` {
    private static let ann = UserName(id: "ann")

    private static func ended(_ now: Moment, status: String = "active", by days: Double = 0.001)
        -> Entitlement
    {
        Entitlement(
            version: 1, plan: "premium", status: status,
            periodEnd: Moment(milliseconds: now.milliseconds - Int64(days * 86_400_000)))
    }

    @Test func `The store is asked once more, and a renewal that was missed is found`() async throws {
        try await withSyncBench { bench async throws in
            let now = bench.now
            bench.service.put(Subscriber(expires: days(30, from: now)).document(), at: "/v1/subscribers/ann")
            #expect(
                await bench.entitlements.recheckUser(Self.ann, Self.ended(now), now: bench.now)
                    == .changed
            )
            #expect(try await bench.record("ann").periodEnd == Moment(seconds: days(30, from: now).seconds))
        }
    }

    @Test func `An answer from before the end is not used after it`() async throws {
        try await withSyncBench { bench async throws in
            let path = "/v1/subscribers/ann"
            bench.service.put(Subscriber(periodType: "intro", expires: days(1)).document(), at: path)
            #expect(await bench.entitlements.recheckUser(Self.ann, .none, now: bench.now) == .changed)
            // The plan ends 50 ms from now. The time is computed only here, because the steps before can take
            // longer than 50 ms.
            let end = Moment(milliseconds: bench.now.milliseconds + 50)
            let ended = Entitlement(version: 1, plan: "trial", status: "active", periodEnd: end)
            #expect(await eventually(on: bench.loop) { bench.now.milliseconds > end.milliseconds + 50 })
            bench.service.put(Subscriber(expires: days(30, from: bench.now)).document(), at: path)
            let after = Moment(milliseconds: end.milliseconds + 1)
            #expect(await bench.entitlements.recheckUser(Self.ann, ended, now: after) == .changed)
        }
    }

    @Test func `An answer from during a pause is not used after it`() async throws {
        try await withSyncBench { bench async throws in
            let path = "/v1/subscribers/ann"
            bench.service.put(Subscriber(expires: days(-1, from: bench.now)).document(), at: path)
            var paused = Self.ended(bench.now, status: "expired", by: 1)
            paused.pausedUntil = days(1, from: bench.now)
            _ = await bench.entitlements.recheckUser(Self.ann, paused, now: bench.now)
            // The pause ends 50 ms from now. The time is computed only here, because the steps before can
            // take longer than 50 ms.
            let resumes = Moment(milliseconds: bench.now.milliseconds + 50)
            paused.pausedUntil = resumes
            #expect(
                await eventually(on: bench.loop) { bench.now.milliseconds > resumes.milliseconds + 50 })
            bench.service.put(Subscriber(expires: days(30, from: bench.now)).document(), at: path)
            let after = Moment(milliseconds: resumes.milliseconds + 1)
            #expect(await bench.entitlements.recheckUser(Self.ann, paused, now: after) == .changed)
        }
    }

    @Test func `No user is looked up again and again`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            let ended = Self.ended(bench.now, status: "expired")
            for _ in 0..<10 {
                _ = await bench.entitlements.recheckUser(Self.ann, ended, now: bench.now)
            }
            #expect(bench.service.asked.count == 1)
            for index in 0..<60 {
                _ = await bench.entitlements.recheckUser(UserName(id: "u\(index)"), ended, now: bench.now)
            }
            #expect(bench.service.asked.count < 40, "the look-ups before refusals are bounded")
        }
    }

    @Test func `Each user is looked up twice at once, whatever says that the plan has ended`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            let start = Clocks.monotonic()
            for status in ["active", "active", "expired", "expired"] {
                // Other edges ask the service: once when the record has ended only by the clock, and once
                // when it has also ended by its status.
                _ = await bench.another().recheckUser(
                    Self.ann, Self.ended(bench.now, status: status), now: bench.now)
            }
            let seconds = Int((Clocks.monotonic() - start) / 1_000_000_000)
            #expect((2...(2 + seconds / 20)).contains(bench.service.asked.count))
        }
    }

    @Test func `Users with a current plan and blocked users are not looked up`() async throws {
        try await withSyncBench { bench async throws in
            let running = Entitlement(
                plan: "premium", status: "active", periodEnd: days(1, from: bench.now))
            #expect(await bench.entitlements.recheckUser(Self.ann, running, now: bench.now) == .stands)
            var blocked = Self.ended(bench.now)
            blocked.blockedSince = bench.now
            #expect(
                await bench.entitlements.recheckUser(Self.ann, blocked, now: bench.now) == .stands)
            #expect(bench.service.asked.isEmpty)
        }
    }

    @Test(
        arguments: [
            ("active", 0.001, RecheckResult.unknown), ("active", 2.99, .unknown),
            ("active", 3.01, .unreadable),
            ("billing_issue", 0.001, .unknown), ("cancelled", 0.001, .stands), ("expired", 0.001, .stands),
        ])
    func `A plan that renews by itself goes on for three days while the store is away`(
        status: String, days: Double, look: RecheckResult
    ) async throws {
        try await withSyncBench { bench async throws in
            bench.service.fail(.status(500))
            let ended = Self.ended(bench.now, status: status, by: days)
            #expect(await bench.entitlements.recheckUser(Self.ann, ended, now: bench.now) == look)
        }
    }

    /// The paid time ended `ended` days ago. The pause after it ends `resumes` days from now.
    @Test(arguments: [(0.001, 20.0, RecheckResult.stands), (20, -0.5, .unknown), (20, -3.5, .unreadable)])
    func `A pause known beforehand holds while the store is away, and is over at its own end`(
        ended: Double, resumes: Double, look: RecheckResult
    ) async throws {
        try await withSyncBench { bench async throws in
            bench.service.fail(.status(500))
            var paused = Self.ended(bench.now, by: ended)
            paused.pausedUntil = days(resumes, from: bench.now)
            #expect(await bench.entitlements.recheckUser(Self.ann, paused, now: bench.now) == look)
        }
    }

    @Test func `A record that was read before another request found the purchase is read again`()
        async throws
    {
        try await withSyncBench { bench async throws in
            let ended = Self.ended(bench.now)
            // The stored record changes twice now. The loop below uses records that were read before.
            for end in [20.0, 30] {
                bench.service.put(
                    Subscriber(expires: days(end, from: bench.now)).document(), at: "/v1/subscribers/ann")
                #expect(try await bench.entitlements.askStores(Self.ann, because: "restore") == .changed)
            }
            // Each edge gets the old records twice. It must notice each time that the stored record is newer.
            let edges = [bench.entitlements] + (0..<4).map { _ in bench.another() }
            for edge in edges + edges {
                #expect(await edge.recheckUser(Self.ann, ended, now: bench.now) == .changed)
                #expect(await edge.recheckUser(Self.ann, .none, now: bench.now) == .changed)
            }
        }
    }
}

/// Tests docs/specification.md §4. Before a paying user is refused for the first time, the edge asks the
/// service. Callers cannot make edges flood the service with questions.
@Suite(.needsRedisServer) struct `Before an unknown user is refused` {
    @Test func `The store is asked once, and a purchase whose webhook was lost is found`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(
                Subscriber(expires: days(30, from: bench.now)).document(), at: "/v1/subscribers/ann")
            let ann = UserName(id: "ann")
            #expect(await bench.entitlements.recheckUser(ann, .none, now: bench.now) == .changed)
            #expect(try await bench.record("ann").plan == "premium")
        }
    }

    @Test func `Nothing is stored, and they are looked up twice in half a minute on all edges`()
        async throws
    {
        try await withSyncBench { bench async throws in
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            let ann = UserName(id: "ann")
            let edges = [bench.entitlements] + (0..<3).map { _ in bench.another() }
            for _ in 0..<5 {
                for edge in edges {
                    #expect(await edge.recheckUser(ann, .none, now: bench.now) == .stands)
                }
            }
            #expect(bench.service.asked == ["/v1/subscribers/ann", "/v1/subscribers/ann"])
            #expect(try await bench.record("ann") == SubscriptionRecord())
        }
    }

    @Test(arguments: [
        SubscriptionServiceStandIn.Fault.status(500), .status(401), .status(403), .garbage,
    ])
    func `Nobody takes a store that is away for one that knows of no purchase`(
        fault: SubscriptionServiceStandIn.Fault
    ) async throws {
        try await withSyncBench { bench async throws in
            bench.service.fail(fault)
            // The edge asks the service at limited rates, per person and in total. These users exceed both.
            for name in ["ann", "ann", "ann", "ben"] + (0..<60).map({ "invented\($0)" }) {
                let user = UserName(id: name)
                #expect(await bench.entitlements.recheckUser(user, .none, now: bench.now) == .unreadable)
            }
            bench.service.fail(.none)
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            #expect(try await bench.entitlements.restorePurchases(UserName(id: "ann")) == .same)
            #expect(
                await bench.entitlements.recheckUser(UserName(id: "ann"), .none, now: bench.now) == .stands)
        }
    }

    @Test func `A restore asks, whatever was answered a moment ago`() async throws {
        try await withSyncBench { bench async throws in
            let ann = UserName(id: "ann")
            bench.service.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            #expect(await bench.entitlements.recheckUser(ann, .none, now: bench.now) == .stands)
            #expect(try await bench.entitlements.restorePurchases(ann) == .same)
            bench.service.put(
                Subscriber(expires: days(30, from: bench.now)).document(), at: "/v1/subscribers/ann")
            #expect(try await bench.entitlements.restorePurchases(ann) == .changed)
            #expect(bench.service.asked.count == 3)
        }
    }

    @Test func `A thousand invented ones cause 40 look-ups and one in 2 s, and take none from payers`()
        async throws
    {
        try await withSyncBench { bench async throws in
            let edges = [bench.entitlements] + (0..<4).map { _ in bench.another() }
            let start = Clocks.monotonic()
            for index in 0..<1000 {
                let user = UserName(id: "invented\(index)")
                #expect(
                    await edges[index % edges.count].recheckUser(user, .none, now: bench.now) == .stands)
            }
            let seconds = Int((Clocks.monotonic() - start) / 1_000_000_000)
            let asked = bench.service.asked.count
            #expect((40...(41 + seconds / 2)).contains(asked), "\(asked) questions in \(seconds) s")
            bench.service.put(
                Subscriber(expires: days(30, from: bench.now)).document(), at: "/v1/subscribers/ann")
            let ended = Entitlement(
                version: 1, plan: "premium", status: "active", periodEnd: days(-1, from: bench.now))
            #expect(
                await bench.entitlements.recheckUser(UserName(id: "ann"), ended, now: bench.now)
                    == .changed)
        }
    }

    @Test func `Many requests of one user share one look-up`() async throws {
        try await withSyncBench { bench async throws in
            bench.service.put(
                Subscriber(expires: days(30, from: bench.now)).document(), at: "/v1/subscribers/ann")
            var looks: [Waiting] = []
            for _ in 0..<30 {
                let waiting = Waiting()
                looks.append(waiting)
                bench.loop.spawn(with: (bench.entitlements, waiting)) { entitlements, waiting in
                    waiting.look = await entitlements.recheckUser(
                        UserName(id: "ann"), .none, now: Moment(milliseconds: Clocks.wallMilliseconds()))
                }
            }
            let waiting = looks
            #expect(await eventually(on: bench.loop) { waiting.allSatisfy { $0.look != nil } })
            #expect(waiting.allSatisfy { $0.look == .changed })
            #expect(bench.service.asked.count == 1)
        }
    }

    private final class Waiting {
        var look: RecheckResult?
    }
}
