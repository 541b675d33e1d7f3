import MockProvider
import Reactor

/// An edge dies while it has many streams of one user in hand, of many models and of two days. All of their
/// leases end in one call of `reclaim`, in whatever order Redis lists them.
extension Scenario {
    /// What one user sends: streams with a name and a model each.
    private struct ModelStreams {
        let names: String
        /// Models of the first day of a month whose messages are answered whole before.
        var answered = 0
        /// Of the first day, and of the second one.
        var first = 0
        var second = 0

        var streams: Int { first + second }
        var messages: Int { answered + streams }
        var user: String { names + "00000" }

        /// With bytes that part a reservation's row in Redis, and one that is no ASCII.
        func model(_ stream: Int) -> String { "é;~\(stream)=@%41^|" }
    }

    /// How many models of a day have a line of their own.
    private static let lines = 16
    /// Seconds before the day's end in which the first day's streams begin, and for which all of them last
    /// until their edge is killed. A lease of four seconds is renewed after two.
    private static let (lead, telling) = (3.0, 3.0)
    /// How many of the names are sent again.
    private static let again = 3

    func runCrashBooks(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        guard let clock = bed.clock, let noon = Self.firstNoon else {
            return checks.skip("a clock that can be turned needs a C compiler (cc), and none is there")
        }
        let turn = noon + 43_200_000
        let day = ModelStreams(names: "day-\(seed)-", first: 24)
        // One line is left of the first day's.
        let last = ModelStreams(names: "last-\(seed)-", answered: Self.lines - 1, first: 3)
        // The second day has room for all of its models, however many of the first day's share a line.
        let days = ModelStreams(names: "days-\(seed)-", first: 30, second: 14)
        let one = ModelStreams(names: "one-\(seed)-", first: 1)
        // Its answered message has a name, too, which is forgotten earlier.
        let two = ModelStreams(names: "two-\(seed)-", answered: 1, first: 1)
        let all = [day, last, days, one, two]
        clock.set(to: noon)
        for message in 0..<last.answered {
            let answer = try await say(
                message, of: last.user, model: last.model(last.streams + message), bed)
            checks.equal("a message before is answered", answer.status, 200)
        }
        clock.set(to: turn - Int64(Self.lead * 1000))
        let end = Clocks.monotonic() + UInt64(Self.lead * 1e9)
        for sent in all { begin(sent, 0..<sent.first, bed) }
        await checkOpen(
            "the first day's streams", all.reduce(0) { $0 + $1.first }, within: Self.lead, bed, &checks)
        let now = Clocks.monotonic()
        if now < end { await bed.control.sleep(nanoseconds: end - now + 100_000_000) }
        for sent in all { begin(sent, sent.first..<sent.streams, bed) }
        let streams = all.reduce(0) { $0 + $1.streams }
        await checkOpen("all streams", streams, within: 10, bed, &checks)
        await bed.control.sleep(nanoseconds: UInt64(Self.telling * 1e9))
        for sent in all {
            let open = await accountAfterLook(at: sent.user, bed)?.open
            checks.equal("no lease ends while its edge lives", open ?? -1, sent.streams)
        }
        let named = try await stream(
            two.names, two.streams, to: 0, fields: "x-mock-interval-ms: 1\r\n", bed)
        checks.equal("a message with a name is answered", named, 200)
        await bed.edges[1].kill()
        checks.equal(
            "the upstream had each stream once", await bed.upstream.figures().messages,
            streams + last.answered + two.answered)
        // All leases end at once.
        clock.set(to: turn + 60_000)
        for sent in all { await checkCharged(sent, bed, &checks) }
        for sent in [day, last] { await checkLines(ofDay: sent, bed, &checks) }
        await checkLines(ofDays: days, bed, &checks)
        try await checkNames(day, bed, &checks)
        // Ten minutes after the answer, and not yet after the leases' end.
        clock.set(to: turn + 640_000)
        let other = try await stream(two.names, 0, to: 0, model: "other", bed)
        checks.equal("a name is known for its own span after a lease's end", other, 422)
        let free = try await stream(
            two.names, two.streams, to: 0, model: "other", fields: "x-mock-interval-ms: 1\r\n", bed)
        checks.equal("one that was answered before is free again beside it", free, 200)
        try await checkForgetting(day, bed, clock, at: turn + 49 * 3_600_000, &checks)
        let ended = await bed.operators?.metric("usher_reservations_reclaimed_total", on: bed.control)
        checks.equal("GET /metrics tells how many leases ended", ended?.first?.value ?? -1, streams + 1)
        // From the first line on, whatever a lease's end adds to it.
        await checkKept(last.messages, of: last.user, since: noon, clock, bed, &checks)
        await checkKept(1, of: one.user, since: turn + 60_000, clock, bed, &checks)
    }

