import Limits
import Reactor
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `Settlements that Redis did not accept` {
    private static func withParked(
        _ body: @escaping @Sendable (LiveAdmin, Spool, Int) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
        let used = Consumption(messages: 1, inputTokens: 20, outputTokens: 8, totalTokens: 28, cost: 21)
        let settlement = Settlement(
            user: UserKey(user: "ann"), request: RequestID(messageID: "m-1".utf8), attempt: 7,
            kind: .messageUsed,
            changes: [.init(field: "m:2611:tok", by: -12)],
            bill: Bill(model: Array("gpt".utf8), used: used, isGuessed: false))
        #expect(await spool.append(settlement))
        let entries = await spool.readPage(after: 0, most: 1)
        await spool.parkEntries(entries.map { ($0, "a reason") })
        try await withAdmin(spool: spool) { admin in try await body(admin, spool, entries[0].number) }
        await spool.close()
    }

    private static let why = #"{"reason":"It is mended","request_id":"r-1"}"#

    @Test func `Parked settlements are listed with what they would count, and the reason`() async throws {
        try await Self.withParked { admin, _, number in
            let answer = try await admin.get("spool")
            #expect(answer.status == 200 && answer["parked"] == "1" && answer["waiting"] == "0")
            #expect(answer["settlements.0.number"] == "\(number)")
            #expect(answer["settlements.0.state"] == "parked")
            #expect(answer["settlements.0.user_id"] == "ann")
            #expect(answer["settlements.0.request_id"] == "m-1")
            #expect(answer["settlements.0.reason"] == "a reason")
            #expect(answer["settlements.0.changes.m:2611:tok"] == "-12")
            #expect(answer["settlements.0.bill.cost_microdollars"] == "21")
        }
    }

    @Test func `A retry of parked settlements needs the scope operate, and is audited`() async throws {
        try await Self.withParked { admin, spool, number in
            let path = "/admin/v1/spool/\(number)/retry"
            #expect(try await admin.ask("POST", path, Self.why, scope: "read").status == 403)
            let dry = try await admin.ask("POST", path + "?dry_run=true", Self.why, scope: "operate")
            #expect(dry["applied"] == "0" && dry["settlements"] == "1" && spool.parked == 1)
            let done = try await admin.ask("POST", path, Self.why, scope: "operate")
            #expect(done.status == 200 && done["applied"] == "1" && done["settlements"] == "1")
            #expect(spool.parked == 0 && spool.count == 1)
            let again = try await admin.ask("POST", path, Self.why, scope: "operate")
            #expect(again["applied"] == "0" && spool.count == 1)
            let audit = try await admin.get("audit")
            #expect(audit["trail.0.deed"] == "spool-retry" && audit["trail.0.what"] == "\(number)")
            #expect(audit["trail.0.reason"] == "It is mended" && audit["trail.1.deed"] == nil)
        }
    }

    @Test func `Parked settlements are dropped by owners only, and the drop is audited`() async throws {
        try await Self.withParked { admin, spool, _ in
            let path = "/admin/v1/spool/all/drop"
            #expect(try await admin.ask("POST", path, Self.why, scope: "operate").status == 403)
            #expect(try await admin.ask("POST", path, "{}").status == 400, "no reason")
            #expect(try await admin.ask("POST", "/admin/v1/spool/x/drop", Self.why).status == 400)
            let done = try await admin.ask("POST", path, Self.why)
            #expect(done["applied"] == "1" && done["settlements"] == "1")
            #expect(spool.parked == 0 && spool.count == 0)
            let audit = try await admin.get("audit")
            #expect(audit["trail.0.deed"] == "spool-drop" && audit["trail.0.what"] == "all")
            #expect(audit["trail.0.reason"] == "It is mended" && audit["trail.1.deed"] == nil)
        }
    }
}
