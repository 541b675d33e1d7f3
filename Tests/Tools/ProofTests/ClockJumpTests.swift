import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Proof

extension Trait where Self == ConditionTrait {
    fileprivate static var needsCompiler: Self {
        .needs("no C compiler is installed") { Programs.hasCompiler }
    }
}

/// Tests G16 with a redis-server whose clock jumps.
@Suite(.needsRedisServer, .needsCompiler) struct `A clock that jumps` {
    private static let day: Int64 = 86_400_000
    /// A noon in milliseconds, so that no day ends during the test.
    private static let noon: Int64 = 1_907_755_200_000

    @Test func `A clock that jumps erases no counter, wherever it jumps and comes back from`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop(within: 60) { loop in
            let clock = try #require(try await ShiftedClock.makeClock(in: folder.path, on: loop))
            clock.setMoment(to: Self.noon)
            let server = try await RedisServer.start(under: clock.commandPrefix())
            let client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
            let watch = StoreWatch(client, on: loop)
            watch.start()
            defer {
                watch.stop()
                client.close()
            }
            let limits = [Window.day, .hour, .month, .rolling(seconds: 86_400)].map {
                Limit(name: "\($0)", meter: .messages, window: $0, amount: 100)
            }
            let plan = Plan(id: "free", label: "", kind: .free, limits: limits)
            let admissions = Admissions(
                ledger: RedisLedger(client),
                planTable: PlanTable(plans: [plan], defaultPlan: "free", timeZone: "UTC"), store: watch
            ) { loop.now }
            let user = UserKey(user: "ada")
            func now() -> Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }
            func send() async throws {
                let admission = try await admissions.admit(AdmissionRequest(user: user), now: now())
                guard case .admitted(let reservation, _) = admission else {
                    Issue.record("refused")
                    return
                }
                #expect(await admissions.settle(reservation.settlement(using: nil)) == .done)
            }
            var today = 0
            for days: Int64 in [8, 1, 2, 40, 3, 400, -3, 5] {
                try await send()
                today += 1
                clock.setMoment(to: Self.noon + days * Self.day)
                try await send()
                clock.setMoment(to: Self.noon)
                let account = try await admissions.readAccount(of: user, now: now())
                #expect(
                    account.counts.now.milliseconds / Self.day == Self.noon / Self.day, "it is today again")
                for limit in limits.indices where limit != 2 {
                    #expect(account.counts.used(limit) == today, "\(limits[limit].name) after \(days) days")
                }
                #expect(account.counts.used(2) >= today)
            }
        }
    }
}
