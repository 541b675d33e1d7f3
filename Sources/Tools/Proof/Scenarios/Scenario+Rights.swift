import Load
import MockProvider
import Reactor

/// Redis' user loses a right for a while, so that scripts fail in their middle: what they had written until
/// then must not be counted again when they are sent once more.
extension Scenario {
    /// What the script of a settlement calls last, behind all that it counts: the one for what is remembered
    /// of a caller's id, the other for the message itself.
    private static let revoked = ["pexpireat", "hdel"]
    /// Calls that must have been denied, so that the fault has happened: a second has 80 messages.
    private static let leastDenied = 40

    func holdRightsRevoked(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("rights-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds, driver.sendsKeys) = (32, 80, 4.5, true)
        let sending = driver.begin(to: shop.front, on: shop.control)
        var changes = 0
        for right in Self.revoked {
            await shop.control.sleep(nanoseconds: 1_000_000_000)
            if await shop.redis.permit(right, false) { changes += 1 }
            await shop.control.sleep(nanoseconds: 1_000_000_000)
            if await shop.redis.permit(right, true) { changes += 1 }
        }
        let tally = await sending.end()
        book.equal("rights were taken away, and given back", changes, 2 * Self.revoked.count)
        let denied = await shop.redis.denied(Self.revoked)
        book.add("Redis has denied what settles messages", denied >= Self.leastDenied, "\(denied) calls")
        let good = tally.answers(200..<300)
        let told = tally.statuses.map { "\($0.status) × \($0.count)" }.joined(separator: ", ")
        book.add(
            "every answer is a good one or a 503", good + tally.answers(503..<504) == tally.answered, told)
        let billed = await shop.upstream.figures()
        book.equal("nobody passed uncounted to the upstream", billed.messages, good)
        // What was denied is tried again after 1, 2 and 4 s, and so on.
        _ = await comesTrue(within: 20, shop) {
            let account = await shop.operators?.account(of: driver.name(0), on: shop.control)
            return account?.open == 0 && account?.messages ?? 0 >= good
        }
        await checkLaws(
            of: driver.name(0),
            Self.expected(
                good, input: billed.inputTokens, output: billed.outputTokens,
                limited: billed.inputTokens + billed.outputTokens), shop, &book)
    }
}
