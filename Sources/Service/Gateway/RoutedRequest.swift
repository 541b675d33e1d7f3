import Dialects
import HTTP
import Ledger
import Limits

/// Where a request goes and what it may cost, known once its body was read. A class, since it is passed to
/// every phase of an exchange.
final class RoutedRequest {
    let target: Target
    /// What is reserved: the most that the answer may use, as far as that is known.
    let estimate: Consumption
    /// In force when the request came; what it used is charged at the same price.
    let price: Price?
    /// The prompt's estimated text in 64ths of a token, and its shape.
    private let promptUnits: Int
    private let promptShape: InputGuess.Shape
    /// A hash of who asks, seeded in this process; 0: no particular caller.
    let callerHash: Int
    /// The change of the body that makes an OpenAI stream report its tokens; nil where none is needed. The
    /// caller does not see that report.
    let usageWish: Splice?
    /// Set where another model answers than the one that was asked for.
    let stepDown: StepDown?
    /// Whether the route has no known dialect.
    private let isPlain: Bool
    /// The most output tokens that the request or its model allow; nil for no bound.
    private let outputBound: Int?
    /// The answer is made later, so that the reply to this request holds nothing of it.
    private let isDeferred: Bool

    var upstream: UpstreamEndpoint { target.upstream }

    init(
        _ target: Target, _ facts: RequestFacts, _ prompt: PromptText, _ dialect: Dialect, size: Int,
        of callerHash: Int, at now: Moment, usageWish: Splice?, _ stepDown: StepDown?
    ) {
        self.target = target
        self.callerHash = callerHash
        self.usageWish = usageWish
        self.stepDown = stepDown
        isPlain = dialect.isSame(as: .plain)
        promptUnits =
            isPlain ? size.multipliedSaturating(by: Self.unitsOfByte) : prompt.units(of: target.model)
        promptShape = InputGuess.Shape(prompt)
        price = target.prices?.price(at: now)
        isDeferred = facts.runsInBackground
        outputBound = if case .openAIEmbeddings = dialect { 0 } else { target.outputBound(facts) }
        let input = target.learned.input.tokens(units: promptUnits, shape: promptShape, for: callerHash)
        let output =
            outputBound
            ?? min(Self.outputEstimate.multipliedSaturating(by: facts.answers), Self.largestOutput)
        estimate = Consumption(
            inputTokens: input, outputTokens: output, cachedTokens: input, reasoningTokens: output,
            totalTokens: input.addingSaturating(output), cost: price?.cost(input: input, output: output) ?? 0)
    }

    /// 64ths of a token for each byte of an unknown body: four bytes a token, as OpenAI says of English.
    private static let unitsOfByte = 16
    /// Tokens reserved for each answer where nothing bounds it.
    private static let outputEstimate = 1024
    /// Tokens reserved and guessed at the most.
    static let largestOutput = 1 << 20

    // MARK: Bills

    /// The bill where the client left, or the edge ended, after the upstream had the request and before it
    /// answered: the message is given back, and the prompt is charged.
    var promptOnly: Bill { guess(output: 0, isUseful: false) }

    /// The bill of an answer; nil where nothing was used, so that everything is given back.
    ///
    /// A message without any useful answer is given back; a partial answer counts as useful. Tokens that the
    /// upstream reports are charged either way. Where a client leaves, those that are not reported any more
    /// are guessed, since leaving early must not be free.
    func bill(_ reader: borrowing ReplyReader, _ outcome: RelayOutcome) -> Bill? {
        bill(reader, outcome, isUseful: reader.isUseful || isDeferred && outcome.isWhole)
    }

    private func bill(
        _ reader: borrowing ReplyReader, _ outcome: RelayOutcome, isUseful: Bool
    ) -> Bill? {
        let isWhole = outcome.isWhole
        let isLeft = outcome.isClientLeft || outcome.isCut
        guard let usage = reader.usage else {
            guard isUseful || isLeft else { return nil }
            if isDeferred { return guess(output: estimate.outputTokens, isUseful: isUseful) }
            return guess(output: output(of: reader, isUseful: isUseful), isUseful: isUseful)
        }
        guard isWhole || reader.isUsageFinal else {
            let output = max(usage.output ?? 0, output(of: reader, isUseful: isUseful))
            return guess(usage, output: output, isUseful: isUseful)
        }
        learn(usage, reader, isWhole: isWhole)
        return bill(usage, isUseful: isUseful)
    }

    /// The bill of an answer that is still being relayed, as if its client left now. Nil before anything
    /// useful has come. Nothing is learned from it.
    func billSoFar(_ reader: borrowing ReplyReader) -> Bill? {
        guard reader.isUsefulSoFar else { return nil }
        if let usage = reader.usage, reader.isUsageFinal { return bill(usage, isUseful: true) }
        return bill(reader, .clientLeft, isUseful: true)
    }

