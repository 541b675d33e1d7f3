import Histogram
import Limits

/// The values of metrics at one moment, as an event loop or another part of the edge reports them. The
/// control loop merges the readings of all loops and parts.
package struct Readings: Sendable {
    struct Number: Sendable {
        let family: MetricFamily
        let labels: Labels
        var value: Int
    }

    struct HistogramSeries: Sendable {
        let family: MetricFamily
        let labels: Labels
        var histogram: Histogram
        /// The exemplar of each bucket; empty if there are none.
        var exemplars: [Exemplar?]
    }

    private struct Key: Hashable {
        let family: MetricFamily
        let labels: Labels
    }

    private(set) var numbers: [Number] = []
    private(set) var histograms: [HistogramSeries] = []

    package init() {}

    /// - Parameter value: nanoseconds for times, micro-dollars for money, and a count for anything else.
    package mutating func add(_ family: MetricFamily, _ labels: Labels, _ value: Int) {
        assert(labels.areOf(family), "MetricFamily.labels does not tell of \(labels.text)")
        numbers.append(Number(family: family, labels: labels, value: value))
    }

    package mutating func addTiming(_ family: MetricFamily, _ labels: Labels, _ timing: Timing) {
        assert(labels.areOf(family), "MetricFamily.labels does not tell of \(labels.text)")
        histograms.append(
            HistogramSeries(
                family: family, labels: labels, histogram: timing.histogram, exemplars: timing.exemplars))
    }

    /// Merges the readings of several loops and parts. The values of equal series are added.
    static func mergeReadings(_ parts: [Readings]) -> Readings {
        var whole = Readings()
        var places: [Key: Int] = [:]
        for number in parts.flatMap(\.numbers) {
            let key = Key(family: number.family, labels: number.labels)
            if let place = places[key] {
                whole.numbers[place].value = whole.numbers[place].value.addingSaturating(number.value)
            } else {
                places[key] = whole.numbers.count
                whole.numbers.append(number)
            }
        }
        places = [:]
        for series in parts.flatMap(\.histograms) {
            let key = Key(family: series.family, labels: series.labels)
            if let place = places[key] {
                whole.histograms[place].histogram.add(series.histogram)
                whole.histograms[place].exemplars = Exemplar.newestExemplars(
                    whole.histograms[place].exemplars, series.exemplars)
            } else {
                places[key] = whole.histograms.count
                whole.histograms.append(series)
            }
        }
        return whole
    }
}

/// The labels that distinguish the series of a metric. A label without a value is left out, because an empty
/// label means the same to Prometheus ("Data model").
package struct Labels: Hashable, Sendable {
    package static let none = Labels()

    /// The labels as the text formats write them, without the braces: `app="coach",plan="free"`.
    let text: String
    /// The set of labels that are present, with one bit for each.
    private let names: UInt32

    package init(_ pairs: (name: MetricLabel, value: String)...) {
        var text = ""
        var names: UInt32 = 0
        for pair in pairs where !pair.value.isEmpty {
            if !text.isEmpty { text += "," }
            text += "\(pair.name.word)=\"\(Self.escaped(pair.value))\""
            names |= 1 << pair.name.rawValue
        }
        self.names = names
        self.text = text
    }

    /// The value of a label; empty if the label is left out.
    package subscript(name: MetricLabel) -> String {
        let start = "\(name.word)=\""
        for part in text.split(separator: ",") where part.hasPrefix(start) {
            return String(part.dropFirst(start.count).dropLast())
        }
        return ""
    }

    /// Whether the metric has all labels of this set.
    fileprivate func areOf(_ family: MetricFamily) -> Bool {
        family.labels.reduce(names) { $0 & ~(1 << $1.rawValue) } == 0
    }

    private static func escaped(_ value: String) -> String {
        guard value.utf8.contains(where: { $0 == 0x5c || $0 == 0x22 || $0 == 0x0a }) else { return value }
        return String(
            value.flatMap { character -> [Character] in
                switch character {
                case "\\": ["\\", "\\"]
                case "\"": ["\\", "\""]
                case "\n": ["\\", "n"]
                default: [character]
                }
            })
    }
}
