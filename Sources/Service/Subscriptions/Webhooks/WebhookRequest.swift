import Cryptography
package import JSON
package import Limits

/// A received webhook: its body, and the header fields that prove its sender.
package struct WebhookRequest {
    /// The value of the header field `Authorization`; nil if the field is missing or occurs twice.
    package var authorization: [UInt8]?
    /// The value of the sender's signature field; nil if the field is missing or occurs twice.
    package var signature: String?
    /// Other header fields that prove the sender, by name in lower case. Repeated fields are left out.
    package var fields: [String: String]
    package var body: [UInt8]

    package init(
        authorization: [UInt8]?, signature: String?, fields: [String: String] = [:], body: [UInt8]
    ) {
        self.authorization = authorization
        self.signature = signature
        self.fields = fields
        self.body = body
    }
}

package enum WebhookRefusal: Error, Hashable, Sendable {
    /// The webhook contains no valid proof of its sender's identity.
    case unproven
    case fault(EventFault)
}

package struct RevenueCatWebhook {
    package static let signatureField: StaticString = "x-revenuecat-webhook-signature"
    package let source: RevenueCatSource
    /// The digest of the `Authorization` value that a webhook must have; nil if none is configured.
    private let authorization: [UInt8]?
    private let signingSecret: String?

    /// At least one of the two proofs must be configured. If both are, a webhook must have both.
    package init(source: RevenueCatSource, authorization: String?, signingSecret: String?) {
        precondition(authorization != nil || signingSecret != nil, "Settings asks for a proof of the sender")
        self.source = source
        self.authorization = authorization.map { SecretDigest.of(Array($0.utf8)) }
        self.signingSecret = signingSecret
    }

    package func verifyRequest(_ request: WebhookRequest, now: Moment, _ parser: inout JSONParser)
        throws(WebhookRefusal) -> SubscriptionEvent
    {
        if let authorization {
            let sent = SecretDigest.of(request.authorization ?? [])
            guard SecretDigest.areEqual(sent, authorization) else { throw .unproven }
        }
        if let signingSecret {
            guard let header = request.signature,
                Signature.isGood(header, of: request.body, secrets: [signingSecret], now: now)
            else { throw .unproven }
        }
        do throws(EventFault) {
            return try RevenueCatEvent.readEvent(request.body.span, &parser)
        } catch {
            throw .fault(error)
        }
    }
}

package struct StripeWebhook {
    package static let signatureField: StaticString = "stripe-signature"
    package let source: StripeSource
    private let signingSecret: String
    private let trustsReference: Bool

    /// - Parameter trustsReference: whether a checkout's `client_reference_id` may name the user.
    package init(source: StripeSource, signingSecret: String, trustsReference: Bool = false) {
        self.source = source
        self.signingSecret = signingSecret
        self.trustsReference = trustsReference
    }

    package func verifyRequest(_ request: WebhookRequest, now: Moment, _ parser: inout JSONParser)
        throws(WebhookRefusal) -> SubscriptionEvent
    {
        guard let header = request.signature,
            Signature.isGood(header, of: request.body, secrets: [signingSecret], now: now)
        else { throw .unproven }
        do throws(EventFault) {
            return try StripeEvent.readEvent(
                request.body.span, &parser, userKey: source.userKey, trustsReference: trustsReference)
        } catch {
            throw .fault(error)
        }
    }
}
