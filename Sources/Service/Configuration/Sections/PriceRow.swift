import Commands
import Dates
import Dialects
import Limits
import Pricing

/// Reads one row of `prices`: the price of some models from a certain day on.
enum PriceRow {
    private static let rateKeys = KeyList {
        Key("input", "Dollars per million tokens of input.")
        Key("cached_input", "The price of input that is read from a cache; by default that of input.")
        Key("cache_write", "The price of input that is written to a cache; by default that of input.")
        Key(
            "cache_write_1h",
            "The price of input that a cache keeps for an hour or longer; by default that of `cache_write`.")
        Key("output", "The price of output, reasoning included.")
        Key("audio_input", "The price of sound in the request; by default that of input.")
        Key("audio_output", "The price of sound in the answer; by default that of output.")
        Key("image_input", "The price of images in the request; by default that of input.")
        Key("image_output", "The price of images in the answer; by default that of output.")
    }
    private static let longContextKeys = KeyList {
        Key("above", "Tokens of input above which they hold.")
        rateKeys
    }
    private static let tierKeys = KeyList {
        rateKeys
        Key("long_context", "Prices of a whole request whose input is longer.")
    }
    private static let keys = KeyList {
        Key("provider", "Only for the upstream of this name.")
        Key("model", "The model; `*` stands for any run of characters.")
        Key("from", "The first day (UTC) on which it holds.")
        tierKeys
        Key("tiers", "Prices of service tiers other than the standard one, by the tier's name.")
        Key("tools", "Dollars for each call of a tool that the provider runs.")
        Key("fast", "The factor on the cost of tokens in a faster mode.")
        Key("regional", "The factor on the cost of tokens in a bound region.")
        Key("per_request", "Dollars for each request, in addition to its tokens.")
        Key("per_second", "Dollars for each second of sound that is transcribed.")
        Key("per_image", "Dollars for each image that a request asks for (`n`, one by default).")
        Key("per_million_characters", "Dollars per million characters of a text that is to be spoken.")
    }
    private static let toolKeys = KeyList {
        Key("web_search", "A search of the web.")
        Key("web_fetch", "A page that is fetched.")
        Key("file_search", "A search in stored files.")
        Key("code_interpreter", "A run of code.")
        Key("map_search", "A search on a map.")
        Key("grounded_prompt", "A prompt that Gemini answers from searches, however many.")
    }

    static func readRule(_ item: Value, upstreams: [String]) -> (rule: PriceTable.Rule, section: Section)? {
        guard let section = item.section(keys) else { return nil }
        let provider = section["provider"]?.readProvider(of: upstreams)
        let model = section.requireValue("model", "a model's name, such as \"gpt-*\"")?.modelPattern()
        let from = section["from"]?.day()
        let price = price(section)
        guard let model else { return nil }
        return (PriceTable.Rule(provider: provider, model: model, from: from, price: price), section)
    }

    private static func price(_ section: Section) -> Price {
        func dollars(_ key: String, _ expected: String, most: Int = Price.largestPerRequest) -> Int {
            section[key]?.readDollars("US dollars for each \(expected)", most: most) ?? 0
        }
        return Price(
            rates(section), longContext: section["long_context"].flatMap(longContext),
            tiers: section["tiers"].map(tiers) ?? [], fees: section["tools"].map(fees) ?? [:],
            fast: section["fast"]?.factor(), regional: section["regional"]?.factor(),
            perRequest: dollars("per_request", "request, such as 0.01"),
            perSecond: dollars("per_second", "second of sound, such as 0.0001"),
            perImage: dollars("per_image", "image, such as 0.04"),
            perCharacter: dollars(
                "per_million_characters", "million characters to be spoken, such as 15",
                most: Price.largestPerMillion))
    }

    private static func rates(_ section: Section) -> Rates {
        func price(_ key: String) -> Int? {
            section[key]?.readDollars(
                "US dollars per million tokens, such as 2.50", most: Price.largestPerMillion)
        }
        _ = section.requireValue("input", "US dollars per million tokens, such as input: 2.50")
        _ = section.requireValue("output", "US dollars per million tokens, such as output: 10")
        return Rates(
            input: price("input") ?? 0, cachedInput: price("cached_input"), cacheWrite: price("cache_write"),
            longCacheWrite: price("cache_write_1h"), output: price("output") ?? 0,
            audioInput: price("audio_input"), audioOutput: price("audio_output"),
            imageInput: price("image_input"), imageOutput: price("image_output"))
    }

    private static func longContext(_ value: Value) -> Price.LongContext? {
        guard let section = value.section(longContextKeys) else { return nil }
        let above = section.requireValue(
            "above", "the tokens of input above which it holds, such as 200_000")?
            .readInt(in: 1...(1 << 30))
        let rates = rates(section)
        return above.map { Price.LongContext(above: $0, rates: rates) }
    }

    private static func tiers(_ value: Value) -> [Price.Tier] {
        let names = ServiceTier.allCases.filter { $0 != .standard && $0 != .other }.map(\.rawValue)
        var tiers: [Price.Tier] = []
        for (key, name, value) in value.readEntries(
            "tiers and their prices: \(names.joined(separator: ", "))")
        {
            guard let section = value.section(tierKeys) else { continue }
            guard names.contains(name), let tier = ServiceTier(rawValue: name) else {
                key.complain(
                    "there is no tier \(Printable.quoted(name)); known: \(names.joined(separator: ", "))",
                    suggestion: NearestWord.of(name, in: names))
                continue
            }
            tiers.append(
                Price.Tier(tier, rates(section), longContext: section["long_context"].flatMap(longContext)))
        }
        return tiers
    }

    private static func fees(_ value: Value) -> [HostedTool: Int] {
        guard let section = value.section(toolKeys) else { return [:] }
        var fees: [HostedTool: Int] = [:]
        for (name, tool) in PriceText.tools {
            fees[tool] = section[name]?.readDollars(
                "US dollars for each call, such as 0.01", most: Price.largestPerRequest)
        }
        return fees
    }
}

extension Value {
    /// Reads the name of an upstream. If the configuration has no upstreams, any name is valid.
    func readProvider(of upstreams: [String]) -> String? {
        guard let name = readName("provider's name") else { return nil }
        if upstreams.isEmpty || upstreams.contains(name) { return name }
        complain(
            "there is no upstream \(name); known: \(upstreams.joined(separator: ", "))",
            suggestion: NearestWord.of(name, in: upstreams))
        return nil
    }

    /// Reads a factor for a cost, such as `1.1`. Returns it in millionths.
    fileprivate func factor() -> Int? {
        guard let text = text("a factor, such as 1.1") else { return nil }
        if let factor = Money.parseMicrodollars(text), factor <= Price.largestFactor { return factor }
        complain("\(Printable.quoted(text)) is not a factor from 0 to 100, such as 1.1")
        return nil
    }

    /// Reads a day such as `2026-12-01`. Returns the moment at which the day begins in UTC.
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
        complain("\(Printable.quoted(text)) is not a day; write it like 2026-12-01")
        return nil
    }
}
