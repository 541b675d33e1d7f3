import Limits

extension RequestRules {
    private static let featureKeys = KeyList {
        Key("models", "The models that may answer.")
        Key("tiers", "`service_tier`, `serviceTier` and `speed`; the ordinary ones always pass.")
        Key(
            "hosted_tools",
            "Tools that the provider runs, by their type: `web_search*`, `code_interpreter`,",
            "`googleSearch`.")
        Key("betas", "The betas that `anthropic-beta` may name.")
        Key("background", "Answers that are made later.")
        Key(
            "stored_objects",
            "Ids of what the provider stores: `own` is what the caller has made, `all` is everybody's.")
        Key("images", "Images in a prompt.")
        Key("files", "Files and sound in a prompt.")
        Key(
            "extras",
            "Other members that cost extra, by their names: `prediction`,",
            "`modalities`, `context_management`.")
        Key(
            "other_betas", default: "refuse",
            "The rule for other betas: `remove` takes them out of the field.")
    }
    private static let quantityKeys = KeyList {
        Key("body", "The body.")
        Key("messages", "Messages of a conversation, the newest one included.")
        Key("images", "Images in a prompt.")
        Key("files", "Files in a prompt.")
        Key("input_tokens", "Tokens of the prompt, as they are estimated before it is sent.")
        Key(
            "output_tokens",
            "Tokens that an answer may be asked to have. A request without a bound asks for all that the",
            "model has.")
        Key("n", "Answers to one request.")
        Key("tools", "Tools, the caller's own included.")
    }

    /// Reads the keys `may` and `at_most` of a plan. Returns nil if the plan has neither.
    init?(may: Value?, atMost: Value?) {
        guard may != nil || atMost != nil else { return nil }
        var allowed: [Feature: Allowed] = [:]
        let section = may?.section(Self.featureKeys)
        for feature in Feature.allCases { allowed[feature] = section?[feature.rawValue]?.allowed(feature) }
        let removes: Bool = section?.readChoice("other_betas", ["refuse": false, "remove": true]) ?? false
        if removes, allowed[.betas] == nil {
            section?["other_betas"]?.complain("other_betas needs a list of betas; add betas:")
        }
        var most: [Quantity: Int] = [:]
        let caps = atMost?.section(Self.quantityKeys)
        for quantity in Quantity.allCases {
            guard let value = caps?[quantity.rawValue] else { continue }
            most[quantity] =
                quantity == .body ? value.readBytes(in: 1...(1 << 30)) : value.readInt(in: quantity.range)
        }
        self.init(may: allowed, atMost: most, removesBetas: removes)
    }
}

extension RequestRules.Quantity {
    /// The valid amounts of a quantity. Images, files and tools can be 0. All others are at least 1.
    fileprivate var range: ClosedRange<Int> {
        switch self {
        case .body, .messages, .n, .inputTokens, .outputTokens: 1...1_000_000_000
        case .images, .files, .tools: 0...1_000_000_000
        }
    }
}

extension RequestRules.Feature {
    /// Whether the feature has variants with names. A plan can then allow only some of them.
    fileprivate var hasNames: Bool {
        switch self {
        case .models, .tiers, .hostedTools, .betas, .extras: true
        case .background, .storedObjects, .images, .files: false
        }
    }
}

extension Value {
    /// Reads what a plan allows of a feature: `all`, `none`, or a list of names and patterns.
    fileprivate func allowed(_ feature: RequestRules.Feature) -> RequestRules.Allowed? {
        if feature.hasNames, case .list = node.content {
            return .only(
                readList("names, with * for any run of characters; or all, or none").compactMap {
                    $0.pattern()
                })
        }
        if feature == .storedObjects { return readChoice(["all": .all, "own": .own, "none": .none]) }
        return readChoice(["all": .all, "none": .none])
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
