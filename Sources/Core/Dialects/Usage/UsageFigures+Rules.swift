/// The one place that decides what figures mean together, for each dialect, and which counts where they
/// contradict each other.
extension UsageFigures {
    /// Takes the figures of a later usage object of the same answer. They are cumulative or repeated,
    /// never to be added.
    ///
    /// - OpenAI, Gemini: the largest of each figure.
    /// - Anthropic: the output is the largest (`message_delta` counts are cumulative: platform.claude.com,
    ///   "Streaming messages"). The later set of input figures replaces the earlier one, since compatible
    ///   servers put the whole prompt into `message_start` and its parts into `message_delta`: the largest of
    ///   each would add up to what nobody reported.
    mutating func updateFigures(with later: UsageFigures, _ dialect: Dialect) {
        takeMarks(later)
        guard case .anthropicMessages = dialect else { return formMaximum(later) }
        formOutputMaximum(later)
        guard later.hasInput else { return }
        // Some servers close with zeros, or repeat the fresh input alone.
        if later.allInput == 0 || later.isAbbreviation(of: self) { return formInputMaximum(later) }
        let (short, long) = (shortCacheWrite, longCacheWrite)
        (input, cached, cacheWrite) = (later.input, later.cached, later.cacheWrite)
        (shortCacheWrite, longCacheWrite) = (later.shortCacheWrite, later.longCacheWrite)
        // `message_delta` has no lifetimes (anthropic 2.14, `BetaMessageDeltaUsage`): those of the start
        // hold.
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

    /// All parts, in the vocabulary of all providers; nil if nothing was reported, or a member was there
    /// twice.
    ///
    /// - Parameter isSilent: whether the answer held nothing useful.
    func usage(of dialect: Dialect, isSilent: Bool) -> BilledUsage? {
        if isEmpty || hasRepeatedMember { return nil }
        var usage = BilledUsage(isDoubtful: hasOddFigure)
        fill(&usage.main, dialect)
        if isContradictory(usage.main.tokens) { usage.isDoubtful = true }
        // Anthropic does not bill a request that its classifiers declined before anything was said
        // (platform.claude.com, "Refusals and fallback").
        if isDeclined && isSilent { usage.main.tokens = TokenUsage(input: 0, output: 0) }
        if !imageTool.isEmpty { usage.further = imageTool.map { $0.makePart(of: dialect) } }
        if !iterations.isEmpty { addIterations(to: &usage, dialect) }
        return usage
    }

    /// The figures as one part.
    func makePart(of dialect: Dialect) -> BilledPart {
        var part = BilledPart()
        fill(&part, dialect)
        return part
    }

    // The part is filled in place: a part has 250 bytes, and each function that returned one copied them.

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
        // Most answers tell zeros here, which say nothing.
        (tokens.audioInput, tokens.audioOutput) = (Self.some(audioInput), Self.some(audioOutput))
        (tokens.imageInput, tokens.imageOutput) = (Self.some(imageInput), Self.some(imageOutput))
        Self.bound(&tokens)
    }

    /// OpenAI's input includes what a cache gave or took (API reference, `prompt_tokens_details`), and its
    /// output the reasoning. Compatible servers (xAI, Gemini) leave reasoning out of `completion_tokens` and
    /// have it in `total_tokens` alone: the output is the larger of the two readings. A total of 0 beside
    /// figures says nothing.
    private func fillOpenAI(_ tokens: inout TokenUsage) {
        tokens.input = input ?? total.map { max(0, $0 - (output ?? 0)) }
        tokens.output = Self.output(output, total, tokens.input)
        tokens.cached = cached
        tokens.cacheWrite = Self.larger(cacheWrite, Self.sum(shortCacheWrite, longCacheWrite))
        tokens.longCacheWrite = longCacheWrite
    }

    /// Embeddings have no output: a total that is larger than the prompt is all input, and some servers
    /// report nothing else.
    private func fillEmbedding(_ tokens: inout TokenUsage) {
        let rest = total.map { max(0, $0 - (output ?? 0)) }
        (tokens.input, tokens.output, tokens.cached) = (Self.larger(input, rest), output, cached)
    }

    /// Anthropic counts what a cache gave or took beside the rest of the input (platform.claude.com, "Prompt
    /// caching").
    private func fillAnthropic(_ tokens: inout TokenUsage) {
        tokens.cacheWrite = Self.larger(cacheWrite, Self.sum(shortCacheWrite, longCacheWrite))
        tokens.longCacheWrite = longCacheWrite
        tokens.input = Self.sum(input, cached, tokens.cacheWrite)
        (tokens.output, tokens.cached) = (output, cached)
    }

    /// Gemini counts thoughts beside the answer and the results of tools beside the prompt; its total is the
    /// sum of the four (google-genai 3.6, `GenerateContentResponseUsageMetadata`).
    private func fillGemini(_ tokens: inout TokenUsage) {
        let told = Self.sum(output, reasoning)
        tokens.input = Self.sum(input, toolInput) ?? total.map { max(0, $0 - (told ?? 0)) }
        tokens.output = Self.output(told, total, tokens.input)
        tokens.cached = cached
    }

    /// The total without the input, if that is more than the reported output.
    private static func output(_ told: Int?, _ total: Int?, _ input: Int?) -> Int? {
        guard let total, let input, total - input > told ?? 0 else { return told }
        return total - input
    }

    /// Whether a part was larger than its whole.
    private func isContradictory(_ tokens: TokenUsage) -> Bool {
        let (input, output) = (tokens.input ?? 0, tokens.output ?? 0)
        return Self.sum(cached, cacheWrite) ?? 0 > input || reasoning ?? 0 > output
            || Self.sum(audioInput, imageInput) ?? 0 > input
            || Self.sum(audioOutput, imageOutput) ?? 0 > output
    }

    /// No part is larger than its whole: what was written to a cache is dearest and counts first.
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
        // Three figures, each below 2²⁷.
        return (one ?? 0) + (other ?? 0) + (third ?? 0)
    }
}

/// Anthropic's samplings, one by one.
extension UsageFigures {
    /// Adds the samplings that are billed beside the top level.
    ///
    /// - `compaction` and `advisor_message` are not in the top level (anthropic 2.14, `BetaIterationsUsage`):
    ///   they are added, each at its own model.
    /// - Where a `fallback_message` answered, the top level repeats that entry alone, and a `message` of
    ///   another model is an attempt that was declined. What it had said is billed at its model; where it had
    ///   said nothing it is free (platform.claude.com, "Refusals and fallback"; measured against Anthropic's
    ///   cost report in BerriAI/litellm#39294 and ccusage/ccusage#1552).
    /// - Any other `message` is a turn of a tool loop, which the top level includes.
    /// - A kind that is not known is added: in doubt it is billed, and the answer is flagged.
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
