import HTTP
import MockProvider
import Reactor
import RedisFleet

/// Messages under grace: while Redis is away, each edge lets a fixed number of each user's messages pass
/// (`redis: { failure: grace }`). When Redis is back, each message is counted once with its use.
extension Scenario {
    static let grace = Scenario(
        "grace",
        "Redis is away, and each edge lets a few messages of each user pass: exactly so many, and they are counted later",
        configuration: useMessages(
            "count: total_tokens, per: month, amount: 100_000_000", messages: graceLimit,
            idempotencySpan: "10m", failure: "grace"),
        answers: { ($0.inputTokens, $0.outputTokens) = (50, 50) },
        outside: .impossible("it stops the Redis behind the edges"), action: Scenario.runGrace)

    /// How many messages of one user each edge lets pass without Redis, and how many the plan allows.
    static let (graceMessages, graceLimit) = (6, 20)
    /// How far one user is above the limit, in messages, after the messages under grace are counted.
    private static let over = 4
    /// While Redis is away, the messages with these numbers are sent with an id. The ids of `answered` and
    /// `open` were used before the outage, so these messages must not be counted again. (The stream of `open`
    /// is still running.) The id of `twice` is new, but is sent to both edges, so it must be counted once.
    private static let (answered, open, twice) = (0...1, 2, 3)
    /// How many messages to each edge fail at the upstream during the outage.
    private static let inVain = 2
    /// A header with which a stream lasts longer than the outage.
    private static let slowly = "x-mock-interval-ms: 200\r\n"

    /// How many messages passed and how many were refused during the outage.
    private struct Outage {
        var passed = 0
        var refused = 0

        mutating func noteStatus(_ status: Int) {
            if status == 200 { passed += 1 }
            if status == 503 { refused += 1 }
        }
    }

    private func runGrace(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError)
    {
        let names = "away-\(seed)-"
        let (user, spender) = (names + "00000", "over-\(seed)-00000")
        let allowance = bed.edges.count * Self.graceMessages
        let before = Self.graceLimit - allowance + Self.over
        var sent = Outage()
        for message in 0..<before { sent.noteStatus(try await sendMessage(message, of: spender, bed).status) }
        for name in Self.answered {
            sent.noteStatus(try await sendMessage(name, of: user, fields: key(names, name), bed).status)
        }
        checks.checkEqual(
            "before the fault every message is answered", sent.passed, before + Self.answered.count)
        bed.control.spawn(with: (self, names, bed)) { scenario, names, bed in
            // This answer is ignored, because the books are checked later.
            _ = try? await scenario.streamMessage(names, Self.open, to: 0, fields: Self.slowly, bed)
        }
        let isBegun = await comesTrue(within: 10, bed) { await bed.upstream.readFigures().streams == 1 }
        checks.addCheck("a stream was open when Redis was killed", isBegun, isBegun ? "1" : "none")
        bed.redis.kill9()

        var (named, spent) = (Outage(), Outage())
        try await sendWhileAway(names, &named, bed)
        for message in 0..<allowance + 2 * bed.edges.count {
            spent.noteStatus(try await sendMessage(message, of: spender, bed).status)
        }
        for (who, outage) in [("a user", named), ("a user near the limit", spent)] {
            checks.checkEqual("of \(who) each edge lets \(Self.graceMessages) pass", outage.passed, allowance)
            checks.checkEqual("of \(who) it refuses all others", outage.refused, 2 * bed.edges.count)
        }
        let faults = await bed.upstream.readFigures().faults[.fail] ?? 0
        checks.checkEqual("the upstream failed meanwhile", faults, bed.edges.count * Self.inVain)
        let newcomer = "new-\(seed)-00000"
        checks.checkEqual(
            "a new user's messages pass, too", try await sendMessage(0, of: newcomer, bed).status, 200)
        try await ProofError.wrap { try await bed.redis.launch() }

        // Of the messages that passed, three have an id that was counted before, and one has passed at both
        // edges. So four of them are not counted again.
        let messages = Self.answered.count + 1 + allowance - (Self.answered.count + 2)
        let plain = Self.answered.count + allowance - 1
        await checkCounted(names, messages, plain: plain, streams: 2, bed, &checks)
        await checkSpender(spender, before + allowance, bed, &checks)
        await checkNewcomer(newcomer, bed, &checks)
        try await checkAfterwards(names, messages, plain: plain, bed, &checks)
        let refused = try await sendMessage(0, of: spender, bed).status
        checks.checkEqual("a user past the limit is refused again", refused, 429)
        let billed = await bed.upstream.readFigures()
        var (input, output) = (0, 0)
        for user in [user, spender, newcomer] {
            let account = await bed.operators?.readAccount(of: user, on: bed.control)
            input += account?.inputTokens ?? 0
            output += account?.outputTokens ?? 0
        }
        checks.checkEqual(
            "the books of all hold all input that the upstream billed", input, billed.inputTokens)
        checks.checkEqual("the books of all hold all output that it billed", output, billed.outputTokens)
    }

