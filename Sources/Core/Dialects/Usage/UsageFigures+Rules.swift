/// The rules of each dialect: what the token figures mean together, and which figure counts if they disagree.
extension UsageFigures {
    /// Combines the figures with those of a later usage object in the same answer. The later object is
    /// cumulative or a repetition, so figures must not be added.
    ///
    /// - OpenAI, Gemini: the largest value of each figure is kept.
    /// - Anthropic: the largest output is kept (`message_delta` counts are cumulative: platform.claude.com,
    ///   "Streaming messages"). Later input figures replace the earlier ones as a whole. Compatible servers
    ///   report the whole prompt in `message_start`, and split it into cached and other tokens in
    ///   `message_delta`. The largest of each figure would then count the cached tokens twice.
    mutating func updateFigures(with later: UsageFigures, _ dialect: Dialect) {
        takeMarks(later)
        guard case .anthropicMessages = dialect else { return formMaximum(later) }
        formOutputMaximum(later)
        guard later.hasInput else { return }
        // Some servers end a stream with zeros or the uncached input alone. Larger figures are then kept.
        if later.allInput == 0 || later.isAbbreviation(of: self) { return formInputMaximum(later) }
        let (short, long) = (shortCacheWrite, longCacheWrite)
        (input, cached, cacheWrite) = (later.input, later.cached, later.cacheWrite)
        (shortCacheWrite, longCacheWrite) = (later.shortCacheWrite, later.longCacheWrite)
        // `message_delta` does not report how long a cache is kept (anthropic 2.14, `BetaMessageDeltaUsage`).
        // The two figures from `message_start` are then kept.
        if cacheWrite != nil, shortCacheWrite == nil, longCacheWrite == nil {
            (shortCacheWrite, longCacheWrite) = (short, long)
        }
    }

    private var allInput: Int {
        (input ?? 0) + (cached ?? 0) + (cacheWrite ?? 0) + (shortCacheWrite ?? 0) + (longCacheWrite ?? 0)
    }

    private func isAbbreviation(of earlier: UsageFigures) -> Bool {
        input != nil && input == earlier.input && cached == nil && cacheWrite == nil
            && shortCacheWrite == nil && longCacheWrite == nil
    }

    /// The reported usage, with a part for each billed model. The result is nil if nothing was reported or a
    /// member was repeated.
    ///
    /// - Parameter isSilent: whether the answer had no useful content.
    func usage(of dialect: Dialect, isSilent: Bool) -> BilledUsage? {
        if isEmpty || hasRepeatedMember { return nil }
        var usage = BilledUsage(isDoubtful: hasOddFigure)
        fill(&usage.main, dialect)
        if isContradictory(usage.main.tokens) { usage.isDoubtful = true }
        // Anthropic does not bill a request that its classifiers declined before any content was sent
        // (platform.claude.com, "Refusals and fallback").
        if isDeclined && isSilent { usage.main.tokens = TokenUsage(input: 0, output: 0) }
        if !imageTool.isEmpty { usage.further = imageTool.map { $0.makePart(of: dialect) } }
        if !iterations.isEmpty { addIterations(to: &usage, dialect) }
        return usage
    }

    func makePart(of dialect: Dialect) -> BilledPart {
        var part = BilledPart()
        fill(&part, dialect)
        return part
    }

    // A `BilledPart` has 250 bytes. It is filled in place, since functions that returned it would copy it.

    private func fill(_ part: inout BilledPart, _ dialect: Dialect) {
        fill(&part.tokens, dialect)
        (part.tools, part.tier, part.milliseconds) = (tools, tier, milliseconds)
        (part.isFast, part.isRegional) = (isFast, isRegional)
    }

    private func fill(_ tokens: inout TokenUsage, _ dialect: Dialect) {
        switch dialect {
        case .anthropicMessages: fillAnthropic(&tokens)
        case .geminiGenerate, .geminiStream, .geminiInteractions: fillGemini(&tokens)
        case .openAIEmbeddings: fillEmbedding(&tokens)
        case .openAIChat, .openAIResponses, .openAICompletions, .openAIImages, .openAISpeech,
            .openAITranscription, .plain:
            fillOpenAI(&tokens)
        }
        tokens.reasoning = reasoning
        // Most answers report zeros for audio and images. A zero is replaced by nil, as if it were missing.
        (tokens.audioInput, tokens.audioOutput) = (Self.some(audioInput), Self.some(audioOutput))
        (tokens.imageInput, tokens.imageOutput) = (Self.some(imageInput), Self.some(imageOutput))
        Self.bound(&tokens)
    }

    /// OpenAI's input includes tokens that were read from or written to a cache (API reference,
    /// `prompt_tokens_details`). Its output includes reasoning. Compatible servers (xAI, Gemini) count
    /// reasoning only in `total_tokens`, not in `completion_tokens`. The output is therefore at least the
    /// total without the input. A total of 0 is ignored if there are other figures.
    private func fillOpenAI(_ tokens: inout TokenUsage) {
        tokens.input = input ?? total.map { max(0, $0 - (output ?? 0)) }
        tokens.output = Self.output(output, total, tokens.input)
        tokens.cached = cached
        tokens.cacheWrite = Self.larger(cacheWrite, Self.sum(shortCacheWrite, longCacheWrite))
        tokens.longCacheWrite = longCacheWrite
    }

