package import Bytes

package struct Variant: Hashable, Sendable {
    package enum Dialect: String, CaseIterable, Hashable, Sendable {
        case openAI = "openai"
        case anthropic

        package var path: String {
            switch self {
            case .openAI: "/v1/chat/completions"
            case .anthropic: "/v1/messages"
            }
        }
    }

    package let dialect: Dialect
    package let isStreamed: Bool
    package let model: String
    /// The length in bytes to which the body is padded. A body that is longer without padding stays as it is.
    package let bodyBytes: Int
    package let maxTokens: Int

    package init(dialect: Dialect, isStreamed: Bool, model: String, bodyBytes: Int, maxTokens: Int) {
        self.dialect = dialect
        self.isStreamed = isStreamed
        self.model = model
        self.bodyBytes = bodyBytes
        self.maxTokens = maxTokens
    }
}

package struct Weighted<Value: Hashable & Sendable>: Hashable, Sendable {
    package let values: [Value]
    /// For each value, its share plus the shares of the values before it. The last sum is 1.
    private let bounds: [Double]

    /// - Parameter entries: at least one value. No weight is negative, and at least one is above 0.
    package init(_ entries: [(value: Value, weight: Double)]) {
        let used = entries.filter { $0.weight > 0 }
        precondition(!used.isEmpty, "a choice of nothing")
        let whole = used.reduce(0) { $0 + $1.weight }
        var sum = 0.0
        var bounds: [Double] = []
        for entry in used {
            sum += entry.weight / whole
            bounds.append(sum)
        }
        bounds[bounds.count - 1] = 1
        values = used.map(\.value)
        self.bounds = bounds
    }

    package init(_ value: Value) { self.init([(value, 1)]) }

    package var entries: [(value: Value, weight: Double)] {
        values.indices.map { (values[$0], bounds[$0] - ($0 == 0 ? 0 : bounds[$0 - 1])) }
    }

    /// The index of a random value. The probability of each value is its share.
    package func drawVariant(_ random: inout SplitMix64) -> Int {
        guard values.count > 1 else { return 0 }
        let share = random.drawShare()
        return bounds.firstIndex { share < $0 } ?? values.count - 1
    }
}
