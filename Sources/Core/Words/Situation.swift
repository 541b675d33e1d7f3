package import Limits

/// A user and one of their limits: the values that decide which sentence is shown.
package struct Situation: Sendable {
    package let plan: Plan
    package let entry: Schedule.Entry
    /// The used amount of the limit. It includes the current message if that was admitted.
    package let used: Int
    package let entitlement: Entitlement
    package let now: Moment
    /// When another message can be sent: at the reset, or for a rolling window at the time that `admit`
    /// reports.
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

    /// The model class whose calls the limit counts; nil for other limits.
    var modelClass: ModelClass? {
        guard case .calls(let modelClass) = entry.limit.meter else { return nil }
        return modelClass
    }

    /// Whether the limit counts messages or the calls of a model class, not tokens or money.
    var countsMessages: Bool { entry.limit.meter == .messages || modelClass != nil }

    /// Whether the limit counts the messages of a whole trial.
    var isTrial: Bool {
        guard case .lifetime = window else { return false }
        return plan.kind == .trial && entry.limit.meter == .messages
    }

    /// Whether the window is shorter than a day. Users need no warning before such a limit is reached.
    var isShort: Bool { window.isShorterThanADay }
}
