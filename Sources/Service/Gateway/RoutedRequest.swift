import Dialects
import HTTP
import Ledger
import Limits
import Pricing

/// A request's target and the most that it can cost. Both are known once its body was read. This is a class,
/// so that passing it on copies nothing.
final class RoutedRequest {
    let target: Target
    /// The amounts to reserve. They are the most that the answer can use, as far as this is known.
    private(set) var estimate: Consumption
    /// The price at the time of the request, by which the answer is charged; nil if there is no price table.
    let charged: DatedPrice?
    /// The price of output in micro-dollars per million tokens; 0 if there is no price.
    var outputRate: Int {
        charged?.price.selectRates(of: askedTier, input: estimate.inputTokens).output ?? 0
    }
    /// The requested service tier and fast mode. The bill depends on them, because some upstreams report
    /// another tier than they bill.
    private(set) var askedTier: ServiceTier?
    private(set) var asksFast: Bool
    /// The first member that asks for something without a price in `prices:`; nil if there is none.
    let unpricedMember: String?
    /// The kinds of use in the last bill that had no price of their own. The value is made from its bits,
    /// because an empty literal takes 760 instructions (`SetAlgebra` is generic).
    var unpriced = Unpriced(rawValue: 0)
    /// Whether the last billed answer reported further models, a tier, sound, images or a cache write.
    var isDetailed = false
    /// The numbers of requested images, of characters to be spoken, and of guessed seconds of sound. Each is
    /// 0 if neither the price nor the dialect needs it.
    let images: Int
    let characters: Int
    let seconds: Int
    /// The kind of piece (image, character, second) for which the price table has no price; nil if it has
    /// one. The dearest known price is then charged. Only dialects for images or sound can have such a piece.
    let unpricedPiece: Unpriced?
    /// Whether the request's dialect is made for images or sound.
    let isOfPieces: Bool
    /// The time of the request. If another model takes part in the answer, its price at this time is charged.
    let requestedAt: Moment
    /// The estimated size of the prompt's text, in 64ths of a token, and the shape of the prompt.
    let promptUnits: Int
    let promptShape: InputGuess.Shape
    let promptImages: Int
    let promptFiles: Int
    /// A hash of the caller, so that learned figures count each caller once; 0 if the caller is unknown.
    let callerHash: Int
    /// The edit that makes an OpenAI stream report its usage to the edge alone; nil if none is needed.
    let usageWish: Splice?
    /// The edit that writes the answering model's name into the body; nil if the body already names it.
    let modelChange: Splice?
    let stepDown: StepDown?
    let additions: RequestAdditions?
    /// The estimated tokens of the system prompt that the edge adds. The user does not pay for these tokens.
    let freeTokens: Int
    /// The estimated tokens of the caller's own prompt, without what the edge adds.
    let ownTokens: Int
    let hasPlainDialect: Bool
    /// The most output tokens that the request and its model allow; nil if neither has a bound.
    let outputBound: Int?
    /// Whether the provider makes the answer later, so that its reply to this request contains none of it.
    private(set) var isDeferred: Bool
    /// Whether this is a batch. Its answers are charged at the batch price if there is one. The edge learns
    /// nothing from its token counts, because they are sums over many requests.
    var isBatched = false

    var upstream: UpstreamEndpoint { target.upstream }

