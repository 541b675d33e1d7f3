import Limits
import Testing

@Suite struct `The facts about a model` {
    @Test func `The facts about a model are those of the first row that matches`() {
        let facts = ModelFacts(rules: [
            .init(provider: "a", model: "gpt-*-mini", maxOutput: 1),
            .init(provider: nil, model: "gpt-*", maxOutput: 2),
        ])
        #expect(facts.maxOutput(provider: "a", model: "gpt-5-mini") == 1)
        #expect(facts.maxOutput(provider: "b", model: "gpt-5-mini") == 2)
        #expect(facts.maxOutput(provider: "b", model: "o3") == nil)
    }
}
