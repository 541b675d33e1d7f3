package import Identity
package import Limits
package import Pricing

/// The result of one exchange, for metrics, access log and traces. Each phase of the exchange fills in some
/// members. The record is reported once, after the exchange or its stream has ended.
///
/// Times are in nanoseconds of the loop's clock, which stands still during a turn. 0 means "not reached".
package struct ExchangeRecord: ~Copyable {
    package let began: UInt64
    package let requestID: UInt64
    /// The decision about the request; nil if the exchange ended before the decision.
    package var decision: Decision?
    /// The name of the limit that caused a refusal; empty if none did.
    package var limit = ""
    /// The user's schedule; nil until Redis has decided whether the request may pass.
    package var schedule: Schedule?
    /// Whether the user bought the plan with a test account. Decisions about such users are counted apart.
    package var isSandbox = false
    package var modelClass: ModelClass?
    package var modelCounts: ModelCounts?
    package var upstreamCounts: UpstreamCounts?
    package var outcome: UpstreamOutcome?
    /// Why the caller was not authenticated; nil if that was not the reason for a refusal.
    package var identity: IdentityFault?
    /// `asked` is the time at which Redis was asked for the admission. `decided` is the time of its decision.
    package var asked: UInt64 = 0
    package var decided: UInt64 = 0
    /// The times at which the request was sent and the answer's head and first body byte arrived.
    package var sent: UInt64 = 0
    package var headReceived: UInt64 = 0
    package var firstByte: UInt64 = 0
    /// One bit for each limit, then one for each burst, then one for the bound on open requests. A bit is set
    /// if that limit is in shadow and would have refused the request.
    package var shadowMask = 0
    package var ending: ReservationEnding?
    package var used = RecordedUsage()
    /// The kinds of use in the answer that have no price of their own. The value is initialized by its bits,
    /// because an empty literal takes 760 instructions (`SetAlgebra` is generic).
    package var unpriced = Unpriced(rawValue: 0)
    package var isStream = false
    package var isRepeat = false
    /// How often the edge tried to reach the upstream. A closed connection or failed endpoint adds a try.
    package var upstreamTries: UInt8 = 0
    /// The user's name in Redis; empty if no access log is written.
    package var user: [UInt8] = []
    /// The ids of the exchange in a trace; nil if the exchange is not traced.
    package var trace: TraceContext?
    /// The model that the answer names; nil if the exchange is not traced.
    package var answeringModel: ModelCounts?
    /// The answer's figures that are not in `used`; nil if it reports none of them.
    package var details: AnswerDetails?

    package init(at now: UInt64, requestID: UInt64 = 0) { (began, self.requestID) = (now, requestID) }

    var usedAnything: Bool { used.messages | used.repeats | used.input | used.output != 0 }
}

/// How a reservation ended: the label `ending` of `usher_reservations_ended_total`.
package enum ReservationEnding: UInt8, CaseIterable, Hashable, Sendable {
    case settled, refunded
    /// The settlement is in the spool until Redis is back.
    case spooled
    /// The reservation was no longer open in Redis, because its lease had ended or it was settled before.
    /// Another edge can have settled it, for example the reservation of a batch.
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

/// Figures that most answers do not report. Unreported figures are 0 or empty.
package struct AnswerDetails: Hashable, Sendable {
    /// The number of input tokens that the provider wrote to its prompt cache.
    package var cacheWritten = 0
    /// The numbers of tokens for sound and for images, in the request and in the answer.
    package var audioInput = 0
    package var audioOutput = 0
    package var imageInput = 0
    package var imageOutput = 0
    /// The service tier of the answer, by its name in the price table.
    package var tier = ""
    /// The name of the service tier that most answers have. OpenAI calls it `default`.
    package static let standardTier = "standard"

    package init() {}

    var kinds: [(word: String, tokens: Int)] {
        [
            ("cache_write", cacheWritten), ("audio_input", audioInput), ("audio_output", audioOutput),
            ("image_input", imageInput), ("image_output", imageOutput),
        ]
    }
}

package struct RecordedUsage: Hashable, Sendable {
    package var messages = 0
    /// How often the caller sent counted messages again under the same id. Only their tokens count again.
    package var repeats = 0
    /// All input tokens, including the cached ones.
    package var input = 0
    package var cached = 0
    /// All output tokens, including those of reasoning.
    package var output = 0
    package var reasoning = 0
    /// The cost of the answer in micro-dollars.
    package var cost = 0
    /// Whether one of the figures was guessed because the upstream did not report it.
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
