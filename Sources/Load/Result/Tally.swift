public import Histogram

/// What was seen in a span of time: of one loop while it runs, of all loops afterwards. Times are
/// nanoseconds.
///
/// A request's start is the moment at which it was due in an open loop, however late it began, and the moment
/// at which its caller turned to it in a closed one; opening a connection, where none is open, counts. What
/// comes is timed when it was read from the socket.
public struct Tally: Sendable {
    /// From the start to the last byte of an answer that is no stream.
    public var latency = Histogram()
    /// The same for streams.
    public var stream = Histogram()
    /// From the start to the first piece of a stream's text; its head is none.
    public var firstChunk = Histogram()
    /// Between two pieces of a stream's text; 0 for those read at once.
    public var gap = Histogram()
    /// From the moment that the upstream wrote into a piece, by this machine's monotonic clock, until it was
    /// here.
    public var relay = Histogram()
    /// Of an open loop: from the moment at which a request was due to the one at which it began, where a
    /// connection was free. The generator's own delay.
    public var lateStart = Histogram()
    /// How late the loop came round to a timer.
    public var loopLag = Histogram()

    public var started = 0
    public var answered = 0
    /// Requests that found no free connection when they were due, so that their latency has a wait in it.
    public var waited = 0
    public var hungUp = 0
    public var repeated = 0
    public var streams = 0
    public var chunks = 0
    /// Of bodies, framing taken off.
    public var bodyBytes = 0
    public var inputTokens = 0
    public var outputTokens = 0
    public var connections = 0
    /// By status, from 0 to 599.
    private var statusCounts = [UInt64](repeating: 0, count: 600)
    private var failureCounts = [UInt64](repeating: 0, count: Failure.allCases.count)

    public init() {}

    public mutating func count(status: Int, times: UInt64 = 1) {
        statusCounts[min(max(status, 0), 599)] &+= times
    }

    public mutating func count(_ failure: Failure, times: UInt64 = 1) {
        failureCounts[failure.rawValue] &+= times
    }

    /// The statuses that came, in ascending order.
    public var statuses: [(status: Int, count: Int)] {
        statusCounts.indices.compactMap { statusCounts[$0] > 0 ? ($0, Int(statusCounts[$0])) : nil }
    }

    public func answers(_ range: Range<Int>) -> Int { Int(statusCounts[range].reduce(0, +)) }

    public var failures: [(failure: Failure, count: Int)] {
        Failure.allCases.compactMap { failure in
            let count = Int(failureCounts[failure.rawValue])
            return count > 0 ? (failure, count) : nil
        }
    }

    public var failureCount: Int { Int(failureCounts.reduce(0, +)) }

    public mutating func add(_ other: Tally) {
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
        inputTokens += other.inputTokens
        outputTokens += other.outputTokens
        connections += other.connections
        for index in statusCounts.indices { statusCounts[index] &+= other.statusCounts[index] }
        for index in failureCounts.indices { failureCounts[index] &+= other.failureCounts[index] }
    }
}