    private func key(_ names: String, _ name: Int) -> String { "Idempotency-Key: \(names)\(name)\r\n" }

    /// Sends messages to each edge until the edge lets no more pass: messages that fail, messages with ids
    /// that were used before, and messages without ids.
    private func sendWhileAway(_ names: String, _ outage: inout Outage, _ bed: TestBed)
        async throws(ProofError)
    {
        let user = names + "00000"
        for edge in bed.edges.indices {
            // These messages fail at the upstream, so they do not use up the number that may pass.
            for _ in 0..<Self.inVain {
                _ = try await sendMessage(edge, of: user, fields: "x-mock-fail: 1\r\n", bed)
            }
            outage.noteStatus(try await sendMessage(edge, of: user, fields: key(names, edge), bed).status)
            outage.noteStatus(
                try await sendMessage(edge, of: user, fields: key(names, Self.twice), bed).status)
        }
        outage.noteStatus(try await streamMessage(names, Self.open, to: 1, bed))
        for edge in bed.edges.indices {
            let left = Self.graceMessages - (edge == 1 ? 3 : 2)
            for _ in 0..<left + 2 { outage.noteStatus(try await sendMessage(edge, of: user, bed).status) }
        }
    }

    /// Checks after the outage that each message under grace was counted once, with its usage.
    private func checkCounted(
        _ names: String, _ messages: Int, plain: Int, streams: Int, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        let plan = answers
        let input = (plain + streams) * plan.inputTokens
        let output = plain * plan.outputTokens + streams * Self.pieces
        // This waits until the slow stream has ended and the settlements of the outage have reached Redis.
        _ = await comesTrue(within: 15, bed) {
            let account = await bed.operators?.readAccount(of: names + "00000", on: bed.control)
            return account?.open == 0 && account?.outputTokens == output
        }
        await checkLaws(
            of: names + "00000",
            Self.expectedAccount(messages, input: input, output: output, limited: input + output), bed,
            &checks)
    }

    /// Checks that messages under grace are counted and reported even above the limit.
    private func checkSpender(
        _ spender: String, _ messages: Int, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        let (input, output) = (messages * answers.inputTokens, messages * answers.outputTokens)
        var expected = Self.expectedAccount(messages, input: input, output: output, limited: input + output)
        expected.courtesy = Self.over
        await checkLaws(of: spender, expected, bed, &checks)
        var (passed, over) = (0, 0)
        for edge in bed.edges {
            guard let admin = bed.operatorAccess(of: edge) else { continue }
            passed += await admin.readMetric("usher_grace_messages_total", on: bed.control).first?.value ?? 0
            over += await admin.readMetric("usher_grace_overspent_total", on: bed.control).first?.value ?? 0
        }
        let allowance = bed.edges.count * Self.graceMessages
        checks.checkEqual(
            "operators read how many passed", passed, 2 * allowance + bed.edges.count * Self.inVain + 1)
        checks.checkEqual("operators read how many of them were past the limit", over, Self.over)
    }

    /// Checks that a message under grace is counted if its user had no counters before.
    private func checkNewcomer(_ user: String, _ bed: TestBed, _ checks: inout CheckList) async {
        let (input, output) = (answers.inputTokens, answers.outputTokens)
        var expected = Self.expectedAccount(1, input: input, output: output, limited: input + output)
        expected.who = "a new user"
        await checkLaws(of: user, expected, bed, &checks)
    }

    /// Checks that ids of counted messages are recognised after the outage, and that the rest of the limit
    /// can be used.
    private func checkAfterwards(
        _ names: String, _ messages: Int, plain: Int, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var (again, refused, fresh) = (0, 0, 0)
        for name in [0, 1, Self.open, Self.twice] {
            for attempt in 0..<3 {
                let status =
                    name == Self.open
                    ? try await streamMessage(names, name, to: attempt % 2, bed)
                    : try await sendMessage(attempt, of: names + "00000", fields: key(names, name), bed)
                        .status
                if status == 200 { again += 1 }
                if status == 409 { refused += 1 }
                await waitForSettlement(of: names + "00000", bed)
            }
        }
        checks.checkEqual("a message that passed may be sent again under its id", again, 4 * 2)
        checks.checkEqual("twice and no more often", refused, 4)
        for message in 0..<Self.graceLimit {
            guard try await sendMessage(message, of: names + "00000", bed).status == 200 else { break }
            fresh += 1
        }
        checks.checkEqual("exactly the rest of the limit is free", fresh, Self.graceLimit - messages)
        await checkCounted(
            names, messages + fresh, plain: plain + 3 * 2 + fresh, streams: 2 + 2, bed, &checks)
    }

    /// How many pieces a stream has. Each piece is one token.
    private static let pieces = 20
}
