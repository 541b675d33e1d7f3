import HTTP
import Load
import MockProvider
import Reactor

/// One edge is killed and another hangs during long streams. When the leases end, the use that renewals have
/// reported is charged. The hanging edge then continues, and its settlements correct the charge.
extension Scenario {
    /// The streams of this scenario last ten seconds.
    static let leasesEnd = Scenario(
        "leases-end",
        "one edge is killed during long streams, and one hangs: the use that they had reported is charged once",
        edges: 3,
        configuration: useMessages(
            "count: total_tokens, per: month, amount: 100_000_000",
            burst: "count: tokens, per_minute: 100_000_000, capacity: 100_000_000", lease: "4s",
            idempotencySpan: "10m"),
        answers: {
            ($0.chunks, $0.gap) = (.fixed(50), .fixed(0.2))
            ($0.inputTokens, $0.outputTokens) = (50, 50)
        }, outside: .impossible("it kills an edge and stops another one for some seconds"),
        action: Scenario.runLeasesEnd)

    /// How many streams the killed edge has, and how many the hanging edge has.
    private static let (killed, hanging) = (40, 12)
    /// How many streams of one user have an id (`Idempotency-Key`).
    private static let named = 3
    /// How many complete answers a user gets before the streams. The books then already have a line, to which
    /// the end of a lease must add its charge.
    private static let earlier = 3
    /// The input tokens of a complete answer. The number of its output tokens is the same.
    private static let whole = 50

    /// What the figures of one user must be after the leases have ended.
    private struct Ended {
        let edge: String
        let user: String
        /// How many streams of the user have a lease that has ended.
        let streams: Int
        var earlier = Scenario.earlier
        /// The time at which the edge was stopped, in seconds since 1970.
        let since: Int
    }

    /// Kills one of three edges during its streams, and stops another until its leases have ended.
    private func runLeasesEnd(
        _ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList
    ) async throws(ProofError) {
        let killed = Self.streams(Self.killed, "told", seed)
        let hung = Self.streams(Self.hanging, "hung", seed)
        let names = "named-\(seed)-"
        let all = Self.killed + Self.hanging + Self.named
        for driver in [killed, hung] { try await sayEarlier(driver.userName(0), bed, &checks) }
        let cut = killed.beginLoad(to: bed.edgeFront(of: 1), on: bed.control)
        beginNamed(names, bed)
        let hanging = hung.beginLoad(to: bed.edgeFront(of: 2), on: bed.control)
        let begun = await begunStreams(all, bed)
        checks.checkEqual("streams were open when the edges were stopped", begun, all)
        // A lease of four seconds is renewed after two, with the use so far. No answer shows the renewal, so
        // this waits for two seconds, and for a third one in case the machine is busy.
        await bed.control.sleep(nanoseconds: 3_000_000_000)
        let since = Int(Clocks.wallMilliseconds() / 1000)
        await bed.edges[1].killProcess()
        bed.edges[2].freezeProcess()
        checks.checkEqual(
            "the killed edge's streams were cut off", (await cut.endLoad()).failureCount, Self.killed)
        for ended in [
            Ended(edge: "the killed edge", user: killed.userName(0), streams: Self.killed, since: since),
            Ended(edge: "the hanging edge", user: hung.userName(0), streams: Self.hanging, since: since),
            Ended(
                edge: "the killed edge's named streams", user: names + "00000", streams: Self.named,
                earlier: 0, since: since),
        ] { await checkCharged(ended, bed, &checks) }
        try await checkNamed(names, bed, &checks)
        bed.edges[2].thawProcess()
        checks.checkEqual(
            "every other stream was completed", (await hanging.endLoad()).answerCount(200..<300),
            Self.hanging)
        await checkTrue(hung, bed, &checks)
    }

    /// Waits until the upstream has this many streams. Returns their number.
    private func begunStreams(_ wanted: Int, _ bed: TestBed) async -> Int {
        _ = await comesTrue(within: 10, bed) { await bed.upstream.readFigures().streams == wanted }
        return await bed.upstream.readFigures().streams
    }

    /// A load that begins all streams of one user at once.
    private static func streams(_ count: Int, _ name: String, _ seed: UInt64) -> LoadDriver {
        var driver = LoadDriver("\(name)-\(seed)-", seed: seed)
        (driver.connections, driver.requests, driver.isStreamed) = (count, count, true)
        return driver
    }

    private func sayEarlier(
        _ user: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        for message in 0..<Self.earlier {
            let status = try await sendMessage(message, of: user, bed).status
            checks.checkEqual("a message before the fault is answered", status, 200)
        }
    }

    private func beginNamed(_ names: String, _ bed: TestBed) {
        for name in 0..<Self.named {
            bed.control.spawn(with: (self, names, name, bed)) { scenario, names, name, bed in
                // The edge will be killed, so there is no answer.
                _ = try? await scenario.streamMessage(names, name, to: 1, bed)
            }
        }
    }

