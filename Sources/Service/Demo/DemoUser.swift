package import Limits

/// A user that `--demo` adds. These users differ in plan, period and use, so that all kinds of answers occur.
package struct DemoUser: Hashable, Sendable {
    /// The user's id in the header field `x-user-id`, or as a client's key.
    package let id: String
    package let plan: String
    /// The status of the user's subscription, in a subscription service's words.
    package let status: String
    /// The paid period, in seconds from now; nil if the user has no paid period.
    package let period: Range<Int64>?
    /// The used amount of each limit, by limit name. Limits that are not listed have a count of 0.
    package let used: [String: Int]

    package init(
        id: String, plan: String, status: String = "active", period: Range<Int64>? = nil, used: [String: Int]
    ) {
        self.id = id
        self.plan = plan
        self.status = status
        self.period = period
        self.used = used
    }

    package func makeEntitlement(at now: Moment) -> Entitlement {
        Entitlement(
            plan: plan, status: status,
            periodStart: period.map { now.advanced(bySeconds: $0.lowerBound) },
            periodEnd: period.map { now.advanced(bySeconds: $0.upperBound) })
    }

    /// The demo users whose plan exists in the plan table.
    package static func listUsers(in planTable: PlanTable) -> [DemoUser] {
        (coach + pages).filter { planTable.plans[$0.plan] != nil }
    }

    private static let day: Int64 = 86_400

    package static let coach = [
        DemoUser(id: "demo-trial", plan: "trial", period: 0..<3 * day, used: ["messages": 12]),
        DemoUser(id: "demo-premium", plan: "premium", period: -12 * day..<18 * day, used: ["messages": 160]),
        DemoUser(id: "demo-almost", plan: "premium", period: -25 * day..<5 * day, used: ["messages": 799]),
        DemoUser(
            id: "demo-expired", plan: "trial", status: "expired", period: -10 * day..<(-7 * day), used: [:]),
    ]

    package static let pages = [
        DemoUser(id: "demo-free", plan: "free", used: ["standard": 19]),
        DemoUser(
            id: "demo-pro", plan: "pro", period: -12 * day..<18 * day, used: ["standard": 12, "pro": 41]),
        DemoUser(
            id: "demo-business", plan: "business", period: -3 * day..<27 * day,
            used: ["standard": 40, "pro": 100]),
    ]
}
