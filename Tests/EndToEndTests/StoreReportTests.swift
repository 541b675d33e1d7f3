import Foundation
import TestSupport
import Testing
import UsherKit

extension EndToEndInterfaces {
    /// An app reports its purchases with UsherKit to a running edge. The edge checks the store's signature or
    /// asks the store.
    @Suite(.needsRedisServer, .needsPython, .needsOpenSSL, .timeLimit(.minutes(2))) @MainActor
    struct StoreReportTests {
        private static func transaction(_ more: String = "") -> String {
            let now = Int(Date().timeIntervalSince1970 * 1000)
            return """
                {"transactionId":"1001","originalTransactionId":"1000","bundleId":"com.example.coach",\
                "productId":"coach_monthly","purchaseDate":\(now - 60_000),"expiresDate":\(now + 86_400_000),\
                "type":"Auto-Renewable Subscription","environment":"Production","signedDate":\(now)\(more)}
                """
        }

        private static func statuses(_ chain: SigningChain, _ status: Int, _ more: String = "") -> String {
            """
            {"environment": "Production", "bundleId": "com.example.coach", "data": [{"lastTransactions": \
            [{"status": \(status), "originalTransactionId": "1000", "signedTransactionInfo": \
            "\(chain.sign(transaction(more)))"}]}]}
            """
        }

        private static func notification(_ chain: SigningChain, _ type: String, _ more: String = "") -> String
        {
            let now = Int(Date().timeIntervalSince1970 * 1000)
            let payload = """
                {"notificationType":"\(type)","notificationUUID":"\(UUID().uuidString)","version":"2.0",\
                "signedDate":\(now),"data":{"environment":"Production","bundleId":"com.example.coach",\
                "signedTransactionInfo":"\(chain.sign(transaction(more)))"}}
                """
            return #"{"signedPayload":"\#(chain.sign(payload))"}"#
        }

        private static func account(_ edge: Edge, _ user: String) throws -> AccountModel {
            AccountModel(
                client: UsherClient(
                    baseURL: try #require(URL(string: "http://127.0.0.1:\(edge.port)")),
                    credential: .header("x-user-id", user), language: "en"))
        }

        @Test func `A transaction of StoreKit opens its plan at once, and a refund ends it`() async throws {
            let chain = try await SigningChain.make()
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(try #require(chain.folder.read("signer.key")), to: "key.p8")
            try files.write(
                Configuration.coach(
                    5, upstream: upstream.url,
                    """
                    subscriptions:
                      products: [ { product: "coach_*", plan: premium } ]
                      apple:
                        bundle_id: com.example.coach
                        issuer_id: issuer-1
                        key_id: KEY1
                        private_key: { file: key.p8 }
                        root_digest: \(chain.rootDigest)
                        base_url: "http://127.0.0.1:\(service.port)"
                        sandbox_url: "http://127.0.0.1:\(service.port)"
                    """), to: "edge.yaml")
            service.put(Self.statuses(chain, 1), at: "/inApps/v1/subscriptions/1000")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let (ann, ben) = (try Self.account(edge, "ann"), try Self.account(edge, "ben"))
                await ann.refresh()
                #expect(ann.subscription.status == .free)
                let signed = chain.sign(Self.transaction())
                #expect(try await ann.report(.apple(signed: signed)))
                #expect(ann.subscription.status == .active && ann.subscription.report?.store == "app_store")
                #expect(try await edge.web.say("ann").status == 200)
                // Another user reports the same purchase and is refused. The answer says why.
                await #expect(throws: UsherError.self) { try await ben.report(.apple(signed: signed)) }
                let refused = try await edge.web.ask(
                    "POST", "/v1/purchases/apple", ["x-user-id": "ben"], body: signed)
                #expect(refused.status == 409 && refused.text.contains("purchase_of_another_account"))
                let other = try await SigningChain.make().sign(Self.transaction())
                let unproven = try await edge.web.ask(
                    "POST", "/v1/purchases/apple", ["x-user-id": "ann"], body: other)
                #expect(unproven.status == 400, "\(unproven.text)")
                #expect(try await edge.web.ask("POST", "/v1/purchases/apple", body: signed).status == 401)
                // Apple's notification of a refund arrives with a forged signature, then with a valid one.
                let hour = Int(Date().timeIntervalSince1970 * 1000) - 1000
                let revoked = #","revocationDate":\#(hour)"#
                service.put(Self.statuses(chain, 5, revoked), at: "/inApps/v1/subscriptions/1000")
                let forgery = try await edge.web.ask(
                    "POST", "/webhooks/apple",
                    body: Self.notification(try await SigningChain.make(), "REFUND", revoked))
                #expect(forgery.status == 401)
                let told = try await edge.web.ask(
                    "POST", "/webhooks/apple", body: Self.notification(chain, "REFUND", revoked))
                #expect(told.status == 200 && told["result"] == "applied", "\(told.text)")
                await ann.refresh()
                #expect(ann.subscription.status == .expired)
                let page = try await edge.web.ask("POST", "/webhooks/google", body: "{}")
                #expect(page.status == 404, "Google Play is not configured")
                #expect(!edge.program.stderr.contains(signed))
            }
            try await upstream.stop()
            await service.stop()
        }
    }
}
