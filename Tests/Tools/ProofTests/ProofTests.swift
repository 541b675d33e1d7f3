import Foundation
import Load
import MockProvider
import Reactor
import TestSupport
import Testing

@testable import Proof

@Suite(.needsRedisServer, .serialized, .timeLimit(.minutes(2))) struct `A proof` {
    /// The proofs that `make test` runs, one for each kind of promise. The others take minutes or measure
    /// times, so `make test-all` runs them alone.
    private static let short = [
        "exact", "switchover", "tokens", "concurrency", "retries", "hang-ups", "faults", "redis-killed",
        "edge-killed", "leases-end", "sentinel-failover",
    ]

    private static let scenarios = Scenario.all.filter { TestLength.isFull || short.contains($0.name) }

    @Test(arguments: scenarios)
    func `Each proof holds for the edge`(scenario: Scenario) async throws {
        let verdict = try await Proving.run(scenario)
        #expect(verdict.trouble == nil)
        guard verdict.skipped == nil else {
            // A scenario is skipped only if it needs its own clock and no C compiler can build that clock.
            #expect(scenario.hasOwnClock && !Programs.hasCompiler)
            #expect(
                !Requirement.mayNotBeMissing, "nothing may be skipped here, but no C compiler is installed")
            return
        }
        #expect(verdict.checks.count >= 3)
        for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        #expect(verdict.folder == nil)
    }

    /// A scenario must not run over the end of an hour. One that began 5 s before the end once found 0
    /// tokens, because its 690 tokens were counted in the previous hour.
    @Test(arguments: [(0, 0), (3_570_000, 0), (3_570_001, 29_999), (7_199_999, 1)])
    func `A proof waits for the next hour if this one would end amid a scenario`(moment: Int64, wait: Int64) {
        #expect(Scenario.delayUntilHourHasRoom(at: moment) == wait)
    }

    @Test func `A proof of running edges sends its own users' messages, and says what it cannot prove there`()
        async throws
    {
        let verdicts = try await onLoop(within: 100) { loop in
            let bed = try await TestBed(Proving.usher, on: loop)
            try await bed.openEdges(edges: 2, configuration: Scenario.exact.configuration)
            var edge = RunningEdge(bed.front)
            edge.operators = bed.operators
            var verdicts: [ProofVerdict] = []
            let proof = Proof(Scenario.all, at: .running(edge), seed: 7)
            await proof.runScenarios(on: loop) { verdicts.append($0) }
            await bed.closeBed(keepingFolder: false)
            return verdicts
        }
        for verdict in verdicts {
            #expect(verdict.trouble == nil)
            for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        }
        let held = verdicts.filter { $0.outcome == .passed }.map(\.scenario)
        #expect(held == ["exact", "everyone", "retries", "hang-ups"])
        // With --admin, the books are compared with the usage that apps see, whatever the plan counts.
        for verdict in verdicts where verdict.outcome == .passed {
            #expect(
                verdict.checks.contains { $0.claim == "the books hold each message once" },
                "\(verdict.scenario)")
        }
        #expect(!verdicts.contains { $0.outcome == .failed })
        #expect(verdicts.filter { $0.outcome == .skipped }.allSatisfy { $0.skipped?.isEmpty == false })
    }

    private func run(
        _ scenario: Scenario, atEdgeWith configuration: String,
        _ answers: MockProviderOptions = MockProviderOptions(),
        seed: UInt64 = 7, _ change: @escaping @Sendable (inout RunningEdge, TestBed) -> Void
    ) async throws -> ProofVerdict {
        let verdicts = try await onLoop(within: 60) { loop in
            let bed = try await TestBed(Proving.usher, answers: answers, on: loop)
            try await bed.openEdges(edges: 1, configuration: configuration)
            var edge = RunningEdge(bed.front)
            change(&edge, bed)
            var verdicts: [ProofVerdict] = []
            let proof = Proof([scenario], at: .running(edge), seed: seed)
            await proof.runScenarios(on: loop) { verdicts.append($0) }
            await bed.closeBed(keepingFolder: false)
            return verdicts
        }
        return try #require(verdicts.first)
    }

    private static let courteous = Scenario.exact.configuration.replacing(
        "amount: 100", with: "amount: 30, courtesy: 5")

    @Test func `A proof of an edge with a courtesy asks operators how large it is`() async throws {
        let verdict = try await run(.exact, atEdgeWith: Self.courteous) { $0.operators = $1.operators }
        for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        #expect(verdict.outcome == .passed)
        #expect(
            verdict.checks.contains { $0.claim.contains("and its courtesy") && $0.detail.hasPrefix("35,") })
    }

    @Test func `A proof of an edge with a courtesy believes --courtesy, and says how to give it`()
        async throws
    {
        let told = try await run(.exact, atEdgeWith: Self.courteous) { edge, _ in edge.courtesy = 5 }
        #expect(told.outcome == .passed)
        let untold = try await run(.exact, atEdgeWith: Self.courteous) { _, _ in }
        #expect(untold.outcome == .failed)
        let broken = untold.checks.filter { !$0.holds }
        #expect(broken.map(\.detail) == ["35, expected 0 to 30"])
        #expect(broken.first?.claim.contains("--courtesy") == true)
    }

    /// The plan counts only messages, so its counters do not show that the books were altered.
    @Test func `A proof of a running edge finds books that were altered`() async throws {
        let verdicts = try await onLoop(within: 60) { loop in
            let bed = try await TestBed(Proving.usher, on: loop)
            try await bed.openEdges(edges: 1, configuration: Scenario.exact.configuration)
            let operators = try #require(bed.operators)
            let today = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date())
            let month = ((today.year ?? 0) % 100) * 100 + (today.month ?? 0)
            let user = LoadDriver("prove-7-exact-", seed: 7).userName(0)
            let line = #"{"month":"\#(month)","day":\#(today.day ?? 1),"model":"another","messages":1}"#
            let body =
                #"{"actor":"a","reason":"r","request_id":"r","record":{"user_id":"\#(user)","books":[\#(line)]}}"#
            let altered = try await operators.askAdmin("POST", "/admin/v1/restore", body: body, on: loop)
            #expect(altered.status == 200, "\(String(decoding: altered.body, as: UTF8.self))")
            var edge = RunningEdge(bed.front)
            edge.operators = operators
            var verdicts: [ProofVerdict] = []
            await Proof([.exact], at: .running(edge), seed: 7).runScenarios(on: loop) { verdicts.append($0) }
            await bed.closeBed(keepingFolder: false)
            return verdicts
        }
        let verdict = try #require(verdicts.first)
        #expect(verdict.outcome == .failed)
        let broken = verdict.checks.filter { !$0.holds }
        #expect(broken.map(\.claim) == ["the books hold each message once"], "\(broken)")
        #expect(broken.first?.detail == "101, expected 100")
    }

    @Test func `A proof of a limit that refuses nobody says that there is nothing to prove`() async throws {
        let soft = Scenario.exact.configuration.replacing(
            "amount: 100", with: "amount: 30, enforcement: soft")
        let verdict = try await run(.exact, atEdgeWith: soft) { _, _ in }
        #expect(verdict.outcome == .skipped)
        #expect(verdict.skipped?.contains("refuses nobody") == true)
    }

    @Test func `A proof of hang-ups checks the count even if answers are too short`() async throws {
        var short = MockProviderOptions()
        short.chunks = .fixed(1)
        // These answers have one piece, so each is complete before a client of the scenario can leave.
        let verdict = try await run(
            .hangUps, atEdgeWith: Scenario.exact.configuration, short, seed: 8
        ) { edge, bed in
            edge.budget = 1
            edge.operators = bed.operators
        }
        for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        #expect(verdict.checks.contains { $0.claim.contains("each once") })
        #expect(verdict.outcome == .skipped)
        #expect(verdict.skipped?.contains("before anybody could hang up") == true)
    }

    @Test func `A check whose bounds cross, because an edge admitted more than its limit, fails`() {
        var checks = CheckList()
        checks.checkWithin("counted", 303, from: 303, to: 300)
        checks.checkNear("charged", 5, of: (0, 0), from: 95, to: 110)
        #expect(checks.all.map(\.holds) == [false, false])
        #expect(checks.all.first?.detail == "303, expected 303 to 300")
    }

    @Test func `A proof of a running edge that does not answer has no verdict, and says what to look at`()
        async throws
    {
        let verdicts = try await onLoop(within: 60) { loop in
            let nobody = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let port = Sockets.localAddress(of: nobody.number)?.port ?? 0
            _ = consume nobody
            let front = EdgeFront([try #require(LoadTarget("http://127.0.0.1:\(port)"))], fields: [])
            var verdicts: [ProofVerdict] = []
            let proof = Proof([.exact], at: .running(RunningEdge(front)), seed: 7)
            await proof.runScenarios(on: loop) { verdicts.append($0) }
            return verdicts
        }
        #expect(verdicts.map(\.outcome) == [.failed])
        #expect(verdicts.first?.trouble?.contains("is the address right") == true)
    }

    @Test func `A proof fails for edges that do not share a count, and keeps their logs`() async throws {
        let folder = try TemporaryFolder()
        // Each of the three edges has its own Redis, so three times the limit is admitted.
        try folder.write(
            """
            #!/bin/bash
            exec "\(Proving.usher)" "$1" "$2" "${@:5}"
            """, to: "usher")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.file("usher"))
        let verdict = try await Proving.run(.exact, folder.file("usher"))
        #expect(verdict.trouble == nil)
        #expect(!verdict.holds)
        #expect(verdict.checks.first?.holds == false)
        #expect(verdict.checks.first?.detail == "300, expected 100")
        let logs = try #require(verdict.folder)
        #expect(FileManager.default.fileExists(atPath: logs + "/edge-0.log"))
        try FileManager.default.removeItem(atPath: logs)
    }

    @Test func `A proof without a program has no verdict, and says why`() async throws {
        let verdict = try await Proving.run(.exact, "/nowhere/usher")
        #expect(!verdict.holds)
        #expect(verdict.trouble?.contains("/nowhere/usher cannot be started") == true)
    }

    @Test func `Every scenario of a proof is named in the documents`() throws {
        let file = Checkout.root.appending(path: "docs/bench.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for scenario in Scenario.all { #expect(text.contains("`\(scenario.name)`")) }
    }

    @Test func `A scenario without a check proves nothing`() {
        let verdict = ProofVerdict(
            scenario: "s", seed: 1, seconds: 0, checks: [], trouble: nil, skipped: nil, folder: nil)
        #expect(!verdict.holds)
    }
}
