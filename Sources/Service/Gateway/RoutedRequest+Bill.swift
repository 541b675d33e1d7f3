import Dialects
import HTTP
import Ledger
import Limits
import Pricing

/// Makes the bill of an answer. The answer was complete, truncated, or abandoned by its client.
extension RoutedRequest {
    /// The bill if the client left, or the edge ended, between the request and the upstream's answer. The
    /// message is given back, and the prompt is charged.
    var promptBill: Bill { guess(output: 0, isUseful: false) }

    /// The bill for all that was reserved. It shows what the provider perhaps charges if a request gets no
    /// answer, or if its answer breaks off before anything useful. No user is charged for it.
    var unansweredBill: Bill { guess(output: estimate.outputTokens, isUseful: false) }

    /// The bill of an answer; nil if it used nothing, so that the reservation is refunded.
    ///
    /// A message without any useful answer is given back. A partial answer counts as useful. Tokens that the
    /// upstream reports are always charged. If the client left early, unreported tokens are guessed.
    /// Otherwise leaving early would be free.
    func bill(_ reader: borrowing ReplyReader, _ outcome: RelayOutcome) -> Bill? {
        bill(reader, outcome, isUseful: reader.isUseful || isDeferred && outcome.isWhole)
    }

    /// The bill of an answer that was made in the background; nil if it used nothing.
    func bill(ofBackground reader: borrowing ReplyReader) -> Bill? {
        bill(reader, .whole, isUseful: reader.isUseful)
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
        guard isWhole && !reader.isUsagePartial || reader.isUsageFinal else {
            let output = max(usage.main.tokens.output ?? 0, output(of: reader, isUseful: isUseful))
            return guess(usage, output: output, isUseful: isUseful)
        }
        learn(usage, reader, isWhole: isWhole)
        return bill(usage, reader, isUseful: isUseful)
    }

    /// The bill of an answer that is still being relayed, as if its client left now. Returns nil if nothing
    /// useful has been relayed yet. The edge learns nothing from these figures, because they are not final.
    func billSoFar(_ reader: borrowing ReplyReader) -> Bill? {
        guard reader.isUsefulSoFar else { return nil }
        if let usage = reader.usage, reader.isUsageFinal { return bill(usage, reader, isUseful: true) }
        return bill(reader, .clientLeft, isUseful: true)
    }

    /// Makes a bill from final figures. Missing or impossible figures are guessed, and the bill says so.
    private func bill(_ usage: BilledUsage, _ reader: borrowing ReplyReader, isUseful: Bool) -> Bill {
        let isTold = usage.main.tokens.input != nil || usage.main.milliseconds != nil
        guard !isTold || usage.isDoubtful else {
            return Bill(
                model: target.model, used: consumption(usage, isUseful: isUseful), isGivenBack: !isUseful,
                isGuessed: false, parts: parts(of: usage))
        }
        let output =
            usage.main.tokens.output ?? (usage.isDoubtful ? self.output(of: reader, isUseful: isUseful) : 0)
        return guess(usage, output: output, isUseful: isUseful)
    }

    private func guess(_ usage: BilledUsage = BilledUsage(), output: Int, isUseful: Bool) -> Bill {
        var whole = usage
        whole.main.tokens.input =
            usage.main.tokens.input ?? estimate.inputTokens.addingSaturating(freeTokens)
        whole.main.tokens.output = output
        // Images, speech and transcripts that report no tokens are billed by images, characters or seconds.
        // So their missing input tokens count as 0 and are not replaced by the estimate.
        if isOfPieces {
            whole.main.tokens.input = usage.main.tokens.input ?? 0
            whole.main.milliseconds =
                usage.main.milliseconds ?? (seconds > 0 ? seconds.multipliedSaturating(by: 1000) : nil)
        }
        let used = consumption(whole, isUseful: isUseful)
        let told = consumption(usage, isUseful: isUseful)
        let guessed = GuessedShare(
            inputTokens: max(0, used.inputTokens - told.inputTokens),
            outputTokens: max(0, used.outputTokens - told.outputTokens),
            cost: max(0, used.cost - told.cost))
        return Bill(
            model: target.model, used: used, isGivenBack: !isUseful, isGuessed: true, guessed: guessed,
            parts: parts(of: whole))
    }

