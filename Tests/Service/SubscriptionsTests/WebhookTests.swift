import HTTP
import JSON
import Limits
import Reactor
import TestSupport
import Testing

@testable import Subscriptions

/// Checks which senders the edge accepts as RevenueCat (docs/guarantees.md, "Security", 5).
@Suite struct `RevenueCat's webhook` {
    private static let body = Array(revenueCatEvent("RENEWAL").utf8)

    /// Verifies a webhook at noon, as if it had this header `Authorization` and this signature. `rules` are
    /// the expected header and the secret for signatures.
    private func verify(
        _ authorization: String?, _ signature: String?, expecting rules: (String?, String?),
        body: [UInt8] = body
    ) async throws -> WebhookRefusal? {
        try await onLoop { loop in
            let origin = Origin(host: "127.0.0.1", port: 1, security: nil)
            let client = SourceClient(origin, authority: "localhost", path: "", key: "k", on: loop)
            let webhook = RevenueCatWebhook(
                source: RevenueCatSource(client, entitlement: nil), authorization: rules.0,
                signingSecret: rules.1)
            var parser = JSONParser(maxBytes: 1 << 18, maxDepth: 16)
            let request = WebhookRequest(
                authorization: authorization.map { Array($0.utf8) }, signature: signature, body: body)
            do throws(WebhookRefusal) {
                _ = try webhook.verifyRequest(request, now: noon, &parser)
                return nil
            } catch {
                return error
            }
        }
    }

    private func signed(_ secret: String = "whsec", skew: Int64 = 0, body: [UInt8] = body) -> String {
        Signature.makeHeader(of: body, secret: secret, now: noon.advanced(bySeconds: skew))
    }

    @Test(
        arguments: [
            ("Bearer hook", nil), ("Bearer hoo", .unproven), ("Bearer hookx", .unproven), ("", .unproven),
            (nil, .unproven), ("bearer hook", .unproven),
        ] as [(String?, WebhookRefusal?)])
    func `RevenueCat's webhook needs its whole Authorization value`(value: String?, refusal: WebhookRefusal?)
        async throws
    {
        #expect(try await verify(value, nil, expecting: ("Bearer hook", nil)) == refusal)
    }

    @Test func `RevenueCat's signature holds for five minutes, also as one of several`() async throws {
        let rules: (String?, String?) = (nil, "whsec")
        for skew in [-300, 0, 300] as [Int64] {
            #expect(try await verify(nil, signed(skew: skew), expecting: rules) == nil)
        }
        for skew in [-301, 301, -86_400] as [Int64] {
            #expect(try await verify(nil, signed(skew: skew), expecting: rules) == .unproven)
        }
        let both = signed() + ",v1=" + String(repeating: "0", count: 64)
        #expect(try await verify(nil, both, expecting: rules) == nil)
        #expect(try await verify(nil, signed("other"), expecting: rules) == .unproven)
        #expect(try await verify(nil, nil, expecting: rules) == .unproven)
        let other = Array(revenueCatEvent("EXPIRATION").utf8)
        #expect(try await verify(nil, signed(), expecting: rules, body: other) == .unproven)
    }

    @Test func `RevenueCat's webhook requires both proofs if both are configured`() async throws {
        let rules: (String?, String?) = ("Bearer hook", "whsec")
        #expect(try await verify("Bearer hook", signed(), expecting: rules) == nil)
        #expect(try await verify("Bearer hook", nil, expecting: rules) == .unproven)
        #expect(try await verify(nil, signed(), expecting: rules) == .unproven)
    }
}
