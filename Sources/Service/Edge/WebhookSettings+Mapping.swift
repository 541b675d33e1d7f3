import Configuration
import Cryptography
import Subscriptions

extension SubscriptionSettings.Webhook {
    var proof: WebhookProof {
        let secret = signingSecret.reveal()
        return switch signature {
        case .standard: .standard(keys: WebhookProof.parseKeys(secret))
        case .paddle: .paddle(secret: Array(secret.utf8))
        case .lemonsqueezy: .digest(secret: Array(secret.utf8))
        case .authorization: .authorization(digest: SecretDigest.of(Array(secret.utf8)))
        }
    }

    var mapping: WebhookMapping {
        func paths(_ texts: [String]) -> [MemberPath] { texts.map { MemberPath($0) } }
        var mapping = WebhookMapping()
        (mapping.eventID, mapping.eventType, mapping.eventAt) = (
            paths(eventID), paths(eventType), paths(eventAt)
        )
        (mapping.user, mapping.product, mapping.purchase) = (paths(user), paths(product), paths(purchase))
        (mapping.periodStart, mapping.periodEnd) = (paths(periodStart), paths(periodEnd))
        (mapping.endsIf, mapping.sandbox) = (paths(endsIf), paths(sandbox))
        mapping.status = paths(status)
        mapping.states = statuses.compactMapValues { WebhookMapping.State(rawValue: $0) }
        return mapping
    }

    /// The mapping for the shop's answers. If `ask.answers` names a webhook's object, the paths begin there.
    var answerMapping: WebhookMapping {
        ask?.answers.map { mapping.within(MemberPath($0)) } ?? mapping
    }
}
