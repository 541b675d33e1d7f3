extension RequestMember {
    /// All members of requests in the providers' documents and in the types of their official clients (openai
    /// 3.57, anthropic 2.14, google-genai 3.6). The table also has the members of LiteLLM 1.108, OpenRouter
    /// and vLLM that name a model, bound the output or cost extra. Other members are forwarded unchanged.
    ///
    /// A name occurs only once in each part of a request (`Scope`). The members of all dialects are read in
    /// each request. Otherwise a request could hide a large `maxOutputTokens` beside a small `max_tokens`.
    static let rows: [Row] = model + bounds + extras + stored + nested + plain

    private static func row(
        _ name: StaticString, _ role: Role, _ dialects: Family, _ reading: Reading = .nothing,
        _ feature: Feature = .none, in scope: Scope = .body
    ) -> Row {
        Row(
            name: name, role: role, scope: scope, dialects: dialects, reading: reading, feature: feature)
    }

    private static let model: [Row] = [
        row("model", .namesModel, .all, .model),
        // A request to Gemini's Interactions API names either a model or an agent that answers.
        row("agent", .namesModel, .gemini, .agent),
        row("models", .namesOtherModel, .compatible, .otherModels),
        // `fallbacks` is a member of Anthropic and LiteLLM. If the first model fails or the prompt is too
        // long for it, LiteLLM's router calls the models in `fallbacks`.
        row("fallbacks", .namesOtherModel, [.anthropic, .compatible], .otherModels),
        row("context_window_fallbacks", .namesOtherModel, .compatible, .otherModels),
        row("content_policy_fallbacks", .namesOtherModel, .compatible, .otherModels),
        row("default_fallbacks", .namesOtherModel, .compatible, .otherModels),
        row("fallback_models", .namesOtherModel, .compatible, .otherModels),
        // In OpenRouter, the value `fallback` allows another model to answer.
        row("route", .namesOtherModel, .compatible, .elsewhere),
        row("engine", .namesOtherModel, .compatible, .elsewhere),
        row("deployment_id", .namesOtherModel, .compatible, .elsewhere),
        row("specific_deployment", .namesOtherModel, .compatible, .elsewhere),
        row("target_model_names", .namesOtherModel, .compatible, .elsewhere),
        row("model_list", .namesOtherModel, .compatible, .elsewhere),
        row("custom_llm_provider", .namesOtherModel, .compatible, .elsewhere),
        row("user_config", .namesOtherModel, .compatible, .elsewhere),
        row("router_settings_override", .namesOtherModel, .compatible, .elsewhere),
        row("litellm_params", .namesOtherModel, .compatible, .elsewhere),
        row("api_base", .namesOtherModel, .compatible, .elsewhere),
        row("base_url", .namesOtherModel, .compatible, .elsewhere),
        row("extra_query", .namesOtherModel, .compatible, .elsewhere),
        row("extra_headers", .namesOtherModel, .compatible, .elsewhere),
        // Gemini's OpenAI-compatible API documents `extra_body`, so the members in it are read too.
        row("extra_body", .plain, .compatible, .merged),
    ]

    private static let bounds: [Row] = [
        row("max_tokens", .boundsOutput, [.chat, .completions, .anthropic], .bound),
        row("max_completion_tokens", .boundsOutput, .chat, .bound),
        row("max_output_tokens", .boundsOutput, .responses, .bound),
        row("maxOutputTokens", .boundsOutput, .compatible, .bound),
        row("max_new_tokens", .boundsOutput, .compatible, .bound),
        row("max_tokens_to_sample", .boundsOutput, .compatible, .bound),
        row("n", .boundsOutput, [.chat, .completions], .count),
        row("best_of", .boundsOutput, .completions, .count),
        row("generationConfig", .boundsOutput, .gemini, .generation),
        // Gemini also accepts the spelling of its protocol buffers, such as `generation_config`.
        row("generation_config", .boundsOutput, .gemini, .generation),
        row("maxOutputTokens", .boundsOutput, .gemini, .bound, in: .generation),
        row("max_output_tokens", .boundsOutput, .gemini, .bound, in: .generation),
        row("candidateCount", .boundsOutput, .gemini, .count, in: .generation),
        row("candidate_count", .boundsOutput, .gemini, .count, in: .generation),
    ]

    private static let extras: [Row] = [
        row("service_tier", .costsExtra, [.openAI, .anthropic], .tier, .tiers),
        row("serviceTier", .costsExtra, .gemini, .tier, .tiers),
        // In OpenAI's text to speech, `speed` is the pace of the voice as a number and costs nothing extra.
        row("speed", .costsExtra, [.anthropic, .media], .speed, .tiers),
        row("inference_geo", .costsExtra, .anthropic, .region, .extras),
        row("billing_policy", .costsExtra, .anthropic, .nothing, .extras),
        row("fallback_credit_token", .costsExtra, .anthropic, .nothing, .extras),
        row("context_management", .costsExtra, [.responses, .anthropic], .nothing, .extras),
        row("compaction", .costsExtra, .anthropic, .nothing, .extras),
        row("prediction", .costsExtra, .chat, .nothing, .extras),
        row("modalities", .costsExtra, .chat, .modalities, .extras),
        row("audio", .costsExtra, .chat, .nothing, .extras),
        // In an image request, `background` is the colour behind the picture, such as `transparent`.
        row("background", .costsExtra, [.responses, .gemini, .media], .background, .background),
        row("background_options", .costsExtra, .responses, .nothing, .background),
        row("store", .costsExtra, [.chat, .responses]),
        row("tools", .costsExtra, .all, .tools, .hostedTools),
        row("web_search_options", .costsExtra, .chat, .searches, .hostedTools),
        row("mcp_servers", .costsExtra, .anthropic, .nothing, .hostedTools),
        row("search_parameters", .costsExtra, .compatible, .searches, .hostedTools),
        row("plugins", .costsExtra, .compatible, .nothing, .hostedTools),
        row("provider", .costsExtra, .compatible, .nothing, .extras),
    ]

    private static let stored: [Row] = [
        row("previous_response_id", .refersToStored, .responses, .stored),
        row("conversation", .refersToStored, .responses, .stored),
        row("prompt", .refersToStored, [.responses, .completions, .media], .prompt),
        row("previous_interaction_id", .refersToStored, .gemini, .stored),
        row("cachedContent", .refersToStored, .gemini, .stored),
        row("cached_content", .refersToStored, .gemini, .stored),
        row("container", .refersToStored, .anthropic, .stored),
        row("thread", .refersToStored, .anthropic, .stored),
        row("thread_id", .refersToStored, .compatible, .stored),
        row("assistant_id", .refersToStored, .compatible, .stored),
        row("prompt_id", .refersToStored, .compatible, .stored),
        row("file_id", .refersToStored, .compatible, .stored),
        row("file_ids", .refersToStored, .compatible, .storedList),
        row("vector_store_ids", .refersToStored, .compatible, .storedList),
        // The next two members choose which of the team's accounts is billed, so a plan must allow them.
        row("workspace_id", .refersToStored, .anthropic, .stored),
        row("user_profile_id", .refersToStored, .anthropic, .stored),
    ]

    private static let nested: [Row] = [
        row("include_usage", .plain, [.chat, .completions], .includeUsage, in: .streamOptions),
        row("responseModalities", .costsExtra, .gemini, .modalities, in: .generation),
        row("response_modalities", .costsExtra, .gemini, .modalities, in: .generation),
        row("type", .costsExtra, [.responses, .anthropic], .toolType, in: .tool),
        row("googleSearch", .costsExtra, .gemini, .tool, in: .tool),
        row("google_search", .costsExtra, .gemini, .tool, in: .tool),
        row("googleSearchRetrieval", .costsExtra, .gemini, .tool, in: .tool),
        row("google_search_retrieval", .costsExtra, .gemini, .tool, in: .tool),
        row("enterpriseWebSearch", .costsExtra, .gemini, .tool, in: .tool),
        row("enterprise_web_search", .costsExtra, .gemini, .tool, in: .tool),
        row("googleMaps", .costsExtra, .gemini, .tool, in: .tool),
        row("google_maps", .costsExtra, .gemini, .tool, in: .tool),
        row("model", .namesOtherModel, [.responses, .anthropic], .toolModel, in: .tool),
        row("vector_store_ids", .refersToStored, .responses, .storedList, in: .tool),
        row("file_ids", .refersToStored, .responses, .storedList, in: .tool),
        row("file_id", .refersToStored, .responses, .stored, in: .tool),
        row("container", .refersToStored, .responses, .stored, in: .tool),
        row("container_id", .refersToStored, .responses, .stored, in: .tool),
        row("fileSearchStoreNames", .refersToStored, .gemini, .storedList, in: .tool),
        row("file_search_store_names", .refersToStored, .gemini, .storedList, in: .tool),
        row("function", .plain, .chat, .schema, in: .tool),
        row("parameters", .plain, .responses, .schema, in: .tool),
        row("input_schema", .plain, .anthropic, .schema, in: .tool),
        row("input_examples", .plain, .anthropic, .schema, in: .tool),
        row("functionDeclarations", .plain, .gemini, .schema, in: .tool),
        row("function_declarations", .plain, .gemini, .schema, in: .tool),
        row("file_id", .refersToStored, [.chat, .responses, .anthropic], .stored, in: .part),
        row("file_uri", .refersToStored, .gemini, .stored, in: .part),
        row("item_reference", .refersToStored, .responses, .stored, in: .part),
    ]

    private static let plain: [Row] =
        [
            row("stream", .plain, [.openAI, .anthropic], .stream),
            row("stream_options", .plain, [.chat, .completions], .streamOptions),
        ] + rows(chat, .chat) + rows(responses, .responses) + rows(others, [.completions, .embeddings])
        + rows(anthropic, .anthropic) + rows(gemini, .gemini) + rows(media, .media)

    private static func rows(_ names: [StaticString], _ dialects: Family) -> [Row] {
        names.map { row($0, .plain, dialects) }
    }

    private static let chat: [StaticString] = [
        "messages", "frequency_penalty", "function_call", "functions", "logit_bias", "logprobs", "metadata",
        "moderation", "parallel_tool_calls", "presence_penalty", "prompt_cache_key", "prompt_cache_options",
        "prompt_cache_retention", "reasoning_effort", "response_format", "safety_identifier", "seed", "stop",
        "temperature", "tool_choice", "top_logprobs", "top_p", "user", "verbosity",
    ]
    private static let responses: [StaticString] = [
        "input", "instructions", "include", "max_tool_calls", "reasoning", "text", "truncation",
    ]
    private static let others: [StaticString] = ["echo", "suffix", "dimensions", "encoding_format"]
    private static let anthropic: [StaticString] = [
        "system", "cache_control", "diagnostics", "output_config", "output_format", "stop_sequences",
        "thinking", "top_k",
    ]
    private static let gemini: [StaticString] = [
        "contents", "systemInstruction", "system_instruction", "safetySettings", "safety_settings",
        "toolConfig", "tool_config", "labels", "agent_config", "response_modalities",
    ]
    private static let media: [StaticString] = [
        "file", "image", "mask", "size", "quality", "style", "output_compression",
        "partial_images", "input_fidelity", "voice", "stream_format", "language", "chunking_strategy",
        "timestamp_granularities", "known_speaker_names",
    ]
}
