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
    /// The rule for requests whose price is not known.
    package let unknown: UnknownPrices
    /// The dearest of all prices, of which each row takes what it lacks; nil without rows.
    private let dearest: Price?

    package init(rules: [Rule] = [], unknown: UnknownPrices = .refuse) {
        self.rules = rules
        self.unknown = unknown
        dearest = Price.dearestPrice(of: rules.map(\.price))
    }

    /// The names and patterns of its rows.
    package var models: [String] { rules.map(\.model) }

    /// Every price of a model, by date. As with the classes of models the first row that matches decides; the
    /// other dates of its price are the rows with the same provider and model. Nil where no row matches.
    ///
    /// Case is ignored: no provider has two models whose names differ in nothing else, and a server that
    /// takes `GPT-5` for `gpt-5` bills it alike.
    package func findPrices(provider: String?, model: String) -> PriceList? {
        let first = rules.first { rule in
            (rule.provider == nil || rule.provider == provider)
                && Glob.matches(pattern: rule.model, name: model, ignoringCase: true)
        }
        guard let first, let dearest else { return nil }
        return PriceList(rules.filter { $0.isOfSameModels(as: first) }, completedBy: dearest)
    }

    /// The prices that a model is charged at: its own prices, or the dearest known ones. Nil without any.
    package func findCharges(provider: String?, model: String) -> PriceList? {
        findPrices(provider: provider, model: model) ?? dearest.map { PriceList($0.ofUnknownModel()) }
    }
}

/// The prices of one model in the order of their dates.
package final class PriceList: Sendable {
    private let steps: [(from: Moment, price: Price)]

    fileprivate init(_ rules: [PriceTable.Rule], completedBy dearest: Price) {
        precondition(!rules.isEmpty, "a model with a list has a price")
        steps = rules.map { ($0.from ?? .distantPast, $0.price.completed(by: dearest)) }
            .sorted { $0.from < $1.from }
    }

    fileprivate init(_ price: Price) { steps = [(.distantPast, price)] }

    /// The price in force. Before the first date that is the oldest one: nothing is ever free by omission.
    package func findPrice(at moment: Moment) -> Price {
        var price = steps[0].price
        for step in steps.dropFirst() where step.from <= moment { price = step.price }
        return price
    }
}
