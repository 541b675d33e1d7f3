import Limits

/// Which plan a product stands for.
package struct ProductTable: Hashable, Sendable {
    /// One product, or a pattern of products, with its plans.
    package struct Row: Hashable, Sendable {
        /// A product's name at its source, in which `*` stands for any run of characters.
        package let product: String
        package let plan: String
        /// The plan of a paid introductory period.
        package let introductory: String
        /// The plan of a source's free trial.
        package let freeTrial: String

        package init(product: String, plan: String, introductory: String? = nil, freeTrial: String? = nil) {
            self.product = product
            self.plan = plan
            self.introductory = introductory ?? plan
            self.freeTrial = freeTrial ?? plan
        }

        func plan(in phase: Subscription.Phase) -> String {
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

    /// The place of the first row that names the product.
    func place(of product: String) -> Int? {
        rows.firstIndex { Glob.matches(pattern: $0.product, name: product) }
    }

    /// Products that no row names, and that therefore open nothing.
    package func unknown(in purchases: Purchases) -> [String] {
        purchases.subscriptions.map(\.product).filter { place(of: $0) == nil }
    }
}
