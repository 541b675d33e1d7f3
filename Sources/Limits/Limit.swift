/// One limit of a plan: so many units of a meter in a window.
public struct Limit: Hashable, Sendable {
    public enum Enforcement: Hashable, Sendable {
        /// Refuses what would pass the limit.
        case hard
        /// Counts and tells thresholds, never refuses.
        case soft
        /// Decides and counts as a hard one would, and tells the operators; never refuses, never warns.
        case shadow
    }

    /// The name that headers and the usage record show, unique in its plan: `messages`, `pro`.
    public let name: String
    public let meter: Meter
    public let window: Window
    /// Units allowed in one window, 0 or more. A hard limit of 0 closes the meter to the plan.
    public let amount: Int
    public let enforcement: Enforcement
    /// Units that may be let through past the amount in one window, 0 or more. What is used past the amount
    /// is the user's debt.
    public let courtesy: Int

    public init(
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
public struct Burst: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case requests, tokens }

    public let name: String
    public let unit: Unit
    /// Units a minute, 1 or more.
    public let perMinute: Int
    /// Units accepted at once after a rest, 1 or more.
    public let capacity: Int
    /// Decides and tells the operators, never refuses.
    public let isShadow: Bool

    public init(name: String, unit: Unit, perMinute: Int, capacity: Int, isShadow: Bool = false) {
        precondition(perMinute > 0 && capacity > 0, "a burst limit's figures are positive")
        self.name = name
        self.unit = unit
        self.perMinute = perMinute
        self.capacity = capacity
        self.isShadow = isShadow
    }
}
