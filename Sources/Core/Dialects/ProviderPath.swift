import Bytes

/// Paths in providers' APIs at which no model is called, such as those of files and batches.
package enum ProviderPath: Hashable, Sendable {
    /// Counting a prompt's tokens without an answer: `/v1/messages/count_tokens` (Anthropic, "free to use"),
    /// `/v1/responses/input_tokens` (OpenAI) and `:countTokens` (Gemini, without charge).
    case tokenCount(Dialect)
    /// The path `/v1/moderations`, which is free for OpenAI's customers.
    case moderation
    /// The list of models: `/v1/models` and `/v1/models/{id}` of OpenAI and Anthropic.
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

    /// Whether the path is `/v1/models/{id}`. A path with more segments does not name a model.
    private static func isOneModel(_ path: Span<UInt8>) -> Bool {
        guard path.starts(with: "/v1/models/"), path.count > 11 else { return false }
        for at in 11..<path.count where path[at] == UInt8(ascii: "/") { return false }
        return true
    }

    /// Prefixes, in lower case, of the paths to objects that a provider stores, such as answers and files.
    /// These objects belong to the owner of the API key, not to one caller, so the edge opens such a path
    /// only if the configuration allows it. Batches, videos, agents and sessions over WebSocket also cause
    /// costs that no answer reports.
    ///
    /// A test checks all paths of the official clients. Each must belong to a dialect, to a case of
    /// `ProviderPath`, to this list, or to Tests/Core/DialectsTests/Interfaces/paths.txt.
    package static let keptFamilies: [(path: StaticString, dialect: Dialect)] =
        stored + openAI + anthropic + gemini

    private static let stored: [(path: StaticString, dialect: Dialect)] = [
        // Stored answers and conversations are in the list, because a caller who knows an id could otherwise
        // read those of another user.
        ("/v1/responses", .openAIResponses), ("/v1/conversations", .openAIResponses),
        ("/v1/chat/completions", .openAIChat),
        ("/v1/files", .openAIChat), ("/v1/uploads", .openAIChat), ("/v1/batches", .openAIChat),
        ("/v1/vector_stores", .openAIChat), ("/v1/containers", .openAIChat),
        ("/v1/assistants", .openAIChat), ("/v1/threads", .openAIChat), ("/v1/fine_tuning", .openAIChat),
        ("/v1/evals", .openAIChat),
        // These paths lead to the settings and keys of an organisation (OpenAI, Anthropic).
        ("/v1/organization", .openAIChat), ("/v1/organizations", .anthropicMessages),
        ("/v1/messages/batches", .anthropicMessages),
        ("/v1beta/files", .geminiGenerate), ("/upload/v1beta/files", .geminiGenerate),
        ("/v1beta/cachedcontents", .geminiGenerate), ("/v1beta/batches", .geminiGenerate),
        ("/v1beta/interactions", .geminiInteractions),
    ]

    /// Further path prefixes, from OpenAI's client library openai 3.57.
    private static let openAI: [(path: StaticString, dialect: Dialect)] = [
        ("/v1/agents", .openAIChat), ("/v1/audio/voice_consents", .openAIChat),
        ("/v1/audio/voices", .openAIChat), ("/v1/chatkit", .openAIChat),
        ("/v1/content_provenance_checks", .openAIChat), ("/v1/decisions", .openAIChat),
        ("/v1/live", .openAIChat), ("/v1/projects", .openAIChat), ("/v1/realtime", .openAIChat),
        ("/v1/safety", .openAIChat), ("/v1/skills", .openAIChat), ("/v1/vaults", .openAIChat),
        ("/v1/videos", .openAIChat), ("/v1/webhook_endpoints", .openAIChat),
        ("/v1/webhook_event_types", .openAIChat),
    ]

    /// Further path prefixes, from Anthropic's client library anthropic 2.14.
    private static let anthropic: [(path: StaticString, dialect: Dialect)] = [
        ("/v1/compliance", .anthropicMessages), ("/v1/deployment_runs", .anthropicMessages),
        ("/v1/deployments", .anthropicMessages), ("/v1/dreams", .anthropicMessages),
        ("/v1/environments", .anthropicMessages), ("/v1/memory_stores", .anthropicMessages),
        ("/v1/sessions", .anthropicMessages), ("/v1/tunnels", .anthropicMessages),
        ("/v1/user_profiles", .anthropicMessages),
    ]

    /// Further path prefixes, from Google's client library google-genai 3.6.
    private static let gemini: [(path: StaticString, dialect: Dialect)] = [
        ("/v1beta/agents", .geminiGenerate), ("/v1beta/auth_tokens", .geminiGenerate),
        ("/v1beta/credentials", .geminiGenerate), ("/v1beta/decisions", .geminiGenerate),
        ("/v1beta/environments", .geminiGenerate), ("/upload/v1beta/environments", .geminiGenerate),
        ("/v1beta/filesearchstores", .geminiGenerate), ("/upload/v1beta/filesearchstores", .geminiGenerate),
        ("/v1beta/operations", .geminiGenerate), ("/v1beta/triggers", .geminiGenerate),
        ("/v1beta/tunedmodels", .geminiGenerate), ("/v1beta/tuningjobs", .geminiGenerate),
        ("/v1beta/voices", .geminiGenerate), ("/v1beta/webhooks", .geminiGenerate),
    ]

    /// The index in `keptFamilies` of the prefix with which the path begins. The result is nil if there is no
    /// such prefix or the path belongs to a dialect. The path must be in lower case, without repeated slashes
    /// and without a slash at its end.
    package static func keptFamily(of lenient: Span<UInt8>) -> Int? {
        // This path of Usher's own API for apps begins with `/v1/sessions`, a prefix of Anthropic's API.
        if isBelow(lenient, "/v1/sessions/current/background") { return nil }
        for place in keptFamilies.indices where isBelow(lenient, keptFamilies[place].path) {
            // `/v1/responses` itself is a request to a model and has a dialect. Paths below it are stored
            // answers and have none.
            if Dialect(path: lenient) == nil { return place }
        }
        for family in stableFamilies
        where lenient.starts(with: family.path.span) && isEnd(of: family.path.count, lenient) {
            if Dialect(path: lenient) == nil { return family.place }
        }
        return nil
    }

    /// Gemini's prefixes with `/v1/` instead of `/v1beta/`, and their indices in `keptFamilies`. Both
    /// versions lead to the same objects.
    private static let stableFamilies: [(path: [UInt8], place: Int)] = keptFamilies.indices.compactMap {
        place in
        let path = "\(keptFamilies[place].path)"
        let stable = path.replacing("/v1beta/", with: "/v1/")
        return stable == path ? nil : (Array(stable.utf8), place)
    }

    /// Whether a path is the prefix `family`, a path below it, or an action on it such as
    /// `/v1beta/files:register`.
    package static func isBelow(_ path: Span<UInt8>, _ family: StaticString) -> Bool {
        path.starts(with: family) && isEnd(of: family.utf8CodeUnitCount, path)
    }

    private static func isEnd(of count: Int, _ path: Span<UInt8>) -> Bool {
        path.count == count || path[count] == UInt8(ascii: "/") || path[count] == UInt8(ascii: ":")
    }
}
