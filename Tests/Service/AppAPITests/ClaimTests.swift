import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import AppAPI

/// Each check-in is claimed by exactly one push job, even if some calls to Redis fail.
@Suite(.needsRedisServer) struct `Claims of check-ins` {
    private static let people = (0..<20).map { "u\($0)" }

    private func withPeople(_ body: @escaping @Sendable (LiveAppResponder) async throws -> Void) async throws
    {
        try await withLiveResponder { responder async throws in
            for user in Self.people {
                let said = #"{"check_ins_enabled": true, "frequency": "daily"}"#
                _ = try await responder.ask("PUT", "/v1/check-ins/preferences", body: said, user: user)
            }
            try await body(responder)
        }
    }

    @Test func `Check-in claims repeat under one request id, and differ under another`() async throws {
        try await withPeople { responder async throws in
            let first = try await responder.claim(12, "job-1")
            #expect(first.count == 12)
            let again = try await responder.claim(20, "job-1")
            #expect(Set(again) == Set(first), "the answer was lost, and eight more are due")
            let other = try await responder.claim(12, "job-2")
            #expect(Set(first + other) == Set(Self.people) && other.count == 8)
            #expect(try await Set(responder.claim(12, "job-1")) == Set(first), "the job has asked again")
            #expect(try await Set(responder.claim(12, "job-2")) == Set(other))
            #expect(try await responder.claim(12, "job-3").isEmpty)
        }
    }

    @Test func `Claims of one user are the same under one request id, and no other job gets them`()
        async throws
    {
        try await withPeople { responder async throws in
            let user = UserName(id: "u0")
            for _ in 0..<2 {
                let found = try await responder.checkIns.claimCheckIn(user, request: "job-1")
                guard case .claimed = found.claim else {
                    Issue.record("\(found)")
                    return
                }
            }
            for other in ["job-2", ""] {
                guard case .notDue = try await responder.checkIns.claimCheckIn(user, request: other).claim
                else {
                    Issue.record("claimed twice")
                    return
                }
            }
        }
    }

    @Test func `Claims that are requested again leave out users who have declined meanwhile`() async throws {
        try await withPeople { responder async throws in
            #expect(try await responder.claim(20, "job-1").count == 20)
            let no = #"{"check_ins_enabled": false}"#
            _ = try await responder.ask("PUT", "/v1/check-ins/preferences", body: no, user: "u7")
            let again = try await responder.claim(20, "job-1")
            #expect(Set(again) == Set(Self.people).subtracting(["u7"]))
        }
    }

    @Test func `Claims on a later day are new claims for that day, and not repetitions`() async throws {
        try await withPeople { responder async throws in
            func claim(_ day: Int, _ who: String) async throws -> CheckInClaim? {
                try await responder.records.checkIns.claimCheckIn(
                    UserName(id: "u0").key, day: day, from: .distantPast, to: .distantFuture,
                    by: Array(who.utf8)
                ).claim
            }
            let claimed = { CheckInClaim.claimed(frequency: "daily", next: $0) }
            #expect(try await claim(20_000, "a") == claimed(20_001))
            #expect(try await claim(20_001, "a") == claimed(20_002))
            #expect(try await claim(20_001, "b") == .notDue(next: 20_002))
            #expect(try await claim(20_002, "b") == claimed(20_003))
            #expect(try await claim(20_002, "a") == .notDue(next: 20_003), "another job has claimed since")
        }
    }

    /// After `calls` calls, every call of the edge to Redis fails. Another edge completes the claim.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 9, 20, 33, 47, 62, 63, 64, 65])
    func `Claims that fail half-way are complete under the same id, and no user is lost`(calls: Int)
        async throws
    {
        try await withPeople { responder async throws in
            let cut = responder.edge(failing: (calls + 1)...)
            let first = try? await cut.claimNext(20, request: "job-1").map(\.user.text)
            let again = try await responder.claim(20, "job-1")
            // `endLeases` has the effect of a minute's waiting: other push jobs can claim the users that
            // `job-1` did not receive.
            try await responder.endLeases()
            let rest = try await responder.claim(20, "job-2")
            if let first { #expect(Set(first) == Set(again)) }
            #expect(Set(again).union(rest) == Set(Self.people))
            #expect(again.count + rest.count == 20, "claimed twice")
        }
    }

    @Test(arguments: [4, 20, 40])
    func `Claims of a job that never comes back are released by the next one`(calls: Int) async throws {
        try await withPeople { responder async throws in
            _ = try? await responder.edge(failing: (calls + 1)...).claimNext(20, request: "job-1")
            try await responder.endLeases()
            // The claim of `job-1` gets the time 0, as if it were older than five minutes. The claimed users
            // are then free again.
            try await responder.send("ZADD", "us:claims:{us:check-ins}:o", "0", "job-1")
            #expect(try await Set(responder.claim(20, "job-2")) == Set(Self.people))
            #expect(try await responder.claim(20, "job-1").isEmpty, "claimed twice")
        }
    }

    /// Only one of the edge's calls to Redis fails. Other jobs need not wait five minutes for the users of
    /// this claim.
    @Test(arguments: [3, 4, 5, 20, 40, 62, 63, 64])
    func `Claims of check-ins with one failed call are released at once`(call: Int) async throws {
        try await withPeople { responder async throws in
            let claimed = try? await responder.edge(failing: call...call).claimNext(20, request: "job-1")
            try await responder.endLeases()
            let others = try await Set(responder.claim(20, "job-2"))
            #expect(claimed == nil ? others == Set(Self.people) : others.isEmpty)
        }
    }
}

extension LiveAppResponder {
    fileprivate func claim(_ count: Int, _ id: String) async throws(LedgerError) -> [String] {
        try await checkIns.claimNext(count, request: id).map(\.user.text)
    }

    /// Another edge on the same Redis. Its calls with these numbers fail.
    fileprivate func edge(failing calls: any RangeExpression<Int>) -> CheckIns {
        CheckIns(
            RecordStore(FaultyRunner(redis, failing: calls)), tenant: "", planTable: planTable, on: loop,
            log: { _ in })
    }

    fileprivate func endLeases() async throws {
        for user in (0..<20).map({ UserName(id: "u\($0)") }) {
            try await send("ZADD", "us:check-ins", "XX", "0", "/\(user.text)")
        }
    }

    @discardableResult
    fileprivate func send(_ words: String...) async throws -> RedisReply {
        var command = RedisArguments()
        for word in words { command.append(word) }
        return try await redis.sendCommand(command)
    }
}

/// A script runner that passes calls to the server, except some that fail.
private final class FaultyRunner: ScriptRunner {
    private let redis: RedisRouter
    private let failing: any RangeExpression<Int>
    private var count = 0

    init(_ redis: RedisRouter, failing: any RangeExpression<Int>) {
        self.redis = redis
        self.failing = failing
    }

    func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
        async throws(RedisError) -> RedisReply
    {
        try note()
        return try await redis.evaluate(script, keys: keys, arguments, due: due)
    }

    func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
        try note()
        return try await redis.sendCommand(arguments)
    }

    func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
        await redis.sendCommands(list)
    }

    private func note() throws(RedisError) {
        count += 1
        if failing.contains(count) { throw .unavailable }
    }
}
