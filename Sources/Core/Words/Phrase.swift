package import Limits

/// A sentence with the values of its placeholders, independent of language. Equal phrases have equal texts in
/// one language and time zone. A cache of texts can therefore use phrases as keys.
package struct Phrase: Hashable, Sendable {
    package let sentence: Sentence
    package var count: Int?
    package var used: Int?
    package var limit: Int?
    package var percent: Int?
    package var date: Moment?
    package var price: Money?
    package var model: ModelClass?
    /// The labels of plans, in the order in which the text lists them.
    package var plans: [String]
    package var day: Int?
    package var days: Int?
    package var models: [String]
    /// The unit of the phrase's numbers; nil for messages and calls.
    package var unit: Unit?

    package enum Unit: Hashable, Sendable, CaseIterable {
        case tokens
        /// The numbers are millionths of a US dollar.
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

    /// The phrase's value for a placeholder, if it is a number; nil if it is missing or not a number.
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
