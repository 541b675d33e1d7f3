import Reactor

/// What RevenueCat grants for a while.
extension EntitlementProof {
    /// What RevenueCat grants while it cannot ask a store holds until its end, whatever asking finds: what
    /// comes before that end.
    /// - Returns: the end, in milliseconds since 1970.
    func checkGrants(_ checks: inout CheckList) async throws(ProofError) -> Int64 {
        // Half a second after a whole one: `checkGrants(endedAt:)` then asks within the same second.
        let end = (Clocks.wallMilliseconds() + 2000) / 1000 * 1000 + 500
        for (number, user) in ["granted", "granted-expired", "granted-ended", "granted-renewed"].enumerated()
        {
            let grant = SubscriptionEvent.Purchase(
                at: Self.begin, type: "TEMPORARY_ENTITLEMENT_GRANT", product: "pro", begins: Self.from,
                ends: end)
            try await deliver(user, "grant", .revenueCat(grant), edge: number % 2)
        }
        try await ask("granted", "a")
        try await ask("granted-expired", "a")
        try await ask("granted-ended", "a", type: "EXPIRATION")
        try await tell("granted-renewed", "a", "plus", second: 2, edge: 1)
        try await tell("outlived", "a", "pro", second: 1, until: end, edge: 0)
        guard Clocks.wallMilliseconds() < end else { throw ProofError("the machine is too slow for a grant") }
        await check("a grant holds where nothing was bought", "granted", "pro", ["grant"], &checks)
        await check("and where it has expired", "granted-expired", "pro", ["grant"], &checks)
        await check("its own end ends it", "granted-ended", "free", ["grant", "a"], &checks)
        let rest = await bed.operators?.subscription(of: "granted-ended", on: bed.control) ?? [:]
        checks.add(
            "granted-ended: nothing of it is left", Set(rest.keys) == ["store"],
            rest.keys.sorted().joined(separator: ", "))
        await check(
            "what is bought meanwhile is in force", "granted-renewed", "plus", ["grant", "a"], &checks)
        return end
    }

    func checkGrants(endedAt end: Int64, _ checks: inout CheckList) async throws(ProofError) {
        let left = end + 50 - Clocks.wallMilliseconds()
        if left > 0 { await bed.control.sleep(nanoseconds: UInt64(left) * 1_000_000) }
        try await ask("granted", "b")
        try await ask("granted-expired", "b")
        try await deliver("outlived", "s", .stripe(customer: "cus_outlived"), edge: 1)
        await check("a grant's end is its end", "granted", "free", ["grant", "b"], &checks)
        await check("where it has expired, too", "granted-expired", "free", ["grant", "b"], &checks)
        await check(
            "when one service's ends, another's is in force", "outlived", "plus", ["a", "s"], &checks)
    }
}
