/// Maps a provider and a model to the class whose limits count the model's calls (docs/specification.md §2).
package struct ModelClasses: Hashable, Sendable {
    /// One rule from the configuration. The first rule that matches a model decides.
    package struct Rule: Hashable, Sendable {
        /// The name of the provider that the rule is for. If it is nil, the rule is for any provider.
        package let provider: String?
        /// A pattern for the model's name, in which `*` matches any characters.
        package let model: String
        package let modelClass: ModelClass

        package init(provider: String?, model: String, modelClass: ModelClass) {
            self.provider = provider
            self.model = model
            self.modelClass = modelClass
        }
    }

    package let rules: [Rule]
    /// The class of every model that no rule matches.
    package let fallback: ModelClass

    package init(rules: [Rule] = [], fallback: ModelClass = .standard) {
        self.rules = rules
        self.fallback = fallback
    }
}
