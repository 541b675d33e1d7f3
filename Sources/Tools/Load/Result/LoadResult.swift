package import Histogram

package struct LoadResult: Sendable {
    package var options: LoadOptions
    package var began: Int64
    /// The seconds from the end of the warm-up to the last answer.
    package var seconds = 0.0
    /// The counts of the whole run, without its warm-up.
    package var total = LoadCounts()
    package var series: [SeriesPoint] = []
    package var generator = GeneratorFigures()
    package var wasStopped = false

    package init(options: LoadOptions, began: Int64) {
        self.options = options
        self.began = began
    }
}

package struct GeneratorFigures: Hashable, Sendable {
    /// The processor time of all load loops after the warm-up, in nanoseconds.
    package var processorTime: UInt64 = 0
    /// The share of the time for which the thread of the busiest loop was running.
    package var busiest = 0.0

    package init() {}
}

/// The figures of one interval of the run.
package struct SeriesPoint: Hashable, Sendable {
    package struct Quantiles: Hashable, Sendable {
        package let count: Int
        package let p50, p90, p99, maximum: UInt64

        package init(_ histogram: Histogram) {
            count = Int(histogram.count)
            p50 = histogram.quantile(0.5)
            p90 = histogram.quantile(0.9)
            p99 = histogram.quantile(0.99)
            maximum = histogram.maximum
        }

        package init(count: Int, p50: UInt64, p90: UInt64, p99: UInt64, maximum: UInt64) {
            self.count = count
            self.p50 = p50
            self.p90 = p90
            self.p99 = p99
            self.maximum = maximum
        }
    }

    /// A cell of a heat map. It counts the values from 2^(octave/4) nanoseconds up to 2^((octave+1)/4).
    package struct Cell: Hashable, Sendable {
        package let octave: Int
        package let count: Int

        package init(octave: Int, count: Int) {
            self.octave = octave
            self.count = count
        }
    }

    /// The beginning of the interval, in seconds from the run's start, and its length in seconds.
    package let start: Double
    package let seconds: Double
    package let started: Int
    package let answered: Int
    package let chunks: Int
    package let inFlight: Int
    package let failures: Int
    /// The number of answers by the first digit of their status. 2 stands for 200–299.
    package let statuses: [Int: Int]
    package let latency: Quantiles
    package let firstChunk: Quantiles
    package let gap: Quantiles
    /// The heat map of latencies, which for streams are the times to the first chunk.
    package let cells: [Cell]

    package init(_ counts: LoadCounts, start: Double, seconds: Double, inFlight: Int) {
        self.start = start
        self.seconds = seconds
        self.inFlight = inFlight
        started = counts.started
        answered = counts.answered
        chunks = counts.chunks
        failures = counts.failureCount
        var statuses: [Int: Int] = [:]
        for (status, count) in counts.statuses { statuses[status / 100, default: 0] += count }
        self.statuses = statuses
        latency = Quantiles(counts.latency)
        firstChunk = Quantiles(counts.firstChunk)
        gap = Quantiles(counts.gap)
        var whole = counts.latency
        whole.add(counts.firstChunk)
        cells = Self.cells(of: whole)
    }

    package init(
        start: Double, seconds: Double, started: Int, answered: Int, chunks: Int, inFlight: Int,
        failures: Int,
        statuses: [Int: Int], latency: Quantiles, firstChunk: Quantiles, gap: Quantiles, cells: [Cell]
    ) {
        self.start = start
        self.seconds = seconds
        self.started = started
        self.answered = answered
        self.chunks = chunks
        self.inFlight = inFlight
        self.failures = failures
        self.statuses = statuses
        self.latency = latency
        self.firstChunk = firstChunk
        self.gap = gap
        self.cells = cells
    }

    private static func cells(of histogram: Histogram) -> [Cell] {
        var counts: [Int: Int] = [:]
        for bin in histogram.bins {
            let middle = Double(max(1, (bin.lower + bin.upper) / 2))
            counts[Int((middle.logarithm2 * 4).rounded(.down)), default: 0] += Int(bin.count)
        }
        return counts.sorted { $0.key < $1.key }.map { Cell(octave: $0.key, count: $0.value) }
    }
}
