import Foundation
import JSON
import Ledger
import Limits
import TestSupport
import Testing
import Usage

@testable import Subscriptions

/// Tests the table of docs/subscriptions.md, row by row. The table says what each state at each store means,
/// before the period's end and an hour after it.
@Suite struct `The table of all states` {
    struct Row: Sendable, CustomTestStringConvertible {
        let store: String
        let state: String
        let before: String
        let after: String
        var testDescription: String { "\(store): \(state)" }
    }

    static let rows: [Row] = {
        let page =
            (try? String(contentsOf: Checkout.root.appending(path: "docs/subscriptions.md"), encoding: .utf8))
            ?? ""
        let part = page.components(separatedBy: "## All states of all stores").last ?? ""
        return part.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { cell in
                cell.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
            }
            guard cells.count == 4, cells[0] != "store", !cells[0].hasPrefix("-") else { return nil }
            return Row(store: cells[0], state: cells[1], before: cells[2], after: cells[3])
        }
    }()

    private static let wish = days(-2)

    private static func purchases(_ row: Row, ends: Moment) throws -> Purchases? {
        var parser = JSONParser()
        if let change = revenueCat[row.state], row.store == "RevenueCat" {
            var one = Subscriber(purchased: days(-20), expires: ends)
            change(&one, ends)
            return try RevenueCatAnswer.readPurchases(
                Array(one.document(at: noon).utf8).span, &parser, asked: noon, entitlement: nil)
        }
        if let change = stripe[row.state], row.store == "Stripe" {
            var one = StripeCustomer(id: "cus_1", status: "active", ends: ends)
            change(&one)
            return try StripeAnswer.readPurchases(
                Array(one.list.utf8).span, &parser, asked: noon, userKey: "user_id"
            ).purchases
        }
        if let change = appStore[row.state], row.store == "App Store" { return try change(ends) }
        if let change = googlePlay[row.state], row.store == "Google Play" {
            var one = GooglePurchase(ends: ends)
            change(&one)
            let answer = try GoogleAnswer(
                subscription: Array(one.document.utf8).span, &parser, token: "token", app: "app", asked: noon)
            return Purchases(at: noon, subscriptions: answer.subscriptions)
        }
        guard row.store == "any other store" else { return nil }
        var mapping = WebhookMapping()
        (mapping.status, mapping.product) = ([MemberPath("s")], [MemberPath("p")])
        mapping.periodEnd = [MemberPath("e")]
        mapping.states = ["word": try #require(WebhookMapping.State(rawValue: row.state))]
        let text = #"{"s": "word", "p": "coach_monthly", "e": \#(ends.milliseconds)}"#
        let root = try parser.parse(Array(text.utf8).span)
        let one = try mapping.readSubscription(in: root, at: noon)
        return Purchases(at: noon, subscriptions: one.map { [$0] } ?? [])
    }

    private static let revenueCat: [String: @Sendable (inout Subscriber, Moment) -> Void] = [
        "no entitlement": { one, _ in one.isEmpty = true }, "renews": { _, _ in },
        "unsubscribe_detected_at": { one, _ in one.unsubscribed = wish },
        "billing_issues_detected_at": { one, _ in one.billingIssue = wish },
        "the same, and grace_period_expires_date": { one, ends in
            (one.billingIssue, one.grace) = (wish, days(3, from: ends))
        },
        "auto_resume_date": { one, _ in one.resumes = days(20) },
        "refunded_at": { one, _ in one.refunded = days(-1) },
        "period_type prepaid": { one, _ in one.periodType = "prepaid" },
        "period_type promotional": { one, _ in one.periodType = "promotional" },
        "no expires_date": { one, _ in one.expires = nil },
    ]

    private static let stripe: [String: @Sendable (inout StripeCustomer) -> Void] = {
        var states: [String: @Sendable (inout StripeCustomer) -> Void] = [
            "cancel_at_period_end": { $0.isCancelled = true },
            "paused, first_payment_failure": { ($0.status, $0.pause) = ("paused", "first_payment_failure") },
            "canceled, payment_failed": { ($0.status, $0.reason) = ("canceled", "payment_failed") },
        ]
        for status in [
            "active", "trialing", "past_due", "unpaid", "paused", "canceled", "incomplete",
            "incomplete_expired",
        ] {
            states[status] = { $0.status = status }
        }
        return states
    }()

    private static func sold(
        _ status: AppleStatus?, ends: Moment, _ more: String = "", renewal: String = ""
    ) throws -> Purchases {
        let bought = """
            {"transactionId": "1", "originalTransactionId": "1", "productId": "coach_monthly", "bundleId": \
            "app", "type": "Auto-Renewable Subscription", "environment": "Production", "purchaseDate": \
            \(days(-20).milliseconds), "expiresDate": \(ends.milliseconds), "signedDate": \
            \(noon.milliseconds)\(more)}
            """
        let transaction = try AppleDocument.readDocument(Array(bought.utf8)) { root throws(EventFault) in
            try AppleTransaction(root)
        }
        let told = try AppleDocument.readDocument(Array("{\"a\": 1\(renewal)}".utf8)) {
            root throws(EventFault) in
            AppleRenewal(root)
        }
        let one = Subscription(transaction, told, status, at: noon)
        return Purchases(at: noon, subscriptions: one.map { [$0] } ?? [])
    }

    private static let appStore: [String: @Sendable (Moment) throws -> Purchases] = [
        "active": { try sold(.active, ends: $0) },
        "active, free trial": { try sold(.active, ends: $0, #", "offerDiscountType": "FREE_TRIAL""#) },
        "active, autoRenewStatus 0": { try sold(.active, ends: $0, renewal: #", "autoRenewStatus": 0"#) },
        "billing grace period": { ends in
            try sold(
                .gracePeriod, ends: ends,
                renewal: #", "gracePeriodExpiresDate": \#(days(3, from: ends).milliseconds)"#)
        },
        "billing retry": { try sold(.billingRetry, ends: $0) },
        "expired": { try sold(.expired, ends: $0, renewal: #", "expirationIntent": 1"#) },
        "revoked": { ends in
            try sold(.revoked, ends: ends, #", "revocationDate": \#(days(-1).milliseconds)"#)
        },
        "isUpgraded": { try sold(.active, ends: $0, #", "isUpgraded": true"#) },
        "a transaction alone": { try sold(nil, ends: $0) },
    ]

    private static let googlePlay: [String: @Sendable (inout GooglePurchase) -> Void] = {
        var states: [String: @Sendable (inout GooglePurchase) -> Void] = [
            "ACTIVE, prepaid": { $0.isPrepaid = true }
        ]
        for state in GoogleState.allCases { states[state.rawValue] = { $0.state = state } }
        return states
    }()

    @Test(arguments: rows) func `The code does what the table of all states says`(row: Row) throws {
        for (ends, expected) in [(days(9), row.before), (days(-1.0 / 24), row.after)] {
            let purchases = try #require(try Self.purchases(row, ends: ends), "no such state is played")
            let record = purchases.makeRecord(
                EntitlementRules(products: coachProducts, zone: "UTC"), known: SubscriptionRecord(),
                source: "x")
            #expect(
                SubscriptionState(record.entitlement, at: noon).status.rawValue == expected, "ends \(ends)")
        }
    }

    @Test func `The table of all states leaves none out`() {
        let known = Set(Self.rows.map { "\($0.store) \($0.state)" })
        #expect(known.count == Self.rows.count)
        let played =
            Self.revenueCat.keys.map { "RevenueCat \($0)" } + Self.stripe.keys.map { "Stripe \($0)" }
            + Self.appStore.keys.map { "App Store \($0)" } + Self.googlePlay.keys.map { "Google Play \($0)" }
            + WebhookMapping.State.allCases.filter { ![.purchased, .refunded].contains($0) }
            .map { "any other store \($0.rawValue)" }
        #expect(known == Set(played))
    }
}
