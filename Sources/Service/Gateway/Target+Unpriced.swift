import Dialects
import JSON
import Limits
import Pricing

/// Finds the parts of a request that have no known price. A limit on cost cannot count them.
extension Target {
    /// The first request member that asks for something without a price; nil if everything has a price.
    func unpricedMember(
        _ facts: RequestFacts, _ prompt: PromptText, _ dialect: Dialect, _ price: Price, at now: Moment
    ) -> String? {
        let asksTier = facts.serviceTier != nil || facts.wantsFast
        let hasExtras = facts.hasExtras || prompt.hasSound || prompt.isCachedLong
        if price.unpricedPiece(of: dialect) != nil { return dialect.facts.promptMember }
        guard asksTier || hasExtras || price.isOfUnknownModel || !facts.toolModels.isEmpty else { return nil }
        let missing = price.unpriced(in: BilledPart(asking: facts, prompt))
        let extras = facts.extras
        for (kind, _) in Unpriced.kinds where missing.contains(kind) {
            switch kind {
            case .model: return "model"
            case .tier: return dialect.isGemini ? "serviceTier" : "service_tier"
            case .speed: return "speed"
            case .region: return "inference_geo"
            case .tool: return extras.toolMember?.name ?? "tools"
            case .longCacheWrite: return "cache_control.ttl"
            case .sound: return extras.soundMember?.name ?? "input_audio"
            default: return extras.imageMember?.name ?? "modalities"
            }
        }
        return unpricedTool(facts, at: now)
    }

    /// The request member of a hosted tool whose own model has no price; nil if there is none.
    private func unpricedTool(_ facts: RequestFacts, at now: Moment) -> String? {
        if facts.toolModels.contains(where: { isUnpriced($0, at: now) }) { return "tools.model" }
        guard facts.extras.hasImageTool, isUnpriced(Array("image_generation".utf8), at: now) else {
            return nil
        }
        return "tools"
    }

    private func isUnpriced(_ model: [UInt8], at now: Moment) -> Bool {
        findPrice(of: model, at: now)?.price.isOfUnknownModel ?? false
    }
}

extension Price {
    /// The kind of piece (image, character, second) for which the model's row in `prices:` has no price.
    /// Returns nil if the row has one, or if the dialect is not made for images or sound.
    func unpricedPiece(of dialect: Dialect) -> Unpriced? {
        guard let piece = dialect.piece, !isOfUnknownModel else { return nil }
        let (price, kind): (Int, Unpriced) =
            switch piece {
            case .image: (perImage, .image)
            case .character: (perCharacter, .sound)
            case .second: (perSecond, .sound)
            }
        return price == 0 && lacksPrice(kind) ? kind : nil
    }
}

extension BilledPart {
    /// The kinds of use that the answer's bill can contain.
    fileprivate init(asking facts: RequestFacts, _ prompt: PromptText) {
        let extras = facts.extras
        var tokens = TokenUsage()
        tokens.longCacheWrite = prompt.isCachedLong ? 1 : nil
        tokens.audioInput = prompt.hasSound ? 1 : nil
        tokens.audioOutput = extras.soundMember == nil ? nil : 1
        tokens.imageOutput = extras.imageMember == nil ? nil : 1
        self.init(tokens: tokens)
        (tier, isFast, isRegional) = (facts.serviceTier, facts.wantsFast, extras.isRegional)
        tools = extras.tools
    }
}

/// The numbers of images and characters and the seconds of sound in a request. Prices can count them, but
/// answers often do not report them.
struct RequestedPieces {
    var images = 0
    var characters = 0
    /// The guessed seconds of sound in the request.
    var seconds = 0

    init() {}

    /// Counts the requested images (`n`, one by default) and the characters to be spoken (OpenAI, "Create
    /// image", "Create speech"). Each number is 0 if neither the price nor the dialect needs it.
    ///
    /// - Parameter form: the files of a form; nil if the body is not a form.
    init(of body: JSONValue, _ price: Price?, _ dialect: Dialect, _ form: FormFiles?) {
        if price?.perImage ?? 0 > 0 || dialect.piece == .image {
            let asked = body.member("n")?.integer ?? body.member("number_of_images")?.integer ?? 1
            images = min(max(asked, 1), 1000)
        }
        if dialect.piece == .second {
            seconds = max(1, (form?.bytes ?? 0) / Self.bytesOfSecond)
        }
        let isSpeech = dialect.piece == .character
        guard price?.perCharacter ?? 0 > 0 || isSpeech else { return }
        characters = max(Self.characters(of: body.member("input")), Self.characters(of: body.member("text")))
        if isSpeech { seconds = (characters + Self.charactersOfSecond - 1) / Self.charactersOfSecond }
    }

    /// The bytes of one second of sound, from which the length of an uploaded recording is guessed: 64
    /// kbit/s, as in podcasts. OpenAI's answers report the seconds, which then replace the guess.
    private static let bytesOfSecond = 8000
    /// The characters that are spoken in one second, for a guess: 150 words a minute.
    private static let charactersOfSecond = 15

    private static func characters(of value: JSONValue?) -> Int {
        guard let text = value?.string else { return 0 }
        var count = 0
        // Continuation bytes of UTF-8 (10xxxxxx) are skipped, so that characters are counted.
        for index in text.indices where text[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
