import Bytes
package import JSON

/// What a request body asks for, as far as limits depend on it. Each loop reuses one for every request. A
/// class, since copying a struct would retain each of its arrays.
package final class RequestFacts {
    /// Bytes of a model's name; longer ones are refused.
    package static let longestModel = 256

    /// The bytes of `model`, unescaped; empty if the body names none.
    package internal(set) var model: [UInt8] = []
    package internal(set) var wantsStream = false
    /// Whether `stream_options.include_usage` asks for the closing usage chunk; nil if the member is missing.
    package internal(set) var includesUsage: Bool?
    /// The largest of all the members that bound the tokens of one answer; nil if the request bounds nothing.
    package internal(set) var maxOutputTokens: Int?
    /// How many answers are generated: `n`, `best_of` or `candidateCount`, times the number of prompts. At
    /// least 1.
    package internal(set) var answers = 1
    /// Whether the body names further models to fall back on (`models`), so that another model may answer
    /// than the one that is counted.
    package internal(set) var namesOtherModels = false
    /// Whether the answer is to be made later (`background`), so that its reply tells nothing of what it
    /// used.
    package internal(set) var runsInBackground = false
    /// The member in which the app puts a message's id, from the configuration; nil where it puts none in the
    /// body. `reset` keeps it.
    package var messageIDPath: MemberPath?
    /// The message's id in that member; empty where it has none.
    package internal(set) var messageID: [UInt8] = []

    /// Places of members that may be changed, in the order of the body, and of `stream_options`.
    var modelPlace: Int?
    var streamOptionsPlace: Int?
    var includeUsagePlace: Int?

    package init() {}

    /// The model that was named last and most often is named next: then its bytes are shared, not copied.
    private var lastModel: [UInt8] = []

    /// Takes the bytes of `model`.
    func take(model name: Span<UInt8>) {
        let last = lastModel
        let isSame = name.count == last.count && name.starts(with: last.span)
        model = isSame ? last : name.indices.map { name[$0] }
        if !isSame { lastModel = model }
    }

    /// Forgets the last request but keeps the memory.
    package func reset() {
        model = []
        if !messageID.isEmpty { messageID.removeAll(keepingCapacity: true) }
        wantsStream = false
        includesUsage = nil
        maxOutputTokens = nil
        answers = 1
        namesOtherModels = false
        runsInBackground = false
        (modelPlace, streamOptionsPlace, includeUsagePlace) = (nil, nil, nil)
    }

    /// The most that the answers together may hold; nil if the request bounds nothing.
    package var maxOutputTokensOfAllAnswers: Int? {
        guard let maxOutputTokens else { return nil }
        let (product, overflow) = maxOutputTokens.multipliedReportingOverflow(by: answers)
        return overflow ? .max : product
    }
}

/// Why a request body is refused: 400, naming the member but nothing of its value.
package enum RequestFault: Error, Hashable, Sendable {
    case json(JSONFault)
    case notAnObject
    case repeated(Member)
    /// The member is of another type than the provider's documents say.
    case wrongType(Member)
    /// A number below 0, or so large that no provider takes it.
    case outOfRange(Member)
    case modelTooLong
    /// Of the member that the configuration names.
    case messageID(MessageIDFault)

    /// The members that are read.
    package enum Member: UInt8, CaseIterable, Hashable, Sendable {
        case model, models, stream, streamOptions, includeUsage, maxTokens, maxCompletionTokens,
            maxOutputTokens
        case n, bestOf, prompt, background, generationConfig, geminiMaxOutputTokens, candidateCount
        // Gemini takes the names of its protocol buffers too.
        case generationConfigField, candidateCountField

        /// Its place in a set of bits.
        var bit: UInt8 { rawValue }

        /// The name as its provider spells it.
        package var name: StaticString {
            switch self {
            case .model: "model"
            case .models: "models"
            case .stream: "stream"
            case .streamOptions: "stream_options"
            case .includeUsage: "stream_options.include_usage"
            case .maxTokens: "max_tokens"
            case .maxCompletionTokens: "max_completion_tokens"
            case .maxOutputTokens: "max_output_tokens"
            case .n: "n"
            case .bestOf: "best_of"
            case .prompt: "prompt"
            case .background: "background"
            case .generationConfig: "generationConfig"
            case .geminiMaxOutputTokens: "generationConfig.maxOutputTokens"
            case .candidateCount: "generationConfig.candidateCount"
            case .generationConfigField: "generation_config"
            case .candidateCountField: "generation_config.candidate_count"
            }
        }
    }
}
