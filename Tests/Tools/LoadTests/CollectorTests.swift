import Testing

@testable import Load

@Suite struct `What a run adds up` {
    /// The counts of a load run. The run has one loop and begins at second 1 of the clock.
    private func total(warmUp: Double, endingAfter nanoseconds: UInt64) throws -> LoadCounts {
        var options = LoadOptions(
            target: try #require(LoadTarget("http://127.0.0.1:1")),
            pace: .closed(connections: RateCurve(level: 1, seconds: 1)),
            mix: Weighted(
                Variant(dialect: .openAI, isStreamed: false, model: "m", bodyBytes: 300, maxTokens: 1)),
            users: Users(.numbered(prefix: "u", count: 1), .roundRobin), fields: [], connections: 1)
        options.warmUp = warmUp
        var collector = Collector(options) { _ in }
        let start: UInt64 = 1_000_000_000
        collector.beginCollecting(at: start, wallMilliseconds: 0)
        var counts = LoadCounts()
        counts.started = 1
        collector.takeReport(
            LoopReport(
                loop: 0, start: start, end: start + nanoseconds, counts: counts, inFlight: 0, threadTime: 0,
                isLast: true))
        return collector.makeResult(wasStopped: false).total
    }

    @Test(arguments: [1, 500_000, 1_000_000, 2_000_000] as [UInt64])
    func `A run without a warm-up adds up everything, however soon it ends`(nanoseconds: UInt64) throws {
        #expect(try total(warmUp: 0, endingAfter: nanoseconds).started == 1)
    }

    @Test func `A run adds up nothing of the warm-up`() throws {
        #expect(try total(warmUp: 0.5, endingAfter: 500_000_000).started == 0)
    }
}
