import Bytes
import Histogram
import TestSupport
import Testing

@Suite struct `A histogram` {
    @Test func `A histogram has no figures while it is empty`() {
        let histogram = Histogram()
        #expect(histogram.isEmpty)
        #expect(histogram.quantile(0.5) == 0)
        #expect(histogram.minimum == 0)
        #expect(histogram.maximum == 0)
        #expect(histogram.mean == 0)
        #expect(histogram.bins == [])
        #expect(histogram.share(atMost: 0) == 1)
    }

    @Test func `A histogram keeps small values exactly`() {
        var histogram = Histogram()
        for value in UInt64(0)..<256 { histogram.record(value) }
        #expect(histogram.count == 256)
        for value in UInt64(0)..<256 {
            #expect(histogram.quantile(Double(value + 1) / 256) == value)
            #expect(histogram.share(atMost: value) == Double(value + 1) / 256)
        }
        #expect(histogram.mean == 127.5)
    }

    @Test(arguments: [0.0, 0.001, 0.1, 0.5, 0.9, 0.99, 0.999, 0.9999, 1.0])
    func `A histogram's quantile is at most 0.4 percent off the rank in a sorted list`(share: Double) {
        var random = SplitMix64(seed: 20_261_120)
        var histogram = Histogram()
        // The values cover nine orders of magnitude, as times from a nanosecond to a second do.
        let values = (0..<50_000).map { _ in
            UInt64.random(in: 0..<1 << UInt64.random(in: 1...30), using: &random)
        }
        for value in values { histogram.record(value) }
        let sorted = values.sorted()
        let rank = max(1, Int((share * Double(values.count)).rounded(.up)))
        let exact = Double(sorted[rank - 1])
        let approximate = Double(histogram.quantile(share))
        #expect(abs(approximate - exact) <= exact * 0.004, "\(approximate) for \(exact)")
        #expect(histogram.minimum == sorted.first)
        #expect(histogram.maximum == sorted.last)
    }

    @Test func `A histogram has bins without gaps or overlaps that hold their values`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let value =
                UInt64.random(in: 0...Histogram.limit, using: &random)
                >> UInt64.random(in: 0..<42, using: &random)
            var histogram = Histogram()
            histogram.record(value)
            guard let bin = histogram.bins.first else {
                Issue.record("\(value) fell through")
                continue
            }
            #expect(bin.lower <= value && value <= bin.upper)
            #expect(bin.upper - bin.lower <= bin.lower / 128)
            var next = Histogram()
            next.record(min(bin.upper + 1, Histogram.limit))
            if bin.upper < Histogram.limit { #expect(next.bins.first?.lower == bin.upper + 1) }
        }
    }

    @Test func `A histogram counts values beyond its limit as the limit`() {
        var histogram = Histogram()
        histogram.record(.max)
        #expect(histogram.maximum == Histogram.limit)
        #expect(histogram.quantile(0.5) == Histogram.limit)
    }

    @Test func `A histogram is the same whether values come one by one, at once, or from two histograms`() {
        var random = SplitMix64(seed: 3)
        var (whole, left, right) = (Histogram(), Histogram(), Histogram())
        for _ in 0..<1000 {
            let value = UInt64.random(in: 0..<1_000_000, using: &random)
            whole.record(value, times: 3)
            for _ in 0..<2 { left.record(value) }
            right.record(value)
        }
        left.add(right)
        left.add(Histogram())
        #expect(left.bins == whole.bins)
        #expect(left.count == 3000)
        #expect(left.minimum == whole.minimum && left.maximum == whole.maximum)
        #expect(abs(left.mean - whole.mean) < 1e-6)
    }

    @Test func `A histogram is empty again after a reset`() {
        var histogram = Histogram()
        for value in [5, 500, 5_000_000] as [UInt64] { histogram.record(value) }
        histogram.reset()
        #expect(histogram == Histogram())
    }

    @Test func `A histogram draws a spectrum that rises to its maximum`() {
        var histogram = Histogram()
        for value in UInt64(1)...10_000 { histogram.record(value * 1000) }
        let points = Spectrum(of: histogram).points
        #expect(points.count > 20)
        for (left, right) in zip(points, points.dropFirst()) {
            #expect(left.share < right.share)
            #expect(left.value < right.value)
        }
        #expect(points.last == Spectrum.Point(share: 1, value: 10_000_000))
        #expect(points.last?.rarity == .infinity)
        #expect(Spectrum(of: Histogram()).points == [])
    }
}
