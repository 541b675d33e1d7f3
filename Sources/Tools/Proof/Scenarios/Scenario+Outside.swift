import Load
import Reactor

extension Scenario {
    func runAgainstEdge(
        at edge: RunningEdge, _ seed: UInt64, _ checks: inout CheckList, on control: EventLoop
    ) async throws(ProofError) {
        switch outside {
        case .held(let action):
            try await action(RunningEdgeProof(self, edge, seed, on: control))(&checks)
        case .impossible(let reason): checks.skipChecks(reason)
        }
    }
}

/// Runs a scenario with edges that are already running.
final class RunningEdgeProof {
    private let edge: RunningEdge
    private let control: EventLoop
    private var driver: LoadDriver

    /// Advice for statuses at which nothing was counted, because the callers were not admitted.
    private static let hints: [Int: String] = [
        401: "the edge does not know who asks: name the users as it expects, with --header",
        403: "the edge does not let these users send: give them a plan with --plan, or a model with --model",
        404: "the edge has no such address: is it the one that apps use?",
    ]

    init(_ scenario: Scenario, _ edge: RunningEdge, _ seed: UInt64, on control: EventLoop) {
        self.edge = edge
        self.control = control
        driver = LoadDriver("prove-\(seed)-\(scenario.name)-", seed: seed)
    }

    // MARK: Scenarios

    func runExact(_ checks: inout CheckList) async throws(ProofError) {
        guard let figure = try await welcome(1, &checks) else { return }
        let most = figure.limit + (await courtesy(figure))
        guard most + most / 4 + 16 <= edge.budget else {
            return checks.skipChecks(
                "the limit of \(most) is too much for --messages \(edge.budget): name a smaller --plan"
            )
        }
        (driver.connections, driver.requests) = (32, most + most / 4 + 16)
        let counts = await driver.sendLoad(to: edge.front, on: control)
        let good = counts.answerCount(200..<300)
        try mustCount(counts)
        checks.checkWithin(
            "never more than the limit\(Self.meaning(ofMost: most, figure, good)) is admitted", good, from: 0,
            to: most)
        checks.checkEqual(
            "every other answer is a refusal", counts.answerCount(429..<430), counts.answered - good)
        for place in edge.front.targets.indices { await expect(good, "edge \(place + 1)", place, &checks) }
        await checkLaws(&checks)
        if good < most {
            checks.skipChecks(
                "another limit refused first: \(good) of \(most) were admitted, and counted")
        }
    }

    func runEveryone(_ checks: inout CheckList) async throws(ProofError) {
        let users = 20
        guard let figure = try await welcome(users, &checks) else { return }
        let each = max(1, min(3, figure.limit, edge.budget / users))
        (driver.users, driver.connections, driver.requests) = (users, 16, users * each)
        let counts = await driver.sendLoad(to: edge.front, on: control)
        try mustCount(counts)
        let most = figure.limit + (await courtesy(figure))
        var (sum, over) = (0, 0)
        for user in 0..<users {
            guard let used = await self.figure(user, user % edge.front.targets.count)?.used else {
                throw ProofError("GET /v1/usage says nothing of \(driver.userName(user))")
            }
            sum += used
            if used > most { over += 1 }
        }
        checks.checkEqual("counted together: the answered messages", sum, counts.answerCount(200..<300))
        checks.checkEqual("users past their limit", over, 0)
        await checkLaws(&checks)
    }

    func runRetries(_ checks: inout CheckList) async throws(ProofError) {
        guard let figure = try await welcome(1, &checks) else { return }
        let messages = min(figure.limit, edge.budget / 2, 50)
        (driver.connections, driver.requests, driver.repeats) = (8, messages, 1)
        let counts = await driver.sendLoad(to: edge.front, on: control)
        try mustCount(counts)
        guard counts.answerCount(200..<300) == counts.answered else {
            return checks.skipChecks(
                "another limit refused \(counts.answered - counts.answerCount(200..<300)) answers")
        }
        checks.addCheck(
            "messages were sent twice", counts.repeated > messages / 2, "\(counts.repeated) of \(messages)")
        await expect(messages, "each once", 0, &checks)
        await checkLaws(&checks)
    }

    func runHangUps(_ checks: inout CheckList) async throws(ProofError) {
        guard let figure = try await welcome(1, &checks) else { return }
        let messages = min(figure.limit, edge.budget, 20)
        (driver.connections, driver.requests, driver.isStreamed) = (4, messages, true)
        (driver.hangUps, driver.hangUpChunks) = (1, 3)
        let counts = await driver.sendLoad(to: edge.front, on: control)
        if counts.hungUp == 0 { try mustCount(counts) }
        let good = counts.answerCount(200..<300)
        await expect(counts.hungUp + good, "each once", 0, &checks)
        await checkLaws(&checks)
        guard counts.hungUp > 0 else {
            // The counts are right, but no client has left, so nothing was proved about clients that leave.
            return checks.skipChecks(
                "every answer was whole before anybody could hang up: it has too few pieces")
        }
        checks.addCheck("people hung up within the stream", true, "\(counts.hungUp) of \(messages)")
    }

