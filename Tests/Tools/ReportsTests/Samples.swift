import Bytes
import Histogram
import JSON
import Load
import TestSupport

@testable import Reports

/// Invented but plausible results of benchmarks, made from a seed.
enum Samples {
    /// - Parameters:
    ///   - scale: a factor for every measured time.
    ///   - noise: the largest share by which a point of `series` is slower or faster.
    static func record(
        seed: UInt64, scale: Double = 1, noise: Double = 0.02, points: Int = 20, failures: UInt64 = 0
    ) -> Record {
        var random = SplitMix64(seed: seed)
        var total = LoadCounts()
        var series: [SeriesPoint] = []
        for point in 0..<points {
            var counts = LoadCounts()
            let factor = scale * Double.random(in: 1 - noise...1 + noise, using: &random)
            for _ in 0..<200 {
                let wait = Double.random(in: 0.5...1.5, using: &random)
                counts.latency.record(UInt64(2_000_000 * wait * factor))
                counts.firstChunk.record(UInt64(30_000_000 * wait * factor))
                counts.gap.record(UInt64(20_000_000 * wait * factor))
            }
            counts.started = 210
            counts.answered = 200
            counts.chunks = 200
            counts.outputTokens = 4000
            counts.bodyBytes = 100_000
            counts.countStatus(status: 200, times: 180)
            counts.countStatus(status: 429, times: 20)
            if failures > 0 { counts.countFailure(.cut, times: failures) }
            series.append(SeriesPoint(counts, start: Double(point), seconds: 1, inFlight: 7))
            total.addCounts(counts)
        }
        var record = Record(
            title: "a <run> & \"more\"",
            facts: [Record.Fact("target", "http://a/?x=<1>"), Record.Fact("seed", "\(seed)")],
            began: 1_795_184_284_000, nanoseconds: points * 1_000_000_000, total: total)
        record.series = series
        record.processorTime = 123_456_789
        record.busiest = 421
        return record
    }

    static func json(_ record: Record) -> [UInt8] {
        var json = JSONWriter()
        record.writeRecord(&json)
        return bytes(json.finish())
    }

    private static func bytes(_ buffer: borrowing ByteBuffer) -> [UInt8] {
        let readable = buffer.readable
        return readable.indices.map { readable[$0] }
    }
}
