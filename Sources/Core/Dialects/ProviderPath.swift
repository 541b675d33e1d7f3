import Bytes

/// What providers serve besides the requests that a model answers.
package enum ProviderPath: Hashable, Sendable {
    /// Counts a prompt's tokens without answering it: `/v1/messages/count_tokens` (Anthropic, "free to use"),
    /// `/v1/responses/input_tokens` (OpenAI) and `:countTokens` (Gemini, without charge).
    case tokenCount(Dialect)
    /// `/v1/moderations`, which OpenAI's users may ask for nothing.
    case moderation
    /// `/v1/models` and `/v1/models/{id}`, as OpenAI and Anthropic list their models.
    case models

    package init?(path: Span<UInt8>) {
        if path.equals("/v1/messages/count_tokens") {
            self = .tokenCount(.anthropicMessages)
        } else if path.equals("/v1/responses/input_tokens") {
            self = .tokenCount(.openAIResponses)
        } else if path.equals("/v1/moderations") {
            self = .moderation
        } else if GeminiPath(path)?.action == .countTokens {
            self = .tokenCount(.geminiGenerate)
        } else if path.equals("/v1/models") || Self.isOneModel(path) && Dialect(path: path) == nil {
            self = .models
        } else {
            return nil
        }
    }

    /// `/v1/models/{id}`: one segment, since what lies deeper is no model of a list.
    private static func isOneModel(_ path: Span<UInt8>) -> Bool {
        guard path.starts(with: "/v1/models/"), path.count > 11 else { return false }
        for at in 11..<path.count where path[at] == UInt8(ascii: "/") { return false }
        return true
    }

    /// The paths, in lower case, at and below which everything belongs to the owner of the API key and not to
    /// one caller: stored answers, files, batches and the like. Some, such as batches, also spend tokens that
    /// no answer reports.
    package static let keptFamilies: [(path: StaticString, dialect: Dialect)] = [
        // Stored answers: whoever knows an id could read another user's conversation.
        ("/v1/responses", .openAIResponses), ("/v1/conversations", .openAIResponses),
        ("/v1/chat/completions", .openAIChat),
        ("/v1/files", .openAIChat), ("/v1/uploads", .openAIChat), ("/v1/batches", .openAIChat),
        ("/v1/vector_stores", .openAIChat), ("/v1/containers", .openAIChat),
        ("/v1/assistants", .openAIChat), ("/v1/threads", .openAIChat), ("/v1/fine_tuning", .openAIChat),
        ("/v1/evals", .openAIChat),
        // The organisation's own settings and keys (OpenAI, Anthropic).
        ("/v1/organization", .openAIChat), ("/v1/organizations", .anthropicMessages),
        ("/v1/messages/batches", .anthropicMessages),
        ("/v1beta/files", .geminiGenerate), ("/upload/v1beta/files", .geminiGenerate),
        ("/v1beta/cachedcontents", .geminiGenerate), ("/v1beta/batches", .geminiGenerate),
        ("/v1beta/interactions", .geminiInteractions),
    ]

    /// The family of a path in its lenient spelling (lower case, one slash for several, none at its end); nil
    /// where nothing is kept there, or where the path is a dialect's own.
    package static func keptFamily(of lenient: Span<UInt8>) -> Int? {
        for place in keptFamilies.indices where isBelow(lenient, keptFamilies[place].path) {
            // `/v1/responses` itself is a request, and what is below it a stored answer.
            if Dialect(path: lenient) == nil { return place }
        }
        return nil
    }

    /// Whether a path is that one, or lies below it.
    package static func isBelow(_ path: Span<UInt8>, _ family: StaticString) -> Bool {
        guard path.starts(with: family) else { return false }
        let count = family.utf8CodeUnitCount
        return path.count == count || path[count] == UInt8(ascii: "/")
    }
}
