package import Histogram

/// The counts of one interval or of the whole run, for one loop or for all loops. Times are in nanoseconds.
///
/// In an open loop, the time of a request starts when the request was due. In a closed loop, it starts when
/// the connection took the request, and includes opening the connection. A byte counts as arrived when it is
/// read from the socket.
package struct LoadCounts: Sendable {
    /// The time from a request's start to the last byte of its answer. Streams are not included.
    package var latency = Histogram()
    /// The time from a request's start to the last byte of its stream.
    package var stream = Histogram()
    /// The time from a request's start to the first piece of text in its stream.
    package var firstChunk = Histogram()
    /// The time between two pieces of text in a stream. It is 0 for pieces of the same read.
    package var gap = Histogram()
    /// The time from the sending of a piece of text to its arrival. The piece contains the time at which it
    /// was sent.
    package var relay = Histogram()
    /// The generator's own delay in an open loop: from the time when a request was due to its start. Only
    /// requests that found a free connection count.
    package var lateStart = Histogram()
    /// How late the loop called its timers.
    package var loopLag = Histogram()

    package var started = 0
    package var answered = 0
    /// How many requests were due while no connection was free. Their latency includes the wait for one.
    package var waited = 0
    package var hungUp = 0
    package var repeated = 0
    package var streams = 0
    package var chunks = 0
    /// The bytes of the answers' bodies, without framing.
    package var bodyBytes = 0
    package var inputTokens = 0
    package var outputTokens = 0
    package var connections = 0
    private var statusCounts = [UInt64](repeating: 0, count: 600)
    private var failureCounts = [UInt64](repeating: 0, count: Failure.allCases.count)

    package init() {}

    package mutating func countStatus(status: Int, times: UInt64 = 1) {
        statusCounts[min(max(status, 0), 599)] &+= times
    }

    package mutating func countFailure(_ failure: Failure, times: UInt64 = 1) {
        failureCounts[failure.rawValue] &+= times
    }

    /// Adds the token counts of an answer, which are never negative. A sum stops at the largest integer.
    package mutating func countTokens(inputTokens input: Int, outputTokens output: Int) {
        inputTokens = min(inputTokens, Int.max - input) + input
        outputTokens = min(outputTokens, Int.max - output) + output
    }

    package var statuses: [(status: Int, count: Int)] {
        statusCounts.indices.compactMap { statusCounts[$0] > 0 ? ($0, Int(statusCounts[$0])) : nil }
    }

    package func answerCount(_ range: Range<Int>) -> Int { Int(statusCounts[range].reduce(0, +)) }

    package var failures: [(failure: Failure, count: Int)] {
        Failure.allCases.compactMap { failure in
            let count = Int(failureCounts[failure.rawValue])
            return count > 0 ? (failure, count) : nil
        }
    }

    /// The time in nanoseconds within which this share of the answers was complete. Streams are not included.
    package func latencyQuantile(ofShare share: Double) -> UInt64 { latency.quantile(share) }
    /// The longest time of an answer, in nanoseconds. Streams are not included.
    package var longestLatency: UInt64 { latency.maximum }

    package var failureCount: Int { Int(failureCounts.reduce(0, +)) }

    package mutating func addCounts(_ other: LoadCounts) {
        latency.add(other.latency)
        stream.add(other.stream)
        firstChunk.add(other.firstChunk)
        gap.add(other.gap)
        relay.add(other.relay)
        lateStart.add(other.lateStart)
        loopLag.add(other.loopLag)
        started += other.started
        answered += other.answered
        waited += other.waited
        hungUp += other.hungUp
        repeated += other.repeated
        streams += other.streams
        chunks += other.chunks
        bodyBytes += other.bodyBytes
        countTokens(inputTokens: other.inputTokens, outputTokens: other.outputTokens)
        connections += other.connections
        for index in statusCounts.indices { statusCounts[index] &+= other.statusCounts[index] }
        for index in failureCounts.indices { failureCounts[index] &+= other.failureCounts[index] }
    }
}
