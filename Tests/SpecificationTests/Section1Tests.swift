import Configuration
import Dates
import Foundation
import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer)
struct `Specification §1: plans, periods, counters` {
    /// The present month and the next one, in the edge's time zone.
    private static func month(of now: Moment) -> (this: String, next: String) {
        let today = LocalTime(NoonZone.name).date(at: Int(now.seconds))
        func text(_ year: Int, _ month: Int) -> String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
        return (text(today.year, today.month), text(today.nextMonth.year, today.nextMonth.month))
    }

    @Test
    func `coach, trial: 100 messages in all, under the fixed word trial, never reset`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("trial", days: (-1, 2), used: ["messages": 99])
            #expect(try await edge.say().status == 200)
            #expect(try await edge.say().status == 429)
            let usage = try await edge.usage()
            #expect(usage["billing_period"] == "trial" && usage["limit"] == "100")
            #expect(usage["message_count"] == "100" && usage["limits.0.resets_at"] == "null")
        }
    }

    @Test
    func `coach, premium: 800 messages, under YYYY-MM, reset with the month`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("premium", used: ["messages": 799])
            #expect(try await edge.say().status == 200)
            let refused = try await edge.say()
            #expect(refused.status == 429)
            let usage = try await edge.usage()
            let month = Self.month(of: edge.now)
            #expect(usage["billing_period"] == month.this && usage["limit"] == "800")
            #expect(usage["limits.0.resets_at"] == "\(month.next)-01T00:00:00\(NoonZone.offset)")
        }
    }

    @Test
    func `coach, none (free, expired, lapsed): 0 messages, reading stays open, sending is refused`()
        async throws
    {
        let routes = { (store: SubscriptionServiceStandIn) in
            store.put("[]", at: "/api/history/1")
            return """
                upstreams: [{ name: backend, url: "http://127.0.0.1:\(store.port)", private: true }]
                routes: [{ path: /api/history/*, upstream: backend, meter: false }]
                """
        }
        try await withEdge(more: routes) { edge async throws in
            try await edge.give("trial", "expired", days: (-9, -6), to: "expired")
            try await edge.give("premium", "active", days: (-30, -0.1), to: "lapsed")
            for user in ["free", "expired", "lapsed"] {
                #expect(try await edge.say(as: user).status == 403)
                #expect(try await edge.usage(of: user).status == 200)
                #expect(try await edge.ask("GET", "/api/history/1", as: user).status == 200)
            }
        }
    }

    @Test(arguments: [("free", 20, 0), ("pro", 100, 50), ("business", 500, 100)])
    func `pages: calls by the day`(plan: String, standard: Int, pro: Int) async throws {
        try await withEdge(.pages) { edge async throws in
            try await edge.give(plan, used: ["standard": standard - 1, "pro": max(pro - 1, 0)])
            #expect(try await edge.say(to: "glm-4.5-air").status == 200)
            #expect(try await edge.say(to: "glm-4.5-air").status == 429)
            if pro > 0 { #expect(try await edge.say(to: "glm-4.6").status == 200) }
            #expect(try await edge.say(to: "glm-4.6").status == (pro > 0 ? 429 : 403))
            let usage = try await edge.usage()
            #expect(usage["limits.0.limit"] == "\(standard)" && usage["limits.0.window"] == "day")
            #expect(usage["limits.1.limit"] == "\(pro)" && usage["limits.1.window"] == "day")
            #expect(usage["limits.0.resets_at"]?.hasSuffix("T00:00:00\(NoonZone.offset)") == true)
        }
    }

    @Test
    func `a plan is configuration: any number of limits, over any measure and window, hard or soft`() throws {
        let counts = [
            "count: messages", "calls: standard", "count: input_tokens", "count: output_tokens",
            "count: cached_tokens", "count: total_tokens", "count: cost",
        ]
        let windows = ["minute", "hour", "day", "month", "billing month", "rolling 5h", "lifetime trial"]
        for (index, count) in counts.enumerated() {
            let how = index % 2 == 0 ? "hard" : "soft"
            let limits = windows.map { "{ \(count), per: \($0), amount: 9, enforcement: \(how) }" }
            let settings = try Settings.read(
                """
                plans:
                  all: { kind: subscription, limits: [\(limits.joined(separator: ", "))] }
                default_plan: all
                prices: [{ model: "*", input: 1, output: 1 }]
                identity: [{ trusted_header: x-user-id, from: [127.0.0.1] }]
                """, file: "all.yaml", environment: [:])
            let entries = settings.planTable.schedule(
                for: Entitlement(anchorDay: 31), modelClass: .standard, at: Moment(seconds: 1_795_176_000)
            ).entries
            #expect(entries.count == windows.count)
            #expect(Set(entries.map(\.field)).count == entries.count, "each has a counter of its own")
            #expect(entries.allSatisfy { $0.limit.enforcement == (how == "hard" ? .hard : .soft) })
        }
    }

    @Test
    func `a billing month begins on the anchor day, 29 to 31 clamped to short months`() {
        let february = Moment(seconds: 1_771_200_000)  // 16 February 2026
        for anchor in 29...31 {
            let period = Period(
                of: .billingMonth, at: february, anchorDay: anchor, in: LocalTime("UTC"))
            #expect(period.name == "2026-01-\(anchor)")
            #expect(LocalTime("UTC").date(at: Int(period.end.seconds)).day == 28)
        }
    }

    @Test
    func `days and months begin in the time zone of the configuration, by default in UTC`() throws {
        let evening = Moment(seconds: 1_796_083_199)  // 30 November 2026, 23:59:59 UTC
        let text = Preset.coach.text
        let berlin = try Settings.read(
            text.replacing("time_zone: UTC", with: "time_zone: Europe/Berlin"), file: "b", environment: [:])
        let untold = try Settings.read(
            text.replacing("time_zone: UTC", with: ""), file: "u", environment: [:])
        func month(_ settings: Settings) -> String? {
            settings.planTable.schedule(for: Entitlement(plan: "premium"), modelClass: nil, at: evening)
                .entries.first?.period
        }
        #expect(month(berlin) == "2026-12")
        #expect(month(untold) == "2026-11")
    }

    @Test
    func `all limits of a request pass and are counted together, or none is counted`() async throws {
        let pro = "- { calls: pro, per: day, amount: 50 }"
        let all = (after: pro, line: "{ count: messages, per: month, amount: 13, name: all }")
        try await withEdge(.pages, adding: all) { edge async throws in
            try await edge.give("pro", used: ["standard": 11, "pro": 50, "all": 12])
            // The class's own limit refuses this message, so the limit of the month does not count it.
            #expect(try await edge.say(to: "glm-4.6").status == 429)
            #expect(try await edge.usage()["limits.2.used"] == "12")
            #expect(try await edge.say(to: "glm-4.5-air").status == 200)
            // The limit of the month refuses this message, so the limit of the day does not count it.
            #expect(try await edge.say(to: "glm-4.5-air").status == 429)
            let usage = try await edge.usage()
            #expect(usage["limits.0.used"] == "12" && usage["limits.1.used"] == "50")
            #expect(usage["limits.2.name"] == "all" && usage["limits.2.used"] == "13")
        }
    }

    @Test
    func `the usage record: user_id, billing_period, message_count, limit, updated_at, and what follows`()
        async throws
    {
        try await withEdge { edge async throws in
            try await edge.give("premium", used: ["messages": 160])
            let usage = try await edge.usage()
            #expect(usage["user_id"] == "ann" && usage["message_count"] == "160" && usage["limit"] == "800")
            let updated = try #require(usage["updated_at"])
            #expect(abs(try Date(updated, strategy: .iso8601).timeIntervalSinceNow) < 60)
            #expect(usage["messages_remaining"] == "640" && usage["usage_percentage"] == "20")
            #expect(usage["is_at_limit"] == "0")
            // The plan of this user has a limit of 0. The remaining number must not become negative, and the
            // percentage must not come from a division by 0.
            let none = try await edge.usage(of: "nobody")
            #expect(none["messages_remaining"] == "0" && none["usage_percentage"] == "0")
            #expect(none["is_at_limit"] == "1")
        }
    }

    @Test
    func `trial to premium switches the counter with no interruption; the trial's record stays readable`()
        async throws
    {
        try await withEdge { edge async throws in
            try await edge.give("trial", days: (-2, 1), used: ["messages": 100])
            #expect(try await edge.say().status == 429)
            try await edge.give("premium")
            // The test changed the plan in the ledger, not through this edge. The edge can refuse for half a
            // second more, and counts none of the refused messages.
            #expect(await eventually(on: edge.loop) { (try? await edge.say().status) == 200 })
            let usage = try await edge.usage()
            #expect(usage["message_count"] == "1" && usage["limit"] == "800")
            let counters = try await edge.ledger.readUser(UserName(id: "ann").key).counters
            #expect(counters["t:trial:msg"] == 100)
        }
    }
}
