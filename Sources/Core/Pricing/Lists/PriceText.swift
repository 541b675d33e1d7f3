package import Dialects

/// Writes a price as a row of `prices:` in a configuration.
package enum PriceText {
    /// The members of a row of `prices:`, except the model. They have the order of the documentation.
    package static func listMembers(of price: Price) -> [(name: String, text: String)] {
        var members = rates(price.standard.rates)
        if let long = price.standard.longContext {
            members.append(("long_context", braced(longContext(long))))
        }
        if !price.tiers.isEmpty {
            let tiers = price.tiers.map { tier in
                let long = tier.longContext.map { [("long_context", braced(longContext($0)))] } ?? []
                return (tier.tier.rawValue, braced(rates(tier.rates) + long))
            }
            members.append(("tiers", braced(tiers)))
        }
        let fees = tools.compactMap { name, tool in price.findFee(of: tool).map { (name, decimal($0)) } }
        if !fees.isEmpty { members.append(("tools", braced(fees))) }
        if let fast = price.fast { members.append(("fast", decimal(fast))) }
        if let regional = price.regional { members.append(("regional", decimal(regional))) }
        if price.perRequest > 0 { members.append(("per_request", decimal(price.perRequest))) }
        if price.perSecond > 0 { members.append(("per_second", decimal(price.perSecond))) }
        if price.perImage > 0 { members.append(("per_image", decimal(price.perImage))) }
        if price.perCharacter > 0 {
            members.append(("per_million_characters", decimal(price.perCharacter)))
        }
        return members
    }

    /// A row in YAML's flow style, such as `{ model: "gpt-5", input: 1.25, output: 10 }`.
    package static func makeRow(model: String, provider: String? = nil, _ price: Price) -> String {
        let names = provider.map { [("provider", quoted($0))] } ?? []
        return braced(names + [("model", quoted(model))] + listMembers(of: price))
    }

    package static let tools: [(name: String, tool: HostedTool)] = [
        ("web_search", .webSearch), ("web_fetch", .webFetch), ("file_search", .fileSearch),
        ("code_interpreter", .codeInterpreter), ("map_search", .mapSearch),
        ("grounded_prompt", .groundedPrompt),
    ]

    /// The members of a row for the prices of tokens. Most prices are left out if they equal their defaults.
    private static func rates(_ rates: Rates) -> [(String, String)] {
        var members = [("input", decimal(rates.input))]
        // A stated price of a kind in `Unpriced` is written even if it equals the default, since a missing
        // price counts as unknown.
        func add(_ name: String, _ price: Int, unless implied: Int, known kind: Unpriced = []) {
            let isKnown = !kind.isEmpty && !rates.lacking.contains(kind)
            if price != implied || isKnown { members.append((name, decimal(price))) }
        }
        add("cached_input", rates.cachedInput, unless: rates.input)
        add("cache_write", rates.cacheWrite, unless: rates.input)
        add("cache_write_1h", rates.longCacheWrite, unless: rates.cacheWrite, known: .longCacheWrite)
        members.append(("output", decimal(rates.output)))
        add("audio_input", rates.audioInput, unless: rates.input, known: .sound)
        add("audio_output", rates.audioOutput, unless: rates.output)
        add("image_input", rates.imageInput, unless: rates.input)
        add("image_output", rates.imageOutput, unless: rates.output, known: .image)
        return members
    }

    private static func longContext(_ long: Price.LongContext) -> [(String, String)] {
        [("above", "\(long.above)")] + rates(long.rates)
    }

    private static func braced(_ members: [(String, String)]) -> String {
        "{ " + members.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + " }"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// The value of millionths as a decimal number, without trailing zeros.
    private static func decimal(_ millionths: Int) -> String {
        let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
        if rest == 0 { return "\(whole)" }
        let digits = String(String(1_000_000 + rest).dropFirst())
        return "\(whole).\(digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined())"
    }
}
