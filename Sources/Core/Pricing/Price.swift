package import Dialects
import Limits

/// The prices of one model for everything that providers bill.
package struct Price: Hashable, Sendable {
    /// The largest price of tokens: 10,000 dollars per million tokens, in micro-dollars.
    package static let largestPerMillion = 10_000_000_000
    /// The largest price of a request or of a tool call: 1,000 dollars, in micro-dollars.
    package static let largestPerRequest = 1_000_000_000
    /// A factor of 1 on a price. Factors are stored in millionths, and the largest factor is 100.
    package static let factorUnit = 1_000_000
    package static let largestFactor = 100 * factorUnit

    /// The rates for requests whose input has more than `above` tokens. They apply to the whole request.
    package struct LongContext: Hashable, Sendable {
        package let above: Int
        package let rates: Rates

        package init(above: Int, rates: Rates) {
            self.above = above
            self.rates = rates
        }
    }

    package struct Tier: Hashable, Sendable {
        package let tier: ServiceTier
        package let rates: Rates
        package let longContext: LongContext?

        package init(_ tier: ServiceTier, _ rates: Rates, longContext: LongContext? = nil) {
            self.tier = tier
            self.rates = rates
            self.longContext = longContext
        }

        func selectRates(for input: Int) -> Rates {
            if let longContext, input > longContext.above { return longContext.rates }
            return rates
        }
    }

    package let standard: Tier
    /// The rates of all service tiers except the standard one, as far as the model's row has them.
    package let tiers: [Tier]
    /// The price of a call of each hosted tool in micro-dollars, at the index of the tool's raw value. -1
    /// means that the price is unknown.
    private let fees: SIMD8<Int>
    /// The factors on the price of tokens in a faster mode (`fast`) and in a fixed region (`regional`). They
    /// are in millionths, and nil if unknown.
    package let fast: Int?
    package let regional: Int?
    /// The price of each request that the upstream answered, in micro-dollars.
    package let perRequest: Int
    /// The price of each second of transcribed audio, in micro-dollars.
    package private(set) var perSecond: Int
    /// The price of each image that a request asks for, in micro-dollars.
    package private(set) var perImage: Int
    /// The price of each character of text for speech, in millionths of a micro-dollar.
    package private(set) var perCharacter: Int
    /// The kinds of use for which the model's row of `prices:` has no price, except tiers and tools.
    var lacking: Unpriced
    /// The hosted tools for whose calls the model's row of `prices:` has a price.
    var ownFees: HostedToolCalls.Mask
    /// The highest rates of all tiers in the price table. They apply to tiers of a model whose row has only
    /// standard rates.
    var anyTier: Rates?
    /// The highest prices per second, per image and per character in the price table.
    private var dearestPieces = SIMD4<Int>()

    package init(
        _ rates: Rates, longContext: LongContext? = nil, tiers: [Tier] = [], fees: [HostedTool: Int] = [:],
        fast: Int? = nil, regional: Int? = nil, perRequest: Int = 0, perSecond: Int = 0, perImage: Int = 0,
        perCharacter: Int = 0
    ) {
        standard = Tier(.standard, rates, longContext: longContext)
        self.tiers = tiers
        var lanes = SIMD8<Int>(repeating: -1)
        for (tool, fee) in fees { lanes[tool.rawValue] = fee }
        self.fees = lanes
        (self.fast, self.regional) = (fast, regional)
        (self.perRequest, self.perSecond) = (perRequest, perSecond)
        (self.perImage, self.perCharacter) = (perImage, perCharacter)
        ownFees = HostedToolCalls.Mask(Set(fees.keys))
        lacking = rates.lacking
        if fast == nil { lacking.insert(.speed) }
        if regional == nil { lacking.insert(.region) }
    }

    package init(
        input: Int, cachedInput: Int? = nil, cacheWrite: Int? = nil, longCacheWrite: Int? = nil, output: Int,
        perRequest: Int = 0
    ) {
        self.init(
            Rates(
                input: input, cachedInput: cachedInput, cacheWrite: cacheWrite,
                longCacheWrite: longCacheWrite, output: output), perRequest: perRequest)
    }

    /// Stores the highest prices per second, image and character of any model. They are in `dearest`.
    mutating func takePieces(of dearest: Price) {
        dearestPieces = SIMD4(dearest.perSecond, dearest.perImage, dearest.perCharacter, 0)
    }

    var pricedByDearestPiece: Price {
        var price = self
        (price.perSecond, price.perImage) = (dearestPieces[0], dearestPieces[1])
        price.perCharacter = dearestPieces[2]
        return price
    }

    package static let free = Price(input: 0, output: 0)

    /// The price of one call of the tool in micro-dollars; nil if it is unknown.
    package func findFee(of tool: HostedTool) -> Int? {
        let fee = fees[tool.rawValue]
        return fee < 0 ? nil : fee
    }

    package func has(_ tier: ServiceTier) -> Bool {
        tier == .standard || tiers.contains { $0.tier == tier }
    }

    /// The exact cost of one model's usage in millionths of a micro-dollar, without `perRequest`.
    ///
    /// If the model's row of `prices:` lacks the tier, the row's highest rates are used. If the row has no
    /// tiers, the highest rates of all models' tiers count, too. An unknown factor counts as 1, an unknown
    /// fee as 0. `unpriced(in:)` reports which prices are missing.
    package func cost(of part: BilledPart) -> UInt128 {
        let input = part.tokens.input ?? 0
        var cost = selectRates(of: part.tier, input: input).cost(of: part.tokens)
        if part.isFast, let fast { cost = Self.multiply(cost, fast) }
        if part.isRegional, let regional { cost = Self.multiply(cost, regional) }
        if !part.tools.isEmpty {
            for tool in HostedTool.allCases where part.tools[tool] > 0 {
                let fee = UInt128(findFee(of: tool) ?? 0) * UInt128(part.tools[tool])
                cost = min(cost + fee * 1_000_000, Self.most)
            }
        }
        if let milliseconds = part.milliseconds, perSecond > 0 {
            cost = min(cost + UInt128(max(0, milliseconds)) * UInt128(perSecond) * 1000, Self.most)
        }
        return cost
    }

    /// The exact cost of the images and characters that a request asks for, in millionths of a micro-dollar.
    /// They are counted in the request, since answers do not report them.
    package func pieces(images: Int, characters: Int) -> UInt128 {
        if images | characters == 0 { return 0 }
        let images = UInt128(max(0, images)) * UInt128(perImage) * 1_000_000
        return min(images + UInt128(max(0, characters)) * UInt128(perCharacter), Self.most)
    }

    package func selectRates(of tier: ServiceTier?, input: Int) -> Rates {
        guard let tier, tier != .standard else { return standard.selectRates(for: input) }
        if let own = tiers.first(where: { $0.tier == tier }) { return own.selectRates(for: input) }
        let dearest =
            anyTier.map { standard.selectRates(for: input).dearerRates($0) }
            ?? standard.selectRates(for: input)
        return tiers.reduce(dearest) { $0.dearerRates($1.selectRates(for: input)) }
    }

    /// An upper bound on costs, far above any bill, so that sums and products of costs stay below 2¹²⁸.
    private static let most = UInt128(1) << 97

    private static func multiply(_ cost: UInt128, _ factor: Int) -> UInt128 {
        min(cost, most) * UInt128(factor) / UInt128(factorUnit)
    }

    /// The cost of a request in whole micro-dollars. It is rounded up once, at the end, so that rounding
    /// never lets usage exceed a limit on money.
    ///
    /// - Parameter exact: the sum of the exact costs, in millionths of a micro-dollar.
    /// - Returns: the cost, at most 2⁴³ micro-dollars (nine million dollars). Redis' Lua can add 1,000 such
    ///   costs exactly.
    package static func microDollars(_ exact: UInt128) -> Int {
        let largest = UInt128(1) << 43
        return exact / 1_000_000 >= largest ? Int(largest) : Int((exact + 999_999) / 1_000_000)
    }

    /// The cost of one request in whole micro-dollars, rounded up by `microDollars(_:)`.
    package func cost(
        input: Int, cached: Int = 0, cacheWrite: Int = 0, output: Int, tier: ServiceTier? = nil,
        isFast: Bool = false, images: Int = 0, characters: Int = 0,
        seconds: Int = 0
    ) -> Int {
        var part = BilledPart(
            tokens: TokenUsage(input: input, output: output, cached: cached, cacheWrite: cacheWrite))
        (part.tier, part.isFast) = (tier, isFast)
        if seconds > 0 { part.milliseconds = seconds.multipliedSaturating(by: 1000) }
        let pieces = self.pieces(images: images, characters: characters)
        return Self.microDollars(cost(of: part) + pieces + UInt128(perRequest) * 1_000_000)
    }
}