    private func bill(_ usage: TokenUsage, isUseful: Bool) -> Bill {
        guard let input = usage.input ?? usage.total.map({ max(0, $0 - (usage.output ?? 0)) }) else {
            return guess(usage, output: usage.output ?? 0, isUseful: isUseful)
        }
        let used = consumption(
            usage, input: input, output: usage.output ?? 0, total: usage.totalTokens, isUseful: isUseful)
        return Bill(model: target.model, used: used, isGuessed: false)
    }

    private func guess(_ usage: TokenUsage = TokenUsage(), output: Int, isUseful: Bool) -> Bill {
        let input = usage.input ?? estimate.inputTokens
        let used = consumption(
            usage, input: input, output: output, total: input.addingSaturating(output), isUseful: isUseful)
        let told = consumption(
            usage, input: usage.input ?? 0, output: usage.output ?? 0, total: 0, isUseful: isUseful)
        let guessed = GuessedShare(
            inputTokens: max(0, input - max(0, told.inputTokens)),
            outputTokens: max(0, output - max(0, told.outputTokens)), cost: max(0, used.cost - told.cost))
        return Bill(model: target.model, used: used, isGuessed: true, guessed: guessed)
    }

    private func consumption(_ usage: TokenUsage, input: Int, output: Int, total: Int, isUseful: Bool)
        -> Consumption
    {
        let cached = usage.cached ?? 0
        let cost = price?.cost(
            input: input, cached: cached, cacheWrite: usage.cacheWrite ?? 0, output: output)
        return Consumption(
            messages: isUseful ? 1 : 0, calls: isUseful ? 1 : 0, inputTokens: input, outputTokens: output,
            cachedTokens: cached, reasoningTokens: usage.reasoning ?? 0, totalTokens: total, cost: cost ?? 0)
    }

    /// Output tokens by the text that was relayed: one at least of what was useful.
    private func output(of reader: borrowing ReplyReader, isUseful: Bool) -> Int {
        // A compressed byte holds at most about a token, and the answer no more than was reserved for it.
        if reader.isCompressed { return min(reader.payloadBytes, estimate.outputTokens) }
        let text = text(of: reader)
        let guessed =
            text.isForeign
            ? target.learned.foreignOutput.tokens(units: text.units, events: text.events, for: callerHash)
            : target.learned.plainOutput.tokens(units: text.units, events: text.events, for: callerHash)
        return min(max(guessed, isUseful ? textless(reader, text) : 0), outputBound ?? Self.largestOutput)
    }

    /// The text that was relayed. Without a known dialect it is estimated by bytes: six for a token, and 64
    /// in a stream, where what stands around the text is larger than the text.
    private func text(of reader: borrowing ReplyReader) -> ReplyText {
        guard isPlain else { return reader.text }
        return ReplyText(
            units: reader.isOfEvents
                ? reader.payloadBytes : reader.payloadBytes.multipliedSaturating(by: 64) / 6,
            events: 1)
    }

    /// Tokens of a useful answer in which no text was found, such as an image or what cannot be read: by its
    /// bytes, and no more than was reserved.
    private func textless(_ reader: borrowing ReplyReader, _ text: ReplyText) -> Int {
        if text.units > 0 { return 1 }
        return max(1, min(reader.payloadBytes / (reader.isOfEvents ? 64 : 6), estimate.outputTokens))
    }

    private func learn(_ usage: TokenUsage, _ reader: borrowing ReplyReader, isWhole: Bool) {
        if let input = usage.input {
            target.learned.input.learn(units: promptUnits, shape: promptShape, tokens: input, by: callerHash)
        }
        guard isWhole, let output = usage.output, !reader.isCompressed else { return }
        let text = text(of: reader)
        let reasoning = usage.reasoning ?? 0
        if text.isForeign {
            target.learned.foreignOutput.learn(
                units: text.units, events: text.events, tokens: output, reasoning: reasoning, by: callerHash)
        } else {
            target.learned.plainOutput.learn(
                units: text.units, events: text.events, tokens: output, reasoning: reasoning, by: callerHash)
        }
    }
}

extension InputGuess.Shape {
    fileprivate init(_ prompt: PromptText) {
        // By its bits: `insert` is generic, and takes 740 instructions for an empty set.
        self.init(
            rawValue: (prompt.hasImages ? Self.images.rawValue : 0)
                | (prompt.hasFiles ? Self.files.rawValue : 0) | (prompt.isCached ? Self.cached.rawValue : 0))
    }
}
