package import Limits

/// A user and one of their limits. These values decide which sentence the user sees.
package struct Situation: Sendable {
    package let plan: Plan
    package let entry: Schedule.Entry
    /// How much of the limit is used. If the current message was admitted, it is included.
    package let used: Int
    package let entitlement: Entitlement
    package let now: Moment
    /// When the user can send another message. It is the time of the limit's reset. For a rolling window, it
    /// is the time that the script `admit` reports.
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

    /// The model class whose calls the limit counts; nil if the limit counts something else.
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

    /// Whether the limit's window is shorter than a day. Users are not warned before they reach such a limit.
    var isShort: Bool { window.isShorterThanADay }
}
