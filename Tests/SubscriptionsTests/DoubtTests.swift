import Ledger
import Limits
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

    @Test func `the store is asked once more, and a renewal that was missed is found`() async throws {
        try await withCounter { counter async throws in
            let now = counter.now
            counter.store.put(Subscriber(expires: days(30, from: now)).document(), at: "/v1/subscribers/ann")
            #expect(await counter.entitler.secondLook(at: Self.ann, Self.ended(now)) == .changed)
            #expect(try await counter.record("ann").periodEnd == Moment(seconds: days(30, from: now).seconds))
        }
    }

    @Test func `nobody is asked again and again`() async throws {
        try await withCounter { counter async throws in
            counter.store.put(Subscriber(isEmpty: true).document(), at: "/v1/subscribers/ann")
            let ended = Self.ended(counter.now, status: "expired")
            for _ in 0..<10 { _ = await counter.entitler.secondLook(at: Self.ann, ended) }
            #expect(counter.store.asked.count == 1)
            for index in 0..<60 {
                _ = await counter.entitler.secondLook(at: UserName(id: "u\(index)"), ended)
            }
            #expect(counter.store.asked.count < 40, "the questions of refusals are bounded")
        }
    }

    @Test func `who never paid, and whose time is not over, is nobody to ask about`() async throws {
        try await withCounter { counter async throws in
            #expect(await counter.entitler.secondLook(at: Self.ann, .none) == .stands)
            let running = Entitlement(
                plan: "premium", status: "active", periodEnd: days(1, from: counter.now))
            #expect(await counter.entitler.secondLook(at: Self.ann, running) == .stands)
            #expect(counter.store.asked.isEmpty)
        }
    }

    @Test(
        arguments: [
            ("active", 0.001, SecondLook.unknown), ("active", 0.99, .unknown), ("active", 1.01, .stands),
            ("billing_issue", 0.001, .unknown), ("cancelled", 0.001, .stands), ("expired", 0.001, .stands),
        ])
    func `what renews by itself goes on for a day while the store is away`(
        status: String, days: Double, look: SecondLook
    ) async throws {
        try await withCounter { counter async throws in
            counter.store.fail(.status(500))
            let ended = Self.ended(counter.now, status: status, by: days)
            #expect(await counter.entitler.secondLook(at: Self.ann, ended) == look)
        }
    }
}
