import Bytes
import Cryptography
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Checks the ways in which stores sign: the packages that they give to their customers, and each scheme's
/// own rules.
@Suite struct `The proof of a store's webhook` {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let body = #"{"type": "subscription.updated", "name": "Zoë"}"#

    private func request(_ fields: [String: String], _ text: String = body) -> WebhookRequest {
        WebhookRequest(authorization: nil, signature: nil, fields: fields, body: Array(text.utf8))
    }

    private func hexadecimal(_ text: String, _ secret: String) -> String {
        Hexadecimal.text(Digest.authentication(of: Array(text.utf8).span, secret: Array(secret.utf8)))
    }

    @Test(.needsPythonPackages) func `is what standardwebhooks and svix sign`() async throws {
        let printed = try await Python.run(
            "Tests/Service/SubscriptionsTests/Signatures/sign.py",
            [Self.secret, "msg_1", "\(noon.seconds)", Self.body])
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        let proof = WebhookProof.standard(secret: WebhookProof.key(Self.secret))
        for (scheme, signature) in zip(["webhook", "svix"], lines) {
            var fields = [
                "\(scheme)-id": "msg_1", "\(scheme)-timestamp": "\(noon.seconds)",
                "\(scheme)-signature": "v1,AAAA v1a,BBBB \(signature)",
            ]
            #expect(proof.isGood(request(fields), now: noon))
            #expect(proof.messageID(of: request(fields)) == "msg_1")
            // Five minutes to both sides, and not a second more.
            for (seconds, isGood) in [(300, true), (-300, true), (301, false), (-301, false)] {
                #expect(
                    proof.isGood(request(fields), now: noon.advanced(bySeconds: Int64(seconds))) == isGood)
            }
            #expect(!proof.isGood(request(fields, Self.body + " "), now: noon))
            let other = WebhookProof.standard(secret: WebhookProof.key("whsec_AAAA"))
            #expect(!other.isGood(request(fields), now: noon))
            fields["\(scheme)-id"] = "msg_2"
            #expect(!proof.isGood(request(fields), now: noon))
            fields["\(scheme)-id"] = nil
            #expect(!proof.isGood(request(fields), now: noon))
        }
    }

    @Test func `of Paddle is a time and a code of both`() {
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

    @Test func `of Lemon Squeezy is a code of the body`() {
        let proof = WebhookProof.digest(secret: Array("ls".utf8))
        let code = hexadecimal(Self.body, "ls")
        #expect(proof.isGood(request(["x-signature": code]), now: noon))
        #expect(!proof.isGood(request(["x-signature": hexadecimal(Self.body, "lt")]), now: noon))
        #expect(!proof.isGood(request(["x-signature": ""]), now: noon))
        #expect(!proof.isGood(request([:]), now: noon))
    }

    @Test func `may be a fixed value, to the letter`() {
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
