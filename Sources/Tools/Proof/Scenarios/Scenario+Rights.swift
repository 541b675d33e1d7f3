import Load
import MockProvider
import Reactor

/// Redis' user loses a right for a while, so that scripts fail in their middle: what they had written until
/// then must not be counted again when they are sent once more.
extension Scenario {
    /// The last commands of the script `settle`, after all that it counts: `pexpireat` for the remembered id
    /// of a caller, `hdel` for the reservation.
    private static let revoked = ["pexpireat", "hdel"]
    /// Calls that must have been denied, so that the fault has happened: a second has 80 messages.
    private static let leastDenied = 40

    func runRightsRevoked(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("rights-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds, driver.sendsKeys) = (32, 80, 4.5, true)
        let sending = driver.begin(to: bed.front, on: bed.control)
        var changes = 0
        for right in Self.revoked {
            await bed.control.sleep(nanoseconds: 1_000_000_000)
            if await bed.redis.permit(right, false) { changes += 1 }
            await bed.control.sleep(nanoseconds: 1_000_000_000)
            if await bed.redis.permit(right, true) { changes += 1 }
        }
        let counts = await sending.end()
        checks.equal("rights were taken away, and given back", changes, 2 * Self.revoked.count)
        let denied = await bed.redis.denied(Self.revoked)
        checks.add("Redis has denied what settles messages", denied >= Self.leastDenied, "\(denied) calls")
        let good = counts.answers(200..<300)
        let told = counts.statusText
        checks.add(
            "every answer is a good one or a 503", good + counts.answers(503..<504) == counts.answered, told)
        let billed = await bed.upstream.figures()
        checks.equal("nobody passed uncounted to the upstream", billed.messages, good)
        // What was denied is tried again after 1, 2 and 4 s, and so on.
        _ = await comesTrue(within: 20, bed) {
            let account = await bed.operators?.account(of: driver.name(0), on: bed.control)
            return account?.open == 0 && account?.messages ?? 0 >= good
        }
        await checkLaws(
            of: driver.name(0),
            Self.expected(
                good, input: billed.inputTokens, output: billed.outputTokens,
                limited: billed.inputTokens + billed.outputTokens), bed, &checks)
    }
}
