import AppAPI
import Configuration
import HTTP
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@Suite("The app interface's addresses")
struct AddressTests {
    @Test(
        arguments: [
            ("GET", "/", 404, nil), ("GET", "/v1/usage/", 404, nil), ("POST", "/v2/usage", 404, nil),
            ("POST", "/v1/usage", 405, "GET, HEAD"), ("POST", "/api/subscriptions/usage", 405, "GET, HEAD"),
        ] as [(String, String, Int, String?)])
    func `An unknown address is 404, a wrong method is 405`(
        _ method: String, _ target: String, _ status: Int, _ allow: String?
    ) async throws {
        let answer = try await Case.premium(1).ask(target, method: method)
        #expect(answer.status == status)
        #expect(answer.fields["allow"] == allow)
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(answer["title"] == "There's nothing for me to answer at this address.")
        #expect(answer["advice"]?.contains(allow ?? "no route has this path") == true)
    }

    @Test(arguments: ["/v1/usage", "/api/subscriptions/usage"])
    func `A request without an identity is answered with 401`(_ target: String) async throws {
        let answer = try await Case.premium(1).ask(target, ["x-user-id": ""])
        #expect(answer.status == 401)
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(answer["title"] == "I don't know who you are yet — please sign in, and we can start.")
        #expect(answer["advice"]?.contains("has no token, key or header") == true)
    }

    @Test(
        "while the ledger is away the user hears that they can keep chatting only where it is so",
        arguments: [
            (LedgerError.unavailable, true), (.unknownOutcome, true), (.degraded, true), (.denied, false),
            (.faulty(script: "admit"), false),
        ])
    func away(_ failure: LedgerError, hasGrace: Bool) async throws {
        let plan = Plan(
            id: "open", label: "Open", kind: .subscription,
            limits: [Limit(name: "messages", meter: .messages, window: .month, amount: 5)])
        let closed = Plan(
            id: "closed", label: "Closed", kind: .free,
            limits: [Limit(name: "messages", meter: .messages, window: .month, amount: 0)])
        let reassured = "I couldn't check your usage right now — don't worry, you can keep chatting."
        let plain = "I couldn't check your usage right now — please try again in a moment."
        for (plan, grace, sentence) in [
            (plan, Grace(allowance: 1), hasGrace ? reassured : plain), (plan, nil, plain),
            (closed, Grace(allowance: 1), plain),
        ] {
            let planTable = PlanTable(plans: [plan], defaultPlan: plan.id)
            let answer = try await withResponder(
                over: FixedLedger(failure: failure), planTable, grace: grace
            ) { client in
                try await client.ask("GET", "/v1/usage", ["x-user-id": "anna"])
            }
            #expect(answer.status == 503)
            #expect(answer.fields["retry-after"] == "1" && answer.fields["cache-control"] == "no-store")
            #expect(answer["title"] == sentence, "\(plan.id), \(grace == nil)")
        }
    }
}

/// Tests the address `GET /api/subscriptions/usage` (docs/specification.md §2).
@Suite("The subscription's usage")
struct SubscriptionTests {
    @Test(
        "the answer is exactly what the app expects",
        arguments: [
            (
                Case(preset: .pages),
                #"{"subscriptionTier":"free","standard":{"current":0,"limit":20,"remaining":20},"#
                    + #""pro":{"current":0,"limit":0,"remaining":0}}"#
            ),
            (
                Case(preset: .pages, plan: "pro", used: ["standard": 100, "pro": 7]),
                #"{"subscriptionTier":"pro","standard":{"current":100,"limit":100,"remaining":0},"#
                    + #""pro":{"current":7,"limit":50,"remaining":43}}"#
            ),
            (
                Case(preset: .pages, plan: "business"),
                #"{"subscriptionTier":"business","standard":{"current":0,"limit":500,"remaining":500},"#
                    + #""pro":{"current":0,"limit":100,"remaining":100}}"#
            ),
            (
                Case.premium(160),
                #"{"subscriptionTier":"premium","standard":{"current":160,"limit":800,"remaining":640}}"#
            ),
        ])
    func exact(_ user: Case, _ text: String) async throws {
        let answer = try await user.ask("/api/subscriptions/usage")
        #expect(answer.status == 200 && answer.text == text)
        #expect(answer.fields["cache-control"] == "no-store")
    }

    @Test("a fresh user of a real Redis has used nothing", .needsRedisServer)
    func fresh() async throws {
        let redis = try await RedisServer.start()
        let answers = try await onLoop { loop in
            let client = RedisRouter(RedisAddress(host: redis.socketPath), on: loop, options: .patient)
            defer { client.close() }
            let planTable = try Settings.preset(.pages, environment: [:]).planTable
            return try await serving(responder(over: RedisLedger(client), planTable, on: loop), on: loop) {
                client in
                let user = ["x-user-id": "new"]
                return (
                    try await client.ask("GET", "/api/subscriptions/usage", user),
                    try await client.ask("GET", "/v1/usage", user)
                )
            }
        }
        #expect(
            answers.0.text
                == #"{"subscriptionTier":"free","standard":{"current":0,"limit":20,"remaining":20},"#
                + #""pro":{"current":0,"limit":0,"remaining":0}}"#)
        #expect(answers.1["user_id"] == "new" && answers.1["messages_remaining"] == "20")
        #expect(answers.1["lines"]?.contains("Standard: 0/20") == true)
        redis.kill9()
    }
}
