import Foundation
import JSON
import Ledger
import Limits
import Redis
import TestSupport
import Testing

@testable import Subscriptions

/// The App Store as its documents describe it: notifications are late, repeated or out of order, and its API
/// can be unreachable. Apple's own library makes and checks the messages.
@Suite(.needsRedisServer, .needsOpenSSL, .needsPythonPackages) struct `The App Store` {
    private static let ann = UserName(id: "ann")

    @Test func `The App Store opens a plan by the transaction the app reports, for one user`() async throws {
        try await withAppStore([AppStoreRow()]) { store, signed async throws in
            store.answer([(1, signed[0])])
            #expect(try await store.report(signed[0]) == .taken(.applied))
            let record = try await store.bench.record("ann")
            #expect(record.plan == "premium" && record.status == "active" && record.store == "apple")
            #expect(record.customers == ["apple:1000"] && record.row == "coach_*")
            #expect(record.managementURL == "https://apps.apple.com/account/subscriptions")
            #expect(record.renewalPrice?.text == "USD9990000")
            #expect(try await store.report(signed[0]) == .taken(.repeated))
            #expect(try await store.report(signed[0], "ben") == .ofAnother)
            #expect(try await store.bench.record("ben") == SubscriptionRecord())
            let key = try #require(store.bench.service.keys.first)
            #expect(key.hasPrefix("Bearer ey") && key.split(separator: ".").count == 3)
        }
    }

    @Test func `Apple's notifications find the reporting user, late and in any order`() async throws {
        var over = AppStoreRow("EXPIRED", to: -0.1, status: 2)
        (over.subtype, over.intent) = ("VOLUNTARY", 1)
        let rows = [AppStoreRow("SUBSCRIBED"), AppStoreRow("DID_RENEW", to: 50), over]
        try await withAppStore(rows) { store, signed async throws in
            #expect(try await store.take(signed[0]) == .ignored)
            store.answer([(1, signed[0])])
            _ = try await store.report(signed[0])
            // The edge asks the App Store about the purchase. The App Store's present answer decides, even if
            // the notification says something else.
            store.answer([(1, signed[1])])
            #expect(try await store.take(signed[2]) == .applied)
            #expect(try await store.bench.record("ann").status == "active")
            #expect(try await store.take(signed[2]) == .repeated)
            store.answer([(2, signed[2])])
            #expect(try await store.take(signed[1]) == .applied)
            let record = try await store.bench.record("ann")
            #expect(record.status == "expired" && record.plan == "premium" && record.unsubscribedAt != nil)
            #expect(record.renewalPrice == nil)
        }
    }

    @Test func `What the App Store grants holds while it is away, and is asked again later`() async throws {
        var refund = AppStoreRow("REFUND", status: 5)
        refund.revoked = refund.from
        try await withAppStore([AppStoreRow("SUBSCRIBED"), refund]) { store, signed async throws in
            store.bench.service.fail(.status(503))
            #expect(try await store.report(signed[0]) == .taken(.noted))
            #expect(try await store.bench.record("ann").status == "active")
            #expect(try await store.take(signed[1]) == .noted)
            #expect(try await store.bench.record("ann").status == "active")
            store.bench.service.fail(.none)
            store.answer([(5, signed[1])])
            #expect(try await store.entitlements.askStores(Self.ann, because: "reconciliation") == .changed)
            #expect(try await store.bench.record("ann").status == "expired")
        }
    }

    @Test func `A transaction that the App Store signed holds before its interface knows it`() async throws {
        try await withAppStore([AppStoreRow()]) { store, signed async throws in
            // Apple's API answers with error 4040010, because it does not know the transaction yet.
            #expect(try await store.report(signed[0]) == .taken(.noted))
            #expect(try await store.bench.record("ann").status == "active")
            #expect(try await store.entitlements.restorePurchases(Self.ann) == .unknown(.notYet))
            #expect(try await store.bench.record("ann").status == "active")
            // The missing transaction concerns only this purchase. The edge must not report to other users
            // that the App Store is away.
            #expect(!store.entitlements.rules.standing.isAway)
            store.answer([(1, signed[0])])
            #expect(try await store.entitlements.restorePurchases(Self.ann) != .unknown(.notYet))
            #expect(try await store.bench.record("ann").status == "active")
        }
    }

