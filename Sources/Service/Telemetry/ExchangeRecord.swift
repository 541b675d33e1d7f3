package import Identity
package import Limits
package import Pricing

/// The result of one exchange, for metrics, log and traces. Each phase fills in its part, by plain stores,
/// and it is reported once, when the exchange or its stream has ended.
///
/// Moments are nanoseconds of the loop's clock, which stands still during one turn; 0: it did not come to
/// that.
package struct ExchangeRecord: ~Copyable {
    package let began: UInt64
    /// `ServerCall.requestID`
    package let requestID: UInt64
    /// Nil: it ended before anything was decided.
    package var decision: Decision?
    /// The limit that decided a refusal; empty if none did.
    package var limit = ""
    /// The user's schedule, once the limiter has answered.
    package var schedule: Schedule?
    /// Whether the plan was bought with a store's test account; its decisions have series of their own.
    package var isSandbox = false
    package var modelClass: ModelClass?
    package var modelCounts: ModelCounts?
    package var upstreamCounts: UpstreamCounts?
    package var outcome: UpstreamOutcome?
    /// The reason why the caller was not authenticated, if that was why the request was refused.
    package var identity: IdentityFault?
    /// The limiter was asked, and has decided.
    package var asked: UInt64 = 0
    package var decided: UInt64 = 0
    /// The upstream was asked; its answer's head came; the first bytes of the answer's body came.
    package var sent: UInt64 = 0
    package var headReceived: UInt64 = 0
    package var firstByte: UInt64 = 0
    /// One bit for each limit, each burst limit and the bound on open requests of the schedule: set where it
    /// is in shadow and would have refused the request.
    package var shadowMask = 0
    package var ending: ReservationEnding?
    package var used = RecordedUsage()
    /// The kinds of use in the answer without a price of their own. By its bits: an empty literal takes 760
    /// instructions, since `SetAlgebra` is generic.
    package var unpriced = Unpriced(rawValue: 0)
    package var isStream = false
    package var isRepeat = false
    /// How often the request was sent to the upstream: twice where a pooled connection was dead.
    package var upstreamTries: UInt8 = 0
    /// The caller's name in the ledger; only filled in where the access log is written.
    package var user: [UInt8] = []
    /// The exchange's place in a trace; nil if it stands in none.
    package var trace: TraceContext?
    /// The model that says it answered; only sought where there is a trace.
    package var answeringModel: ModelCounts?
    /// The figures that the answer reports beside `used`; sought where it has any, or there is a trace.
    package var details: AnswerDetails?

    package init(at now: UInt64, requestID: UInt64 = 0) { (began, self.requestID) = (now, requestID) }

    /// Whether there are figures to add up.
    var usedAnything: Bool { used.messages | used.repeats | used.input | used.output != 0 }
}

/// The ledger's ending of a reservation: the label `ending` of `usher_reservations_ended_total`.
package enum ReservationEnding: UInt8, CaseIterable, Hashable, Sendable {
    case settled, refunded
    /// It waits in the spool until Redis is back.
    case spooled
    /// Redis had no such open reservation any more: its lease had ended, or the same settlement had come
    /// before. Or another edge settles it, as the batch of an edge that ends.
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

/// The figures about an answer's use that most answers do not tell; 0 and empty if this one does not.
package struct AnswerDetails: Hashable, Sendable {
    /// Input tokens that were written to a cache.
    package var cacheWritten = 0
    /// Tokens that were sound, and that were images.
    package var audioInput = 0
    package var audioOutput = 0
    package var imageInput = 0
    package var imageOutput = 0
    /// The service tier that answered, as prices name it.
    package var tier = ""
    /// The tier of most answers, which OpenAI calls `default`.
    package static let standardTier = "standard"

    package init() {}

    /// The figures by their words in metrics.
    var kinds: [(word: String, tokens: Int)] {
        [
            ("cache_write", cacheWritten), ("audio_input", audioInput), ("audio_output", audioOutput),
            ("image_input", imageInput), ("image_output", imageOutput),
        ]
    }
}

/// Tokens and money that an exchange used.
package struct RecordedUsage: Hashable, Sendable {
    package var messages = 0
    /// Messages that came again under the id of one that is counted: their tokens are used, and no message.
    package var repeats = 0
    /// All input, cached input included.
    package var input = 0
    package var cached = 0
    /// All output, reasoning included.
    package var output = 0
    package var reasoning = 0
    /// Micro-dollars.
    package var cost = 0
    /// Whether a figure of it was guessed, since the upstream did not report it.
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
