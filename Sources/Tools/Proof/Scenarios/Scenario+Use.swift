import Load
import MockProvider
import Reactor

extension Scenario {
    private static let needsBills = Outside.impossible("it needs an upstream that reports what it has billed")

    static let tokens = Scenario(
        "tokens", "a limit on tokens holds, and the upstream's bill is counted to the token",
        configuration: useMessages("count: total_tokens, per: month, amount: 20_000"), answers: answerExactly,
        outside: needsBills, action: Scenario.runTokens)

    static let money = Scenario(
        "money", "a limit on cost holds, and the upstream's bill is counted to the micro-dollar",
        configuration: useMessages("count: cost, per: month, amount: $0.18"), answers: answerExactly,
        outside: needsBills, action: Scenario.runMoney)

    static let guesses = Scenario(
        "guesses",
        "answers without figures, and clients that hang up: their use is guessed within 5 to 10 %", edges: 1,
        configuration: wide,
        answers: {
            ($0.chunks, $0.gap) = (.uniform(30, 60), .fixed(0.01))
            $0.faults = [.noUsage: 0.4]
        }, outside: needsBills, action: Scenario.runGuesses)

    /// Makes each answer use no more tokens than its message has reserved. The edge reserves 100 output
    /// tokens, and a quarter of the 300 bytes as input tokens (75) until it has answers to guess by.
    private static func answerExactly(_ options: inout MockProviderOptions) {
        (options.inputTokens, options.outputTokens) = (50, 50)
        (options.cachedTokens, options.reasoningTokens) = (20, 10)
    }

    /// How many input and output tokens each answer of the mock provider has.
    private static let (inputEach, outputEach) = (50, 50)
    /// The most that a message reserves: its 300 bytes as input tokens, and the output tokens that it asks
    /// for.
    private static let (inputReserved, outputReserved) = (300, 100)

    private func runTokens(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        try await runUse(isCost: false, bed, seed, &checks)
    }

    private func runMoney(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        try await runUse(isCost: true, bed, seed, &checks)
    }

    /// Tests a limit of tokens or cost. The load sends messages for more than twice the limit.
    private func runUse(
        isCost: Bool, _ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver("\(name)-\(seed)-", seed: seed)
        (driver.connections, driver.requests) = (8, 250)
        var counts = await driver.sendLoad(to: bed.front, on: bed.control)
        driver.isAnthropic = true
        let others = await driver.sendLoad(to: bed.front, on: bed.control)
        counts.addCounts(others)
        // The first two loads can leave a part of the limit unused, because open reservations have filled it.
        // Two messages at a time now use this rest.
        (driver.connections, driver.requests, driver.isAnthropic) = (2, 40, false)
        counts.addCounts(await driver.sendLoad(to: bed.front, on: bed.control))
        let billed = await bed.upstream.readFigures()
        let total = billed.inputTokens + billed.outputTokens
        let cost = Self.messageCost(billed.inputTokens, billed.outputTokens)
        let (limit, used, reserved) =
            isCost
            ? (180_000, cost, Self.messageCost(Self.inputReserved, Self.outputReserved))
            : (20_000, total, Self.inputReserved + Self.outputReserved)
        let good = counts.answerCount(200..<300)
        // The status 400 means that the request is larger than the rest of the limit, and 429 that nothing is
        // left.
        let refused = counts.answerCount(400..<401) + counts.answerCount(429..<430)
        checks.checkEqual("every other answer is a refusal", refused, counts.answered - good)
        checks.checkEqual("no refused message reached the upstream", billed.messages, good)
        checks.checkWithin(
            "the upstream billed up to the limit, to one reservation, and never more", used,
            from: limit - reserved, to: limit)
        var expected = Self.expectedAccount(
            good, input: billed.inputTokens, output: billed.outputTokens, limited: used)
        // The mock provider reports cached and reasoning tokens only in OpenAI's dialect.
        let detailed = good - others.answerCount(200..<300)
        expected.cachedTokens = answers.cachedTokens * detailed
        expected.reasoningTokens = answers.reasoningTokens * detailed
        await checkLaws(of: driver.userName(0), expected, bed, &checks)
    }

    /// What the figures of an account must be after this many messages without guesses.
    ///
    /// - Parameter limited: the units in the counter of the limit under test.
    static func expectedAccount(_ messages: Int, input: Int, output: Int, limited: Int)
        -> AdminAccess.Expected
    {
        let cost = messageCost(input, output)
        return AdminAccess.Expected(
            messages: messages, inputTokens: input, outputTokens: output, cost: cost, guessed: 0,
            counters: [
                "limited": limited, "input": input, "output": output, "total": input + output, "cost": cost,
                "messages": messages,
            ])
    }

