import Histogram
import Load

/// A limit that a run must meet, such as `p99<20ms`, `rate>=2000` or `errors<0.1%`.
package struct PassCriterion: Hashable, Sendable, CustomStringConvertible {
    /// What is measured in a load test and compared with the limit, such as the 99th percentile of a time.
    package enum Measure: Hashable, Sendable {
        /// A quantile of a distribution, for example 0.99.
        case quantile(Distribution.Kind, Double)
        case mean(Distribution.Kind)
        case maximum(Distribution.Kind)
        /// The number of answers, chunks or output tokens in a second.
        case rate, chunkRate, tokenRate
        /// The share of requests without a complete answer (`errors`), or of answers whose status begins with
        /// this digit (`statuses`).
        case errors
        case statuses(Int)
    }

    /// How the figure must relate to the limit.
    package enum Relation: String, CaseIterable, Hashable, Sendable {
        case atMost = "<="
        case atLeast = ">="
        case below = "<"
        case above = ">"

        func holdsBound(_ value: Double, _ bound: Double) -> Bool {
            switch self {
            case .atMost: value <= bound
            case .atLeast: value >= bound
            case .below: value < bound
            case .above: value > bound
            }
        }
    }

    /// Whether a run meets a criterion.
    package struct Verdict: Hashable, Sendable {
        package let threshold: PassCriterion
        /// The measured value. If it is nil, nothing was measured, and the criterion fails.
        package let value: Double?
        package let holds: Bool

        /// The measured value in the unit of the limit, such as `14.2 ms`.
        package var text: String {
            guard let value else { return "nothing was measured" }
            return threshold.measure.shown(value)
        }
    }

    package let measure: Measure
    package let relation: Relation
    /// The limit in nanoseconds, in units a second, or as a share.
    package let bound: Double
    package let description: String

    package init?(_ text: String) {
        let compact = text.filter { !$0.isWhitespace }
        guard let start = compact.firstIndex(where: { "<>".contains($0) }) else { return nil }
        let tail = compact[start...]
        guard let relation = Relation.allCases.first(where: { tail.hasPrefix($0.rawValue) }),
            let measure = Measure(String(compact[..<start]).lowercased()),
            let bound = measure.bound(String(tail.dropFirst(relation.rawValue.count)))
        else { return nil }
        self.measure = measure
        self.relation = relation
        self.bound = bound
        description = compact
    }

    package func judgeRecord(_ record: Record) -> Verdict {
        let value = measure.value(of: record)
        return Verdict(
            threshold: self, value: value, holds: value.map { relation.holdsBound($0, bound) } ?? false)
    }
}

extension PassCriterion.Measure {
    /// Reads the name of a figure. A quantile without a distribution, such as `p99`, means a quantile of the
    /// latency. If all answers were streams, it means a quantile of the time to the first chunk.
    init?(_ text: String) {
        switch text {
        case "rate": self = .rate
        case "chunks", "chunk_rate": self = .chunkRate
        case "tokens", "token_rate": self = .tokenRate
        case "errors": self = .errors
        case "2xx", "3xx", "4xx", "5xx": self = .statuses(Int(text.prefix(1)) ?? 5)
        default:
            let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let kind = Distribution.Kind(rawValue: parts[0])
            let name = kind == nil ? text : parts.count == 2 ? parts[1] : ""
            let subject = kind ?? .latency
            switch name {
            case "mean", "avg": self = .mean(subject)
            case "max": self = .maximum(subject)
            default:
                guard name.hasPrefix("p"), let share = Double("0." + name.dropFirst().filter { $0 != "." }),
                    name.dropFirst().filter({ $0 != "." }).count >= 2
                else { return nil }
                self = .quantile(subject, share)
            }
        }
    }

    private var isTime: Bool {
        switch self {
        case .quantile, .mean, .maximum: true
        default: false
        }
    }

    private var isShare: Bool {
        switch self {
        case .errors, .statuses: true
        default: false
        }
    }

    fileprivate func bound(_ text: String) -> Double? {
        if isTime { return Quantity.parseSeconds(text).map { $0 * 1e9 } }
        if isShare { return Quantity.parseShare(text) }
        return Quantity.parseNumber(text.hasSuffix("/s") ? String(text.dropLast(2)) : text)
    }

    fileprivate func shown(_ value: Double) -> String {
        if isTime { return Format.time(UInt64(max(0, value))) }
        return isShare ? Format.percent(value) : Format.digits(value) + "/s"
    }

    fileprivate func value(of record: Record) -> Double? {
        let total = record.total
        switch self {
        case .quantile(let kind, let share): return figure(total, kind) { Double($0.quantile(share)) }
        case .mean(let kind): return figure(total, kind) { $0.mean }
        case .maximum(let kind): return figure(total, kind) { Double($0.maximum) }
        case .rate: return record.rate
        case .chunkRate: return record.chunkRate
        case .tokenRate: return record.outputTokenRate
        case .errors:
            return total.started > 0 ? Double(total.failureCount) / Double(total.started) : nil
        case .statuses(let hundred):
            guard total.answered > 0 else { return nil }
            return Double(total.answerCount(hundred * 100..<hundred * 100 + 100)) / Double(total.answered)
        }
    }

    private func figure(
        _ total: LoadCounts, _ kind: Distribution.Kind, _ read: (Histogram) -> Double
    ) -> Double? {
        let subject = kind == .latency && total.latency.isEmpty ? total.firstChunk : total[kind]
        return subject.isEmpty ? nil : read(subject)
    }
}
