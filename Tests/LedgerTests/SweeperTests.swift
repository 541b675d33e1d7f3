import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The sweeper` {
    @Test func `returns once what edges have left open, whoever finds it`() async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        try await onLoop { loop in
            let table = RedisTable(path, on: loop)
            defer { table.client.close() }
            try await table.setClock(Cast.start)
            let users = (0..<40).map { UserKey(user: "user \($0)") }
            let dead = Admissions(ledger: table.ledger, book: Cast.book, lease: 60_000) { loop.now }
            let now = Moment(milliseconds: Int64(Cast.start / 1000))
            for user in users {
                let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 7))
                // The edge is killed before it can end any of them.
                guard case .admitted(let reservation, _) = try await dead.admit(request, now: now) else {
                    Issue.record("admitted")
                    return
                }
                _ = reservation.refund()
            }
            let sweepers = (0..<3).map { _ in Sweeper(table.client, table.ledger, on: loop) { _ in } }
            #expect(await sweepers[0].walk() == 0, "no lease has ended yet")
            try await table.setClock(Cast.start + 61_000_000)
            var returned = 0
            for sweeper in sweepers { returned += await sweeper.walk() }
            #expect(returned == users.count)
            for user in users {
                let dossier = try await table.ledger.inspect(user)
                #expect(dossier.open.isEmpty && dossier.abandoned.count == 1)
                #expect(dossier.counters.values.allSatisfy { $0 == 0 } && !dossier.counters.isEmpty)
                #expect(dossier.trail.map(\.deed) == ["reclaim"])
            }
            for sweeper in sweepers { sweeper.stop() }
        }
    }
}