    /// Embeddings have no output. Some servers report only the total. The larger of input and total is used.
    private func fillEmbedding(_ tokens: inout TokenUsage) {
        let rest = total.map { max(0, $0 - (output ?? 0)) }
        (tokens.input, tokens.output, tokens.cached) = (Self.larger(input, rest), output, cached)
    }

    /// Anthropic's input excludes tokens that were read from or written to a cache (platform.claude.com,
    /// "Prompt caching").
    private func fillAnthropic(_ tokens: inout TokenUsage) {
        tokens.cacheWrite = Self.larger(cacheWrite, Self.sum(shortCacheWrite, longCacheWrite))
        tokens.longCacheWrite = longCacheWrite
        tokens.input = Self.sum(input, cached, tokens.cacheWrite)
        (tokens.output, tokens.cached) = (output, cached)
    }

    /// Gemini counts reasoning apart from the answer, and the results of tools apart from the prompt. Its
    /// total is the sum of these four figures (google-genai 3.6, `GenerateContentResponseUsageMetadata`).
    private func fillGemini(_ tokens: inout TokenUsage) {
        let told = Self.sum(output, reasoning)
        tokens.input = Self.sum(input, toolInput) ?? total.map { max(0, $0 - (told ?? 0)) }
        tokens.output = Self.output(told, total, tokens.input)
        tokens.cached = cached
    }

    /// The output tokens: the reported ones, or the total minus the input if this is larger.
    private static func output(_ told: Int?, _ total: Int?, _ input: Int?) -> Int? {
        guard let total, let input, total - input > told ?? 0 else { return told }
        return total - input
    }

    /// Whether a figure exceeds the figure that includes it, such as cached input that exceeds all input.
    private func isContradictory(_ tokens: TokenUsage) -> Bool {
        let (input, output) = (tokens.input ?? 0, tokens.output ?? 0)
        return Self.sum(cached, cacheWrite) ?? 0 > input || reasoning ?? 0 > output
            || Self.sum(audioInput, imageInput) ?? 0 > input
            || Self.sum(audioOutput, imageOutput) ?? 0 > output
    }

    /// Lowers each figure that exceeds the figure that includes it, such as cached input that exceeds all
    /// input. If the cached tokens and the tokens written to a cache together exceed the input, the cached
    /// ones are lowered, since writing is more expensive.
    private static func bound(_ tokens: inout TokenUsage) {
        if let input = tokens.input {
            let written = min(tokens.cacheWrite ?? 0, input)
            if tokens.cacheWrite != nil { tokens.cacheWrite = written }
            tokens.cached = tokens.cached.map { min($0, input - written) }
            tokens.longCacheWrite = tokens.longCacheWrite.map { min($0, written) }
            let sound = min(tokens.audioInput ?? 0, input)
            if tokens.audioInput != nil { tokens.audioInput = sound }
            tokens.imageInput = tokens.imageInput.map { min($0, input - sound) }
        }
        guard let output = tokens.output else { return }
        tokens.reasoning = tokens.reasoning.map { min($0, output) }
        let sound = min(tokens.audioOutput ?? 0, output)
        if tokens.audioOutput != nil { tokens.audioOutput = sound }
        tokens.imageOutput = tokens.imageOutput.map { min($0, output - sound) }
    }

    private static func some(_ figure: Int?) -> Int? { figure == 0 ? nil : figure }

    private static func larger(_ one: Int?, _ other: Int?) -> Int? {
        guard let one, let other else { return one ?? other }
        return max(one, other)
    }

    private static func sum(_ one: Int?, _ other: Int?, _ third: Int? = nil) -> Int? {
        if one == nil && other == nil && third == nil { return nil }
        // The sum cannot overflow, since each of the three figures is below 2²⁷.
        return (one ?? 0) + (other ?? 0) + (third ?? 0)
    }
}

/// The iterations (calls of a model within one answer) that Anthropic lists.
extension UsageFigures {
    /// Adds the iterations that are billed apart from the top-level figures.
    ///
    /// - `compaction` and `advisor_message` are not in the top-level figures (anthropic 2.14,
    ///   `BetaIterationsUsage`). They are added at the price of their own model.
    /// - If a `fallback_message` answered, the top level repeats only that entry. Any `message` of another
    ///   model was declined in this case. It is billed at its model's price, or is free if it has no output
    ///   (platform.claude.com, "Refusals and fallback"; measured against Anthropic's cost report in
    ///   BerriAI/litellm#39294 and ccusage/ccusage#1552).
    /// - Any other `message` is one call of a tool loop, which the top level includes.
    /// - An unknown kind is added and billed, and the answer is marked as doubtful.
    private func addIterations(to usage: inout BilledUsage, _ dialect: Dialect) {
        let served = iterations.last { $0.kind == .fallback }
        if let served { usage.main.model = served.model }
        for iteration in iterations {
            switch iteration.kind {
            case .fallback: continue
            case .message:
                guard let served, iteration.model != served.model, iteration.figures.output ?? 0 > 0 else {
                    continue
                }
            case .other: usage.isDoubtful = true
            case .compaction, .advisor: break
            }
            usage.further.append(iteration.makePart(of: dialect))
        }
    }
}

extension UsageIteration {
    func makePart(of dialect: Dialect) -> BilledPart {
        var part = figures.makePart(of: dialect)
        part.model = model
        return part
    }
}
