package import Dialects

/// The kinds of use that have no price in the row of their model.
package struct Unpriced: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No row names the model.
    package static let model = Unpriced(rawValue: 1)
    package static let tier = Unpriced(rawValue: 2)
    package static let speed = Unpriced(rawValue: 4)
    package static let region = Unpriced(rawValue: 8)
    package static let tool = Unpriced(rawValue: 16)
    /// Writing to a cache for an hour or longer.
    package static let longCacheWrite = Unpriced(rawValue: 32)
    package static let sound = Unpriced(rawValue: 64)
    /// Images that are answered. Those that are sent cost what text does, as providers have it.
    package static let image = Unpriced(rawValue: 128)

    /// Each of them, with its word in metrics.
    package static let kinds: [(kind: Unpriced, word: StaticString)] = [
        (.model, "model"), (.tier, "tier"), (.speed, "speed"), (.region, "region"), (.tool, "tool"),
        (.longCacheWrite, "cache_write_1h"), (.sound, "sound"), (.image, "image"),
    ]
}

/// The rule for requests whose price is not known (`unknown_prices`).
package enum UnknownPrices: String, CaseIterable, Hashable, Sendable {
    /// Such requests are refused where a plan limits cost; else they are charged at the dearest known
    /// price.
    case refuse
    /// They are charged at the dearest known price.
    case dearest
}

extension Price {
    /// Whether this is the dearest price of all models, because no row names the model.
    package var isOfUnknownModel: Bool { lacking.contains(.model) }

    /// Whether its row has no price for that: anything but a tier or a tool.
    package func lacksPrice(_ kind: Unpriced) -> Bool { lacking.contains(kind) }

    /// Whether the model is priced by images or characters that a request asks for.
    package var isByPiece: Bool { perImage | perCharacter > 0 }

    /// The kinds of use in a part that have no price of their own, so that the dearest known one is
    /// charged.
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

    /// Whether a call of the tool has a price. Anthropic fetches pages for nothing but their tokens
    /// (platform.claude.com, "Web fetch tool"), and Google bills a search by the call or by the prompt.
    private func isPriced(_ tool: HostedTool) -> Bool {
        switch tool {
        case .webFetch: true
        case .webSearch, .groundedPrompt: ownFees[HostedTool.webSearch] || ownFees[HostedTool.groundedPrompt]
        case .fileSearch, .codeInterpreter, .mapSearch: ownFees[tool]
        }
    }
}

/// The dearest of several prices.
extension Price {
    /// - Returns: nil for none.
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

    /// This price with the dearest known rates for what it lacks. `unpriced(in:)` still says what that
    /// was.
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
        // Searches are counted by the call and by the prompt: only one of the two is charged.
        if !isPriced(.webSearch), fees[.webSearch] != nil { fees[.groundedPrompt] = nil }
        return fees
    }

    /// The price of a model that no row names.
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
