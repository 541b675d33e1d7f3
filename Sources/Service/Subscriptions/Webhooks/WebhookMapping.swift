import JSON
import Limits

/// The paths of the members that contain the buyer, the product and the state in a shop's documents. If
/// several paths are given for one fact, the first member that exists is used.
package struct WebhookMapping: Hashable, Sendable {
    /// The meaning of the word that a shop uses for the status of a purchase.
    package enum State: String, Hashable, Sendable, CaseIterable {
        case active, trial
        /// The purchase is cancelled, but paid for until its end.
        case cancelled
        /// The purchase gives access although its payment failed.
        case billingIssue = "billing_issue"
        case paused
        /// The purchase gives access until its end and will be paused then.
        case pauses
        case expired
        case unpaid
        /// A one-time purchase, or its refund. The product table defines what the purchase adds.
        case purchased, refunded
        case ignored
    }

    package var eventID: [MemberPath] = []
    package var eventType: [MemberPath] = []
    /// The paths of the event's time; empty if the shop gives no time by which events could be ordered.
    package var eventAt: [MemberPath] = []
    package var user: [MemberPath] = []
    /// The paths of the product's names, the most specific first.
    package var product: [MemberPath] = []
    package var purchase: [MemberPath] = []
    package var status: [MemberPath] = []
    package var states: [String: State] = [:]
    package var periodStart: [MemberPath] = []
    package var periodEnd: [MemberPath] = []
    /// The paths of members such as `cancel_at_period_end`. If one is set, the subscription will not renew.
    package var endsIf: [MemberPath] = []
    package var sandbox: [MemberPath] = []

    package init() {}

    /// This mapping for an object inside a webhook's document. The object's path `outer` is removed from the
    /// beginning of all paths.
    package func within(_ outer: MemberPath) -> WebhookMapping {
        func inner(_ paths: [MemberPath]) -> [MemberPath] { paths.compactMap { $0.within(outer) } }
        var copy = self
        (copy.eventID, copy.eventType, copy.eventAt) = (inner(eventID), inner(eventType), inner(eventAt))
        (copy.user, copy.product, copy.purchase) = (inner(user), inner(product), inner(purchase))
        (copy.status, copy.endsIf, copy.sandbox) = (inner(status), inner(endsIf), inner(sandbox))
        (copy.periodStart, copy.periodEnd) = (inner(periodStart), inner(periodEnd))
        return copy
    }

    /// Reads the subscription that a shop's document describes; nil if the status changes nothing.
    ///
    /// - Parameter moment: the time to which the document refers.
    func readSubscription(in root: borrowing JSONValue, at moment: Moment) throws(EventFault) -> Subscription?
    {
        guard let word = readText(status, in: root) else { throw .member("status") }
        // If the configuration does not map the shop's word for the status, the purchase is ignored.
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

    /// The words by which shops mark purchases that were not paid with real money.
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

    /// Reads the one-time purchase that a shop's document describes; nil if it describes a subscription.
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
