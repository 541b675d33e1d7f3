package import Bytes

/// The API format of a request and its reply.
package enum Dialect: String, CaseIterable, Hashable, Sendable {
    case openAIChat = "openai-chat"
    case openAIResponses = "openai-responses"
    case openAICompletions = "openai-completions"
    case openAIEmbeddings = "openai-embeddings"
    case openAIImages = "openai-images"
    case openAISpeech = "openai-speech"
    /// Speech to text, in the original language or translated to English.
    case openAITranscription = "openai-transcription"
    case anthropicMessages = "anthropic-messages"
    case geminiGenerate = "gemini-generate"
    case geminiStream = "gemini-stream"
    /// Gemini's Interactions API, in which a model or an agent answers, at once or in a stream.
    case geminiInteractions = "gemini-interactions"
    /// Any other format. Requests are forwarded and counted as messages, but no model or tokens are read.
    case plain

    /// Whether two dialects are equal. In other modules this is faster than `==`, which uses a witness table.
    package func isSame(as other: Dialect) -> Bool { self == other }

    /// The dialect of a path in a provider's API; nil for any other path.
    package init?(path: Span<UInt8>) {
        if path.equals("/v1/chat/completions") {
            self = .openAIChat
        } else if path.equals("/v1/responses") || path.equals("/v1/responses/compact") {
            // A compaction (a shortened conversation) is billed like an answer (OpenAI, "Compact a
            // response").
            self = .openAIResponses
        } else if path.equals("/v1/completions") {
            self = .openAICompletions
        } else if path.equals("/v1/embeddings") {
            self = .openAIEmbeddings
        } else if path.equals("/v1/messages") {
            self = .anthropicMessages
        } else if path.equals("/v1beta/interactions") || path.equals("/v1/interactions") {
            self = .geminiInteractions
        } else if path.starts(with: "/v1/"), let media = Dialect(media: path.extracting(droppingFirst: 4)) {
            self = media
        } else if let azure = Dialect(azure: path) {
            self = azure
        } else if let gemini = GeminiPath(path) {
            switch gemini.action {
            case .generateContent: self = .geminiGenerate
            case .streamGenerateContent: self = .geminiStream
            case .countTokens: return nil
            }
        } else {
            return nil
        }
    }

    /// The dialect of an API for images or sound. `path` begins after the version or the deployment's name.
    private init?(media path: Span<UInt8>) {
        if path.starts(with: "images/") {
            guard path.equals("images/generations") || path.equals("images/edits") else { return nil }
            self = .openAIImages
        } else if path.starts(with: "audio/") {
            if path.equals("audio/speech") {
                self = .openAISpeech
            } else if path.equals("audio/transcriptions") || path.equals("audio/translations") {
                self = .openAITranscription
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// The dialect of a path in Azure's API, which names the model in the body or the path (Azure OpenAI,
    /// "REST API reference"). LiteLLM and older OpenAI clients use `engines` instead of `deployments`.
    private init?(azure path: Span<UInt8>) {
        let rest: Span<UInt8>
        if path.starts(with: "/openai/v1/") {
            rest = path.extracting(droppingFirst: 11)
        } else if path.starts(with: "/openai/deployments/") || path.starts(with: "/engines/"),
            let model = PathModel.findModel(in: path), PathModel.isPlain(path[model])
        {
            rest = path.extracting(droppingFirst: Int(model.upperBound) + 1)
        } else {
            return nil
        }
        if rest.equals("chat/completions") {
            self = .openAIChat
        } else if rest.equals("completions") {
            self = .openAICompletions
        } else if rest.equals("embeddings") {
            self = .openAIEmbeddings
        } else if rest.equals("responses") || rest.equals("responses/compact"),
            path.starts(with: "/openai/v1/")
        {
            self = .openAIResponses
        } else if let media = Dialect(media: rest) {
            self = media
        } else {
            return nil
        }
    }

    /// Whether this is Gemini's `generateContent` API, which names the model in the path.
    package var isGemini: Bool { self == .geminiGenerate || self == .geminiStream }

    package var isOpenAI: Bool { family == .openai }

    /// Whether a request can be a form (`multipart/form-data`) that uploads files.
    package var takesForms: Bool { self == .openAIImages || self == .openAITranscription }

    /// The unit in which this API bills an answer that reports no tokens; nil if it always bills tokens.
    package var piece: BilledPiece? {
        switch self {
        case .openAIImages: .image
        case .openAISpeech: .character
        case .openAITranscription: .second
        default: nil
        }
    }
}

/// A path such as `/v1beta/models/{model}:generateContent`, in which Gemini names the model.
package struct GeminiPath: Hashable, Sendable {
    /// The range of the model's name in the path.
    package let model: FieldRange
    package let action: Action

    package enum Action: Hashable, Sendable {
        case generateContent, streamGenerateContent, countTokens
    }

    /// The result is nil if the path names no model before an action. The model's name must not be empty or
    /// longer than `RequestFacts.longestModel`. An escape, a slash, a comma or a semicolon in the name is
    /// refused, since upstreams could interpret the name differently.
    package init?(_ path: Span<UInt8>) {
        let prefix: Int
        if path.starts(with: "/v1beta/models/") {
            prefix = 15
        } else if path.starts(with: "/v1/models/") {
            prefix = 11
        } else {
            return nil
        }
        var colon = prefix
        while colon < path.count, path[colon] != UInt8(ascii: ":") {
            switch path[colon] {
            case UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: ";"), UInt8(ascii: ","): return nil
            default: break
            }
            colon += 1
        }
        guard colon > prefix, colon < path.count, colon - prefix <= RequestFacts.longestModel else {
            return nil
        }
        let action = path.extracting(colon..<path.count)
        if action.equals(":generateContent") {
            self.action = .generateContent
        } else if action.equals(":streamGenerateContent") {
            self.action = .streamGenerateContent
        } else if action.equals(":countTokens") {
            self.action = .countTokens
        } else {
            return nil
        }
        model = FieldRange(prefix..<colon)
    }
}
