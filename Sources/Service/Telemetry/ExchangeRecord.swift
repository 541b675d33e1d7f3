package import Identity
package import Limits
package import Pricing

/// The result of one exchange, for metrics, log and traces. Each phase of the exchange fills in its part. The
/// record is reported once, when the exchange or its stream has ended.
///
/// Times are in nanoseconds of the loop's clock, which does not advance during one turn; 0 means that the
/// step was not reached.
package struct ExchangeRecord: ~Copyable {
    package let began: UInt64
    package let requestID: UInt64
    /// The decision; nil if the exchange ended before one was made.
    package var decision: Decision?
    /// The limit that decided a refusal; empty if none did.
    package var limit = ""
    /// The user's schedule; nil until the store has decided.
    package var schedule: Schedule?
    /// Whether the plan was bought with a store's test account. Its decisions are counted apart.
    package var isSandbox = false
    package var modelClass: ModelClass?
    package var modelCounts: ModelCounts?
    package var upstreamCounts: UpstreamCounts?
    package var outcome: UpstreamOutcome?
    /// The reason why the caller was not authenticated; nil if the request was not refused for that.
    package var identity: IdentityFault?
    /// The times at which the store was asked for the admission and at which it had decided.
    package var asked: UInt64 = 0
    package var decided: UInt64 = 0
    /// The times of sending the request to the upstream, and of reading the answer's head and first body
    /// bytes.
    package var sent: UInt64 = 0
    package var headReceived: UInt64 = 0
    package var firstByte: UInt64 = 0
    /// A bit for each limit, then for each burst, then for the bound on open requests. A bit is set if that
    /// limit is in shadow and would have refused the request.
    package var shadowMask = 0
    package var ending: ReservationEnding?
    package var used = RecordedUsage()
    /// The kinds of use in the answer that have no price of their own. It is initialized by its bits, because
    /// an empty literal takes 760 instructions (`SetAlgebra` is generic).
    package var unpriced = Unpriced(rawValue: 0)
    package var isStream = false
    package var isRepeat = false
    /// The number of attempts: more than 1 if a pooled connection was dead or an endpoint failed.
    package var upstreamTries: UInt8 = 0
    /// The caller's name in the ledger; empty if no access log is written.
    package var user: [UInt8] = []
    /// The exchange's place in a trace; nil if it has none.
    package var trace: TraceContext?
    /// The model that the answer names; nil if there is no trace.
    package var answeringModel: ModelCounts?
    /// The answer's figures besides `used`; nil if it reports none of them.
    package var details: AnswerDetails?

    package init(at now: UInt64, requestID: UInt64 = 0) { (began, self.requestID) = (now, requestID) }

    /// Whether any messages or tokens were used.
    var usedAnything: Bool { used.messages | used.repeats | used.input | used.output != 0 }
}

/// How the ledger ended a reservation: the label `ending` of `usher_reservations_ended_total`.
package enum ReservationEnding: UInt8, CaseIterable, Hashable, Sendable {
    case settled, refunded
    /// The settlement waits in the spool until Redis is back.
    case spooled
    /// Redis had no such open reservation any more, because its lease had ended or it was settled before. It
    /// is also used if another edge settles the reservation, such as that of a batch.
    case late

    var word: StaticString {
        switch self {
        case .settled: "settled"
        case .refunded: "refunded"
        case .spooled: "spooled"
        case .late: "late"
        }
    }
}

/// Figures about an answer's use that most answers do not report; 0 or empty if this one does not.
package struct AnswerDetails: Hashable, Sendable {
    /// The input tokens that were written to a cache.
    package var cacheWritten = 0
    /// The tokens of sound and of images.
    package var audioInput = 0
    package var audioOutput = 0
    package var imageInput = 0
    package var imageOutput = 0
    /// The service tier that answered, as the price table names it.
    package var tier = ""
    /// The tier of most answers, which OpenAI calls `default`.
    package static let standardTier = "standard"

    package init() {}

    /// The figures by their names in metrics.
    var kinds: [(word: String, tokens: Int)] {
        [
            ("cache_write", cacheWritten), ("audio_input", audioInput), ("audio_output", audioOutput),
            ("image_input", imageInput), ("image_output", imageOutput),
        ]
    }
}

/// The tokens and money that an exchange used.
package struct RecordedUsage: Hashable, Sendable {
    package var messages = 0
    /// Repeats of counted messages, under the same id. Only their tokens count again, not the messages.
    package var repeats = 0
    /// All input tokens, with the cached ones.
    package var input = 0
    package var cached = 0
    /// All output tokens, with those of reasoning.
    package var output = 0
    package var reasoning = 0
    /// The cost in micro-dollars.
    package var cost = 0
    /// Whether a figure was guessed, because the upstream did not report it.
    package var isGuessed = false

    package init() {}

    package init(
        messages: Int, input: Int, cached: Int, output: Int, reasoning: Int, cost: Int, isGuessed: Bool
    ) {
        self.messages = messages
        self.input = input
        self.cached = cached
        self.output = output
        self.reasoning = reasoning
        self.cost = cost
        self.isGuessed = isGuessed
    }
}
