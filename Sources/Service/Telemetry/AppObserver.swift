import Histogram
import Identity
import Limits
import Pricing

/// Counts the exchanges of one app on one event loop.
package final class AppObserver {
    /// The app's name; empty if the edge has only one app.
    let name: String
    package unowned let loop: LoopObserver
    private let models: ModelNames
    private(set) var decisions = [UInt64](repeating: 0, count: Decision.allCases.count)
    private var plans: [String: PlanCounts] = [:]
    private var lastPlan: PlanCounts
    /// The counts of decisions that were made while the user's plan was not known yet.
    private let planless: PlanCounts
    /// The counts of each model, by the model's name in metrics.
    private var known: [String: ModelCounts] = [:]
    private var upstreams: [UpstreamCounts] = []
    /// The common counts of all models that the configuration does not name.
    private let otherModel: ModelCounts
    /// The counts of what test accounts used. The keys are `sandbox:` and the model's name.
    private var testers: [String: ModelCounts] = [:]
    private var opened: UInt64 = 0
    private var ended = [UInt64](repeating: 0, count: ReservationEnding.allCases.count)
    /// The number of refusals for each reason why a caller was not authenticated, by the reason's index.
    private var identities = [UInt64](repeating: 0, count: IdentityFault.allCases.count)
    private var webhooks: [Labels: UInt64] = [:]
    private var pages: [Labels: UInt64] = [:]
    private var thresholdEvents: [Labels: UInt64] = [:]

    init(_ name: String, _ models: ModelNames, in loop: LoopObserver) {
        self.name = name
        self.models = models
        self.loop = loop
        planless = PlanCounts("", app: name)
        lastPlan = planless
        otherModel = ModelCounts(ModelNames.other, app: name)
    }

    // MARK: Counts that exchanges refer to

    package func upstreamCounts(_ upstream: String) -> UpstreamCounts {
        if let known = upstreams.first(where: { $0.name == upstream }) { return known }
        let counts = UpstreamCounts(upstream, app: name)
        upstreams.append(counts)
        return counts
    }

    /// The counts of a model; nil if no name or pattern in the configuration matches it.
    package func model(_ model: [UInt8]) -> ModelCounts? {
        guard let word = models.findWord(for: model) else { return nil }
        if let counts = known[word] { return counts }
        let counts = ModelCounts(word, app: name)
        known[word] = counts
        return counts
    }

    package func reservationOpened() { opened &+= 1 }

    // MARK: Reports

    /// Counts a finished exchange for its app, its plan, its model and its upstream.
    ///
    /// - Returns: the words about the app, the plan and the decision for the access log line.
    func count(_ record: borrowing ExchangeRecord, _ decision: Decision) -> LogPhrase {
        decisions[Int(decision.rawValue)] &+= 1
        let isSandbox = record.isSandbox
        let plan = record.schedule.map { self.plan($0.plan.id, isSandbox) } ?? planless
        if record.shadowMask != 0, let schedule = record.schedule {
            plan.count(shadowed: record.shadowMask, schedule)
        }
        if let identity = record.identity { identities[identity.index] &+= 1 }
        if let ending = record.ending { ended[Int(ending.rawValue)] &+= 1 }
        if let upstream = record.upstreamCounts { upstream.countAnswer(record) }
        if record.firstByte != 0 {
            counts(of: record.modelCounts).countFirstByte(
                firstByte: record.firstByte - record.began, from: record.upstreamCounts)
        }
        if record.usedAnything { counts(of: record.modelCounts, isSandbox).countUsage(record.used) }
        if record.unpriced.rawValue != 0 {
            counts(of: record.modelCounts, isSandbox).countUnpriced(record.unpriced)
        }
        if let details = record.details { counts(of: record.modelCounts, isSandbox).countDetails(details) }
        return plan.count(decision, record.limit, record.modelClass)
    }

    /// Counts and logs an answer of the edge itself, such as a usage report.
    package func reportAnswer(
        page: StaticString, method: StaticString, status: Int, requestID: UInt64, settings: String
    ) {
        let labels = Labels((.app, name), (.page, "\(page)"), (.status, "\(status)"))
        pages[labels, default: 0] += 1
        loop.log?.writeBundle(
            page: page, app: name, method: method, status: status, requestID: requestID, settings: settings)
    }

    package func reportWebhook(webhook source: String, _ outcome: String) {
        webhooks[Labels((.app, name), (.source, source), (.outcome, outcome)), default: 0] += 1
    }

    /// The counts of a model. All models without counts of their own share `otherModel`.
    func counts(of model: ModelCounts?) -> ModelCounts { model ?? otherModel }

    package func toldOfThresholdEvent(_ outcome: String) {
        thresholdEvents[Labels((.outcome, outcome)), default: 0] += 1
    }

    /// The counts of a model. Test accounts have separate counts, under the same names as in the books.
    private func counts(of model: ModelCounts?, _ isSandbox: Bool) -> ModelCounts {
        let model = model ?? otherModel
        guard isSandbox else { return model }
        let name = ModelCounts.sandboxMark + model.name
        if let known = testers[name] { return known }
        let counts = ModelCounts(name, app: self.name)
        testers[name] = counts
        return counts
    }

    private func plan(_ id: String, _ isSandbox: Bool) -> PlanCounts {
        if lastPlan.id == id, lastPlan.isSandbox == isSandbox { return lastPlan }
        let label = PlanCounts.planLabel(id, isSandbox)
        let plan = plans[label] ?? PlanCounts(id, isSandbox: isSandbox, app: name)
        plans[label] = plan
        lastPlan = plan
        return plan
    }

    // MARK: Reading the counts

    func readCounts(into readings: inout Readings) {
        planless.readCounts(into: &readings)
        for plan in plans.values { plan.readCounts(into: &readings) }
        for model in known.values { model.readCounts(into: &readings) }
        otherModel.readCounts(into: &readings)
        for model in testers.values { model.readCounts(into: &readings) }
        for upstream in upstreams { upstream.readCounts(into: &readings) }
        for (fault, count) in zip(IdentityFault.allCases, identities) {
            let labels = Labels((.app, name), (.cause, "\(fault.word)"))
            readings.add(.identityRefusals, labels, Int(count))
        }
        let app = Labels((.app, name))
        readings.add(.reservationsOpened, app, Int(opened))
        for ending in ReservationEnding.allCases {
            readings.add(
                .reservationsEnded, Labels((.app, name), (.ending, "\(ending.word)")),
                Int(ended[Int(ending.rawValue)]))
        }
        readings.add(.reservationsOpen, app, Int(opened) - Int(ended.reduce(0, +)))
        for (labels, count) in webhooks { readings.add(.webhooks, labels, Int(count)) }
        for (labels, count) in thresholdEvents { readings.add(.thresholdEvents, labels, Int(count)) }
        for (labels, count) in pages { readings.add(.pages, labels, Int(count)) }
    }
}

extension AppObserver {
    /// Adds to the histogram how long each of the app's answers took until its first byte.
    func addFirstBytes(to histogram: inout Histogram) {
        for model in known.values { model.addFirstBytes(to: &histogram) }
        otherModel.addFirstBytes(to: &histogram)
    }
}

extension RecordedUsage {
    mutating func add(_ other: RecordedUsage) {
        messages = messages.addingSaturating(other.messages)
        repeats = repeats.addingSaturating(other.repeats)
        input = input.addingSaturating(other.input)
        cached = cached.addingSaturating(other.cached)
        output = output.addingSaturating(other.output)
        reasoning = reasoning.addingSaturating(other.reasoning)
        cost = cost.addingSaturating(other.cost)
    }
}
