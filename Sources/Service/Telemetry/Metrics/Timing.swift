package import Histogram

/// A histogram of times. For each bucket of the metrics page it keeps the newest exchange that has a trace.
package struct Timing: Sendable {
    package private(set) var histogram = Histogram()
    /// The exemplars by bucket; empty until the first is recorded.
    private(set) var exemplars: [Exemplar?] = []

    init() {}

    mutating func recordTime(_ nanoseconds: UInt64) { histogram.record(nanoseconds) }

    /// Records the trace of a time that is in the histogram.
    mutating func noteExemplar(_ exemplar: Exemplar) {
        if exemplars.isEmpty { exemplars = Array(repeating: nil, count: MetricsText.bounds.count + 1) }
        exemplars[exemplar.bucket] = exemplar
    }
}

/// One observation with its trace (OpenMetrics 1.0, "Exemplars").
package struct Exemplar: Hashable, Sendable {
    let trace: TraceID
    let nanoseconds: UInt64
    /// The time of the observation in milliseconds since 1970.
    let milliseconds: Int64

    /// The index of the observation's bucket. The last bucket has no upper bound.
    var bucket: Int {
        MetricsText.bounds.firstIndex { nanoseconds <= $0 } ?? MetricsText.bounds.count
    }

    /// Merges two lists by bucket. The newer exemplar of each bucket is kept.
    static func newestExemplars(_ one: [Exemplar?], _ other: [Exemplar?]) -> [Exemplar?] {
        guard !one.isEmpty, !other.isEmpty else { return one.isEmpty ? other : one }
        return zip(one, other).map { one, other in
            guard let one, let other else { return one ?? other }
            return one.milliseconds < other.milliseconds ? other : one
        }
    }
}
