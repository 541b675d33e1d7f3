package import Dialects

/// The kinds of use for which a model's row has no price.
package struct Unpriced: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No row of `prices:` matches the model.
    package static let model = Unpriced(rawValue: 1)
    package static let tier = Unpriced(rawValue: 2)
    package static let speed = Unpriced(rawValue: 4)
    package static let region = Unpriced(rawValue: 8)
    package static let tool = Unpriced(rawValue: 16)
    /// Input tokens that are written to a cache for an hour or longer.
    package static let longCacheWrite = Unpriced(rawValue: 32)
    package static let sound = Unpriced(rawValue: 64)
    /// Images in answers. Images in requests are not included, since providers bill them like text.
    package static let image = Unpriced(rawValue: 128)

    /// Each kind of use with its name in metrics.
    package static let kinds: [(kind: Unpriced, word: StaticString)] = [
        (.model, "model"), (.tier, "tier"), (.speed, "speed"), (.region, "region"), (.tool, "tool"),
        (.longCacheWrite, "cache_write_1h"), (.sound, "sound"), (.image, "image"),
    ]
}

/// What happens to requests whose price is unknown (`unknown_prices`).
package enum UnknownPrices: String, CaseIterable, Hashable, Sendable {
    /// If the plan limits cost, the request is refused. Otherwise it is charged at the highest known price.
    case refuse
    /// The request is charged at the highest known price.
    case dearest
}

extension Price {
    /// Whether no row of `prices:` matches the model. This price is then the highest price of all models.
    package var isOfUnknownModel: Bool { lacking.contains(.model) }

    /// Whether the model's row of `prices:` lacks this kind of use. Tiers and tools are not included.
    package func lacksPrice(_ kind: Unpriced) -> Bool { lacking.contains(kind) }

    /// Whether this model has a price for the images or characters that a request asks for.
    package var isByPiece: Bool { perImage | perCharacter > 0 }

    /// The kinds of use in this usage for which the model's row has no price. They are charged at the highest
    /// known price.
    package func unpriced(in part: BilledPart) -> Unpriced {
        var missing = lacking.intersection(.model)
        if let tier = part.tier, !has(tier) { missing.insert(.tier) }
        if part.isFast { missing.formUnion(lacking.intersection(.speed)) }
        if part.isRegional { missing.formUnion(lacking.intersection(.region)) }
        if !part.tools.isEmpty, HostedTool.allCases.contains(where: { part.tools[$0] > 0 && !isPriced($0) }) {
            missing.insert(.tool)
        }
        let tokens = part.tokens
        if tokens.longCacheWrite ?? 0 > 0 { missing.formUnion(lacking.intersection(.longCacheWrite)) }
        if tokens.audioInput ?? 0 > 0 || tokens.audioOutput ?? 0 > 0 {
            missing.formUnion(lacking.intersection(.sound))
        }
        if tokens.imageOutput ?? 0 > 0 { missing.formUnion(lacking.intersection(.image)) }
        return missing
    }

    /// Whether the price of the tool's calls is known. A page that Anthropic fetches costs only its tokens
    /// (platform.claude.com, "Web fetch tool"). Google bills a search by the call or by the prompt, so one of
    /// these two prices is enough.
    private func isPriced(_ tool: HostedTool) -> Bool {
        switch tool {
        case .webFetch: true
        case .webSearch, .groundedPrompt: ownFees[HostedTool.webSearch] || ownFees[HostedTool.groundedPrompt]
        case .fileSearch, .codeInterpreter, .mapSearch: ownFees[tool]
        }
    }
}

extension Price {
    /// - Returns: a price with the highest value of each component; nil if `prices` is empty.
    static func dearestPrice(of prices: [Price]) -> Price? {
        guard !prices.isEmpty else { return nil }
        func rates(_ tiers: [Tier]) -> Rates {
            Rates.dearestRates(of: tiers.flatMap { [$0.rates] + ($0.longContext.map { [$0.rates] } ?? []) })
        }
        let tiers = ServiceTier.allCases.compactMap { tier -> Tier? in
            let all = prices.flatMap { $0.tiers.filter { $0.tier == tier } }
            return all.isEmpty ? nil : Tier(tier, rates(all))
        }
        var fees: [HostedTool: Int] = [:]
        for tool in HostedTool.allCases { fees[tool] = prices.compactMap { $0.findFee(of: tool) }.max() }
        func most(_ figure: (Price) -> Int) -> Int { prices.map(figure).max() ?? 0 }
        return Price(
            rates(prices.map(\.standard)), tiers: tiers, fees: fees, fast: prices.compactMap(\.fast).max(),
            regional: prices.compactMap(\.regional).max(), perRequest: most(\.perRequest),
            perSecond: most(\.perSecond), perImage: most(\.perImage), perCharacter: most(\.perCharacter))
    }

    /// This price, in which the highest known prices replace the missing ones. `unpriced(in:)` still reports
    /// those prices as missing.
    func completed(by dearest: Price) -> Price {
        let fallback = dearest.standard.rates
        var price = Price(
            standard.rates.completed(by: fallback),
            longContext: standard.longContext.map { $0.completed(by: fallback) },
            tiers: tiers.map {
                Tier(
                    $0.tier, $0.rates.completed(by: fallback),
                    longContext: $0.longContext.map { $0.completed(by: fallback) })
            }, fees: fees(completedBy: dearest), fast: fast ?? dearest.fast,
            regional: regional ?? dearest.regional, perRequest: perRequest, perSecond: perSecond,
            perImage: perImage, perCharacter: perCharacter)
        (price.lacking, price.ownFees) = (lacking, ownFees)
        price.takePieces(of: dearest)
        if tiers.isEmpty { price.anyTier = Rates.dearestRates(of: dearest.tiers.map(\.rates)) }
        return price
    }

    private func fees(completedBy dearest: Price) -> [HostedTool: Int] {
        var fees: [HostedTool: Int] = [:]
        for tool in HostedTool.allCases {
            fees[tool] = findFee(of: tool) ?? (isPriced(tool) ? nil : dearest.findFee(of: tool))
        }
        // Answers report both the number of searches and the prompts that led to a search. No search must be
        // charged twice, so prompts have no fee here.
        if !isPriced(.webSearch), fees[.webSearch] != nil { fees[.groundedPrompt] = nil }
        return fees
    }

    /// This price, marked as that of a model that no row of `prices:` matches.
    func ofUnknownModel() -> Price {
        var price = self
        price.lacking = .model
        return price
    }
}

extension Price.LongContext {
    fileprivate func completed(by dearest: Rates) -> Price.LongContext {
        Price.LongContext(above: above, rates: rates.completed(by: dearest))
    }
}
