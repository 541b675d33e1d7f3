import Dialects
import Limits
import Pricing
import Testing

@testable import Configuration

@Suite struct `Prices in a configuration` {
    private static let row = "{ model: \"*\", input: 2.50, output: 10 }"

    private static func limit(_ amount: String, _ prices: String = "[\(row)]") -> String {
        "plans: { none: { kind: free, limits: [{ count: cost, per: day, amount: \(amount) }] } }\n"
            + "prices: \(prices)"
    }

    @Test func `Prices are US dollars per million tokens, exact to the micro-dollar`() throws {
        let settings = try read(
            """
            prices:
              - { provider: openai, model: "gpt-*", input: 2.50, cached_input: 1.25, output: $10 }
              - { provider: openai, model: "gpt-*", from: 2026-12-01, input: 3, output: 0.000_001 }
              - { model: "*", input: 0.1, cache_write: 0.125, output: 0 }
            """ + "\nupstreams: [{ name: openai, url: https://a.example }]")
        #expect(
            settings.prices.rules == [
                .init(
                    provider: "openai", model: "gpt-*",
                    price: Price(input: 2_500_000, cachedInput: 1_250_000, output: 10_000_000)),
                .init(
                    provider: "openai", model: "gpt-*", from: Moment(seconds: 1_796_083_200),
                    price: Price(input: 3_000_000, output: 1)),
                .init(
                    provider: nil, model: "*", price: Price(input: 100_000, cacheWrite: 125_000, output: 0)),
            ])
    }

    @Test func `Prices in a configuration have every dimension that providers bill`() throws {
        let settings = try read(
            """
            prices:
              - model: m
                input: 1
                cached_input: 0.1
                cache_write: 1.25
                cache_write_1h: 2
                output: 10
                audio_input: 3
                audio_output: 20
                image_input: 4
                image_output: 40
                long_context: { above: 200_000, input: 2, output: 15 }
                tiers:
                  priority: { input: 2, output: 20, long_context: { above: 200_000, input: 4, output: 30 } }
                  flex: { input: 0.5, cached_input: 0.05, output: 5 }
                tools: { web_search: 0.01, file_search: 0.0025 }
                fast: 6
                regional: 1.1
                per_second: 0.0001
                per_image: 0.04
                per_million_characters: 15
            """)
        let expected = Price(
            Rates(
                input: 1_000_000, cachedInput: 100_000, cacheWrite: 1_250_000, longCacheWrite: 2_000_000,
                output: 10_000_000, audioInput: 3_000_000, audioOutput: 20_000_000, imageInput: 4_000_000,
                imageOutput: 40_000_000),
            longContext: .init(above: 200_000, rates: Rates(input: 2_000_000, output: 15_000_000)),
            tiers: [
                .init(
                    .priority, Rates(input: 2_000_000, output: 20_000_000),
                    longContext: .init(above: 200_000, rates: Rates(input: 4_000_000, output: 30_000_000))),
                .init(.flex, Rates(input: 500_000, cachedInput: 50_000, output: 5_000_000)),
            ],
            fees: [.webSearch: 10_000, .fileSearch: 2500], fast: 6_000_000, regional: 1_100_000,
            perSecond: 100, perImage: 40_000, perCharacter: 15_000_000)
        #expect(settings.prices.rules.map(\.price) == [expected])
    }

    @Test func `Prices in a configuration may count each request`() throws {
        let settings = try read("prices: [{ model: m, input: 0, output: 0, per_request: 0.04 }]")
        #expect(settings.prices.rules[0].price.perRequest == 40_000)
    }

    @Test(arguments: [("5_000_000", 5_000_000), ("$5", 5_000_000), ("$0.25", 250_000), ("0", 0)])
    func `A limit on money is in micro-dollars or has a dollar sign`(amount: String, expected: Int)
        throws
    {
        let limits = try read(Self.limit(amount)).planTable.defaultPlan.limits
        #expect(limits == [Limit(name: "cost", meter: .cost, window: .day, amount: expected)])
    }

    @Test func `Prices that a limit needs may be several rows for several upstreams`() throws {
        let yaml = """
            upstreams:
              - { name: a, url: https://a.example, models: ["gpt-4*", "o3"] }
              - { name: b, url: https://b.example, models: ["x"] }
            """
        let rows =
            "{ provider: a, model: \"gpt-*\", input: 1, output: 1 }, { model: o3, input: 1, output: 1 }"
        let last = "{ provider: b, model: x, input: 1, output: 1 }"
        _ = try read(Self.limit("1", "[\(rows), \(last)]") + "\n" + yaml)
        let found = mistakes(Self.limit("1", "[\(rows)]") + "\n" + yaml)
        #expect(
            found?.mistakes.map(\.text) == [
                "no row names the models \"x\" of upstream b, so that a limit on cost would not hold; "
                    + "add { model: \"*\", … } as the last row"
            ])
    }

    @Test func `Prices in a configuration that are not known may be charged as the dearest one`() throws {
        let upstreams = "upstreams: [{ name: a, url: https://a.example, models: [m, x] }]"
        let text = Self.limit("1", "[{ model: m, input: 1, output: 1 }]") + "\n" + upstreams
        #expect(mistakes(text)?.mistakes.count == 1)
        let settings = try read(text + "\nunknown_prices: dearest")
        #expect(settings.prices.unknown == .dearest)
        #expect(try read("prices: [{ model: m, input: 1, output: 1 }]").prices.unknown == .refuse)
        let gaps = PriceGaps(settings).lines
        #expect(gaps.first == "no row names x of upstream a")
        #expect(gaps.contains { $0.hasPrefix("m: cache_write_1h") && $0.contains("tools.web_search") })
        let any = try read("prices: [{ model: m, input: 1, output: 1 }]")
        #expect(PriceGaps(any).lines.first == "no row names the other models")
        #expect(!PriceGaps(try read("prices: [\(Self.row)]")).lines.contains { $0.hasPrefix("no row") })
        let other = upstreams.replacing("models:", with: "dialect: gemini, models:")
        let gemini = PriceGaps(try read(text.replacing(upstreams, with: other) + "\nunknown_prices: dearest"))
        #expect(gemini.lines.contains { $0.hasPrefix("m: tiers.flex") && $0.contains("tools.map_search") })
    }

    @Test func `Prices are checked for routes whose requests name no model`() throws {
        let yaml = """
            upstreams: [{ name: a, url: https://a.example, models: [m] }]
            routes: [{ path: /api/chat, upstream: a }]
            """
        let found = mistakes(Self.limit("1", "[{ model: m, input: 1, output: 1 }]") + "\n" + yaml)
        #expect(found?.mistakes.count == 1)
        #expect(mistakes(Self.limit("1") + "\n" + yaml) == nil)
    }

    @Test func `A configuration includes the largest output of a model, and a plan's own bound`() throws {
        let settings = try read(
            "models: [{ model: \"gpt-*\", max_output_tokens: 16_384 }]\n"
                + "plans: { none: { kind: free, limits: [], max_output_tokens: 4096 } }")
        #expect(settings.models.rules == [.init(provider: nil, model: "gpt-*", maxOutput: 16_384)])
        #expect(settings.planTable.defaultPlan.maxOutput == 4096)
    }

    @Test(arguments: [
        BadConfiguration(
            "prices: [§{ model: m, output: 1 }]", "prices[0]",
            "input is missing: write US dollars per million tokens, such as input: 2.50"),
        BadConfiguration(
            "prices: [§{ input: 1, output: 1 }]", "prices[0]",
            "model is missing: write a model's name, such as \"gpt-*\""),
        BadConfiguration(
            "prices: [{ model: m, input: §1.0000001, output: 1 }]", "prices[0].input",
            "\"1.0000001\" is not an amount of US dollars, such as 2.50 (up to six decimals)"),
        BadConfiguration(
            "prices: [{ model: m, input: §-1, output: 1 }]", "prices[0].input",
            "\"-1\" is not an amount of US dollars, such as 2.50 (up to six decimals)"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, output: §1e3 }]", "prices[0].output",
            "\"1e3\" is not an amount of US dollars, such as 2.50 (up to six decimals)"),
        BadConfiguration(
            "prices: [{ model: m, input: §2500000, output: 1 }]", "prices[0].input",
            "this is too large: at most $10000"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, output: 1, from: §2026-02-30 }]", "prices[0].from",
            "\"2026-02-30\" is not a day; write it like 2026-12-01"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, §outptu: 1, output: 1 }]", "prices[0].outptu",
            "there is no key \"outptu\" here", "output"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, output: 1, tiers: { §prioriti: { input: 2, output: 2 } } }]",
            "prices[0].tiers.prioriti",
            "there is no tier \"prioriti\"; known: flex, batch, priority, scale, fast, ultrafast",
            "priority"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, output: 1, regional: §-1 }]", "prices[0].regional",
            "\"-1\" is not a factor from 0 to 100, such as 1.1"),
        BadConfiguration(
            "prices: [{ model: m, input: 1, output: 1, long_context: §{ input: 2, output: 2 } }]",
            "prices[0].long_context",
            "above is missing: write the tokens of input above which it holds, such as 200_000"),
        BadConfiguration(
            "prices:\n  - { model: m, input: 1, output: 1 }\n  - { model: §m, input: 2, output: 1 }",
            "prices[1].model",
            "another row has the same model and date; write from: with the day this price begins"),
        BadConfiguration(
            "prices:\n  - { model: \"*\", input: 1, output: 1 }\n  - { model: §\"gpt-*\", input: 2, output: 1 }",
            "prices[1].model",
            "this row is never used, since the row of \"*\" above it matches the same models; put this "
                + "one first"),
        BadConfiguration(
            "prices: [{ provider: §opena, model: m, input: 1, output: 1 }]\n"
                + "upstreams: [{ name: openai, url: https://a.example }]", "prices[0].provider",
            "there is no upstream opena; known: openai", "openai"),
        BadConfiguration(
            "models: [§{ model: m }]", "models[0]",
            "max_output_tokens is missing: write the most that one answer can have, such as 16_384"),
        BadConfiguration(
            "models: [{ model: m, max_output_tokens: §0 }]", "models[0].max_output_tokens",
            "this is too small: at least 1"),
        BadConfiguration(
            "plans: { none: { kind: free, limits: [], max_output_tokens: §2_000_000 } }",
            "plans.none.max_output_tokens", "this is too large: at most 1048576"),
        BadConfiguration(
            "plans: { none: { kind: free, limits: [{ count: §cost, per: day, amount: 2 }] } }",
            "plans.none.limits[0].count",
            "a limit on cost needs prices; add prices: with a row for each model, such as "
                + "{ model: \"*\", input: 2.50, output: 10 }"),
        BadConfiguration(
            limit("§5.00"), "plans.none.limits[0].amount",
            "\"5.00\" may be dollars or micro-dollars; write dollars with a $ and micro-dollars as a whole number",
            "$5.00"),
        BadConfiguration(
            limit("§$9007199255"), "plans.none.limits[0].amount",
            "this is too large: at most $9007199254.740991"),
        BadConfiguration(
            limit("1", "§[{ model: \"gpt-*\", input: 1, output: 1 }]"), "prices",
            "no row names the models \"*\", so that a limit on cost would not hold; "
                + "add { model: \"*\", … } as the last row"),
    ])
    func `A mistake in it is reported`(bad: BadConfiguration) throws { try bad.check() }
}

