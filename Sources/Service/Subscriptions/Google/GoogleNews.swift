import Bytes
import JSON
import Limits

/// A notification of Google Play as Pub/Sub sends it: `{"message": {"data": …, "messageId": …}}`. Its `data`
/// is a `DeveloperNotification` ("Real-time developer notifications reference").
struct GoogleNews {
    let id: String
    let at: Moment
    let app: String
    let type: String
    let token: String
    let meaning: SubscriptionEvent.Meaning
    /// Whether the notification concerns a one-time purchase, not a subscription.
    let isItem: Bool
    let isRefund: Bool

    /// Google's `notificationType` for a subscription that is over: REVOKED (12) or EXPIRED (13).
    private static let ends = [12, 13]
    private static let largest = 256 << 10

    init(_ body: [UInt8]) throws(EventFault) {
        let message = try Self.message(body)
        var parser = JSONParser(maxBytes: Self.largest, maxDepth: 8)
        let data = message.data
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(data.span) } catch { throw .member("message.data") }
        guard let time = Self.number("eventTimeMillis", in: root),
            (0...Moment.distantFuture.milliseconds).contains(time)
        else { throw .member("eventTimeMillis") }
        guard let app = root.readText("packageName") else { throw .member("packageName") }
        (id, at, self.app) = ("google-\(message.id)", Moment(milliseconds: time), app)
        if let news = root.member("subscriptionNotification") {
            let kind = news.member("notificationType")?.integer ?? 0
            (type, token) = ("subscription/\(kind)", news.readText("purchaseToken") ?? "")
            (meaning, isItem, isRefund) = (Self.ends.contains(kind) ? .ended : .changed, false, false)
        } else if let news = root.member("oneTimeProductNotification") {
            let kind = news.member("notificationType")?.integer ?? 0
            (type, token) = ("product/\(kind)", news.readText("purchaseToken") ?? "")
            // For a one-time purchase, type 2 means that a pending payment was cancelled. Nothing was bought,
            // so nothing changes.
            (meaning, isItem, isRefund) = (kind == 1 ? .changed : .nothing, true, false)
        } else if let news = root.member("voidedPurchaseNotification") {
            let isItem = news.member("productType")?.integer == 2
            // Refund type 2 refunds only some of the pieces. Google does not report how many, so nothing
            // changes.
            let isPart = isItem && news.member("refundType")?.integer == 2
            (type, token) = ("voided", news.readText("purchaseToken") ?? "")
            (meaning, self.isItem, isRefund) = (isPart ? .nothing : .changed, isItem, true)
        } else {
            (type, token) = ("test", "")
            (meaning, isItem, isRefund) = (.nothing, false, false)
        }
    }

    /// Reads a member with a 64-bit number, which Google writes as a string.
    private static func number(_ name: StaticString, in root: borrowing JSONValue) -> Int64? {
        if let text = root.readText(name) { return Int64(text) }
        return root.member(name)?.integer.map { Int64($0) }
    }

    private static func message(_ body: [UInt8]) throws(EventFault) -> (id: String, data: [UInt8]) {
        var parser = JSONParser(maxBytes: largest, maxDepth: 8)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body.span) } catch { throw .notJSON }
        guard let message = root.member("message") else { throw .member("message") }
        guard let id = message.readText("messageId"), id.utf8.count <= 64 else {
            throw .member("message.messageId")
        }
        guard let text = message.readText("data"), let data = Base64URL.decode(plain: text.utf8) else {
            throw .member("message.data")
        }
        return (id, data)
    }
}
