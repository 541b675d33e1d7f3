package import Limits

/// A sentence with its values, not yet in any language. Equal phrases read equally in one language and zone,
/// so a phrase is what a cache of rendered sentences is keyed by.
package struct Phrase: Hashable, Sendable {
    package let sentence: Sentence
    package var count: Int?
    package var used: Int?
    package var limit: Int?
    package var percent: Int?
    package var date: Moment?
    package var price: Money?
    package var model: ModelClass?
    /// The labels of plans, in the order in which they are named.
    package var plans: [String]
    package var day: Int?
    package var days: Int?
    package var models: [String]
    /// The unit of the numbers, where that is neither messages nor calls.
    package var unit: Unit?

    package enum Unit: Hashable, Sendable {
        case tokens
        /// Millionths of a US dollar.
        case microdollars
        case images, audioSeconds, characters
    }

    package init(
        _ sentence: Sentence, count: Int? = nil, used: Int? = nil, limit: Int? = nil, percent: Int? = nil,
        date: Moment? = nil, price: Money? = nil, model: ModelClass? = nil, plans: [String] = [],
        day: Int? = nil,
        days: Int? = nil,
        models: [String] = [], unit: Unit? = nil
    ) {
        self.models = models
        self.unit = unit
        self.sentence = sentence
        self.count = count
        self.used = used
        self.limit = limit
        self.percent = percent
        self.date = date
        self.price = price
        self.model = model
        self.plans = plans
        self.day = day
        self.days = days
    }

    /// A number among the values; nil for one that is not a number or not there.
    func number(_ placeholder: Placeholder) -> Int? {
        switch placeholder {
        case .count: count
        case .used: used
        case .limit: limit
        case .percent: percent
        case .day: day
        case .days: days
        case .date, .price, .model, .models, .plans: nil
        }
    }
}
