import MockProvider

/// One proof: how edges, Redis and the upstream are set up, and what is sent and checked there. Each
/// scenario is declared beside what it does, and listed in `all`.
package struct Scenario: Sendable {
    /// Sends and checks, on a test bed that is up.
    typealias Action =
        @Sendable (Scenario) -> (TestBed, UInt64, inout CheckList) async throws(ProofError) -> Void
    /// Sends and checks at edges that run already.
    typealias OutsideAction =
        @Sendable (RunningEdgeProof) -> (inout CheckList) async throws(ProofError) -> Void

    /// Whether the scenario can be run against edges that already run.
    enum Outside: Sendable {
        case held(OutsideAction)
        /// With what it needs.
        case impossible(String)
    }

    package let name: String
    package let summary: String
    let edges: Int
    let configuration: String
    let answers: MockProviderOptions
    /// Several Redis servers in place of one; nil for one.
    let group: RedisGroup?
    /// Whether Redis and the edges need a wall clock that can be turned.
    let hasOwnClock: Bool
    /// Milliseconds by which the second edge's clock is behind that of Redis, which decides.
    let lag: Int64
    let outside: Outside
    let action: Action

    /// - Parameter answers: changes what the stand-in says: 20 pieces, one each 5 ms.
    init(
        _ name: String, _ summary: String, edges: Int = 2, configuration: String,
        answers: (inout MockProviderOptions) -> Void = { _ in }, group: RedisGroup? = nil,
        hasOwnClock: Bool = false, lag: Int64 = 0, outside: Outside, action: @escaping Action
    ) {
        (self.name, self.summary, self.edges) = (name, summary, edges)
        self.configuration = configuration
        var options = MockProviderOptions()
        (options.chunks, options.gap) = (.fixed(20), .fixed(0.005))
        answers(&options)
        self.answers = options
        (self.group, self.hasOwnClock, self.lag) = (group, hasOwnClock, lag)
        (self.outside, self.action) = (outside, action)
    }

    package static let all: [Scenario] = [
        exact, everyone, minuteBoundary, dayBoundaries, monthBoundaries, switchover, tokens, money, guesses,
        bursts, concurrency, thresholds, retries, hangUps, faults, redisKilled, redisFrozen, grace,
        scriptsFlushed, edgeKilled, edgeFrozen, leasesEnd, failover, sentinelFailover, partition, resharding,
    ]

    /// Nil where there is no such scenario.
    package static func findScenario(_ name: String) -> Scenario? { all.first { $0.name == name } }

    /// Why it needs edges, a Redis or an upstream of its own; nil if it does not.
    package var needsTestBed: String? {
        if case .impossible(let reason) = outside { reason } else { nil }
    }

    func runScenario(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        await waitForRoomInHour(bed)
        try await action(self)(bed, seed, &checks)
    }
}
