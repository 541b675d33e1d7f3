import Configuration
import Limits
import TestSupport
import Testing
import Usage

@Suite(.needsRedisServer)
struct `Specification §2: model classes` {
    @Test(arguments: [
        ("pagespace", "glm-4.6", "pro"), ("pagespace", "glm-4.5-air", "standard"),
        ("pagespace", "glm-5", "standard"), ("openai", "glm-4.6", "standard"),
        ("openai", "gpt-5", "standard"),
    ])
    func `pages: pagespace's glm-4.6 is pro, its glm-4.5-air and every other provider and model standard`(
        provider: String, model: String, name: String
    ) throws {
        let planTable = try Settings.preset(.pages, environment: [:]).planTable
        #expect(planTable.modelClasses.modelClass(provider: provider, model: model).name == name)
    }

    @Test
    func `a class that is closed to a plan: the refusal names the plans that open it`() async throws {
        try await withEdge(.pages) { edge async throws in
            let refused = try await edge.say(to: "glm-4.6")
            #expect(refused.status == 403)
            #expect(refused["error.message"] == "Pro models open with the Pro or Business plan.")
        }
    }

    @Test(
        arguments: [
            (
                nil,
                #"{"subscriptionTier":"free","standard":{"current":0,"limit":20,"remaining":20},"#
                    + #""pro":{"current":0,"limit":0,"remaining":0}}"#
            ),
            (
                "pro",
                #"{"subscriptionTier":"pro","standard":{"current":1,"limit":100,"remaining":99},"#
                    + #""pro":{"current":2,"limit":50,"remaining":48}}"#
            ),
            (
                "business",
                #"{"subscriptionTier":"business","standard":{"current":1,"limit":500,"remaining":499},"#
                    + #""pro":{"current":2,"limit":100,"remaining":98}}"#
            ),
        ] as [(String?, String)])
    func `GET /api/subscriptions/usage answers exactly`(plan: String?, json: String) async throws {
        try await withEdge(.pages) { edge async throws in
            if let plan { try await edge.give(plan, used: ["standard": 1, "pro": 2]) }
            #expect(try await edge.ask("GET", "/api/subscriptions/usage").text == json)
        }
    }

    @Test
    func `the one-line display: Standard: 0/20, Pro AI: 0/50, and AI: 0/20 for other providers`() async throws
    {
        try await withEdge(.pages) { edge async throws in
            let free = try await edge.usage()
            #expect(free["lines.0"] == "Standard: 0/20" && free["other_line"] == "AI: 0/20")
            try await edge.give("pro")
            #expect(try await edge.usage()["lines.1"] == "Pro AI: 0/50")
        }
    }

    @Test
    func `the one-line display: Loading... while it loads, Usage unavailable on an error`() {
        #expect(ModelClassLine.loading.text == "Loading...")
        #expect(ModelClassLine.unavailable.text == "Usage unavailable")
    }
}
