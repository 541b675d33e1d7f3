import Redis

/// An allowance that all edges on a store share: a number at once, and then one more each step
/// (`lua/budget`).
package struct Budget: Sendable {
    let key: [UInt8]
    /// Microseconds after which one more may be spent.
    package let step: Int
    package let most: Int

    /// The questions that an app's edges may ask a subscription service before they refuse somebody.
    package static func questions(_ kind: String, tenant: String, step: Int, most: Int) -> Budget {
        Budget(
            key: Array("us:questions:\(kind)\(tenant.isEmpty ? "" : ":\(tenant)")".utf8), step: step,
            most: most)
    }

    /// The questions about one person: two at once, and then one in so many seconds. Users who had a plan
    /// have a budget apart from that of unknown users: asking about somebody unknown must not use up the
    /// question that is due when a paid period ends.
    package static func questions(about user: UserKey, hadPlan: Bool, seconds: Int) -> Budget {
        Budget(key: user.key(hadPlan ? "q" : "Q"), step: seconds * 1_000_000, most: 2)
    }
}

/// Allowances that all edges on a store share.
package struct BudgetStore {
    let connection: RecordConnection

    /// Spends one of the allowance; false if none is left.
    package func spend(_ budget: Budget) async throws(LedgerError) -> Bool {
        var arguments = RedisArguments()
        arguments.append(budget.key)
        arguments.append(budget.step)
        arguments.append(budget.most)
        return try await connection.runScript(connection.scripts.budget, keys: 1, arguments).integer == 1
    }
}
