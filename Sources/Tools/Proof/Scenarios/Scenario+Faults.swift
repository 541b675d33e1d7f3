import Load
import MockProvider
import Reactor

/// Something is broken on purpose, and each asserts that it was.
extension Scenario {
    func holdHangUps(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("leave-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (50, 100, true)
        (driver.hangUps, driver.hangUpChunks) = (1, 5)
        let tally = await driver.send(to: shop.front, on: shop.control)
        book.equal("everybody left within the stream", tally.hungUp, 100)
        let isFree = await comesTrue(within: 5, shop) { await shop.upstream.figures().abandoned == 100 }
        book.add("the upstream was let go", isFree, "\(await shop.upstream.figures().abandoned) of 100")
        _ = await comesTrue(within: 5, shop) { await used(driver, shop) == 100 }
        book.equal("each message counts once", await used(driver, shop), 100)
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(toldApps: 100, messages: 100, leastOutputTokens: 100), shop, &book)
    }

    func holdFaults(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("fault-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (16, 400)
        let tally = await driver.send(to: shop.front, on: shop.control)
        let figures = await shop.upstream.figures()
        book.add(
            "the upstream failed", figures.faults.count == 4, "\(figures.faults.values.reduce(0, +)) times")
        book.equal("every message reached the upstream", figures.messages, 400)
        let good = tally.answers(200..<300)
        // An answer that was reset within its body is a good status and half a text: it was of use.
        let cut = tally.failures.first { $0.failure == .cut }?.count ?? 0
        _ = await comesTrue(within: 5, shop) { await used(driver, shop, isFrom: good, to: good + cut) }
        let counted = await used(driver, shop)
        book.within(
            "counted: the answers that came, and no others", counted, from: good, to: good + cut)
        await checkLaws(
            of: driver.name(0), AdminAccess.Expected(toldApps: counted, messages: counted), shop, &book)
    }

    func holdRedisKilled(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("killed-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, 200, 4)
        let sending = driver.begin(to: shop.front, on: shop.control)
        await shop.control.sleep(nanoseconds: 1_200_000_000)
        await shop.redis.kill()
        await shop.control.sleep(nanoseconds: 600_000_000)
        try await shop.redis.start()
        let tally = await sending.end()
        await checkOutage(driver, tally, shop, &book)
    }

    func holdRedisFrozen(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("frozen-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (128, 200, 4)
        let sending = driver.begin(to: shop.front, on: shop.control)
        await shop.control.sleep(nanoseconds: 1_200_000_000)
        shop.redis.freeze()
        await shop.control.sleep(nanoseconds: 1_000_000_000)
        shop.redis.thaw()
        let tally = await sending.end()
        await checkOutage(driver, tally, shop, &book)
    }

    /// After Redis was away: what was answered is counted, and at most what was turned away beside.
    private func checkOutage(
        _ driver: LoadDriver, _ tally: Tally, _ shop: TestBed, _ book: inout CheckList
    ) async {
        let good = tally.answers(200..<300)
        let away = tally.answers(503..<504)
        book.add("messages were turned away meanwhile", away > 0, "\(away)")
        let told = tally.statuses.map { "\($0.status) × \($0.count)" }.joined(separator: ", ")
        book.add("every answer is a good one or a 503", good + away == tally.answered, told)
        let figures = await shop.upstream.figures()
        book.equal("nobody passed uncounted to the upstream", figures.messages, good)
        // An admission whose answer was lost stays open until its lease is over.
        _ = await comesTrue(within: 5, shop) { await used(driver, shop, isFrom: good, to: good + away) }
        let counted = await used(driver, shop)
        book.within("nothing answered is forgotten", counted, from: good, to: good + away)
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: counted, messages: good, inputTokens: figures.inputTokens,
                outputTokens: figures.outputTokens, open: away), shop, &book)
        var after = LoadDriver("after-\(driver.prefix)", seed: driver.seed)
        (after.connections, after.requests) = (4, 40)
        let healed = await after.send(to: shop.front, on: shop.control)
        book.equal("afterwards all is as before", healed.answers(200..<300), 40)
    }

    func holdScriptsFlushed(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("flushed-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, 200, 3)
        let sending = driver.begin(to: shop.front, on: shop.control)
        var flushes = 0
        for _ in 0..<10 {
            await shop.control.sleep(nanoseconds: 250_000_000)
            if await shop.redis.flushScripts() { flushes += 1 }
        }
        let tally = await sending.end()
        let billed = await shop.upstream.figures()
        book.equal("the scripts were flushed", flushes, 10)
        book.equal("every answer is a good one", tally.answers(200..<300), tally.started)
        await expect(tally.started, of: driver.name(0), at: 0, "each once", shop, &book)
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: tally.started, messages: tally.started, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            shop, &book)
    }

    func holdEdgeKilled(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("crash-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 150, 4)
        let sending = driver.begin(to: shop.front, on: shop.control)
        await shop.control.sleep(nanoseconds: 1_000_000_000)
        await shop.edges[1].kill()
        let tally = await sending.end()
        let good = tally.answers(200..<300)
        book.add("the killed edge answers no more", tally.failureCount > 0, "\(tally.failureCount) errors")
        let figures = await shop.upstream.figures()
        book.within("never more than the limit reached the upstream", figures.messages, from: 0, to: 200)
        book.within("never more than the limit was answered", good, from: 1, to: 200)
        let counted = await used(driver, shop)
        book.within(
            "what was answered is counted, and never more than the limit", counted, from: good, to: 200)
        // A message that the killed edge had admitted and nobody answered stays counted until its lease ends.
        book.within(
            "counted beside: at most what was under way", counted - good, from: 0, to: driver.connections)
        await checkLaws(
            of: driver.name(0), AdminAccess.Expected(toldApps: counted, open: driver.connections), shop, &book
        )
    }

    /// The streams of the frozen edge go on once their leases are over and all was given back.
    func holdEdgeFrozen(_ shop: TestBed, _ seed: UInt64, _ book: inout CheckList) async throws(ProofError) {
        var driver = LoadDriver("late-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (12, 12, true)
        // What is settled late asks whether another try of its name has been counted.
        driver.sendsKeys = true
        let sending = driver.begin(to: shop.front(of: 1), on: shop.control)
        let isBegun = await comesTrue(within: 10, shop) { await shop.upstream.figures().streams == 12 }
        book.add("streams were open when the edge was stopped", isBegun, isBegun ? "12" : "not all of 12")
        shop.edges[1].freeze()
        // A lease is four seconds, and none is renewed before two: nothing was told yet. Each message of the
        // user, and each look, gives back what is past it.
        let isBack = await comesTrue(within: 20, shop) { await used(driver, shop) == 0 }
        book.add("their messages were given back meanwhile", isBack, "\(await used(driver, shop)) counted")
        shop.edges[1].thaw()
        let tally = await sending.end()
        book.equal("every stream came to its end", tally.answers(200..<300), 12)
        _ = await comesTrue(within: 5, shop) { await used(driver, shop) == 12 }
        book.equal("each message counts once, after all", await used(driver, shop), 12)
        let billed = await shop.upstream.figures()
        await checkLaws(
            of: driver.name(0),
            AdminAccess.Expected(
                toldApps: 12, messages: 12, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens), shop, &book)
    }

    // MARK: Looking

    /// What the first edge says of the load's first user; −1 where it says nothing.
    func used(_ driver: LoadDriver, _ shop: TestBed) async -> Int {
        await EdgeClient.usage(of: driver.name(0), at: shop.front, on: shop.control)?.used ?? -1
    }

    private func used(_ driver: LoadDriver, _ shop: TestBed, isFrom least: Int, to most: Int) async -> Bool {
        let used = await used(driver, shop)
        return least <= used && used <= most
    }

    /// Polls until a condition holds.
    func comesTrue(
        within seconds: Double, _ shop: TestBed, _ condition: () async -> Bool
    ) async -> Bool {
        let end = Clocks.monotonic() + UInt64(seconds * 1e9)
        while true {
            if await condition() { return true }
            if Clocks.monotonic() > end { return false }
            await shop.control.sleep(nanoseconds: 20_000_000)
        }
    }
}
