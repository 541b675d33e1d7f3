/// Maps a provider and a model to the class that counts it (docs/specification.md §2).
package struct ModelClasses: Hashable, Sendable {
    /// One row of the table. The first row that matches decides.
    package struct Rule: Hashable, Sendable {
        /// The provider's name, or nil for any.
        package let provider: String?
        /// A model's name; `*` stands for any run of characters.
        package let model: String
        package let modelClass: ModelClass

        package init(provider: String?, model: String, modelClass: ModelClass) {
            self.provider = provider
            self.model = model
            self.modelClass = modelClass
        }
    }

    package let rules: [Rule]
    /// The class of every model that no rule names.
    package let fallback: ModelClass

    package init(rules: [Rule] = [], fallback: ModelClass = .standard) {
        self.rules = rules
        self.fallback = fallback
    }
}
