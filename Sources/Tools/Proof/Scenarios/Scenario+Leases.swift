import HTTP
import Load
import MockProvider
import Reactor

/// Long streams whose edges stop: first what their renewals have reported is charged, and after a late
/// settlement what was really used.
extension Scenario {
    /// Streams in each of two waves, so that not all leases end at once: together more than the tombstones
    /// that are kept of a user (64).
    private static let wave = 40
    /// Streams of the same user whose leases end last of all, when no tombstone has room any more.
    private static let last = 2
    private static let hanging = 12
    /// Streams of one user that hang at once, and how many of them are remembered when their leases end.
    private static let (hangingMany, remembered) = (66, 64)
    /// Streams with a name each (`Idempotency-Key`), of one user.
    private static let named = 3
    /// Whole answers to a user before: their line in the books is there when the leases end.
    private static let earlier = 3

    /// What must be charged to one user when the leases have ended.
    private struct Ended {
        let edge: String
        let user: String
        /// Streams whose leases have ended, and messages that were answered before.
        let streams: Int
        var earlier = Scenario.earlier
        /// Of these streams those that operators see as given up.
        var remembered: Int?
        /// When the edge was stopped, in seconds since 1970.
        let since: Int
    }

    /// Of three edges one is killed amid its streams, and one hangs past its leases.
    func runLeasesEnd(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        let killed = Self.streams(Self.wave, "told", seed)
        let hung = Self.streams(Self.hanging, "hung", seed)
        var free = Self.streams(1, "free", seed)
        // Its stream begins with how much was read, so that only what is written is guessed.
        free.isAnthropic = true
        // Of the streams of one user that hang, and whose names are their own or their callers'.
        let many = Self.streams(Self.hangingMany, "many", seed)
        var manyNamed = Self.streams(Self.hangingMany, "many-named", seed)
        manyNamed.sendsKeys = true
        let names = "named-\(seed)-"
        let cases = LeaseCases(names: "beside-\(seed)-")
        let sent = 2 * Self.wave + Self.last
        // One of a free model, one of who has no limits, and one that is answered and sent again.
        let all = sent + 2 * Self.hangingMany + Self.hanging + Self.named + 1 + 1 + 2
        for driver in [killed, hung, many, manyNamed] { try await sayEarlier(driver.name(0), bed, &checks) }
        let first = killed.begin(to: bed.front(of: 1), on: bed.control)
        beginNamed(names, bed)
        _ = await begunStreams(Self.wave + Self.named, bed)
        // The first wave is renewed twice until the edges stop. The second one and those that will hang are
        // renewed once, so that what they have told is less than what was reserved.
        await bed.control.sleep(nanoseconds: 250_000_000)
        let last = Self.streams(Self.last, "told", seed).begin(to: bed.front(of: 1), on: bed.control)
        await bed.control.sleep(nanoseconds: 1_250_000_000)
        let second = killed.begin(to: bed.front(of: 1), on: bed.control)
        try await beginUnlimited(cases, bed)
        try await beginReplay(cases, bed, &checks)
        let hanging = [hung, many, manyNamed].map { $0.begin(to: bed.front(of: 2), on: bed.control) }
        var front = bed.front(of: 2)
        front.model = "free"
        let costless = free.begin(to: front, on: bed.control)
        let begun = await begunStreams(all, bed)
        checks.equal("streams were open when the edges were stopped", begun, all)
        await waitForRenewal(cases, bed)
        let since = Int(Clocks.wallMilliseconds() / 1000)
        await bed.edges[1].kill()
        bed.edges[2].freeze()
        var counts = await first.end()
        counts.add(await second.end())
        counts.add(await last.end())
        checks.equal("the killed edge's streams were cut off", counts.failureCount, sent)
        try await checkSilent(cases, besideLooksAt: killed.name(0), bed, &checks)
        for ended in [
            Ended(edge: "the killed edge", user: killed.name(0), streams: sent, since: since),
            Ended(edge: "the hanging edge", user: hung.name(0), streams: Self.hanging, since: since),
            Ended(
                edge: "the hanging edge's many", user: many.name(0), streams: Self.hangingMany, since: since),
            Ended(
                edge: "the hanging edge's many", user: manyNamed.name(0), streams: Self.hangingMany,
                since: since),
            Ended(
                edge: "the killed edge's named streams", user: names + "00000", streams: Self.named,
                earlier: 0, since: since),
        ] { await checkCharged(ended, bed, &checks) }
        await checkEnded(cases, bed, &checks)
        try await checkNamed(names, bed, &checks)
        await checkGivenUp(free.name(0), bed, &checks)
        bed.edges[2].thaw()
        var ended = LoadCounts()
        for load in hanging { ended.add(await load.end()) }
        checks.equal(
            "every other stream came to its end", ended.answers(200..<300),
            Self.hanging + 2 * Self.hangingMany)
        await checkTrue(hung, bed, &checks)
        checks.equal("so did that of a free model", (await costless.end()).answers(200..<300), 1)
        await checkFree(free.name(0), bed, &checks)
        try await checkForgotten([many, manyNamed], since: since, bed, &checks)
    }

