import JSON
package import Limits

/// Reads the notifications that the App Store sends, and the App Store transactions that apps report.
package struct AppleWebhook {
    package let source: AppleSource
    private var document: AppleDocument { source.document }
    /// How long after a `CONSUMPTION_REQUEST` Apple accepts the edge's report about the purchase's use, in
    /// seconds (Send Consumption Information).
    private static let answerTime: Int64 = 12 * 3600

    package init(source: AppleSource) { self.source = source }

    /// Reads the event that an App Store notification reports.
    ///
    /// - Parameter body: `{"signedPayload": …}`.
    package func readEvent(in body: [UInt8], now: Moment) throws(WebhookRefusal) -> SubscriptionEvent {
        let signed = try Self.text("signedPayload", in: body)
        let payload = try document.verifiedPayload(of: signed, at: now)
        let told: Told
        do throws(EventFault) {
            told = try AppleDocument.readDocument(payload) { root throws(EventFault) in try Told(root) }
            guard told.bundle == nil || told.bundle == document.bundle else { throw .member("bundleId") }
        } catch {
            throw .fault(error)
        }
        let type = told.subtype.isEmpty ? told.type : "\(told.type)/\(told.subtype)"
        var event = SubscriptionEvent(
            id: told.id, at: told.at, type: type, meaning: .nothing, people: [], customer: nil,
            isSandbox: told.isSandbox, told: nil)
        let effect = AppleNotification.findEffect(of: told.type, told.subtype)
        guard let text = told.transaction, effect != .nothing else { return event }
        let bought = try document.readTransaction(text, at: now)
        let renewal: AppleRenewal?
        if let text = told.renewal {
            renewal = try document.readRenewal(text, at: now)
        } else {
            renewal = nil
        }
        event.meaning = effect?.meaning ?? .changed
        name(bought, in: &event)
        if effect == .answered {
            guard source.tellsConsumption else { return event.meaningless }
            event.errand = Errand.Request(
                .consumption, subject: bought.isSandbox ? "sandbox" : "production", purchase: bought.id,
                until: told.at.advanced(bySeconds: Self.answerTime))
            return event
        }
        event.pack = OneTimePurchase(bought)
        event.told = Subscription(bought, renewal, told.status ?? effect?.status, at: told.at)
        return event
    }

    /// Reads the event of an App Store transaction that an app reports.
    ///
    /// - Parameter body: `{"transaction": …}`, or the signed transaction alone.
    package func readReport(in body: [UInt8], now: Moment) throws(WebhookRefusal) -> SubscriptionEvent {
        let isJSON = body.first { $0 > 32 } == UInt8(ascii: "{")
        let text =
            try isJSON ? Self.text("transaction", in: body) : String(decoding: body, as: UTF8.self)
        let bought = try document.readTransaction(text.trimmed, at: now)
        var event = SubscriptionEvent(
            id: "apple-\(bought.id)-\(bought.revokedAt == nil ? "bought" : "revoked")", at: bought.signedAt,
            type: "report", meaning: .changed, people: [], customer: nil, isSandbox: bought.isSandbox,
            told: nil)
        name(bought, in: &event)
        event.pack = OneTimePurchase(bought)
        event.told = Subscription(bought, nil, nil, at: bought.signedAt)
        return event
    }

    private func name(_ bought: AppleTransaction, in event: inout SubscriptionEvent) {
        event.purchase = AppleSource.purchaseName(bought.original, isSandbox: bought.isSandbox)
        (event.isSandbox, event.account) = (bought.isSandbox, bought.account)
    }

    private static func text(_ name: StaticString, in body: [UInt8]) throws(WebhookRefusal) -> String {
        do throws(EventFault) {
            return try AppleDocument.readDocument(body) { root throws(EventFault) in
                guard let text = root.readText(name) else { throw .member("\(name)") }
                return text
            }
        } catch {
            throw .fault(error)
        }
    }

    /// The outer part of an App Store notification. The documents in it have signatures of their own.
    private struct Told {
        let id, type, subtype: String
        let at: Moment
        let bundle: String?
        let isSandbox: Bool
        let status: AppleStatus?
        let transaction, renewal: String?

        init(_ root: borrowing JSONValue) throws(EventFault) {
            guard let id = root.readText("notificationUUID"), id.utf8.count <= 100 else {
                throw .member("notificationUUID")
            }
            guard let type = root.readText("notificationType"), type.utf8.count <= 64 else {
                throw .member("notificationType")
            }
            guard let at = root.readMilliseconds("signedDate") else { throw .member("signedDate") }
            (self.id, self.type, self.at) = (id, type, at)
            subtype = String((root.readText("subtype") ?? "").prefix(64))
            guard let data = root.member("data"), data.kind == .object else {
                (bundle, isSandbox, status, transaction, renewal) = (nil, false, nil, nil, nil)
                return
            }
            bundle = data.readText("bundleId")
            isSandbox = try AppleDocument.isSandbox(data)
            status = data.member("status")?.integer.flatMap { AppleStatus(rawValue: $0) }
            (transaction, renewal) = (
                data.readText("signedTransactionInfo"), data.readText("signedRenewalInfo")
            )
        }
    }
}

extension SubscriptionEvent {
    /// A copy of the event, with the meaning that no action is needed.
    fileprivate var meaningless: SubscriptionEvent {
        var copy = self
        copy.meaning = .nothing
        return copy
    }
}

extension String {
    fileprivate var trimmed: String {
        let bytes = utf8.drop { $0 <= 32 }
        return String(Substring(bytes.prefix { $0 > 32 }))
    }
}
