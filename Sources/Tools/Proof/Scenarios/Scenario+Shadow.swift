import Load
import MockProvider
import Reactor

/// Limits in shadow: nobody is refused, and operators see what would have been.
extension Scenario {
    /// What is sent, one after the other; the limit; the capacity and the pace of the burst.
    private static let (messages, amount, capacity, perMinute) = (60, 40, 10, 60)
    /// How many messages may be open, and how many are sent at once.
    static let shadowOpen = 5
    private static let atOnce = 8
    /// How many the upstream fails: those get back what they were charged, and nothing else.
    private static let inVain = 10

    static var shadowLimits: String {
        """
              - { name: trial-day, count: messages, per: day, amount: \(amount), enforcement: shadow }
              - { name: kept, count: messages, per: month, amount: 1_000_000 }
            bursts:
              - { name: trial-pace, count: requests, per_minute: \(perMinute), capacity: \(capacity), \
        enforcement: shadow }
              - { name: wide-pace, count: requests, per_minute: 60, capacity: 100, enforcement: shadow }
        """
    }

    func runShadow(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        let user = "shadow-\(seed)-00000"
        let start = Clocks.monotonic()
        var (good, notices) = (0, 0)
        for message in 1...Self.messages {
            let answer = try await say(message, of: user, bed)
            good += answer.status == 200 ? 1 : 0
            notices += answer.notice == nil ? 0 : 1
        }
        // Its repetitions are no messages of their own, but requests, which the burst counts.
        let named = Self.messages + Self.atOnce + 1
        let answered = named + 2
        for _ in 0..<3 {
            let key = "Idempotency-Key: shadow-\(seed)\r\n"
            good += try await say(0, of: user, fields: key, bed).status == 200 ? 1 : 0
            await waitForSettlement(of: user, bed)
        }
        var failed = 0
        for _ in 0..<Self.inVain {
            let status = try await say(0, of: user, fields: "x-mock-fail: 1\r\n", bed).status
            failed += (500..<600).contains(status) ? 1 : 0
        }
        good += await sendAtOnce(seed, bed)
        let seconds = Double(Clocks.monotonic() - start) / 1e9
        checks.equal("nobody is refused", good, answered)
        checks.equal("the upstream failed", failed, Self.inVain)
        checks.equal("nobody is told of a threshold", notices, 0)
        let billed = await bed.upstream.figures()
        let requests = answered + Self.inVain
        checks.equal("every message reached the upstream", billed.messages, requests)
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                messages: named, inputTokens: billed.inputTokens, outputTokens: billed.outputTokens,
                counters: ["trial-day": named, "kept": named]),
            bed, &checks)
        let told = await toldInShadow(bed)
        checks.equal(
            "the limit tells whom it would have refused", told["trial-day"] ?? 0,
            named - Self.amount + Self.inVain)
        // What the pace lets through besides the capacity: one a second. For those in shadow nothing is
        // charged.
        let passed = Self.capacity + Int(seconds * Double(Self.perMinute) / 60) + 1
        checks.within(
            "the burst tells whom it would have refused", told["trial-pace"] ?? 0,
            from: max(0, requests - passed), to: requests - Self.capacity)
        checks.equal(
            "open messages tell which would have been refused", told["concurrency"] ?? 0,
            Self.atOnce - Self.shadowOpen)
        checks.equal("no other limit tells anything", told.count, 3)
        try await checkBurstAlone(of: "paced-\(seed)", bed, &checks)
    }

    /// Without limits, and with a burst that has room for one message.
    static let pacedPlan = """
          paced:
            label: Paced
            kind: subscription
            limits: []
            bursts:
              - { count: requests, per_minute: 1, capacity: 1, enforcement: shadow }

        """

    /// A message that a burst in shadow would have refused is charged nothing there, and so has nothing to
    /// give back when it comes to nothing.
    private func checkBurstAlone(
        of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        try await bed.operators?.entitle(user, to: "paced", on: bed.control)
        checks.equal("within the burst one is answered", try await say(0, of: user, bed).status, 200)
        let status = try await say(0, of: user, fields: "x-mock-fail: 1\r\n", bed).status
        checks.within("past it one comes to nothing", status, from: 500, to: 599)
        await checkLaws(of: user, AdminAccess.Expected(who: "past the burst", messages: 1), bed, &checks)
    }

    /// Slow messages, all at the same time; how many were answered.
    private func sendAtOnce(_ seed: UInt64, _ bed: TestBed) async -> Int {
        var driver = LoadDriver("shadow-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (Self.atOnce, Self.atOnce)
        let front = bed.front.with([("x-mock-delay-ms", "1000")])
        return await driver.send(to: front, on: bed.control).answers(200..<300)
    }

    /// The shadow refusals that all edges report, by the limit's name.
    private func toldInShadow(_ bed: TestBed) async -> [String: Int] {
        var told: [String: Int] = [:]
        for (labels, count) in await bed.metric("usher_shadow_decisions_total") {
            guard let name = labels.firstMatch(of: /limit="([^"]*)"/)?.1 else { continue }
            told[String(name), default: 0] &+= count
        }
        return told
    }
}
