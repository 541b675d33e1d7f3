/// One user's entitlement: the part of the user's record that decides plan, periods and amounts.
///
/// Subscription events write it through the script `entitle`, operators through `override`, `grant`, `block`,
/// `merge` and `restore` as well. Each change raises its version, the field `ev` (docs/counting.md, L10), by
/// which the edge caches it. A user without a record has version 0 and the plan table's default plan.
package struct Entitlement: Hashable, Sendable {
    /// A one-off top-up of one limit, or another amount in its place, for a time.
    package struct Grant: Hashable, Sendable {
        package let limit: String
        package let amount: Int
        package let expires: Moment
        /// The amount takes the place of the limit's own; of several that run, the last one granted counts.
        package let replaces: Bool
        /// The one-time purchase that brought it: its store's name, a slash and the transaction's id.
        package let transaction: String?
        /// The purchase was refunded, and the amount is what had been used of it: a debt.
        package let isDebt: Bool

        package init(
            limit: String, amount: Int, expires: Moment, replaces: Bool = false, transaction: String? = nil,
            isDebt: Bool = false
        ) {
            self.limit = limit
            self.amount = amount
            self.expires = expires
            self.replaces = replaces
            self.transaction = transaction
            self.isDebt = isDebt
        }
    }

    package var version: Int
    /// The plan's id; nil means the default plan.
    package var plan: String?
    /// `active`, `cancelled`, `billing_issue`, `expired`, `free`: as the subscription service reported it;
    /// nil is unknown.
    package var status: String?
    /// The current paid period, where known. `periodEnd` is when a trial or a cancelled subscription ends.
    package var periodStart: Moment?
    package var periodEnd: Moment?
    /// When this lapses although its store has not reported an end: later than the period's end for what
    /// renews by itself, since a store may book a renewal late. nil if it lapses with the period.
    package var lapsesAt: Moment?
    /// The day of the month on which `Window.billingMonth` begins, 1–31, never clamped here.
    package var anchorDay: Int?
    /// The user's own time zone, an IANA name; nil means the plan table's.
    package var timeZone: String?
    /// Amounts that replace a limit's own, by the limit's name.
    package var overrides: [String: Int]
    package var grants: [Grant]
    /// `normal`, `intro`, `trial`, `promotional`, as the subscription service reported it; nil is unknown.
    package var phase: String?
    /// The time at which the person unsubscribed: the subscription ends with what is paid for.
    package var unsubscribedAt: Moment?
    /// Since when the store could not collect the money.
    package var billingIssueAt: Moment?
    /// When a paused subscription goes on by itself.
    package var pausedUntil: Moment?
    /// Whether the purchase was made with a store's test account.
    package var isSandbox: Bool
    /// Since when an operator lets this user send nothing; nil if they may.
    package var blockedSince: Moment?

    package init(
        version: Int = 0, plan: String? = nil, status: String? = nil, periodStart: Moment? = nil,
        periodEnd: Moment? = nil, anchorDay: Int? = nil, timeZone: String? = nil,
        overrides: [String: Int] = [:],
        grants: [Grant] = [], blockedSince: Moment? = nil, phase: String? = nil,
        unsubscribedAt: Moment? = nil, billingIssueAt: Moment? = nil, pausedUntil: Moment? = nil,
        isSandbox: Bool = false, lapsesAt: Moment? = nil
    ) {
        self.version = version
        self.plan = plan
        self.status = status
        self.periodStart = periodStart
        self.periodEnd = periodEnd
        self.anchorDay = anchorDay
        self.timeZone = timeZone
        self.overrides = overrides
        self.grants = grants
        self.blockedSince = blockedSince
        self.phase = phase
        self.unsubscribedAt = unsubscribedAt
        self.billingIssueAt = billingIssueAt
        self.pausedUntil = pausedUntil
        self.isSandbox = isSandbox
        self.lapsesAt = lapsesAt
    }

    package var isBlocked: Bool { blockedSince != nil }

    /// Whether the subscription service says that nothing is paid for; `plan` is then the one that the user
    /// had before.
    package var hasLapsed: Bool { status == "expired" || status == "free" }

    /// Whether nothing is paid for at `moment`: the service said so, or the paid time is over, with the
    /// leeway of a renewal, and nobody has said how it goes on.
    package func hasLapsed(at moment: Moment) -> Bool {
        if let end = lastMoment, end <= moment { return true }
        return hasLapsed
    }

    /// The end of the period, or of a renewal's leeway after it; nil is for ever.
    package var lastMoment: Moment? { lapsesAt ?? periodEnd }

    /// Whether the period is over and a renewal is expected: a reason to ask the service, and none to refuse.
    package func isOverdue(at moment: Moment) -> Bool {
        guard let periodEnd, periodEnd <= moment else { return false }
        return !hasLapsed(at: moment)
    }

    /// The status at `moment`: what was paid for and is over has expired, whatever was reported last.
    package func statusName(at moment: Moment) -> String? {
        hasLapsed || !hasLapsed(at: moment) ? status : "expired"
    }

    /// This entitlement without the paid period's end.
    package var unending: Entitlement {
        var copy = self
        copy.periodEnd = nil
        copy.lapsesAt = nil
        return copy
    }

    /// This entitlement with the plan that the user's token or API key names. That plan holds even where an
    /// earlier subscription has lapsed.
    package func namingPlan(_ plan: String, at now: Moment) -> Entitlement {
        var copy = hasLapsed(at: now) ? unending : self
        copy.plan = plan
        copy.isSandbox = false
        if status == nil || hasLapsed { copy.status = "active" }
        return copy
    }

    /// A user of whom nothing is known.
    package static let none = Entitlement()
}
