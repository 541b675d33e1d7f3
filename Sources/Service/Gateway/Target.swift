import Configuration
import Dialects
import Limits
import Pricing
import Telemetry

/// The facts that an edge has about requests for one model: the upstream, the class for counting, and figures
/// for the cost. A target is bound to one event loop, so that its learned figures need no lock.
final class Target {
    /// The first endpoint of the upstream. The other endpoints differ only in address and key.
    let upstream: UpstreamEndpoint
    /// All endpoints of the upstream; nil if the upstream has only one.
    let endpoints: EndpointPool?
    let modelClass: ModelClass
    /// The model's name in requests; empty if the requests name none.
    let model: [UInt8]
    /// The model's prices; nil without a price table. A model that the table lacks has the dearest prices.
    let prices: PriceList?
    private let priceTable: PriceTable
    /// The most output tokens that the model writes in one answer; nil if that is unknown.
    let maxOutput: Int?
    /// Figures that were learned from the token counts of the model's prompts and answers.
    var learned: Learned
    /// The model's counters for metrics; nil if the configuration does not name the model.
    let modelCounts: ModelCounts?

    /// The name under which the edge stores what it has learned about the token counts of this model.
    let name: LearnedModels.Name
    /// The first answers of new models, which all event loops share; nil if there is only one loop.
    private let firstAnswers: FirstAnswers?

    struct Learned {
        var input = InputGuess()
        /// Guesses of an answer's output tokens. `plainOutput` is for answers that are mostly ASCII.
        /// `foreignOutput` is for all others, which each model divides into tokens in its own way.
        var plainOutput = OutputGuess()
        var foreignOutput = OutputGuess()

        /// The estimated tokens of a prompt. The function is mutating so that it reads the figures without
        /// copying them, which would take 220 instructions.
        mutating func inputTokens(units: Int, shape: InputGuess.Shape, for callerHash: Int) -> Int {
            input.tokens(units: units, shape: shape, for: callerHash)
        }
    }

    init(
        _ upstream: UpstreamEndpoint, _ endpoints: EndpointPool? = nil, model: [UInt8],
        _ settings: Settings,
        learned: (LearnedModels.Name) -> Learned?, firstAnswers: FirstAnswers? = nil, _ observer: AppObserver?
    ) {
        self.firstAnswers = firstAnswers
        modelCounts = observer?.model(model)
        self.name = LearnedModels.Name(tenant: settings.tenant, upstream: upstream.name, model: model)
        self.learned = learned(self.name) ?? Learned()
        let name = String(decoding: model, as: UTF8.self)
        self.upstream = upstream
        self.endpoints = endpoints
        self.model = model
        modelClass = settings.planTable.modelClasses.modelClass(provider: upstream.name, model: name)
        priceTable = settings.prices
        prices = priceTable.findCharges(provider: upstream.name, model: name)
        maxOutput = settings.models.maxOutput(provider: upstream.name, model: name)
    }

    /// Learns from a prompt's token count. If the model is new, other event loops learn from it, too.
    func learn(promptOf units: Int, shape: InputGuess.Shape, tokens: Int, by callerHash: Int) {
        let isFirst = learned.input.learn(units: units, shape: shape, tokens: tokens, by: callerHash)
        guard isFirst, let firstAnswers else { return }
        firstAnswers.addAnswer(
            FirstAnswers.Answer(
                model: name, units: units, shape: shape, tokens: tokens, callerHash: callerHash))
    }

    /// Learns from the first answers that other event loops received. Answers of other models are skipped.
    func learn(from answers: [FirstAnswers.Answer]) {
        for answer in answers where answer.model == name {
            learned.input.learnFirst(
                units: answer.units, shape: answer.shape, tokens: answer.tokens, by: answer.callerHash)
        }
    }

    /// Whether a request without a known price is refused if the plan limits cost.
    var refusesUnpriced: Bool { priceTable.unknown == .refuse }

    /// The price of another model of this upstream that took part in an answer; nil if there is no price.
    func findPrice(of model: [UInt8], at moment: Moment) -> DatedPrice? {
        priceTable.findCharges(provider: upstream.name, model: String(decoding: model, as: UTF8.self))?
            .findPrice(at: moment)
    }

    /// The most output tokens of all answers together, by request and model; nil if neither has a bound.
    ///
    /// - Parameter added: the bound that the edge writes into the request.
    func outputBound(_ facts: RequestFacts, added: (tokens: Int, isForced: Bool)? = nil) -> Int? {
        let asked = added?.isForced == true ? nil : facts.maxOutputTokens
        guard let bound = asked ?? added?.tokens ?? maxOutput else { return nil }
        let each = min(bound, maxOutput ?? .max)
        return min(each.multipliedSaturating(by: facts.answers), RoutedRequest.largestOutput)
    }
}
