import Foundation
import Ledger
import Limits
import Redis
import TestSupport
import Testing

@testable import Subscriptions

/// Tests `CONSUMPTION_REQUEST`, the notification with which the App Store asks how much of a purchase was
/// used. The App Store waits for the reply for twelve hours.
@Suite(.needsRedisServer, .needsOpenSSL, .needsPythonPackages) struct `A question about consumption` {
    private static let ann = UserName(id: "ann")
    private static let agreed = AppStoreOptions(tellsConsumption: true)
    private static let target = "/inApps/v2/transactions/consumption/2001"

    private static func use(_ count: Int, _ bench: SyncBench) async throws {
        let (entitlement, now) = try await bench.records.purchases.readEntitlement(of: ann.key)
        let schedule = AppStoreBench.plans.schedule(for: entitlement, modelClass: nil, at: now)
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(ann.key.key("s"))
        arguments.append(try #require(schedule.entries.first?.field))
        arguments.append("\(count)")
        _ = try await bench.redis.sendCommand(arguments)
    }

    /// The plan's own ten messages are used first. The following messages use the pack of a hundred. The
    /// expected share is in thousandths of a percent.
    @Test(arguments: [(0, 0), (10, 0), (50, 40_000), (110, 100_000), (300, 100_000)])
    func `A question about consumption is answered by the pack's use`(used: Int, share: Int) async throws {
        let rows = [AppStoreRow.pack(), .pack("CONSUMPTION_REQUEST")]
        try await withAppStore(rows, Self.agreed) { store, signed async throws in
            let service = store.bench.service
            service.put("", at: Self.target, status: 202)
            _ = try await store.report(signed[0])
            try await Self.use(used, store.bench)
            #expect(try await store.take(signed[1]) == .applied)
            let told = try #require(service.sent.last)
            #expect(told.target == Self.target)
            let read = try await Python.run(AppStore.script, [store.store.chain.folder.path, "0", told.body])
            let text = String(decoding: read, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(text == #"[true, true, "DELIVERED", \#(share)]"#)
        }
    }

    @Test func `A consumption question waits while the App Store is away, up to twelve hours`() async throws {
        let rows = [AppStoreRow.pack(), .pack("CONSUMPTION_REQUEST")]
        try await withAppStore(rows, Self.agreed) { store, signed async throws in
            let service = store.bench.service
            _ = try await store.report(signed[0])
            service.fail(.status(503))
            #expect(try await store.take(signed[1]) == .applied)
            service.fail(.none)
            service.put("", at: Self.target, status: 202)
            let queue = store.entitlements.errands
            let waiting = try await store.bench.records.queues.readMembers(of: queue, from: 0, count: 10)
            #expect(waiting.count == 1)
            // The reply to Apple is due in a minute. The test makes it due at once.
            try await store.bench.records.queues.putMember(waiting[0], in: queue, due: nil)
            try await store.entitlements.runErrands()
            #expect(service.sent.last?.target == Self.target)
            #expect(try await store.bench.records.queues.readMembers(of: queue, from: 0, count: 10).isEmpty)
            // Apple's twelve hours for a reply are over here, so the edge must send no reply any more.
            let count = service.sent.count
            var late = try #require(Errand(member: waiting[0]))
            late.until = store.bench.now
            try await store.bench.records.queues.putMember(late.member, in: queue, due: nil)
            try await store.entitlements.runErrands()
            #expect(service.sent.count == count)
            #expect(try await store.bench.records.queues.readMembers(of: queue, from: 0, count: 10).isEmpty)
        }
    }

    @Test func `A question about consumption is not answered without agreement`() async throws {
        let rows = [AppStoreRow.pack(), .pack("CONSUMPTION_REQUEST")]
        try await withAppStore(rows) { store, signed async throws in
            _ = try await store.report(signed[0])
            #expect(try await store.take(signed[1]) == .ignored)
            #expect(store.bench.service.sent.isEmpty)
        }
    }

    /// The edge sends no figure for a subscription. The App Store itself computes the used share from the
    /// time (Apple, "refundPreference").
    @Test func `A question about a subscription's consumption is answered without a figure`() async throws {
        let rows = [AppStoreRow(), AppStoreRow("CONSUMPTION_REQUEST")]
        try await withAppStore(rows, Self.agreed) { store, signed async throws in
            store.answer([(1, signed[0])])
            store.bench.service.put("", at: "/inApps/v2/transactions/consumption/1001", status: 202)
            _ = try await store.report(signed[0])
            #expect(try await store.take(signed[1]) == .applied)
            let told = try #require(store.bench.service.sent.last)
            #expect(told.target == "/inApps/v2/transactions/consumption/1001")
            #expect(!told.body.contains("consumptionPercentage"), "\(told.body)")
        }
    }
}
