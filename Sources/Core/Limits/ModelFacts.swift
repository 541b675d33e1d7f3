/// Facts about models, other than prices, that the configuration states.
package struct ModelFacts: Hashable, Sendable {
    /// One rule from the configuration. The first rule that matches a model decides.
    package struct Rule: Hashable, Sendable {
        /// The name of the provider that the rule is for. If it is nil, the rule is for any provider.
        package let provider: String?
        /// A pattern for the model's name, in which `*` matches any characters.
        package let model: String
        /// The largest number of tokens in one answer of the model, 1 or more.
        package let maxOutput: Int

        package init(provider: String?, model: String, maxOutput: Int) {
            self.provider = provider
            self.model = model
            self.maxOutput = maxOutput
        }
    }

    package let rules: [Rule]

    package init(rules: [Rule] = []) { self.rules = rules }

    /// The largest number of tokens in one answer of the model; nil if no rule matches the model.
    package func maxOutput(provider: String?, model: String) -> Int? {
        let name = model.utf8Span
        for rule in rules where rule.provider == nil || rule.provider == provider {
            if Glob.matches(rule.model.utf8Span.span, name.span) { return rule.maxOutput }
        }
        return nil
    }
}
