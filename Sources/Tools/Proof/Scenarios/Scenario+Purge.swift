import Foundation
import MockProvider
import Reactor

/// Counters of periods that are long over are dropped, and none to which a step of the clock could lead back
/// (laws 12 and 16).
///
/// The edges are stopped while the clock is set, and others start in their place. They read from the store
/// since when its clock has run evenly, as edges left it there that have watched it all the time.
extension Scenario {
    /// A message, and how many counters its user has afterwards: by the minute, hour, day, month, billing
    /// month and slice of a rolling window.
    private struct Message {
        let date: String
        let counters: String
        var anchorDay = 20
        /// The first message of a day reaches a soft limit, which is told once.
        var isFirstOfDay = false
    }

    /// Since when the clock has run evenly.
    private static let start = "2031-10-31T23:50:50Z"

    private static let messages = [
        Message(date: start, counters: "i1 h1 d1 m1 b1 r1", isFirstOfDay: true),
        Message(date: "2031-10-31T23:51:05Z", counters: "i2 h1 d1 m1 b1 r1"),
        // Two minutes have turned, but not passed.
        Message(date: "2031-10-31T23:52:05Z", counters: "i3 h1 d1 m1 b1 r1"),
        Message(date: "2031-10-31T23:53:10Z", counters: "i2 h1 d1 m1 b1 r1"),
        Message(date: "2031-11-01T00:05:00Z", counters: "i2 h2 d2 m2 b1 r2", isFirstOfDay: true),
        Message(date: "2031-11-01T01:10:00Z", counters: "i2 h3 d2 m2 b1 r2"),
        Message(date: "2031-11-01T02:10:00Z", counters: "i2 h2 d2 m2 b1 r3"),
        Message(date: "2031-11-02T01:30:00Z", counters: "i2 h2 d3 m2 b1 r4", isFirstOfDay: true),
        Message(date: "2031-11-02T02:30:00Z", counters: "i2 h2 d3 m2 b1 r5"),
        // The slice of 24 hours ago still counts.
        Message(date: "2031-11-03T03:00:00Z", counters: "i2 h2 d2 m2 b1 r2", isFirstOfDay: true),
        Message(date: "2031-12-02T12:00:00Z", counters: "i2 h2 d2 m3 b2 r1", isFirstOfDay: true),
        Message(date: "2032-01-02T12:00:00Z", counters: "i2 h2 d2 m2 b2 r1", isFirstOfDay: true),
    ]

    /// A user whose billing month turns on another day again and again. A month that has begun is kept until
    /// its own end has passed, a month after its beginning.
    private static let movedMonths = [
        Message(date: "2031-10-07T12:00:00Z", counters: "b1", anchorDay: 5, isFirstOfDay: true),
        Message(date: "2031-10-12T12:00:00Z", counters: "b2", anchorDay: 11, isFirstOfDay: true),
        Message(date: "2031-10-25T12:00:00Z", counters: "b3", anchorDay: 20, isFirstOfDay: true),
        Message(date: "2031-11-20T12:00:00Z", counters: "b4", anchorDay: 15, isFirstOfDay: true),
        Message(date: "2031-12-12T12:00:00Z", counters: "b4", anchorDay: 10, isFirstOfDay: true),
        Message(date: "2032-01-12T12:00:00Z", counters: "b3", anchorDay: 10, isFirstOfDay: true),
        Message(date: "2032-03-12T12:00:00Z", counters: "b2", anchorDay: 10, isFirstOfDay: true),
    ]

    static let purgedLimits = """
              - { name: minute, count: messages, per: minute, amount: 100 }
              - { name: hour, count: messages, per: hour, amount: 100 }
              - { name: day, count: messages, per: day, amount: 100 }
              - { name: early, count: messages, per: day, amount: 1, enforcement: soft }
              - { name: billing, count: messages, per: billing month, amount: 100 }
              - { name: month, count: messages, per: month, amount: 100 }
        """

    func runPurge(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        guard let clock = bed.clock else {
            return checks.skip("a clock that can be turned needs a C compiler (cc), and none is there")
        }
        let user = "purge-\(seed)"
        for message in Self.messages {
            try await move(clock, to: message.date, evenSince: Self.start, bed)
            try await check(message, of: user, bed, &checks)
        }
        try await checkSteps(clock, of: user, bed, &checks)
        for message in Self.movedMonths {
            try await move(clock, to: message.date, evenSince: "2031-01-01T00:00:00Z", bed)
            try await check(message, of: "moving-\(seed)", bed, &checks)
        }
        try await checkRefund(clock, of: "open-\(seed)", bed, &checks)
    }

