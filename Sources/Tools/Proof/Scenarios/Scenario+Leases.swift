import Load
import MockProvider
import Reactor

/// Long streams whose edges stop: what their renewals have told is charged, and then what is true.
extension Scenario {
    /// In two waves, so that leases end in more than one: more streams than a user's tombstones (64).
    private static let wave = 40
    private static let hanging = 12

    /// Of three edges one is killed amid its streams, and one hangs past its leases.
    func holdLeasesEnd(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var killed = LoadDriver("told-\(seed)-", seed: seed)
        (killed.connections, killed.requests, killed.isStreamed) = (Self.wave, Self.wave, true)
        var hung = LoadDriver("hung-\(seed)-", seed: seed)
        (hung.connections, hung.requests, hung.isStreamed) = (Self.hanging, Self.hanging, true)
        let (sent, all) = (2 * Self.wave, 2 * Self.wave + Self.hanging)

        let first = killed.begin(to: shop.front(of: 1), on: shop.control)
        let hanging = hung.begin(to: shop.front(of: 2), on: shop.control)
        _ = await comesTrue(within: 10, shop) { await shop.upstream.figures().streams == all - Self.wave }
        await shop.control.sleep(nanoseconds: 500_000_000)
        let second = killed.begin(to: shop.front(of: 1), on: shop.control)
        let isBegun = await comesTrue(within: 10, shop) { await shop.upstream.figures().streams == all }
        book.add("streams were open when the edges were stopped", isBegun, "\(all) were to be")
        // A lease of four seconds is renewed after two, and then tells what its stream has come to, as nobody
        // sees from outside. A second more is for a busy machine.
        await shop.control.sleep(nanoseconds: 3_000_000_000)
        await shop.edges[1].kill()
        shop.edges[2].freeze()
        var tally = await first.end()
        tally.add(await second.end())
        book.equal("the killed edge's streams were cut off", tally.failureCount, sent)
        await checkCharged("the killed edge", killed, sent, shop, &book)
        await checkCharged("the hanging edge", hung, Self.hanging, shop, &book)
        shop.edges[2].thaw()
        let ended = await hanging.end()
        book.equal("every other stream came to its end", ended.answers(200..<300), Self.hanging)
        await checkTrue(hung, shop, &book)
    }

    /// That messages whose leases have ended are charged as was told: each once, its figures flagged.
    private func checkCharged(
        _ edge: String, _ driver: LoadDriver, _ messages: Int, _ shop: TestBed, _ book: inout CheckList
    ) async {
        let name = driver.name(0)
        // Each look ends what is past its lease.
        let isOver = await comesTrue(within: 20, shop) {
            _ = await used(driver, shop)
            return await shop.operators?.account(of: name, on: shop.control)?.open == 0
        }
        book.add("\(edge): all leases ended", isOver, isOver ? "none is open" : "some are open")
        await checkLaws(
            of: name,
            // Two seconds of text, a piece each fifth of a second, and each of more than two tokens.
            AdminAccess.Expected(
                toldApps: messages, messages: messages, guessed: messages, leastOutputTokens: 10 * messages),
            shop, &book)
        guard let account = await shop.operators?.account(of: name, on: shop.control) else { return }
        book.within(
            "\(edge): no more output was charged than was reserved", account.outputTokens, from: 0,
            to: 100 * messages)
        book.equal("\(edge): at most 64 messages are remembered", account.givenUp, min(messages, 64))
        let total = account.inputTokens + account.outputTokens
        for (counter, wanted) in [
            ("limited", total), ("input", account.inputTokens), ("output", account.outputTokens),
            ("total", total), ("cost", account.cost), ("messages", messages),
        ] {
            let found = account.limits.first { $0.name == counter }?.used ?? -1
            book.equal("\(edge): the counter \(counter) holds what the books hold", found, wanted)
        }
    }

    /// That a settlement after its lease's end corrects what was told to what the upstream has billed.
    private func checkTrue(_ driver: LoadDriver, _ shop: TestBed, _ book: inout CheckList) async {
        let messages = Self.hanging
        let (input, output) = (messages * 50, messages * 50)
        let cost = input * Self.prices.input + output * Self.prices.output
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: messages, messages: messages, inputTokens: input, outputTokens: output, cost: cost,
                guessed: 0,
                counters: [
                    "limited": input + output, "input": input, "output": output, "total": input + output,
                    "cost": cost, "messages": messages,
                ]),
            shop, &book)
    }
}
