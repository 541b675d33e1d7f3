import JSON
import Ledger
package import Limits

/// Reads Google Play's real-time notifications, which Pub/Sub sends, and the Google Play purchases that apps
/// report. An instance is bound to one event loop.
package final class GoogleWebhook {
    package let source: GoogleSource
    /// Checks that a notification comes from Google; nil if the edge accepts no notifications.
    private let push: GooglePush?

    private static let longestToken = 1024

    package init(source: GoogleSource, push: GooglePush?) { (self.source, self.push) = (source, push) }

    package var takesNotifications: Bool { push != nil }

    /// Reads the event of a notification, which says only which purchase changed. Google is then asked about
    /// it.
    package func readEvent(of request: WebhookRequest, now: Moment) async throws(WebhookRefusal)
        -> SubscriptionEvent
    {
        guard let push, let field = request.authorization, await push.isProven(field, now) else {
            throw .unproven
        }
        do throws(EventFault) {
            return try readEvent(try GoogleNews(request.body))
        } catch {
            throw .fault(error)
        }
    }

    func readEvent(_ news: GoogleNews) throws(EventFault) -> SubscriptionEvent {
        var event = SubscriptionEvent(
            id: news.id, at: news.at, type: news.type, meaning: .nothing, people: [], customer: nil,
            isSandbox: false, told: nil)
        // Several apps can share one Pub/Sub topic, so notifications about other apps are ignored.
        guard news.app == source.app, news.meaning != .nothing else { return event }
        guard Self.isToken(news.token) else { throw .member("purchaseToken") }
        event.meaning = news.meaning
        event.purchase = GoogleSource.purchaseName(news.token, isItem: news.isItem)
        if news.isItem, news.isRefund {
            event.pack = OneTimePurchase(transaction: news.token, items: [], boughtAt: event.at)
            event.pack?.isRefund = true
        } else if news.isItem {
            event.checkout = event.purchase
        }
        return event
    }

    /// Reads the event of a purchase that an app reports, and asks Google about the purchase.
    ///
    /// - Parameter body: `{"purchase_token": …, "product_type": "subs" or "inapp"}`, by the names of the Play
    ///   Billing Library.
    package func readReport(in body: [UInt8], now: Moment) async throws(ReportFault) -> SubscriptionEvent {
        let told: (token: String, isItem: Bool)
        do throws(EventFault) {
            told = try Self.reported(body)
        } catch {
            throw .refused(.fault(error))
        }
        let purchase = GoogleSource.purchaseName(told.token, isItem: told.isItem)
        let found: GoogleAnswer?
        do throws(SourceFailure) {
            found = try await source.fetchPurchase(at: purchase, asked: now)
        } catch {
            throw .away
        }
        guard let found else { throw .refused(.unproven) }
        var event = SubscriptionEvent(
            // The id contains the minute. If an app reports a purchase as pending and again when it is paid,
            // the two reports thus have different ids.
            id: "\(PurchaseStore.name(of: told.token, at: source.name))-\(now.seconds / 60)", at: now,
            type: "report", meaning: .changed, people: [], customer: nil, isSandbox: found.isSandbox,
            told: nil)
        (event.purchase, event.account, event.pack) = (purchase, found.account, found.pack)
        event.told = told.isItem ? nil : found.subscriptions.first
        return event
    }

    private static func reported(_ body: [UInt8]) throws(EventFault) -> (token: String, isItem: Bool) {
        var parser = JSONParser(maxBytes: 64 << 10, maxDepth: 8)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body.span) } catch { throw .notJSON }
        guard let token = root.readText("purchase_token"), isToken(token) else {
            throw .member("purchase_token")
        }
        switch root.readText("product_type") ?? "subs" {
        case "subs": return (token, false)
        case "inapp": return (token, true)
        default: throw .member("product_type")
        }
    }

    /// Whether a purchase token is safe in URLs and in Redis lists, which use commas and spaces.
    private static func isToken(_ text: String) -> Bool {
        (1...longestToken).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || byte == 45 || byte == 46 || byte == 95
            }
    }
}

package enum ReportFault: Error, Hashable, Sendable {
    case refused(WebhookRefusal)
    case away
}
