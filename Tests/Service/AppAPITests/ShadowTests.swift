import Configuration
import Limits
import TestSupport
import Testing

/// Only operators see a shadow limit.
@Suite struct `A limit in shadow` {
    private static let pro = ModelClass("pro")

    private func ask(
        _ limits: [Limit], used: [String: Int], _ target: String = "/v1/usage?ahead=1"
    ) async throws -> Answer {
        let plan = Plan(id: "own", label: "Own", kind: .trial, limits: limits)
        let planTable = PlanTable(plans: [plan], defaultPlan: "own")
        return try await withResponder(over: FixedLedger(used: used), planTable) { client in
            try await client.ask("GET", target, ["x-user-id": "anna"])
        }
    }

    private func limit(_ name: String, _ meter: Meter, _ amount: Int, _ enforcement: Limit.Enforcement)
        -> Limit
    { Limit(name: name, meter: meter, window: .month, amount: amount, enforcement: enforcement) }

    @Test(arguments: [0, 2, 3, 1000]) func `No user is told of a limit in shadow at any use`(used: Int)
        async throws
    {
        let shadowed = [
            limit("messages", .messages, 3, .shadow), limit("closed", .messages, 0, .shadow),
            limit("pro", .calls(Self.pro), 2, .shadow), limit("cost", .cost, 2, .shadow),
        ]
        let counts = Dictionary(uniqueKeysWithValues: shadowed.map { ($0.name, used) })
        let answer = try await ask(shadowed, used: counts)
        let unlimited = try await ask([], used: [:])
        #expect(answer.text == unlimited.text)
        #expect(answer.fields["ratelimit"] == nil && answer.fields["x-ratelimit-limit-requests"] == nil)

        let hard = limit("messages-hard", .messages, 5, .hard)
        let beside = try await ask(shadowed + [hard], used: counts.merging(["messages-hard": 1]) { $1 })
        #expect(beside.text == (try await ask([hard], used: ["messages-hard": 1])).text)
    }

    @Test func `A limit in shadow keeps the shape of old clients' answers, with nothing used`() async throws {
        let limits = [limit("pro", .calls(Self.pro), 2, .shadow)]
        let answer = try await ask(limits, used: ["pro": 3], "/api/subscriptions/usage")
        #expect(
            answer.text == #"{"subscriptionTier":"own","pro":{"current":0,"limit":2,"remaining":2}}"#)
    }

    @Test(arguments: [Limit.Enforcement.hard, .soft]) func `A plan in shadow reports none of its limits`(
        enforcement: Limit.Enforcement
    ) {
        let plan = Plan(
            id: "own", label: "Own", kind: .free, limits: [limit("messages", .messages, 3, enforcement)])
        #expect(plan.inShadow.limits.allSatisfy { !$0.isTold })
    }
}
