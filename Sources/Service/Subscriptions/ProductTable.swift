import Limits

/// Finds the plan that a bought product opens.
package struct ProductTable: Hashable, Sendable {
    /// A row of the product table: a product's name or a pattern of names, with the plans that it opens.
    package struct Row: Hashable, Sendable {
        /// The product's name at the subscription service. A `*` matches any characters.
        package let product: String
        /// The plan that the product opens; nil if the product opens none.
        package let plan: String?
        /// The plan that the product opens during a paid introductory period.
        package let introductory: String?
        /// The plan that the product opens during a free trial.
        package let freeTrial: String?
        /// The amounts that one purchase of the product adds to limits, by limit name.
        package let grants: [String: Int]

        package init(
            product: String, plan: String?, introductory: String? = nil, freeTrial: String? = nil,
            grants: [String: Int] = [:]
        ) {
            self.product = product
            self.plan = plan
            self.introductory = introductory ?? plan
            self.freeTrial = freeTrial ?? plan
            self.grants = grants
        }

        func planName(in phase: Subscription.Phase) -> String? {
            switch phase {
            case .normal, .promotional: plan
            case .introductory: introductory
            case .freeTrial: freeTrial
            }
        }
    }

    /// The rows of the product table, beginning with the best plan. A user with several products gets the
    /// plan of the first row that matches one of them.
    package let rows: [Row]

    package init(_ rows: [Row]) { self.rows = rows }

    /// A row of the product table that matches a purchase.
    struct Match {
        /// The row's index in the product table. Index 0 is the best plan.
        let place: Int
        let row: Row
    }

    /// The row of the product table that matches one of the product's names most specifically:
    ///
    /// 1. A row without a `*` is preferred to a pattern.
    /// 2. Among rows without a `*`, the one with the most specific of the product's names is preferred.
    /// 3. Among patterns, the one with the most fixed characters is preferred, and then the earlier one.
    ///
    /// - Parameter names: the product's names, the most specific first.
    func findMatch(_ names: [String]) -> Match? { best(of: names) { $0.plan != nil } }

    /// The amount that a one-time purchase adds to each limit, as a sum over all its products.
    func grantedAmounts(of purchase: OneTimePurchase) -> [(limit: String, amount: Int)] {
        var sums: [String: Int] = [:]
        for item in purchase.items {
            for (limit, amount) in findPack(item.names)?.grants ?? [:] {
                let product = amount.multipliedReportingOverflow(by: max(1, item.quantity))
                let sum = sums[limit, default: 0].addingReportingOverflow(
                    product.overflow ? PlanTable.largestAmount : product.partialValue)
                sums[limit] = min(sum.overflow ? .max : sum.partialValue, PlanTable.largestAmount)
            }
        }
        return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var hasPacks: Bool { rows.contains { !$0.grants.isEmpty } }

    /// The row of the product table that defines what a one-time purchase adds to the user's limits.
    func findPack(_ names: [String]) -> Row? { best(of: names) { !$0.grants.isEmpty }?.row }

    private func best(of names: [String], where isMeant: (Row) -> Bool) -> Match? {
        let found = rows.indices.filter { isMeant(rows[$0]) }.compactMap { place in
            rows[place].specificity(for: names).map { (place: place, specificity: $0) }
        }
        // If several rows are equally specific, `max` returns the first, so the earlier row is preferred.
        let best = found.max { $0.specificity < $1.specificity }
        return best.map { Match(place: $0.place, row: rows[$0.place]) }
    }

    /// The row with this pattern. It is used for a renamed product if no row contains the new name.
    func findMatch(row pattern: String) -> Match? {
        rows.firstIndex { $0.product == pattern && $0.plan != nil }.map { Match(place: $0, row: rows[$0]) }
    }
}

extension ProductTable.Row {
    /// How specifically the row matches these product names; nil if it matches none of them.
    fileprivate func specificity(for names: [String]) -> (Int, Int)? {
        if let index = names.firstIndex(of: product) { return (1, -index) }
        guard product.utf8.contains(UInt8(ascii: "*")),
            names.contains(where: { Glob.matches(pattern: product, name: $0) })
        else { return nil }
        return (0, product.utf8.count { $0 != UInt8(ascii: "*") })
    }
}
