/// The stand-in's way to answer.
package struct MockProviderOptions: Hashable, Sendable {
    /// Seconds before the first byte of an answer.
    package var delay = Spread.fixed(0)
    /// Pieces of text in a stream, and seconds between two of them.
    package var chunks = Spread.fixed(200)
    package var gap = Spread.fixed(0.020)
    /// Bytes of text in a piece, and in a plain answer, at least.
    package var chunkBytes = 20
    package var answerBytes = 340
    package var inputTokens = 200
    /// The output tokens of a plain answer; those of a stream are its pieces.
    package var outputTokens = 60
    /// How many of a plain answer's input tokens were cached, and of its output tokens reasoning, which
    /// OpenAI's dialect alone tells; of neither where that is 0.
    package var cachedTokens = 0
    package var reasoningTokens = 0
    /// The share of requests that meet each fault; together at most 1.
    package var faults: [InjectedFault: Double] = [:]
    /// The answers to anything but a message, by path; else that all is well.
    package var documents: [String: String] = [:]
    package var seed: UInt64 = 1

    package init() {}
}

/// A fault of an upstream.
package enum InjectedFault: String, CaseIterable, Hashable, Sendable {
    /// The answer never begins; the connection stays.
    case stall
    /// The connection is reset in the middle of the answer.
    case reset
    /// The answer is shorter than it says.
    case shortBody = "short-body"
    /// Bytes that are no HTTP.
    case garbage
    /// 429 with a Retry-After.
    case refuse
    /// 500, 502 or 503 in turn.
    case fail
    /// A whole answer that does not say what it used.
    case noUsage = "no-usage"
    /// A stream that stops for good after some pieces; the connection stays.
    case hang

    package var meaning: String {
        switch self {
        case .stall: "no answer begins"
        case .reset: "the connection is reset within the answer"
        case .shortBody: "the answer is shorter than it says"
        case .garbage: "bytes that are not HTTP"
        case .refuse: "429"
        case .fail: "500, 502 and 503 in turn"
        case .noUsage: "the answer reports no tokens"
        case .hang: "a stream falls silent for good"
        }
    }
}

/// The stand-in's counts so far.
package struct MockProviderFigures: Hashable, Sendable {
    package var connections = 0
    /// Messages that came, whatever was answered.
    package var messages = 0
    /// Answers that were begun, by kind.
    package var unstreamed = 0
    package var streams = 0
    package var chunks = 0
    package var others = 0
    package var faults: [InjectedFault: Int] = [:]
    /// Connections that the other side ended within an answer.
    package var clientsLeft = 0
    /// The tokens that a provider would bill: tokens of each answer that was begun and is no error, whether
    /// it says so or not. Output as far as it was written.
    package var inputTokens = 0
    package var outputTokens = 0
    /// Messages in hand at the same time, at most: of several loops the sum of each one's.
    package var mostAtOnce = 0

    package init() {}

    package static func + (left: MockProviderFigures, right: MockProviderFigures) -> MockProviderFigures {
        var sum = left
        sum.connections += right.connections
        sum.messages += right.messages
        sum.unstreamed += right.unstreamed
        sum.streams += right.streams
        sum.chunks += right.chunks
        sum.others += right.others
        sum.clientsLeft += right.clientsLeft
        sum.inputTokens += right.inputTokens
        sum.outputTokens += right.outputTokens
        sum.mostAtOnce += right.mostAtOnce
        sum.faults.merge(right.faults) { $0 + $1 }
        return sum
    }
}