    private func begin(_ sent: ModelStreams, _ streams: Range<Int>, _ bed: TestBed) {
        for stream in streams {
            bed.control.spawn(with: (self, sent, stream, bed)) { scenario, sent, stream, bed in
                // Its edge is killed: there is no answer to look at.
                _ = try? await scenario.stream(sent.names, stream, to: 1, model: sent.model(stream), bed)
            }
        }
    }

    private func checkOpen(
        _ which: String, _ streams: Int, within seconds: Double, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        var open = 0
        _ = await comesTrue(within: seconds, bed) {
            open = await bed.upstream.figures().streams
            return open >= streams
        }
        checks.equal("\(which) are open in time", open, streams)
    }

    /// Checks that each stream is charged once as it told: in the books, and in the counters of its periods.
    private func checkCharged(_ sent: ModelStreams, _ bed: TestBed, _ checks: inout CheckList) async {
        let isOver = await leasesEnd(of: sent.user, within: 5, bed)
        checks.add("all leases ended", isOver, isOver ? "0 are open" : "some are open")
        let said = (
            input: sent.answered * answers.inputTokens, output: sent.answered * answers.outputTokens
        )
        await checkLaws(
            of: sent.user,
            AdminAccess.Expected(
                toldApps: sent.messages, messages: sent.messages, guessed: sent.streams,
                leastOutputTokens: 10 * sent.streams + said.output), bed, &checks)
        guard let account = await bed.operators?.account(of: sent.user, on: bed.control) else { return }
        let today = account.lines.filter { $0.date.hasSuffix("-02") }
        for (counter, held) in [
            ("limited", account.inputTokens + account.outputTokens),
            ("total", account.inputTokens + account.outputTokens), ("cost", account.cost),
            ("input", today.reduce(0) { $0 + $1.inputTokens }),
            ("output", today.reduce(0) { $0 + $1.outputTokens }),
        ] {
            let found = account.limits.first { $0.name == counter }?.used ?? -1
            checks.equal("the counter \(counter) holds what its period's lines hold", found, held)
        }
        for (what, found) in [
            ("is remembered", account.givenUp), ("stands in the audit trail", account.ended.all),
            ("stands there as charged", account.ended.charged),
        ] {
            checks.equal("each lease that ended \(what)", found, sent.streams)
        }
        checks.equal("no stream was charged cached tokens", account.cachedTokens, 0)
        checks.equal("no stream was charged reasoning tokens", account.reasoningTokens, 0)
        for (part, found, wanted) in [
            ("input", account.guessedInput, account.inputTokens - said.input),
            ("output", account.guessedOutput, account.outputTokens - said.output),
            ("cost", account.guessedCost, account.cost - Self.cost(said.input, said.output)),
        ] {
            checks.equal("the books say how much of \(part) was guessed", found, wanted)
        }
    }

