import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests law 15 for one call of a script. Redis denies one of the script's commands at a time. The failed
/// call must change nothing. When the call is sent again, the result must be as if it had not failed.
struct CommandFailureTest<Call> {
    /// What `perform` returns if a call has an unexpected outcome.
    static var otherwise: String { "something else" }

    /// The commands that Redis denies, one entry at a time. An entry with two names denies both commands
    /// together.
    let commands: [String]
    /// The outcomes that are allowed if a successful call is sent again. Nil allows every outcome.
    var repeats: Set<String>?
    /// Whether a failed call must change nothing. If it is false, a failed call can leave changes that the
    /// next call repairs.
    var isAllOrNothing = true
    let prepare: @Sendable (UserKey, RedisBench) async throws -> Call
    let perform: @Sendable (Call, RedisLedger) async throws(LedgerError) -> String
    /// Describes the part of the user's stored data that a failed or repeated call must not change.
    let snapshot: @Sendable (UserKey, RedisBench) async throws -> String

    func run() async throws {
        try await RedisBench.withRedis { redis async throws in
            let smooth = UserKey(user: "smooth")
            let outcome = try await perform(try await prepare(smooth, redis), redis.ledger)
            #expect(outcome != Self.otherwise, "even without a failure the call has another outcome")
            let wanted = try await snapshot(smooth, redis)
            let version = try await redis.ledger.readUser(smooth).entitlement.version
            var denials = 0
            for command in commands {
                let user = UserKey(user: "user \(command)")
                denials += try await play(denying: command, user, outcome, wanted, redis) ? 1 : 0
                let risen = try await redis.ledger.readUser(user).entitlement.version
                #expect(risen >= version, "\(command) was denied, and no edge would read it")
            }
            #expect(denials > 1, "nothing was denied")
        }
    }

    /// Makes the call with one command denied. Returns whether the call needed that command.
    private func play(
        denying command: String, _ user: UserKey, _ outcome: String, _ wanted: String, _ redis: RedisBench
    ) async throws -> Bool {
        let names = command.split(separator: " ")
        let call = try await prepare(user, redis)
        let before = try await snapshot(user, redis)
        try await redis.command(["ACL", "SETUSER", "default"] + names.map { "-\($0)" })
        var isCut = false
        do throws(LedgerError) {
            _ = try await perform(call, redis.ledger)
        } catch {
            #expect(error == .denied, "\(command)")
            isCut = true
        }
        try await redis.command(["ACL", "SETUSER", "default"] + names.map { "+\($0)" })
        if isCut {
            if isAllOrNothing { #expect(try await snapshot(user, redis) == before, "\(command) was denied") }
            #expect(try await perform(call, redis.ledger) == outcome, "\(command) was denied")
        }
        #expect(try await snapshot(user, redis) == wanted, "\(command) was denied")
        let again = try await perform(call, redis.ledger)
        if let repeats { #expect(repeats.contains(again)) }
        #expect(try await snapshot(user, redis) == wanted, "the result after it was sent twice")
        return isCut
    }
}
