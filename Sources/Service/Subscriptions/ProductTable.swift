import Limits

/// The plan that a product stands for.
package struct ProductTable: Hashable, Sendable {
    /// One product, or a pattern of products, with its plans.
    package struct Row: Hashable, Sendable {
        /// A product's name at its source, in which `*` stands for any run of characters.
        package let product: String
        /// nil if the row opens none.
        package let plan: String?
        /// The plan of a paid introductory period.
        package let introductory: String?
        /// The plan of a source's free trial.
        package let freeTrial: String?
        /// The amounts that a one-time purchase adds, by the limit's name.
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

    /// The best first: who has several products has that of the first row.
    package let rows: [Row]

    package init(_ rows: [Row]) { self.rows = rows }

    /// A row that stands for a purchase.
    struct Match {
        /// The row's place, 0 the best.
        let place: Int
        let row: Row
    }

    /// The most specific row that one of a product's names matches: a row without a star comes before a
    /// pattern, and of those the one for the more specific name; then the pattern that says more; then the
    /// row further up.
    ///
    /// - Parameter names: the most specific first.
    func findMatch(_ names: [String]) -> Match? { best(of: names) { $0.plan != nil } }

    /// The amount that a one-time purchase adds to each limit, all of its items together.
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

    /// The row that says what a one-time purchase adds.
    func findPack(_ names: [String]) -> Row? { best(of: names) { !$0.grants.isEmpty }?.row }

    private func best(of names: [String], where isMeant: (Row) -> Bool) -> Match? {
        let found = rows.indices.filter { isMeant(rows[$0]) }.compactMap { place in
            rows[place].specificity(for: names).map { (place: place, specificity: $0) }
        }
        // `max` takes the first of equals.
        let best = found.max { $0.specificity < $1.specificity }
        return best.map { Match(place: $0.place, row: rows[$0.place]) }
    }

    /// The row that the configuration writes so, for a purchase that it matched under an earlier name.
    func findMatch(row pattern: String) -> Match? {
        rows.firstIndex { $0.product == pattern && $0.plan != nil }.map { Match(place: $0, row: rows[$0]) }
    }
}

extension ProductTable.Row {
    /// How closely the row describes a product of these names; nil if it matches none of them.
    fileprivate func specificity(for names: [String]) -> (Int, Int)? {
        if let index = names.firstIndex(of: product) { return (1, -index) }
        guard product.utf8.contains(UInt8(ascii: "*")),
            names.contains(where: { Glob.matches(pattern: product, name: $0) })
        else { return nil }
        return (0, product.utf8.count { $0 != UInt8(ascii: "*") })
    }
}
