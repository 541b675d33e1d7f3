/// What one user has: the part of the user's record that decides plan and periods.
///
/// It is written only by the script `entitle`, whose version `ev` rises with each change (LEDGER law 10). The
/// edge caches it by that version; a user who has no record has version 0 and the book's default plan.
public struct Entitlement: Hashable, Sendable {
    /// A one-off top-up of one limit, or another amount in its place, for a time.
    public struct Grant: Hashable, Sendable {
        public let limit: String
        public let amount: Int
        public let expires: Moment
        /// The amount takes the place of the limit's own; of several that run, the last one granted counts.
        public let replaces: Bool

        public init(limit: String, amount: Int, expires: Moment, replaces: Bool = false) {
            self.limit = limit
            self.amount = amount
            self.expires = expires
            self.replaces = replaces
        }
    }

    public var version: Int
    /// The plan's id; nil means the default plan.
    public var plan: String?
    /// `active`, `cancelled`, `billing_issue`, `expired`, `free`: as the subscription service told it; nil is
    /// unknown.
    public var status: String?
    /// The current paid period, where known. `periodEnd` is when a trial or a cancelled subscription ends.
    public var periodStart: Moment?
    public var periodEnd: Moment?
    /// The day of the month on which `Window.billingMonth` turns, 1–31, never clamped here.
    public var anchorDay: Int?
    /// The user's own time zone, an IANA name; nil means the book's.
    public var timeZone: String?
    /// Amounts that replace a limit's own, by the limit's name.
    public var overrides: [String: Int]
    public var grants: [Grant]
    /// Since when an operator lets this user send nothing; nil where they may.
    public var blockedSince: Moment?

    public init(
        version: Int = 0, plan: String? = nil, status: String? = nil, periodStart: Moment? = nil,
        periodEnd: Moment? = nil, anchorDay: Int? = nil, timeZone: String? = nil,
        overrides: [String: Int] = [:],
        grants: [Grant] = [], blockedSince: Moment? = nil
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
    }

    public var isBlocked: Bool { blockedSince != nil }

    /// Whether the subscription service says that nothing is paid for: the plan named here is only a memory.
    public var hasLapsed: Bool { status == "expired" || status == "free" }

    /// Whether nothing is paid for at `moment`: the service said so, or the paid time is over and nobody has
    /// said how it goes on.
    public func hasLapsed(at moment: Moment) -> Bool {
        if let periodEnd, periodEnd <= moment { return true }
        return hasLapsed
    }

    /// The status at `moment`: what was paid for and is over has expired, whatever was told last.
    public func status(at moment: Moment) -> String? {
        hasLapsed || !hasLapsed(at: moment) ? status : "expired"
    }

    /// The same without the paid period's end.
    public var unending: Entitlement {
        var copy = self
        copy.periodEnd = nil
        return copy
    }

    /// The same user with the plan that whoever vouches for them names now: no earlier lapse stands against
    /// it.
    public func naming(_ plan: String?, at now: Moment) -> Entitlement {
        guard let plan else { return self }
        var copy = hasLapsed(at: now) ? unending : self
        copy.plan = plan
        if status == nil || hasLapsed { copy.status = "active" }
        return copy
    }

    /// A user of whom nothing is known.
    public static let none = Entitlement()
}
