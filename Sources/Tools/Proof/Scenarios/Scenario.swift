import MockProvider

/// One proof: its edges, Redis and upstream, the messages to send, and the checks. Each scenario is declared
/// next to its action and listed in `all`.
package struct Scenario: Sendable {
    /// Sends messages and checks the result, on a test bed that is ready.
    typealias Action =
        @Sendable (Scenario) -> (TestBed, UInt64, inout CheckList) async throws(ProofError) -> Void
    /// Sends messages and checks the result, at edges that are already running.
    typealias OutsideAction =
        @Sendable (RunningEdgeProof) -> (inout CheckList) async throws(ProofError) -> Void

    /// Whether the scenario can run with edges that are already running.
    enum Outside: Sendable {
        case held(OutsideAction)
        /// Why the scenario cannot run with edges that are already running.
        case impossible(String)
    }

    package let name: String
    package let summary: String
    let edges: Int
    let configuration: String
    let answers: MockProviderOptions
    /// The group of Redis servers that the scenario needs. It is nil if one server is enough.
    let group: RedisGroup?
    /// Whether Redis and the edges need a wall clock that the scenario can set.
    let hasOwnClock: Bool
    /// By how many milliseconds the second edge's clock is behind Redis' clock, by which edges decide.
    let lag: Int64
    let outside: Outside
    let action: Action

    /// - Parameter answers: changes the mock provider's answers, which are 20 pieces with 5 ms between them.
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

    package static func findScenario(_ name: String) -> Scenario? { all.first { $0.name == name } }

    /// Why the scenario needs edges, a Redis or an upstream of its own. It is nil if the scenario needs none.
    package var needsTestBed: String? {
        if case .impossible(let reason) = outside { reason } else { nil }
    }

    func runScenario(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        await waitForRoomInHour(bed)
        try await action(self)(bed, seed, &checks)
    }
}
