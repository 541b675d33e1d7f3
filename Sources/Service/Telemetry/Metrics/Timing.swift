package import Histogram

/// A histogram of durations. Each bucket also keeps an exemplar: its newest exchange that has a trace.
package struct Timing: Sendable {
    package private(set) var histogram = Histogram()
    /// The exemplars of the buckets; empty until the first one is recorded.
    private(set) var exemplars: [Exemplar?] = []

    init() {}

    mutating func recordTime(_ nanoseconds: UInt64) { histogram.record(nanoseconds) }

    /// Records the trace of an exchange whose duration is already in the histogram.
    mutating func noteExemplar(_ exemplar: Exemplar) {
        if exemplars.isEmpty { exemplars = Array(repeating: nil, count: MetricsText.bounds.count + 1) }
        exemplars[exemplar.bucket] = exemplar
    }
}

/// One recorded duration with the trace of its exchange (OpenMetrics 1.0, "Exemplars").
package struct Exemplar: Hashable, Sendable {
    let trace: TraceID
    let nanoseconds: UInt64
    /// The time of the recording, in milliseconds since 1970.
    let milliseconds: Int64

    /// The index of the histogram bucket that contains this time. The last bucket has no upper bound.
    var bucket: Int {
        MetricsText.bounds.firstIndex { nanoseconds <= $0 } ?? MetricsText.bounds.count
    }

    /// Merges two lists of exemplars. For each bucket the newer exemplar is kept.
    static func newestExemplars(_ one: [Exemplar?], _ other: [Exemplar?]) -> [Exemplar?] {
        guard !one.isEmpty, !other.isEmpty else { return one.isEmpty ? other : one }
        return zip(one, other).map { one, other in
            guard let one, let other else { return one ?? other }
            return one.milliseconds < other.milliseconds ? other : one
        }
    }
}