@Suite struct `The model that answers when a class is used up` {
    private static let classes = "model_classes: [{ model: \"big-*\", class: pro }]\n"

    private static func plan(_ then: String) -> String {
        classes
            + "plans: { none: { kind: free, limits: [{ calls: pro, per: day, amount: 1 }], when_used_up: \(then) } }"
    }

    @Test func `The model that answers when a class is used up is read from the plan`() throws {
        let plan = try read(Self.plan("{ pro: org/small-1.5 }")).planTable.defaultPlan
        #expect(plan.stepDowns == [ModelClass("pro"): "org/small-1.5"])
    }

    @Test(arguments: [
        BadConfiguration(
            plan("{ §prp: small }"), "plans.none.when_used_up.prp",
            "this plan has no calls of \"prp\" that could be used up", "pro"),
        BadConfiguration(
            plan("{ pro: §\"small-*\" }"), "plans.none.when_used_up.pro",
            "one model answers; a name with * stands for many"),
        BadConfiguration(
            plan("{ pro: §big-2 }"), "plans.none.when_used_up.pro",
            "big-2 is of the class pro itself; name a model of another class"),
        BadConfiguration(
            plan("§small"), "plans.none.when_used_up",
            "this must be a class and the model that answers then, such as { pro: gpt-5-mini }, but it is a single value"
        ),
    ])
    func `A mistake in it is reported`(bad: BadConfiguration) throws { try bad.check() }
}
