import Limits

/// Which plan a product stands for.
public struct ProductBook: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// A product's name at its store, in which `*` stands for any run of characters.
        public let product: String
        public let plan: String
        /// The plan of a paid introductory period.
        public let introductory: String
        /// The plan of a store's free trial.
        public let freeTrial: String

        public init(product: String, plan: String, introductory: String? = nil, freeTrial: String? = nil) {
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
    public let rows: [Row]

    public init(_ rows: [Row]) { self.rows = rows }

    /// The place of the first row that names the product.
    func place(of product: String) -> Int? {
        rows.firstIndex { Glob.matches(pattern: $0.product, name: product) }
    }

    /// Products that no row names: nobody gets anything for them.
    public func unknown(in holdings: Holdings) -> [String] {
        holdings.subscriptions.map(\.product).filter { place(of: $0) == nil }
    }
}