    /// A lease of four seconds is renewed after two, with what the stream has used, which cannot be observed
    /// from outside. One second more is for a busy machine.
    private func waitForRenewal(_ cases: LeaseCases, _ bed: TestBed) async {
        let end = Clocks.monotonic() + 3_000_000_000
        await bed.control.sleep(nanoseconds: 2_000_000_000)
        // Its lease ends early in a second: a clock that forgets parts of seconds would be late.
        let left = 1000 - Clocks.wallMilliseconds() % 1000
        if left < 800 { await bed.control.sleep(nanoseconds: UInt64(left) * 1_000_000) }
        beginSilent(cases, bed)
        await bed.control.sleep(nanoseconds: end - min(end, Clocks.monotonic()))
    }

    /// Waits for so many streams at the upstream; returns how many there are.
    private func begunStreams(_ wanted: Int, _ bed: TestBed) async -> Int {
        _ = await comesTrue(within: 10, bed) { await bed.upstream.figures().streams == wanted }
        return await bed.upstream.figures().streams
    }

    /// Streams of one user, all at once.
    private static func streams(_ count: Int, _ name: String, _ seed: UInt64) -> LoadDriver {
        var driver = LoadDriver("\(name)-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (count, count, true)
        return driver
    }

    private func sayEarlier(
        _ user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        for message in 0..<Self.earlier {
            let status = try await say(message, of: user, bed).status
            checks.equal("a message before is answered", status, 200)
        }
    }

    private func beginNamed(_ names: String, _ bed: TestBed) {
        for name in 0..<Self.named {
            bed.control.spawn(with: (self, names, name, bed)) { scenario, names, name, bed in
                // Its edge is killed: there is no answer to look at.
                _ = try? await scenario.stream(names, name, to: 1, bed)
            }
        }
    }

    /// Has the lease of a free model's stream end: a look does it.
    private func checkGivenUp(_ user: String, _ bed: TestBed, _ checks: inout CheckList) async {
        let isGivenUp = await comesTrue(within: 5, bed) {
            await accountAfterLook(at: user, bed)?.givenUp == 1
        }
        checks.add(
            "the lease of a free model's stream has ended", isGivenUp, isGivenUp ? "it has" : "not yet")
        let account = await bed.operators?.account(of: user, on: bed.control)
        checks.equal("of its input nothing is guessed", account?.guessedInput ?? -1, 0)
        checks.within(
            "of its output most is", account?.guessedOutput ?? -1, from: 10, to: account?.outputTokens ?? -1)
    }

    /// Checks that a stream of a free model costs nothing, though it was settled after its lease's end.
    private func checkFree(_ user: String, _ bed: TestBed, _ checks: inout CheckList) async {
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                toldApps: 1, messages: 1, inputTokens: Self.whole, outputTokens: Self.whole, cachedTokens: 0,
                reasoningTokens: 0, cost: 0, guessed: 0),
            bed, &checks)
    }

    /// Has an edge answer a stream of the user with these names, by a name; returns its status.
    func stream(
        _ names: String, _ name: Int, to edge: Int, model: String = "any", fields: String = "", _ bed: TestBed
    ) async throws(ProofError) -> Int {
        try await stream(
            of: names + "00000", to: edge, model: model,
            fields: "Idempotency-Key: \(names)\(name)\r\n" + fields, bed)
    }

    /// The same of any user. An edge that hangs meanwhile has time to go on.
    /// - Parameter fields: more lines of its head, each with its line's end.
    func stream(
        of user: String, to edge: Int, model: String = "any", maxTokens: Int = 100, fields: String,
        _ bed: TestBed
    ) async throws(ProofError) -> Int {
        let body =
            #"{"model":"\#(model)","stream":true,"max_tokens":\#(maxTokens),"#
            + #""messages":[{"role":"user","content":"Hello"}]}"#
        let front = bed.front
        do throws(UpstreamFailure) {
            return try await EdgeClient.ask(
                "POST", "/v1/chat/completions", front.targets[edge], front.lines(naming: user) + fields, nil,
                body: body, within: 20_000, on: bed.control
            ).status
        } catch {
            throw ProofError("a stream of \(user) was not answered: \(error)")
        }
    }

    /// Checks that messages whose leases have ended are charged as their renewals reported: each once, and
    /// flagged as guesses.
    private func checkCharged(_ ended: Ended, _ bed: TestBed, _ checks: inout CheckList) async {
        let (edge, name, streams) = (ended.edge, ended.user, ended.streams)
        let messages = streams + ended.earlier
        let isOver = await leasesEnd(of: name, within: 20, bed)
        checks.add("\(edge): all leases ended", isOver, isOver ? "none is open" : "some are open")
        await checkLaws(
            of: name,
            // Two seconds of text, a piece each fifth of a second, and each of more than two tokens.
            AdminAccess.Expected(
                toldApps: messages, messages: messages, guessed: streams,
                leastOutputTokens: 10 * streams + Self.whole * ended.earlier),
            bed, &checks)
        guard let account = await bed.operators?.account(of: name, on: bed.control) else { return }
        checks.within(
            "\(edge): no more output was charged than was reserved", account.outputTokens, from: 0,
            to: 100 * streams + Self.whole * ended.earlier)
        checks.equal(
            "\(edge): at most 64 messages are remembered", account.givenUp,
            ended.remembered ?? min(streams, Self.remembered))
        let total = account.inputTokens + account.outputTokens
        for (counter, wanted) in [
            ("limited", total), ("input", account.inputTokens), ("output", account.outputTokens),
            ("total", total), ("cost", account.cost), ("messages", messages),
        ] {
            let found = account.limits.first { $0.name == counter }?.used ?? -1
            checks.equal("\(edge): the counter \(counter) holds what the books hold", found, wanted)
        }
        // The earlier answers reported what they used.
        let said = Self.whole * ended.earlier
        for (part, found, wanted) in [
            ("input", account.guessedInput, account.inputTokens - said),
            ("output", account.guessedOutput, account.outputTokens - said),
            ("cost", account.guessedCost, account.cost - said * (Self.prices.input + Self.prices.output)),
        ] {
            checks.equal("\(edge): the books say how much of \(part) was guessed", found, wanted)
        }
        let figure = await EdgeClient.usage(of: name, at: bed.front, on: bed.control)
        checks.within(
            "\(edge): GET /v1/usage (updated_at) tells when the leases ended", figure?.updatedAt ?? -1,
            from: ended.since, to: Int(Clocks.wallMilliseconds() / 1000))
    }

    /// Checks that a message that was charged by its renewal is not counted again where its caller repeats it
    /// under the same id.
    private func checkNamed(
        _ names: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var answered = 0
        for name in 0..<Self.named {
            let status = try await stream(names, name, to: 0, fields: "x-mock-interval-ms: 1\r\n", bed)
            if status == 200 { answered += 1 }
        }
        checks.equal("what was cut off may be sent again by its name", answered, Self.named)
        await checkLaws(
            of: names + "00000",
            AdminAccess.Expected(
                toldApps: Self.named, messages: Self.named,
                leastOutputTokens: (10 + Self.whole) * Self.named),
            bed, &checks)
    }

    /// Tokens of a whole answer: in, and out.
    private static let whole = 50

    /// Checks that a settlement after the lease's end corrects the reported use to what the upstream has
    /// billed.
    private func checkTrue(_ driver: LoadDriver, _ bed: TestBed, _ checks: inout CheckList) async {
        let messages = Self.hanging + Self.earlier
        let (input, output) = (messages * Self.whole, messages * Self.whole)
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
            bed, &checks)
        let account = await bed.operators?.account(of: driver.name(0), on: bed.control)
        for (part, found) in [
            ("input", account?.guessedInput), ("output", account?.guessedOutput),
            ("cost", account?.guessedCost),
        ] {
            checks.equal("the hanging edge: what is said of its \(part) at last is no guess", found ?? -1, 0)
        }
    }

    /// Checks that of many streams of one user those that are remembered are corrected after their leases'
    /// end. The others stay charged as they told. Their settlements are set aside for an operator, but for
    /// those whose names say that they are counted.
    private func checkForgotten(
        _ drivers: [LoadDriver], since: Int, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let forgotten = Self.hangingMany - Self.remembered
        for driver in drivers {
            await checkCharged(
                Ended(
                    edge: "the many, settled late", user: driver.name(0), streams: forgotten,
                    earlier: Self.earlier + Self.remembered, remembered: 0, since: since), bed, &checks)
        }
        let operators = bed.operators(of: bed.edges[2])
        func setAside() async -> Int? {
            await operators?.metric("usher_spool_parked", on: bed.control).first?.value
        }
        _ = await comesTrue(within: 5, bed) { await setAside() == forgotten }
        checks.equal("settlements that nothing is known of are set aside", await setAside() ?? -1, forgotten)
    }
}
