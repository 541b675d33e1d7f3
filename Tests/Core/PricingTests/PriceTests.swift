import Dialects
import Limits
import Pricing
import Testing

@Suite struct `The price of a request` {
    /// Prices in dollars per million tokens: 2.50 for input, 1.25 for cached input, 3.75 for input written to
    /// a cache, and 10 for output.
    private static let price = Price(
        input: 2_500_000, cachedInput: 1_250_000, cacheWrite: 3_750_000, output: 10_000_000)

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let cost: Int
        let expected: Int
    }

    @Test(arguments: [
        Case(testDescription: "nothing", cost: price.cost(input: 0, output: 0), expected: 0),
        Case(
            testDescription: "a million", cost: price.cost(input: 1_000_000, output: 0), expected: 2_500_000),
        Case(testDescription: "output", cost: price.cost(input: 0, output: 3), expected: 30),
        Case(testDescription: "half of one", cost: price.cost(input: 1, output: 0), expected: 3),
        Case(testDescription: "two halves", cost: price.cost(input: 2, output: 0), expected: 5),
        Case(
            testDescription: "cached input is a part of the input",
            cost: price.cost(input: 1000, cached: 400, output: 0), expected: 1500 + 500),
        Case(
            testDescription: "so is what was written",
            cost: price.cost(input: 1000, cached: 400, cacheWrite: 200, output: 0), expected: 1000 + 500 + 750
        ),
        Case(
            testDescription: "parts larger than the whole",
            cost: price.cost(input: 10, cached: 1000, output: 0), expected: 1250),
        Case(
            testDescription: "negative figures", cost: price.cost(input: -5, cached: -5, output: -5),
            expected: 0),
        Case(
            testDescription: "one rounding for all parts",
            cost: Price(input: 1, cachedInput: 1, output: 1).cost(input: 2, cached: 1, output: 1), expected: 1
        ),
        Case(
            testDescription: "each request",
            cost: Price(input: 0, output: 0, perRequest: 40_000)
                .cost(input: 9, output: 9), expected: 40_000),
        Case(
            testDescription: "the largest of all",
            cost: Price(
                input: Price.largestPerMillion, output: Price.largestPerMillion,
                perRequest: Price.largestPerRequest
            ).cost(input: .max, cached: .max, cacheWrite: .max, output: .max), expected: 1 << 43),
    ])
    func `A price is exact, and rounded up once`(`case`: Case) { #expect(`case`.cost == `case`.expected) }

    @Test func `The price of cached tokens is that of input if the list has none for a cache`() {
        let price = Price(input: 7_000_000, output: 0)
        #expect(price.cost(input: 10, cached: 4, cacheWrite: 3, output: 0) == 70)
    }

    private static let whole = Price(
        Rates(
            input: 1_000_000, cachedInput: 100_000, cacheWrite: 1_250_000, longCacheWrite: 2_000_000,
            output: 10_000_000, audioInput: 3_000_000, audioOutput: 20_000_000, imageInput: 4_000_000,
            imageOutput: 40_000_000),
        longContext: .init(above: 200_000, rates: Rates(input: 2_000_000, output: 15_000_000)),
        tiers: [
            .init(
                .priority, Rates(input: 2_000_000, output: 20_000_000),
                longContext: .init(above: 200_000, rates: Rates(input: 4_000_000, output: 30_000_000)))
        ], fees: [.webSearch: 10_000, .codeInterpreter: 30_000], fast: 6_000_000, regional: 1_100_000,
        perSecond: 100)

    struct Dimension: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let part: BilledPart
        let cost: Int

        init(
            _ name: String, _ tokens: TokenUsage, _ cost: Int, _ change: (inout BilledPart) -> Void = { _ in }
        ) {
            var part = BilledPart(tokens: tokens)
            change(&part)
            (testDescription, self.part, self.cost) = (name, part, cost)
        }
    }

    @Test(arguments: [
        Dimension("plain", TokenUsage(input: 100, output: 10), 200),
        Dimension("read from a cache", TokenUsage(input: 100, cached: 40), 64),
        Dimension("written to a cache", TokenUsage(input: 100, cacheWrite: 40), 110),
        Dimension("written for an hour", TokenUsage(input: 100, cacheWrite: 40, longCacheWrite: 40), 140),
        Dimension("written for both", TokenUsage(input: 100, cacheWrite: 40, longCacheWrite: 20), 125),
        Dimension("sound that is sent", TokenUsage(input: 100, audioInput: 40), 180),
        Dimension("sound that is answered", TokenUsage(output: 10, audioOutput: 4), 140),
        Dimension("images that are sent", TokenUsage(input: 100, imageInput: 40), 220),
        Dimension("images that are answered", TokenUsage(output: 10, imageOutput: 4), 220),
        Dimension("a tier", TokenUsage(input: 100, output: 10), 400) { $0.tier = .priority },
        Dimension("speed", TokenUsage(input: 100, output: 10), 1200) { $0.isFast = true },
        Dimension("region", TokenUsage(input: 100, output: 10), 220) { $0.isRegional = true },
        Dimension("as long as the threshold", TokenUsage(input: 200_000, output: 10), 200_100),
        Dimension("longer: all of it", TokenUsage(input: 200_001, output: 10), 400_152),
        Dimension("longer, and cached", TokenUsage(input: 200_001, output: 10, cached: 200_000), 400_152),
        Dimension("longer, in a tier", TokenUsage(input: 200_001, output: 10), 800_304) {
            $0.tier = .priority
        },
        Dimension("searches", TokenUsage(input: 100), 30_100) { $0.tools[.webSearch] = 3 },
        Dimension("a run of code", TokenUsage(input: 100), 30_100) { $0.tools[.codeInterpreter] = 1 },
        Dimension("seconds", TokenUsage(), 9050) { $0.milliseconds = 90_500 },
    ])
    func `The price of a request has every dimension that providers bill`(dimension: Dimension) {
        #expect(Price.microDollars(Self.whole.cost(of: dimension.part)) == dimension.cost)
    }

    @Test func `The price of a request agrees with exact fractions over random figures`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            func any(_ most: Int) -> Int { .random(in: 0...most, using: &random) }
            let price = Price(
                input: any(20_000_000), cachedInput: any(20_000_000), cacheWrite: any(20_000_000),
                output: any(90_000_000), perRequest: any(1000))
            let (cached, written, fresh, output) = (any(99_999), any(99_999), any(99_999), any(99_999))
            let sum =
                fresh * price.standard.rates.input + cached * price.standard.rates.cachedInput
                + written * price.standard.rates.cacheWrite + output * price.standard.rates.output
            let (whole, rest) = sum.quotientAndRemainder(dividingBy: 1_000_000)
            #expect(
                price.cost(
                    input: fresh + cached + written, cached: cached, cacheWrite: written, output: output)
                    == whole + (rest > 0 ? 1 : 0) + price.perRequest)
        }
    }
}