    /// Sends a streamed message with an id to an edge. Returns the status. The time limit is long enough for
    /// an edge that hangs and continues.
    func streamMessage(
        _ names: String, _ name: Int, to edge: Int, fields: String = "", _ bed: TestBed
    ) async throws(ProofError) -> Int {
        let user = names + "00000"
        let fields = "Idempotency-Key: \(names)\(name)\r\n" + fields
        let body =
            #"{"model":"any","stream":true,"max_tokens":100,"messages":[{"role":"user","content":"Hello"}]}"#
        let front = bed.front
        do throws(UpstreamFailure) {
            return try await EdgeClient.askEdge(
                "POST", "/v1/chat/completions", front.targets[edge], front.headLines(naming: user) + fields,
                nil,
                body: body, within: 20_000, on: bed.control
            ).status
        } catch {
            throw ProofError("a stream of \(user) was not answered: \(error)")
        }
    }

    /// Checks the messages whose leases have ended. Each is charged once, with the use that its renewals
    /// reported, and counts as guessed.
    private func checkCharged(_ ended: Ended, _ bed: TestBed, _ checks: inout CheckList) async {
        let (edge, name, streams) = (ended.edge, ended.user, ended.streams)
        let messages = streams + ended.earlier
        let isOver = await leasesEnd(of: name, within: 20, bed)
        checks.addCheck("\(edge): all leases ended", isOver, isOver ? "none is open" : "some are open")
        await checkLaws(
            of: name,
            // The renewals report at least two seconds of text, which are 10 pieces at five pieces a second.
            // Each piece has more than two tokens, so each stream is charged at least 10 tokens.
            AdminAccess.Expected(
                toldApps: messages, messages: messages, guessed: streams,
                leastOutputTokens: 10 * streams + Self.whole * ended.earlier),
            bed, &checks)
        guard let account = await bed.operators?.readAccount(of: name, on: bed.control) else { return }
        checks.checkWithin(
            "\(edge): no more output was charged than was reserved", account.outputTokens, from: 0,
            to: 100 * streams + Self.whole * ended.earlier)
        checks.checkEqual("\(edge): its messages are remembered as given up", account.givenUp, streams)
        let total = account.inputTokens + account.outputTokens
        for (counter, wanted) in [
            ("limited", total), ("input", account.inputTokens), ("output", account.outputTokens),
            ("total", total), ("cost", account.cost), ("messages", messages),
        ] {
            let found = account.limits.first { $0.name == counter }?.used ?? -1
            checks.checkEqual("\(edge): the counter \(counter) holds what the books hold", found, wanted)
        }
        // The earlier answers have reported their usage, so none of it is guessed.
        let said = Self.whole * ended.earlier
        for (part, found, wanted) in [
            ("input", account.guessedInput, account.inputTokens - said),
            ("output", account.guessedOutput, account.outputTokens - said),
            ("cost", account.guessedCost, account.cost - said * (Self.prices.input + Self.prices.output)),
        ] {
            checks.checkEqual("\(edge): the books say how much of \(part) was guessed", found, wanted)
        }
        let figure = await EdgeClient.readUsage(of: name, at: bed.front, on: bed.control)
        checks.checkWithin(
            "\(edge): GET /v1/usage (updated_at) tells when the leases ended", figure?.updatedAt ?? -1,
            from: ended.since, to: Int(Clocks.wallMilliseconds() / 1000))
    }

    /// Checks that a message whose lease has ended is not counted again when its id is sent again.
    private func checkNamed(
        _ names: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var answered = 0
        for name in 0..<Self.named {
            let status = try await streamMessage(names, name, to: 0, fields: "x-mock-interval-ms: 1\r\n", bed)
            if status == 200 { answered += 1 }
        }
        checks.checkEqual("a message that was cut off may be sent again under its id", answered, Self.named)
        await checkLaws(
            of: names + "00000",
            AdminAccess.Expected(
                toldApps: Self.named, messages: Self.named,
                leastOutputTokens: (10 + Self.whole) * Self.named),
            bed, &checks)
    }

    /// Checks that a settlement after the end of a lease corrects the use to what the upstream has billed.
    private func checkTrue(_ driver: LoadDriver, _ bed: TestBed, _ checks: inout CheckList) async {
        let messages = Self.hanging + Self.earlier
        let (input, output) = (messages * Self.whole, messages * Self.whole)
        let cost = input * Self.prices.input + output * Self.prices.output
        await checkLaws(
            of: driver.userName(0),
            AdminAccess.Expected(
                toldApps: messages, messages: messages, inputTokens: input, outputTokens: output, cost: cost,
                guessed: 0,
                counters: [
                    "limited": input + output, "input": input, "output": output, "total": input + output,
                    "cost": cost, "messages": messages,
                ]),
            bed, &checks)
        let account = await bed.operators?.readAccount(of: driver.userName(0), on: bed.control)
        for (part, found) in [
            ("input", account?.guessedInput), ("output", account?.guessedOutput),
            ("cost", account?.guessedCost),
        ] {
            checks.checkEqual(
                "the hanging edge: the final figure of its \(part) is not a guess", found ?? -1, 0)
        }
    }
}
