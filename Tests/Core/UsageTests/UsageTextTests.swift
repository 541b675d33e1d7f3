import Foundation
import Limits
import Testing
import Usage

/// Tests the sentences that docs/specification.md §2 and §3 prescribe word for word.
@Suite struct UsageTextTests {
    @Test func `A screen reader speaks the month, the day and the trial`() {
        #expect(
            UsageText.spoken(used: 160, limit: 800, period: .month) == "160 of 800 messages used this month")
        #expect(UsageText.spoken(used: 3, limit: 20, period: .day) == "3 of 20 messages used today")
        #expect(UsageText.spoken(used: 40, limit: 100, period: .trial) == "40 of 100 trial messages used")
        #expect(UsageText.spoken(used: 0, limit: 1, period: .month) == "0 of 1 message used this month")
    }

    @Test func `The settings row is always there`() {
        #expect(UsageText.settingsRow(used: 0, limit: 800) == "0 of 800 messages used")
        #expect(UsageText.settingsRow(used: 160, limit: 800) == "160 of 800 messages used")
    }

    @Test(arguments: [
        (Window.month, Plan.Kind.subscription, UsageText.Period.month), (.billingMonth, .trial, .month),
        (.day, .free, .day), (.lifetime("trial"), .trial, .trial), (.lifetime("all"), .free, .other),
        (.rolling(seconds: 60), .subscription, .other), (.hour, .subscription, .other),
    ]) func `A window is described by its period`(window: Window, kind: Plan.Kind, period: UsageText.Period) {
        #expect(UsageText.Period(window: window, kind: kind) == period)
    }

    @Test func `The one-line display names the class, and AI for other providers`() {
        #expect(ModelClassLine(modelClass: "standard", current: 0, limit: 20).text == "Standard: 0/20")
        #expect(ModelClassLine(modelClass: "pro", current: 0, limit: 50).text == "Pro AI: 0/50")
        #expect(
            ModelClassLine(modelClass: "standard", isOtherProvider: true, current: 0, limit: 20).text
                == "AI: 0/20")
        #expect(ModelClassLine.loading.text == "Loading...")
        #expect(ModelClassLine.unavailable.text == "Usage unavailable")
    }

    @Test func `A gate has the code that a paywall reads`() {
        let gates: [GateReason] = [
            .trialExpired, .messagesExhausted(nextBillingDate: nil), .cancelled, .paymentFailed,
            .paused(until: nil), .blocked, .generic,
        ]
        #expect(
            gates.map(\.code) == [
                "trial_expired", "messages_exhausted", "cancelled", "payment_failed", "paused", "blocked",
                "generic",
            ])
    }
}

@Suite struct UsageDetailTests {
    let start = Date(timeIntervalSince1970: 1_795_176_000)

    @Test(arguments: [(-1.0, 1), (0, 1), (23.9, 1), (24, 2), (49, 3), (71.9, 3), (72, 3), (900, 3)])
    func `A trial's day runs from 1 to its length`(hours: Double, day: Int) throws {
        let end = start.addingTimeInterval(3 * 86400)
        let trial = try #require(
            TrialDay(start: start, end: end, now: start.addingTimeInterval(hours * 3600)))
        #expect((trial.day, trial.total) == (day, 3))
    }

    @Test func `A trial's length comes from its own dates`() {
        #expect(TrialDay(start: start, end: start.addingTimeInterval(7 * 86400), now: start)?.total == 7)
        #expect(TrialDay(start: start, end: start.addingTimeInterval(3600), now: start)?.total == 1)
        #expect(TrialDay(start: start, end: start, now: start) == nil)
    }

    @Test func `The last day is the last 24 hours`() {
        #expect(TrialDay.isLast(end: start.addingTimeInterval(86400), now: start))
        #expect(!TrialDay.isLast(end: start.addingTimeInterval(86401), now: start))
    }

    @Test func `The detail names the plan, or the trial's day`() {
        let record = UsageRecord(
            userID: "u", billingPeriod: "2026-11", messageCount: 640, limit: 800, updatedAt: start)
        let premium = UsageDetail(record: record, planName: "Premium", periodEnd: .resets(start))
        #expect(premium.planLabel == "Premium")
        #expect((premium.used, premium.remaining, premium.limit, premium.level) == (640, 160, 800, .gentle))
        #expect(premium.progress == 0.8)
        let day = TrialDay(start: start, end: start.addingTimeInterval(3 * 86400), now: start)
        let trial = UsageDetail(
            record: record, planName: "Trial", trialDay: day, periodEnd: .trialEnds(start))
        #expect(trial.planLabel == "Trial — Day 1 of 3")
    }

    @Test func `Progress stays between 0 and 1`() {
        func progress(_ used: Int, _ limit: Int) -> Double {
            let record = UsageRecord(
                userID: "u", billingPeriod: "p", messageCount: used, limit: limit, updatedAt: start)
            return UsageDetail(record: record, planName: "P", periodEnd: .never).progress
        }
        #expect([progress(0, 0), progress(5, 0), progress(0, 9), progress(99, 9)] == [0, 0, 0, 1])
    }
}