    func runSwitchover(_ checks: inout CheckList) async throws(ProofError) {
        guard edge.operators != nil, edge.plan != nil, let next = edge.nextPlan else {
            return checks.skipChecks("it changes a user's plan: add --admin, --plan and --next-plan")
        }
        guard let first = try await welcome(1, &checks) else { return }
        let firstCourtesy = await courtesy(first)
        (driver.connections, driver.rate, driver.seconds) = (16, Double(edge.budget) / 8, 6)
        let sending = driver.beginLoad(to: edge.front, on: control)
        await control.sleep(nanoseconds: 3_000_000_000)
        try await entitle(driver.userName(0), to: next)
        let counts = await sending.endLoad()
        try mustCount(counts)
        guard let second = await figure(0, 0) else { throw ProofError("GET /v1/usage does not answer") }
        let good = counts.answerCount(200..<300)
        checks.addCheck(
            "the limit has changed", second.limit != first.limit, "\(first.limit), \(second.limit)")
        checks.checkWithin(
            "never more than both limits is admitted", good, from: 0,
            to: first.limit + second.limit + firstCourtesy + (await courtesy(second)))
        checks.checkWithin(
            "counted since the change: at most the new limit", second.used, from: 1,
            to: second.limit + (await courtesy(second)))
        checks.checkWithin(
            "counted before the change: at most the old limit", good - second.used, from: 0,
            to: first.limit + firstCourtesy)
        await checkLaws(messages: good, &checks)
    }

    // MARK: Steps

    /// Gives the users their plan, if the command line names one, and reads the usage of the first user. If
    /// users may not send, the result is nil, and `checks` has the reason.
    private func welcome(_ users: Int, _ checks: inout CheckList) async throws(ProofError) -> UsageFigure? {
        if let plan = edge.plan {
            for user in 0..<users { try await entitle(driver.userName(user), to: plan) }
        }
        // A running edge answers at once, so no answer means that its address is wrong.
        guard let figure = await figure(0, 0, within: 2) else {
            throw ProofError(
                "GET /v1/usage says nothing of \(driver.userName(0)): "
                    + "is the address right, and does --header name users as the edge expects?")
        }
        guard figure.isHard else {
            checks.skipChecks(
                "the limit of these users refuses nobody (it is soft or in shadow): name another --plan")
            return nil
        }
        guard figure.limit > 0 else {
            checks.skipChecks(
                "these users may send nothing there (a limit of 0): name a --plan, with --admin")
            return nil
        }
        checks.checkEqual("the user has not used anything there before", figure.used, 0)
        return figure
    }

    /// Words that complete a check's sentence about the limit. They mention the courtesy (the messages that
    /// pass above a limit), which apps cannot read.
    private static func meaning(ofMost most: Int, _ figure: UsageFigure, _ good: Int) -> String {
        if most > figure.limit { return " and its courtesy" }
        return good > most ? " (if the plan has a courtesy, add --courtesy or --admin)" : ""
    }

    /// How many messages pass above a limit. The number comes from the admin interface, or else from
    /// `--courtesy`.
    private func courtesy(_ figure: UsageFigure) async -> Int {
        guard let account = await edge.operators?.readAccount(of: driver.userName(0), on: control) else {
            return edge.courtesy
        }
        let limit = account.limits.first { $0.meter == "messages" && $0.amount == figure.limit }
        return limit?.courtesy ?? edge.courtesy
    }

    private func figure(_ user: Int, _ place: Int, within seconds: UInt64 = 10) async -> UsageFigure? {
        await EdgeClient.readUsage(
            of: driver.userName(user), at: edge.front, edge: place, within: seconds, on: control)
    }

    private func mustCount(_ counts: LoadCounts) throws(ProofError) {
        guard counts.answerCount(200..<300) == 0, counts.answerCount(429..<430) == 0 else { return }
        let told = counts.statusWords + counts.failures.map { $0.failure.meaning }
        let hint = counts.statuses.compactMap { Self.hints[$0.status] }.first.map { ": \($0)" } ?? ""
        throw ProofError("no message was answered (\(told.joined(separator: ", ")))\(hint)")
    }

    private func expect(_ used: Int, _ place: String, _ index: Int, _ checks: inout CheckList) async {
        let end = Clocks.monotonic() + 5_000_000_000
        var seen = await figure(0, index)?.used ?? -1
        while seen != used, Clocks.monotonic() < end {
            await control.sleep(nanoseconds: 50_000_000)
            seen = await figure(0, index)?.used ?? -1
        }
        checks.checkEqual("GET /v1/usage (\(place)) says so too", seen, used)
    }

    private func entitle(_ user: String, to plan: String) async throws(ProofError) {
        guard let admin = edge.operators else { throw ProofError("--plan needs --admin") }
        try await admin.entitleUser(user, to: plan, on: control)
    }

    /// - Parameter messages: how many messages the books must contain. nil means as many as apps read.
    private func checkLaws(messages: Int? = nil, _ checks: inout CheckList) async {
        guard let admin = edge.operators else { return }
        for user in 0..<min(driver.users, 5) {
            let told = await figure(user, 0)?.used
            await admin.checkLaws(
                of: driver.userName(user),
                AdminAccess.Expected(toldApps: told, messages: messages ?? told, courtesy: edge.courtesy),
                &checks, on: control)
        }
    }
}
