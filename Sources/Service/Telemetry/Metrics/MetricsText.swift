package import Bytes
import Histogram

/// Writes metrics as a page for Prometheus, in Prometheus' own text format (0.0.4) or in OpenMetrics 1.0.
/// Only OpenMetrics contains exemplars.
package struct MetricsText: ~Copyable {
    package enum Format: Hashable, Sendable {
        case prometheus, openMetrics

        package var contentType: StaticString {
            switch self {
            case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
            case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
            }
        }

        /// Chooses OpenMetrics if a scraper's field `Accept` lists it, because Prometheus lists several
        /// formats and prefers OpenMetrics.
        package init(accept: Span<UInt8>) {
            let name: StaticString = "application/openmetrics-text"
            var start = 0
            while start + name.utf8CodeUnitCount <= accept.count {
                if accept.extracting(droppingFirst: start).starts(with: name) {
                    self = .openMetrics
                    return
                }
                start += 1
            }
            self = .prometheus
        }
    }

    /// The upper bounds of the histograms' buckets, in nanoseconds.
    static let bounds: [UInt64] = [
        100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
        100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
        30_000_000_000, 60_000_000_000, 120_000_000_000, 300_000_000_000,
    ]
    private static let boundTexts: [StaticString] = [
        "0.0001", "0.00025", "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25",
        "0.5", "1.0", "2.5", "5.0", "10.0", "30.0", "60.0", "120.0", "300.0",
    ]

    private let format: Format
    private var out = ByteBuffer(capacity: 64 << 10)

    private init(_ format: Format) { self.format = format }

    /// Writes the page. Metrics are in the order of `MetricFamily`, and their series in the order of labels.
    package static func writePage(_ readings: Readings, _ format: Format) -> ByteBuffer {
        var text = MetricsText(format)
        let numbers = Dictionary(grouping: readings.numbers, by: \.family)
        let histograms = Dictionary(grouping: readings.histograms, by: \.family)
        for family in MetricFamily.allCases {
            if let series = numbers[family] {
                text.head(family)
                for number in series.sorted(by: { $0.labels.text < $1.labels.text }) { text.sample(number) }
            } else if let series = histograms[family] {
                text.head(family)
                for one in series.sorted(by: { $0.labels.text < $1.labels.text }) { text.histogram(one) }
            }
        }
        if format == .openMetrics { text.out.append("# EOF\n") }
        return text.finish()
    }

    private consuming func finish() -> ByteBuffer { out }

    private mutating func head(_ family: MetricFamily) {
        comment("# HELP ", family, family.help)
        comment("# TYPE ", family, format == .prometheus ? family.kind.plainWord : family.kind.word)
        if format == .openMetrics, let unit = family.unit { comment("# UNIT ", family, unit) }
    }

    private mutating func comment(_ start: StaticString, _ family: MetricFamily, _ text: StaticString) {
        out.append(start)
        out.append(utf8: family.rawValue)
        // Prometheus' own format names the sample here, with its suffix. OpenMetrics omits the suffix.
        if format == .prometheus { out.append(family.kind.suffix) }
        out.append(" ")
        out.append(text)
        out.append("\n")
    }

    private mutating func sample(_ number: Readings.Number) {
        name(number.family, number.family.kind.suffix, number.labels)
        decimal(number.value, scale: number.family.scale)
        out.append("\n")
    }

    private mutating func name(_ family: MetricFamily, _ suffix: StaticString, _ labels: Labels) {
        out.append(utf8: family.rawValue)
        out.append(suffix)
        if !labels.text.isEmpty {
            out.append("{")
            out.append(utf8: labels.text)
            out.append("}")
        }
        out.append(" ")
    }

    /// Appends a number with as many decimal places as its scale has. Whole numbers have none.
    private mutating func decimal(_ value: Int, scale: Int) {
        if value < 0 { out.append("-") }
        let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        out.append(decimal: Int(whole))
        guard rest > 0 else { return }
        out.append(".")
        var width = 0
        var places = scale
        while places > 1 {
            width += 1
            places /= 10
        }
        out.append(decimal: Int(rest), width: width)
    }

    // MARK: Histograms

    private mutating func histogram(_ series: Readings.HistogramSeries) {
        let counts = Self.counts(of: series.histogram)
        for index in counts.indices {
            bucket(series, Self.boundTexts[index], counts[index])
            exemplar(series, index)
        }
        bucket(series, "+Inf", Int(series.histogram.count))
        exemplar(series, counts.count)
        name(series.family, "_sum", series.labels)
        decimal(Int(series.histogram.total), scale: series.family.scale)
        out.append("\n")
        name(series.family, "_count", series.labels)
        out.append(decimal: Int(series.histogram.count))
        out.append("\n")
    }

    private mutating func bucket(_ series: Readings.HistogramSeries, _ bound: StaticString, _ count: Int) {
        out.append(utf8: series.family.rawValue)
        out.append("_bucket{")
        if !series.labels.text.isEmpty {
            out.append(utf8: series.labels.text)
            out.append(",")
        }
        out.append("le=\"")
        out.append(bound)
        out.append("\"} ")
        out.append(decimal: count)
    }

    /// Ends the line of a histogram's bucket. If the bucket has an exemplar, it is written first.
    private mutating func exemplar(_ series: Readings.HistogramSeries, _ bucket: Int) {
        defer { out.append("\n") }
        guard format == .openMetrics, bucket < series.exemplars.count,
            let exemplar = series.exemplars[bucket]
        else { return }
        out.append(" # {trace_id=\"")
        exemplar.trace.appendHeader(to: &out)
        out.append("\"} ")
        decimal(Int(exemplar.nanoseconds), scale: 1_000_000_000)
        out.append(" ")
        decimal(Int(exemplar.milliseconds), scale: 1000)
    }

    /// For each bucket, the number of values up to its bound. The histogram consists of finer bins. A bin
    /// that contains a bound counts for the next bucket.
    private static func counts(of histogram: Histogram) -> [Int] {
        var counts: [Int] = []
        var seen: UInt64 = 0
        var bins = histogram.bins[...]
        for bound in bounds {
            while let bin = bins.first, bin.upper <= bound {
                seen += bin.count
                bins.removeFirst()
            }
            counts.append(Int(seen))
        }
        return counts
    }
}
