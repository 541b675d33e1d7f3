import Histogram
package import Limits

/// The few figures of one event loop that the operators' page shows for each second, as sums since the start.
package struct LoopFigures: Sendable {
    /// The number of requests by the index of their decision.
    var decisions: [UInt64]
    var used: RecordedUsage
    var openStreams: Int
    var limiter: Histogram
    var duration: Histogram
    var firstByte: Histogram
    /// The number of clients' connections, and the number of commands that were sent to Redis.
    package var connections = 0
    package var redisCalls = 0

    init(
        decisions: [UInt64] = Array(repeating: 0, count: Decision.allCases.count),
        used: RecordedUsage = RecordedUsage(), openStreams: Int = 0, limiter: Histogram = Histogram(),
        duration: Histogram = Histogram(), firstByte: Histogram = Histogram()
    ) {
        self.decisions = decisions
        self.used = used
        self.openStreams = openStreams
        self.limiter = limiter
        self.duration = duration
        self.firstByte = firstByte
    }

    mutating func addFigures(_ other: LoopFigures) {
        for index in decisions.indices { decisions[index] += other.decisions[index] }
        used.add(other.used)
        openStreams += other.openStreams
        limiter.add(other.limiter)
        duration.add(other.duration)
        firstByte.add(other.firstByte)
        connections += other.connections
        redisCalls += other.redisCalls
    }
}

package struct Sample: Hashable, Sendable {
    /// The end of the second that this sample describes, as seconds since 1970.
    package let at: Int64
    /// The number of requests in this second, by the index of their decision.
    package let decisions: [UInt32]
    package let messages: Int
    package let inputTokens: Int
    package let outputTokens: Int
    /// The cost of this second's answers in micro-dollars.
    package let cost: Int
    package let redisCalls: Int
    /// The number of open streams at the end of the second.
    package let openStreams: Int
    package let connections: Int
    /// How long admissions, whole exchanges, and answers until their first byte took in this second.
    package let limiter: Percentiles
    package let duration: Percentiles
    package let firstByte: Percentiles

    /// The median and the 99th percentile of the times in a second, in nanoseconds.
    package struct Percentiles: Hashable, Sendable {
        /// `half` is the median, and `most` is the 99th percentile. Both are 0 if no time was recorded.
        package let half: UInt64
        package let most: UInt64

        init(_ histogram: Histogram) {
            half = histogram.quantile(0.5)
            most = histogram.quantile(0.99)
        }
    }

    init(_ now: LoopFigures, since before: LoopFigures, at: Int64) {
        self.at = at
        decisions = now.decisions.indices.map { UInt32(clamping: now.decisions[$0] &- before.decisions[$0]) }
        messages = now.used.messages - before.used.messages
        inputTokens = now.used.input - before.used.input
        outputTokens = now.used.output - before.used.output
        cost = now.used.cost - before.used.cost
        redisCalls = now.redisCalls - before.redisCalls
        openStreams = now.openStreams
        connections = now.connections
        limiter = Percentiles(now.limiter.since(before.limiter))
        duration = Percentiles(now.duration.since(before.duration))
        firstByte = Percentiles(now.firstByte.since(before.firstByte))
    }

    package var requests: Int { decisions.reduce(0) { $0 + Int($1) } }

    package func countOf(_ decision: Decision) -> Int { Int(decisions[Int(decision.rawValue)]) }
}

/// The figures of the last five minutes, one sample for each second.
struct SampleRing {
    static let capacity = 300
    private(set) var samples: [Sample] = []

    mutating func appendSample(_ sample: Sample) {
        if samples.count == Self.capacity { samples.removeFirst() }
        samples.append(sample)
    }
}
