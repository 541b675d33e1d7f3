import HTTP
import MockProvider
import Reactor

/// Replies of Redis that never reach the edge: a script was executed, and the connection breaks. The edge
/// asks again by the same attempt, or settles again, and everything counts once, for what it used.
extension Scenario {
    /// A message, and the reply to it that is lost.
    private struct LostReply {
        let script: RedisRelay.Script
        var isNamed = false
        var isStreamed = false
        /// Whether the upstream fails, so that all is given back.
        var isInVain = false
        /// How often its name was answered before, by which it is a replay.
        var before = 0
        /// How often the reply is lost.
        var times = 1

        var what: String {
            let kind = isInVain ? "in vain" : isStreamed ? "streamed" : "plain"
            let name = before > 0 ? "replayed" : isNamed ? "named" : "unnamed"
            return "\(name), \(kind), \(script)" + (times > 1 ? " \(times) times" : "")
        }
        var fields: String { isInVain ? "x-mock-fail: 1\r\n" : "" }
        /// Whether the edge cannot know if it is admitted: then it passes as while Redis is away.
        var isGraced: Bool { script == .admit && times > 1 }
        /// How often its name is answered afterwards: three times in all, of which grace takes no replay.
        var afterwards: Int {
            guard isNamed else { return 0 }
            return 3 - before - (isInVain || isGraced && before > 0 ? 0 : 1)
        }
    }

    private static let lostReplies = [RedisRelay.Script.admit, .settle].flatMap { script in
        [false, true].flatMap { isNamed in
            [
                LostReply(script: script, isNamed: isNamed),
                LostReply(script: script, isNamed: isNamed, isStreamed: true),
                LostReply(script: script, isNamed: isNamed, isInVain: true),
            ]
        } + [
            LostReply(script: script, isNamed: true, before: 1),
            LostReply(script: script, isNamed: true, isInVain: true, before: 1),
            LostReply(script: script, times: 2),
            LostReply(script: script, isNamed: true, times: 2),
            LostReply(script: script, isNamed: true, before: 1, times: 2),
        ]
    }

    func runRepliesLost(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        guard let relay = bed.relay else { throw ProofError("there is no relay to lose replies") }
        let streams = LongStreams(self, relay, seed)
        await streams.begin(bed)
        for message in Self.lostReplies { try await lose(message, relay, seed, bed, &checks) }
        try await streams.check(bed, &checks)
        for isNamed in [false, true] {
            try await loseWhileAway(isNamed: isNamed, relay, seed, bed, &checks)
            try await loseOfBurst(isNamed: isNamed, relay, seed, bed, &checks)
        }
        for edge in [0, 2] {
            _ = await comesTrue(within: 5, bed) { await inSpool("depth", of: edge, bed) == 0 }
            for part in ["depth", "parked"] {
                checks.equal(
                    "edge \(edge + 1): nothing is left in its spool (\(part))",
                    await inSpool(part, of: edge, bed), 0)
            }
        }
    }

    /// What operators read of an edge's spool.
    private func inSpool(_ part: String, of edge: Int, _ bed: TestBed) async -> Int {
        await metric("usher_spool_\(part)", of: edge, bed)
    }

    /// A figure that an edge tells operators; -1 where it tells none.
    private func metric(_ name: String, of edge: Int, _ bed: TestBed) async -> Int {
        let samples = await bed.operators(of: bed.edges[edge])?.metric(name, on: bed.control)
        return samples?.first?.value ?? -1
    }

    /// A message passes while its edge is away from Redis, and the reply to what counts it later is lost.
    private func loseWhileAway(
        isNamed: Bool, _ relay: RedisRelay, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let user = "away-\(isNamed ? "named" : "unnamed")-\(seed)"
        func key(_ name: String) -> String { "Idempotency-Key: \(user)-\(name)\r\n" }
        let fields = isNamed ? key("away") : ""
        // Another edge keeps its connections. Its messages have names, of which Redis forgets those that have
        // expired when it settles the next one.
        var beside = 0
        if try await say(2, of: user, fields: key("before"), bed).status == 200 { beside += 1 }
        relay.cutOff(0)
        // An admission that it sent before it knows would have to be given back first, as soon as Redis
        // answers.
        let isKnown = await comesTrue(within: 5, bed) {
            await metric("usher_redis_connected", of: 0, bed) == 0
        }
        checks.add("\(user): its edge knows that Redis is away", isKnown, isKnown ? "it does" : "not yet")
        let failed = try await say(0, of: user, fields: "x-mock-fail: 1\r\n", bed).status
        checks.within("\(user): one comes to nothing meanwhile", failed, from: 500, to: 599)
        let status = try await say(0, of: user, fields: fields, bed).status
        checks.equal("\(user): one passes while its edge is away from Redis", status, 200)
        relay.lose(.settle, of: 0, isCutOff: true)
        relay.restore(0)
        let isLost = await comesTrue(within: 10, bed) { relay.awaited(.settle, of: 0) == 0 }
        checks.add("\(user): the reply that it is counted was lost", isLost, isLost ? "1" : "none")
        if try await say(2, of: user, fields: key("after"), bed).status == 200 { beside += 1 }
        checks.equal("\(user): messages beside it are answered", beside, 2)
        let counted = 3 * answers.outputTokens
        let isCounted = await comesTrue(within: 10, bed) {
            let account = await bed.operators(of: bed.edges[2])?.account(of: user, on: bed.control)
            return account?.open == 0 && account?.outputTokens == counted
        }
        checks.add(
            "\(user): all is counted before its edge asks again", isCounted, isCounted ? "it is" : "not yet")
        relay.restore(0)
        await settled(user, output: counted, bed)
        var answered = 0
        while isNamed, answered < 3, try await say(0, of: user, fields: fields, bed).status == 200 {
            answered += 1
            await waitForSettlement(of: user, bed)
        }
        checks.equal("\(user): its name is answered again", answered, isNamed ? 2 : 0)
        let all = 3 + answered
        await checkCounted(user, user, 3, input: all, output: all * answers.outputTokens, bed, &checks)
    }

