import Redis

/// An allowance that all edges of a store share (`lua/budget`). At most `most` units can be spent at once,
/// and one unit refills every `step` microseconds.
package struct Budget: Sendable {
    let key: [UInt8]
    /// The microseconds in which one unit refills.
    package let step: Int
    package let most: Int

    /// The allowance of calls to a subscription service that all edges of an app share. If it is used up, the
    /// edges make no call and refuse the user.
    package static func questions(_ kind: String, tenant: String, step: Int, most: Int) -> Budget {
        Budget(
            key: Array("us:questions:\(kind)\(tenant.isEmpty ? "" : ":\(tenant)")".utf8), step: step,
            most: most)
    }

    /// The allowance of calls to a subscription service about one user: two calls at once, and one more call
    /// whenever `seconds` have passed. Once a user has had a plan, another allowance applies to them. So
    /// calls from the time before the plan cannot use up the call that is needed when a paid period ends.
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
