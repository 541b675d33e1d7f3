import Load
import MockProvider
package import Reactor

/// What messages and chunks cost on this machine: an edge and a Redis of its own under load for some
/// seconds.
package struct CostMeasurement: Hashable, Sendable {
    /// Microseconds of an edge's processor time: per admitted message, per refused one, per streamed chunk.
    package private(set) var admitted = 0.0
    package private(set) var refused = 0.0
    package private(set) var chunk = 0.0
    /// Microseconds of Redis' processor time: per admitted message (with its settlement), and per refused
    /// one.
    package private(set) var redisAdmitted = 0.0
    package private(set) var redisRefused = 0.0

    private static let configuration = """
        plans:
          standard:
            label: Standard
            kind: subscription
            max_open: 1000
            limits:
              - { count: messages, per: month, amount: 1_000_000_000 }
              - { calls: scarce, per: month, amount: 1 }
        default_plan: standard
        model_classes:
          - { model: scarce-model, class: scarce }
        default_class: plenty
        identity:
          - trusted_header: x-user-id
            from: [127.0.0.0/8]
        loops: 1
        """

    /// - Parameters:
    ///   - program: the path of `usher`.
    ///   - seconds: of each of its three parts.
    package static func take(
        of program: String, seconds: Double = 3, on control: EventLoop
    ) async throws(ProofError) -> CostMeasurement {
        var answers = MockProviderPlan()
        (answers.chunks, answers.gap) = (.fixed(Double(pieces)), .fixed(0.02))
        let shop = try await TestBed(program, answers: answers, on: control)
        var result = CostMeasurement()
        do throws(ProofError) {
            try await shop.open(edges: 1, configuration: configuration)
            try await result.measure(shop, seconds)
        } catch {
            await shop.close(keepingFolder: false)
            throw error
        }
        await shop.close(keepingFolder: false)
        return result
    }

    private mutating func measure(_ shop: TestBed, _ seconds: Double) async throws(ProofError) {
        var driver = LoadDriver("plan-", seed: 1)
        (driver.users, driver.connections) = (500, 32)
        _ = try await Self.cost(of: driver, 0.5, shop) { $0.answers(200..<300) }
        (admitted, redisAdmitted) = try await Self.cost(of: driver, seconds, shop) { $0.answers(200..<300) }

        var refusals = LoadDriver("plan-", seed: 1)
        (refusals.users, refusals.connections) = (100, 32)
        var front = shop.front
        front.model = "scarce-model"
        refusals.requests = 200
        _ = await refusals.send(to: front, on: shop.control)
        refusals.requests = nil
        (refused, redisRefused) = try await Self.cost(of: refusals, seconds, shop, front) {
            $0.answers(429..<430)
        }

        var streams = LoadDriver("plan-", seed: 1)
        (streams.users, streams.connections, streams.isStreamed) = (500, 100, true)
        let whole = try await Self.cost(of: streams, seconds, shop) { $0.chunks }
        chunk = Self.chunk(of: whole.edge, admitted: admitted)
    }

    /// Pieces of each stream.
    private static let pieces = 50

    /// A stream's share of its admission is not its chunks'. On a busy machine the two may have been measured
    /// so differently that nothing is left.
    static func chunk(of stream: Double, admitted: Double) -> Double {
        max(0, stream - admitted / Double(pieces))
    }

    /// Microseconds per unit, of so many nanoseconds before and after; none of a process that has ended.
    static func each(before: Int, after: Int, units: Int) throws(ProofError) -> Double {
        guard units > 0 else { throw ProofError("nothing could be measured: no answer was as expected") }
        return Double(max(0, after - before)) / 1000 / Double(units)
    }

    /// Microseconds of the edge and of Redis per unit.
    private static func cost(
        of driver: LoadDriver, _ seconds: Double, _ shop: TestBed, _ front: EdgeFront? = nil,
        per unit: (Tally) -> Int
    ) async throws(ProofError) -> (edge: Double, redis: Double) {
        var driver = driver
        driver.seconds = seconds
        func used() -> (edge: Int, redis: Int) {
            (
                ProcessTime.nanoseconds(of: shop.edges.first?.id ?? 0),
                ProcessTime.nanoseconds(of: shop.redis.id)
            )
        }
        let before = used()
        let tally = await driver.send(to: front ?? shop.front, on: shop.control)
        let (after, units) = (used(), unit(tally))
        return (
            try each(before: before.edge, after: after.edge, units: units),
            try each(before: before.redis, after: after.redis, units: units)
        )
    }
}