    /// Sends a message whose admission or settlement is executed without the edge's being told.
    private func lose(
        _ message: LostReply, _ relay: RedisRelay, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let user = "\(message.what)-\(seed)".filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let key = message.isNamed ? "Idempotency-Key: \(user)\r\n" : ""
        func send(_ fields: String = "") async throws(ProofError) -> Int {
            message.isStreamed
                ? try await stream(of: user, to: 0, fields: key + fields, bed)
                : try await say(0, of: user, fields: key + fields, bed).status
        }
        for _ in 0..<message.before { _ = try await send() }
        let each = message.isStreamed ? Self.pieces : self.answers.outputTokens
        await settled(user, output: message.before * each, bed)
        relay.lose(message.script, of: 0, times: message.times)
        let status = try await send(message.fields)
        let wanted = message.isInVain ? 500..<600 : 200..<300
        checks.within(
            "\(message.what): its caller is answered", status, from: wanted.lowerBound,
            to: wanted.upperBound - 1)
        let isLost = await comesTrue(within: 5, bed) { relay.awaited(message.script, of: 0) == 0 }
        checks.add("\(message.what): a reply was lost", isLost, isLost ? "1" : "none")
        let before = message.before + (message.isInVain ? 0 : 1)
        await settled(user, output: before * each, bed)
        var answered = 0
        while message.isNamed, answered <= message.afterwards, try await send() == 200 {
            answered += 1
            await waitForSettlement(of: user, bed)
        }
        checks.equal("\(message.what): its name is answered again", answered, message.afterwards)
        let answers = before + answered
        await checkCounted(
            user, message.what, answers > 0 ? 1 : 0, input: answers, output: answers * each, bed, &checks)
    }

    /// A message holds far more of a burst than it uses, and the reply to its admission is lost: what it did
    /// not use is free again, and no more. Each message uses 100 of 1,000 tokens.
    private func loseOfBurst(
        isNamed: Bool, _ relay: RedisRelay, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let user = "burst-\(isNamed ? "named" : "unnamed")-\(seed)"
        try await bed.operators?.entitle(user, to: "slow", on: bed.control)
        func send(_ maxTokens: Int, _ fields: String = "") async throws(ProofError) -> Int {
            try await say(0, of: user, maxTokens: maxTokens, fields: fields, bed).status
        }
        // By this one the edge learns the plan.
        checks.equal("\(user): a message within the burst is answered", try await send(10), 200)
        await waitForSettlement(of: user, bed)
        relay.lose(.admit, of: 0)
        let fields = isNamed ? "Idempotency-Key: \(user)\r\n" : ""
        checks.equal("\(user): one whose admission's reply is lost, too", try await send(800, fields), 200)
        checks.equal("\(user): a reply was lost", relay.awaited(.admit, of: 0), 0)
        await waitForSettlement(of: user, bed)
        checks.equal("\(user): what it did not use is free again", try await send(700), 200)
        await waitForSettlement(of: user, bed)
        checks.equal("\(user): and no more", try await send(700), 429)
    }

    /// Waits until all that a user was answered is counted, and until the first edge knows that: what follows
    /// would else wait in its spool, too.
    private func settled(_ user: String, output: Int, _ bed: TestBed) async {
        _ = await comesTrue(within: 5, bed) {
            let account = await accountAfterLook(at: user, bed)
            guard account?.open == 0, account?.outputTokens == output else { return false }
            return await inSpool("depth", of: 0, bed) == 0
        }
    }

    /// Pieces of a stream, each of which is a token.
    private static let pieces = 20

    /// Checks the account of a user after so many messages.
    /// - Parameter input: answers, each of which has the same.
    func checkCounted(
        _ user: String, _ who: String, _ messages: Int, input: Int, output: Int, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let input = input * answers.inputTokens
        var expected = Self.expected(messages, input: input, output: output, limited: input + output)
        expected.who = who
        expected.counters["spoken"] = output
        await checkLaws(of: user, expected, bed, &checks)
    }
}
