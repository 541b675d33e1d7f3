/// An amount in a currency, as a store names what it will charge.
package struct Money: Hashable, Sendable {
    /// Millionths of the currency's unit, above 0.
    package let micros: Int
    /// ISO 4217: `EUR`.
    package let currency: String

    /// Nil for what is no amount that a person could be told: nothing, or a currency without a name.
    ///
    /// - Parameter currency: in capital or small letters.
    package init?(micros: Int, currency: String) {
        let isName = currency.utf8.count == 3 && currency.utf8.allSatisfy { (65...90).contains($0 & 0xDF) }
        guard micros > 0, isName else { return nil }
        self.micros = micros
        self.currency = currency.uppercased()
    }

    /// An amount in parts of the unit: cents are 1/100.
    ///
    /// - Parameter scale: parts in a unit, which divide a million.
    package init?(_ amount: Int, in scale: Int, currency: String) {
        let (micros, isTooLarge) = amount.multipliedReportingOverflow(by: 1_000_000 / scale)
        guard !isTooLarge else { return nil }
        self.init(micros: micros, currency: currency)
    }

    /// The form in a record: `EUR9990000`.
    package var text: String { "\(currency)\(micros)" }

    package init?(text: String) {
        guard let micros = Int(text.dropFirst(3)) else { return nil }
        self.init(micros: micros, currency: String(text.prefix(3)))
    }
}
