import Dates

package enum Meter: Hashable, Sendable {
    /// Messages that a user sent and that the upstream answered with content.
    case messages
    /// Calls of the models of one class, such as `pro`.
    case calls(ModelClass)
    case inputTokens, outputTokens, cachedTokens, reasoningTokens, totalTokens
    /// Money, in micro-dollars (a millionth of a US dollar).
    case cost
    /// The units in which providers bill images and sound: requested images, seconds of audio input or
    /// output, and characters of speech.
    case images, audioSeconds, characters

    /// Whether each request counts as one unit, so that admission knows the final count. For tokens and
    /// money, admission counts an estimate, and the settlement corrects it.
    package var countsRequests: Bool {
        switch self {
        case .messages, .calls: true
        case .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens, .cost, .images,
            .audioSeconds, .characters:
            false
        }
    }

    /// A number of units for operators. Money is shown in dollars with six decimal places.
    package func describe(_ units: Int) -> String {
        self == .cost ? "$\(units / 1_000_000).\((units % 1_000_000).padded(6))" : "\(units)"
    }

    /// The words for one unit and for several units, in texts for operators.
    package var nouns: (one: String, many: String) {
        switch self {
        case .messages: ("message", "messages")
        case .calls(let model): ("\(model.name) call", "\(model.name) calls")
        case .inputTokens: ("input token", "input tokens")
        case .outputTokens: ("output token", "output tokens")
        case .cachedTokens: ("cached token", "cached tokens")
        case .reasoningTokens: ("reasoning token", "reasoning tokens")
        case .totalTokens: ("token", "tokens")
        case .cost: ("micro-dollar", "micro-dollars")
        case .images: ("image", "images")
        case .audioSeconds: ("second of sound", "seconds of sound")
        case .characters: ("character", "characters")
        }
    }

    /// A number with the word for its units, such as `248 tokens`. Money is shown in dollars.
    package func nameUnits(_ units: Int) -> String {
        self == .cost ? describe(units) : "\(units) \(units == 1 ? nouns.one : nouns.many)"
    }

    /// The meter's name in JSON.
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

    /// The last part of the name of a counter's field in Redis, such as `pro` in `d:261120:pro`.
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

    /// All kinds of usage that a limit can count, except the calls of a model class.
    package static let ofAllClasses: [Meter] = [
        .messages, .inputTokens, .outputTokens, .cachedTokens, .reasoningTokens, .totalTokens, .cost, .images,
        .audioSeconds, .characters,
    ]

    /// Finds the meter with this code. A code that is not reserved is the name of a model class.
    package init(code: String) {
        self = Self.ofAllClasses.first { $0.code == code } ?? .calls(ModelClass(code))
    }

    /// A model class must not have one of these codes as its name, since the name serves as the class's code.
    package static let reservedCodes = Set(ofAllClasses.map(\.code))
}

/// A class of models that a plan counts together, such as `standard` or `pro`.
package struct ModelClass: Hashable, Sendable {
    /// The class's name: 1–24 characters of `a–z`, `0–9`, `_` and `-`. `Meter.reservedCodes` are not allowed.
    package let name: String

    package init(_ name: String) { self.name = name }

    package static let standard = ModelClass("standard")
}