    /// The bills for models other than the requested one. Each of them has its own line in the books.
    private func parts(of usage: BilledUsage) -> [Bill] {
        if usage.further.isEmpty && usage.main.model.isEmpty { return [] }
        return bills(ofModelsIn: usage)
    }

    @inline(never)
    private func bills(ofModelsIn usage: BilledUsage) -> [Bill] {
        ([usage.main] + usage.further).filter { !$0.model.isEmpty && $0.model != target.model }.map { part in
            let isMain = part == usage.main
            let exact = charged.map { own in
                let charged = charge(of: part, or: own)
                return isMain ? mainCost(part, charged) : charged.price.cost(of: part)
            }
            // Rounded down, so that the requested model's cost, which is the rest of the total, is never < 0.
            let cost = exact.map { Int(min($0 / 1_000_000, 1 << 43)) } ?? 0
            return Bill(
                model: part.model,
                used: Consumption(
                    messages: 0, calls: 0, inputTokens: part.tokens.input ?? 0,
                    outputTokens: part.tokens.output ?? 0, cachedTokens: part.tokens.cached ?? 0,
                    reasoningTokens: part.tokens.reasoning ?? 0, cost: cost), isGuessed: false)
        }
    }

    private func consumption(_ usage: BilledUsage, isUseful: Bool) -> Consumption {
        guard freeTokens > 0 else { return consumption(ofCharged: usage, isUseful: isUseful) }
        var charged = usage
        charged.main.tokens.takeAway(input: freeTokens)
        return consumption(ofCharged: charged, isUseful: isUseful)
    }

    private func consumption(ofCharged usage: BilledUsage, isUseful: Bool) -> Consumption {
        // Most answers use one model. Its figures are read directly, because adding up parts would copy them.
        let isOnePart = usage.further.isEmpty
        isDetailed = !isOnePart || usage.main.isDetailed
        var used = consumption(
            of: isOnePart ? usage.main.tokens : usage.tokens, cost: cost(of: usage), isUseful: isUseful)
        if isUseful { (used.images, used.characters) = (images, characters) }
        if isOfPieces { used.audioSeconds = audioSeconds(of: usage.main) }
        return used
    }

    /// The seconds of sound in the answer. If the answer reports none, they are computed from its sound
    /// tokens: OpenAI counts ten tokens a second ("Managing costs" of the Realtime API). Without sound
    /// tokens, the seconds are guessed.
    private func audioSeconds(of part: BilledPart) -> Int {
        if let milliseconds = part.milliseconds { return milliseconds.addingSaturating(999) / 1000 }
        return part.tokens.audioInput.map { ($0 + 9) / 10 } ?? seconds
    }

    private func consumption(of tokens: TokenUsage, cost: Int, isUseful: Bool) -> Consumption {
        Consumption(
            messages: isUseful ? estimate.messages : 0, calls: isUseful ? estimate.calls : 0,
            inputTokens: tokens.input ?? 0,
            outputTokens: tokens.output ?? 0, cachedTokens: tokens.cached ?? 0,
            reasoningTokens: tokens.reasoning ?? 0, totalTokens: tokens.totalTokens, cost: cost)
    }

    /// The cost in whole micro-dollars, with each part at its own model's price; 0 if there are no prices.
    private func cost(of usage: BilledUsage) -> Int {
        guard let charged else { return 0 }
        unpriced = missingPrices(of: usage, charged)
        var exact = mainCost(usage.main, charge(of: usage.main, or: charged))
        // If this model has no price per piece, another model's is charged, unless the answer reports tokens.
        if unpricedPiece == nil || usage.main.tokens.totalTokens == 0 {
            exact += charged.price.pieces(images: images, characters: characters)
            if let unpricedPiece { unpriced.insert(unpricedPiece) }
        }
        exact += UInt128(charged.price.perRequest) * 1_000_000
        for part in usage.further { exact += charge(of: part, or: charged).price.cost(of: part) }
        return Price.microDollars(exact)
    }

    /// The kinds of use in the answer that have no price. The dearest known price was charged for them.
    private func missingPrices(of usage: BilledUsage, _ charged: DatedPrice) -> Unpriced {
        var missing = charge(of: usage.main, or: charged).price.unpriced(in: usage.main)
        for part in usage.further {
            missing.formUnion(charge(of: part, or: charged).price.unpriced(in: part))
        }
        return missing
    }

