import Bytes

/// A tool that the provider runs during an answer and bills by the call.
package enum HostedTool: Int, CaseIterable, Hashable, Sendable {
    case webSearch, webFetch, fileSearch, codeInterpreter, mapSearch
    /// A prompt for which Gemini searched at least once. Google bills Gemini 2 and older by the prompt,
    /// however many searches were made (ai.google.dev/gemini-api/docs/pricing, "Grounding with Google
    /// Search").
    case groundedPrompt
}

/// The number of calls of each hosted tool.
package struct HostedToolCalls: Hashable, Sendable {
    /// The number of calls of each tool, at the index of the tool's raw value. A vector is used so that all
    /// numbers are compared at once.
    private var counts = SIMD8<Int32>()

    /// A set of hosted tools. The number of a tool's bit is the tool's raw value.
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

    /// The number of calls, clamped to the range from 0 to 2³¹ − 1.
    package subscript(_ tool: HostedTool) -> Int {
        get { Int(counts[tool.rawValue]) }
        set { counts[tool.rawValue] = Int32(clamping: max(0, newValue)) }
    }

    package var isEmpty: Bool { counts == SIMD8() }

    /// Keeps the larger of two numbers for each tool. Numbers must not be added, since each report of an
    /// answer includes the calls of earlier reports.
    mutating func formMaximum(_ other: HostedToolCalls) {
        counts.replace(with: other.counts, where: other.counts .> counts)
    }
}

/// The service tier of an answer, which decides its speed and price (`service_tier`, `serviceTier`,
/// `trafficType`).
package enum ServiceTier: String, CaseIterable, Hashable, Sendable {
    case standard, flex, batch, priority, scale, fast, ultrafast
    /// A service tier whose name is unknown, since no provider's SDK contains it.
    case other

    /// The result is nil if the name leaves the choice of the tier to the provider, such as `auto`.
    package init?(_ name: Span<UInt8>) {
        for (word, tier) in Self.words where name.equalsIgnoringCase(word) {
            guard let tier else { return nil }
            self = tier
            return
        }
        if name.isEmpty { return nil }
        self = .other
    }

    /// The names of service tiers in openai 3.57 (`ServiceTier`), anthropic 2.14 (`BetaUsage.service_tier`)
    /// and google-genai 3.6 (`ServiceTier`, `TrafficType`).
    private static let words: [(StaticString, ServiceTier?)] = [
        ("default", .standard), ("standard", .standard), ("auto", nil), ("standard_only", .standard),
        ("priority", .priority), ("flex", .flex), ("batch", .batch), ("scale", .scale), ("fast", .fast),
        ("ultrafast", .ultrafast), ("unspecified", nil), ("on_demand", .standard),
        ("on_demand_priority", .priority), ("on_demand_flex", .flex), ("on_demand_offpeak", .flex),
        ("provisioned_throughput", .scale), ("traffic_type_unspecified", nil),
    ]
}

/// The usage of one model at one price. An answer can have several such parts, which are billed separately.
package struct BilledPart: Hashable, Sendable {
    /// The model that is billed. It is empty if the requested model is billed.
    package var model: [UInt8]
    package var tokens: TokenUsage
    package var tools = HostedToolCalls()
    /// The service tier that the answer names; nil if it names none.
    package var tier: ServiceTier?
    /// Whether a faster mode (`usage.speed`) was used. Anthropic multiplies the price of such an answer.
    package var isFast = false
    /// Whether the answer was generated in a fixed region (`usage.inference_geo`). Anthropic multiplies the
    /// price of such an answer.
    package var isRegional = false
    /// The length of transcribed audio in milliseconds; nil if it was not reported.
    package var milliseconds: Int?

    package init(model: [UInt8] = [], tokens: consuming TokenUsage = TokenUsage()) {
        self.model = model
        self.tokens = tokens
    }
}

/// The usage that an answer reported. Most answers use one model and need no allocation.
package struct BilledUsage: Hashable, Sendable {
    /// The usage of the requested model.
    package var main: BilledPart
    /// The billed usage of further models in the same answer.
    package var further: [BilledPart]
    /// Whether a figure was impossible, contradicted another one, or belongs to a call of an unknown kind.
    package var isDoubtful: Bool

    package init(
        main: consuming BilledPart = BilledPart(), further: [BilledPart] = [], isDoubtful: Bool = false
    ) {
        self.main = main
        self.further = further
        self.isDoubtful = isDoubtful
    }

    /// The sum of the tokens of all models in the answer. Limits on tokens count this sum.
    package var tokens: TokenUsage {
        var sum = main.tokens
        for part in further { sum.addUsage(part.tokens) }
        return sum
    }
}
