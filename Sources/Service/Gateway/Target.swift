import Configuration
import Dialects
import Limits
import Pricing
import Telemetry

/// The target of requests for one model: the upstream that gets them, the class that counts them, and the
/// known facts about their cost. Bound to one loop: what it learns is read and written without a lock.
final class Target {
    /// The first endpoint of the upstream where all its endpoints are alike.
    let upstream: UpstreamEndpoint
    /// All endpoints of the upstream; nil if it has one.
    let endpoints: EndpointPool?
    let modelClass: ModelClass
    /// The model's name in requests; empty if they name none.
    let model: [UInt8]
    /// The dearest known ones where no row of the price table names the model; nil without a table.
    let prices: PriceList?
    private let priceTable: PriceTable
    /// The most output tokens of one answer, where that is known.
    let maxOutput: Int?
    /// The tokens that prompts and answers of the model have used so far.
    var learned: Learned
    /// The counts in which metrics add up its use; nil for a model that the configuration does not name.
    let modelCounts: ModelCounts?

    /// The name under which the learned figures of this target are stored.
    let name: LearnedModels.Name
    /// The table in which other loops find the first answers of a new model; nil if there are no other loops.
    private let firstAnswers: FirstAnswers?

    /// Figures learned about a model's tokens.
    struct Learned {
        var input = InputGuess()
        /// For answers that are mostly ASCII; `foreignOutput` is for the others, whose tokens differ most
        /// between models.
        var plainOutput = OutputGuess()
        var foreignOutput = OutputGuess()

        /// Mutating, so that the figures are read where they are: to copy them takes 220 instructions.
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

    /// Learns what a prompt has cost, and tells the other loops while the model is new.
    func learn(promptOf units: Int, shape: InputGuess.Shape, tokens: Int, by callerHash: Int) {
        let isFirst = learned.input.learn(units: units, shape: shape, tokens: tokens, by: callerHash)
        guard isFirst, let firstAnswers else { return }
        firstAnswers.addAnswer(
            FirstAnswers.Answer(
                model: name, units: units, shape: shape, tokens: tokens, callerHash: callerHash))
    }

    /// Learns first answers of its model that came on other loops; those of other models are passed over.
    func learn(from answers: [FirstAnswers.Answer]) {
        for answer in answers where answer.model == name {
            learned.input.learnFirst(
                units: answer.units, shape: answer.shape, tokens: answer.tokens, by: answer.callerHash)
        }
    }

    /// Whether what has no known price is refused where a plan limits cost.
    var refusesUnpriced: Bool { priceTable.unknown == .refuse }

    /// The price of another model of this upstream, which took a part in an answer.
    func findPrice(of model: [UInt8], at moment: Moment) -> Price? {
        priceTable.findCharges(provider: upstream.name, model: String(decoding: model, as: UTF8.self))?
            .findPrice(at: moment)
    }

    /// The most output tokens of all answers together that the request or the model allow.
    ///
    /// - Parameter added: the bound that the edge writes into the request.
    func outputBound(_ facts: RequestFacts, added: (tokens: Int, isForced: Bool)? = nil) -> Int? {
        let asked = added?.isForced == true ? nil : facts.maxOutputTokens
        guard let bound = asked ?? added?.tokens ?? maxOutput else { return nil }
        let each = min(bound, maxOutput ?? .max)
        return min(each.multipliedSaturating(by: facts.answers), RoutedRequest.largestOutput)
    }
}
