import Limits
import Testing

@Suite struct ScheduleTests {
    let noon = at("2026-11-20T12:00:00Z")

    @Test func `Coach trial counts 100 messages in all, under a fixed word`() throws {
        let schedule = PlanTables.coach.schedule(
            for: Entitlement(plan: "trial"), modelClass: .standard, at: noon)
        let entry = try #require(schedule.entries.first)
        #expect(
            (entry.field, entry.period, entry.amount, entry.resetsAt) == ("t:trial:msg", "trial", 100, nil))
        #expect((schedule.validFrom, schedule.validTo) == (.distantPast, .distantFuture))
    }

    @Test func `Coach premium counts 800 messages a month`() throws {
        let schedule = PlanTables.coach.schedule(for: Entitlement(plan: "premium"), modelClass: nil, at: noon)
        let entry = try #require(schedule.entries.first)
        #expect((entry.field, entry.period, entry.amount) == ("m:2611:msg", "2026-11", 800))
        #expect(entry.resetsAt == at("2026-12-01T00:00:00Z"))
        #expect(schedule.validFrom == at("2026-11-01T00:00:00Z"))
        #expect(schedule.validTo == at("2026-12-01T00:00:00Z"))
        #expect(schedule.maxOpen == PlanTable.defaultMaxOpen)
    }

    @Test(arguments: ["expired", "free"]) func `Coach none is the plan of a user who has lapsed`(
        status: String
    ) {
        let lapsed = Entitlement(plan: "premium", status: status)
        let schedule = PlanTables.coach.schedule(for: lapsed, modelClass: nil, at: noon)
        #expect(schedule.plan.id == "none")
        #expect(schedule.entries.map(\.amount) == [0])
    }

    @Test(arguments: ["active", "cancelled", "billing_issue", nil])
    func `Every other status keeps the plan`(status: String?) {
        #expect(
            PlanTables.coach.effectivePlan(for: Entitlement(plan: "premium", status: status), at: noon).id
                == "premium"
        )
    }

    @Test(arguments: ["active", "cancelled", "billing_issue", nil])
    func `A paid plan ends on its own date, even if no event says so`(status: String?) {
        let user = Entitlement(plan: "trial", status: status, periodEnd: noon)
        let last = Moment(milliseconds: noon.milliseconds - 1)
        #expect(PlanTables.coach.schedule(for: user, modelClass: nil, at: last).plan.id == "trial")
        #expect(user.statusName(at: last) == status)
        #expect(PlanTables.coach.schedule(for: user, modelClass: nil, at: noon).plan.id == "none")
        #expect(user.statusName(at: noon) == "expired")
        let cache = ScheduleCache(planTable: PlanTables.coach)
        #expect(cache.schedule(for: user, modelClass: nil, at: last).plan.id == "trial")
        #expect(cache.schedule(for: user, modelClass: nil, at: noon).plan.id == "none")
        #expect(cache.schedule(for: user.unending, modelClass: nil, at: noon).plan.id == "trial")
    }

    @Test func `A trial ends at its own period's end, and not at that of another plan's purchase`() throws {
        let trial = try #require(PlanTables.coach.plans["trial"])
        let premium = try #require(PlanTables.coach.plans["premium"])
        #expect(Entitlement(plan: "trial", periodEnd: noon).trialEnd(under: trial) == noon)
        #expect(Entitlement(periodEnd: noon).trialEnd(under: trial) == noon)
        let ended = Entitlement(plan: "premium", status: "expired", periodEnd: noon)
        #expect(ended.trialEnd(under: trial) == nil)
        #expect(Entitlement(plan: "premium", periodEnd: noon).trialEnd(under: premium) == nil)
    }

    @Test func `A tester's plan is counted apart from paid and free ones`() {
        func field(_ user: Entitlement) -> [String] {
            let cache = ScheduleCache(planTable: PlanTables.coach)
            // The cache now has a schedule for premium users. Other users must not get it.
            _ = cache.schedule(
                for: EntitlementSnapshot(Entitlement(plan: "premium", status: "active")), modelClass: nil,
                at: noon)
            let schedule = PlanTables.coach.schedule(for: user, modelClass: nil, at: noon)
            let known = cache.schedule(for: EntitlementSnapshot(user), modelClass: nil, at: noon)
            #expect(known == schedule)
            return known.entries.map(\.field)
        }
        var user = Entitlement(plan: "premium", status: "active", isSandbox: true)
        #expect(field(user) == ["m:2611:msg:x"])
        user.plan = "trial"
        #expect(field(user) == ["t:trial:msg:x"])
        user.status = "expired"
        #expect(field(user).allSatisfy { !$0.hasSuffix(":x") }, "the free plan is nobody's purchase")
        let vouched = user.namingPlan("premium", at: noon)
        #expect(field(vouched) == ["m:2611:msg"], "a token says what they have")
    }

    @Test(arguments: [(nil, 20, 0), ("free", 20, 0), ("pro", 100, 50), ("business", 500, 100)])
    func `Pages counts standard and pro calls by the day`(plan: String?, standard: Int, pro: Int) {
        let schedule = PlanTables.pages.schedule(for: Entitlement(plan: plan), modelClass: nil, at: noon)
        #expect(schedule.entries.map(\.field) == ["d:261120:standard", "d:261120:pro"])
        #expect(schedule.entries.map(\.amount) == [standard, pro])
    }

    @Test func `A call of a class leaves the calls of other classes alone`() {
        let limits = [
            Limit(name: "messages", meter: .messages, window: .month, amount: 10),
            Limit(name: "pro", meter: .calls(PlanTables.pro), window: .day, amount: 10),
            Limit(name: "standard", meter: .calls(.standard), window: .day, amount: 10),
            Limit(name: "tokens", meter: .totalTokens, window: .rolling(seconds: 60), amount: 10),
            Limit(name: "cost", meter: .cost, window: .month, amount: 10),
        ]
        let schedule = PlanTables.one(limits).schedule(for: .none, modelClass: PlanTables.pro, at: noon)
        #expect(
            schedule.entries.map(\.field) == ["m:2611:msg", "d:261120:pro", "r60:tok", "m:2611:usd"])
    }

    @Test func `The shortest window ends the schedule`() {
        let limits = [Window.month, .hour, .minute, .day, .billingMonth].map {
            Limit(name: $0.code, meter: .messages, window: $0, amount: 10)
        }
        let schedule = PlanTables.one(limits).schedule(
            for: Entitlement(anchorDay: 20), modelClass: nil, at: at("2026-11-20T12:34:56Z"))
        #expect(schedule.validFrom == at("2026-11-20T12:34:00Z"))
        #expect(schedule.validTo == at("2026-11-20T12:35:00Z"))
    }

    @Test func `The user's own zone overrides the plan table's`() {
        let limit = Limit(name: "messages", meter: .messages, window: .day, amount: 10)
        let planTable = PlanTables.one([limit], zone: "Pacific/Kiritimati")
        func day(_ zone: String?) -> String? {
            planTable.schedule(for: Entitlement(timeZone: zone), modelClass: nil, at: noon).entries.first?
                .period
        }
        #expect(day(nil) == "2026-11-21")
        #expect(day("Mars/Olympus") == "2026-11-21")
        #expect(day("Pacific/Pago_Pago") == "2026-11-20")
    }

    @Test func `An override replaces the plan's amount and grants come on top until they end`() {
        let soon = noon.advanced(bySeconds: 60)
        let past = noon.advanced(bySeconds: -60)
        let user = Entitlement(
            plan: "premium", overrides: ["messages": 50, "other": 9],
            grants: [
                .init(limit: "messages", amount: 7, expires: soon),
                .init(limit: "messages", amount: 100, expires: past),
                .init(limit: "other", amount: 1000, expires: noon.advanced(bySeconds: 5)),
            ])
        let during = PlanTables.coach.schedule(for: user, modelClass: nil, at: noon)
        #expect(during.entries.map(\.amount) == [57])
        #expect((during.validFrom, during.validTo) == (past, soon))
        let before = PlanTables.coach.schedule(for: user, modelClass: nil, at: past.advanced(bySeconds: -1))
        #expect(before.entries.map(\.amount) == [157])
        #expect(before.validTo == past)
        let after = PlanTables.coach.schedule(for: user, modelClass: nil, at: soon)
        #expect(after.entries.map(\.amount) == [50])
        #expect(after.validFrom == soon)
    }

    @Test func `An amount stays between 0 and what the script can count`() {
        func amount(_ override: Int, _ grant: Int) -> Int? {
            let user = Entitlement(
                plan: "premium", overrides: ["messages": override],
                grants: [.init(limit: "messages", amount: grant, expires: .distantFuture)])
            return PlanTables.coach.schedule(for: user, modelClass: nil, at: noon).entries.first?.amount
        }
        #expect(amount(.max, .max) == PlanTable.largestAmount)
        #expect(amount(5, -9) == 0)
        #expect(amount(-5, 0) == 0)
    }

    @Test func `The plans that open a class come with the smallest allowance first`() {
        #expect(PlanTables.pages.plansOpening(PlanTables.pro).map(\.id) == ["pro", "business"])
        #expect(PlanTables.pages.plansOpening(.standard).map(\.id) == ["free", "pro", "business"])
        #expect(PlanTables.coach.plansOpening(.standard).map(\.id) == ["premium", "trial"])
    }
}

