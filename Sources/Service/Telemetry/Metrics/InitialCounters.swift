import Identity
package import Limits

/// Counters that a scrape shows with the value 0 before anything is counted. Their labels are known from the
/// configuration or a fixed list. Without the 0, a series would appear with its first count. Prometheus would
/// then see no increase, and an alert would miss the first events.
package struct InitialCounters: Sendable {
    /// The app's name; empty if the edge has only one app.
    package var app: String
    package var plans: [Plan] = []
    package var classes: [ModelClass] = []
    /// The names of models, as they appear in labels.
    package var models: [String] = []
    package var upstreams: [String] = []
    /// The issuers of tokens whose keys the edge fetches.
    package var issuers: [String] = []
    /// The subscription services that the edge asks about purchases.
    package var services: [String] = []
    /// The subscription services that send webhooks, and the outcomes that a webhook can have.
    package var webhooks: [String] = []
    package var webhookOutcomes: [String] = []

    package init(app: String) { self.app = app }

    /// The possible decisions before the plan is known: `planless` without a model class, `routed` with one.
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
