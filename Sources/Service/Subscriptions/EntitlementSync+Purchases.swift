import Ledger
import Limits

extension EntitlementSync {
    /// How long a one-time purchase counts if the user's plan has no period, in seconds.
    private static let openEnd: Int64 = 30 * 86_400
    /// The most times that a change of the grants is computed. It is computed again if the user's record
    /// changed before the grants were written.
    private static let attempts = 5

    /// Grants a one-time purchase, or takes back a refunded one. Returns whether the user's grants changed.
    func applyPurchase(_ one: OneTimePurchase, of user: UserName, actor: String, reason: String)
        async throws(LedgerError) -> Bool
    {
        guard let planTable = rules.planTable, rules.opensSandbox || !one.isSandbox else { return false }
        let bought = rules.products.grantedAmounts(of: one)
        // Redis also records a refund that arrives before its purchase, so that the purchase is not granted
        // later. A refund that names no product counts as a pack's refund if the product table has packs.
        let isPack = !bought.isEmpty || one.isRefund && one.items.isEmpty && rules.products.hasPacks
        let transaction = PurchaseStore.name(of: one.transaction, at: actor)
        for _ in 0..<Self.attempts {
            let (entitlement, now) = try await records.purchases.readEntitlement(of: user.key)
            guard one.isRefund || one.isRecent(at: now) else { return false }
            // A test purchase adds nothing to a paying user's limits, nor a real one to a test account's.
            guard entitlement.isSandbox == one.isSandbox || one.isRefund else { return false }
            let given = entitlement.grants.filter { $0.transaction == transaction }
            guard one.isRefund ? isPack || !given.isEmpty : isPack && given.isEmpty else { return false }
            if !one.isRefund, try await !records.purchases.claimPurchase(transaction, for: user.key) {
                return false
            }
            let amounts = one.isRefund ? given.map { ($0.limit, $0.amount) } : bought
            let change = planTable.change(
                by: amounts, transaction, isRefund: one.isRefund, of: entitlement, at: now,
                openEnd: now.advanced(bySeconds: one.isRefund ? OneTimePurchase.longestDelay : Self.openEnd))
            switch try await records.purchases.applyChange(change, of: user.key, actor: actor, reason: reason)
            {
            case .done: return true
            case .known: return false
            case .outdated: continue
            }
        }
        throw .unavailable
    }
}

extension PlanTable {
    /// Adds the amounts of a purchase to the user's grants, or removes them. A grant lasts until its limit's
    /// current period ends. A grant to a lifetime limit has no end.
    fileprivate func change(
        by amounts: [(limit: String, amount: Int)], _ transaction: String, isRefund: Bool,
        of entitlement: Entitlement, at now: Moment, openEnd: Moment
    ) -> PurchaseChange {
        let schedule = schedule(for: entitlement, modelClass: nil, at: now)
        let parts = amounts.map { limit, amount in
            let entry = schedule.entries.first { $0.limit.name == limit }
            let given = entitlement.grants.filter {
                $0.transaction == transaction && $0.limit == limit && $0.expires > now
            }
            return PurchaseChange.Part(
                limit: limit, amount: amount, expires: entry?.endOfPeriod ?? openEnd,
                field: entry?.counter,
                own: max(0, (entry?.amount ?? 0) - given.reduce(0) { $0 + $1.amount }))
        }
        return PurchaseChange(
            transaction: transaction, isRefund: isRefund, markExpires: openEnd, version: entitlement.version,
            parts: parts)
    }
}

extension Schedule.Entry {
    /// The end of the limit's current period; nil for a rolling window, which has no period.
    fileprivate var endOfPeriod: Moment? {
        if case .lifetime = limit.window { return .distantFuture }
        return resetsAt
    }
}
