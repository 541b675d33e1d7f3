/// An amount of money in some currency, such as the price of a product in the App Store.
package struct Money: Hashable, Sendable {
    /// The amount in millionths of the currency's unit, above 0.
    package let micros: Int
    /// The currency's code in ISO 4217, such as `EUR`.
    package let currency: String

    /// The result is nil if the amount is not above 0 or the currency is not a code of three letters.
    ///
    /// - Parameter currency: the currency's code, in upper or lower case.
    package init?(micros: Int, currency: String) {
        let isName = currency.utf8.count == 3 && currency.utf8.allSatisfy { (65...90).contains($0 & 0xDF) }
        guard micros > 0, isName else { return nil }
        self.micros = micros
        self.currency = currency.uppercased()
    }

    /// Makes an amount from a number of fractions of the currency's unit, such as cents.
    ///
    /// - Parameter scale: how many fractions make one unit, such as 100 for cents. It must divide a million.
    package init?(_ amount: Int, in scale: Int, currency: String) {
        let (micros, isTooLarge) = amount.multipliedReportingOverflow(by: 1_000_000 / scale)
        guard !isTooLarge else { return nil }
        self.init(micros: micros, currency: currency)
    }

    /// The amount as a user's record in Redis contains it, such as `EUR9990000`.
    package var text: String { "\(currency)\(micros)" }

    package init?(text: String) {
        guard let micros = Int(text.dropFirst(3)) else { return nil }
        self.init(micros: micros, currency: String(text.prefix(3)))
    }
}
