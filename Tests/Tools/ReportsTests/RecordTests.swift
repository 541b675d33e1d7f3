import Commands
import Histogram
import Load
import Testing

@testable import Reports

@Suite struct `A run's record` {
    @Test func `A run's record is unchanged after a round trip through JSON`() throws {
        var record = Samples.record(seed: 5, failures: 2)
        record.objections = ["too \"late\"\n"]
        record.remarks = ["stopped"]
        let text = Samples.json(record)
        let read = try Record.readRecord(text.span)
        #expect(read.title == record.title)
        #expect(read.facts == record.facts)
        #expect(read.began == record.began && read.nanoseconds == record.nanoseconds)
        #expect(read.objections == record.objections && read.remarks == record.remarks)
        #expect(read.processorTime == record.processorTime && read.busiest == record.busiest)
        #expect(read.total.statuses.map(\.count) == record.total.statuses.map(\.count))
        #expect(read.total.failures.map(\.count) == record.total.failures.map(\.count))
        #expect(read.total.chunks == 4000 && read.total.outputTokens == 80_000)
        #expect(read.series.map(\.latency) == record.series.map(\.latency))
        #expect(read.series.map(\.cells) == record.series.map(\.cells))
        #expect(read.series.map(\.statuses) == record.series.map(\.statuses))
        for share in [0, 0.5, 0.9, 0.99, 1] {
            let (old, new) = (record.total.latency.quantile(share), read.total.latency.quantile(share))
            #expect(abs(Double(new) - Double(old)) <= Double(old) * 0.01)
        }
        #expect(read.total.latency.maximum == record.total.latency.maximum)
    }

    @Test(arguments: ["", "{", "[]", "{\"format\":\"usher-bench/2\"}", "{\"format\":\"usher-bench/1\"}"])
    func `A run's record is not read from something else`(text: String) {
        #expect(throws: RecordFault.self) { try Record.readRecord(Array(text.utf8).span) }
    }

    @Test func `A run's record of refusals has a warning in capitals`() {
        var record = Samples.record(seed: 5)
        #expect(record.mostlyRefused == nil && !EndScreen(record, .plain).text.contains("REFUSED"))
        let answered = record.total.answered
        var refused = LoadCounts()
        refused.answered = answered + 2
        refused.countStatus(status: 401, times: UInt64(answered) + 2)
        record.total.addCounts(refused)
        #expect(record.mostlyRefused?.status == 401)
        let text = EndScreen(record, .plain).text
        #expect(text.contains("REFUSED: 55"), "\(text)")
        #expect(text.contains("most of them 401 (the edge does not identify users by the field of --header)"))
    }

    @Test func `A run's record fills one screen with its figures`() throws {
        var record = Samples.record(seed: 5, failures: 1)
        record.verdicts = [try #require(PassCriterion("p99<1ms")), try #require(PassCriterion("rate>1"))].map
        {
            $0.judgeRecord(record)
        }
        record.watched = [WatchedProcess(id: 12, name: "usher", nanoseconds: 40_000_000)]
        let text = EndScreen(record, .plain).text
        for part in [
            "latency", "time to first chunk", "gap between chunks", "429", "10.0 %", "4,000", "200/s",
            "✗ p99<1ms", "✓ rate>1", "usher (12): 10.00 µs of processor time per chunk",
            "an answer ended before it was whole",
        ] { #expect(text.contains(part), "\(part) is missing in\n\(text)") }
        #expect(text.split(separator: "\n").count < 40)
        #expect(!text.contains("INVALID"))
        record.objections = ["it was late"]
        #expect(EndScreen(record, .plain).text.contains("INVALID: the generator was saturated"))
    }

    @Test func `A run's record is shown while it grows`() {
        var total = LoadCounts()
        for value in UInt64(1)...100 { total.latency.record(value * 100_000) }
        total.answered = 100
        total.countStatus(status: 200, times: 100)
        let progress = LoadProgress(
            elapsed: 2.5, whole: 10, total: total,
            last: SeriesPoint(total, start: 2, seconds: 0.5, inFlight: 9),
            isWarmingUp: false)
        let lines = LiveView.makeLines("bench", progress, rates: [1, 2, 3])
        #expect(lines[0].contains("8 s left"))
        #expect(lines[1].hasPrefix("  200/s  9 in flight  0 errors"))
        #expect(lines[2].contains("p50 5.0"))
        #expect(lines.last == "  200 × 100")
    }
}

@Suite struct `A comparison` {
    @Test(arguments: UInt64(1)...20)
    func `A comparison of equal runs finds nothing`(seed: UInt64) {
        let comparison = Comparison(Samples.record(seed: seed), Samples.record(seed: seed + 1000))
        #expect(!comparison.hasChanged, "\(comparison.renderText(.plain))")
    }

    @Test(arguments: UInt64(1)...5)
    func `A comparison finds what became slower, and faster`(seed: UInt64) {
        let (slow, fast) = (Samples.record(seed: seed, scale: 1.2), Samples.record(seed: seed + 1000))
        let worse = Comparison(fast, slow)
        #expect(worse.hasWorsened)
        #expect(worse.rows.first { $0.name == "latency p50" }?.finding == .worse)
        let better = Comparison(slow, fast)
        #expect(!better.hasWorsened && better.hasChanged)
        #expect(better.rows.first { $0.name == "gap between chunks p90" }?.finding == .better)
    }

    @Test func `A comparison ignores a significant but tiny change, and a few points`() {
        let tiny = Comparison(
            Samples.record(seed: 1, noise: 0.0001), Samples.record(seed: 2, scale: 1.03, noise: 0.0001))
        #expect(!tiny.hasChanged)
        let few = Comparison(Samples.record(seed: 1, points: 5), Samples.record(seed: 2, scale: 3, points: 5))
        #expect(few.rows.first { $0.name == "latency p50" }?.finding == .unknown)
    }

    @Test func `A comparison finds errors by their share`() {
        let comparison = Comparison(Samples.record(seed: 1), Samples.record(seed: 2, failures: 5))
        #expect(comparison.rows.first { $0.name == "errors" }?.finding == .worse)
    }

    @Test func `A comparison warns of an invalid run and of different tests`() {
        var other = Samples.record(seed: 2)
        other.objections = ["late"]
        other.facts = [Record.Fact("target", "http://b")]
        let text = Comparison(Samples.record(seed: 1), other).renderText(.plain)
        #expect(text.contains("The run after is INVALID"))
        #expect(text.contains("they differ in target"))
    }

    @Test func `A comparison ranks as the textbook does`() throws {
        let score = try #require(
            Comparison.rankScore([1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]))
        // The rank sum U of these samples is 64, its mean is 32, its variance 8 × 8 × 17 / 12.
        #expect(abs(score - 32 / (8.0 * 8 * 17 / 12).squareRoot()) < 1e-9)
        #expect(Comparison.rankScore([1, 1], [1, 1]) == nil)
    }
}
