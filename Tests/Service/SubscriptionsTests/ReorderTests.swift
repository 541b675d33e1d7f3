import Bytes
import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Events in random order, some of them repeated, must give the same records as the events in order.
@Suite(.needsRedisServer) struct `Webhooks in any order` {
    private static let count = TestLength.choose(short: 600, full: 10_000)
    private static let people = 40

    @Test(arguments: [1, 2] as [UInt64]) func `Webhooks in any order have the same result`(seed: UInt64)
        async throws
    {
        let inOrder = try await play(seed, shuffled: false)
        let shuffled = try await play(seed, shuffled: true)
        #expect(inOrder == shuffled, "seed \(seed)")
        #expect(Set(inOrder.map(\.status)).count >= 4, "the lives were too much alike")
    }

    /// The members of a user's record that the test compares at the end.
    private struct State: Equatable {
        let plan: String?
        let status: String?
        let end: Moment?
        let product: String?
    }

    private func play(_ seed: UInt64, shuffled: Bool) async throws -> [State] {
        try await withSyncBench { bench async throws in
            let start = bench.now
            var lives = (0..<Self.people).map { Life(person: $0, seed: seed, start: start) }
            var random = SplitMix64(seed: seed)
            var waiting: [(person: Int, event: SubscriptionEvent)] = []
            var made = 0
            while made < Self.count || !waiting.isEmpty {
                // More changes are made while earlier events are still being delivered.
                if made < Self.count {
                    let person = made % Self.people
                    let type = lives[person].turn()
                    bench.service.put(lives[person].subscriber.document(), at: "/v1/subscribers/u\(person)")
                    var event = bench.event("e\(made)", user: "u\(person)")
                    event.type = type
                    event.meaning = type == "EXPIRATION" ? .ended : .changed
                    event.at = Moment(milliseconds: start.milliseconds + Int64(made))
                    waiting.append((person, event))
                    if Int.random(in: 0..<5, using: &random) == 0 { waiting.append((person, event)) }
                    made += 1
                }
                guard !shuffled || made == Self.count || waiting.count > 200 else { continue }
                let index = shuffled ? Int.random(in: 0..<waiting.count, using: &random) : 0
                _ = try await bench.take(waiting.remove(at: index).event)
            }
            var states: [State] = []
            for person in 0..<Self.people {
                let record = try await bench.record("u\(person)")
                #expect(record.status == lives[person].status(at: bench.now))
                states.append(
                    State(
                        plan: record.plan, status: record.status,
                        end: record.periodEnd.map { end in
                            Moment(seconds: end.seconds - start.seconds)
                        }, product: record.product))
            }
            return states
        }
    }
}

/// The changes of one subscriber, step by step. The same seed makes the same changes.
private struct Life {
    var subscriber: Subscriber
    private var random: SplitMix64
    private let start: Moment

    init(person: Int, seed: UInt64, start: Moment) {
        self.start = Moment(seconds: start.seconds)
        random = SplitMix64(seed: seed &* 1000 &+ UInt64(person))
        subscriber = Subscriber(isEmpty: true)
    }

    /// Makes a random change, and returns the type of event that RevenueCat would send.
    mutating func turn() -> String {
        let end = Int.random(in: 5...60, using: &random)
        subscriber.isEmpty = false
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            subscriber = Subscriber(periodType: "intro", expires: days(3, from: start))
            return "INITIAL_PURCHASE"
        case 1, 2:
            subscriber = Subscriber(expires: days(Double(end), from: start))
            return "RENEWAL"
        case 3:
            subscriber.unsubscribed = start
            return "CANCELLATION"
        case 4:
            subscriber.unsubscribed = nil
            return "UNCANCELLATION"
        case 5:
            subscriber.billingIssue = start
            subscriber.grace = days(Double(end) + 16, from: start)
            return "BILLING_ISSUE"
        case 6:
            subscriber.expires = days(-1, from: start)
            subscriber.grace = nil
            return "EXPIRATION"
        default:
            subscriber.isEmpty = true
            return "TRANSFER"
        }
    }

    /// The expected status by docs/specification.md §4. It is computed without the code under test.
    func status(at now: Moment) -> String {
        if subscriber.isEmpty { return "free" }
        let end = [subscriber.expires, subscriber.grace].compactMap { $0 }.max() ?? now
        if end <= now { return "expired" }
        if subscriber.billingIssue != nil { return "billing_issue" }
        return subscriber.unsubscribed == nil ? "active" : "cancelled"
    }
}
