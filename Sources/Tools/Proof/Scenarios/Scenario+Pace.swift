import HTTP
import Load
import MockProvider
import Reactor

extension Scenario {
    static let needsLimits = Outside.impossible("it needs limits of its own")

    static let bursts = Scenario(
        "bursts", "a burst limit: never more than its capacity and its pace",
        configuration: planYAML(
            "per: month, amount: 1_000_000", burst: "count: requests, per_minute: 120, capacity: 20",
            others: singlePlan), outside: needsLimits, action: Scenario.runBursts)

    static let concurrency = Scenario(
        "concurrency", "at most five messages are open: the upstream never has a sixth",
        configuration: planYAML(
            "per: month, amount: 1_000_000", maxOpen: 5,
            burst: "count: requests, per_minute: 6_000, capacity: 1_000", others: alonePlan),
        answers: { $0.delay = .fixed(0.2) }, outside: needsLimits, action: Scenario.runConcurrency)

    private func runBursts(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        var driver = LoadDriver("burst-\(seed)-", seed: seed)
        let (counts, billed, seconds) = await sendAtPace(&driver, bed)
        checkPace(counts, billed, &checks)
        // This burst must admit exactly 20 messages at once and then 2 a second (L11). The load sends 100 a
        // second, so the number of admitted messages shows what the burst has admitted.
        checks.checkWithin(
            "exactly the burst and the pace are admitted", counts.answerCount(200..<300),
            from: 20 + 2 * 3,
            to: 20 + Int(2 * seconds) + 1)
        await checkCounted(driver, counts, billed, bed, &checks)
        try await checkSingle(seed, bed, &checks)
    }

    /// Checks that a burst of one admits one message. If a message exceeds both the burst and the limit of
    /// open messages, the refusal must state the wait for the burst.
    private func checkSingle(
        _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver("single-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (1, 1)
        let user = driver.userName(0)
        try await bed.operators?.entitleUser(user, to: "single", on: bed.control)
        let front = bed.front.addingFields([("x-mock-delay-ms", "1500")])
        let first = driver.beginLoad(to: front, on: bed.control)
        let isOpen = await hasOpen(1, of: user, within: 5, bed)
        let second = try await sendMessage(1, of: user, bed)
        checks.addCheck(
            "one message is open when the next one comes", isOpen, isOpen ? "it was" : "not in 5 s")
        checks.checkEqual("a burst of one admits no second message for now", second.status, 429)
        checks.checkWithin(
            "the refusal says how long the burst lasts", second.retryAfter ?? 0, from: 50, to: 60)
        checks.checkEqual(
            "a burst of one admits one message", (await first.endLoad()).answerCount(200..<300), 1)
        await waitForSettlement(of: user, bed)
        checks.checkEqual(
            "and not a second one when the first has ended", try await sendMessage(2, of: user, bed).status,
            429)
    }

    private static let singlePlan = """
          single:
            label: Single
            kind: subscription
            max_open: 1
            limits: []
            bursts:
              - { count: requests, per_minute: 1, capacity: 1 }

        """

    private static let alonePlan = """
          alone: { label: Alone, kind: subscription, max_open: 1, limits: [] }

        """

    /// Checks that a refusal because of open messages names their number and a short wait.
    private func checkRefusal(
        _ names: String, open: Int, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver(names, seed: seed)
        (driver.connections, driver.requests) = (open, open)
        let front = bed.front.addingFields([("x-mock-delay-ms", "1000")])
        let sending = driver.beginLoad(to: front, on: bed.control)
        let isFull = await hasOpen(open, of: driver.userName(0), within: 5, bed)
        checks.addCheck(
            "as many messages are open as the plan allows", isFull, isFull ? "\(open)" : "not within 5 s")
        let refusal = try await sendMessage(0, of: driver.userName(0), bed)
        checks.checkEqual("one more message is refused", refusal.status, 429)
        checks.checkEqual(
            "the refusal says that it is short (Retry-After)", refusal.retryAfter ?? -1, 1)
        checks.checkEqual("the refusal says how many are open (used)", refusal.refusedUse ?? -1, open)
        checks.checkEqual(
            "the open messages are answered", await sending.endLoad().answerCount(200..<300), open)
    }

    private func sendAtPace(
        _ driver: inout LoadDriver, _ bed: TestBed
    ) async -> (counts: LoadCounts, billed: MockProviderFigures, seconds: Double) {
        (driver.connections, driver.rate, driver.seconds) = (16, 100, 4)
        let start = Clocks.monotonic()
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let seconds = Double(Clocks.monotonic() - start) / 1e9
        return (counts, await bed.upstream.readFigures(), seconds)
    }

    private func checkPace(_ counts: LoadCounts, _ billed: MockProviderFigures, _ checks: inout CheckList) {
        let good = counts.answerCount(200..<300)
        let refused = counts.answerCount(429..<430)
        checks.addCheck("messages were refused", refused > 0, "\(refused)")
        checks.checkEqual("every other answer is a refusal", refused, counts.answered - good)
        checks.checkEqual("no refused message reached the upstream", billed.messages, good)
    }

    /// Checks that exactly the admitted messages are counted.
    private func checkCounted(
        _ driver: LoadDriver, _ counts: LoadCounts, _ billed: MockProviderFigures, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let good = counts.answerCount(200..<300)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: good, messages: good, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }

    private func runConcurrency(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("open-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 100, 3)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let billed = await bed.upstream.readFigures()
        checkPace(counts, billed, &checks)
        checks.checkEqual(
            "the upstream never had more messages than may be open", billed.mostAtOnce, 5)
        await checkCounted(driver, counts, billed, bed, &checks)
        // The messages that were open have ended, so the users who were refused are now admitted.
        (driver.connections, driver.rate, driver.requests) = (2, nil, 6)
        let later = await driver.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual("afterwards every message is admitted", later.answerCount(200..<300), 6)
        try await checkRefusal("full-\(seed)-", open: 5, seed, bed, &checks)
        let names = "alone-\(seed)-"
        try await bed.operators?.entitleUser(names + "00000", to: "alone", on: bed.control)
        try await checkRefusal(names, open: 1, seed, bed, &checks)
    }
}
