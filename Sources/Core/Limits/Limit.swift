/// One limit of a plan: so many units of a meter in a window.
package struct Limit: Hashable, Sendable {
    /// The consequence of reaching the limit.
    package enum Enforcement: Hashable, Sendable {
        /// Refuses what would pass the limit.
        case hard
        /// Counts and reports thresholds, never refuses.
        case soft
        /// Decides and counts as a hard one would, and reports to operators what it would have refused; never
        /// refuses and never warns.
        case shadow
    }

    /// The name that headers and the usage record show, unique in its plan: `messages`, `pro`.
    package let name: String
    package let meter: Meter
    package let window: Window
    /// Units allowed in one window, 0 or more. With a hard limit of 0 the plan allows nothing of the meter.
    package let amount: Int
    package let enforcement: Enforcement
    /// Units that may be let through past the amount in one window, 0 or more. What is used past the amount
    /// stays counted until the window ends.
    package let courtesy: Int

    /// Whether callers see the limit in fields, notices, figures and on screens. A limit in shadow is visible
    /// to operators alone.
    package var isTold: Bool { enforcement != .shadow }

    package init(
        name: String, meter: Meter, window: Window, amount: Int, enforcement: Enforcement = .hard,
        courtesy: Int = 0
    ) {
        precondition(amount >= 0 && courtesy >= 0, "a limit's figures are never negative")
        self.name = name
        self.meter = meter
        self.window = window
        self.amount = amount
        self.enforcement = enforcement
        self.courtesy = courtesy
    }
}

/// A burst limit, by GCRA: `perMinute` units a minute on average, `capacity` at once after a rest.
package struct Burst: Hashable, Sendable {
    /// The unit that the burst limit counts.
    package enum Unit: Hashable, Sendable { case requests, tokens }

    package let name: String
    package let unit: Unit
    /// Units a minute, 1 or more.
    package let perMinute: Int
    /// Units accepted at once after a rest, 1 or more.
    package let capacity: Int
    /// Decides and reports to operators, never refuses.
    package let isShadow: Bool

    package init(name: String, unit: Unit, perMinute: Int, capacity: Int, isShadow: Bool = false) {
        precondition(perMinute > 0 && capacity > 0, "a burst limit's figures are positive")
        self.name = name
        self.unit = unit
        self.perMinute = perMinute
        self.capacity = capacity
        self.isShadow = isShadow
    }
}
