/// The fields of a user's record that decide the user's plan, periods and amounts.
///
/// The scripts `entitle` and `purchase` write them after events of a subscription service. The scripts
/// `override`, `grant`, `block`, `merge` and `restore` write them for operators. Each change raises the
/// record's version, the field `ev`, which the edge's cache compares (docs/counting.md, L10). A user without
/// a record has version 0 and the default plan.
package struct Entitlement: Hashable, Sendable {
    /// A temporary change of one limit. The grant's amount is added to the limit's amount, or replaces it.
    package struct Grant: Hashable, Sendable {
        package let limit: String
        package let amount: Int
        package let expires: Moment
        /// Whether the grant replaces the limit's amount. If several grants do so, the last one counts.
        package let replaces: Bool
        /// The one-time purchase that the user made for this grant, as `SERVICE/TRANSACTION`. Examples are
        /// `apple/2001` and `stripe/pi_1`.
        package let transaction: String?
        /// Whether the grant's purchase was refunded. The amount is then only what the user has used of the
        /// grant, since a refund takes back nothing that was used (docs/counting.md, L18).
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
    /// The plan's id. If it is nil, the default plan applies.
    package var plan: String?
    /// The status that the subscription service reported: `active`, `cancelled`, `billing_issue`, `expired`
    /// or `free`. It is nil if no status is known.
    package var status: String?
    /// The current paid period; nil if unknown. A trial or a cancelled subscription ends with it.
    package var periodStart: Moment?
    package var periodEnd: Moment?
    /// When the entitlement ends if no further event is reported. A subscription that renews itself gets more
    /// time than `periodEnd`, since the App Store or another shop can report a renewal late. If it is nil,
    /// `periodEnd` applies.
    package var lapsesAt: Moment?
    /// The day of the month, 1–31, on which `Window.billingMonth` begins. A shorter month uses its last day.
    package var anchorDay: Int?
    /// The user's own time zone, an IANA name. If it is nil, the plan table's time zone applies.
    package var timeZone: String?
    /// The amounts, by the name of the limit, that replace those of the plan.
    package var overrides: [String: Int]
    package var grants: [Grant]
    /// The phase that the subscription service reported: `normal`, `intro`, `trial` or `promotional`. It is
    /// nil if no phase is known.
    package var phase: String?
    /// When the user unsubscribed; nil if they did not. The subscription runs to the paid period's end.
    package var unsubscribedAt: Moment?
    /// When the latest payment failed for the first time; nil if there is no billing issue.
    package var billingIssueAt: Moment?
    /// When a paused subscription resumes by itself; nil if no pause is known.
    package var pausedUntil: Moment?
    /// Whether the purchase was made with a test account of the App Store or another shop.
    package var isSandbox: Bool
    /// When an operator blocked this user; nil if the user is not blocked.
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

    /// Whether the subscription service reported that nothing is paid. `plan` is then the previous plan.
    package var hasLapsed: Bool { status == "expired" || status == "free" }

    /// Whether the user has paid for nothing at `moment`. Either the subscription service reported this, or
    /// both the paid period and the additional time for a renewal are over.
    package func hasLapsed(at moment: Moment) -> Bool {
        if let end = lastMoment, end <= moment { return true }
        return hasLapsed
    }

    /// The end of the paid period with the additional time for a renewal; nil if the entitlement never ends.
    package var lastMoment: Moment? { lapsesAt ?? periodEnd }

    /// The end of the user's trial; nil if `plan`, which the user has now, is not a trial, or if its end is
    /// unknown. If another plan was bought and has ended, the dates are those of that purchase, so the result
    /// is nil, too.
    package func trialEnd(under plan: Plan) -> Moment? {
        plan.kind == .trial && (self.plan ?? plan.id) == plan.id ? periodEnd : nil
    }

    /// Whether the paid period is over and its renewal has not been reported yet. The edge then asks the
    /// subscription service again, but does not refuse the user.
    package func isOverdue(at moment: Moment) -> Bool {
        guard let periodEnd, periodEnd <= moment else { return false }
        return !hasLapsed(at: moment)
    }

    /// The status at `moment`. After the entitlement's end it is `expired`, whatever was reported.
    package func statusName(at moment: Moment) -> String? {
        hasLapsed || !hasLapsed(at: moment) ? status : "expired"
    }

    /// A copy of this entitlement that never ends.
    package var unending: Entitlement {
        var copy = self
        copy.periodEnd = nil
        copy.lapsesAt = nil
        return copy
    }

    /// This entitlement with the plan that the user's token or API key names. The named plan applies even if
    /// an earlier subscription has ended.
    package func namingPlan(_ plan: String, at now: Moment) -> Entitlement {
        var copy = hasLapsed(at: now) ? unending : self
        copy.plan = plan
        copy.isSandbox = false
        if status == nil || hasLapsed { copy.status = "active" }
        return copy
    }

    /// The entitlement of a user without a record.
    package static let none = Entitlement()
}
