import Glibc
import Load
import MockProvider
import Reactor
import RedisFleet

/// Scenarios with injected faults. Each one also checks that its fault has happened.
extension Scenario {
    private static let breaksRedis = Outside.impossible("it stops the Redis behind the edges")

    static let hangUps = Scenario(
        "hang-ups",
        "everybody hangs up within the stream: each message counts once, and the upstream is released",
        edges: 1, configuration: wide, answers: { $0.gap = .fixed(0.05) },
        outside: .held(RunningEdgeProof.runHangUps), action: Scenario.runHangUps)

    static let faults = Scenario(
        "faults", "the upstream fails: messages that it did not answer are given back", edges: 1,
        configuration: wide,
        answers: { $0.faults = [.refuse: 0.1, .fail: 0.2, .reset: 0.1, .garbage: 0.1] },
        outside: .impossible("it needs an upstream that fails on purpose"), action: Scenario.runFaults)

    static let redisKilled = Scenario(
        "redis-killed", "Redis is killed and restarted: no answered message is forgotten", edges: 1,
        configuration: wide, outside: breaksRedis, action: Scenario.runRedisKilled)

    static let redisFrozen = Scenario(
        "redis-frozen", "Redis hangs: no message passes uncounted, and none is forgotten", edges: 1,
        configuration: planYAML("per: month, amount: 1_000_000", deadline: "150ms"), outside: breaksRedis,
        action: Scenario.runRedisFrozen)

    static let scriptsFlushed = Scenario(
        "scripts-flushed", "Redis forgets its scripts: every message is still answered and counted",
        configuration: wide,
        outside: breaksRedis, action: Scenario.runScriptsFlushed)

    static let edgeKilled = Scenario(
        "edge-killed", "an edge is killed: the others go on, and the limit holds",
        configuration: planYAML("per: month, amount: 200", refusalMemory: "0ms"),
        answers: { $0.delay = .uniform(0, 0.02) }, outside: .impossible("it kills an edge"),
        action: Scenario.runEdgeKilled)

    static let edgeFrozen = Scenario(
        "edge-frozen", "an edge hangs past its leases: its late answers are counted once",
        configuration: planYAML("per: month, amount: 1_000_000", lease: "4s"),
        answers: { ($0.chunks, $0.gap) = (.fixed(60), .fixed(0.05)) },
        outside: .impossible("it stops an edge for some seconds"), action: Scenario.runEdgeFrozen)

    private func runHangUps(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("leave-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (50, 100, true)
        (driver.hangUps, driver.hangUpChunks) = (1, 5)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual("everybody hung up within the stream", counts.hungUp, 100)
        let isFree = await comesTrue(within: 5, bed) { await bed.upstream.readFigures().clientsLeft == 100 }
        checks.addCheck(
            "the upstream was released", isFree, "\(await bed.upstream.readFigures().clientsLeft) of 100")
        _ = await comesTrue(within: 5, bed) { await usedMessages(driver, bed) == 100 }
        checks.checkEqual("each message counts once", await usedMessages(driver, bed), 100)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(toldApps: 100, messages: 100, leastOutputTokens: 100), bed, &checks)
    }

