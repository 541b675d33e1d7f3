/// A plan from the configuration: the limits and rules for one kind of subscriber.
package struct Plan: Hashable, Sendable {
    /// The kind of plan, which decides how its users see their usage (docs/specification.md §3).
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A paid introductory period, in which usage is always shown.
        case trial
        /// A paid subscription, whose usage stays hidden below 80 %.
        case subscription
        /// A plan without payment. Its limits apply only to sending. The app decides what users can read.
        case free
    }

    /// How the edge treats a request that could use more tokens or money than are left.
    package struct Shortage: Hashable, Sendable {
        /// The requests in which the edge bounds the output to what is left of a limit: none, those without a
        /// bound, or all.
        package enum Lowering: Hashable, Sendable { case none, open, all }

        package var lowers: Lowering
        /// The smallest bound on the output, in tokens, that the edge sets. If fewer tokens are left, the
        /// request is refused.
        package var minOutput: Int

        package init(lowers: Lowering = .open, minOutput: Int = 256) {
            (self.lowers, self.minOutput) = (lowers, minOutput)
        }
    }

    /// The plan's name in the configuration and in entitlements, such as `premium`.
    package let id: String
    /// The plan's name on screens, such as `Premium`.
    package let label: String
    /// The plan's name in other languages, by language tag such as `de`.
    package let labels: [String: String]
    package let kind: Kind
    package private(set) var limits: [Limit]
    package private(set) var bursts: [Burst]
    /// How many requests of one user can be open at once. If it is nil, `PlanTable.defaultMaxOpen` applies.
    package let maxOpen: Int?
    /// The largest number of output tokens that one request reserves; nil if there is no bound.
    package let maxOutput: Int?
    /// Whether `maxOpen` refuses nothing and only reports to operators what it would have refused.
    package private(set) var isShadow: Bool
    /// For each model class, the model that answers instead when the plan's calls of the class are used up.
    package let stepDowns: [ModelClass: String]
    /// The trial's length in days, 1 or more, as texts for users state it. If it is nil, the length of the
    /// user's paid period is used.
    package let trialDays: Int?
    /// The rules for what requests may contain; nil if the plan has neither `may` nor `at_most`.
    package private(set) var rules: RequestRules?
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
    /// This plan with all limits in shadow mode. Such limits count and report what they would have refused.
    /// The copy has no `rules`, since these refuse without counting.
    package var inShadow: Plan {
        var copy = self
        copy.limits = limits.map(\.inShadow)
        copy.bursts = bursts.map(\.inShadow)
        copy.isShadow = true
        copy.rules = nil
        return copy
    }
}

/// The table of all plans of a configuration, which finds the plan of a user.
///
/// The table is a class since every request passes it on. Copying a struct would take 200 instructions.
package final class PlanTable: Sendable {
    /// How many requests of one user can be open at once if the plan states no number. The bound keeps the
    /// user's hash in Redis small.
    package static let defaultMaxOpen = 64

    package let plans: [String: Plan]
    /// The plan of users without an entitlement.
    package let defaultPlan: Plan
    /// The time zone in which days and months begin, an IANA name such as `Europe/Berlin`.
    package let timeZone: String
    /// The name of the plans' time zone, or UTC if this machine does not know the zone.
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

    /// Whether any plan limits the calls of a model class.
    package var countsModelClasses: Bool { counts { _ in true } }

    /// Whether any plan limits the calls of a model class and callers can see this limit.
    package var tellsModelClasses: Bool { counts(\.isTold) }

    private func counts(_ isMeant: (Limit) -> Bool) -> Bool {
        plans.values.contains { plan in
            plan.limits.contains { if case .calls = $0.meter { isMeant($0) } else { false } }
        }
    }

    /// The plan that an entitlement names. It is the default plan if the entitlement has lapsed, names no
    /// plan, or names a plan that was removed.
    package func effectivePlan(for entitlement: Entitlement, at moment: Moment) -> Plan {
        if entitlement.hasLapsed(at: moment) { return defaultPlan }
        return entitlement.plan.flatMap { plans[$0] } ?? defaultPlan
    }
}