    init(
        _ target: Target, _ facts: RequestFacts, _ prompt: PromptText, _ pieces: RequestedPieces,
        _ dialect: Dialect, size: Int, of callerHash: Int, at now: Moment, usageWish: Splice?,
        _ stepDown: StepDown?, modelChange: Splice?, adding additions: RequestAdditions? = nil
    ) {
        self.additions = additions
        self.target = target
        self.callerHash = callerHash
        self.usageWish = usageWish
        self.stepDown = stepDown
        self.modelChange = modelChange
        hasPlainDialect = dialect.isSame(as: .plain)
        let units =
            hasPlainDialect ? size.multipliedSaturating(by: Self.unitsOfByte) : prompt.units(of: target.model)
        let systemUnits = additions?.systemUnits(of: dialect) ?? 0
        promptUnits =
            additions == nil
            ? units
            : units.addingSaturating(systemUnits)
                .addingSaturating(additions?.toolUnits(of: dialect) ?? 0)
        promptShape = InputGuess.Shape(prompt)
        (promptImages, promptFiles) = (prompt.images, prompt.files)
        var charged = target.prices?.findPrice(at: now)
        unpricedMember = charged.flatMap { target.unpricedMember(facts, prompt, dialect, $0.price, at: now) }
        unpricedPiece = charged?.price.unpricedPiece(of: dialect)
        if unpricedPiece != nil { charged = charged?.pricedByDearestPiece }
        self.charged = charged
        (images, characters, seconds) = (pieces.images, pieces.characters, pieces.seconds)
        isOfPieces = dialect.piece != nil
        requestedAt = now
        isDeferred = facts.runsInBackground
        (askedTier, asksFast) = (facts.serviceTier, facts.wantsFast)
        outputBound =
            if case .openAIEmbeddings = dialect { 0 } else {
                target.outputBound(facts, added: additions?.outputBound(of: dialect))
            }
        let whole = target.learned.inputTokens(units: promptUnits, shape: promptShape, for: callerHash)
        let isFree = additions?.chargesSystem == false && systemUnits > 0
        freeTokens =
            isFree
            ? whole
                - target.learned.inputTokens(
                    units: promptUnits - systemUnits, shape: promptShape, for: callerHash) : 0
        ownTokens =
            additions == nil
            ? whole : target.learned.inputTokens(units: units, shape: promptShape, for: callerHash)
        let input = whole - freeTokens
        let output =
            outputBound
            ?? min(Self.outputEstimate.multipliedSaturating(by: facts.answers), Self.largestOutput)
        estimate = Consumption(
            inputTokens: input, outputTokens: output, cachedTokens: input, reasoningTokens: output,
            totalTokens: input.addingSaturating(output),
            cost: charged?.price.cost(
                input: input, output: output, tier: askedTier, isFast: asksFast, images: images,
                characters: characters, seconds: seconds) ?? 0, images: images, audioSeconds: seconds,
            characters: characters)
    }

    /// How much each byte of a body in an unknown dialect counts, in 64ths of a token. Four bytes of English
    /// are a token (OpenAI).
    private static let unitsOfByte = 16
    /// The output tokens that are reserved for each answer without a bound.
    private static let outputEstimate = 1024
    /// The most output tokens that are reserved or guessed.
    static let largestOutput = 1 << 20
}

extension RoutedRequest {
    /// The most that the prompt alone can use, without any output.
    var estimateOfInput: Consumption {
        let input = estimate.inputTokens
        return Consumption(
            inputTokens: input, totalTokens: input, cost: charged?.price.cost(input: input, output: 0) ?? 0)
    }

    /// Makes the request of a batch from the batch's ticket, which contains nothing of the request's text.
    convenience init(_ target: Target, _ dialect: Dialect, _ terms: BatchTicket.Terms) {
        self.init(
            target, RequestFacts(), PromptText(), RequestedPieces(), dialect, size: 0, of: 0,
            at: terms.moment, usageWish: nil, nil, modelChange: nil)
        (askedTier, asksFast, isBatched) = (ServiceTier(rawValue: terms.tier), terms.isFast, true)
    }

    /// The request that creates a batch or a cached prompt. The answer does not report the usage, so
    /// `estimate` is an upper bound of it.
    func making(_ estimate: Consumption, _ dialect: Dialect, at now: Moment) -> RoutedRequest {
        let whole = RoutedRequest(
            target, RequestFacts(), PromptText(), RequestedPieces(), dialect, size: 0, of: 0, at: now,
            usageWish: nil, nil, modelChange: nil)
        (whole.estimate, whole.isDeferred) = (estimate, true)
        return whole
    }
}

extension InputGuess.Shape {
    fileprivate init(_ prompt: PromptText) {
        // The set is made from its bits, because `insert` takes 740 instructions on an empty set.
        self.init(
            rawValue: (prompt.hasImages ? Self.images.rawValue : 0)
                | (prompt.hasFiles ? Self.files.rawValue : 0) | (prompt.isCached ? Self.cached.rawValue : 0))
    }
}
