package import Ledger
package import Limits

extension DemoUser {
    /// Sets the plan and counts of every demo user. Earlier counts are replaced.
    ///
    /// - Parameters:
    ///   - tenant: the app to which the demo users belong; empty if the edge has only one app.
    ///   - now: the time of the wall clock, later than in every earlier call. The changes' ids contain it.
    /// - Returns: the users whose plan and counts were set.
    @discardableResult
    package static func seedUsers(
        _ ledger: any Ledger, _ planTable: PlanTable, tenant: String = "", now: Moment
    ) async throws(LedgerError) -> [DemoUser] {
        let users = listUsers(in: planTable)
        for user in users { try await user.seed(ledger, planTable, tenant, now) }
        return users
    }

    private func seed(
        _ ledger: any Ledger, _ planTable: PlanTable, _ tenant: String, _ now: Moment
    ) async throws(LedgerError) {
        let key = UserKey(tenant: tenant, user: id)
        let entitlement = makeEntitlement(at: now)
        let start = "demo-\(now.milliseconds)"
        _ = try await ledger.entitle(
            key,
            EntitlementEvent(
                at: now, id: start, actor: "usher --demo", reason: "demo user", entitlement: entitlement))
        for entry in planTable.schedule(for: entitlement, modelClass: nil, at: now).entries {
            let figure = min(used[entry.limit.name] ?? 0, entry.amount)
            let act = OperatorAct(
                id: "\(start)-\(entry.limit.name)", actor: "usher --demo", reason: "demo user")
            _ = try await ledger.resetCounter(key, entry, to: figure, act)
        }
    }
}
