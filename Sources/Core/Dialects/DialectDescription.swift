/// The provider whose API format a dialect, a route or an upstream uses.
package enum DialectFamily: String, Hashable, Sendable, CaseIterable {
    case openai, anthropic, gemini
    /// No particular provider: the upstream accepts every format, or the format of the route is unknown.
    case any

    /// The dialect for requests in this provider's format if the route in the configuration names no dialect.
    package var usual: Dialect {
        switch self {
        case .openai: .openAIChat
        case .anthropic: .anthropicMessages
        case .gemini: .geminiGenerate
        case .any: .plain
        }
    }

    /// The header in which providers of this format expect an API key.
    package var keyField: KeyField {
        switch self {
        case .openai, .any: .authorization
        case .anthropic: .xAPIKey
        case .gemini: .xGoogAPIKey
        }
    }

    /// The first segment of the paths in this provider's API.
    package var version: StaticString { self == .gemini ? "/v1beta" : "/v1" }
}

/// The header that carries the team's API key to an upstream.
package enum KeyField: String, Hashable, Sendable, CaseIterable {
    /// `Authorization: Bearer …`
    case authorization
    case xAPIKey = "x-api-key"
    case xGoogAPIKey = "x-goog-api-key"
    /// `api-key: …`, which Azure uses.
    case apiKey = "api-key"
}

/// The unit of a bill that is not for tokens.
package enum BilledPiece: Hashable, Sendable {
    case image, character, second
}

/// The provider whose names the edge uses for its header fields about rate limits.
package enum RateLimitNaming: Hashable, Sendable {
    /// Names such as `x-ratelimit-limit-tokens`.
    case openAI
    /// Names such as `anthropic-ratelimit-tokens-limit`.
    case anthropic

    /// The header field's name for a unit, such as `tokens`, and a figure: `limit`, `remaining` or `reset`.
    package func fieldName(_ figure: String, of unit: String) -> String {
        switch self {
        case .openAI: "x-ratelimit-\(figure)-\(unit)"
        case .anthropic: "anthropic-ratelimit-\(unit)-\(figure)"
        }
    }
}

/// The facts about a dialect that higher modules need. To add a dialect, add its facts here and its members
/// to the tables in `Requests` and `Usage`.
package struct DialectDescription: Sendable {
    /// The path in the provider's API, also used as `http.route` in traces. It is empty if only the
    /// configuration determines the path.
    package let path: String
    /// The attribute `gen_ai.provider.name` of traces: the provider who defined the format, even if another
    /// provider serves it (opentelemetry.io/docs/specs/semconv).
    package let provider: String
    /// The attribute `gen_ai.operation.name` of traces.
    package let operation: String
    package let errors: ErrorShape
    /// Whether an error in a stream is an event of the type `error`.
    package private(set) var namesErrorEvents = false
    /// Whether a stream reports its tokens only if the request asks for them
    /// (`stream_options.include_usage`).
    package private(set) var tellsUsageOnRequest = false
    /// The member of a request that contains the conversation.
    package let promptMember: String
    /// The member of a request that bounds the length of an answer.
    package let boundMember: String
    /// The member of a request that sets the number of answers.
    package private(set) var countMember = "n"

    fileprivate static func openAI(
        _ path: String, _ operation: String, _ promptMember: String, _ boundMember: String,
        namesErrorEvents: Bool = false, tellsUsageOnRequest: Bool = false
    ) -> DialectDescription {
        DialectDescription(
            path: path, provider: "openai", operation: operation, errors: .openAI,
            namesErrorEvents: namesErrorEvents, tellsUsageOnRequest: tellsUsageOnRequest,
            promptMember: promptMember, boundMember: boundMember)
    }

    fileprivate static func gemini(_ path: String) -> DialectDescription {
        DialectDescription(
            path: path, provider: "gcp.gemini", operation: "generate_content",
            errors: .gemini, promptMember: "contents", boundMember: "generationConfig.maxOutputTokens",
            countMember: "generationConfig.candidateCount")
    }
}

extension Dialect {
    package var facts: DialectDescription {
        switch self {
        case .openAIChat:
            .openAI(
                "/v1/chat/completions", "chat", "messages", "max_completion_tokens",
                tellsUsageOnRequest: true)
        case .openAIResponses:
            .openAI("/v1/responses", "chat", "input", "max_output_tokens", namesErrorEvents: true)
        case .openAICompletions:
            .openAI(
                "/v1/completions", "text_completion", "prompt", "max_tokens", tellsUsageOnRequest: true)
        case .openAIEmbeddings: .openAI("/v1/embeddings", "embeddings", "input", "max_tokens")
        case .openAIImages: .openAI("/v1/images/generations", "generate_content", "prompt", "n")
        case .openAISpeech: .openAI("/v1/audio/speech", "generate_content", "input", "input")
        case .openAITranscription:
            .openAI("/v1/audio/transcriptions", "generate_content", "file", "file")
        case .anthropicMessages:
            DialectDescription(
                path: "/v1/messages", provider: "anthropic", operation: "chat",
                errors: .anthropic, namesErrorEvents: true, promptMember: "messages",
                boundMember: "max_tokens")
        case .geminiGenerate: .gemini("/v1beta/models/{model}:generateContent")
        case .geminiStream: .gemini("/v1beta/models/{model}:streamGenerateContent")
        case .geminiInteractions:
            DialectDescription(
                path: "/v1beta/interactions", provider: "gcp.gemini", operation: "generate_content",
                errors: .gemini, promptMember: "input", boundMember: "generation_config.max_output_tokens")
        case .plain:
            DialectDescription(
                path: "", provider: "", operation: "", errors: .problemDetails,
                promptMember: "messages", boundMember: "max_tokens")
        }
    }

    // `family` is not a member of `facts`: every message needs it, and a property of its own is faster.

    package var family: DialectFamily {
        switch self {
        case .openAIChat, .openAIResponses, .openAICompletions, .openAIEmbeddings, .openAIImages,
            .openAISpeech, .openAITranscription:
            .openai
        case .anthropicMessages: .anthropic
        case .geminiGenerate, .geminiStream, .geminiInteractions: .gemini
        case .plain: .any
        }
    }

    package var rateLimitNaming: RateLimitNaming { self == .anthropicMessages ? .anthropic : .openAI }
}
