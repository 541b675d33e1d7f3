import Limits
import Testing

@Suite struct ModelClassesTests {
    @Test(arguments: [
        ("glm-4.6", "glm-4.6", true), ("glm-4.6", "glm-4.60", false), ("glm-4.6", "GLM-4.6", false),
        ("*", "", true), ("*", "anything", true), ("", "", true), ("", "a", false), ("gpt-*", "gpt-5", true),
        ("gpt-*", "gpt-", true), ("gpt-*", "xgpt-5", false), ("*-mini", "gpt-5-mini", true),
        ("*-mini", "gpt-5-mini-2", false), ("a*b*c", "aXbYc", true), ("a*b*c", "aXcYb", false),
        ("a**c", "ac", true),
        ("*ab*ab", "abab", true), ("*ab*ab", "ab", false), ("*aab", "aaab", true), ("über-*", "über-1", true),
        ("a.c", "abc", false), ("claude-*-4*", "claude-opus-4-1", true),
    ]) func `A star stands for any run of characters`(pattern: String, name: String, matches: Bool) {
        #expect(Glob.matches(pattern: pattern, name: name) == matches)
    }

    @Test func `A pattern of many stars stays cheap`() {
        let pattern = String(repeating: "a*", count: 200) + "b"
        let name = String(repeating: "a", count: 20_000)
        let elapsed = ContinuousClock().measure { #expect(!Glob.matches(pattern: pattern, name: name)) }
        #expect(elapsed < .seconds(5))
    }

    @Test(arguments: [
        ("pagespace", "glm-4.6", "pro"), ("pagespace", "glm-4.5-air", "standard"),
        ("pagespace", "other", "standard"),
        ("openai", "glm-4.6", "standard"), (nil, "glm-4.6", "standard"),
    ]) func `Pages counts glm-4.6 of pagespace as pro and all else as standard`(
        provider: String?, model: String, expected: String
    ) {
        #expect(PlanTables.pages.modelClasses.modelClass(provider: provider, model: model).name == expected)
    }

    @Test func `The first rule that matches decides`() {
        let classes = ModelClasses(
            rules: [
                .init(provider: nil, model: "gpt-*-mini", modelClass: ModelClass("small")),
                .init(provider: nil, model: "gpt-*", modelClass: ModelClass("large")),
            ], fallback: ModelClass("rest"))
        #expect(classes.modelClass(provider: "x", model: "gpt-5-mini").name == "small")
        #expect(classes.modelClass(provider: nil, model: "gpt-5").name == "large")
        #expect(classes.modelClass(provider: nil, model: "claude").name == "rest")
    }
}
