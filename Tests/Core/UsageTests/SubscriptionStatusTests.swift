import Foundation
import Testing
import Usage

/// Tests docs/specification.md §4: which status has priority, its label, and how many days remain.
@Suite struct `The status of a subscription` {
    @Test(arguments: [false, true], [false, true])
    func `A subscription is free without an entitlement, and expired if not active, whatever else holds`(
        hasBillingIssue: Bool, isUnsubscribed: Bool
    ) {
        for isActive in [false, true] {
            #expect(
                SubscriptionStatus(
                    hasEntitlement: false, isActive: isActive, hasBillingIssue: hasBillingIssue,
                    isUnsubscribed: isUnsubscribed) == .free)
        }
        #expect(
            SubscriptionStatus(
                hasEntitlement: true, isActive: false, hasBillingIssue: hasBillingIssue,
                isUnsubscribed: isUnsubscribed) == .expired)
    }

    @Test(
        arguments: [
            (true, true, SubscriptionStatus.billingIssue), (true, false, .billingIssue),
            (false, true, .cancelled), (false, false, .active),
        ])
    func `A subscription's status is a billing issue rather than cancelled, and otherwise active`(
        hasBillingIssue: Bool, isUnsubscribed: Bool, status: SubscriptionStatus
    ) {
        #expect(
            SubscriptionStatus(
                hasEntitlement: true, isActive: true, hasBillingIssue: hasBillingIssue,
                isUnsubscribed: isUnsubscribed) == status)
    }

    @Test(
        arguments: zip(
            SubscriptionStatus.allCases, ["Free", "Expired", "Billing Issue", "Cancelled", "Active"]))
    func `The status of a subscription has a label`(status: SubscriptionStatus, label: String) {
        #expect(status.label == label)
        #expect(status.isActive == !["Free", "Expired"].contains(label))
    }

    @Test(
        arguments: [
            ("2026-11-20T12:00:00Z", "2026-11-23T12:00:00Z", 3),
            ("2026-11-20T12:00:00Z", "2026-11-23T12:00:01Z", 4),
            // The following pairs are ends of months, a leap day, and nights on which clocks change.
            ("2026-01-31T23:59:59Z", "2026-02-01T00:00:00Z", 1),
            ("2026-02-28T12:00:00Z", "2026-03-01T12:00:00Z", 1),
            ("2028-02-28T12:00:00Z", "2028-03-01T12:00:00Z", 2),
            ("2026-04-30T00:00:00Z", "2026-05-31T00:00:00Z", 31),
            ("2026-12-31T12:00:00Z", "2027-01-01T12:00:00Z", 1),
            ("2026-03-28T12:00:00+01:00", "2026-03-29T12:00:00+02:00", 1),
            ("2026-10-24T12:00:00+02:00", "2026-10-25T12:00:00+01:00", 2),
            ("2026-11-20T00:00:00-11:00", "2026-11-20T00:00:00+14:00", 0),
            ("2026-11-20T00:00:00+14:00", "2026-11-20T00:00:00-11:00", 2),
            ("2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z", 0),
            ("2026-11-20T12:00:00Z", "2020-01-01T00:00:00Z", 0),
        ])
    func `Days remaining count to the end date, never below 0`(now: String, end: String, days: Int) throws {
        let (now, end) = (try Date(now, strategy: .iso8601), try Date(end, strategy: .iso8601))
        #expect(SubscriptionTime.daysRemaining(until: end, now: now) == days)
    }

    @Test func `Check-in preferences have one of three frequencies`() throws {
        for word in ["daily", "few_times_a_week", "weekly"] {
            let text = #"{"check_ins_enabled":true,"frequency":"\#(word)"}"#
            let read = try JSONDecoder().decode(CheckInPreferences.self, from: Data(text.utf8))
            #expect(read.checkInsEnabled && read.frequency.rawValue == word)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                CheckInPreferences.self,
                from: Data(#"{"check_ins_enabled":true,"frequency":"hourly"}"#.utf8))
        }
        #expect(CheckInPreferences.firstYes.frequency == .fewTimesAWeek)
    }
}
