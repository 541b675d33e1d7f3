import Foundation
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// The stores' own client libraries send requests to our stand-ins for the stores and read their answers.
/// This shows that the stand-ins have the stores' paths and formats.
@Suite(.needsOpenSSL, .needsPythonPackages) struct `The stores' own libraries` {
    private static let folder = "Tests/Service/SubscriptionsTests/Stores/"
    private static let date = Date(timeIntervalSince1970: Double(noon.seconds))

    private func withStandIn(_ body: (SubscriptionServiceStandIn) async throws -> Void) async throws {
        let service = try await SubscriptionServiceStandIn.start()
        do {
            try await body(service)
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
    }

    private static func ask<Value: Decodable>(
        _ name: String, _ service: SubscriptionServiceStandIn?, _ more: [String] = []
    ) async throws -> Value {
        let address = "http://127.0.0.1:\(service?.port ?? 0)"
        let printed = try await Python.run(folder + "clients.py", [name, address] + more)
        return try JSONDecoder().decode(Value.self, from: printed)
    }

    @Test func `The stores' own libraries of Stripe understand every status that is played`() async throws {
        let statuses = [
            "active", "trialing", "past_due", "unpaid", "paused", "canceled", "incomplete",
            "incomplete_expired",
        ]
        try await withStandIn { service in
            let customers = statuses.map { StripeCustomer(id: "cus_1", status: $0, ends: days(9)) }
            service.put(StripeCustomer.list(customers), at: StripeCustomer.target("cus_1"))
            service.put(StripeCustomer.found(customers), at: StripeCustomer.search("ann"))
            let seen: [String] = try await Self.ask("stripe", service)
            #expect(seen == statuses)
        }
    }

    @Test(arguments: [("paddle", "/subscriptions/sub_1"), ("polar", "/v1/subscriptions/sub_1")])
    func `Libraries of stores that are asked again understand what is answered`(name: String, target: String)
        async throws
    {
        let document = try StoreDocument.read(name).text(
            "active", at: Self.date, ends: Self.date + 9 * 86_400)
        let data = try #require(
            (JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])?["data"])
        // Paddle wraps the object of an answer in `data`, as in its webhooks. Polar does not wrap it.
        let whole: [String: Any] = ["data": data, "meta": ["request_id": "r_1"]]
        let answer: Any = name == "paddle" ? whole : data
        let text = String(decoding: try JSONSerialization.data(withJSONObject: answer), as: UTF8.self)
        try await withStandIn { service in
            service.put(text, at: target)
            let seen: [String] = try await Self.ask(name, service)
            #expect(seen == ["active"])
        }
    }

    @Test func `Apple's library asks for statuses and history, and tells what was consumed`() async throws {
        let store = try await AppStore.open()
        let signed = try await store.signed([AppStoreRow(), .pack()])
        try await withStandIn { service in
            service.put(AppStore.statuses([(1, signed[0])]), at: AppStore.statusTarget())
            service.put(AppStore.history([signed[1]], more: "r1"), at: AppStore.historyTarget())
            service.put("", at: "/inApps/v2/transactions/consumption/2001", status: 202)
            let printed = try await Python.run(
                Self.folder + "clients.py",
                ["apple", "http://127.0.0.1:\(service.port)", store.chain.folder.file("signer.key")])
            let text = String(decoding: printed, as: UTF8.self)
            #expect(text == "[\"ACTIVE\", true, 1]\n")
        }
    }

    @Test func `The stores' own libraries of Google ask, acknowledge and consume`() async throws {
        let files = try TemporaryFolder()
        let path = "/androidpublisher/v3/applications/com.example.coach/purchases/"
        try await withStandIn { service in
            let account = try await Python.run(
                Self.folder + "google_play.py",
                ["account", "http://127.0.0.1:\(service.port)/token", files.path])
            try files.write(String(decoding: account, as: UTF8.self), to: "account.json")
            service.put(
                #"{"access_token": "ya29.token", "expires_in": 3599, "token_type": "Bearer"}"#, at: "/token")
            service.put(
                GooglePurchase(ends: days(9)).document,
                at: GoogleSource.questionTarget(about: "token-1", of: "com.example.coach"))
            service.put(
                GooglePurchase.item(at: noon),
                at: GoogleSource.questionTarget(about: "token-2", isItem: true, of: "com.example.coach"))
            service.put("", at: path + "subscriptions/coach_monthly/tokens/token-1:acknowledge")
            service.put("", at: path + "products/pack_100/tokens/token-2:consume")
            let seen: [String] = try await Self.ask("google", service, [files.file("account.json")])
            #expect(seen == ["SUBSCRIPTION_STATE_ACTIVE", "PURCHASED"])
        }
    }

    /// Google's library contains the description of the API, which the stand-in must match.
    @Test func `Google's library knows every state, and every member of what is played`() async throws {
        var purchases = GoogleState.allCases.map { state in
            var one = GooglePurchase(ends: days(9))
            (one.state, one.basePlan, one.account, one.isTest) = (state, "monthly", "ann", true)
            one.plan = #""recurringPrice": {"currencyCode": "USD", "units": "9", "nanos": 990000000}"#
            return ["SubscriptionPurchaseV2", one.document]
        }
        var prepaid = GooglePurchase(ends: days(9))
        prepaid.isPrepaid = true
        purchases.append(["SubscriptionPurchaseV2", prepaid.document])
        for state in ["PURCHASED", "CANCELLED", "PENDING"] {
            purchases.append(["ProductPurchaseV2", GooglePurchase.item(state: state, at: noon)])
        }
        let list = String(decoding: try JSONEncoder().encode(purchases), as: UTF8.self)
        let states: Set<String> = try await Self.ask("schema", nil, [list])
        let known = GoogleState.allCases.map { "SUBSCRIPTION_STATE_\($0.rawValue)" }
        #expect(states == Set(known + ["SUBSCRIPTION_STATE_UNSPECIFIED"]))
    }

    @Test(arguments: ["stripe", "paddle", "polar", "clerk", "superwall"])
    func `The edge takes webhooks signed by stores' libraries, unless changed`(name: String) async throws {
        let secret = name == "polar" ? "polar_whs_x" : "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
        let body = try StoreDocument.read(name).text(
            name == "superwall" ? "renewal" : "active", at: Self.date, ends: Self.date + 86_400)
        let scheme = name == "superwall" ? "svix" : name
        let printed = try await Python.run(
            Self.folder + "webhooks.py", [scheme, secret, body, "\(noon.seconds)"])
        let fields = try JSONDecoder().decode([String: String].self, from: printed)
        func isGood(_ text: String) -> Bool {
            let request = WebhookRequest(
                authorization: nil, signature: fields["stripe-signature"], fields: fields,
                body: Array(text.utf8))
            if let header = request.signature {
                return Signature.isGood(header, of: request.body, secrets: [secret], now: noon)
            }
            let proof =
                name == "paddle"
                ? WebhookProof.paddle(secret: Array(secret.utf8))
                : .standard(keys: WebhookProof.parseKeys(secret))
            return proof.isGood(request, now: noon)
        }
        #expect(isGood(body) && !isGood(body + " "))
    }
}