    private func runFaults(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        var driver = LoadDriver("fault-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (16, 400)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let figures = await bed.upstream.readFigures()
        checks.addCheck(
            "the upstream failed", figures.faults.count == 4, "\(figures.faults.values.reduce(0, +)) times")
        checks.checkEqual("every message reached the upstream", figures.messages, 400)
        let good = counts.answerCount(200..<300)
        // An answer that was reset in its middle has the status 200 and half of its text, so its message is
        // counted.
        let cut = counts.failures.first { $0.failure == .cut }?.count ?? 0
        _ = await comesTrue(within: 5, bed) { await used(driver, bed, isFrom: good, to: good + cut) }
        let counted = await usedMessages(driver, bed)
        checks.checkWithin(
            "the answered messages were counted, and no others", counted, from: good, to: good + cut)
        await checkLaws(
            of: driver.userName(0), AdminAccess.Expected(toldApps: counted, messages: counted), bed, &checks)
    }

    private func runRedisKilled(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("killed-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, 200, 4)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        await bed.control.sleep(nanoseconds: 1_200_000_000)
        bed.redis.kill9()
        await bed.control.sleep(nanoseconds: 600_000_000)
        try await ProofError.wrap { try await bed.redis.launch() }
        let counts = await sending.endLoad()
        await checkOutage(driver, counts, bed, &checks)
    }

    private func runRedisFrozen(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("frozen-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (128, 200, 4)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        await bed.control.sleep(nanoseconds: 1_200_000_000)
        bed.redis.signal(SIGSTOP)
        await bed.control.sleep(nanoseconds: 1_000_000_000)
        bed.redis.signal(SIGCONT)
        let counts = await sending.endLoad()
        await checkOutage(driver, counts, bed, &checks)
    }

    /// Checks the counts after an outage of Redis. Every message that was answered must be counted. A refused
    /// message can be counted, too, if Redis' reply to its admission was lost.
    private func checkOutage(
        _ driver: LoadDriver, _ counts: LoadCounts, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        let good = counts.answerCount(200..<300)
        let away = counts.answerCount(503..<504)
        checks.addCheck("messages were refused meanwhile", away > 0, "\(away)")
        let told = counts.statusText
        checks.addCheck("every answer is a 200 or a 503", good + away == counts.answered, told)
        let figures = await bed.upstream.readFigures()
        checks.checkEqual("no message reached the upstream uncounted", figures.messages, good)
        // The reservation of a message that was counted but answered 503 stays open, and counts, until its
        // lease ends.
        _ = await comesTrue(within: 5, bed) { await used(driver, bed, isFrom: good, to: good + away) }
        let counted = await usedMessages(driver, bed)
        checks.checkWithin("no answered message is forgotten", counted, from: good, to: good + away)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: counted, messages: good, inputTokens: figures.inputTokens,
                outputTokens: figures.outputTokens, open: away), bed, &checks)
        var after = LoadDriver("after-\(driver.prefix)", seed: driver.seed)
        (after.connections, after.requests) = (4, 40)
        let healed = await after.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual(
            "afterwards every message is answered and counted again", healed.answerCount(200..<300), 40)
    }

    private func runScriptsFlushed(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("flushed-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, 200, 3)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        var flushes = 0
        for _ in 0..<10 {
            await bed.control.sleep(nanoseconds: 250_000_000)
            if (try? await bed.redis.ask("SCRIPT", "FLUSH")) != nil { flushes += 1 }
        }
        let counts = await sending.endLoad()
        let billed = await bed.upstream.readFigures()
        checks.checkEqual("the scripts were flushed", flushes, 10)
        checks.checkEqual("every answer is a 200", counts.answerCount(200..<300), counts.started)
        await expectAccount(counts.started, of: driver.userName(0), at: 0, "each once", bed, &checks)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: counts.started, messages: counts.started, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }

    private func runEdgeKilled(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("crash-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 150, 4)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        await bed.control.sleep(nanoseconds: 1_000_000_000)
        await bed.edges[1].killProcess()
        let counts = await sending.endLoad()
        let good = counts.answerCount(200..<300)
        checks.addCheck(
            "the killed edge answers nothing more", counts.failureCount > 0, "\(counts.failureCount) errors")
        let figures = await bed.upstream.readFigures()
        checks.checkWithin(
            "never more than the limit reached the upstream", figures.messages, from: 0, to: 200)
        checks.checkWithin("never more than the limit was answered", good, from: 1, to: 200)
        let counted = await usedMessages(driver, bed)
        checks.checkWithin(
            "the answered messages are counted, and never more than the limit", counted, from: good, to: 200)
        // The killed edge has admitted some messages without answering them. Their leases have not ended, so
        // they are still counted.
        checks.checkWithin(
            "also counted: at most the messages that were open when it was killed", counted - good, from: 0,
            to: driver.connections)
        await checkLaws(
            of: driver.userName(0), AdminAccess.Expected(toldApps: counted, open: driver.connections), bed,
            &checks
        )
    }

    /// An edge is frozen until the leases of its streams have ended. Then it continues, and so do its
    /// streams.
    private func runEdgeFrozen(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("late-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (12, 12, true)
        // The messages have ids. So if a settlement is late, the edge must check whether another attempt with
        // the same id was counted.
        driver.sendsKeys = true
        let sending = driver.beginLoad(to: bed.edgeFront(of: 1), on: bed.control)
        let isBegun = await comesTrue(within: 10, bed) { await bed.upstream.readFigures().streams == 12 }
        checks.addCheck(
            "streams were open when the edge was stopped", isBegun, isBegun ? "12" : "not all of 12")
        bed.edges[1].freezeProcess()
        // A lease lasts four seconds and is renewed after two. The edge was frozen before that, so it has
        // reported no use. Every message of the user, and every read of the account, ends expired leases and
        // refunds their messages.
        let isBack = await comesTrue(within: 20, bed) { await usedMessages(driver, bed) == 0 }
        checks.addCheck(
            "their messages were given back meanwhile", isBack, "\(await usedMessages(driver, bed)) counted")
        bed.edges[1].thawProcess()
        let counts = await sending.endLoad()
        checks.checkEqual("every stream was completed", counts.answerCount(200..<300), 12)
        _ = await comesTrue(within: 5, bed) { await usedMessages(driver, bed) == 12 }
        checks.checkEqual("each message counts once in the end", await usedMessages(driver, bed), 12)
        let billed = await bed.upstream.readFigures()
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: 12, messages: 12, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens), bed, &checks)
    }

    // MARK: Looking

    /// How many messages the load's first user has used, as the first edge reports it. It is −1 if the edge
    /// reports nothing.
    func usedMessages(_ driver: LoadDriver, _ bed: TestBed) async -> Int {
        await EdgeClient.readUsage(of: driver.userName(0), at: bed.front, on: bed.control)?.used ?? -1
    }

    /// Reads an account as operators see it. The usage is read first, because every read of it ends expired
    /// leases.
    func accountAfterLook(at user: String, _ bed: TestBed) async -> AdminAccess.Account? {
        _ = await EdgeClient.readUsage(of: user, at: bed.front, on: bed.control)
        return await bed.operators?.readAccount(of: user, on: bed.control)
    }

    private func used(_ driver: LoadDriver, _ bed: TestBed, isFrom least: Int, to most: Int) async -> Bool {
        let used = await usedMessages(driver, bed)
        return least <= used && used <= most
    }

    /// Waits until all leases of a user have ended. Every read of the usage ends expired leases.
    func leasesEnd(of user: String, within seconds: Double, _ bed: TestBed) async -> Bool {
        await comesTrue(within: seconds, bed) { await accountAfterLook(at: user, bed)?.open == 0 }
    }

    /// Waits until a user has `count` open messages. It reads nothing that would end leases.
    func hasOpen(_ count: Int, of user: String, within seconds: Double, _ bed: TestBed) async -> Bool {
        await comesTrue(within: seconds, bed) {
            await bed.operators?.readAccount(of: user, on: bed.control)?.open == count
        }
    }

    /// Waits until a user can send a message id again. An edge waits 100 ms for the last message's settlement
    /// (`SettlementWait`), which can be too short on a busy machine.
    func waitForSettlement(of user: String, _ bed: TestBed) async {
        _ = await hasOpen(0, of: user, within: 1, bed)
    }

    func comesTrue(
        within seconds: Double, _ bed: TestBed, _ condition: () async -> Bool
    ) async -> Bool {
        let end = Clocks.monotonic() + UInt64(seconds * 1e9)
        while true {
            if await condition() { return true }
            if Clocks.monotonic() > end { return false }
            await bed.control.sleep(nanoseconds: 20_000_000)
        }
    }
}
