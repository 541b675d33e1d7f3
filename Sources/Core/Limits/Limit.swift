/// One limit of a plan. It bounds how many messages, tokens or other units a user may use in one window.
package struct Limit: Hashable, Sendable {
    /// The way in which a limit treats a request that would exceed it.
    package enum Enforcement: Hashable, Sendable {
        /// A request that would exceed the limit is refused.
        case hard
        /// The limit counts and reports the thresholds that are reached. It never refuses a request.
        case soft
        /// The limit counts like a hard one, but refuses nothing. Operators see what it would have refused.
        case shadow
    }

    /// The limit's name in headers and in reports of a user's usage, unique in its plan: `messages`, `pro`.
    package let name: String
    package let meter: Meter
    package let window: Window
    /// The number of units allowed in one window, 0 or more. A hard limit of 0 allows none.
    package let amount: Int
    package fileprivate(set) var enforcement: Enforcement
    /// The number of units, 0 or more, that can be used beyond the amount. They are counted too.
    package let courtesy: Int

    /// Whether callers can see the limit. Shadow limits are visible to operators only.
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

extension Limit {
    /// This limit in shadow mode.
    var inShadow: Limit {
        var copy = self
        copy.enforcement = .shadow
        return copy
    }
}

/// A burst limit by GCRA. It allows `perMinute` units a minute on average, and `capacity` units at once.
package struct Burst: Hashable, Sendable {
    package enum Unit: Hashable, Sendable { case requests, tokens }

    package let name: String
    package let unit: Unit
    /// The average number of units that are allowed in a minute, 1 or more.
    package let perMinute: Int
    /// The number of units that are accepted at once after a pause, 1 or more.
    package let capacity: Int
    /// Whether the burst limit refuses nothing and only reports to operators what it would have refused.
    package fileprivate(set) var isShadow: Bool

    package init(name: String, unit: Unit, perMinute: Int, capacity: Int, isShadow: Bool = false) {
        precondition(perMinute > 0 && capacity > 0, "a burst limit's figures are positive")
        self.name = name
        self.unit = unit
        self.perMinute = perMinute
        self.capacity = capacity
        self.isShadow = isShadow
    }
}

extension Burst {
    /// This burst limit in shadow mode.
    var inShadow: Burst {
        var copy = self
        copy.isShadow = true
        return copy
    }
}
