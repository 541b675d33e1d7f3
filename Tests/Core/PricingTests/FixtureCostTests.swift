import Dialects
import JSON
import Pricing
import TestSupport
import Testing

@Suite struct `The cost of an answer` {
    /// The prices at 100 percent, in dollars per million tokens: 1 for input, 0.10 for cached input, 1.25 and
    /// 2 for input written to a cache (for a short and a long time), 10 for output, 3 and 20 for sound, and
    /// 40 for generated images.
    private static func rates(_ percent: Int) -> Rates {
        Rates(
            input: 10_000 * percent, cachedInput: 1000 * percent, cacheWrite: 12_500 * percent,
            longCacheWrite: 20_000 * percent, output: 100_000 * percent, audioInput: 30_000 * percent,
            audioOutput: 200_000 * percent, imageOutput: 400_000 * percent)
    }

    private static let price = Price(
        rates(100), tiers: [.init(.priority, rates(200)), .init(.flex, rates(50))],
        fees: [.webSearch: 10_000, .fileSearch: 2500, .codeInterpreter: 30_000], fast: 6_000_000,
        regional: 1_100_000)
    private static let bigPrice = Price(rates(200))

    @Test(arguments: UsageFixture.all)
    func `The cost of an answer is that of each part at its own price`(fixture: UsageFixture) throws {
        let dialect = try #require(Dialect(rawValue: fixture.dialect))
        var parser = JSONParser()
        var reader = ReplyReader(dialect, fixture.isOfEvents ? .events : .document)
        reader.feed(fixture.payload.span, with: &parser)
        reader.finish(with: &parser)
        let usage = reader.usage ?? BilledUsage()
        var exact = Self.price.cost(of: usage.main)
        for part in usage.further {
            let price = part.model == Array("claude-big".utf8) ? Self.bigPrice : Self.price
            exact += price.cost(of: part)
        }
        #expect("\(Price.microDollars(exact))" == fixture.fact("cost"), "\(fixture)")
    }
}
