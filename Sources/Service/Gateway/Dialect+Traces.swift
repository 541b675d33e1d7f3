import Dialects

/// What a trace calls a dialect's routes and calls, by OpenTelemetry's semantic conventions for HTTP and for
/// generative AI (opentelemetry.io/docs/specs/semconv).
extension Dialect {
    /// `http.route`; empty where only the configuration knows the path.
    var template: String {
        switch self {
        case .openAIChat: "/v1/chat/completions"
        case .openAIResponses: "/v1/responses"
        case .openAICompletions: "/v1/completions"
        case .openAIEmbeddings: "/v1/embeddings"
        case .anthropicMessages: "/v1/messages"
        case .geminiGenerate: "/v1beta/models/{model}:generateContent"
        case .geminiStream: "/v1beta/models/{model}:streamGenerateContent"
        case .plain: ""
        }
    }

    /// `gen_ai.operation.name`
    var operation: String {
        switch self {
        case .openAIChat, .openAIResponses, .anthropicMessages: "chat"
        case .openAICompletions: "text_completion"
        case .openAIEmbeddings: "embeddings"
        case .geminiGenerate, .geminiStream: "generate_content"
        case .plain: ""
        }
    }

    /// `gen_ai.provider.name`: the provider whose format it is, also where another one speaks it.
    var provider: String {
        switch self {
        case .openAIChat, .openAIResponses, .openAICompletions, .openAIEmbeddings: "openai"
        case .anthropicMessages: "anthropic"
        case .geminiGenerate, .geminiStream: "gcp.gemini"
        case .plain: ""
        }
    }
}
