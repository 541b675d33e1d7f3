import Load
import MockProvider
import Reactor

/// Messages with an id of their own that are sent again: each is answered at most twice more, and failed ones
/// are given back.
extension Scenario {
    /// How many names; how often each is sent again in vain, and how often to an end.
    private static let (names, inVain, again) = (16, 3, 2)
    /// Capacity of the burst limit: enough for the messages that are answered, and too little if failed ones
    /// were charged as well.
    static let replayCapacity = names * (1 + again) + 12

    /// The results of the repeated messages.
    private struct Replays {
        var answered = 0
        var failed = 0
        var answeredAgain = 0
        var refused = 0
        var refusedOther = 0
        var paced = 0
        var refusedLater = 0
    }

    func runReplays(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        let user = "replay-\(seed)-00000"
        let start = Clocks.monotonic()
        var replays = Replays()
        for name in 0..<Self.names { try await replay(name, of: user, seed, &replays, bed) }
        let faults = await bed.upstream.figures().faults[.fail] ?? 0
        checks.equal("each was answered", replays.answered, Self.names)
        checks.equal("the upstream failed for each that was sent in vain", faults, Self.names * Self.inVain)
        checks.equal("their callers heard of it", replays.failed, Self.names * Self.inVain)
        checks.equal(
            "a replay that came to nothing is not used up", replays.answeredAgain, Self.names * Self.again)
        checks.equal("an answer is given again twice, and no more", replays.refused, Self.names)
        checks.equal("a name stands for one message, and no other", replays.refusedOther, Self.names)
        // Each is remembered for ten minutes, whatever was settled behind it.
        for name in 0..<Self.names {
            let key = "Idempotency-Key: replay-\(seed)-\(name)\r\n"
            let status = try await say(
                name, of: user, maxTokens: Self.mostTokens(of: name), fields: key, bed
            ).status
            if status == 409 { replays.refusedLater += 1 }
        }
        checks.equal("each name is still known behind the last", replays.refusedLater, Self.names)
        checks.equal("what came to nothing is charged to no burst", replays.paced, 0)
        try await checkTimeOfRefund(of: user, seed, bed, &checks)

        // What is left of the burst, and what its pace adds: one a minute.
        var fresh = 0
        for message in 0..<Self.replayCapacity {
            guard try await say(message, of: user, bed).status == 200 else { break }
            fresh += 1
        }
        let left = Self.replayCapacity - Self.names * (1 + Self.again) - 1
        let minutes = Int((Clocks.monotonic() - start) / 60_000_000_000)
        checks.within("the rest of the burst is free, and no more", fresh, from: left, to: left + minutes + 1)
        let billed = await bed.upstream.figures()
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                toldApps: Self.names + 1 + fresh, messages: Self.names + 1 + fresh,
                inputTokens: billed.inputTokens, outputTokens: billed.outputTokens),
            bed, &checks)
    }

    /// Another number for each, so that their payloads and with them what is remembered of them differ.
    private static func mostTokens(of name: Int) -> Int { 10 + name }

    /// Sends one name as often as it goes.
    private func replay(
        _ name: Int, of user: String, _ seed: UInt64, _ replays: inout Replays, _ bed: TestBed
    ) async throws(ProofError) {
        let key = "Idempotency-Key: replay-\(seed)-\(name)\r\n"
        var message = name
        func send(_ fields: String = "", model: String = "any") async throws(ProofError) -> Int {
            message += 1
            await waitForSettlement(of: user, bed)
            return try await say(
                message, of: user, model: model, maxTokens: Self.mostTokens(of: name), fields: key + fields,
                bed
            ).status
        }
        func note(_ status: Int, _ counts: WritableKeyPath<Replays, Int>, _ wanted: Range<Int>) {
            if wanted.contains(status) { replays[keyPath: counts] += 1 }
            if status == 429 { replays.paced += 1 }
        }
        note(try await send(), \.answered, 200..<300)
        for _ in 0..<Self.inVain { note(try await send("x-mock-fail: 1\r\n"), \.failed, 500..<600) }
        note(try await send(model: "other"), \.refusedOther, 422..<423)
        for _ in 0..<Self.again { note(try await send(), \.answeredAgain, 200..<300) }
        note(try await send(), \.refused, 409..<410)
    }

    /// What is given back changes the count when it is given back, not when it was taken. To a replay in vain
    /// that is its burst alone.
    private func checkTimeOfRefund(
        of user: String, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let key = "Idempotency-Key: replay-\(seed)-late\r\n"
        checks.equal("one more is answered", try await say(0, of: user, fields: key, bed).status, 200)
        let sent = Int(Clocks.wallMilliseconds() / 1000)
        let inVain = key + "x-mock-fail: 1\r\nx-mock-delay-ms: 2000\r\n"
        let answer = try await say(0, of: user, fields: inVain, bed)
        checks.within("a replay of two seconds came to nothing", answer.status, from: 500, to: 599)
        let figure = await EdgeClient.usage(of: user, at: bed.front, on: bed.control)
        checks.within(
            "GET /v1/usage (updated_at) tells when it was given back", figure?.updatedAt ?? -1,
            from: sent + 2, to: Int(Clocks.wallMilliseconds() / 1000))
    }
}
