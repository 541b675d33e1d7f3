/// Facts about models other than their prices.
package struct ModelFacts: Hashable, Sendable {
    /// One row. The first row that matches decides.
    package struct Rule: Hashable, Sendable {
        /// The provider's name, or nil for any.
        package let provider: String?
        /// A model's name; `*` stands for any run of characters.
        package let model: String
        /// The most tokens that one answer of the model can have, 1 or more.
        package let maxOutput: Int

        package init(provider: String?, model: String, maxOutput: Int) {
            self.provider = provider
            self.model = model
            self.maxOutput = maxOutput
        }
    }

    package let rules: [Rule]

    package init(rules: [Rule] = []) { self.rules = rules }

    /// The most tokens that one answer of a model can have; nil if no row says.
    package func maxOutput(provider: String?, model: String) -> Int? {
        let name = model.utf8Span
        for rule in rules where rule.provider == nil || rule.provider == provider {
            if Glob.matches(rule.model.utf8Span.span, name.span) { return rule.maxOutput }
        }
        return nil
    }
}
