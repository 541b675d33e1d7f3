import Bytes
import Cryptography
import Limits

/// How the sender of a store's webhooks proves itself.
package enum WebhookProof: Sendable {
    /// Standard Webhooks (standardwebhooks.com, "Signature scheme"), also under the names of Svix: a base64
    /// HMAC-SHA256 over `id.timestamp.body`.
    case standard(secret: [UInt8])
    /// `Paddle-Signature: ts=…;h1=…`: a hexadecimal HMAC-SHA256 over `ts:body`.
    case paddle(secret: [UInt8])
    /// `X-Signature`: a hexadecimal HMAC-SHA256 over the body, without a time (Lemon Squeezy).
    case digest(secret: [UInt8])
    /// A fixed value of `Authorization`.
    case authorization(digest: [UInt8])

    /// The fields that are read beside `Authorization`.
    package static let fields: [StaticString] = [
        "webhook-id", "webhook-timestamp", "webhook-signature", "svix-id", "svix-timestamp", "svix-signature",
        "paddle-signature", "x-signature",
    ]

    /// Signatures that are read of one field: more than a rotation of secrets needs.
    private static let most = 8

    /// A secret as Standard Webhooks writes it: `whsec_` and base64. Any other text is taken as it stands.
    package static func key(_ secret: String) -> [UInt8] {
        guard secret.hasPrefix("whsec_"), let bytes = Base64URL.decode(plain: secret.dropFirst(6).utf8) else {
            return Array(secret.utf8)
        }
        return bytes
    }

    /// The sender's name for the message, which is the same each time it is sent; nil where it has no such
    /// name.
    func messageID(of request: WebhookRequest) -> String? {
        guard case .standard = self else { return nil }
        return request.fields["webhook-id"] ?? request.fields["svix-id"]
    }

    func isGood(_ request: WebhookRequest, now: Moment) -> Bool {
        switch self {
        case .standard(let secret): Self.isStandard(request, secret, now)
        case .paddle(let secret): Self.isPaddle(request, secret, now)
        case .digest(let secret):
            request.fields["x-signature"].flatMap { Hexadecimal.bytes($0) }.map {
                Self.isCode($0, of: request.body, by: secret)
            } ?? false
        case .authorization(let digest):
            SecretDigest.areEqual(SecretDigest.of(request.authorization ?? []), digest)
        }
    }

    private static func isStandard(_ request: WebhookRequest, _ secret: [UInt8], _ now: Moment) -> Bool {
        // All three fields must belong to one scheme: an id of one with a signature of the other proves
        // nothing.
        for name in ["webhook", "svix"] {
            guard let id = request.fields["\(name)-id"], let time = request.fields["\(name)-timestamp"],
                let signatures = request.fields["\(name)-signature"], isRecent(time, now)
            else { continue }
            let signed = Array("\(id).\(time).".utf8) + request.body
            for signature in signatures.split(separator: " ").prefix(most) where signature.hasPrefix("v1,") {
                if let code = Base64URL.decode(plain: signature.dropFirst(3).utf8),
                    isCode(code, of: signed, by: secret)
                {
                    return true
                }
            }
        }
        return false
    }

    private static func isPaddle(_ request: WebhookRequest, _ secret: [UInt8], _ now: Moment) -> Bool {
        let parts = (request.fields["paddle-signature"] ?? "").split(separator: ";")
        let times = parts.filter { $0.hasPrefix("ts=") }.map { $0.dropFirst(3) }
        // A second time would let an old signature pass for a new one.
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