    @Test func `An App Store purchase's account names the user if the app sets it`() async throws {
        var row = AppStoreRow("SUBSCRIBED")
        row.account = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
        let options = AppStoreOptions(accountsAreUsers: true)
        try await withAppStore([row], options) { store, signed async throws in
            store.answer([(1, signed[0])])
            #expect(try await store.report(signed[0], "ann") == .ofAnother)
            #expect(try await store.take(signed[0]) == .applied)
            let record = try await store.bench.record("7e3fb20b-4cdb-47cc-936d-99d65f608138")
            #expect(record.status == "active")
            #expect(
                try await store.report(signed[0], "7E3FB20B-4CDB-47CC-936D-99D65F608138")
                    == .taken(.applied), "an id in capital letters is the same UUID")
        }
    }

    @Test(arguments: [false, true]) func `The App Store's sandbox is apart`(opensSandbox: Bool) async throws {
        var row = AppStoreRow("SUBSCRIBED")
        row.sandbox = true
        let options = AppStoreOptions(opensSandbox: opensSandbox)
        try await withAppStore([row], options) { store, signed async throws in
            let service = store.bench.service
            service.put(AppStore.statuses([(1, signed[0])]), at: "/sandbox" + AppStore.statusTarget())
            service.put(AppStore.history([]), at: "/sandbox" + AppStore.historyTarget())
            let outcome = try await store.report(signed[0])
            let record = try await store.bench.record("ann")
            if opensSandbox {
                #expect(outcome == .taken(.applied) && record.isSandbox && record.status == "active")
                #expect(record.customers == ["apple:sandbox-1000"])
                #expect(service.asked.allSatisfy { $0.hasPrefix("/sandbox/") })
            } else {
                #expect(outcome == .taken(.ignored) && record == SubscriptionRecord())
                #expect(service.asked.isEmpty)
            }
        }
    }

    @Test func `The App Store is not believed for another app, by another chain, or with a changed document`()
        async throws
    {
        var foreign = AppStoreRow()
        foreign.bundle = "com.example.other"
        let other = try await AppStore.open().signed([AppStoreRow()])[0]
        try await withAppStore([AppStoreRow(), foreign]) { store, signed async throws in
            let now = store.bench.now
            #expect(throws: WebhookRefusal.fault(.member("bundleId"))) {
                try store.webhook.readReport(in: signed[1].report, now: now)
            }
            #expect(throws: WebhookRefusal.fault(.member("bundleId"))) {
                try store.webhook.readEvent(in: signed[1].body, now: now)
            }
            for body in [other.report, Array("\(other.transaction)".utf8), Array("a.b.c".utf8)] {
                #expect(throws: WebhookRefusal.unproven) { try store.webhook.readReport(in: body, now: now) }
            }
            #expect(throws: WebhookRefusal.unproven) {
                try store.webhook.readEvent(in: other.body, now: now)
            }
            // The notification is valid, but another certificate chain signed its transaction.
            let mixed = Array(String(decoding: other.body, as: UTF8.self).utf8)
            #expect(throws: WebhookRefusal.unproven) { try store.webhook.readEvent(in: mixed, now: now) }
            for body in ["", "{}", "[]", #"{"signedPayload": 1}"#] {
                #expect(throws: WebhookRefusal.self) {
                    try store.webhook.readEvent(in: Array(body.utf8), now: now)
                }
            }
            // A report can also be only the transaction's signed text, without JSON around it.
            let plain = try store.webhook.readReport(in: Array("\n\(signed[0].transaction)\n".utf8), now: now)
            #expect(plain.purchase == "1000" && plain.told?.product == "coach_monthly")
        }
    }

    @Test func `The App Store sells packs, and its history fills in missed notifications`() async throws {
        let rows = [
            AppStoreRow(), .pack(), .pack(id: "2002"), .pack("REFUND", id: "2003"),
        ]
        var refunded = rows
        refunded[3].revoked = refunded[3].from
        try await withAppStore(refunded) { store, signed async throws in
            store.answer([(1, signed[0])])
            _ = try await store.report(signed[0])
            for _ in 0..<2 { _ = try await store.report(signed[1]) }
            func grants() async throws -> [Entitlement.Grant] {
                try await store.bench.records.purchases.readEntitlement(of: Self.ann.key).entitlement.grants
            }
            #expect(try await grants().map(\.transaction) == ["apple/2001"])
            // A pack never changes after its purchase, so the edge later asks only about the subscription.
            // The record therefore names only the subscription.
            #expect(try await store.bench.record("ann").customers == ["apple:1000"])
            store.bench.service.put(
                AppStore.history([signed[1], signed[2]], more: "r1"), at: AppStore.historyTarget())
            store.bench.service.put(
                AppStore.history([signed[3]]), at: AppStore.historyTarget(revision: "r1"))
            #expect(try await store.entitlements.restorePurchases(Self.ann) == .changed)
            #expect(
                Set(try await grants().filter { !$0.isDebt }.map(\.transaction)) == [
                    "apple/2001", "apple/2002",
                ])
        }
    }

    @Test func `The App Store and Stripe leave a person what they paid for, at every step`() async throws {
        var refund = AppStoreRow("REFUND", status: 5)
        refund.revoked = refund.from
        let options = AppStoreOptions(hasStripe: true)
        try await withAppStore([AppStoreRow("SUBSCRIBED"), refund], options) { store, signed async throws in
            let bench = store.bench
            bench.service.put(StripeCustomer.found([]), at: StripeCustomer.search("ann"))
            store.answer([(1, signed[0])])
            _ = try await store.report(signed[0])
            var card = StripeCustomer(
                id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly", ends: days(1, from: bench.now))
            bench.service.put(card)
            _ = try await store.entitlements.takeEvent(
                bench.event("e1", customer: "cus_1"), from: bench.stripe)
            var record = try await bench.record("ann")
            #expect(record.status == "active" && record.store == "apple" && record.others["stripe"] != nil)
            store.answer([(5, signed[1])])
            #expect(try await store.take(signed[1]) == .applied)
            record = try await bench.record("ann")
            #expect(record.status == "active" && record.plan == "premium" && record.store == "stripe")
            card.ends = days(-0.01, from: bench.now)
            bench.service.put(card)
            _ = try await store.entitlements.takeEvent(
                bench.event("e2", customer: "cus_1"), from: bench.stripe)
            #expect(try await bench.record("ann").entitlement.hasLapsed(at: bench.now) == false)
            card.ends = days(30, from: bench.now)
            bench.service.put(card)
            _ = try await store.entitlements.takeEvent(
                bench.event("e3", customer: "cus_1"), from: bench.stripe)
            record = try await bench.record("ann")
            #expect(record.status == "active" && record.store == "stripe")
            #expect(record.others["apple"]?.status == "expired")
        }
    }
}
