import JSON
import Limits

/// The members of a store's documents that contain the buyer, the product and the state. If a member has
/// several paths, the first that exists counts.
package struct WebhookMapping: Hashable, Sendable {
    /// The meaning of a store's word for a status.
    package enum State: String, Hashable, Sendable, CaseIterable {
        case active, trial
        /// The purchase is cancelled and paid for until its end.
        case cancelled
        /// The purchase is in force although its payment failed.
        case billingIssue = "billing_issue"
        case paused
        /// The purchase is in force until its end and paused afterwards.
        case pauses
        case expired
        /// The subscription is over because its payment failed.
        case unpaid
        /// A one-time purchase, or its refund. The product's row defines what it adds.
        case purchased, refunded
        case ignored
    }

    package var eventID: [MemberPath] = []
    package var eventType: [MemberPath] = []
    /// The paths of the event's time; empty if the store gives no time by which events could be ordered.
    package var eventAt: [MemberPath] = []
    package var user: [MemberPath] = []
    /// The paths of the product's names, the most specific first.
    package var product: [MemberPath] = []
    package var purchase: [MemberPath] = []
    package var status: [MemberPath] = []
    package var states: [String: State] = [:]
    package var periodStart: [MemberPath] = []
    package var periodEnd: [MemberPath] = []
    /// The paths of flags. If any of them is set, the subscription ends with its period.
    package var endsIf: [MemberPath] = []
    package var sandbox: [MemberPath] = []

    package init() {}

    /// This mapping for a document that consists of one member of a webhook's document.
    package func within(_ outer: MemberPath) -> WebhookMapping {
        func inner(_ paths: [MemberPath]) -> [MemberPath] { paths.compactMap { $0.within(outer) } }
        var copy = self
        (copy.eventID, copy.eventType, copy.eventAt) = (inner(eventID), inner(eventType), inner(eventAt))
        (copy.user, copy.product, copy.purchase) = (inner(user), inner(product), inner(purchase))
        (copy.status, copy.endsIf, copy.sandbox) = (inner(status), inner(endsIf), inner(sandbox))
        (copy.periodStart, copy.periodEnd) = (inner(periodStart), inner(periodEnd))
        return copy
    }

    /// The purchase that the document describes; nil for a status that changes nothing.
    ///
    /// - Parameter moment: the time at which the document was true.
    func readSubscription(in root: borrowing JSONValue, at moment: Moment) throws(EventFault) -> Subscription?
    {
        guard let word = readText(status, in: root) else { throw .member("status") }
        // A word that the configuration does not list has no known meaning, so the purchase is ignored.
        guard let state = state(word), !state.isOfPack else { return nil }
        var names: [String] = []
        for path in product {
            guard let name = path.findMember(in: root).text, !names.contains(name) else { continue }
            names.append(name)
        }
        guard !names.isEmpty else { throw .member("product") }
        var one = Subscription(names: names)
        one.purchase = readText(purchase, in: root) ?? names[0]
        one.startsAt = readTime(periodStart, in: root)
        one.endsAt = readTime(periodEnd, in: root)
        one.isSandbox = isSandbox(root)
        one.renewal = .reported
        if endsIf.contains(where: { $0.findMember(in: root).isSet }) {
            (one.renewal, one.unsubscribedAt) = (.none, moment)
        }
        Self.apply(state, at: moment, to: &one)
        return one
    }

    /// Stores' words for purchases without real money.
    private static let tests: Set<String> = ["sandbox", "test", "true", "xcode"]

    private static func apply(_ state: State, at moment: Moment, to one: inout Subscription) {
        switch state {
        case .active, .ignored, .purchased, .refunded: break
        case .trial: one.phase = .freeTrial
        case .cancelled: (one.renewal, one.unsubscribedAt) = (.none, moment)
        case .billingIssue: one.billingIssueAt = moment
        case .pauses where one.endsAt != nil: (one.renewal, one.pausedUntil) = (.none, .distantFuture)
        case .paused, .pauses, .expired, .unpaid:
            one.isOver = true
            one.endsAt = min(one.endsAt ?? moment, moment)
            if state == .paused || state == .pauses { one.pausedUntil = .distantFuture }
            if state == .unpaid { one.billingIssueAt = moment }
        }
    }

    private func state(_ word: String) -> State? {
        let state = states[word] ?? states["*"]
        return state == .ignored ? nil : state
    }

    /// The one-time purchase that the document describes; nil if the document describes a subscription.
    func readPack(in root: borrowing JSONValue, at moment: Moment) throws(EventFault) -> OneTimePurchase? {
        guard let state = readText(status, in: root).flatMap(state), state.isOfPack else { return nil }
        guard let transaction = readText(purchase, in: root) else { throw .member("purchase") }
        let names = product.compactMap { $0.findMember(in: root).text }
        var pack = OneTimePurchase(
            transaction: transaction, items: [OneTimePurchase.Item(names: names)], boughtAt: moment)
        (pack.isRefund, pack.isSandbox) = (state == .refunded, isSandbox(root))
        return pack
    }

    private func isSandbox(_ root: borrowing JSONValue) -> Bool {
        sandbox.contains { path in
            let found = path.findMember(in: root)
            return found == .flag(true) || Self.tests.contains(found.text?.lowercased() ?? "")
        }
    }

    func readText(_ paths: [MemberPath], in root: borrowing JSONValue) -> String? {
        for path in paths {
            if let text = path.findMember(in: root).text { return text }
        }
        return nil
    }

    func readTime(_ paths: [MemberPath], in root: borrowing JSONValue) -> Moment? {
        for path in paths {
            if let moment = path.findMember(in: root).moment { return moment }
        }
        return nil
    }
}

extension WebhookMapping.State {
    fileprivate var isOfPack: Bool { self == .purchased || self == .refunded }
}
