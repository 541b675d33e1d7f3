import Authentication
import Bytes
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Subscriptions
import Wire
import Words

/// Answers `POST /webhooks/…`. The answer is 2xx only after the whole event is stored in Redis
/// (docs/guarantees.md, G12).
extension AppResponder {
    /// The largest webhook event that is accepted, in bytes: a hundred times the largest that was seen.
    private static let largestEvent = 256 << 10

    func takeEvent(_ page: AppRoute, from call: ServerCall) async throws(Problem) {
        guard let entitlements = services.entitlements else { throw .unknownAddress }
        do throws(ServerCallFault) {
            try await call.readBody(limit: Self.largestEvent)
        } catch {
            throw Problem(error, limit: Self.largestEvent)
        }
        try await authenticator.awaitCheck(of: call)
        let now = Moment(milliseconds: call.loop.wallMilliseconds)
        let told: (SubscriptionEvent, any SubscriptionSource)
        do throws(WebhookRefusal) {
            told = try await self.event(page, call, now)
        } catch {
            let isUnproven = error == .unproven
            services.heard?(page.source, isUnproven ? .unproven : .unreadable)
            throw isUnproven ? authenticator.makeRefusal(Problem(error), of: call) : Problem(error)
        }
        do throws(LedgerError) {
            let receipt = try await entitlements.takeEvent(told.0, from: told.1)
            services.heard?(page.source, WebhookOutcome(receipt))
            var json = JSONWriter()
            json.object { $0.member("result", utf8: receipt.rawValue) }
            sendAnswer(json.finish(), to: call)
        } catch {
            services.heard?(page.source, .redisAway)
            throw Self.makeAwayProblem(.eventUnsaved)
        }
    }

    /// Verifies the sender of a webhook, and then reads the event.
    private func event(_ page: AppRoute, _ call: ServerCall, _ now: Moment) async throws(WebhookRefusal)
        -> (SubscriptionEvent, any SubscriptionSource)
    {
        if case .google = page, let webhook = services.google {
            return (try await webhook.readEvent(of: call.webhookRequest(nil), now: now), webhook.source)
        }
        // A body that is nested more deeply than any real event is refused before it is parsed.
        var parser = JSONParser(maxBytes: Self.largestEvent, maxDepth: 16)
        if case .apple = page, let webhook = services.apple {
            return (try webhook.readEvent(in: call.bytes(FieldRange(call.body)), now: now), webhook.source)
        } else if case .revenueCat = page, let webhook = services.revenueCat {
            let request = call.webhookRequest(RevenueCatWebhook.signatureField)
            return (try webhook.verifyRequest(request, now: now, &parser), webhook.source)
        } else if case .purchases = page, let webhook = services.purchases {
            return (try webhook.verifyRequest(call.webhookRequest(nil), now: now, &parser), webhook.source)
        } else if case .stripe = page, let webhook = services.stripe {
            let request = call.webhookRequest(StripeWebhook.signatureField)
            return (try webhook.verifyRequest(request, now: now, &parser), webhook.source)
        }
        throw .unproven
    }
}

extension AppRoute {
    /// The name of the subscription service that sends webhooks to this address, for metrics.
    fileprivate var source: String {
        switch self {
        case .stripe: "stripe"
        case .purchases: "webhook"
        case .apple: "apple"
        case .google: "google"
        default: "revenuecat"
        }
    }
}

extension Problem {
    fileprivate convenience init(_ refusal: WebhookRefusal) {
        switch refusal {
        case .unproven:
            self.init(.failed(.identityMissing), Phrase(.eventUnproven), advice: "the sender is not proven")
        case .fault(.notJSON):
            self.init(.failed(.badRequest), Phrase(.eventUnreadable), advice: "the body is not a JSON event")
        case .fault(.member(let name)):
            self.init(
                .failed(.badRequest), Phrase(.eventUnreadable),
                advice: "\(name) is missing or of the wrong type")
        }
    }
}

extension ServerCall {
    /// Reads the body of a webhook and the proof of its sender. A header field that occurs twice counts as
    /// absent, because a proof must not be ambiguous.
    ///
    /// - Parameter signature: the only field that contains the sender's signature; nil to read all fields in
    ///   `WebhookProof.fields`, one of which contains the signature.
    fileprivate func webhookRequest(_ signature: StaticString?) -> WebhookRequest {
        func text(_ name: StaticString) -> String? {
            Self.find(Array("\(name)".utf8), head.fields, inbound)
                .map { String(decoding: bytes($0), as: UTF8.self) }
        }
        var fields: [String: String] = [:]
        if signature == nil {
            for name in WebhookProof.fields { fields["\(name)"] = text(name) }
        }
        return WebhookRequest(
            authorization: Self.find(Array("authorization".utf8), head.fields, inbound).map(bytes),
            signature: signature.flatMap(text), fields: fields, body: bytes(FieldRange(body)))
    }

    private static func find(
        _ name: [UInt8], _ fields: borrowing HeadFields, _ inbound: borrowing ByteBuffer
    ) -> FieldRange? {
        guard let found = fields.first(named: name.span, in: inbound.readable), !found.isRepeated else {
            return nil
        }
        return found.value
    }
}
