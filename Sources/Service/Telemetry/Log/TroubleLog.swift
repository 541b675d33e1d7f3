import Bytes
import Dates
import Reactor
import Synchronization

/// A problem with a service on which the edge depends, such as an upstream.
package struct Trouble: Hashable, Sendable {
    /// The service that has the problem, as the configuration names it, such as `upstream llm`.
    package let subject: String
    /// The cause of the problem, as one word of a fixed list, such as `refused`.
    package let cause: String

    package init(_ subject: String, _ cause: String) {
        self.subject = subject
        self.cause = cause
    }
}

/// Logs each trouble when it begins, each minute while it continues, and when it has ended. If several loops
/// report it, it is logged only once. A trouble that recurs is also logged at most once a minute.
package final class TroubleLog: Sendable {
    /// The time between two lines about the same trouble, in nanoseconds.
    private static let pause: UInt64 = 60_000_000_000
    /// The most troubles that are remembered: far more than occur. One more deletes all others.
    private static let most = 4096

    private struct State {
        /// The time at which the trouble began, in milliseconds since 1970; nil if it has ended.
        var since: Int64?
        /// The time of the last line about the trouble, in nanoseconds of the monotonic clock.
        var told: UInt64
        /// Whether the beginning of the trouble was logged. If false, its end is not logged either.
        var isTold: Bool
        var sentence: String
    }

    private let states = Mutex<[Trouble: State]>([:])
    private let log: @Sendable (String) -> Void
    private let monotonic: @Sendable () -> UInt64

    package init(
        _ log: @escaping @Sendable (String) -> Void,
        monotonic: @escaping @Sendable () -> UInt64 = { Clocks.monotonic() }
    ) {
        self.log = log
        self.monotonic = monotonic
    }

    /// - Parameter sentence: says what is wrong, and what the operator can do.
    package func beginTrouble(_ trouble: Trouble, _ sentence: @autoclosure () -> String) {
        let (now, wall) = (monotonic(), Clocks.wallMilliseconds())
        let line: String? = states.withLock { states in
            guard var state = states[trouble] else {
                if states.count >= Self.most { states.removeAll() }
                let text = sentence()
                states[trouble] = State(since: wall, told: now, isTold: true, sentence: text)
                return text
            }
            let isNew = state.since == nil
            if isNew { (state.since, state.isTold) = (wall, false) }
            defer { states[trouble] = state }
            guard now >= state.told + Self.pause else { return nil }
            (state.told, state.isTold, state.sentence) = (now, true, sentence())
            return isNew ? state.sentence : "\(state.sentence) (Since \(Self.time(state.since ?? wall)).)"
        }
        if let line { log(line) }
    }

    /// Logs a single event that has no duration. The same event is logged at most once a minute.
    package func reportTrouble(_ trouble: Trouble, _ sentence: @autoclosure () -> String) {
        let now = monotonic()
        let line: String? = states.withLock { states in
            if let state = states[trouble], now < state.told + Self.pause { return nil }
            if states.count >= Self.most { states.removeAll() }
            let text = sentence()
            states[trouble] = State(since: nil, told: now, isTold: false, sentence: text)
            return text
        }
        if let line { log(line) }
    }

    /// Ends all troubles of a service. `sentence` says that it works again.
    package func endTrouble(_ subject: String, _ sentence: @autoclosure () -> String) {
        let isTold = states.withLock { states in
            var isTold = false
            for (trouble, state) in states where trouble.subject == subject && state.since != nil {
                isTold = isTold || state.isTold
                states[trouble]?.since = nil
            }
            return isTold
        }
        if isTold { log(sentence()) }
    }

    /// The troubles that continue now, each with the time of its beginning.
    package var current: [OngoingTrouble] {
        states.withLock { states in
            states.compactMap { trouble, state in
                state.since.map {
                    OngoingTrouble(trouble: trouble, since: Self.time($0), sentence: state.sentence)
                }
            }
        }
        .sorted { ($0.trouble.subject, $0.trouble.cause) < ($1.trouble.subject, $1.trouble.cause) }
    }

    /// Writes a time by RFC 3339, to the second.
    private static func time(_ milliseconds: Int64) -> String {
        var text = ByteBuffer()
        text.append(rfc3339: Int(milliseconds / 1000))
        let bytes = text.readable
        return String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}

package struct OngoingTrouble: Hashable, Sendable {
    package let trouble: Trouble
    /// The time at which the trouble began, by RFC 3339 to the second.
    package let since: String
    /// The sentence that was logged about the trouble.
    package let sentence: String
}
