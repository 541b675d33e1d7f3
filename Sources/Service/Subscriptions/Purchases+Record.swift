import Dates
package import Ledger
import Limits
import Usage

extension Purchases {
    /// What the ledger keeps of this person: the best of what they have, or what they had last
    /// (docs/specification.md §4).
    ///
    /// - Parameters:
    ///   - known: what is kept so far, whose anchor a short month must not move.
    ///   - source: which service reported it.
    package func record(
        _ products: ProductTable, zone: String, known: SubscriptionRecord, source: String, sandbox: Bool
    ) -> SubscriptionRecord {
        var record = SubscriptionRecord()
        record.source = source
        record.customers = customers
        let best = best(products, sandbox: sandbox)
        guard let best, let place = products.place(of: best.product) else {
            record.status = SubscriptionStatus.free.rawValue
            return record
        }
        record.plan = products.rows[place].plan(in: best.phase)
        record.rank = place
        record.product = best.product
        record.phase = best.phase.rawValue
        record.periodStart = best.startsAt
        record.periodEnd = end(of: best, known)
        record.unsubscribedAt = best.unsubscribedAt
        record.billingIssueAt = best.billingIssueAt
        record.pausedUntil = best.pausedUntil
        record.managementURL = best.managementURL
        record.isSandbox = best.isSandbox
        record.anchorDay = best.anchorDay(LocalTime(known.timeZone, zone), known: known)
        record.status =
            SubscriptionStatus(
                hasEntitlement: true, isActive: best.isActive(at: at),
                hasBillingIssue: best.billingIssueAt != nil, isUnsubscribed: best.unsubscribedAt != nil
            ).rawValue
        return record
    }

    /// The end of a subscription that is over, whatever end its source still names: the moment at which that
    /// was first reported, so that further answers change nothing.
    private func end(of one: Subscription, _ known: SubscriptionRecord) -> Moment? {
        guard one.isOver, one.lastsUntil.map({ $0 > at }) ?? true else { return one.lastsUntil }
        let isKnown = known.product == one.product && known.status == SubscriptionStatus.expired.rawValue
        guard isKnown, let before = known.periodEnd, before <= at else { return at }
        return before
    }

    /// What is active comes before what is over; then what was paid for with money, then the row further up,
    /// then what lasts longer.
    private func best(_ products: ProductTable, sandbox: Bool) -> Subscription? {
        subscriptions.filter { (sandbox || !$0.isSandbox) && products.place(of: $0.product) != nil }
            .min { rank($0, products) < rank($1, products) }
    }

    private func rank(_ one: Subscription, _ products: ProductTable) -> (Int, Int, Int, Int64) {
        let end = -(one.lastsUntil ?? .distantFuture).milliseconds
        let place = products.place(of: one.product) ?? .max
        // Of what is over, only the latest matters.
        return one.isActive(at: at) ? (0, one.isSandbox ? 1 : 0, place, end) : (1, 0, 0, end)
    }
}

extension Subscription {
    /// The day on which its months begin, unclamped: a period that began on the last day of a short month
    /// keeps the later day that was known before, or on which it was bought first, or it would drift to the
    /// 28th for good.
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
