import JSON

/// The price list of models.dev, in US dollars per million tokens (models.dev, "api.json"):
/// `{"openai":{"models":{"gpt-5":{"cost":{"input":1.25,"output":10,"cache_read":0.125}}}}}`.
enum ModelsDevPrices {
    static func readList(_ root: JSONValue) -> [ListedPrice] {
        var found: [ListedPrice] = []
        var providers = root.members
        while let provider = providers.next() {
            guard let models = provider.value.member("models") else { continue }
            let name = String(decoding: provider.name)
            var members = models.members
            while let member = members.next() {
                let model = String(decoding: member.name)
                guard let cost = member.value.member("cost") else {
                    found.append(ListedPrice(provider: name, model: model, price: nil))
                    continue
                }
                found.append(price(of: cost, provider: name, model: model))
            }
        }
        return found
    }

    private static func price(of cost: JSONValue, provider: String, model: String) -> ListedPrice {
        var omissions: [String] = []
        let draft = draft(of: cost, &omissions)
        guard let standard = draft.makeRates() else {
            return ListedPrice(provider: provider, model: model, price: nil, omissions: omissions)
        }
        var long: Price.LongContext?
        if let over = cost.member("context_over_200k"),
            let rates = Self.draft(of: over, &omissions).makeRates(or: draft)
        {
            long = .init(above: 200_000, rates: rates)
        }
        return ListedPrice(
            provider: provider, model: model, price: Price(standard, longContext: long), omissions: omissions)
    }

    private static func draft(of cost: JSONValue, _ omissions: inout [String]) -> RatesDraft {
        var draft = RatesDraft()
        var members = cost.members
        while let member = members.next() {
            guard let dollars = member.value.real, dollars >= 0 else { continue }
            let price = Int(clamping: dollars * 1_000_000)
            switch String(decoding: member.name) {
            case "input": draft.input = price
            case "output": draft.output = price
            case "cache_read": draft.cachedInput = price
            case "cache_write": draft.cacheWrite = price
            case "input_audio": draft.audioInput = price
            case "output_audio": draft.audioOutput = price
            case let name where price > 0: omissions.append(name)
            default: break
            }
        }
        // Usher counts reasoning as output. A price of reasoning is an omission only if it differs from the
        // output's price.
        if let reasoning = cost.member("reasoning")?.real, let output = draft.output,
            Int(clamping: reasoning * 1_000_000) == output
        {
            omissions.removeAll { $0 == "reasoning" }
        }
        return draft
    }
}

extension Int {
    /// The whole number nearest to `value`, but at most the largest price of a million tokens.
    init(clamping value: Double) {
        self = value.isFinite ? Int(Swift.min(Swift.max(value.rounded(), 0), 1e10)) : 0
    }
}

extension String {
    init(decoding bytes: Span<UInt8>) {
        self = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
