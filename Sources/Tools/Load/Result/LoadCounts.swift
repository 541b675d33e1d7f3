package import Histogram

/// The counts of a span of time: of one loop while it runs, of all loops afterwards. Times are nanoseconds.
///
/// A request's start is the moment at which it was due in an open loop, however late it began, and the moment
/// at which its caller turned to it in a closed one; opening a connection, where none is open, counts. What
/// comes is timed when it was read from the socket.
package struct LoadCounts: Sendable {
    /// From the start to the last byte of an answer that is no stream.
    package var latency = Histogram()
    /// The times of streams.
    package var stream = Histogram()
    /// The time from the start of a request to the first piece of a stream's text; the head does not count.
    package var firstChunk = Histogram()
    /// The time between two pieces of a stream's text; 0 for those read at once.
    package var gap = Histogram()
    /// From the moment that the upstream wrote into a piece, by this machine's monotonic clock, until it was
    /// here.
    package var relay = Histogram()
    /// The generator's own delay in an open loop: from the moment at which a request was due to the one at
    /// which it began, where a connection was free. The generator's own delay.
    package var lateStart = Histogram()
    /// How late the loop came round to a timer.
    package var loopLag = Histogram()

    package var started = 0
    package var answered = 0
    /// Requests that found no free connection when they were due, so that their latency has a wait in it.
    package var waited = 0
    package var hungUp = 0
    package var repeated = 0
    package var streams = 0
    package var chunks = 0
    /// Bytes of bodies, without their framing.
    package var bodyBytes = 0
    package var inputTokens = 0
    package var outputTokens = 0
    package var connections = 0
    /// The counts by status, from 0 to 599.
    private var statusCounts = [UInt64](repeating: 0, count: 600)
    private var failureCounts = [UInt64](repeating: 0, count: Failure.allCases.count)

    package init() {}

    package mutating func countStatus(status: Int, times: UInt64 = 1) {
        statusCounts[min(max(status, 0), 599)] &+= times
    }

    package mutating func countFailure(_ failure: Failure, times: UInt64 = 1) {
        failureCounts[failure.rawValue] &+= times
    }

    /// Adds what answers say they used, none of it negative: the sums stay at their largest where they would
    /// pass it.
    package mutating func countTokens(inputTokens input: Int, outputTokens output: Int) {
        inputTokens = min(inputTokens, Int.max - input) + input
        outputTokens = min(outputTokens, Int.max - output) + output
    }

    /// The statuses that came, in ascending order.
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

    /// The time that so large a share of the answers took at most, in nanoseconds; those of streams left out.
    package func latencyQuantile(ofShare share: Double) -> UInt64 { latency.quantile(share) }
    /// The longest of these times.
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
