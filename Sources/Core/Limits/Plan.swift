/// A plan: the limits and rules for one kind of subscriber. A plan is configuration, not code.
package struct Plan: Hashable, Sendable {
    /// How a plan's user sees usage (docs/specification.md §3).
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A paid introductory period: usage is always shown.
        case trial
        /// A subscription: usage stays hidden below 80 %.
        case subscription
        /// No subscription: reading may stay open, sending follows the limits.
        case free
    }

    /// The rule for a message that is larger than the tokens or money that are left.
    package struct Shortage: Hashable, Sendable {
        /// The requests whose answers are bounded by what is left: none, those without a bound, or all.
        package enum Lowering: Hashable, Sendable { case none, open, all }

        package var lowers: Lowering
        /// The least output tokens to which an answer is lowered; with less left the message is refused.
        package var minOutput: Int

        package init(lowers: Lowering = .open, minOutput: Int = 256) {
            (self.lowers, self.minOutput) = (lowers, minOutput)
        }
    }

    /// The key in the configuration and in entitlements: `premium`.
    package let id: String
    /// The plan's name for people: `Premium`.
    package let label: String
    /// The plan's names in languages that call it otherwise, by tag: `de`.
    package let labels: [String: String]
    package let kind: Kind
    package let limits: [Limit]
    package let bursts: [Burst]
    /// Requests of one user that may be open at once; nil means `PlanTable.defaultMaxOpen`.
    package let maxOpen: Int?
    /// The most output tokens that one request reserves, however many it asks for; nil for no bound.
    package let maxOutput: Int?
    /// Whether the bound on open requests only reports to operators, and never refuses.
    package let isShadow: Bool
    /// The step down of each class of models: the model that answers when the plan's calls of the class are
    /// used up.
    package let stepDowns: [ModelClass: String]
    /// How many days the trial is called, 1 or more; nil for as many as the entitlement has.
    package let trialDays: Int?
    /// The rules for what users of the plan may ask for; nil if the configuration does not say.
    package let rules: RequestRules?
    package let shortage: Shortage

    package init(
        id: String, label: String, labels: [String: String] = [:], kind: Kind, limits: [Limit],
        bursts: [Burst] = [], maxOpen: Int? = nil,
        maxOutput: Int? = nil, isShadow: Bool = false, stepDowns: [ModelClass: String] = [:],
        trialDays: Int? = nil, rules: RequestRules? = nil, shortage: Shortage = Shortage()
    ) {
        self.rules = rules
        self.shortage = shortage
        self.id = id
        self.label = label
        self.labels = labels
        self.kind = kind
        self.limits = limits
        self.bursts = bursts
        self.maxOpen = maxOpen
        self.maxOutput = maxOutput
        self.isShadow = isShadow
        self.stepDowns = stepDowns
        self.trialDays = trialDays
    }
}

extension Plan {
    /// This plan with all of its limits in shadow: they decide and count, and never refuse or warn.
    package var inShadow: Plan {
        Plan(
            id: id, label: label, labels: labels, kind: kind,
            limits: limits.map {
                Limit(
                    name: $0.name, meter: $0.meter, window: $0.window, amount: $0.amount,
                    enforcement: .shadow, courtesy: $0.courtesy)
            },
            bursts: bursts.map {
                Burst(
                    name: $0.name, unit: $0.unit, perMinute: $0.perMinute, capacity: $0.capacity,
                    isShadow: true)
            }, maxOpen: maxOpen, maxOutput: maxOutput, isShadow: true,
            stepDowns: stepDowns, trialDays: trialDays)
    }
}

/// Every plan of a configuration, and how a request finds its own.
///
/// An immutable object: it is passed along with every request, and a copy of its tables would cost 200
/// instructions.
package final class PlanTable: Sendable {
    /// Open requests of one user where the plan names no number: bounded, so that one user's hash stays
    /// small.
    package static let defaultMaxOpen = 64

    package let plans: [String: Plan]
    /// The plan of users without an entitlement of their own.
    package let defaultPlan: Plan
    /// The time zone in which days and months begin, as an IANA name: `Europe/Berlin`.
    package let timeZone: String
    /// The time zone, or UTC where this machine does not know its name.
    package let knownTimeZone: String
    package let modelClasses: ModelClasses

    package init(
        plans: [Plan], defaultPlan: String, timeZone: String = "UTC",
        modelClasses: ModelClasses = ModelClasses()
    ) {
        let byID = Dictionary(plans.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        guard let plan = byID[defaultPlan] else {
            preconditionFailure(
                "the default plan \(defaultPlan) is not in the plan table: Settings checks that")
        }
        self.plans = byID
        self.defaultPlan = plan
        self.timeZone = timeZone
        knownTimeZone = LocalTime.knowsZone(timeZone) ? timeZone : "UTC"
        self.modelClasses = modelClasses
    }

    /// Whether any plan counts calls of a class of models.
    package var countsModelClasses: Bool { counts { _ in true } }

    /// Whether some plan counts calls by class of models and tells its users so.
    package var tellsModelClasses: Bool { counts(\.isTold) }

    private func counts(_ isMeant: (Limit) -> Bool) -> Bool {
        plans.values.contains { plan in
            plan.limits.contains { if case .calls = $0.meter { isMeant($0) } else { false } }
        }
    }

    /// The plan that an entitlement names. The default plan if the entitlement has lapsed, names no plan, or
    /// names one that was removed.
    package func effectivePlan(for entitlement: Entitlement, at moment: Moment) -> Plan {
        if entitlement.hasLapsed(at: moment) { return defaultPlan }
        return entitlement.plan.flatMap { plans[$0] } ?? defaultPlan
    }
}
