import Load
import MockProvider
import Reactor

extension Scenario {
    /// The edges do not cache refusals, so Redis decides about every message.
    static let exact = Scenario(
        "exact", "one user, 64 at once over three edges: exactly the limit is admitted", edges: 3,
        configuration: planYAML("per: month, amount: 100", refusalMemory: "0ms"),
        outside: .held(RunningEdgeProof.runExact),
        action: Scenario.runExact)

    static let everyone = Scenario(
        "everyone", "200 users over three edges: each gets exactly the limit", edges: 3,
        configuration: planYAML("per: day, amount: 5"),
        outside: .held(RunningEdgeProof.runEveryone), action: Scenario.runEveryone)

    static let minuteBoundary = Scenario(
        "turn", "a minute ends under load, by the machine's own clock: each minute gets exactly its limit",
        configuration: planYAML("per: minute, amount: 40"),
        outside: .impossible("it needs limits, or a clock, that can be set"),
        action: Scenario.runMinuteBoundary)

    static let switchover = Scenario(
        "switchover", "trial to premium under load: exactly both limits, and no gap between them",
        configuration: trialAndPremium, outside: .held(RunningEdgeProof.runSwitchover),
        action: Scenario.runSwitchover)

    static let retries = Scenario(
        "retries", "every message sent twice with its Idempotency-Key: each counts once",
        configuration: wide, outside: .held(RunningEdgeProof.runRetries), action: Scenario.runRetries)

    private func runExact(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        var driver = LoadDriver("exact-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (64, 1100)
        let start = Int(Clocks.wallMilliseconds() / 1000)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let billed = await bed.upstream.readFigures()
        checks.checkEqual("admitted equals the limit", counts.answerCount(200..<300), 100)
        // 1,000 messages are enough: if 1 % of the messages passed wrongly, the probability that none of
        // 1,000 does would be 0.99^1000 = 0.004 %.
        checks.checkEqual("every other message was refused", counts.answerCount(429..<430), 1000)
        checks.checkEqual("no refused message reached the upstream", billed.messages, 100)
        let settled = await bed.readMetric("usher_reservations_ended_total").reduce(0) {
            $0 &+ ($1.labels.contains("\"settled\"") ? $1.value : 0)
        }
        checks.checkEqual("GET /metrics says how many were settled in time", settled, 100)
        let figure = await EdgeClient.readUsage(of: driver.userName(0), at: bed.front, on: bed.control)
        checks.checkWithin(
            "GET /v1/usage (updated_at) says when it last changed", figure?.updatedAt ?? -1, from: start,
            to: Int(Clocks.wallMilliseconds() / 1000))
        for edge in bed.edges.indices {
            await expectAccount(100, of: driver.userName(0), at: edge, "edge \(edge + 1)", bed, &checks)
        }
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: 100, messages: 100, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }

    private func runEveryone(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("all-\(seed)-", seed: seed)
        // Each of the 200 users sends at least eight messages, to each edge in turn. So each reaches its
        // limit, 5.
        (driver.users, driver.connections, driver.requests) = (200, 48, 200 * 9)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual("admitted equals users × limit", counts.answerCount(200..<300), 1000)
        let billed = await bed.upstream.readFigures()
        checks.checkEqual("no refused message reached the upstream", billed.messages, 1000)
        var wrong = 0
        for user in 0..<200 {
            let figure = await EdgeClient.readUsage(
                of: driver.userName(user), at: bed.front, edge: user % bed.edges.count, on: bed.control)
            // If an edge reports no usage, each read takes 10 s. So the scenario ends at the first user
            // without usage.
            guard let figure else {
                throw ProofError("GET /v1/usage says nothing of \(driver.userName(user))")
            }
            if figure.used != 5 { wrong += 1 }
        }
        checks.checkEqual("users whose figure is not their limit", wrong, 0)
        for user in [0, 99, 199] {
            await checkLaws(
                of: driver.userName(user),
                AdminAccess.Expected(
                    toldApps: 5, messages: 5, inputTokens: billed.inputTokens / 200,
                    outputTokens: billed.outputTokens / 200), bed, &checks)
        }
    }

    private func runMinuteBoundary(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        let minute: Int64 = 60_000
        let begun = Clocks.wallMilliseconds() % minute
        let wait = (minute + 57_000 - begun) % minute
        // The load begins 3 s before the end of this minute, or of the next one if less time is left.
        await bed.control.sleep(nanoseconds: UInt64(wait) * 1_000_000)
        var driver = LoadDriver("turn-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (64, 200, 6)
        let first = Clocks.wallMilliseconds() / minute
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let last = Clocks.wallMilliseconds() / minute
        checks.checkEqual("minutes that ended during the load", Int(last - first), 1)
        checks.checkEqual("admitted equals two limits", counts.answerCount(200..<300), 80)
        checks.addCheck(
            "every other answer is a refusal", counts.answerCount(429..<430) == counts.answered - 80,
            "\(counts.answerCount(429..<430)) of \(counts.answered)")
        checks.checkEqual(
            "no refused message reached the upstream", await bed.upstream.readFigures().messages, 80)
        await expectAccount(40, of: driver.userName(0), at: 0, "the new minute", bed, &checks)
        await checkLaws(of: driver.userName(0), AdminAccess.Expected(messages: 80), bed, &checks)
    }

    private func runSwitchover(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("switch-\(seed)-", seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, 150, 4)
        let sending = driver.beginLoad(to: bed.front, on: bed.control)
        await bed.control.sleep(nanoseconds: 1_500_000_000)
        let before = await EdgeClient.readUsage(of: driver.userName(0), at: bed.front, on: bed.control)
        try await entitle(driver.userName(0), to: "premium", bed)
        let counts = await sending.endLoad()
        checks.checkEqual("used of the trial before the switch", before?.used ?? -1, 60)
        checks.addCheck(
            "the record from before the switch is the trial's", before?.period == "trial",
            before?.period ?? "none")
        checks.checkEqual("admitted equals both limits", counts.answerCount(200..<300), 150)
        let billed = await bed.upstream.readFigures()
        checks.checkEqual("no refused message reached the upstream", billed.messages, 150)
        await expectAccount(90, of: driver.userName(0), at: 1, "premium", bed, &checks)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: 90, messages: 150, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens), bed, &checks)
    }

