import Redis

/// An allowance that all edges of a store share: `most` may be spent at once, and then one more after each
/// step (`lua/budget`).
package struct Budget: Sendable {
    let key: [UInt8]
    /// Microseconds after which one more may be spent.
    package let step: Int
    package let most: Int

    /// The calls to a subscription service that an app's edges may make before they refuse a user.
    package static func questions(_ kind: String, tenant: String, step: Int, most: Int) -> Budget {
        Budget(
            key: Array("us:questions:\(kind)\(tenant.isEmpty ? "" : ":\(tenant)")".utf8), step: step,
            most: most)
    }

    /// The calls to a subscription service about one person: two at once, and then one after this number of
    /// seconds. Users who had a plan have a budget of their own. So calls about unknown users cannot use up
    /// the call that is due when a paid period ends.
    package static func questions(about user: UserKey, hadPlan: Bool, seconds: Int) -> Budget {
        Budget(key: user.key(hadPlan ? "q" : "Q"), step: seconds * 1_000_000, most: 2)
    }
}

package struct BudgetStore {
    let connection: RecordConnection

    /// Spends one unit of the allowance. Returns false if none is left.
    package func spend(_ budget: Budget) async throws(LedgerError) -> Bool {
        var arguments = RedisArguments()
        arguments.append(budget.key)
        arguments.append(budget.step)
        arguments.append(budget.most)
        return try await connection.runScript(connection.scripts.budget, keys: 1, arguments).integer == 1
    }
}
