import Dialects
import HTTP
import Ledger
import Limits
import Pricing

/// A request's target and the most that it may cost, known once its body was read. A class, since it is
/// passed to every phase of an exchange.
final class RoutedRequest {
    let target: Target
    /// The reserved units: the most that the answer may use, as far as that is known.
    private(set) var estimate: Consumption
    /// The price in force when the request came; what it used is charged at the same price.
    let price: Price?
    /// Micro-dollars per million tokens of output; 0 without a price.
    var outputRate: Int { price?.selectRates(of: askedTier, input: estimate.inputTokens).output ?? 0 }
    /// The tier and the mode that were asked for: some upstreams echo others than they bill.
    private(set) var askedTier: ServiceTier?
    private(set) var asksFast: Bool
    /// The first member that asks for something that `prices:` has no price for; nil for none.
    let unpricedMember: String?
    /// The kinds of use that had no price of their own in the last bill. By its bits: an empty literal
    /// takes 760 instructions, since `SetAlgebra` is generic.
    var unpriced = Unpriced(rawValue: 0)
    /// Whether the last bill's answer reported what most answers do not: a tier, cached tokens, sound,
    /// images.
    var isDetailed = false
    /// Images, and characters to be spoken, that were asked for, and seconds of sound by a guess, where the
    /// model is priced by them or the interface is made for them.
    let images: Int
    let characters: Int
    let seconds: Int
    /// Set where the interface is made for images or sound and the row has no price for them: the dearest
    /// known price by the piece is charged.
    let unpricedPiece: Unpriced?
    /// Whether the interface is made for images or sound.
    let isOfPieces: Bool
    /// The time at which the request came: the price of another model that takes a part in the answer is
    /// that of this moment, too.
    let requestedAt: Moment
    /// The prompt's estimated text in 64ths of a token, and its shape.
    let promptUnits: Int
    let promptShape: InputGuess.Shape
    /// Images and files in the prompt.
    let promptImages: Int
    let promptFiles: Int
    /// A hash of who asks, seeded in this process; 0: no particular caller.
    let callerHash: Int
    /// The change of the body that makes an OpenAI stream report its tokens; nil if none is needed. The
    /// caller does not see that report.
    let usageWish: Splice?
    /// The change that makes the body name the answering model; nil if it already does.
    let modelChange: Splice?
    /// Set where another model answers than the one that was asked for.
    let stepDown: StepDown?
    /// The members that the edge adds to the request; nil for nothing.
    let additions: RequestAdditions?
    /// Tokens of the system prompt that the edge writes and the user does not pay for, by the estimate.
    let freeTokens: Int
    /// Tokens of the caller's own prompt, without what the edge adds, by the estimate.
    let ownTokens: Int
    /// Whether the route has no known dialect.
    let hasPlainDialect: Bool
    /// The most output tokens that the request or its model allow; nil for no bound.
    let outputBound: Int?
    /// The answer is made later, so that the reply to this request holds nothing of it.
    private(set) var isDeferred: Bool
    /// Whether this is a batch, whose answers are billed by the price of batches if there is one. The edge
    /// learns nothing from their figures, since they are those of many requests together.
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
        unpricedMember = charged.flatMap { target.unpricedMember(facts, prompt, dialect, $0, at: now) }
        unpricedPiece = charged?.unpricedPiece(of: dialect)
        if unpricedPiece != nil { charged = charged?.pricedByDearestPiece }
        price = charged
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
            cost: price?.cost(
                input: input, output: output, tier: askedTier, isFast: asksFast, images: images,
                characters: characters, seconds: seconds) ?? 0, images: images, audioSeconds: seconds,
            characters: characters)
    }

    /// 64ths of a token for each byte of an unknown body: four bytes a token, as OpenAI says of English.
    private static let unitsOfByte = 16
    /// Tokens reserved for each answer where nothing bounds it.
    private static let outputEstimate = 1024
    /// Tokens reserved and guessed at the most.
    static let largestOutput = 1 << 20
}

extension RoutedRequest {
    /// The most that the prompt alone may use.
    var estimateOfInput: Consumption {
        let input = estimate.inputTokens
        return Consumption(
            inputTokens: input, totalTokens: input, cost: price?.cost(input: input, output: 0) ?? 0)
    }

    /// A batch's request, made from its ticket, which holds nothing of the request's text.
    convenience init(_ target: Target, _ dialect: Dialect, _ terms: BatchTicket.Terms) {
        self.init(
            target, RequestFacts(), PromptText(), RequestedPieces(), dialect, size: 0, of: 0,
            at: terms.moment, usageWish: nil, nil, modelChange: nil)
        (askedTier, asksFast, isBatched) = (ServiceTier(rawValue: terms.tier), terms.isFast, true)
    }

    /// The request that makes something of this one, or of several such: a batch, a cached prompt. Its answer
    /// says nothing of what is used, which is this much at most.
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
        // The value is made from its bits: `insert` is generic, and takes 740 instructions for an empty
        // set.
        self.init(
            rawValue: (prompt.hasImages ? Self.images.rawValue : 0)
                | (prompt.hasFiles ? Self.files.rawValue : 0) | (prompt.isCached ? Self.cached.rawValue : 0))
    }
}
