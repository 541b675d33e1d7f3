import Bytes

/// A tool that the provider runs itself while it answers, and bills by the call.
package enum HostedTool: Int, CaseIterable, Hashable, Sendable {
    case webSearch, webFetch, fileSearch, codeInterpreter, mapSearch
    /// A prompt that Gemini answered from a search, however many searches that took: how Google bills
    /// Gemini 2 and older (ai.google.dev/gemini-api/docs/pricing, "Grounding with Google Search").
    case groundedPrompt
}

/// How often each hosted tool was called.
package struct HostedToolCalls: Hashable, Sendable {
    /// A lane for each case of `HostedTool`: compared and reset at once, without an allocation.
    private var counts = SIMD8<Int32>()

    /// Some of the tools, in the same lanes.
    package struct Mask: Hashable, Sendable {
        private var bits: UInt8 = 0

        package init(_ tools: Set<HostedTool>) {
            for tool in tools { bits |= 1 << UInt8(tool.rawValue) }
        }

        package subscript(_ tool: HostedTool) -> Bool { bits >> UInt8(tool.rawValue) & 1 != 0 }
    }

    package init() {}

    package init(_ calls: [HostedTool: Int]) {
        for (tool, count) in calls { self[tool] = count }
    }

    /// The number of calls, from 0 to 2³¹ − 1; more is kept as that, and less as 0.
    package subscript(_ tool: HostedTool) -> Int {
        get { Int(counts[tool.rawValue]) }
        set { counts[tool.rawValue] = Int32(clamping: max(0, newValue)) }
    }

    package var isEmpty: Bool { counts == SIMD8() }

    /// Keeps the larger count of each tool: counts of one answer are cumulative.
    mutating func formMaximum(_ other: HostedToolCalls) {
        counts.replace(with: other.counts, where: other.counts .> counts)
    }
}

/// How fast an answer was wanted, which has a price of its own (`service_tier`, `serviceTier`,
/// `trafficType`).
package enum ServiceTier: String, CaseIterable, Hashable, Sendable {
    case standard, flex, batch, priority, scale, fast, ultrafast
    /// A name that no provider's SDK lists.
    case other

    /// Nil for a name that leaves the choice to the provider, such as `auto`.
    package init?(_ name: Span<UInt8>) {
        for (word, tier) in Self.words where name.equalsIgnoringCase(word) {
            guard let tier else { return nil }
            self = tier
            return
        }
        if name.isEmpty { return nil }
        self = .other
    }

    /// Names of openai 3.57 (`ServiceTier`), anthropic 2.14 (`BetaUsage.service_tier`) and google-genai 3.6
    /// (`ServiceTier`, `TrafficType`).
    private static let words: [(StaticString, ServiceTier?)] = [
        ("default", .standard), ("standard", .standard), ("auto", nil), ("standard_only", .standard),
        ("priority", .priority), ("flex", .flex), ("batch", .batch), ("scale", .scale), ("fast", .fast),
        ("ultrafast", .ultrafast), ("unspecified", nil), ("on_demand", .standard),
        ("on_demand_priority", .priority), ("on_demand_flex", .flex), ("on_demand_offpeak", .flex),
        ("provisioned_throughput", .scale), ("traffic_type_unspecified", nil),
    ]
}

/// One part of what a provider bills for an answer: a sampling by one model, at one price.
package struct BilledPart: Hashable, Sendable {
    /// The model that the bill names; empty for the one that was asked for.
    package var model: [UInt8]
    package var tokens: TokenUsage
    package var tools = HostedToolCalls()
    /// The tier that the answer names; nil if it names none.
    package var tier: ServiceTier?
    /// Whether a faster mode answered, for which Anthropic charges a multiple (`usage.speed`).
    package var isFast = false
    /// Whether it was bound to a region, for which Anthropic charges a multiple (`usage.inference_geo`).
    package var isRegional = false
    /// Sound that was transcribed, in milliseconds.
    package var milliseconds: Int?

    package init(model: [UInt8] = [], tokens: consuming TokenUsage = TokenUsage()) {
        self.model = model
        self.tokens = tokens
    }
}

/// The use that an answer reported. Most answers are one part, which takes no allocation.
package struct BilledUsage: Hashable, Sendable {
    /// The usage of the model that was asked for.
    package var main: BilledPart
    /// Further sampling that the provider bills beside it.
    package var further: [BilledPart]
    /// Whether figures were impossible or contradicted each other, so that what stands here was bounded.
    package var isDoubtful: Bool

    package init(
        main: consuming BilledPart = BilledPart(), further: [BilledPart] = [], isDoubtful: Bool = false
    ) {
        self.main = main
        self.further = further
        self.isDoubtful = isDoubtful
    }

    /// The tokens of all parts: what limits on tokens count.
    package var tokens: TokenUsage {
        var sum = main.tokens
        for part in further { sum.addUsage(part.tokens) }
        return sum
    }
}
