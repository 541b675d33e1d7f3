import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Admissions with a real Redis for one user, whose limit is a hundred tokens.
class TokenBench {
    static let ada = UserKey(user: "ada")

    let client: RedisRouter
    let storeWatch: StoreWatch
    let ledger: RedisLedger
    let admissions: Admissions
    let loop: EventLoop

    init(_ server: RedisServer, _ options: RedisNode.Options = .patient, on loop: EventLoop) {
        self.loop = loop
        client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: options)
        ledger = RedisLedger(client)
        storeWatch = StoreWatch(client, on: loop)
        admissions = Admissions(
            ledger: ledger, planTable: Fixture.hundred("tokens", .totalTokens), store: storeWatch
        ) {
            loop.now
        }
    }

    func close() {
        storeWatch.stop()
        client.close()
    }

    var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

    func request(_ tokens: Int) -> AdmissionRequest {
        AdmissionRequest(user: Self.ada, estimate: Consumption(totalTokens: tokens))
    }

    /// Admits and refunds one message, so that Redis knows the scripts `admit` and `settle`.
    func learn() async throws { try await end(try await admissions.admit(request(1), now: now)) }

    func end(_ admission: consuming Admission) async throws {
        guard case .admitted(let reservation, _) = admission else {
            Issue.record("it was refused")
            return
        }
        #expect(await admissions.settle(reservation.refund()) == .done)
    }

    func tokens() async throws -> Int? { try await ledger.readUser(Self.ada).counters["t:trial:tok"] }
}
