import Configuration
import Limits
import Testing

@Suite struct `The rules of a plan for requests` {
    private static func plan(_ more: String) throws -> Plan {
        let yaml = """
            plans:
              free:
                kind: free
                limits: []
            \(more.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            default_plan: free
            identity: [{ trusted_header: x-user-id, from: [10.0.0.0/8] }]
            upstreams: [{ name: a, url: "https://a.example.com" }]
            """
        return try Settings.read(yaml, file: "t.yaml", environment: [:]).planTable.defaultPlan
    }

    @Test func `A plan has no rules for requests if the configuration has none`() throws {
        let plan = try Self.plan("")
        #expect(plan.rules == nil)
        for feature in RequestRules.Feature.allCases {
            #expect(RequestRules.standard.allowed(feature) == (feature == .storedObjects ? .none : .all))
        }
    }

    @Test func `A plan's rules for requests are lists, all or none`() throws {
        let rules = try #require(
            try Self.plan(
                """
                may: { models: ["gpt-*", o3], tiers: none, hosted_tools: [], images: none, betas: all }
                at_most: { body: 64KiB, messages: 40, images: 0, output_tokens: 2_000 }
                """
            ).rules)
        #expect(rules.allowed(.models) == .only(["gpt-*", "o3"]))
        #expect(rules.allowed(.tiers) == .none && rules.allowed(.hostedTools) == .none)
        #expect(rules.allowed(.images) == .none && rules.allowed(.files) == .all)
        #expect(rules.allowed(.betas) == .all && rules.allowed(.storedObjects) == .none)
        #expect(
            rules.largestAmount(.body) == 65536 && rules.largestAmount(.messages) == 40
                && rules.largestAmount(.images) == 0)
        #expect(rules.largestAmount(.outputTokens) == 2000 && rules.largestAmount(.tools) == nil)
    }

    @Test(arguments: [
        ("may: { modles: all }", "there is no key"),
        ("may: { images: [png] }", "this must be one of all, none"),
        ("may: { tiers: some }", "is not one of all, none"), ("may: { betas: [\"a b\"] }", "without blanks"),
        ("may: { other_betas: remove }", "needs a list of betas"), ("at_most: { body: 10 }", "is not a size"),
        ("at_most: { messages: 0 }", "this is too small"), ("at_most: { n: x }", "is not a whole number"),
    ])
    func `The rules of a plan for requests with a mistake say where it is`(rules: String, expected: String) {
        do {
            _ = try Self.plan(rules)
            Issue.record("\(rules) was accepted")
        } catch {
            #expect("\(error)".contains(expected), "\(error)")
        }
    }

    @Test func `A plan's rules object to the first thing that is not allowed`() {
        let rules = RequestRules(
            may: [.models: .only(["GPT-*"]), .betas: .only(["a"])], atMost: [.n: 2], removesBetas: true)
        func demand(_ model: String, _ count: Int) -> RequestDemand {
            RequestDemand(
                wishes: [
                    .init(.models, model, member: "model"), .init(.betas, "b", member: "anthropic-beta"),
                ], amounts: [.init(.n, count, member: "n")])
        }
        #expect(rules.findObjection(to: demand("gpt-5", 2)) == nil)
        let model = rules.findObjection(to: demand("o3", 9))
        #expect(model?.member == "model" && model?.reason == .notAllowed(.models))
        let count = rules.findObjection(to: demand("gpt-5", 3))
        #expect(count?.member == "n" && count?.reason == .tooMuch(.n, most: 2, asked: 3))
    }
}
