import HTTP
import Load
import MockProvider
import Reactor

/// Scenarios about the notices at 80, 95 and 100 % of a limit.
extension Scenario {
    static let thresholds = Scenario(
        "thresholds", "80 %, 95 % and the last message are reported, once each",
        configuration: planYAML("per: month, amount: 40") + "\n" + thresholdEvents,
        answers: { $0.documents = ["/events": "{}"] }, outside: needsLimits, action: Scenario.runThresholds)

    private static let thresholdEvents = """
        threshold_events:
          url: "\(TestBed.Place.upstream)/events"
          secret: { file: "\(TestBed.Place.secret)" }
        """

    /// Sends messages of one user through two edges in turn. Before each message that reaches a threshold,
    /// another message is sent that fails at the upstream. It reaches the threshold first, but is refunded.
    /// So the next message must carry the notice.
    private func runThresholds(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        let user = "told-\(seed)-00000"
        let (good, told) = try await tellings(
            of: user, messages: 42, inVain: [32, 38, 40], bed, &checks)
        checks.checkEqual("admitted equals the limit", good, 40)
        check(
            "the messages that reach 80 %, 95 % and the limit carry a notice, and no others do", told,
            [32, 38, 40], &checks)
        await checkThresholdLaws(of: user, 40, bed, &checks)
        let events = await eventsSent(bed)
        checks.checkEqual("each is sent as an event, once", events, 3)
        try await checkLowered(of: "lowered-\(seed)-", seed, bed, &checks)
        // An operator sets the counter to 0, so it reports its thresholds again.
        try await bed.operators?.resetLimit("messages", of: user, on: bed.control)
        let (_, anew) = try await tellings(of: user, messages: 33, inVain: [], bed, &checks)
        check("after an operator has set the use to 0, 80 % is reported again", anew, [32], &checks)
    }

    /// Waits up to five seconds. Returns how many threshold events of all edges were accepted.
    private func eventsSent(_ bed: TestBed) async -> Int {
        var sent = 0
        _ = await comesTrue(within: 5, bed) {
            sent = await bed.readMetric("usher_threshold_events_total").reduce(0) { $0 &+ $1.value }
            return sent >= 3
        }
        return sent
    }

    /// Five messages at the same time fail and are refunded. One of them had reached 95 %, so this threshold
    /// is reported again. The threshold of 80 % is still reached, so it is not reported again.
    private func checkLowered(
        of names: String, _ seed: UInt64, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        var driver = LoadDriver(names, seed: seed)
        let user = driver.userName(0)
        let (before, _) = try await tellings(of: user, messages: 33, inVain: [], bed, &checks)
        (driver.connections, driver.requests) = (5, 5)
        let front = bed.front.addingFields([("x-mock-fail", "1"), ("x-mock-delay-ms", "500")])
        let failed = await driver.sendLoad(to: front, on: bed.control).answerCount(500..<600)
        checks.checkEqual("messages that failed at the same time", failed, 5)
        let isGivenBack = await comesTrue(within: 5, bed) {
            await EdgeClient.readUsage(of: user, at: bed.front, on: bed.control)?.used == before
        }
        checks.addCheck("all of them were given back", isGivenBack, isGivenBack ? "yes" : "not within 5 s")
        let (_, told) = try await tellings(of: user, messages: 5, inVain: [], bed, &checks)
        check("only the thresholds that they had reached are reported again", told, [5], &checks)
    }

    /// Sends five messages of one user in a period. A soft limit of five reports its thresholds.
    /// - Parameter expected: which messages must carry a notice, by number.
    func checkThresholds(
        of user: String, in period: String, expected: [Int] = [4, 5], _ bed: TestBed,
        _ checks: inout CheckList
    ) async throws(ProofError) {
        let (_, told) = try await tellings(of: user, messages: 5, inVain: [], bed, &checks)
        check(
            "a notice with the messages that reach 80 % and the limit of \(period)", told, expected, &checks)
    }

    private struct Telling {
        let message: Int
        let sentence: String
    }

    private func check(_ claim: String, _ tellings: [Telling], _ expected: [Int], _ checks: inout CheckList) {
        func list(_ figures: [Int]) -> String { figures.map(String.init).joined(separator: ", ") }
        let told = tellings.map(\.message)
        checks.addCheck(
            claim, told == expected,
            "with \(told.isEmpty ? "none" : list(told)), expected \(list(expected))")
    }

    /// Sends messages of one user. Returns how many were admitted, and which of them carried a notice.
    /// - Parameter inVain: before each of these messages, another message fails at the upstream. Its refund
    ///   revokes its notice, so the next message carries the notice.
    private func tellings(
        of user: String, messages: Int, inVain: Set<Int>, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) -> (good: Int, told: [Telling]) {
        var (good, told, failed, isGivenBack) = (0, [Telling](), 0, true)
        for message in 1...messages {
            if isGivenBack, inVain.contains(message) {
                let answer = try await sendMessage(message, of: user, fields: "x-mock-fail: 1\r\n", bed)
                if (500..<600).contains(answer.status) { failed += 1 }
                let count = good
                isGivenBack = await comesTrue(within: 5, bed) {
                    await EdgeClient.readUsage(of: user, at: bed.front, on: bed.control)?.used == count
                }
            }
            let answer = try await sendMessage(message, of: user, bed)
            guard answer.status == 200 else { continue }
            good += 1
            if let notice = answer.notice { told.append(Telling(message: message, sentence: notice)) }
        }
        guard !inVain.isEmpty else { return (good, told) }
        checks.checkEqual(
            "messages that failed at the upstream when they reached a threshold", failed, inVain.count)
        checks.addCheck("they were given back", isGivenBack, isGivenBack ? "each" : "not within 5 s")
        return (good, told)
    }

    /// Sends one message on its own connection, to the edges in turn.
    /// - Parameter fields: further lines of its head, each with its line end.
    func sendMessage(
        _ message: Int, of user: String, fields: String = "",
        _ bed: TestBed
    ) async throws(ProofError) -> EdgeClient.Answer {
        let body = #"{"model":"any","max_tokens":10,"messages":[{"role":"user","content":"Hello"}]}"#
        let front = bed.front
        do throws(UpstreamFailure) {
            return try await EdgeClient.askEdge(
                "POST", "/v1/chat/completions", front.targets[message % front.targets.count],
                front.headLines(naming: user) + fields, nil, body: body, on: bed.control)
        } catch {
            throw ProofError("message \(message) was not answered: \(error)")
        }
    }

    private func checkThresholdLaws(
        of user: String, _ messages: Int, _ bed: TestBed, _ checks: inout CheckList
    ) async {
        let billed = await bed.upstream.readFigures()
        await checkLaws(
            of: user,
            AdminAccess.Expected(
                toldApps: messages, messages: messages, inputTokens: billed.inputTokens,
                outputTokens: billed.outputTokens),
            bed, &checks)
    }
}
