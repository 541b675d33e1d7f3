/// Maps a provider and a model to the class that counts it (SPEC §2).
public struct ModelClasses: Hashable, Sendable {
    /// One row of the table. The first row that matches decides.
    public struct Rule: Hashable, Sendable {
        /// The provider's name, or nil for any.
        public let provider: String?
        /// A model's name; `*` stands for any run of characters.
        public let model: String
        public let modelClass: ModelClass

        public init(provider: String?, model: String, modelClass: ModelClass) {
            self.provider = provider
            self.model = model
            self.modelClass = modelClass
        }
    }

    public let rules: [Rule]
    /// The class of every model that no rule names.
    public let fallback: ModelClass

    public init(rules: [Rule] = [], fallback: ModelClass = .standard) {
        self.rules = rules
        self.fallback = fallback
    }
}
