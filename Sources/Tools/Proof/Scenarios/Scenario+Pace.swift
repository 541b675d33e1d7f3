import HTTP
import Load
import MockProvider
import Reactor

/// Bursts, open requests at once, and the waiting times that refusals report.
extension Scenario {
    func runBursts(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("burst-\(seed)-", seed: seed)
        let (counts, billed, seconds) = await sendAtPace(&driver, bed)
        checkPace(counts, billed, &checks)
        // 20 at once and 2 a second (L11). The load asks 100 times a second, so that it uses each as soon as
        // it is free.
        checks.within(
            "the burst and the pace are admitted, and no more", counts.answers(200..<300), from: 20 + 2 * 3,
            to: 20 + Int(2 * seconds) + 1)
        await checkCounted(driver, counts, billed, bed, &checks)
        try await checkSingle(seed, bed, &checks)
    }

    /// Checks that a burst of one lets one in, and that who is refused by it and by open messages at once
    /// hears how long the burst lasts.
    private func checkSingle(
        _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver("single-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (1, 1)
        let user = driver.name(0)
        try await bed.operators?.entitle(user, to: "single", on: bed.control)
        let front = bed.front.with([("x-mock-delay-ms", "1500")])
        let first = driver.begin(to: front, on: bed.control)
        let isOpen = await hasOpen(1, of: user, within: 5, bed)
        let second = try await say(1, of: user, bed)
        checks.add("one is open when the next one comes", isOpen, isOpen ? "it was" : "not in 5 s")
        checks.equal("a burst of one lets no other in for now", second.status, 429)
        checks.within("it is told how long the burst lasts", second.retryAfter ?? 0, from: 50, to: 60)
        checks.equal("a burst of one lets one in", (await first.end()).answers(200..<300), 1)
        await waitForSettlement(of: user, bed)
        checks.equal("and no other when that is over", try await say(2, of: user, bed).status, 429)
    }

    /// A plan whose burst has room for one message.
    static let singlePlan = """
          single:
            label: Single
            kind: subscription
            max_open: 1
            limits: []
            bursts:
              - { count: requests, per_minute: 1, capacity: 1 }

        """

    /// A plan of which one message may be open.
    static let alonePlan = """
          alone: { label: Alone, kind: subscription, max_open: 1, limits: [] }

        """

    func runTokenBursts(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("burst-tokens-\(seed)-", seed: seed)
        let (counts, billed, seconds) = await sendAtPace(&driver, bed)
        checkPace(counts, billed, &checks)
        // 3,000 at once and 100 a second: what was reserved and not used is free again. A message holds up to
        // 400 tokens until it is settled.
        checks.within(
            "the burst and the pace are billed, and no more", billed.inputTokens + billed.outputTokens,
            from: 3000 - 400 + 100 * 3, to: 3000 + Int(100 * seconds) + 1)
        await checkCounted(driver, counts, billed, bed, &checks)
        try await checkWait(of: driver.name(0), bed, &checks)
        for isNamed in [false, true] { try await checkGivenBack(isNamed, seed, bed, &checks) }
        try await checkGivenBackAtOnce(of: "at-once-\(seed)-00000", bed, &checks)
    }

    /// Tokens that the plan `fast` lets through at once; one more in each millisecond.
    static let fastCapacity = 3000

    /// While one long message is open, short ones use up the burst. What the long one gives back at its end
    /// is what time has not given back already, and no more.
    /// - Parameter isNamed: whether the long one has a name, by which it may be sent again.
    private func checkGivenBack(
        _ isNamed: Bool, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let kind = isNamed ? "a long message with a name" : "a long message"
        var long = LoadDriver("given-back-\(isNamed)-\(seed)-", seed: seed)
        (long.connections, long.requests, long.maxTokens, long.sendsKeys) = (1, 1, 2500, isNamed)
        let user = long.name(0)
        try await bed.operators?.entitle(user, to: "fast", on: bed.control)
        // It ends amid a second, of which a wrong clock might forget the part.
        let begun = Clocks.wallMilliseconds()
        let delay = 1200 + (1600 - (begun + 1200) % 1000) % 1000
        let front = bed.front(of: 0).with([("x-mock-delay-ms", "\(delay)")])
        let sending = long.begin(to: front, on: bed.control)
        await bed.control.sleep(nanoseconds: UInt64(delay - 300) * 1_000_000)
        // Each asks for less than it uses, so that its settlement charges the rest.
        var (message, admitted, last) = (0, 0, begun)
        func send() async throws(ProofError) -> Bool {
            message += 1
            guard try await say(message, of: user, bed).status == 200 else { return false }
            (admitted, last) = (admitted + 1, Clocks.wallMilliseconds())
            return true
        }
        while Clocks.wallMilliseconds() < begun + delay { _ = try await send() }
        checks.equal("\(kind) is answered", (await sending.end()).answers(200..<300), 1)
        let isSettled = await hasOpen(0, of: user, within: 5, bed)
        checks.add("\(kind) is left open by nobody", isSettled, isSettled ? "nothing" : "after 5 s")
        while try await send() {}
        // All at once, and what the pace has added since the long one ended. The last one may use more than
        // was left.
        checks.within(
            "beside \(kind) the burst and the pace are billed, and no more", 100 * admitted,
            from: Self.fastCapacity - 500, to: Self.fastCapacity + Int(last - begun - delay) + 100)
    }

    /// A message with a name holds far more than it uses, and ends before time has given anything back: what
    /// it did not use is free again, and nothing of what others have used.
    private func checkGivenBackAtOnce(
        of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        try await bed.operators?.entitle(user, to: "fast", on: bed.control)
        let begun = Clocks.wallMilliseconds()
        var admitted = 0
        func send(_ maxTokens: Int, _ fields: String = "") async throws(ProofError) -> Bool {
            let answer = try await say(admitted, of: user, maxTokens: maxTokens, fields: fields, bed)
            if answer.status == 200 { admitted += 1 }
            return answer.status == 200
        }
        // Each uses 100 tokens.
        for _ in 0..<14 { _ = try await send(10) }
        _ = try await send(1000, "Idempotency-Key: \(user)\r\n")
        checks.equal("messages within the burst are answered", admitted, 15)
        while try await send(10) {}
        checks.within(
            "what a message with a name did not use is free again, and no more", 100 * admitted,
            from: Self.fastCapacity - 500,
            to: Self.fastCapacity + Int(Clocks.wallMilliseconds() - begun) + 100)
    }

    /// Checks that a client that waits as long as `Retry-After` says is admitted.
    private func checkWait(
        of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        // More tokens than the load leaves, which is less than 400.
        let tokens = 1000
        let first = try await say(0, of: user, maxTokens: tokens, bed)
        checks.equal("a message of \(tokens) tokens is too much for now", first.status, 429)
        let wait = first.retryAfter ?? 0
        // Plus a message's own text and a second of rounding.
        checks.within("it is told how long that is", wait, from: (tokens - 400) / 100, to: tokens / 100 + 2)
        await bed.control.sleep(nanoseconds: UInt64(min(max(wait, 0), 20)) * 1_000_000_000)
        checks.equal("then it is let in", try await say(1, of: user, maxTokens: tokens, bed).status, 200)
    }

    /// Checks that who is refused beside open messages hears of those, and need not wait for long.
    private func checkRefusal(
        _ names: String, open: Int, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver(names, seed: seed)
        (driver.connections, driver.requests) = (open, open)
        let front = bed.front.with([("x-mock-delay-ms", "1000")])
        let sending = driver.begin(to: front, on: bed.control)
        let isFull = await hasOpen(open, of: driver.name(0), within: 5, bed)
        checks.add("as many are open as may be", isFull, isFull ? "\(open)" : "not within 5 s")
        let refusal = try await say(0, of: driver.name(0), bed)
        checks.equal("one more is refused", refusal.status, 429)
        checks.equal("the refusal says that it is for a moment (Retry-After)", refusal.retryAfter ?? -1, 1)
        checks.equal("the refusal says how many are open (used)", refusal.refusedUse ?? -1, open)
        checks.equal("those that are open are answered", await sending.end().answers(200..<300), open)
    }

    private func sendAtPace(
        _ driver: inout LoadDriver, _ bed: TestBed
    ) async -> (counts: LoadCounts, billed: MockProviderFigures, seconds: Double) {
        (driver.connections, driver.rate, driver.seconds) = (16, 100, 4)
        let start = Clocks.monotonic()
        let counts = await driver.send(to: bed.front, on: bed.control)
        let seconds = Double(Clocks.monotonic() - start) / 1e9
        return (counts, await bed.upstream.figures(), seconds)
    }

    private func checkPace(_ counts: LoadCounts, _ billed: MockProviderFigures, _ checks: inout CheckList) {
        let good = counts.answers(200..<300)
        let refused = counts.answers(429..<430)
        checks.add("messages were refused", refused > 0, "\(refused)")
        checks.equal("every other answer is a refusal", refused, counts.answered - good)
        checks.equal("no refused message reached the upstream", billed.messages, good)
    }

    /// What was admitted is counted, and nothing else.
    private func checkCounted(
        _ driver: LoadDriver, _ counts: LoadCounts, _ billed: MockProviderFigures, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let good = counts.answers(200..<300)
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: good, messages: good, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }

    func runConcurrency(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("open-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 100, 3)
        let counts = await driver.send(to: bed.front, on: bed.control)
        let billed = await bed.upstream.figures()
        checkPace(counts, billed, &checks)
        checks.equal("the upstream had as many in hand as may be open, and no more", billed.mostAtOnce, 5)
        await checkCounted(driver, counts, billed, bed, &checks)
        // Those who were refused are admitted once the others are done.
        (driver.connections, driver.rate, driver.requests) = (2, nil, 6)
        let later = await driver.send(to: bed.front, on: bed.control)
        checks.equal("afterwards everybody is let in", later.answers(200..<300), 6)
        try await checkRefusal("full-\(seed)-", open: 5, seed, bed, &checks)
        let names = "alone-\(seed)-"
        try await bed.operators?.entitle(names + "00000", to: "alone", on: bed.control)
        try await checkRefusal(names, open: 1, seed, bed, &checks)
    }
}
