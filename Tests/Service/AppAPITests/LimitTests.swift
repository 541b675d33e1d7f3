import Foundation
import Limits
import TestSupport
import Testing
import Words

@testable import AppAPI

@Suite("The usage answer of other plans")
struct LimitTests {
    private func ask(_ limits: [Limit], used: [String: Int]) async throws -> Answer {
        let plan = Plan(id: "own", label: "Own", kind: .subscription, limits: limits)
        let planTable = PlanTable(plans: [plan], defaultPlan: "own")
        return try await withResponder(over: FixedLedger(used: used), planTable) { client in
            try await client.ask("GET", "/v1/usage", ["x-user-id": "anna"])
        }
    }

    @Test("every unit of a figure is one that the description of the interface lists")
    func units() throws {
        let file = Checkout.root.appending(path: "web/openapi-app.json")
        var node: Any? = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        for name in ["components", "schemas", "Detail", "properties", "unit", "enum"] {
            node = (node as? [String: Any])?[name]
        }
        let units: [Phrase.Unit?] = [nil] + Phrase.Unit.allCases
        #expect(Set(try #require(node as? [String])) == Set(units.map(\.name)))
    }

    @Test("a plan without limits has a record without figures")
    func unlimited() async throws {
        let answer = try await ask([], used: [:])
        #expect(answer.status == 200)
        #expect(answer["message_count"] == "null" && answer["limit"] == "null")
        #expect(answer["billing_period"] == "null" && answer["is_at_limit"] == "0")
        #expect(answer["display.state"] == "hidden" && answer["display.limit"] == "null")
    }

    @Test("a soft limit warns, and never says that it is used up")
    func soft() async throws {
        let limit = Limit(name: "messages", meter: .messages, window: .month, amount: 10, enforcement: .soft)
        let answer = try await ask([limit], used: ["messages": 12])
        #expect(answer["limits.0.enforcement"] == "soft" && answer["limits.0.level"] == "prominent")
        #expect(answer["display.state"] == "compact" && answer["display.messages_remaining"] == "0")
        let words = "That's all your plan had in mind for now — and you can simply keep going."
        #expect(answer["sentence"] == words && answer["limits.0.sentence"] == words)
        #expect(answer["can_send"] == "1" && answer["gate"] == "null")
    }

    @Test("the record is about messages and the longest window; tokens are listed beside it")
    func record() async throws {
        let limits = [
            Limit(name: "tokens", meter: .totalTokens, window: .month, amount: 1000),
            Limit(name: "messages-day", meter: .messages, window: .day, amount: 5),
            Limit(name: "messages", meter: .messages, window: .month, amount: 100),
            Limit(name: "messages-minute", meter: .messages, window: .minute, amount: 1),
        ]
        let answer = try await ask(
            limits, used: ["tokens": 850, "messages-day": 5, "messages": 20, "messages-minute": 1])
        #expect(answer["billing_period"] == "2026-11" && answer["message_count"] == "20")
        #expect(answer["display.limit"] == "messages-day" && answer["display.state"] == "blocked")
        #expect(answer["display.reset_date"] == "2026-11-21T00:00:00Z")
        #expect(answer["limits.0.meter"] == "total_tokens")
        #expect(answer["limits.0.spoken"] == "850 of 1,000 tokens used")
        #expect(answer["limits.0.sentence"] == "You have about 15% of your plan left until December 1")
        #expect(answer["limits.3.level"] == "blocked" && answer["limits.3.sentence"] == "null")
    }
}
