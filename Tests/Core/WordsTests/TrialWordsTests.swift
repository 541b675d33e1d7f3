import Foundation
import Limits
import Testing
import Usage
import Words

@Suite struct `A trial's days` {
    private static func trial(_ status: String = "active", start: String, end: String) -> Entitlement {
        Entitlement(plan: "trial", status: status, periodStart: at(start), periodEnd: at(end))
    }

    private static func planTable(called days: Int?) -> PlanTable {
        PlanTable(
            plans: [
                Plan(
                    id: "trial", label: "Trial", kind: .trial,
                    limits: [limit(.messages, .lifetime("trial"), 100)], trialDays: days)
            ], defaultPlan: "trial")
    }

    /// The app store's trial lasts a week. If the plan states three days, the sentence counts up to three. If
    /// the plan states no days, the sentence counts up to seven.
    @Test(
        arguments: [
            ("2026-11-20T06:00:00Z", 3, "Day 1 of 3"), ("2026-11-19T06:00:00Z", 3, "Day 2 of 3"),
            ("2026-11-18T06:00:00Z", 3, "Day 3 of 3"), ("2026-11-15T06:00:00Z", 3, "Day 3 of 3"),
            ("2026-11-15T06:00:00Z", nil, "Day 6 of 7"), ("2026-11-20T06:00:00Z", nil, "Day 1 of 7"),
        ] as [(String, Int?, String)])
    func `A trial's days are counted as in the plan, and never exceed the total`(
        start: String, called: Int?, words: String
    ) {
        let user = Entitlement(
            plan: "trial", status: "active", periodStart: at(start),
            periodEnd: at(start).advanced(bySeconds: 7 * 86_400))
        let banner = situation(Self.planTable(called: called), user, used: 60).trialBanner
        #expect(english(banner) == "\(words) — 40 conversations left")
    }

    @Test(
        arguments: [
            ("2026-11-21T12:00:00Z", true), ("2026-11-21T12:00:00.001Z", false),
            ("2026-11-20T12:00:00.001Z", true), ("2026-11-20T12:00:00Z", false),
        ])
    func `A trial's notice is emphasised in its last 24 hours`(end: String, isLast: Bool) throws {
        let date = try Date(
            end, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: end.contains(".")))
        let user = Entitlement(
            plan: "trial", status: "active", periodStart: at("2026-11-18T12:00:00Z"),
            periodEnd: Moment(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())))
        let lastDays = situation(Self.planTable(called: nil), user, used: 60)
        #expect(lastDays.isLastDay == isLast)
        guard user.periodEnd.map({ $0 > now }) == true else { return }
        #expect(Notice(lastDays, planTable: coach)?.isEmphasised == isLast)
        #expect((Notice.lastDay(lastDays) != nil) == isLast)
    }

    @Test func `The last day has its own text, without a promise to users who cancelled`() {
        let days = ("2026-11-18T12:00:00Z", "2026-11-21T09:00:00Z")
        let continuing = situation(coach, Self.trial(start: days.0, end: days.1), used: 60)
        #expect(
            english(Notice.lastDay(continuing)?.phrase)
                == "Last day of your trial — want to keep going? Your subscription continues automatically.")
        // The trial ends tomorrow, so the sentence must not say „heute“ (today).
        #expect(
            german(Notice.lastDay(continuing)?.phrase)
                == "Letzter Tag deiner Probezeit — magst du weitermachen? Dein Abo läuft von selbst weiter.")
        let cancelled = situation(coach, Self.trial("cancelled", start: days.0, end: days.1), used: 60)
        #expect(english(Notice.lastDay(cancelled)?.phrase) == "Day 3 of 3 — 40 conversations left")
        let usedUp = situation(coach, Self.trial(start: days.0, end: days.1), used: 100)
        #expect(Notice.lastDay(usedUp) == nil, "no message is left")
    }

    @Test func `A trial's days have a text for screen readers`() {
        let user = Self.trial(start: "2026-11-19T12:00:00Z", end: "2026-11-22T12:00:00Z")
        let spoken = situation(coach, user, used: 60).spoken
        #expect(english(spoken) == "60 of 100 trial messages used, day 2 of 3")
        #expect(german(spoken) == "60 von 100 Nachrichten deiner Probezeit genutzt, Tag 2 von 3")
        let undated = situation(coach, Entitlement(plan: "trial", status: "active"), used: 60).spoken
        #expect(english(undated) == "60 of 100 trial messages used")
    }

    @Test(
        arguments: [
            (1, 800, "1 of 800 messages used", "1 von 800 Nachrichten genutzt"),
            (0, 1, "0 of 1 message used", "0 von 1 Nachricht genutzt"),
            (1, 1, "1 of 1 message used", "1 von 1 Nachricht genutzt"),
        ])
    func `The total decides a noun's number`(used: Int, total: Int, words: String, german deutsch: String) {
        let planTable = one(limit(.messages, .month, total))
        let state = situation(planTable, .none, used: used)
        #expect(english(state.settingsRow) == words && german(state.settingsRow) == deutsch)
        #expect(english(state.spoken) == "\(words) this month")
        #expect(UsageText.settingsRow(used: used, limit: total) == words)
        let trial = Phrase(.trialRemaining, count: used, limit: total)
        #expect(english(trial) == "\(used) of \(total) trial message\(total == 1 ? "" : "s") remaining")
    }

    @Test func `A soft limit that was passed has a sentence, and a shadow limit has none`() {
        func words(_ enforcement: Limit.Enforcement) -> String? {
            let planTable = one(
                Limit(
                    name: "m", meter: .messages, window: .month, amount: 10, enforcement: enforcement))
            return english(Notice(situation(planTable, .none, used: 11), planTable: planTable)?.phrase)
        }
        #expect(
            words(.soft) == "That's all your plan had in mind for now — and you can simply keep going.")
        #expect(words(.shadow) == nil)
    }
}
