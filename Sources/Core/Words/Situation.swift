package import Limits

/// A user and one of their limits: all that decides which sentence is said.
package struct Situation: Sendable {
    package let plan: Plan
    package let entry: Schedule.Entry
    /// Counted so far, the message in question included if it was admitted.
    package let used: Int
    package let entitlement: Entitlement
    package let now: Moment
    /// When another message fits: at the reset, or for a rolling window when the script says.
    package let freeAt: Moment?

    package init(
        plan: Plan, entry: Schedule.Entry, used: Int, entitlement: Entitlement, now: Moment,
        freeAt: Moment? = nil
    ) {
        self.plan = plan
        self.entry = entry
        self.used = used
        self.entitlement = entitlement
        self.now = now
        self.freeAt = freeAt ?? entry.resetsAt
    }

    var usageLevel: UsageLevel { UsageLevel(used: used, amount: entry.amount) }

    var window: Window { entry.limit.window }

    /// The class whose calls the limit counts.
    var modelClass: ModelClass? {
        guard case .calls(let modelClass) = entry.limit.meter else { return nil }
        return modelClass
    }

    /// Whether the limit counts messages, of one class or of all, and not tokens or money.
    var countsMessages: Bool { entry.limit.meter == .messages || modelClass != nil }

    /// The messages of a trial as a whole.
    var isTrial: Bool {
        guard case .lifetime = window else { return false }
        return plan.kind == .trial && entry.limit.meter == .messages
    }

    /// The window is over within a day: no one needs a warning of its end.
    var isShort: Bool { window.isShorterThanADay }
}