@Suite struct `The price table` {
    private static func price(_ input: Int) -> Price { Price(input: input, output: 0) }

    private static let table = PriceTable(rules: [
        .init(provider: "openai", model: "gpt-*", from: Moment(seconds: 2000), price: price(3)),
        .init(provider: "openai", model: "gpt-*", price: price(1)),
        .init(provider: "openai", model: "gpt-*", from: Moment(seconds: 1000), price: price(2)),
        .init(provider: nil, model: "late", from: Moment(seconds: 5000), price: price(8)),
        .init(provider: nil, model: "*", price: price(9)),
    ])

    @Test(arguments: [
        ("openai", "gpt-5", 0, 1), ("openai", "gpt-5", 999, 1), ("openai", "gpt-5", 1000, 2),
        ("openai", "gpt-5", 1999, 2), ("openai", "gpt-5", 2000, 3), ("openai", "gpt-5", 1 << 40, 3),
        ("other", "gpt-5", 2000, 9), ("openai", "o3", 0, 9), ("x", "late", 0, 8), ("x", "late", 9000, 8),
    ])
    func `The price table uses the first row that matches the model on that day`(
        provider: String, model: String, seconds: Int, expected: Int
    ) throws {
        let prices = try #require(Self.table.findPrices(provider: provider, model: model))
        #expect(prices.findPrice(at: Moment(seconds: Int64(seconds))).price.standard.rates.input == expected)
    }

    @Test func `The price table matches the names of models in any case`() throws {
        let prices = try #require(Self.table.findPrices(provider: "openai", model: "GPT-5"))
        #expect(prices.findPrice(at: Moment(seconds: 0)).price.standard.rates.input == 1)
    }

    @Test func `What a row lacks is charged at the dearest known price, and is reported`() throws {
        let table = PriceTable(rules: [
            .init(
                provider: nil, model: "a",
                price: Price(
                    Rates(input: 5, longCacheWrite: 8, output: 5, audioInput: 3, imageOutput: 9),
                    fees: [.webSearch: 7, .fileSearch: 2], fast: 6_000_000, perImage: 4)),
            .init(provider: nil, model: "b", price: Price(Rates(input: 1, output: 2), fees: [.webSearch: 1])),
        ])
        func charges(_ model: String) throws -> Price {
            try #require(table.findCharges(provider: nil, model: model)).findPrice(at: Moment(seconds: 0))
                .price
        }
        let known = try charges("b")
        #expect(known.standard.rates.longCacheWrite == 8 && known.standard.rates.imageOutput == 9)
        #expect(known.standard.rates.audioInput == 3 && known.standard.rates.input == 1)
        #expect(
            known.findFee(of: .webSearch) == 1 && known.findFee(of: .fileSearch) == 2
                && known.fast == 6_000_000)
        #expect(known.perImage == 0, "a model that has no price by the image is not priced by it")
        var part = BilledPart(
            tokens: TokenUsage(input: 9, output: 9, cacheWrite: 1, longCacheWrite: 1, audioInput: 1))
        part.tools[.webSearch] = 1
        #expect(known.unpriced(in: part) == [.longCacheWrite, .sound])
        part.tools[.fileSearch] = 1
        (part.tier, part.isFast) = (.priority, true)
        #expect(known.unpriced(in: part) == [.longCacheWrite, .sound, .tool, .tier, .speed])
        #expect(try charges("a").unpriced(in: part) == [.tier])
        let unknown = try charges("c")
        #expect(unknown.isOfUnknownModel && unknown.standard.rates.input == 5 && unknown.perImage == 4)
        #expect(unknown.unpriced(in: BilledPart()) == .model)
        #expect(PriceTable().findCharges(provider: nil, model: "c") == nil)
    }

    @Test func `A price may be by the image and by the character`() {
        let price = Price(Rates(input: 0, output: 0), perImage: 40_000, perCharacter: 15_000_000)
        #expect(price.cost(input: 0, output: 0, images: 3, characters: 200) == 120_000 + 3000)
    }

    @Test func `The price table has no price for a model that no row matches`() {
        #expect(PriceTable().findPrices(provider: "a", model: "b") == nil)
        let table = PriceTable(rules: [.init(provider: "a", model: "*", price: .free)])
        #expect(table.findPrices(provider: "b", model: "m") == nil)
        #expect(table.findPrices(provider: nil, model: "m") == nil)
    }
}