    private func checkLines(
        ofDay sent: ModelStreams, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        guard let account = await bed.operators?.account(of: sent.user, on: bed.control) else {
            return checks.add("usherctl user show", false, "it says nothing of \(sent.user)")
        }
        let rest = account.lines.filter { $0.model == "*" }
        let own = account.lines.count - rest.count
        checks.equal("lines of one day's models", own, Self.lines)
        checks.equal("lines of the rest of them", rest.count, 1)
        checks.equal("messages of the rest", rest.first?.messages ?? -1, sent.messages - Self.lines)
        let models = Set((0..<sent.messages).map { sent.model($0) })
        checks.equal(
            "models with a line and a message of their own",
            account.lines.count { models.contains($0.model) && $0.messages == 1 }, Self.lines)
    }

    /// In which order the models of two days come to their lines is left to Redis.
    private func checkLines(
        ofDays sent: ModelStreams, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        guard let account = await bed.operators?.account(of: sent.user, on: bed.control) else {
            return checks.add("usherctl user show", false, "it says nothing of \(sent.user)")
        }
        let second = account.lines.filter { $0.date.hasSuffix("-02") }
        let models = Set((sent.first..<sent.streams).map { sent.model($0) })
        checks.equal(
            "the second day's models with a line and a message of their own",
            second.count { models.contains($0.model) && $0.messages == 1 }, sent.second)
        checks.equal("lines of the second day", second.count, sent.second)
        checks.within(
            "lines of the first day's models", account.lines.count - second.count, from: 2,
            to: Self.lines + 1)
    }

    /// Checks that a name stands for its message also where a lease's end has charged it: it is answered
    /// twice more, without being counted again, and for no other message.
    private func checkNames(
        _ sent: ModelStreams, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var statuses: [Int] = []
        for name in 0..<Self.again {
            for model in ["other"] + Array(repeating: sent.model(name), count: 3) {
                statuses.append(
                    try await stream(
                        sent.names, name, to: 0, model: model, fields: "x-mock-interval-ms: 1\r\n", bed))
            }
        }
        let wanted = Array(repeating: [422, 200, 200, 409], count: Self.again).flatMap { $0 }
        checks.add(
            "a name is answered twice more, for its own message", statuses == wanted, "\(statuses)")
        await checkLaws(
            of: sent.user,
            AdminAccess.Expected(toldApps: sent.streams, messages: sent.streams, guessed: sent.streams), bed,
            &checks)
    }

    /// Checks that what is remembered of an ended lease is gone after 48 hours, when the next one ends, and a
    /// name after its span.
    private func checkForgetting(
        _ sent: ModelStreams, _ bed: TestBed, _ clock: ShiftedClock, at moment: Int64,
        _ checks: inout CheckList
    ) async throws(ProofError) {
        clock.set(to: moment)
        let named = try await stream(
            sent.names, 0, to: 0, model: sent.model(0), fields: "x-mock-interval-ms: 1\r\n", bed)
        checks.equal("days later its name is free", named, 200)
        let before = await bed.upstream.figures().streams
        bed.control.spawn(with: (self, sent, bed)) { scenario, sent, bed in
            _ = try? await scenario.stream(
                sent.names, sent.streams, to: 0, fields: "x-mock-interval-ms: 40\r\n", bed)
        }
        _ = await comesTrue(within: 5, bed) { await bed.upstream.figures().streams > before }
        // Its lease ends, though its edge lives: the stream is settled late.
        clock.set(to: moment + 60_000)
        func remembered() async -> Int? { await accountAfterLook(at: sent.user, bed)?.givenUp }
        // The stream lasts two seconds, and what is remembered of it goes with its settlement.
        let isForgotten = await comesTrue(within: 1.5, bed) { await remembered() == 1 }
        checks.add(
            "leases that ended 48 hours ago are forgotten", isForgotten,
            isForgotten ? "1 is remembered" : "\(await remembered() ?? -1) are remembered")
        _ = await comesTrue(within: 5, bed) {
            await bed.operators?.account(of: sent.user, on: bed.control)?.messages == sent.messages + 2
        }
        await checkLaws(
            of: sent.user,
            AdminAccess.Expected(
                toldApps: sent.messages + 2, messages: sent.messages + 2, guessed: sent.streams), bed,
            &checks)
    }
}
