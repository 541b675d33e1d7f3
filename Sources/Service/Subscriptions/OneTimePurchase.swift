package import Limits

/// Something that was bought once and does not renew, such as a pack of messages.
package struct OneTimePurchase: Hashable, Sendable {
    /// One product of the purchase.
    package struct Item: Hashable, Sendable {
        /// All names of the product, the most specific first.
        package var names: [String]
        package var quantity = 1

        package init(names: [String], quantity: Int = 1) {
            self.names = names
            self.quantity = quantity
        }
    }

    /// The purchase's id at the store.
    package var transaction: String
    /// Empty if a refund does not say.
    package var items: [Item]
    package var boughtAt: Moment
    package var isRefund = false
    package var isSandbox = false
    /// The messages that its store waits for when it has been granted.
    package var errands: [Errand.Request] = []

    package init(transaction: String, items: [Item], boughtAt: Moment) {
        self.transaction = transaction
        self.items = items
        self.boughtAt = boughtAt
    }
}

extension OneTimePurchase {
    /// Seconds after which a purchase that was never heard of is granted no more: what was granted is
    /// remembered for as long past its end (`lua/purchase`), so that no transaction is granted twice.
    static let longestDelay: Int64 = 40 * 86_400

    func isRecent(at now: Moment) -> Bool { boughtAt.advanced(bySeconds: Self.longestDelay) > now }
}