    /// The cost of the requested model's usage. Some upstreams report the standard tier even if they served
    /// another. Therefore the dearer of the requested and the reported tier is charged, unless the
    /// configuration says `charged_tier: answer`. If no tier is reported, the requested one is charged.
    private func mainCost(_ told: BilledPart, _ charged: DatedPrice) -> UInt128 {
        if isBatched, charged.price.has(.batch) {
            var part = told
            part.tier = .batch
            return charged.price.cost(of: part)
        }
        let cost = charged.price.cost(of: told)
        if asksFast == told.isFast && (askedTier == nil || askedTier == told.tier) { return cost }
        if upstream.chargesToldTier, told.tier != nil { return cost }
        var asked = told
        asked.tier = askedTier ?? told.tier
        asked.isFast = asksFast || told.isFast
        return told.tier == nil ? charged.price.cost(of: asked) : max(cost, charged.price.cost(of: asked))
    }

    private func charge(of part: BilledPart, or own: DatedPrice) -> DatedPrice {
        if part.model.isEmpty || part.model == target.model { return own }
        return target.findPrice(of: part.model, at: requestedAt) ?? own
    }

    /// Guesses the output tokens from the relayed text. A useful answer has at least one token.
    private func output(of reader: borrowing ReplyReader, isUseful: Bool) -> Int {
        if isOfPieces { return 0 }
        // A compressed byte contains about one token at most. The guess is never higher than the reservation.
        if reader.isCompressed { return min(reader.payloadBytes, estimate.outputTokens) }
        let text = text(of: reader)
        let guessed =
            text.isForeign
            ? target.learned.foreignOutput.tokens(units: text.units, events: text.events, for: callerHash)
            : target.learned.plainOutput.tokens(units: text.units, events: text.events, for: callerHash)
        return min(max(guessed, isUseful ? textless(reader, text) : 0), outputBound ?? Self.largestOutput)
    }

    /// The size of the relayed text. If the dialect is unknown, six bytes count as a token. In a stream of an
    /// unknown dialect, 64 bytes count as a token, because its events are larger than their text.
    private func text(of reader: borrowing ReplyReader) -> ReplyText {
        guard hasPlainDialect else { return reader.text }
        return ReplyText(
            units: reader.isOfEvents
                ? reader.payloadBytes : reader.payloadBytes.multipliedSaturating(by: 64) / 6,
            events: 1)
    }

    /// Guesses the tokens of a useful answer without text, such as an image, from its bytes.
    private func textless(_ reader: borrowing ReplyReader, _ text: ReplyText) -> Int {
        if text.units > 0 { return 1 }
        return max(1, min(reader.payloadBytes / (reader.isOfEvents ? 64 : 6), estimate.outputTokens))
    }

    private func learn(_ usage: BilledUsage, _ reader: borrowing ReplyReader, isWhole: Bool) {
        // Nothing is learned from answers with further models, doubtful figures, images or sound, or from
        // batches. Their token counts do not show how many tokens the text alone took.
        guard usage.further.isEmpty, !usage.isDoubtful, !isOfPieces, !isBatched else { return }
        if let input = usage.main.tokens.input {
            target.learn(promptOf: promptUnits, shape: promptShape, tokens: input, by: callerHash)
        }
        guard isWhole, let output = usage.main.tokens.output, !reader.isCompressed else { return }
        let text = text(of: reader)
        let reasoning = usage.main.tokens.reasoning ?? 0
        if text.isForeign {
            target.learned.foreignOutput.learn(
                units: text.units, events: text.events, tokens: output, reasoning: reasoning, by: callerHash)
        } else {
            target.learned.plainOutput.learn(
                units: text.units, events: text.events, tokens: output, reasoning: reasoning, by: callerHash)
        }
    }
}

extension BilledPart {
    /// Whether the answer reports a tier, sound, images or a cache write, which most answers lack.
    fileprivate var isDetailed: Bool {
        if let tier, tier != .standard { return true }
        let sound = (tokens.audioInput ?? 0) | (tokens.audioOutput ?? 0)
        let images = (tokens.imageInput ?? 0) | (tokens.imageOutput ?? 0)
        return sound | images | (tokens.cacheWrite ?? 0) != 0
    }
}
