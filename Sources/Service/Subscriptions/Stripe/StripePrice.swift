import JSON
import Limits

/// Reads the price that Stripe will charge next, if the subscription shows it. In other cases only the next
/// invoice, which is not read, contains the price.
enum StripePrice {
    /// Currencies with amounts in whole units (Stripe, "Supported currencies": "Zero-decimal currencies").
    private static let whole: Set<String> = [
        "bif", "clp", "djf", "gnf", "jpy", "kmf", "krw", "mga", "pyg", "rwf", "vnd", "vuv", "xaf", "xof",
        "xpf",
    ]
    /// Currencies whose amounts Stripe gives in thousandths of a unit.
    private static let thousandths: Set<String> = ["bhd", "jod", "kwd", "omr", "tnd"]

    /// The price of the next period; nil if the bill can differ from this price. The bill can differ because
    /// of usage-based or tiered prices, a discount, an added tax, a schedule, or a pending update.
    static func readRenewal(of item: borrowing JSONValue, in subscription: borrowing JSONValue) -> Money? {
        guard let price = item.member("price"), let amount = price.member("unit_amount")?.integer,
            let currency = price.readText("currency")?.lowercased(),
            price.member("recurring")?.readText("usage_type") ?? "licensed" == "licensed"
        else { return nil }
        // Stripe's pages contradict each other about amounts in Ugandan shillings, so none is shown.
        guard currency != "ugx", !isChanged(subscription), !isSet(item, "discounts"),
            !isSet(item, "tax_rates")
        else { return nil }
        let isTaxed = subscription.member("automatic_tax")?.member("enabled")?.bool == true
        if isTaxed, price.readText("tax_behavior") != "inclusive" { return nil }
        let quantity = item.member("quantity")?.integer ?? 1
        let (all, isTooLarge) = amount.multipliedReportingOverflow(by: quantity)
        let scale = whole.contains(currency) ? 1 : thousandths.contains(currency) ? 1000 : 100
        return isTooLarge ? nil : Money(all, in: scale, currency: currency)
    }

    private static func isChanged(_ subscription: borrowing JSONValue) -> Bool {
        isSet(subscription, "schedule") || isSet(subscription, "pending_update")
            || isSet(subscription, "discount") || isSet(subscription, "discounts")
            || isSet(subscription, "default_tax_rates")
    }

    /// Whether a JSON member exists and is neither null nor an empty list.
    private static func isSet(_ value: borrowing JSONValue, _ name: StaticString) -> Bool {
        guard let member = value.member(name), !member.isNull else { return false }
        guard member.kind == .array else { return true }
        var elements = member.elements
        return elements.next() != nil
    }
}
