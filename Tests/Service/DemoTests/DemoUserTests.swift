import Configuration
import Demo
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@Suite("The demo users")
struct DemoUserTests {
    @Test(
        "each preset has its own",
        arguments: [
            (Preset.coach, ["demo-trial", "demo-premium", "demo-almost", "demo-expired"]),
            (Preset.pages, ["demo-free", "demo-pro", "demo-business"]),
        ])
    func users(_ preset: Preset, _ ids: [String]) throws {
        let planTable = try Settings.preset(preset, environment: [:]).planTable
        #expect(DemoUser.listUsers(in: planTable).map(\.id) == ids)
    }

    @Test("a limit that a demo user has used is in the plan, and not passed")
    func figures() throws {
        for preset in Preset.allCases {
            let planTable = try Settings.preset(preset, environment: [:]).planTable
            for user in DemoUser.listUsers(in: planTable) {
                let plan = try #require(planTable.plans[user.plan])
                for (name, used) in user.used {
                    let limit = try #require(plan.limits.first { $0.name == name }, "\(user.id): \(name)")
                    #expect(used <= limit.amount)
                }
            }
        }
    }

    @Test("seeding gives them their figures, again at every start", .needsRedisServer)
    func seeding() async throws {
        let redis = try await RedisServer.start()
        let path = redis.socketPath
        let standings = try await onLoop { loop in
            let client = RedisRouter(RedisAddress(host: path), on: loop, options: .patient)
            defer { client.close() }
            let ledger = RedisLedger(client)
            let planTable = try Settings.preset(.coach, environment: [:]).planTable
            let admissions = Admissions(
                ledger: ledger, planTable: planTable, bounds: AdmissionBounds(retryWithin: 0),
                monotonic: { loop.now })
            var seen: [[String]] = []
            for _ in 0..<2 {
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                try await DemoUser.seedUsers(ledger, planTable, now: now)
                var lines: [String] = []
                for user in DemoUser.listUsers(in: planTable) {
                    let key = UserKey(user: user.id)
                    let account = try await admissions.readAccount(of: key, now: now)
                    let plan = account.schedule.plan.id
                    lines.append(
                        "\(user.id) \(plan) \(account.counts.used(0))/\(account.usageLevel(0).amount)")
                    if case .admitted(let reservation, _) = try await admissions.admit(
                        AdmissionRequest(user: key), now: now)
                    {
                        _ = await admissions.settle(reservation.settlement(using: nil))
                    }
                }
                seen.append(lines)
                // The next start of the demo must have a later time than this one, so the test waits 2 ms.
                await loop.sleep(nanoseconds: 2_000_000)
            }
            return seen
        }
        let expected = [
            "demo-trial trial 12/100", "demo-premium premium 160/800", "demo-almost premium 799/800",
            "demo-expired none 0/0",
        ]
        #expect(standings == [expected, expected])
        _ = redis.processID
    }
}