    /// Two messages are open while the counter of their minute is dropped, since their edge hangs. Then one
    /// of them fails, and there is nothing left to give back to; the other one changes nothing.
    private func checkRefund(
        _ clock: ShiftedClock, of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        try await move(clock, to: "2032-04-01T12:00:50Z", evenSince: Self.start, bed)
        for fields in ["x-mock-fail: 1\r\n", ""] {
            bed.control.spawn(with: (self, user, fields, bed)) { scenario, user, fields, bed in
                // What becomes of it is looked at in the counters.
                _ = try? await scenario.say(0, of: user, fields: fields + "x-mock-delay-ms: 1000\r\n", bed)
            }
        }
        let isOpen = await hasOpen(2, of: user, within: 5, bed)
        checks.add("two messages are open while their minute is dropped", isOpen, isOpen ? "2" : "fewer")
        bed.suspendEdges()
        for (date, counters) in [("2032-04-01T12:02:00Z", "i2"), ("2032-04-01T12:03:30Z", "i2")] {
            try await move(clock, to: date, evenSince: Self.start, bed)
            try await check(Message(date: date, counters: counters), of: user, bed, &checks)
        }
        bed.resumeEdges()
        let isEnded = await hasOpen(0, of: user, within: 10, bed)
        checks.add("both end, once their edge goes on", isEnded, isEnded ? "they have" : "not within 10 s")
        let kept = await counters(["i"], of: user, bed)
        checks.add("and no counter comes back", kept == "i2", kept)
        await checkUsed("after the refund", ["hour": 3, "day": 3, "month": 3], of: user, bed, &checks)
    }

    /// Steps of the clock, there and back again: unnoticed by any edge, and under a running one.
    private func checkSteps(
        _ clock: ShiftedClock, of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let (back, forth) = ("2031-12-02T13:00:00Z", "2032-01-02T13:00:00Z")
        try await move(clock, to: back, evenSince: Self.start, bed)
        await checkUsed(
            "after a step a month back", ["day": 1, "billing": 1, "month": 1], of: user, bed, &checks)
        try await check(Message(date: back, counters: "i3 h3 d2 m2 b2 r2"), of: user, bed, &checks)
        try await move(clock, to: forth, evenSince: Self.start, bed)
        await checkUsed(
            "after a step forth again", ["day": 1, "billing": 1, "month": 1, "rolled": 1], of: user, bed,
            &checks)
        try await check(Message(date: forth, counters: "i2 h2 d2 m2 b2 r2"), of: user, bed, &checks)

        clock.set(to: try Self.moment("2033-02-25T12:00:00Z"))
        try await check(
            Message(
                date: "a step of a year under a running edge", counters: "i3 h3 d3 m3 b3 r3",
                isFirstOfDay: true),
            of: user, bed, &checks)
        clock.set(to: try Self.moment(forth))
        await checkUsed(
            "after the step back", ["hour": 1, "day": 2, "month": 2, "rolled": 2], of: user, bed, &checks)
    }

    private func check(
        _ message: Message, of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        try await bed.operators?.turn(
            billingMonthOf: user, onDay: message.anchorDay, on: bed.control)
        let answer = try await say(0, of: user, bed)
        guard answer.status == 200 else {
            throw ProofError("a message at \(message.date) was answered with \(answer.status)")
        }
        checks.equal(
            "\(message.date): notices of a threshold of the day", answer.notice == nil ? 0 : 1,
            message.isFirstOfDay ? 1 : 0)
        let kinds = message.counters.split(separator: " ").compactMap(\.first)
        let found = await counters(kinds, of: user, bed)
        checks.add(
            "\(message.date): counters are kept, and those dropped that are long over",
            found == message.counters, "\(found), expected \(message.counters)")
    }

    private func checkUsed(
        _ step: String, _ expected: [String: Int], of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        let limits = await bed.operators?.account(of: user, on: bed.control)?.limits ?? []
        for (name, used) in expected.sorted(by: { $0.key < $1.key }) {
            checks.equal(
                "\(step): used of the limit \(name)",
                limits.first { $0.name == name }?.used ?? -1, used)
        }
    }

    /// Stops the edges, sets the clock and starts others.
    private func move(
        _ clock: ShiftedClock, to date: String, evenSince start: String, _ bed: TestBed
    ) async throws(ProofError) {
        let (now, since) = (try Self.moment(date), try Self.moment(start))
        await bed.stopEdges()
        clock.set(to: now)
        let words = ["HSET", "us:{store:}:e", "steady", "\(since)", "seen", "\(now)"]
        guard await bed.redis.ask(words) != nil else { throw ProofError("Redis does not take a write") }
        try await bed.openEdges(edges)
        // It is ready once it has asked the store, and knows how long its clock has run evenly.
        let isReady = await comesTrue(within: 10, bed) {
            (try? await bed.operators?.ask("GET", "/readyz", on: bed.control))?.status == 200
        }
        guard isReady else { throw ProofError("an edge was not ready within 10 s at \(date)") }
    }

    /// How many counters are kept of a user, by the first letters of their names.
    private func counters(_ kinds: [Character], of user: String, _ bed: TestBed) async -> String {
        let names = await bed.operators?.counters(of: user, on: bed.control) ?? []
        return kinds.map { kind in "\(kind)\(names.count { $0.first == kind })" }.joined(separator: " ")
    }

    /// Milliseconds since 1970.
    private static func moment(_ date: String) throws(ProofError) -> Int64 {
        guard let date = try? Date(date, strategy: .iso8601) else { throw ProofError("\(date) is no date") }
        return Int64(date.timeIntervalSince1970 * 1000)
    }
}
