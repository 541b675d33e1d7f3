import Commands

/// Reads and writes amounts of money: US dollars with up to six decimals, exact to the micro-dollar.
enum Money {
    /// Converts an amount such as `2.50`, `0.000_001` or `$20` to micro-dollars. Returns nil for any other
    /// text, such as a negative amount.
    static func parseMicrodollars(_ text: String) -> Int? {
        let digits = (text.hasPrefix("$") ? text.dropFirst() : text[...]).replacing("_", with: "")
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
        else {
            return nil
        }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.count <= 6 else { return nil }
        let micro = decimals + String(repeating: "0", count: 6 - decimals.count)
        guard let whole = Int(parts[0]), let fraction = Int(micro) else { return nil }
        let (product, overflow) = whole.multipliedReportingOverflow(by: 1_000_000)
        return overflow ? nil : product.addingReportingOverflow(fraction).overflow ? nil : product + fraction
    }

    /// Writes an amount in the form that `parseMicrodollars` reads, without trailing zeros.
    static func formatAmount(_ microdollars: Int) -> String {
        let fraction = String(String(microdollars % 1_000_000 + 1_000_000).dropFirst())
        let decimals = fraction.reversed().drop { $0 == "0" }.reversed()
        return "$\(microdollars / 1_000_000)" + (decimals.isEmpty ? "" : "." + String(decimals))
    }

    private static func isDigit(_ character: Character) -> Bool {
        ("0"..."9").contains(character)
    }
}

extension Value {
    /// Reads an amount in US dollars, such as a list price of `2.50`. Returns it in micro-dollars.
    func readDollars(_ what: String, most: Int) -> Int? {
        guard let text = text(what) else { return nil }
        guard let amount = Money.parseMicrodollars(text) else {
            complain(
                "\(Printable.quoted(text)) is not an amount of US dollars, such as 2.50 (up to six decimals)")
            return nil
        }
        guard amount <= most else {
            complain("this is too large: at most \(Money.formatAmount(most))")
            return nil
        }
        recordText(Money.formatAmount(amount))
        return amount
    }
}
