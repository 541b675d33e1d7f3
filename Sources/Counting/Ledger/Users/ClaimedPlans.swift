package import Limits
package import Reactor
import Redis

/// The plan that a user's token or API key last named, and the time of that request.
package struct ClaimedPlan: Hashable, Sendable {
    package let plan: String
    package let at: Moment

    package init(plan: String, at: Moment) { (self.plan, self.at) = (plan, at) }
}

/// Records the plan that a user's token or API key names, so that operators see which plan applies to the
/// user. No caller waits for this record, and no decision depends on it. Each instance is bound to one loop.
///
/// The same plan of a user is sent to Redis at most once an hour, even if Redis did not store it.
package final class ClaimedPlans {
    private static let capacity = 8192
    /// The nanoseconds between two records of the same plan of a user.
    private static let pause: UInt64 = 3_600_000_000_000

    private let records: ClaimedPlanStore
    private let loop: EventLoop
    private var told: [UserKey: (plan: String, at: UInt64)] = [:]

    package init(_ records: ClaimedPlanStore, on loop: EventLoop) {
        (self.records, self.loop) = (records, loop)
    }

    package func noteClaim(_ user: UserKey, _ plan: String) {
        if let last = told[user], last.plan == plan, loop.now < last.at + Self.pause { return }
        if told.count >= Self.capacity { told.removeAll(keepingCapacity: true) }
        told[user] = (plan, loop.now)
        let claim = ClaimedPlan(plan: plan, at: Moment(milliseconds: loop.wallMilliseconds))
        loop.spawn(with: (records, user, claim)) { records, user, claim in
            try? await records.note(claim, of: user)
        }
    }
}

package struct ClaimedPlanStore {
    let connection: RecordConnection

    /// The milliseconds for which Redis keeps the plan: as long as the refusal log.
    private static let claimLife = RefusalStore.daysKept * 86_400_000

    package func note(_ claim: ClaimedPlan, of user: UserKey) async throws(LedgerError) {
        var write = RedisArguments()
        write.append("HSET" as StaticString)
        write.append(user.key("p"))
        for text in ["plan", claim.plan, "at", "\(claim.at.milliseconds)"] { write.append(text) }
        _ = try await connection.sendCommand(write, "claim")
        var expire = RedisArguments()
        expire.append("PEXPIRE" as StaticString)
        expire.append(user.key("p"))
        expire.append(Self.claimLife)
        _ = try await connection.sendCommand(expire, "claim")
    }

    /// The plan that the user's token or API key last named; nil if none was named in the last 35 days.
    package func readClaim(of user: UserKey) async throws(LedgerError) -> ClaimedPlan? {
        var arguments = RedisArguments()
        arguments.append("HMGET" as StaticString)
        arguments.append(user.key("p"))
        for name in ["plan", "at"] { arguments.append(name) }
        let values = try await connection.sendCommand(arguments, "claim").array?.map(\.text) ?? []
        guard values.count == 2, let plan = values[0], let at = values[1].flatMap({ Int64($0) }) else {
            return nil
        }
        return ClaimedPlan(plan: plan, at: Moment(milliseconds: at))
    }
}