    static func messageCost(_ input: Int, _ output: Int) -> Int {
        input * prices.input + output * prices.output
    }

    /// Tests answers without usage, and streams that clients leave. First the edge gets complete answers,
    /// from which it learns to guess.
    private func runGuesses(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var driver = LoadDriver("learn-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (32, 480, true)
        // One caller alone cannot change how the edge guesses, so there are several users.
        driver.users = 12
        _ = await driver.sendLoad(to: bed.front, on: bed.control)
        driver.users = 1

        let before = await bed.upstream.readFigures()
        driver.prefix = "silent-\(seed)-"
        driver.requests = 120
        let silent = await driver.sendLoad(to: bed.front, on: bed.control)
        let between = await bed.upstream.readFigures()
        let unsaid = (between.faults[.noUsage] ?? 0) - (before.faults[.noUsage] ?? 0)
        checks.addCheck("answers reported no figures", unsaid > 20, "\(unsaid) of \(silent.answered)")
        await checkGuesses(
            "answers", of: driver,
            Truth(
                input: between.inputTokens - before.inputTokens,
                output: (
                    between.outputTokens - before.outputTokens, between.outputTokens - before.outputTokens
                ),
                guessed: (unsaid, unsaid)), bed, &checks)

        driver.prefix = "left-\(seed)-"
        driver.hangUpChunks = 20
        await leave("streams", driver, saysInput: false, bed, &checks)

        // Anthropic's answers report the input at their beginning, so only the output is guessed.
        (driver.prefix, driver.users, driver.requests) = ("learn-anthropic-\(seed)-", 12, 240)
        driver.isAnthropic = true
        _ = await driver.sendLoad(to: bed.front, on: bed.control)
        (driver.prefix, driver.users, driver.requests) = ("left-anthropic-\(seed)-", 1, 120)
        await leave("Anthropic's streams", driver, saysInput: true, bed, &checks)
    }

    private func leave(
        _ which: String, _ driver: LoadDriver, saysInput: Bool, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        var driver = driver
        driver.hangUps = 1
        let before = await bed.upstream.readFigures()
        let left = await driver.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual("everybody hung up within \(which)", left.hungUp, 120)
        _ = await comesTrue(within: 5, bed) { await usedMessages(driver, bed) == 120 }
        let after = await bed.upstream.readFigures()
        // The clients have counted only the text that reached them. More text can have been on its way when a
        // client left, or the stream can just have ended. So the true figures are known only as ranges.
        await checkGuesses(
            "\(which) left", of: driver,
            Truth(
                input: after.inputTokens - before.inputTokens,
                output: (left.chunks, after.outputTokens - before.outputTokens),
                guessed: (after.clientsLeft - before.clientsLeft, 120), saysInput: saysInput), bed, &checks)
    }

    /// The tokens that the upstream has billed for one user, who has 120 messages.
    private struct Truth {
        let input: Int
        /// The lower and the upper limit of the output tokens.
        let output: (least: Int, most: Int)
        /// The lower and the upper limit of the number of messages whose usage was not reported.
        let guessed: (least: Int, most: Int)
        /// Whether the answers reported their input, although not their output.
        var saysInput = false
    }

    private func checkGuesses(
        _ what: String, of driver: LoadDriver, _ truth: Truth, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        await checkLaws(
            of: driver.userName(0), AdminAccess.Expected(toldApps: 120, messages: 120), bed, &checks)
        guard let account = await bed.operators?.readAccount(of: driver.userName(0), on: bed.control) else {
            return checks.addCheck("usherctl user show", false, "it says nothing of \(driver.userName(0))")
        }
        checks.checkWithin(
            "\(what): the books say which were guessed", account.guessed, from: truth.guessed.least,
            to: truth.guessed.most)
        // A broken edge can report up to 2^53 guesses, and a product of such a number would trap. So the
        // number is limited to that of the messages, 120.
        let guessed = min(max(account.guessed, 0), 120)
        checks.checkEqual("\(what): no cost is reported as guessed", account.guessedCost, 0)
        for (part, found, all) in [
            ("input", account.guessedInput, truth.saysInput ? 0 : account.inputTokens),
            ("output", account.guessedOutput, account.outputTokens),
        ] {
            checks.checkWithin(
                "\(what): the books say how much of \(part) was guessed", found,
                from: all * guessed / 120 / 2, to: all)
        }
        checks.checkNear(
            "\(what): the input tokens charged are those billed", account.inputTokens,
            of: (truth.input, truth.input), from: 95, to: 110)
        checks.checkNear(
            "\(what): the output tokens charged are those billed", account.outputTokens, of: truth.output,
            from: 95, to: 110)
    }
}
