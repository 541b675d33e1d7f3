package import Histogram

/// A histogram of times; of each bucket of the metrics page, the newest exchange that a trace can be found
/// of.
package struct Timing: Sendable {
    package private(set) var histogram = Histogram()
    /// The exemplars by bucket; empty until the first is noted.
    private(set) var exemplars: [Exemplar?] = []

    init() {}

    mutating func recordTime(_ nanoseconds: UInt64) { histogram.record(nanoseconds) }

    /// Notes the trace of a time that was recorded.
    mutating func noteExemplar(_ exemplar: Exemplar) {
        if exemplars.isEmpty { exemplars = Array(repeating: nil, count: MetricsText.bounds.count + 1) }
        exemplars[exemplar.bucket] = exemplar
    }
}

/// One observation with its trace (OpenMetrics 1.0, "Exemplars").
package struct Exemplar: Hashable, Sendable {
    let trace: TraceID
    let nanoseconds: UInt64
    /// Milliseconds since 1970.
    let milliseconds: Int64

    /// The place of its bucket; as many as there are bounds for the last.
    var bucket: Int {
        MetricsText.bounds.firstIndex { nanoseconds <= $0 } ?? MetricsText.bounds.count
    }

    /// Merges two lists by bucket: the newer exemplar of each stays.
    static func newestExemplars(_ one: [Exemplar?], _ other: [Exemplar?]) -> [Exemplar?] {
        guard !one.isEmpty, !other.isEmpty else { return one.isEmpty ? other : one }
        return zip(one, other).map { one, other in
            guard let one, let other else { return one ?? other }
            return one.milliseconds < other.milliseconds ? other : one
        }
    }
}
