import Histogram
import Load
import Testing

@testable import Reports

@Suite struct `A threshold` {
    private var record: Record {
        var total = LoadCounts()
        for value in UInt64(1)...100 { total.latency.record(value * 1_000_000) }
        total.started = 110
        total.answered = 100
        total.countStatus(status: 200, times: 90)
        total.countStatus(status: 429, times: 10)
        total.countFailure(.timeout, times: 10)
        return Record(title: "t", facts: [], began: 0, nanoseconds: 2_000_000_000, total: total)
    }

    @Test(arguments: [
        ("p99<100ms", true), ("p99 < 98ms", false), ("latency.p50<=51ms", true), ("max<=100ms", true),
        ("max<0.1s", false),
        ("mean>50ms", true), ("p99.9<1s", true), ("rate>=50", true), ("rate>=50.1/s", false),
        ("errors<10%", true),
        ("errors<9%", false), ("4xx<=0.1", true), ("5xx<=0", true), ("2xx>0.9", false), ("P90<=91ms", true),
    ])
    func `A threshold is judged by the figures of a record`(text: String, holds: Bool) throws {
        let threshold = try #require(PassCriterion(text))
        #expect(threshold.judgeRecord(record).holds == holds, "\(threshold.judgeRecord(record).text)")
    }

    @Test func `A threshold never holds if nothing was measured`() throws {
        let verdict = try #require(PassCriterion("gap.p99<1s")).judgeRecord(record)
        #expect(!verdict.holds)
        #expect(verdict.text == "nothing was measured")
    }

    @Test func `A threshold on the latency is on the first chunks where all answers were streams`() throws {
        var streams = record
        streams.total.firstChunk = streams.total.latency
        streams.total.latency = Histogram()
        #expect(try #require(PassCriterion("p50<60ms")).judgeRecord(streams).holds)
    }

    @Test(arguments: [
        "", "p99", "p99<", "p99<20", "p<1s", "p9<1s", "x<1s", "gap<1s", "rate<1s", "errors<200%", "<1s",
    ])
    func `A malformed threshold is refused`(text: String) { #expect(PassCriterion(text) == nil) }
}
