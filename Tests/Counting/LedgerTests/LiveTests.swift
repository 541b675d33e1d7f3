import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The ledger on a real server` {
    private static let hundred = Fixture.hundred("messages", .messages)

    @Test(arguments: Transport.possible)
    func `The ledger on a real server admits exactly a hundred messages of 64 clients over three edges`(
        transport: Transport
    ) async throws {
        let server = try await RedisServer.start()
        let route = try await server.route(over: transport)
        let counts = try await withThrowingTaskGroup(of: (admitted: Int, refused: Int).self) { edges in
            for clients in [21, 21, 22] {
                edges.addTask { try await onLoop { try await edge(on: $0, route, clients: clients) } }
            }
            return try await edges.reduce((0, 0)) { ($0.0 + $1.admitted, $0.1 + $1.refused) }
        }
        #expect(counts.0 == 100)
        #expect(counts.1 == 64 * 5 - 100)
        await route.close()
    }

    @Test func `A day's count is kept when the server's clock jumps a year ahead and back`() async throws {
        let server = try await RedisServer.start()
        let used = try await onLoop { loop -> [Int] in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            let user = UserKey(user: "ada")
            var used: [Int] = []
            for days in [0, 0, 366, 0] {
                let micros = Fixture.start + days * 86_400_000_000
                try await redis.setClock(micros)
                let admissions = Admissions(ledger: redis.ledger, planTable: Fixture.planTable) { 0 }
                let now = Moment(milliseconds: Int64(micros / 1000))
                guard
                    case .admitted(let reservation, let account) = try await admissions.admit(
                        AdmissionRequest(user: user), now: now)
                else { return used }
                used.append(account.counts.used(0))
                _ = await admissions.settle(reservation.settlement(using: nil))
            }
            return used
        }
        #expect(used == [1, 2, 1, 3])
    }

    @Test func `The ledger writes and reads every part of an entitlement`() async throws {
        let server = try await RedisServer.start()
        let written = Entitlement(
            version: 2, plan: "full", status: "cancelled",
            periodStart: Moment(milliseconds: 1_700_000_000_001),
            periodEnd: Moment(milliseconds: 4_102_444_799_999), anchorDay: 31, timeZone: "Asia/Tokyo",
            overrides: ["day": 4, "tokens": 0],
            grants: [
                Entitlement.Grant(limit: "day", amount: 5, expires: Moment(milliseconds: 4_102_444_800_000))
            ], phase: "intro", unsubscribedAt: Moment(milliseconds: 1_700_000_000_002),
            billingIssueAt: Moment(milliseconds: 1_700_000_000_003),
            pausedUntil: Moment(milliseconds: 1_700_000_000_004), isSandbox: true,
            lapsesAt: Moment(milliseconds: 1_700_000_000_005))
        let read = try await onLoop { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            let ledger = RedisLedger(redis.client)
            let user = UserKey(user: "ada")
            let event = EntitlementEvent(
                at: Moment(milliseconds: 1), id: "e", actor: "store", reason: "renewed", entitlement: written)
            _ = try await ledger.entitle(user, event)
            let act = OperatorAct(id: "g", actor: "kim", reason: "sorry")
            for grant in written.grants + written.grants { _ = try await ledger.addGrant(user, grant, act) }
            let ask = AdmitCommand(
                user: user, requestID: RequestID(messageID: "x".utf8), attempt: 1, version: 0,
                schedule: Self.hundred.schedule(for: .none, modelClass: nil, at: .distantPast))
            return (try await ledger.admit(ask), try await ledger.readUser(user))
        }
        #expect(read.0 == .staleEntitlement(written, now: read.0.now))
        #expect(read.1.entitlement == written)
        #expect(read.1.trail.map(\.action) == ["grant", "entitle"])
        #expect(read.1.trail.map(\.actor) == ["kim", "store"])
        #expect(read.1.trail.first?.what == "day=5@4102444800000")
    }

    @Test func `The ledger keeps callers' own ids for at most 48 hours, and no others`() async throws {
        let server = try await RedisServer.start()
        let left = try await onLoop { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            var left: [Int] = []
            let admissions = Admissions(ledger: redis.ledger, planTable: Self.hundred) { 0 }
            for (hours, id) in [(0, "a"), (1, "b"), (48, "c"), (49, nil), (120, "d")] as [(Int, String?)] {
                let micros = Fixture.start + hours * 3_600_000_000
                try await redis.setClock(micros)
                let request = AdmissionRequest(
                    user: UserKey(user: "ada"), messageID: id.map { RequestID(messageID: $0.utf8) })
                let now = Moment(milliseconds: Int64(micros / 1000))
                if case .admitted(let reservation, _) = try await admissions.admit(request, now: now) {
                    _ = await admissions.settle(reservation.settlement(using: nil))
                }
                left.append(try await redis.ledger.readUser(request.user).settled.count)
            }
            return left
        }
        #expect(left == [1, 2, 2, 2, 1])
    }
}

