import HTTP
import MockProvider
import Reactor

/// Leases of a killed edge that end otherwise than most.
extension Scenario {
    /// Whose messages they are.
    struct LeaseCases {
        let names: String
        /// Has a plan without limits, so that nothing that is counted can be given back.
        var unlimited: String { names + "unlimited" }
        /// Is still waiting for the first word when the edge is killed.
        var silent: String { names + "silent" }
        /// Has sent an answered message once more, by its name.
        var replaying: String { names + "replaying" }
    }

    static let unlimitedPlan = """
          unlimited: { label: Unlimited, kind: subscription, limits: [] }

        """

    /// Begins a stream of who has no limits, at the edge that will be killed.
    func beginUnlimited(_ cases: LeaseCases, _ bed: TestBed) async throws(ProofError) {
        try await bed.operators?.entitle(cases.unlimited, to: "unlimited", on: bed.control)
        bed.control.spawn(with: (self, cases, bed)) { scenario, cases, bed in
            // Its edge is killed: there is no answer to look at.
            _ = try? await scenario.stream(of: cases.unlimited, to: 1, fields: "", bed)
        }
    }

    /// Has a message answered, and sends it once more to the edge that will be killed.
    func beginReplay(_ cases: LeaseCases, _ bed: TestBed, _ checks: inout CheckList) async throws(ProofError)
    {
        let key = "Idempotency-Key: \(cases.replaying)\r\n"
        let first = try await stream(
            of: cases.replaying, to: 0, fields: key + "x-mock-interval-ms: 1\r\n", bed)
        checks.equal("a message with a name is answered", first, 200)
        await waitForSettlement(of: cases.replaying, bed)
        bed.control.spawn(with: (self, cases, bed)) { scenario, cases, bed in
            _ = try? await scenario.stream(of: cases.replaying, to: 1, fields: key, bed)
        }
    }

    /// Begins a message there whose answer does not begin in time.
    func beginSilent(_ cases: LeaseCases, _ bed: TestBed) {
        bed.control.spawn(with: (self, cases, bed)) { scenario, cases, bed in
            _ = try? await scenario.stream(
                of: cases.silent, to: 1, fields: "x-mock-delay-ms: 20000\r\n", bed)
        }
    }

    /// Checks that a message that has told nothing is given back when its lease ends, and that all that its
    /// user sends before, meanwhile and afterwards is answered.
    /// - Parameter other: a user whose leases end one after the other meanwhile, each at the next look.
    func checkSilent(
        _ cases: LeaseCases, besideLooksAt other: String, _ bed: TestBed, _ checks: inout CheckList
    ) async throws(ProofError) {
        let user = cases.silent
        var (sent, answered, after) = (0, 0, 0)
        var end = Clocks.monotonic() + 10_000_000_000
        while Clocks.monotonic() < end, after < 20 {
            sent += 1
            answered += try await say(0, of: user, bed).status == 200 ? 1 : 0
            _ = await EdgeClient.usage(of: other, at: bed.front, on: bed.control)
            let account = await bed.operators?.account(of: user, on: bed.control)
            if account?.givenUp == 1 {
                // What comes then has time of its own: the machine may be busy.
                if after == 0 { end += 20_000_000_000 }
                after += 1
            }
            await bed.control.sleep(nanoseconds: 20_000_000)
        }
        checks.equal("a lease ends amid messages of the same user, and each is answered", answered, sent)
        checks.equal("messages after it has ended", after, 20)
        await checkLaws(
            of: user, AdminAccess.Expected(toldApps: sent, messages: sent, guessed: 0), bed, &checks)
        let account = await bed.operators?.account(of: user, on: bed.control)
        let told = account?.trail.first { $0.action == "reclaim" }?.what ?? "nothing"
        checks.add("the audit trail says that one has ended, and none is charged", told == "1", told)
    }

    func checkEnded(_ cases: LeaseCases, _ bed: TestBed, _ checks: inout CheckList) async {
        await checkUnlimited(cases, bed, &checks)
        await checkReplay(cases, bed, &checks)
    }

    /// Checks that a message that was sent once more is charged what it had told when its lease ends, and is
    /// still one message.
    private func checkReplay(_ cases: LeaseCases, _ bed: TestBed, _ checks: inout CheckList) async {
        let isOver = await leasesEnd(of: cases.replaying, within: 10, bed)
        checks.add("the lease of a message sent once more ends", isOver, isOver ? "it has" : "not yet")
        await checkLaws(
            of: cases.replaying,
            AdminAccess.Expected(toldApps: 1, messages: 1, guessed: 1, leastOutputTokens: 50 + 5), bed,
            &checks)
    }

    /// Checks that a stream of who has no limits is charged in the books when its lease ends.
    private func checkUnlimited(_ cases: LeaseCases, _ bed: TestBed, _ checks: inout CheckList) async {
        let isOver = await leasesEnd(of: cases.unlimited, within: 10, bed)
        checks.add("the lease of who has no limits ends", isOver, isOver ? "it has" : "not yet")
        await checkLaws(
            of: cases.unlimited, AdminAccess.Expected(messages: 1, guessed: 1, leastOutputTokens: 5), bed,
            &checks)
    }
}