@Suite struct ScheduleCacheTests {
    let noon = at("2026-11-20T12:00:00Z")

    @Test func `A cached schedule equals a computed one, in every period`() {
        let cache = ScheduleCache(planTable: PlanTables.pages)
        for hour in 0..<72 {
            let moment = noon.advanced(bySeconds: Int64(hour) * 3600)
            for plan in [nil, "free", "pro", "gone"] {
                for zone in [nil, "Europe/Berlin", "Asia/Kolkata"] {
                    let user = Entitlement(plan: plan, timeZone: zone)
                    #expect(
                        cache.schedule(for: user, modelClass: PlanTables.pro, at: moment)
                            == PlanTables.pages.schedule(for: user, modelClass: PlanTables.pro, at: moment))
                }
            }
        }
        #expect(cache.count == 12)
    }

    /// How an entitlement can differ from another one, by the name of each property. The test below fails if
    /// a property is missing here.
    private var variations: [String: (inout Entitlement) -> Void] {
        [
            "version": { $0.version = 9 }, "plan": { $0.plan = "other" }, "status": { $0.status = "expired" },
            "periodStart": { $0.periodStart = noon.advanced(bySeconds: -5 * 86_400) },
            "periodEnd": { $0.periodEnd = noon.advanced(bySeconds: -3600) },
            "lapsesAt": { $0.lapsesAt = noon },
            "anchorDay": { $0.anchorDay = 19 }, "timeZone": { $0.timeZone = "Pacific/Apia" },
            "overrides": { $0.overrides = ["messages": 5] },
            "grants": {
                $0.grants = [
                    Entitlement.Grant(limit: "messages", amount: 5, expires: noon.advanced(bySeconds: 3600))
                ]
            }, "phase": { $0.phase = "trial" }, "unsubscribedAt": { $0.unsubscribedAt = noon },
            "billingIssueAt": { $0.billingIssueAt = noon }, "pausedUntil": { $0.pausedUntil = noon },
            "isSandbox": { $0.isSandbox = true }, "blockedSince": { $0.blockedSince = noon },
        ]
    }

    /// The cache compares only the properties on which schedules depend. If it missed one, a user would get
    /// the limits of another.
    @Test func `Users of one plan never share a schedule that differs by a property of theirs`() {
        func plan(_ id: String, _ amount: Int) -> Plan {
            let windows: [Window] = [.month, .billingMonth, .billingWeek]
            let limits = windows.map { window in
                Limit(
                    name: window == .month ? "messages" : window.name, meter: .messages, window: window,
                    amount: amount)
            }
            return Plan(id: id, label: id, kind: .subscription, limits: limits)
        }
        let planTable = PlanTable(
            plans: [plan("own", 10), plan("other", 20), plan("none", 1)], defaultPlan: "none")
        let base = Entitlement(
            plan: "own", status: "active", periodStart: noon.advanced(bySeconds: -86_400),
            periodEnd: noon.advanced(bySeconds: 86_400), anchorDay: 7, timeZone: "UTC")
        let properties = Mirror(reflecting: base).children.compactMap(\.label)
        #expect(Set(properties) == Set(variations.keys), "each property needs a variation")
        var changing: Set<String> = []
        for (property, vary) in variations {
            var varied = base
            vary(&varied)
            let cache = ScheduleCache(planTable: planTable)
            for user in [base, varied, base, varied] {
                let schedule = planTable.schedule(for: user, modelClass: nil, at: noon)
                let cached = cache.schedule(for: EntitlementSnapshot(user), modelClass: nil, at: noon)
                #expect(cached == schedule, "\(property)")
                if user != base, schedule != planTable.schedule(for: base, modelClass: nil, at: noon) {
                    changing.insert(property)
                }
            }
        }
        let expected: Set = [
            "plan", "status", "periodStart", "periodEnd", "lapsesAt", "anchorDay", "timeZone", "overrides",
            "grants", "isSandbox",
        ]
        #expect(changing == expected, "the variations change the schedule where a property can")
    }

    @Test func `A lapsed user never gets the schedule of a paying one`() {
        let cache = ScheduleCache(planTable: PlanTables.coach)
        let paid = Entitlement(plan: "premium", status: "active")
        let lapsed = Entitlement(plan: "premium", status: "expired")
        #expect(cache.schedule(for: paid, modelClass: nil, at: noon).plan.id == "premium")
        #expect(cache.schedule(for: lapsed, modelClass: nil, at: noon).plan.id == "none")
        #expect(cache.schedule(for: paid, modelClass: nil, at: noon).plan.id == "premium")
    }

    @Test func `Anchors share a schedule unless a billing month needs them apart`() {
        let calendar = ScheduleCache(planTable: PlanTables.coach)
        let billing = ScheduleCache(
            planTable: PlanTables.one([
                Limit(name: "messages", meter: .messages, window: .billingMonth, amount: 9)
            ]
            ))
        for anchor in 1...31 {
            _ = calendar.schedule(for: Entitlement(anchorDay: anchor), modelClass: nil, at: noon)
            _ = billing.schedule(for: Entitlement(anchorDay: anchor), modelClass: nil, at: noon)
        }
        #expect(calendar.count == 1)
        #expect(billing.count == 31)
    }

    /// Each row has the start of a paid period, the user's time zone, and the counter at noon (UTC) of
    /// Friday, 2026-11-20. In Berlin, Tuesday begins at 23:00 UTC on Monday.
    static let paidPeriods: [(String?, String, String)] = [
        (nil, "UTC", "k:261116:msg"), ("2026-11-16T23:30:00Z", "UTC", "k:261116:msg"),
        ("2026-11-16T23:30:00Z", "Europe/Berlin", "k:261117:msg"),
        ("2026-08-05T08:00:00Z", "UTC", "k:261118:msg"), ("2026-08-07T08:00:00Z", "UTC", "k:261120:msg"),
        ("2026-08-08T08:00:00Z", "UTC", "k:261114:msg"),
    ]

    @Test(arguments: paidPeriods)
    func `A billing week begins on the weekday of the paid period, in the user's zone`(
        start: String?, zone: String, field: String
    ) {
        let plan = Plan(
            id: "p", label: "", kind: .subscription,
            limits: [Limit(name: "messages", meter: .messages, window: .billingWeek, amount: 9)])
        let planTable = PlanTable(plans: [plan], defaultPlan: "p")
        let entitlement = Entitlement(plan: "p", periodStart: start.map(at), timeZone: zone)
        let computed = planTable.schedule(for: entitlement, modelClass: nil, at: noon)
        #expect(computed.entries.map(\.field) == [field])
        let cache = ScheduleCache(planTable: planTable)
        for other in [Entitlement.none, entitlement, Entitlement(plan: "p", periodStart: noon), entitlement] {
            let expected = planTable.schedule(for: other, modelClass: nil, at: noon).entries.map(\.field)
            #expect(cache.schedule(for: other, modelClass: nil, at: noon).entries.map(\.field) == expected)
        }
    }

    @Test func `Overrides and grants are never shared`() {
        let cache = ScheduleCache(planTable: PlanTables.coach)
        let special = Entitlement(plan: "premium", overrides: ["messages": 5])
        #expect(cache.schedule(for: special, modelClass: nil, at: noon).entries.map(\.amount) == [5])
        let usual = Entitlement(plan: "premium")
        #expect(cache.schedule(for: usual, modelClass: nil, at: noon).entries.map(\.amount) == [800])
    }

    @Test func `A full cache stays within its bound`() {
        let cache = ScheduleCache(planTable: PlanTables.coach, capacity: 8)
        for number in 0..<100 {
            _ = cache.schedule(for: Entitlement(), modelClass: ModelClass("c\(number)"), at: noon)
            #expect(cache.count <= 8)
        }
    }
}

extension ScheduleCache {
    fileprivate func schedule(for entitlement: Entitlement, modelClass: ModelClass?, at moment: Moment)
        -> Schedule
    {
        schedule(for: EntitlementSnapshot(entitlement), modelClass: modelClass, at: moment)
    }
}
