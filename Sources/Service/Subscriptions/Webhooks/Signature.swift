import Bytes
import Cryptography
package import Limits

/// Makes and checks signatures of webhooks: an HMAC-SHA256 of `<t>.<body>`, written as `t=<unix
/// seconds>,v1=<hex>`. Stripe, RevenueCat and this edge use this form.
package enum Signature {
    /// The longest time between the signing of a webhook and now, in seconds, in either direction.
    package static let window: Int64 = 300
    /// The most signatures in one header. Several are needed only while the sender changes its secret.
    private static let most = 8

    /// Whether the header contains a recent signature of this body that was made with one of the secrets.
    package static func isGood(
        _ header: String, of body: [UInt8], secrets: [String], now: Moment
    ) -> Bool {
        var time: Substring?
        var signatures: [[UInt8]] = []
        for part in header.split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            // A header with two times is refused, because an old signature could pass as a new one.
            if pair[0] == "t" {
                guard time == nil else { return false }
                time = pair[1]
            }
            if pair[0] == "v1", signatures.count < most, pair[1].utf8.count == 64,
                let bytes = Hexadecimal.bytes(pair[1])
            {
                signatures.append(bytes)
            }
        }
        guard let time, time.count < 16, let seconds = Int64(time), abs(seconds - now.seconds) <= window
        else {
            return false
        }
        let signed = Array(time.utf8) + [UInt8(ascii: ".")] + body
        var isGood = false
        for secret in secrets {
            let right = code(signed, by: secret)
            for signature in signatures where Digest.areEqual(right.span, signature.span) { isGood = true }
        }
        return isGood
    }

    /// The header value that signs a body with the present time.
    package static func makeHeader(of body: [UInt8], secret: String, now: Moment) -> String {
        let signed = Array("\(now.seconds).".utf8) + body
        let code = Hexadecimal.text(code(signed, by: secret))
        return "t=\(now.seconds),v1=\(code)"
    }

    private static func code(_ message: [UInt8], by secret: String) -> [UInt8] {
        Digest.authentication(of: message.span, secret: Array(secret.utf8))
    }
}
