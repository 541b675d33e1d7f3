import Limits

extension RequestRules {
    /// `may` and `at_most` of a plan; nil where it has neither.
    init?(may: Value?, atMost: Value?) {
        guard may != nil || atMost != nil else { return nil }
        var allowed: [Feature: Allowed] = [:]
        let section = may?.section(Feature.allCases.map(\.rawValue) + ["other_betas"])
        for feature in Feature.allCases { allowed[feature] = section?[feature.rawValue]?.allowed(feature) }
        let removes = section?["other_betas"]?.choice(["refuse": false, "remove": true]) ?? false
        if removes, allowed[.betas] == nil {
            section?["other_betas"]?.complain("no betas are named that others could differ from; add betas:")
        }
        var most: [Quantity: Int] = [:]
        let caps = atMost?.section(Quantity.allCases.map(\.rawValue))
        for quantity in Quantity.allCases {
            guard let value = caps?[quantity.rawValue] else { continue }
            most[quantity] =
                quantity == .body ? value.bytes(in: 1...(1 << 30)) : value.int(in: quantity.range)
        }
        self.init(may: allowed, atMost: most, removesBetas: removes)
    }
}

extension RequestRules.Quantity {
    /// A message, an answer and a token are needed at least; of the rest there may be none.
    fileprivate var range: ClosedRange<Int> {
        switch self {
        case .body, .messages, .n, .inputTokens, .outputTokens: 1...1_000_000_000
        case .images, .files, .tools: 0...1_000_000_000
        }
    }
}

extension RequestRules.Feature {
    /// Whether it has names that a list could choose from.
    fileprivate var hasNames: Bool {
        switch self {
        case .models, .tiers, .hostedTools, .betas, .extras: true
        case .background, .storedObjects, .images, .files: false
        }
    }
}

extension Value {
    /// `all`, `none` or a list of names and patterns.
    fileprivate func allowed(_ feature: RequestRules.Feature) -> RequestRules.Allowed? {
        if feature.hasNames, case .list = node.content {
            return .only(
                list("names, with * for any run of characters; or all, or none").compactMap { $0.pattern() })
        }
        return choice(["all": .all, "none": .none])
    }

    private func pattern() -> String? {
        guard let text = text("a name, such as web_search*") else { return nil }
        guard (1...256).contains(text.utf8.count), !text.contains(where: \.isWhitespace) else {
            complain("a name is 1 to 256 characters without blanks")
            return nil
        }
        return text
    }
}
