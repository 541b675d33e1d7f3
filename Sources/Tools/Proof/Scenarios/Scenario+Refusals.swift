import Load
import MockProvider

/// Refusals, as a sample large enough for a leak of few of them.
extension Scenario {
    /// A sample of so many refusals, each of which a leak of 1 % would have let through with that chance: all
    /// of 1,000 hold with a chance of 0.99^1000 = 0.004 %, all of 1,200 with 0.0006 %. (459 would see it with
    /// 99 %; of 69, with one in two.)
    func checkRefusals(_ counts: LoadCounts, _ sample: Int, _ checks: inout CheckList) {
        let missed = (0..<sample).reduce(1.0) { chance, _ in chance * 0.99 }
        let percent = (100_000 * (1 - missed)).rounded(.down) / 1000
        let refused = counts.answers(429..<430)
        checks.add(
            "all others were refused", refused == sample,
            "\(refused), expected \(sample); a leak of 1 % would have been seen with \(percent) %")
    }

    /// Past the limit each message is asked of Redis: the edge remembers no refusal here.
    func runRefusals(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("refused-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (16, 1220)
        let counts = await driver.send(to: bed.front, on: bed.control)
        let billed = await bed.upstream.figures()
        checks.equal("admitted equals the limit", counts.answers(200..<300), 20)
        checkRefusals(counts, 1200, &checks)
        checks.equal("no refused message reached the upstream", billed.messages, 20)
        let refusal = try await say(0, of: driver.name(0), bed)
        checks.equal("a refusal says how many are used (used)", refusal.refusedUse ?? -1, 20)
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: 20, messages: 20, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }
}
