import Identity
package import Limits

/// Counters that begin at 0, because their labels are known from the configuration or a closed list. If a
/// series appears with its first count, Prometheus sees no increase, and an alert would miss the first burst.
/// At each scrape the loops' counts are added.
package struct InitialCounters: Sendable {
    /// The app's name; empty if it is the only app.
    package var app: String
    package var plans: [Plan] = []
    /// The classes of models that messages can have.
    package var classes: [ModelClass] = []
    /// The names of models, as labels have them.
    package var models: [String] = []
    package var upstreams: [String] = []
    /// The issuers from which the edge fetches keys.
    package var issuers: [String] = []
    /// The subscription services that the edge asks.
    package var services: [String] = []
    /// The subscription services that send events, and the outcomes of an event.
    package var webhooks: [String] = []
    package var webhookOutcomes: [String] = []

    package init(app: String) { self.app = app }

    /// The decisions before the plan is known: `planless` without a model's class, and `routed` with one.
    private static let planless: [Decision] = [
        .passed, .identity, .identityAway, .unidentified, .badRequest, .unknownModel, .unknownAddress,
        .overloaded, .killSwitch,
    ]
    private static let routed: [Decision] = [.storeAway, .overloaded, .killSwitch, .repeated]

    package func readFigures(into readings: inout Readings) {
        for decision in Self.planless { add(decision, to: &readings) }
        for modelClass in classes {
            for decision in Self.routed { add(decision, of: modelClass, to: &readings) }
            for plan in plans { add(plan, modelClass, to: &readings) }
        }
        for model in models + [ModelNames.other] {
            let labels = Labels((.app, app), (.model, model))
            for family in [MetricFamily.messages, .cost, .estimates] { readings.add(family, labels, 0) }
        }
        for fault in IdentityFault.allCases {
            readings.add(.identityRefusals, Labels((.app, app), (.cause, "\(fault.word)")), 0)
        }
        addOutcomes(.upstreamAnswers, .upstream, upstreams, to: &readings)
        addOutcomes(.keyFetches, .issuer, issuers, to: &readings)
        addOutcomes(.serviceQuestions, .service, services, to: &readings)
        for source in webhooks {
            for outcome in webhookOutcomes {
                let labels = Labels((.app, app), (.source, source), (.outcome, outcome))
                readings.add(.webhooks, labels, 0)
            }
        }
    }

    private func add(_ plan: Plan, _ modelClass: ModelClass, to readings: inout Readings) {
        add(.allowed, plan.id, of: modelClass, to: &readings)
        add(.concurrency, plan.id, of: modelClass, to: &readings)
        for burst in plan.bursts { add(.burst, plan.id, burst.name, of: modelClass, to: &readings) }
        for limit in plan.limits {
            if case .calls(let counted) = limit.meter, counted != modelClass { continue }
            let reason = RefusalReason(limit.meter, amount: limit.amount)
            add(reason.facts.decision, plan.id, limit.name, of: modelClass, to: &readings)
        }
    }

    private func add(
        _ decision: Decision, _ plan: String = "", _ limit: String = "", of modelClass: ModelClass? = nil,
        to readings: inout Readings
    ) {
        let labels = Labels(
            (.app, app), (.reason, "\(decision.word)"), (.plan, plan), (.limit, limit),
            (.modelClass, modelClass?.name ?? ""))
        readings.add(.decisions, labels, 0)
    }

    private func addOutcomes(
        _ family: MetricFamily, _ name: MetricLabel, _ names: [String], to readings: inout Readings
    ) {
        for value in names {
            for outcome in UpstreamOutcome.allCases {
                readings.add(family, Labels((.app, app), (name, value), (.outcome, "\(outcome.word)")), 0)
            }
        }
    }
}
