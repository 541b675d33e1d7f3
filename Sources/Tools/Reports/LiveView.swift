import Histogram
package import Load
import Terminal

/// A few lines on a terminal, which are written anew after every interval.
package final class LiveView {
    private let title: String
    private let isShown: Bool
    private var height = 0
    private var rates: [Double] = []

    package init(title: String, isShown: Bool) {
        self.title = title
        self.isShown = isShown
    }

    package func showProgress(_ progress: LoadProgress) {
        guard isShown else { return }
        rates.append(progress.last.seconds > 0 ? Double(progress.last.answered) / progress.last.seconds : 0)
        let lines = Self.makeLines(title, progress, rates: rates.suffix(40))
        Console.talk.write(rewind + lines.map { "\u{1B}[2K" + $0 }.joined(separator: "\n"))
        height = lines.count
    }

    package func clearScreen() {
        guard isShown, height > 0 else { return }
        Console.talk.write(rewind + "\u{1B}[J\u{1B}[A")
        height = 0
    }

    /// The control sequence that moves the cursor up to the first line that was written last time.
    private var rewind: String { height > 0 ? "\u{1B}[\(height)A" : "" }

    static func makeLines(_ title: String, _ progress: LoadProgress, rates: some Collection<Double>)
        -> [String]
    {
        let (total, last) = (progress.total, progress.last)
        let share = progress.whole > 0 ? progress.elapsed / progress.whole : 1
        let left = max(0, progress.whole - progress.elapsed)
        let rate = last.seconds > 0 ? Double(last.answered) / last.seconds : 0
        var lines = [
            "\(title)  \(Drawing.drawProgress(share, width: 30)) \(Format.span(left.rounded())) left"
                + (progress.isWarmingUp ? "  warming up" : ""),
            "  \(Format.digits(rate))/s  \(Format.count(last.inFlight)) in flight  "
                + "\(Format.count(total.failureCount)) errors  \(Drawing.drawSkyline(Array(rates)))",
        ]
        for distribution in [
            Distribution(.latency, total.latency), Distribution(.firstChunk, total.firstChunk),
            Distribution(.gap, total.gap),
        ] where !distribution.histogram.isEmpty {
            let histogram = distribution.histogram
            let figures = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1)].map { name, share in
                "\(name) \(Format.time(histogram.quantile(share)))"
            }
            lines.append(
                "  \(distribution.kind.label): \(figures.joined(separator: "  "))  \(shape(of: histogram))")
        }
        let statuses = total.statuses.map { "\($0.status) × \(Format.count($0.count))" }
        lines.append("  " + (statuses.isEmpty ? "no answer yet" : statuses.joined(separator: "  ")))
        return lines
    }

    /// Draws the histogram as 24 characters, from its minimum to its 99.9th percentile. Each character covers
    /// a range of values, and the ratio between the ends of a range is always the same.
    private static func shape(of histogram: Histogram) -> String {
        let low = Double(max(1, histogram.minimum))
        let high = max(low * 1.01, Double(histogram.quantile(0.999)))
        var heights = [Double](repeating: 0, count: 24)
        for bin in histogram.bins {
            let middle = Double(bin.lower + bin.upper) / 2
            let place = (middle / low).logarithm / (high / low).logarithm * 24
            heights[min(23, max(0, Int(place)))] += Double(bin.count)
        }
        return Drawing.drawSkyline(heights)
    }
}
