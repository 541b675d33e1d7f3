import Bytes
import Cryptography
import Foundation
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Checks the signatures of webhooks with the stores' own packages, and by the rules of each signature
/// scheme.
@Suite struct `The proof of a store's webhook` {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let body = #"{"type": "subscription.updated", "name": "Zoë"}"#

    private func request(_ fields: [String: String], _ text: String = body) -> WebhookRequest {
        WebhookRequest(authorization: nil, signature: nil, fields: fields, body: Array(text.utf8))
    }

    private func hexadecimal(_ text: String, _ secret: String) -> String {
        Hexadecimal.text(Digest.authentication(of: Array(text.utf8).span, secret: Array(secret.utf8)))
    }

    @Test(.needsPythonPackages) func `Webhooks signed by standardwebhooks or svix are proven`() async throws {
        let script = "Tests/Service/SubscriptionsTests/Stores/webhooks.py"
        let proof = WebhookProof.standard(keys: WebhookProof.parseKeys(Self.secret))
        for scheme in ["standard", "svix"] {
            let printed = try await Python.run(script, [scheme, Self.secret, Self.body, "\(noon.seconds)"])
            var fields = try JSONDecoder().decode([String: String].self, from: printed)
            let prefix = scheme == "svix" ? "svix" : "webhook"
            let id = try #require(fields["\(prefix)-id"])
            fields["\(prefix)-signature"] = "v1,AAAA v1a,BBBB \(fields["\(prefix)-signature"] ?? "")"
            #expect(proof.isGood(request(fields), now: noon))
            #expect(proof.messageID(of: request(fields)) == id)
            // A signature is valid for five minutes before and after its time, to the second.
            for (seconds, isGood) in [(300, true), (-300, true), (301, false), (-301, false)] {
                #expect(
                    proof.isGood(request(fields), now: noon.advanced(bySeconds: Int64(seconds))) == isGood)
            }
            #expect(!proof.isGood(request(fields, Self.body + " "), now: noon))
            let other = WebhookProof.standard(keys: WebhookProof.parseKeys("whsec_AAAA"))
            #expect(!other.isGood(request(fields), now: noon))
            fields["\(prefix)-id"] = "msg_2"
            #expect(!proof.isGood(request(fields), now: noon))
            fields["\(prefix)-id"] = nil
            #expect(!proof.isGood(request(fields), now: noon))
        }
    }

    /// Polar used to sign with the secret's text. It now signs with the base64-decoded bytes of the secret,
    /// so both are accepted.
    @Test(arguments: [
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "polar_whs_x", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    ])
    func `The proof of a webhook is good by the secret's text and by its decoded bytes`(secret: String) {
        let keys = WebhookProof.parseKeys(secret)
        #expect(keys.contains(Array(secret.utf8)) && keys.count == (secret.hasPrefix("polar") ? 1 : 2))
        let message = Array("msg_1.\(noon.seconds).\(Self.body)".utf8)
        for key in keys {
            let code = Digest.authentication(of: message.span, secret: key)
            let fields = [
                "webhook-id": "msg_1", "webhook-timestamp": "\(noon.seconds)",
                "webhook-signature": "v1,\(Data(code).base64EncodedString())",
            ]
            #expect(WebhookProof.standard(keys: keys).isGood(request(fields), now: noon))
        }
    }

    @Test func `The proof of a store's webhook of Paddle is a time and a code of both`() {
        let proof = WebhookProof.paddle(secret: Array("pdl_ntfset_x".utf8))
        let code = hexadecimal("\(noon.seconds):\(Self.body)", "pdl_ntfset_x")
        func isGood(_ field: String, now: Moment = noon) -> Bool {
            proof.isGood(request(["paddle-signature": field]), now: now)
        }
        #expect(isGood("ts=\(noon.seconds);h1=\(code)"))
        #expect(isGood("ts=\(noon.seconds);h1=00;h1=\(code)"))
        #expect(!isGood("ts=\(noon.seconds);h1=\(code)", now: days(1)))
        #expect(!isGood("ts=\(noon.seconds + 1);h1=\(code)"))
        #expect(!isGood("ts=\(noon.seconds);ts=\(noon.seconds);h1=\(code)"))
        #expect(!isGood("h1=\(code)") && !isGood("") && !isGood("ts=;h1="))
    }

    @Test func `The proof of a store's webhook of Lemon Squeezy is a code of the body`() {
        let proof = WebhookProof.digest(secret: Array("ls".utf8))
        let code = hexadecimal(Self.body, "ls")
        #expect(proof.isGood(request(["x-signature": code]), now: noon))
        #expect(!proof.isGood(request(["x-signature": hexadecimal(Self.body, "lt")]), now: noon))
        #expect(!proof.isGood(request(["x-signature": ""]), now: noon))
        #expect(!proof.isGood(request([:]), now: noon))
    }

    @Test func `The proof of a store's webhook may be a fixed value, to the letter`() {
        let proof = WebhookProof.authorization(digest: SecretDigest.of(Array("Basic abc".utf8)))
        func isGood(_ value: String?) -> Bool {
            proof.isGood(
                WebhookRequest(authorization: value.map { Array($0.utf8) }, signature: nil, body: []),
                now: noon)
        }
        #expect(isGood("Basic abc"))
        #expect(!isGood("Basic abC") && !isGood("Basic") && !isGood("") && !isGood(nil))
    }
}
