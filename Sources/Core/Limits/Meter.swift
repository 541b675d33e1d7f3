/// The quantity that a limit counts.
package enum Meter: Hashable, Sendable {
    /// Messages that a user sent and that the upstream usefully answered.
    case messages
    /// Calls of models of one class, such as `pro`.
    case calls(ModelClass)
    case inputTokens, outputTokens, cachedTokens, reasoningTokens, totalTokens
    /// Money, in micro-dollars (a millionth of a US dollar).
    case cost
    /// The units by which interfaces for images and sound are billed: requested images, seconds of sound that
    /// were heard or spoken, and spoken characters.
    case images, audioSeconds, characters

    /// Whether each request counts as one, which is final when it is admitted. Of tokens and money an
    /// estimate is counted then, and the settlement corrects it to what was used.
    package var countsRequests: Bool {
        switch self {
        case .messages, .calls: true
        case .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens, .cost, .images,
            .audioSeconds, .characters:
            false
        }
    }

    /// The meter's name in the edge's own JSON.
    package var name: StaticString {
        switch self {
        case .messages: "messages"
        case .calls: "calls"
        case .inputTokens: "input_tokens"
        case .outputTokens: "output_tokens"
        case .cachedTokens: "cached_tokens"
        case .reasoningTokens: "reasoning_tokens"
        case .totalTokens: "total_tokens"
        case .cost: "cost_microdollars"
        case .images: "images"
        case .audioSeconds: "audio_seconds"
        case .characters: "characters"
        }
    }

    /// The last part of the counter's field name in Redis, as in `d:261120:pro`.
    package var code: String {
        switch self {
        case .messages: "msg"
        case .calls(let modelClass): modelClass.name
        case .inputTokens: "in"
        case .outputTokens: "out"
        case .cachedTokens: "cch"
        case .reasoningTokens: "rsn"
        case .totalTokens: "tok"
        case .cost: "usd"
        case .images: "img"
        case .audioSeconds: "sec"
        case .characters: "chr"
        }
    }

    /// Every meter but the calls of a class.
    package static let ofAllClasses: [Meter] = [
        .messages, .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens, .cost, .images,
        .audioSeconds, .characters,
    ]

    /// The meter of a code. A code that is not reserved is the name of a class of models.
    package init(code: String) {
        self = Self.ofAllClasses.first { $0.code == code } ?? .calls(ModelClass(code))
    }

    /// Codes that no model class may have as its name, since a class's name is its own code.
    package static let reservedCodes = Set(ofAllClasses.map(\.code))
}

/// A class of models that a plan counts together: `standard`, `pro`.
package struct ModelClass: Hashable, Sendable {
    /// 1–24 characters of `a–z`, `0–9`, `_` and `-`; never one of `Meter.reservedCodes`.
    package let name: String

    package init(_ name: String) { self.name = name }

    package static let standard = ModelClass("standard")
}