extension AdmitReply {
    fileprivate var now: Moment {
        if case .staleEntitlement(_, let now) = self { now } else { .distantPast }
    }
}

/// One edge with several clients. Each client sends five messages at the same time.
private func edge(
    on loop: EventLoop, _ route: RedisRoute, clients: Int
) async throws -> (admitted: Int, refused: Int) {
    let client = RedisRouter(route.address, on: loop, tls: route.security, options: .patient)
    defer { client.close() }
    let counts = Counts(
        Admissions(ledger: RedisLedger(client), planTable: `The ledger on a real server`.planTable) {
            loop.now
        })
    for _ in 0..<clients {
        loop.spawn(with: counts) { counts in
            for _ in 0..<5 { await counts.send() }
            counts.done += 1
            if counts.done == clients { counts.waiter.wake() }
        }
    }
    await counts.waiter.wait()
    return (counts.admitted, counts.refused)
}

private final class Counts {
    let admissions: Admissions
    var admitted = 0
    var refused = 0
    var done = 0
    let waiter = Waiter()

    init(_ admissions: Admissions) { self.admissions = admissions }

    func send() async {
        let now = Moment(milliseconds: Int64(Clocks.wallMilliseconds()))
        switch try? await admissions.admit(AdmissionRequest(user: UserKey(user: "ada")), now: now) {
        case .admitted(let reservation, _):
            admitted += 1
            _ = await admissions.settle(reservation.settlement(using: nil))
        case .refused: refused += 1
        default: break
        }
    }
}

extension `The ledger on a real server` {
    fileprivate static var planTable: PlanTable { hundred }
}

@Suite struct `An error of the store` {
    @Test(
        arguments: [
            (RedisError.unavailable, LedgerError.unavailable), (.loading, .unavailable),
            (.unknownOutcome, .unknownOutcome), (.readOnly, .degraded), (.busy, .degraded),
            (.misconfigured(code: "OOM"), .degraded), (.denied(code: "NOPERM"), .denied),
            (.moving, .moving), (.ask(at: RedisPlace(host: "h", port: 1)), .moving),
            (.scriptFailure(code: "ERR", line: 3), .faulty(script: "admit")),
        ]) func `A store's error lets no message pass`(error: RedisError, expected: LedgerError) async throws
    {
        let ledger = RedisLedger(FailingRunner(answer: .failure(error)))
        await #expect(throws: expected) { _ = try await ledger.executeAdmission(Self.ask).get() }
    }

    @Test(
        arguments: [
            RedisReply.null, .array([]), .integer(1), .array([.integer(1), .integer(5)]),
            .array([.integer(9), .integer(5), .integer(0), .integer(0), .integer(0)]),
            .array([.integer(0), .integer(5), .integer(0), .integer(0), .integer(0)]),
            .array([.integer(1), .integer(5), .integer(0), .bytes([49]), .integer(0)]),
            .array([.integer(3), .integer(5), .integer(0)]), .bytes([]),
            .bytes(Array(repeating: 1, count: 26)), .bytes(Array(repeating: 10, count: 27)),
        ]) func `An answer that no script gives is reported as a fault`(reply: RedisReply) async throws
    {
        let ledger = RedisLedger(FailingRunner(answer: .success(reply)))
        await #expect(throws: LedgerError.faulty(script: "admit")) {
            _ = try await ledger.executeAdmission(Self.ask).get()
        }
    }

    private static var ask: AdmitCommand {
        var names = RequestNames()
        return AdmitCommand(
            user: UserKey(user: "ada"), requestID: names.next(), attempt: 1, version: 0,
            schedule: `The ledger on a real server`.planTable.schedule(
                for: .none, modelClass: nil, at: .distantPast))
    }

    private final class FailingRunner: ScriptRunner {
        let answer: Result<RedisReply, RedisError>

        init(answer: Result<RedisReply, RedisError>) { self.answer = answer }

        func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
            async throws(RedisError) -> RedisReply
        {
            try answer.get()
        }

        func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
            try answer.get()
        }

        func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
            list.map { _ in answer }
        }
    }
}
