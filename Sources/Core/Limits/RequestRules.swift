/// The rules for what a plan's users may ask for, and how much in one request (`plans.*.may`,
/// `plans.*.at_most`).
package struct RequestRules: Hashable, Sendable {
    /// A feature that a request may ask for besides an answer's text. The words are the configuration's
    /// keys.
    package enum Feature: String, CaseIterable, Hashable, Sendable {
        case models, tiers
        case hostedTools = "hosted_tools"
        case betas, background
        case storedObjects = "stored_objects"
        case images, files, extras
    }

    /// A quantity that a plan bounds in each request. The words are the configuration's keys.
    package enum Quantity: String, CaseIterable, Hashable, Sendable {
        /// Bytes of the body.
        case body
        case messages, images, files
        case inputTokens = "input_tokens"
        /// Tokens of each answer. A request that names no bound asks for as many as there are.
        case outputTokens = "output_tokens"
        /// The number of answers.
        case n
        case tools

        /// Whether it is the size of what was sent: too much of it is 413 (RFC 9110, section 15.5.14).
        package var isSize: Bool {
            switch self {
            case .body, .inputTokens: true
            case .messages, .images, .files, .outputTokens, .n, .tools: false
            }
        }
    }

    package enum Allowed: Hashable, Sendable {
        case all
        /// Patterns, in which a `*` stands for any run of characters. Case is ignored.
        case only([String])
        /// Only stored objects may have this value: those that the caller has made. Who has is looked up
        /// for each.
        case own

        package static let none = Allowed.only([])

        package func contains(_ name: String) -> Bool {
            guard case .only(let patterns) = self else { return true }
            return patterns.contains { Glob.matches(pattern: $0, name: name, ignoringCase: true) }
        }
    }

    private let may: [Feature: Allowed]
    private let atMost: [Quantity: Int]
    /// Whether betas that are not allowed are taken out of `anthropic-beta` instead of being refused.
    package let removesBetas: Bool

    package init(
        may: [Feature: Allowed] = [:], atMost: [Quantity: Int] = [:], removesBetas: Bool = false
    ) {
        self.may = may
        self.atMost = atMost
        self.removesBetas = removesBetas
    }

    /// The rules that hold where the configuration says nothing: everything but stored objects, which have
    /// no owner.
    package static let standard = RequestRules()

    package func allowed(_ feature: Feature) -> Allowed {
        may[feature] ?? (feature == .storedObjects ? .none : .all)
    }

    /// Whether callers may refer to what they have stored themselves, and to nothing else.
    package var isForOwnObjects: Bool { allowed(.storedObjects) == .own }

    package func largestAmount(_ quantity: Quantity) -> Int? { atMost[quantity] }

    /// Why a request is not allowed; nil if it is.
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

/// The features and quantities that one request asks for, as far as plans have rules for them. A class,
/// since it is passed to every phase of a request.
package final class RequestDemand: Sendable {
    package struct Wish: Hashable, Sendable {
        package let feature: RequestRules.Feature
        /// The model, tier, tool or beta that is asked for.
        package let name: String
        /// The member or field that asks for it.
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

/// Why a plan does not allow a request. It holds nothing of what was asked for but numbers.
package struct RequestObjection: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notAllowed(RequestRules.Feature)
        case tooMuch(RequestRules.Quantity, most: Int, asked: Int)
    }

    package let member: String
    package let reason: Reason
}

extension PlanTable {
    /// Whether some plan has rules for what a request asks for.
    package var hasRequestRules: Bool { plans.values.contains { $0.rules != nil } }

    /// The labels of the plans that allow a request, those of the configuration in the order of their ids.
    package func findPlans(allowing demand: RequestDemand) -> [String] {
        plans.values.sorted { $0.id < $1.id }
            .filter { ($0.rules ?? .standard).findObjection(to: demand) == nil && !$0.isClosed }.map(\.label)
    }
}

extension Plan {
    /// Whether nobody may send by it.
    fileprivate var isClosed: Bool { limits.contains { $0.amount == 0 && $0.meter == .messages } }
}
