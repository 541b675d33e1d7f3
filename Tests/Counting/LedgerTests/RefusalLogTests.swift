import Foundation
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite struct `The refusal log` {
    /// In this test, the store is away. So all entries of the refusal log wait in memory and none is written.
    @Test func `The refusal log counts what it omits beyond 8,192 users, and says so once`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("nobody.sock")
        let (dropped, lines) = try await onLoop { loop in
            let router = RedisRouter(RedisAddress(host: path), on: loop)
            defer { router.close() }
            var lines: [String] = []
            let log = RefusalLog(RecordStore(router).refusals, settings: "", on: loop) { lines.append($0) }
            let account = Self.account
            let refusal = Refusal(causes: [.limit(0, wait: 0)], counts: account.counts)
            for number in 0..<8_200 {
                for _ in 0..<2 { log.note(UserKey(user: "user \(number)"), refusal, account, nil) }
            }
            log.close()
            return (log.dropped, lines)
        }
        #expect(dropped == 16, "both refusals of each of the last eight users")
        try #require(lines.count == 1)
        #expect(lines[0].hasPrefix("More than 8192 users were refused within a minute"), "\(lines)")
    }

    @Test func `The refusal log is kept for as many days as explanations say`() throws {
        let script = try String(
            contentsOf: Checkout.root.appending(path: "lua/refusals.lua"), encoding: .utf8)
        #expect(script.contains("'PEXPIRE', f, '\(RefusalStore.daysKept * 86_400_000)'"))
    }

    private static var account: Account {
        let now = Moment(milliseconds: Int64(Fixture.start / 1000))
        let schedule = Fixture.hundred("messages", .messages).schedule(for: .none, modelClass: nil, at: now)
        let counts = LimitCounts(now: now, used: [100], crossed: [nil], left: [])
        return Account(entitlement: .none, schedule: schedule, counts: counts)
    }
}
