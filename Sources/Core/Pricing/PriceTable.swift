package import Limits

/// The prices of models, each from its date on.
package struct PriceTable: Hashable, Sendable {
    /// One row of the table.
    package struct Rule: Hashable, Sendable {
        /// The provider's name, or nil for any.
        package let provider: String?
        /// A model's name; `*` stands for any run of characters.
        package let model: String
        /// When the price comes into force; nil for the price that held before all others.
        package let from: Moment?
        package let price: Price

        package init(provider: String?, model: String, from: Moment? = nil, price: Price) {
            self.provider = provider
            self.model = model
            self.from = from
            self.price = price
        }

        func isOfSameModels(as other: Rule) -> Bool { provider == other.provider && model == other.model }
    }

    package let rules: [Rule]

    package init(rules: [Rule] = []) { self.rules = rules }

    /// The names and patterns of its rows.
    package var models: [String] { rules.map(\.model) }

    /// Every price of a model, by date. As with the classes of models the first row that matches decides; the
    /// other dates of its price are the rows with the same provider and model. Nil where no row matches.
    package func prices(provider: String?, model: String) -> PriceList? {
        let first = rules.first { rule in
            (rule.provider == nil || rule.provider == provider)
                && Glob.matches(pattern: rule.model, name: model)
        }
        guard let first else { return nil }
        return PriceList(rules.filter { $0.isOfSameModels(as: first) })
    }
}

/// The prices of one model in the order of their dates.
package final class PriceList: Sendable {
    private let steps: [(from: Moment, price: Price)]

    fileprivate init(_ rules: [PriceTable.Rule]) {
        precondition(!rules.isEmpty, "a model with a list has a price")
        steps = rules.map { ($0.from ?? .distantPast, $0.price) }.sorted { $0.from < $1.from }
    }

    /// The price in force. Before the first date that is the oldest one: nothing is ever free by omission.
    package func price(at moment: Moment) -> Price {
        var price = steps[0].price
        for step in steps.dropFirst() where step.from <= moment { price = step.price }
        return price
    }
}
