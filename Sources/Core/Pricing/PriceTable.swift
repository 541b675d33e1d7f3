package import Limits

/// The prices of models, each with the date from which it applies.
package struct PriceTable: Hashable, Sendable {
    /// One row of `prices:`.
    package struct Rule: Hashable, Sendable {
        /// The name of the provider to which the price applies. If it is nil, it applies to any provider.
        package let provider: String?
        /// A pattern for the model's name, in which `*` matches any characters.
        package let model: String
        /// When the price comes into force. A price without a date applies until the first one with a date.
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
    /// What happens to requests whose price is unknown.
    package let unknown: UnknownPrices
    /// The table's highest price for each kind of use. It replaces missing prices; nil for an empty table.
    private let dearest: Price?

    package init(rules: [Rule] = [], unknown: UnknownPrices = .refuse) {
        self.rules = rules
        self.unknown = unknown
        dearest = Price.dearestPrice(of: rules.map(\.price))
    }

    package var models: [String] { rules.map(\.model) }

    /// All prices of a model, by date. The first row that matches decides which provider and model are meant.
    /// All rows with this provider and model then supply the prices of other dates. The result is nil if no
    /// row matches.
    ///
    /// Case is ignored. No provider has two models whose names differ in case only, and a server that accepts
    /// `GPT-5` for `gpt-5` bills both alike.
    package func findPrices(provider: String?, model: String) -> PriceList? {
        let first = rules.first { rule in
            (rule.provider == nil || rule.provider == provider)
                && Glob.matches(pattern: rule.model, name: model, ignoringCase: true)
        }
        guard let first, let dearest else { return nil }
        return PriceList(rules.filter { $0.isOfSameModels(as: first) }, completedBy: dearest)
    }

    /// The prices at which requests to the model are charged: the model's own prices, or else the highest
    /// known prices. The result is nil if the table is empty.
    package func findCharges(provider: String?, model: String) -> PriceList? {
        findPrices(provider: provider, model: model) ?? dearest.map { PriceList($0.ofUnknownModel()) }
    }
}

/// The prices of one model, sorted by date.
package final class PriceList: Sendable {
    private let steps: [DatedPrice]

    fileprivate init(_ rules: [PriceTable.Rule], completedBy dearest: Price) {
        precondition(!rules.isEmpty, "a model with a list has a price")
        steps = rules.map { DatedPrice($0.price.completed(by: dearest), from: $0.from ?? .distantPast) }
            .sorted { $0.from < $1.from }
    }

    fileprivate init(_ price: Price) { steps = [DatedPrice(price, from: .distantPast)] }

    /// The price that applies at `moment`. Before the first date it is the oldest price, so that no request
    /// is free for lack of a price.
    package func findPrice(at moment: Moment) -> DatedPrice {
        var found = steps[0]
        for step in steps.dropFirst() where step.from <= moment { found = step }
        return found
    }
}

/// A price and the date from which it applies. The type is a class, so that each request holds a reference
/// instead of several copies of the price, which has over 500 bytes.
package final class DatedPrice: Sendable {
    let from: Moment
    package let price: Price

    init(_ price: Price, from: Moment) { (self.price, self.from) = (price, from) }

    /// This price with the highest prices per second, image and character of any model. It is used if the
    /// model has none and the API, such as OpenAI's for images, often reports no tokens.
    package var pricedByDearestPiece: DatedPrice { DatedPrice(price.pricedByDearestPiece, from: from) }
}