    /// Gives a user a plan through one edge, as a subscription service does. Other edges read it from Redis.
    private func entitle(_ user: String, to plan: String, _ bed: TestBed) async throws(ProofError) {
        guard let admin = bed.operators else {
            throw ProofError("the edge has written no admin.token for operators")
        }
        try await admin.entitleUser(user, to: plan, on: bed.control)
    }

    private func runRetries(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("retry-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.repeats) = (16, 300, 1)
        let counts = await driver.sendLoad(to: bed.front, on: bed.control)
        let billed = await bed.upstream.readFigures()
        try await checkUnchanged(
            by: "Idempotency-Key: once-\(seed)\r\n", of: "once-\(seed)-00000", bed, &checks)
        checks.addCheck("messages were sent twice", counts.repeated > 250, "\(counts.repeated) of 300")
        checks.checkEqual("every answer is a 200", counts.answerCount(200..<300), counts.answered)
        await expectAccount(300, of: driver.userName(0), at: 0, "each once", bed, &checks)
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: 300, messages: 300, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens), bed, &checks)
    }

    /// Checks that a repeated message that fails does not change the time of the last change (`updated_at`).
    /// A repetition costs only tokens and money, and the plan limits neither. So its refund changes nothing.
    private func checkUnchanged(
        by key: String, of user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        checks.checkEqual(
            "one message is answered", try await sendMessage(0, of: user, fields: key, bed).status, 200)
        let before = await EdgeClient.readUsage(of: user, at: bed.front, on: bed.control)
        // The time of the last change is reported in whole seconds. A change would be visible only in a new
        // second, so this waits for one.
        let left = 1000 - Clocks.wallMilliseconds() % 1000
        await bed.control.sleep(nanoseconds: UInt64(left) * 1_000_000)
        let failed = try await sendMessage(1, of: user, fields: key + "x-mock-fail: 1\r\n", bed).status
        checks.checkWithin("its repetition used nothing", failed, from: 500, to: 599)
        let after = await EdgeClient.readUsage(of: user, at: bed.front, on: bed.control)
        checks.checkEqual(
            "GET /v1/usage (updated_at) says when something changed last", after?.updatedAt ?? -1,
            before?.updatedAt ?? -2)
    }

    func expectAccount(
        _ used: Int, of user: String, at edge: Int, _ place: String, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let figure = await EdgeClient.readUsage(of: user, at: bed.front, edge: edge, on: bed.control)
        checks.checkEqual("GET /v1/usage (\(place)) says so too", figure?.used ?? -1, used)
    }

    /// Checks the laws of counting with the figures that operators read at the first edge.
    func checkLaws(
        of user: String, _ expected: AdminAccess.Expected, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        guard let admin = bed.operators else {
            return checks.addCheck(
                "usherctl user show", false, "the edge has written no admin.token for operators")
        }
        await admin.checkLaws(of: user, expected, &checks, on: bed.control)
    }
}
