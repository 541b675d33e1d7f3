package struct MockProviderOptions: Hashable, Sendable {
    package var delay = Spread.fixed(0)
    /// How many pieces of text a stream has, and the time in seconds between two of them.
    package var chunks = Spread.fixed(200)
    package var gap = Spread.fixed(0.020)
    /// The minimum number of bytes of text in a piece of a stream, and in a complete answer that is no
    /// stream.
    package var chunkBytes = 20
    package var answerBytes = 340
    package var inputTokens = 200
    /// The output tokens of an answer that is no stream. A stream has one token for each piece.
    package var outputTokens = 60
    /// The cached input tokens and the reasoning output tokens of an answer that is no stream. They are
    /// reported only in OpenAI's dialect, and only if one of them is above 0.
    package var cachedTokens = 0
    package var reasoningTokens = 0
    /// The share of requests that get each fault. The sum of all shares is at most 1.
    package var faults: [InjectedFault: Double] = [:]
    /// The answers to requests that are no messages, by path. Other paths get a default answer.
    package var documents: [String: String] = [:]
    package var seed: UInt64 = 1

    package init() {}
}

package enum InjectedFault: String, CaseIterable, Hashable, Sendable {
    /// The answer never begins. The connection stays open.
    case stall
    /// The connection is reset in the middle of the answer.
    case reset
    /// The answer is shorter than its Content-Length.
    case shortBody = "short-body"
    /// The answer is not HTTP.
    case garbage
    /// The answer is 429 with a Retry-After.
    case refuse
    /// The answer is 500, 502 or 503, in turn.
    case fail
    /// The answer is complete, but does not report its usage.
    case noUsage = "no-usage"
    /// The stream stops for good after some pieces. The connection stays open.
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

package struct MockProviderFigures: Hashable, Sendable {
    package var connections = 0
    /// The number of messages that arrived at the mock provider, whatever their answers were.
    package var messages = 0
    /// How many answers have begun: those that are no streams (`unstreamed`), and streams.
    package var unstreamed = 0
    package var streams = 0
    package var chunks = 0
    package var others = 0
    package var faults: [InjectedFault: Int] = [:]
    /// How many connections the client has ended in the middle of an answer.
    package var clientsLeft = 0
    /// The tokens that a provider would bill for all answers except errors, even for answers without usage.
    /// Of the output tokens, only those that were written count.
    package var inputTokens = 0
    package var outputTokens = 0
    /// The most messages that were in progress at the same time. With several loops, it is the sum of the
    /// loops' figures.
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
