package import Limits

/// A purchase that does not renew, such as a pack of messages.
package struct OneTimePurchase: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        /// All names of the bought product, the most specific first.
        package var names: [String]
        package var quantity = 1

        package init(names: [String], quantity: Int = 1) {
            self.names = names
            self.quantity = quantity
        }
    }

    /// The subscription service's id of the purchase.
    package var transaction: String
    /// The bought products; empty for a refund that names none.
    package var items: [Item]
    package var boughtAt: Moment
    package var isRefund = false
    package var isSandbox = false
    /// The messages to send to the subscription service after the purchase is granted.
    package var errands: [Errand.Request] = []

    package init(transaction: String, items: [Item], boughtAt: Moment) {
        self.transaction = transaction
        self.items = items
        self.boughtAt = boughtAt
    }
}

extension OneTimePurchase {
    /// The greatest age in seconds at which a purchase is still granted (40 days). Redis keeps every grant
    /// for 40 days after its end (`lua/purchase`), so that no purchase is granted twice.
    static let longestDelay: Int64 = 40 * 86_400

    func isRecent(at now: Moment) -> Bool { boughtAt.advanced(bySeconds: Self.longestDelay) > now }
}
