package import Histogram
package import Load

/// The result of a run, which can be shown on a screen, written to a file, or drawn on a page.
package struct Record: Sendable {
    /// A fact about the run, such as `target`, `pace`, `mix` or `users`.
    package struct Fact: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package var title: String
    package var facts: [Fact]
    package var began: Int64
    package var nanoseconds: Int
    package var total: LoadCounts
    package var series: [SeriesPoint]
    package var objections: [String]
    package var remarks: [String]
    package var processorTime: Int
    /// The share of the time for which the busiest loop was running, in thousandths.
    package var busiest: Int
    /// The processor time of other processes during the run, such as an edge's.
    package var watched: [WatchedProcess] = []
    package var verdicts: [PassCriterion.Verdict] = []

    package var isValid: Bool { objections.isEmpty }
    package var seconds: Double { Double(nanoseconds) / 1e9 }
    package var rate: Double { seconds > 0 ? Double(total.answered) / seconds : 0 }
    package var chunkRate: Double { seconds > 0 ? Double(total.chunks) / seconds : 0 }
    package var outputTokenRate: Double { seconds > 0 ? Double(total.outputTokens) / seconds : 0 }
    /// The share of 4xx answers, and the most frequent of their statuses. It is nil if they are not more than
    /// half of all answers.
    package var mostlyRefused: (share: Double, status: Int)? {
        let refused = total.statuses.filter { (400..<500).contains($0.status) }
        let count = refused.reduce(0) { $0 + $1.count }
        guard count * 2 > total.answered, let most = refused.max(by: { $0.count < $1.count }) else {
            return nil
        }
        return (Double(count) / Double(max(1, total.answered)), most.status)
    }
    /// The generator's processor time in nanoseconds for each chunk, or for each answer if there were no
    /// chunks.
    package var effort: Double {
        let units = total.chunks > 0 ? total.chunks : total.answered
        return units > 0 ? Double(processorTime) / Double(units) : 0
    }

    package init(_ result: LoadResult, title: String, facts: [Fact]) {
        let validity = Validity(of: result)
        self.title = title
        self.facts = facts
        began = result.began
        nanoseconds = Int(result.seconds * 1e9)
        total = result.total
        series = result.series
        objections = validity.objections
        remarks = validity.remarks
        processorTime = Int(result.generator.processorTime)
        busiest = Int((result.generator.busiest * 1000).rounded())
    }

    init(title: String, facts: [Fact], began: Int64, nanoseconds: Int, total: LoadCounts) {
        self.title = title
        self.facts = facts
        self.began = began
        self.nanoseconds = nanoseconds
        self.total = total
        (series, objections, remarks, processorTime, busiest) = ([], [], [], 0, 0)
    }

    package var distributions: [Distribution] {
        Distribution.Kind.allCases.map { Distribution($0, total[$0]) }.filter { !$0.histogram.isEmpty }
    }
}

package struct WatchedProcess: Hashable, Sendable {
    package let id: Int
    package let name: String
    package let nanoseconds: Int

    package init(id: Int, name: String, nanoseconds: Int) {
        self.id = id
        self.name = name
        self.nanoseconds = nanoseconds
    }
}

package struct Distribution: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case latency
        case firstChunk = "first_chunk"
        case gap
        case relay
        case stream
        case lateStart = "late_start"
        case loopLag = "loop_lag"

        package var label: String {
            switch self {
            case .latency: "latency"
            case .firstChunk: "time to first chunk"
            case .gap: "gap between chunks"
            case .relay: "relay of a chunk"
            case .stream: "whole stream"
            case .lateStart: "own late starts"
            case .loopLag: "own loop lag"
            }
        }

        /// A sentence that says when the measured time begins and when it ends.
        package var meaning: String {
            switch self {
            case .latency: "from the request's start to the last byte of a plain answer"
            case .firstChunk: "from the request's start to the first piece of text, not to the head"
            case .gap: "between two pieces of text of a stream; 0 for those read at once"
            case .relay:
                "from the time that an upstream on this machine wrote into the piece until the piece was read"
            case .stream: "from the request's start to the last byte of a stream"
            case .lateStart: "from the time that a request was due until it began, if a connection was free"
            case .loopLag: "how late the generator served a timer of 10 ms"
            }
        }

        /// A sentence that says when a request starts, and when its times end.
        package static let start =
            "A request starts when it is due in an open loop, however late it begins, and when its connection's "
            + "turn comes in a closed one. Opening a connection is included. Each time ends when the bytes were read."

        /// Whether the distribution describes the generator instead of the target.
        package var isOwn: Bool { self == .lateStart || self == .loopLag }
    }

    package let kind: Kind
    package let histogram: Histogram

    package init(_ kind: Kind, _ histogram: Histogram) {
        self.kind = kind
        self.histogram = histogram
    }
}

extension LoadCounts {
    package subscript(kind: Distribution.Kind) -> Histogram {
        get {
            switch kind {
            case .latency: latency
            case .firstChunk: firstChunk
            case .gap: gap
            case .relay: relay
            case .stream: stream
            case .lateStart: lateStart
            case .loopLag: loopLag
            }
        }
        set {
            switch kind {
            case .latency: latency = newValue
            case .firstChunk: firstChunk = newValue
            case .gap: gap = newValue
            case .relay: relay = newValue
            case .stream: stream = newValue
            case .lateStart: lateStart = newValue
            case .loopLag: loopLag = newValue
            }
        }
    }
}
