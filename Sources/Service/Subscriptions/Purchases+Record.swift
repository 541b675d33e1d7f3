import Dates
package import Ledger
import Limits
import Usage

extension Purchases {
    /// Makes this person's record for Redis from the best running purchase, or else from the purchase that
    /// ended last (docs/specification.md §4).
    ///
    /// - Parameters:
    ///   - known: this subscription service's earlier report. Because of it, a short month does not move the
    ///     anchor day, and a renamed product keeps its plan.
    ///   - others: the service's earlier reports about the user's other purchases. One of them perhaps
    ///     concerns the best purchase.
    ///   - source: the subscription service that reported the purchases.
    package func makeRecord(
        _ rules: EntitlementRules, known first: SubscriptionRecord, besides others: [SubscriptionRecord] = [],
        source: String
    ) -> SubscriptionRecord {
        let all = [first] + others
        var record = SubscriptionRecord()
        record.source = source
        record.customers = customers
        guard let (best, opened) = ranked(rules, all).first else {
            record.status = SubscriptionStatus.free.rawValue
            return record
        }
        let known = all.first { $0.purchase != nil && $0.purchase == best.purchase } ?? first
        (record.plan, record.rank, record.row) = (opened.plan, opened.rank, opened.row)
        (record.product, record.purchase) = (best.product, best.purchase)
        record.phase = best.phase.rawValue
        record.periodStart = best.startsAt
        record.periodEnd = end(of: best, known)
        let isActive = best.isActive(at: at, leeway: rules.renewalLeeway)
        if isActive, best.renewal != .none {
            record.lapsesAt = best.lastMoment(at: at, leeway: rules.renewalLeeway)
            record.renewalPrice = best.renewalPrice
        }
        record.unsubscribedAt = best.unsubscribedAt
        record.billingIssueAt = best.billingIssueAt
        record.pausedUntil = best.pausedUntil
        record.managementURL = best.managementURL
        record.isSandbox = best.isSandbox
        record.anchorDay = best.anchorDay(LocalTime(known.timeZone, rules.zone), known: known)
        record.status =
            SubscriptionStatus(
                hasEntitlement: true, isActive: isActive,
                hasBillingIssue: best.billingIssueAt != nil, isUnsubscribed: best.unsubscribedAt != nil
            ).rawValue
        return record
    }

    /// The second-best purchase, if there is one and it is running; otherwise empty.
    func second(_ rules: EntitlementRules, _ known: [SubscriptionRecord]) -> Purchases {
        let ranked = ranked(rules, known)
        var copy = self
        copy.subscriptions = ranked.dropFirst().map(\.0).filter { one in
            one.isActive(at: at, leeway: rules.renewalLeeway)
                && (one.purchase == nil || one.purchase != ranked[0].0.purchase)
        }
        copy.subscriptions = Array(copy.subscriptions.prefix(1))
        return copy
    }

    /// The purchases that open no plan and are no packs, because the product table lacks their product.
    func unopened(_ rules: EntitlementRules, _ known: [SubscriptionRecord]) -> [Subscription] {
        subscriptions.filter { one in
            OpenedPlan(by: one, rules.products, known) == nil && rules.products.findPack(one.names) == nil
        }
    }

    /// Returns the end of a subscription. If it is over before the date that its service reports, the time of
    /// the first such report is returned. Later answers thus do not move the end.
    private func end(of one: Subscription, _ known: SubscriptionRecord) -> Moment? {
        guard one.isOver, one.lastsUntil.map({ $0 > at }) ?? true else { return one.lastsUntil }
        let isKnown = known.product == one.product && known.status == SubscriptionStatus.expired.rawValue
        guard isKnown, let before = known.periodEnd, before <= at else { return at }
        return before
    }

    /// The purchases from best to worst. Active purchases precede ended ones, and real purchases precede
    /// those of test accounts. Then the row in the product table decides, and then the later end.
    private func ranked(_ rules: EntitlementRules, _ known: [SubscriptionRecord])
        -> [(Subscription, OpenedPlan)]
    {
        let open: [(Subscription, OpenedPlan)] = subscriptions.compactMap { one in
            guard rules.opensSandbox || !one.isSandbox else { return nil }
            let settled = one.settled(by: known)
            return OpenedPlan(by: settled, rules.products, known).map { (settled, $0) }
        }
        return open.sorted { rank($0, rules) < rank($1, rules) }
    }

    private func rank(_ one: (Subscription, OpenedPlan), _ rules: EntitlementRules) -> (Int, Int, Int, Int64)
    {
        let end = -(one.0.lastsUntil ?? .distantFuture).milliseconds
        // Among subscriptions that are over, only the end date decides which is better.
        guard one.0.isActive(at: at, leeway: rules.renewalLeeway) else { return (1, 0, 0, end) }
        return (0, one.0.isSandbox ? 1 : 0, one.1.rank, end)
    }
}

/// The plan that a purchase opens, and the row of the product table that matched.
private struct OpenedPlan {
    let plan: String
    let rank: Int
    let row: String?

    init?(by one: Subscription, _ products: ProductTable, _ known: [SubscriptionRecord]) {
        if let match = products.findMatch(one.names), let opened = match.row.planName(in: one.phase) {
            (plan, rank, row) = (opened, match.place, match.row.product)
        } else if let known = known.first(where: { one.isKnown(as: $0) }), let plan = known.plan {
            let match = known.row.flatMap { products.findMatch(row: $0) }
            self.plan = match?.row.planName(in: one.phase) ?? plan
            rank = match?.place ?? known.rank ?? products.rows.count
            row = known.row
        } else {
            return nil
        }
    }
}

extension Subscription {
    /// Whether `record` is about this purchase. Older edges wrote records without a purchase id. Such a
    /// record matches if it has the same period as the purchase, or the period before.
    fileprivate func isKnown(as record: SubscriptionRecord) -> Bool {
        if let known = record.purchase { return purchase == known }
        guard record.plan != nil, let startsAt else { return false }
        return startsAt == record.periodStart || startsAt == record.periodEnd
    }

    /// A copy of this subscription that expects no renewal if an event has reported the subscription's end.
    fileprivate func settled(by records: [SubscriptionRecord]) -> Subscription {
        let isOver = records.contains { record in
            record.status == SubscriptionStatus.expired.rawValue && record.product == product
                && record.periodEnd == lastsUntil
        }
        guard renewal == .expected, isOver else { return self }
        var copy = self
        copy.renewal = .none
        return copy
    }
}

extension Subscription {
    /// The day of the month on which billing months begin, such as 31. In a shorter month the period begins
    /// on the last day, such as the 28th. If 28 then became the anchor, all later periods would begin on the
    /// 28th. So the highest known day is used: that of this period, of the record or of the first purchase.
    func anchorDay(_ clock: LocalTime, known: SubscriptionRecord) -> Int? {
        if let anchor { return clock.date(at: Int(anchor.seconds)).day }
        guard let startsAt else { return known.product == product ? known.anchorDay : nil }
        let date = clock.date(at: Int(startsAt.seconds))
        let isLast = date.day == CivilDate.length(ofMonth: date.month, year: date.year)
        guard isLast else { return date.day }
        let before = known.product == product ? known.anchorDay : nil
        let first = firstBegan.map { clock.date(at: Int($0.seconds)).day }
        return max(date.day, before ?? 0, first ?? 0)
    }
}
