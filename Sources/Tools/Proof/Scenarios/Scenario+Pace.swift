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
    }

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
        try await checkGivenBack(seed, bed, &checks)
    }

    /// Tokens that the plan `fast` lets through at once; one more in each millisecond.
    static let fastCapacity = 3000

    /// While one long message is open, short ones use up the burst. What the long one gives back at its end
    /// is what time has not given back already, and no more.
    private func checkGivenBack(
        _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var long = LoadDriver("given-back-\(seed)-", seed: seed)
        (long.connections, long.requests, long.maxTokens) = (1, 1, 2500)
        let user = long.name(0)
        try await bed.operators?.entitle(user, to: "fast", on: bed.control)
        // It ends amid a second, of which a wrong clock might forget the part.
        let begun = Clocks.wallMilliseconds()
        let delay = 1200 + (1600 - (begun + 1200) % 1000) % 1000
        var front = bed.front(of: 0)
        front.fields += [FieldTemplate(name: "x-mock-delay-ms", value: "\(delay)")].compactMap(\.self)
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
        checks.equal("the long message is answered", (await sending.end()).answers(200..<300), 1)
        let isSettled = await comesTrue(within: 5, bed) {
            await bed.operators?.account(of: user, on: bed.control)?.open == 0
        }
        checks.add("nothing is left open", isSettled, isSettled ? "nothing" : "after 5 s")
        while try await send() {}
        // All at once, and what the pace has added since the long one ended. The last one may use more than
        // was left.
        checks.within(
            "beside a long message the burst and the pace are billed, and no more", 100 * admitted,
            from: Self.fastCapacity - 500, to: Self.fastCapacity + Int(last - begun - delay) + 100)
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
    }
}
