/// The rules for what a plan's users may request (`plans.*.may`, `plans.*.at_most`).
package struct RequestRules: Hashable, Sendable {
    /// Something besides text that a request can ask for. The raw values are keys of the configuration.
    package enum Feature: String, CaseIterable, Hashable, Sendable {
        case models, tiers
        case hostedTools = "hosted_tools"
        case betas, background
        case storedObjects = "stored_objects"
        case images, files, extras
    }

    /// A quantity in a request for which a plan can set an upper bound. The raw values are keys of the
    /// configuration.
    package enum Quantity: String, CaseIterable, Hashable, Sendable {
        /// The size of the request's body, in bytes.
        case body
        case messages, images, files
        case inputTokens = "input_tokens"
        /// The output tokens of each answer. They are bounded by the request, or else by the model's maximum.
        case outputTokens = "output_tokens"
        /// The number of answers that the request asks for.
        case n
        case tools

        /// Whether this quantity is the size of the request. A request that is too large is answered 413 (RFC
        /// 9110, section 15.5.14).
        package var isSize: Bool {
            switch self {
            case .body, .inputTokens: true
            case .messages, .images, .files, .outputTokens, .n, .tools: false
            }
        }
    }

    package enum Allowed: Hashable, Sendable {
        case all
        /// The feature is allowed only with values that match one of these patterns. `*` matches any
        /// characters. Case is ignored.
        case only([String])
        /// The request may use only stored objects of its caller. Redis stores each object's owner.
        case own

        package static let none = Allowed.only([])

        package func contains(_ name: String) -> Bool {
            guard case .only(let patterns) = self else { return true }
            return patterns.contains { Glob.matches(pattern: $0, name: name, ignoringCase: true) }
        }
    }

    private let may: [Feature: Allowed]
    private let atMost: [Quantity: Int]
    /// Whether the name of a forbidden beta feature is removed from a request's `anthropic-beta`. If this is
    /// false, the request is refused.
    package let removesBetas: Bool

    package init(
        may: [Feature: Allowed] = [:], atMost: [Quantity: Int] = [:], removesBetas: Bool = false
    ) {
        self.may = may
        self.atMost = atMost
        self.removesBetas = removesBetas
    }

    /// The rules of a plan without `may` and `at_most`. They allow everything except stored objects.
    package static let standard = RequestRules()

    package func allowed(_ feature: Feature) -> Allowed {
        may[feature] ?? (feature == .storedObjects ? .none : .all)
    }

    /// Whether callers may refer to stored objects, but only to their own.
    package var isForOwnObjects: Bool { allowed(.storedObjects) == .own }

    package func largestAmount(_ quantity: Quantity) -> Int? { atMost[quantity] }

    /// Why the plan does not allow a request; nil if it is allowed.
    package func findObjection(to demand: RequestDemand) -> RequestObjection? {
        for wish in demand.wishes where !allowed(wish.feature).contains(wish.name) {
            if wish.feature == .betas, removesBetas { continue }
            return RequestObjection(member: wish.member, reason: .notAllowed(wish.feature))
        }
        for amount in demand.amounts {
            guard let most = atMost[amount.quantity], amount.count > most else { continue }
            return RequestObjection(
                member: amount.member, reason: .tooMuch(amount.quantity, most: most, asked: amount.count))
        }
        return nil
    }
}

/// The features and quantities in one request for which plans can have rules. It is a class, since all phases
/// of a request pass it on.
package final class RequestDemand: Sendable {
    package struct Wish: Hashable, Sendable {
        package let feature: RequestRules.Feature
        /// The name of the requested model, tier, tool or beta feature.
        package let name: String
        /// The member or header field of the request that asks for this feature.
        package let member: String

        package init(_ feature: RequestRules.Feature, _ name: String, member: String) {
            self.feature = feature
            self.name = name
            self.member = member
        }
    }

    package struct Amount: Hashable, Sendable {
        package let quantity: RequestRules.Quantity
        package let count: Int
        package let member: String

        package init(_ quantity: RequestRules.Quantity, _ count: Int, member: String) {
            self.quantity = quantity
            self.count = count
            self.member = member
        }
    }

    package let wishes: [Wish]
    package let amounts: [Amount]

    package init(wishes: [Wish], amounts: [Amount]) {
        self.wishes = wishes
        self.amounts = amounts
    }
}

/// Why a plan does not allow a request. It contains numbers from the request, but no texts from it.
package struct RequestObjection: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notAllowed(RequestRules.Feature)
        case tooMuch(RequestRules.Quantity, most: Int, asked: Int)
    }

    package let member: String
    package let reason: Reason
}

extension PlanTable {
    /// Whether any plan has rules for the features and quantities of requests.
    package var hasRequestRules: Bool { plans.values.contains { $0.rules != nil } }

    /// The labels of all plans that allow this request, sorted by the plans' ids.
    package func findPlans(allowing demand: RequestDemand) -> [String] {
        plans.values.sorted { $0.id < $1.id }
            .filter { ($0.rules ?? .standard).findObjection(to: demand) == nil && !$0.isClosed }.map(\.label)
    }
}

extension Plan {
    /// Whether the plan allows no messages at all.
    fileprivate var isClosed: Bool { limits.contains { $0.amount == 0 && $0.meter == .messages } }
}
