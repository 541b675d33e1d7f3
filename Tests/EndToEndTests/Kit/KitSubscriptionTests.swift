import Foundation
import TestSupport
import Testing
import UsherKit

extension EndToEndClients {
    /// Tests a subscription in an app with every status and gate of docs/specification.md §4. A stand-in for
    /// the subscription service sets the status, and an event reports it to the edge.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(3))) @MainActor struct KitSubscriptionTests {
        struct Row: Sendable {
            var user: String
            var phase: String? = "normal"
            var seconds = 3600.0
            var event = RevenueCatFixture.Event.none
            var status: SubscriptionStatus
            var label: String
            var date: String?
            var banner: String?
            var gate: String?
            var sentence: String?
            var action: SubscriptionAction?
        }

        private static let rows = [
            Row(
                user: "active", status: .active, label: "Active", date: "Your plan renews on ",
                action: .manage),
            Row(user: "trial", phase: "intro", status: .active, label: "Active", date: "The trial ends on "),
            Row(
                user: "cancelled", event: .cancelled, status: .cancelled, label: "Cancelled",
                date: "Active until ",
                banner: "Your subscription is active until ", action: .resubscribe),
            Row(
                user: "unpaid", event: .unpaid, status: .billingIssue, label: "Billing Issue",
                date: "Active until ",
                banner: "There's a hiccup with your payment. Let's get that sorted.", action: .updatePayment),
            Row(
                user: "paused", seconds: -60, event: .paused(86_400), status: .paused, label: "Paused",
                date: "Paused until ", banner: "Your subscription is taking a break until ", gate: "paused",
                sentence: "Your subscription is taking a break until "),
            Row(
                user: "trial-over", phase: "intro", seconds: -60, status: .expired, label: "Expired",
                date: "Ended on ", gate: "trial_expired",
                sentence: "You've used your trial sessions — ready to continue?", action: .subscribe),
            Row(
                user: "cancelled-over", seconds: -60, event: .cancelled, status: .expired, label: "Expired",
                date: "Ended on ", gate: "cancelled", sentence: "Ready to come back?", action: .resubscribe),
            Row(
                user: "unpaid-over", seconds: -60, event: .unpaid, status: .expired, label: "Expired",
                date: "Ended on ", gate: "payment_failed",
                sentence: "There's a hiccup with your payment. Let's get that sorted.", action: .updatePayment
            ),
            Row(
                user: "nobody", phase: nil, status: .free, label: "Free", gate: "generic",
                sentence: "I'd love to talk with you — choose a plan whenever you're ready.",
                action: .subscribe),
        ]

        private static func account(_ edge: Edge, _ user: String) throws -> AccountModel {
            AccountModel(
                client: UsherClient(
                    baseURL: try #require(URL(string: "http://127.0.0.1:\(edge.port)")),
                    credential: .header("x-user-id", user), language: "en"))
        }

        @Test func `Every status has its label, date, banner and actions, and every gate its text`()
            async throws
        {
            try await withRevenueCat { edge, revenueCat, _ in
                for row in Self.rows { try await Self.check(row, edge, revenueCat) }
            }
        }

        private static func check(_ row: Row, _ edge: Edge, _ revenueCat: RevenueCatFixture) async throws {
            if let phase = row.phase {
                revenueCat.sells(row.user, phase, for: row.seconds, row.event)
                #expect(try await edge.hears("RENEWAL", of: row.user) == 200)
            }
            let account = try account(edge, row.user)
            await account.refresh()
            let (subscription, paywall) = (account.subscription, account.paywall)
            let shown = Comment(rawValue: "\(row.user): \(String(describing: subscription.report))")
            #expect(subscription.status == row.status && subscription.label == row.label, shown)
            #expect((subscription.dateSentence == nil) == (row.date == nil), shown)
            #expect(subscription.dateSentence?.hasPrefix(row.date ?? "") ?? true, shown)
            #expect((subscription.date == nil) == (row.date == nil), shown)
            if let banner = row.banner { #expect(subscription.banner?.hasPrefix(banner) == true, shown) }
            #expect(paywall.isShown == (row.gate != nil) && paywall.gate?.code == row.gate, shown)
            #expect(paywall.sentence?.hasPrefix(row.sentence ?? "") ?? (row.sentence == nil), shown)
            #expect((paywall.opensAt != nil) == (row.gate == "paused"), shown)
            #expect(account.usage.canSend == (row.gate == nil), shown)
            if let action = row.action {
                let found = subscription.actions.first { $0.action == action }
                #expect(found?.label != nil && found?.unopenedSentence != nil, shown)
                if row.gate != nil { #expect(paywall.actions.contains { $0.action == action }, shown) }
            }
        }

        @Test func `A purchase and a cancellation are shown while the screen is open`() async throws {
            try await withRevenueCat { edge, revenueCat, _ in
                try await Self.lives(through: revenueCat, edge)
            }
        }

        private static func lives(through revenueCat: RevenueCatFixture, _ edge: Edge) async throws {
            let account = try account(edge, "ann")
            let following = Task { await account.follow() }
            try await soonOnMain("the stream") { account.isLive && account.subscription.label == "Free" }
            revenueCat.sells("ann", "intro", for: 86_400 * 2)
            #expect(try await edge.hears("INITIAL_PURCHASE", of: "ann") == 200)
            try await soonOnMain("the trial") {
                account.trial.isTrial && account.subscription.label == "Active"
            }
            #expect(!account.paywall.isShown && account.usage.canSend)
            revenueCat.sells("ann", "normal", for: 86_400 * 30)
            #expect(try await edge.hears("RENEWAL", of: "ann") == 200)
            try await soonOnMain("the subscription") {
                !account.trial.isTrial && account.usage.display == .hidden
            }
            revenueCat.sells("ann", "normal", for: 86_400 * 30, .cancelled)
            #expect(try await edge.hears("CANCELLATION", of: "ann") == 200)
            try await soonOnMain("the cancellation") { account.subscription.label == "Cancelled" }
            #expect(
                account.usage.canSend && account.subscription.banner?.contains("resubscribe anytime") == true)
            following.cancel()
            await following.value
        }

        @Test func `A purchase is restored, or a sentence says that there is none`() async throws {
            try await withRevenueCat { edge, revenueCat, _ in
                try await Self.restores(from: revenueCat, edge)
            }
        }

        private static func restores(from revenueCat: RevenueCatFixture, _ edge: Edge) async throws {
            let account = try account(edge, "ben")
            await account.refresh()
            let subscription = account.subscription
            #expect(subscription.restoring == .idle && subscription.actions.contains { $0.isCall })
            await subscription.restore()
            #expect(
                subscription.restoring == .over(sentence: "I didn't find an active subscription to restore."))
            revenueCat.store.fail(.status(500))
            // The edge asks the subscription service at a limited rate, so the test tries repeatedly.
            try await soonOnMain("the store's failure") {
                await subscription.restore()
                guard case .over(let sentence) = subscription.restoring else { return false }
                return sentence.hasPrefix("I couldn't reach the store just now")
            }
            revenueCat.store.fail(.none)
            revenueCat.sells("ben", for: 3600)
            try await soonOnMain("the store's answer") {
                await subscription.restore()
                return subscription.label == "Active"
            }
            #expect(
                subscription.restoring
                    == .restored(sentence: "Welcome back — your subscription is here again."))
            #expect(subscription.label == "Active")
        }
    }
}
