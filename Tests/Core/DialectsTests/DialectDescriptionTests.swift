import Dialects
import Testing

@Suite struct `The description of a dialect` {
    @Test(arguments: Dialect.allCases)
    func `The description of a dialect names the path by which it is known`(dialect: Dialect) {
        let path = Array(dialect.facts.path.replacing("{model}", with: "m").utf8)
        let known = Dialect(path: path.span)
        #expect(known == (dialect == .plain ? nil : dialect))
    }

    @Test(arguments: Dialect.allCases)
    func `A dialect's description has the family that speaks it, and its errors`(dialect: Dialect) {
        let usual = dialect.family.usual
        #expect(usual.family == dialect.family)
        #expect(usual.facts.errors == dialect.facts.errors)
        #expect(usual.rateLimitNaming == dialect.rateLimitNaming)
        #expect(
            dialect.facts.errors.contentType.description
                == (dialect == .plain ? "application/problem+json" : "application/json"))
        #expect(!dialect.isOpenAI || dialect.family == .openai)
        #expect(!dialect.isGemini || dialect.family == .gemini)
    }

    @Test func `A dialect names each unit's rate-limit fields as its clients read them`() {
        #expect(RateLimitNaming.openAI.fieldName("limit", of: "tokens") == "x-ratelimit-limit-tokens")
        #expect(
            RateLimitNaming.anthropic.fieldName("reset", of: "requests")
                == "anthropic-ratelimit-requests-reset")
    }
}
