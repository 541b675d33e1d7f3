import Commands
import Dates
import Dialects
import Limits
import Pricing

/// One row of `prices`: what the use of some models costs from a day on.
enum PriceRow {
    private static let rateKeys = [
        "input", "cached_input", "cache_write", "cache_write_1h", "output", "audio_input", "audio_output",
        "image_input", "image_output",
    ]
    private static let keys =
        ["provider", "model", "from"] + rateKeys + [
            "long_context", "tiers", "tools", "fast", "regional", "per_request", "per_second",
        ]

    static func rule(_ item: Value, upstreams: [String]) -> (rule: PriceTable.Rule, section: Section)? {
        guard let section = item.section(keys) else { return nil }
        let provider = section["provider"]?.provider(of: upstreams)
        let model = section.required("model", "a model's name, such as \"gpt-*\"")?.modelPattern()
        let from = section["from"]?.day()
        let price = price(section)
        guard let model else { return nil }
        return (PriceTable.Rule(provider: provider, model: model, from: from, price: price), section)
    }

    private static func price(_ section: Section) -> Price {
        Price(
            rates(section), longContext: section["long_context"].flatMap(longContext),
            tiers: section["tiers"].map(tiers) ?? [], fees: section["tools"].map(fees) ?? [:],
            fast: section["fast"]?.factor(), regional: section["regional"]?.factor(),
            perRequest: section["per_request"]?.dollars(
                "US dollars for each request, such as 0.01", most: Price.largestPerRequest) ?? 0,
            perSecond: section["per_second"]?.dollars(
                "US dollars for each second of sound, such as 0.0001", most: Price.largestPerRequest) ?? 0)
    }

    private static func rates(_ section: Section) -> Rates {
        func price(_ key: String) -> Int? {
            section[key]?.dollars(
                "US dollars per million tokens, such as 2.50", most: Price.largestPerMillion)
        }
        _ = section.required("input", "US dollars per million tokens, such as input: 2.50")
        _ = section.required("output", "US dollars per million tokens, such as output: 10")
        return Rates(
            input: price("input") ?? 0, cachedInput: price("cached_input"), cacheWrite: price("cache_write"),
            longCacheWrite: price("cache_write_1h"), output: price("output") ?? 0,
            audioInput: price("audio_input"), audioOutput: price("audio_output"),
            imageInput: price("image_input"), imageOutput: price("image_output"))
    }

    private static func longContext(_ value: Value) -> Price.LongContext? {
        guard let section = value.section(["above"] + rateKeys) else { return nil }
        let above = section.required("above", "the tokens of input above which it holds, such as 200_000")?
            .int(in: 1...(1 << 30))
        let rates = rates(section)
        return above.map { Price.LongContext(above: $0, rates: rates) }
    }

    private static func tiers(_ value: Value) -> [Price.Tier] {
        let names = ServiceTier.allCases.filter { $0 != .standard && $0 != .other }.map(\.rawValue)
        var tiers: [Price.Tier] = []
        for (key, name, value) in value.entries("tiers and their prices: \(names.joined(separator: ", "))") {
            guard let section = value.section(rateKeys + ["long_context"]) else { continue }
            guard names.contains(name), let tier = ServiceTier(rawValue: name) else {
                key.complain(
                    "there is no tier \(Printable.quoted(name)); known are \(names.joined(separator: ", "))",
                    suggestion: NearestWord.of(name, in: names))
                continue
            }
            tiers.append(
                Price.Tier(tier, rates(section), longContext: section["long_context"].flatMap(longContext)))
        }
        return tiers
    }

    private static func fees(_ value: Value) -> [HostedTool: Int] {
        guard let section = value.section(PriceText.tools.map(\.name)) else { return [:] }
        var fees: [HostedTool: Int] = [:]
        for (name, tool) in PriceText.tools {
            fees[tool] = section[name]?.dollars(
                "US dollars for each call, such as 0.01", most: Price.largestPerRequest)
        }
        return fees
    }
}

extension Value {
    /// The name of an upstream; any name where the configuration has none of its own.
    func provider(of upstreams: [String]) -> String? {
        guard let name = name("provider's name") else { return nil }
        if upstreams.isEmpty || upstreams.contains(name) { return name }
        complain(
            "there is no upstream \(name); known are \(upstreams.joined(separator: ", "))",
            suggestion: NearestWord.of(name, in: upstreams))
        return nil
    }

    /// What a cost is multiplied by, in millionths: `1.1`.
    fileprivate func factor() -> Int? {
        guard let text = text("a factor, such as 1.1") else { return nil }
        if let factor = Money.microdollars(text), factor <= Price.largestFactor { return factor }
        complain("\(Printable.quoted(text)) is no factor from 0 to 100, such as 1.1")
        return nil
    }

    /// A day, `2026-12-01`, as the moment at which it begins in UTC.
    fileprivate func day() -> Moment? {
        guard let text = text("a day, such as 2026-12-01") else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let digits = parts.map { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
        if parts.map(\.utf8.count) == [4, 2, 2], let year = digits[0], let month = digits[1],
            let day = digits[2], year >= 1970, (1...12).contains(month),
            (1...CivilDate.length(ofMonth: month, year: year)).contains(day)
        {
            return Moment(seconds: Int64(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400)
        }
        complain("\(Printable.quoted(text)) is no day; write it as 2026-12-01")
        return nil
    }
}
