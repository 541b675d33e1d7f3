import Limits
import TestSupport
import Testing

/// Checks what the usage answer reports about model classes, and about limits that do not count messages.
@Suite struct `The usage answer` {
    private func ask(
        _ plan: Plan, used: [String: Int], _ fields: [String: String] = [:]
    ) async throws -> Answer {
        let planTable = PlanTable(plans: [plan], defaultPlan: "own")
        return try await withResponder(over: FixedLedger(used: used), planTable) { client in
            try await client.ask(
                "GET", "/v1/usage", fields.merging(["x-user-id": "anna"], uniquingKeysWith: { old, _ in old })
            )
        }
    }

    private static let pages = [
        Limit(name: "standard", meter: .calls(ModelClass("standard")), window: .day, amount: 100),
        Limit(name: "pro", meter: .calls(ModelClass("pro")), window: .day, amount: 50),
    ]

    @Test func `Usage names what goes on while a class is used up, and when it is back`() async throws {
        let plan = Plan(id: "own", label: "Own", kind: .subscription, limits: Self.pages)
        let answer = try await ask(plan, used: ["standard": 3, "pro": 50])
        #expect(answer["classes.0.label"] == "Standard" && answer["classes.0.sentence"] == "null")
        #expect(answer["classes.1.label"] == "Pro AI" && answer["classes.1.is_used_up"] == "1")
        #expect(
            answer["classes.1.sentence"]
                == "We've had great Pro conversations today! They refresh on November 21.")
        #expect(answer["classes.1.instead_sentence"] == "Until then Standard conversations go on.")
        #expect(answer["classes.1.instead_model"] == "null")
        #expect(answer["classes.1.opens_at"] == "2026-11-21T00:00:00Z")
        let none = try await ask(plan, used: ["standard": 100, "pro": 50])
        #expect(none["classes.1.instead_sentence"] == "null", "nothing answers")
    }

    @Test func `The usage answer names the model that answers in the place of a class`() async throws {
        let plan = Plan(
            id: "own", label: "Own", kind: .subscription, limits: Self.pages,
            stepDowns: [ModelClass("pro"): "glm-4.5-air"])
        let answer = try await ask(plan, used: ["pro": 50])
        #expect(answer["classes.1.instead_model"] == "glm-4.5-air")
        #expect(answer["classes.1.instead_sentence"] == "Until then I'm answering with glm-4.5-air.")
    }

    @Test func `The usage answer has no line for a class of which the plan has no calls`() async throws {
        let limits = [
            Self.pages[0], Limit(name: "pro", meter: .calls(ModelClass("pro")), window: .day, amount: 0),
        ]
        let answer = try await ask(Plan(id: "own", label: "Own", kind: .free, limits: limits), used: [:])
        #expect(answer.text.contains(#""lines":["Standard: 0/100"]"#))
        #expect(answer["classes.1.line"] == "null" && answer["classes.1.is_used_up"] == "0")
    }

    @Test(
        arguments: [
            (Meter.cost, "en", "microdollars", "$14.96", "$0.04 of $15.00 used"),
            (.cost, "de", "microdollars", "14,96\u{a0}$", "0,04\u{a0}$ von 15,00\u{a0}$ genutzt"),
            (.totalTokens, "en", "tokens", "14,963,200", "36,800 of 15,000,000 tokens used"),
            (.totalTokens, "de", "tokens", "14.963.200", "36.800 von 15.000.000 Tokens genutzt"),
        ])
    func `The usage answer shows money and tokens in their units`(
        meter: Meter, language: String, unit: String, remaining: String, row: String
    ) async throws {
        let limit = Limit(name: "budget", meter: meter, window: .month, amount: 15_000_000)
        let plan = Plan(id: "own", label: "Own", kind: .subscription, limits: [limit])
        let answer = try await ask(plan, used: ["budget": 36_800], ["Accept-Language": language])
        #expect(answer["detail.unit"] == unit)
        #expect(answer["detail.remaining_text"] == remaining)
        #expect(answer["settings_row"] == row && answer["spoken"] == row)
        let date =
            language == "en"
            ? "Your plan refreshes on December 1" : "Dein Plan ist wieder frisch ab 1. Dezember"
        #expect(answer["detail.turn_sentence"] == date)
    }
}
