import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 16: a counter is purged only if the store's clock has run evenly for two whole windows. So the ledger
/// must know for how long this clock has run evenly.
@Suite struct `The store's clock` {
    private static let second: UInt64 = 1_000_000_000
    private static let epoch = 2_000_000_000_000

    /// A clock that has received the replies to these probes. Each row says when a probe was sent, how long
    /// it took, and what the store's clock showed. All three are in milliseconds.
    private static func clock(_ probes: [(asked: Int, took: Int, shown: Int)], known: Int = epoch)
        -> ServerClock
    {
        var clock = ServerClock()
        for probe in probes {
            clock.noteReading(
                epoch + probe.shown, asked: UInt64(probe.asked) * 1_000_000,
                replied: UInt64(probe.asked + probe.took) * 1_000_000, steadySince: known)
        }
        return clock
    }

    @Test func `The store's clock is unknown before the first probe`() {
        let reading = ServerClock().reading(at: 5 * Self.second)
        #expect(reading.now == 0 && reading.steady == 0)
    }

    @Test func `The store's clock is steady despite slow probes and a drift of a thousandth`() {
        let probes = (0..<1000).map {
            (asked: $0 * 1000, took: $0 % 7 == 0 ? 900 : 1, shown: $0 * 1000 + $0 / 2)
        }
        let clock = Self.clock(probes)
        let reading = clock.reading(at: 1000 * Self.second)
        #expect(clock.steadySince == Self.epoch)
        #expect(abs(reading.now - (Self.epoch + 1_000_500)) < 1000)
        #expect(abs(reading.steady - 1_000_500) < 1000)
    }

    @Test(arguments: [8 * 86_400_000, -8 * 86_400_000, 2000, -2000])
    func `The store's clock is steady only since its step`(step: Int) {
        let before = (0..<60).map { (asked: $0 * 1000, took: 1, shown: $0 * 1000) }
        let clock = Self.clock(
            before + [(asked: 60_000, took: 1, shown: 60_000 + step)], known: Self.epoch - 99)
        #expect(clock.steadySince == Self.epoch + 60_000 + step)
        #expect(clock.reading(at: 61 * Self.second).steady < 1100)
    }

    @Test(arguments: [400, -400]) func `A step of the clock is seen right after a slow probe`(step: Int) {
        let clock = Self.clock(
            (0..<30).map { (asked: $0 * 1000, took: 1, shown: $0 * 1000) } + [
                (asked: 30_000, took: 900, shown: 30_450), (asked: 31_000, took: 1, shown: 31_000 + step),
            ])
        #expect(clock.steadySince == Self.epoch + 31_000 + step)
    }

    @Test(arguments: [500, -500]) func `A step of the clock is seen even after ten steady days`(step: Int) {
        let minutes = 10 * 24 * 60
        let clock = Self.clock(
            (0..<minutes).map { (asked: $0 * 60_000, took: 2, shown: $0 * 60_000) } + [
                (asked: minutes * 60_000, took: 1, shown: minutes * 60_000 + step)
            ])
        #expect(clock.steadySince == Self.epoch + minutes * 60_000 + step)
    }

    @Test func `The store's clock is steady since its last step, and not since the last probe`() {
        let (ahead, back) = (8 * 86_400_000, -3000)
        let clock = Self.clock(
            (0..<10).map { (asked: $0 * 1000, took: 1, shown: $0 * 1000) }
                + (10..<20).map { (asked: $0 * 1000, took: 1, shown: $0 * 1000 + ahead) }
                + (20..<200).map { (asked: $0 * 1000, took: $0 % 50 + 1, shown: $0 * 1000 + back) })
        #expect(clock.steadySince == Self.epoch + 20_000 + back)
        let reading = clock.reading(at: 200 * Self.second)
        #expect(abs(reading.now - (Self.epoch + 200_000 + back)) < 100)
        #expect(abs(reading.steady - 180_000) < 100)
    }

    @Test func `The store's clock has no step at a time that it does not show yet`() {
        var clock = Self.clock([(asked: 0, took: 1, shown: 0)])
        clock.noteReading(
            Self.epoch + 1000, asked: Self.second, replied: Self.second + 1,
            steadySince: Self.epoch + 5000)
        #expect(clock.steadySince == Self.epoch)
    }

    @Test func `The store's clock has stepped if another edge has seen it step`() {
        var clock = Self.clock([(asked: 0, took: 1, shown: 0)], known: Self.epoch - 1_000_000)
        #expect(clock.steadySince == Self.epoch - 1_000_000)
        clock.noteReading(
            Self.epoch + 1000, asked: Self.second, replied: Self.second + 1, steadySince: Self.epoch + 500)
        #expect(clock.steadySince == Self.epoch + 500)
    }

    /// Calls the script `probe` while the store's clock shows `shown`. Returns the time since which the clock
    /// has run evenly, by the script's reply. All times are in milliseconds since `Fixture.start`.
    private static func reading(_ redis: RedisBench, at shown: Int, since: Int = 0) async throws -> Int {
        let start = Fixture.start / 1000
        try await redis.setClock((start + shown) * 1000)
        let question = StoreProbe.Question(fresh: "a", steadySince: since == 0 ? 0 : start + since)
        let outcome = await StoreProbe(redis.client.nodes[0], scripts: redis.ledger.scripts).askQuestion(
            question)
        guard let reading = outcome.reading, reading.now == start + shown else {
            throw TestFailure("the probe told nothing: \(String(describing: outcome.fault))")
        }
        return reading.steadySince - start
    }

    @Test(.needsRedisServer) func `The clock's steadiness is remembered for ten minutes without any edge`()
        async throws
    {
        let server = try await RedisServer.start()
        let (minutes, seconds, day) = (60_000, 1000, 86_400_000)
        let away = 30 * minutes + 590 * seconds + 601 * seconds
        let probes: [(at: Int, since: Int, expected: Int)] =
            (0...30).map { ($0 * minutes, 0, 0) } + [
                // The gap before the first of these probes is nine minutes and 50 seconds. The second gap is
                // longer than ten minutes, so a step of the clock during it could not be noticed.
                (30 * minutes + 590 * seconds, 0, 0), (away, 0, away),
                // The clock steps ahead by eight days and then back.
                (away + 8 * day, 0, away + 8 * day), (away + 1000, 0, away + 1000),
                // Two edges probe. Only one of them has noticed a step of the clock.
                (away + 2005, away + 2000, away + 2000), (away + 2010, 5, away + 2000),
            ]
        let found = try await onLoop { loop -> [Int] in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            var found: [Int] = []
            for probe in probes {
                found.append(try await Self.reading(redis, at: probe.at, since: probe.since))
            }
            return found
        }
        #expect(found == probes.map(\.expected))
    }
}
