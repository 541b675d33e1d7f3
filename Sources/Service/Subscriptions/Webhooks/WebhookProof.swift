import Bytes
import Cryptography
import Limits

/// How a shop proves that it is the sender of its webhooks.
package enum WebhookProof: Sendable {
    /// Standard Webhooks (standardwebhooks.com, "Signature scheme"), also with the field names of Svix. The
    /// signature is a base64 HMAC-SHA256 of `id.timestamp.body` with one of these keys.
    case standard(keys: [[UInt8]])
    /// The header field `Paddle-Signature: ts=…;h1=…`, a hexadecimal HMAC-SHA256 of `ts:body`.
    case paddle(secret: [UInt8])
    /// The field `X-Signature` of Lemon Squeezy, a hexadecimal HMAC-SHA256 of the body. No time is signed.
    case digest(secret: [UInt8])
    /// A fixed value of the header field `Authorization`.
    case authorization(digest: [UInt8])

    /// The header fields of a webhook that can prove its sender, besides `Authorization`.
    package static let fields: [StaticString] = [
        "webhook-id", "webhook-timestamp", "webhook-signature", "svix-id", "svix-timestamp", "svix-signature",
        "paddle-signature", "x-signature",
    ]

    /// The most signatures in one field. Several are needed only while the sender changes its secret.
    private static let most = 8

    /// The keys that a configured secret can mean. Standard Webhooks writes a secret in base64, with or
    /// without the prefix `whsec_`. Polar has also used the text itself as the key (`polar.webhooks` of its
    /// SDK tries both).
    package static func parseKeys(_ secret: String) -> [[UInt8]] {
        let text = secret.hasPrefix("whsec_") ? secret.dropFirst(6) : secret[...]
        let bytes = Base64URL.decode(plain: text.utf8).flatMap { $0.isEmpty ? nil : $0 }
        return [bytes, Array(secret.utf8)].compactMap(\.self)
    }

    /// The sender's id of the webhook; nil if there is none. A repeated webhook has the same id.
    func messageID(of request: WebhookRequest) -> String? {
        guard case .standard = self else { return nil }
        return request.fields["webhook-id"] ?? request.fields["svix-id"]
    }

    func isGood(_ request: WebhookRequest, now: Moment) -> Bool {
        switch self {
        case .standard(let keys): Self.isStandard(request, keys, now)
        case .paddle(let secret): Self.isPaddle(request, secret, now)
        case .digest(let secret):
            request.fields["x-signature"].flatMap { Hexadecimal.bytes($0) }.map {
                Self.isCode($0, of: request.body, by: secret)
            } ?? false
        case .authorization(let digest):
            SecretDigest.areEqual(SecretDigest.of(request.authorization ?? []), digest)
        }
    }

    private static func isStandard(_ request: WebhookRequest, _ keys: [[UInt8]], _ now: Moment) -> Bool {
        // All three fields must belong to the same scheme, because fields of different schemes prove nothing.
        for name in ["webhook", "svix"] {
            guard let id = request.fields["\(name)-id"], let time = request.fields["\(name)-timestamp"],
                let signatures = request.fields["\(name)-signature"], isRecent(time, now)
            else { continue }
            let signed = Array("\(id).\(time).".utf8) + request.body
            for signature in signatures.split(separator: " ").prefix(most) where signature.hasPrefix("v1,") {
                guard let code = Base64URL.decode(plain: signature.dropFirst(3).utf8) else { continue }
                if keys.contains(where: { isCode(code, of: signed, by: $0) }) { return true }
            }
        }
        return false
    }

    private static func isPaddle(_ request: WebhookRequest, _ secret: [UInt8], _ now: Moment) -> Bool {
        let parts = (request.fields["paddle-signature"] ?? "").split(separator: ";")
        let times = parts.filter { $0.hasPrefix("ts=") }.map { $0.dropFirst(3) }
        // A field with two times is refused, because an old signature could pass as a new one.
        guard times.count == 1, let time = times.first, isRecent(String(time), now) else { return false }
        let signed = Array("\(time):".utf8) + request.body
        return parts.filter { $0.hasPrefix("h1=") }.prefix(most).contains { part in
            Hexadecimal.bytes(part.dropFirst(3)).map { isCode($0, of: signed, by: secret) } ?? false
        }
    }

    private static func isRecent(_ time: String, _ now: Moment) -> Bool {
        guard time.utf8.count < 16, let seconds = Int64(time) else { return false }
        return abs(seconds - now.seconds) <= Signature.window
    }

    private static func isCode(_ code: [UInt8], of message: [UInt8], by secret: [UInt8]) -> Bool {
        Digest.areEqual(Digest.authentication(of: message.span, secret: secret).span, code.span)
    }
}
