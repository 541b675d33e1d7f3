import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// The messages of one user under one plan, with a real Redis.
final class SettlementBench {
    static let user = UserKey(user: "ada")
    static let month = BookMonth(year: 2040, month: 1)
    static let planTable = PlanTable(
        plans: [
            Plan(
                id: "p", label: "", kind: .subscription,
                limits: [
                    Limit(name: "messages", meter: .messages, window: .lifetime("trial"), amount: 90),
                    Limit(name: "tokens", meter: .totalTokens, window: .day, amount: 9000),
                    Limit(name: "cost", meter: .cost, window: .day, amount: 9000),
                ],
                bursts: [
                    Burst(name: "flow", unit: .tokens, perMinute: 60, capacity: 90),
                    Burst(name: "pace", unit: .requests, perMinute: 60, capacity: 90),
                ])
        ], defaultPlan: "p")

    static func key(_ kind: Unicode.Scalar) -> String {
        String(decoding: user.key(kind), as: UTF8.self)
    }

    /// A message's admission, from which the test makes the settlements that can end the message.
    struct Message {
        let ask: AdmitCommand
        let reply: AdmitReply

        private var reservation: Reservation {
            var (counts, isRepeat): (LimitCounts?, Bool) = (nil, false)
            if case .admitted(let told) = reply { counts = told }
            if case .repeated(_, let told) = reply { (counts, isRepeat) = (told, true) }
            if case .openAlready(let moment, _, let told) = reply {
                counts = told.withoutClocks(at: moment)
            }
            return Reservation(
                ask, counts: counts, day: BookDay(month: SettlementBench.month, day: 1), isRepeat: isRepeat)
        }

        func settlement(tokens: Int? = nil, cost: Int = 8) -> Settlement {
            guard let tokens else { return reservation.settlement(using: nil) }
            let used = Consumption(messages: 1, calls: 1, totalTokens: tokens, cost: cost)
            return reservation.settlement(using: used)
        }

        func settlement(_ bill: Bill) -> Settlement { reservation.settlement(bill) }

        /// What a renewal reports if `bill` is the use so far.
        func told(_ bill: Bill) -> Settlement? {
            let reservation = self.reservation
            let told = reservation.settlementSoFar(bill)
            _ = reservation.refund()
            return told
        }

        var refund: Settlement { reservation.refund() }

        var left: Int? { if case .repeated(let left, _) = reply { left } else { nil } }
    }

    let redis: RedisBench
    private var attempts = 0
    var ledger: RedisLedger { redis.ledger }

    init(_ redis: RedisBench) { self.redis = redis }

    static func withRedis(_ body: @escaping @Sendable (SettlementBench) async throws -> Void) async throws {
        try await RedisBench.withRedis { redis async throws in try await body(SettlementBench(redis)) }
    }

    func open(
        _ id: String? = nil, at milliseconds: Int = 0, fingerprint: UInt64 = 0,
        under planTable: PlanTable = SettlementBench.planTable, modelClass: ModelClass? = nil,
        isTester: Bool = false
    ) async throws -> Message {
        attempts += 1
        let moment = Moment(milliseconds: Int64(Fixture.start / 1000 + milliseconds))
        try await redis.setClock(Fixture.start + milliseconds * 1000)
        var names = RequestNames(nonce: 1, state: UInt64(attempts))
        let ask = AdmitCommand(
            user: Self.user, requestID: id.map { RequestID(messageID: $0.utf8) } ?? names.next(),
            attempt: attempts, fingerprint: fingerprint, version: 0,
            schedule: planTable.schedule(
                for: Entitlement(isSandbox: isTester), modelClass: modelClass, at: moment),
            estimate: Consumption(messages: 1, calls: 1, totalTokens: 9, cost: 8), lease: 60_000,
            scheduleTime: moment)
        return Message(ask: ask, reply: try await ledger.admit(ask))
    }

    /// Sends an admission again, as an edge does if the first reply was lost.
    func askAgain(_ message: Message) async throws -> Message {
        Message(ask: message.ask, reply: try await ledger.admit(message.ask))
    }

    /// Ends a message as if its edge had failed: the lease ends, and the reported use is charged.
    func end(_ message: Message, telling bill: Bill) async throws {
        let ticket = ReservationTicket(message.ask)
        #expect(try await ledger.renew(ticket, telling: message.told(bill)))
        try await redis.setClock(Fixture.start + 61_000_000)
        #expect(try await ledger.reclaimReservations(Self.user) == 1)
    }

    /// The value of a field in the user's hash `s`. It is nil if the field is missing.
    func field(_ name: String) async throws -> Int? {
        let bytes = try await redis.command(["HGET", Self.key("s"), name]).bytes
        return bytes.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    /// The fields of the user's token counters, cost counters and burst clocks.
    func counters() async throws -> [String] {
        let names = try await redis.command(["HKEYS", Self.key("s")]).array ?? []
        return names.map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
            .filter { $0.hasSuffix(":tok") || $0.hasSuffix(":usd") || $0.hasPrefix("g:") }.sorted()
    }

    /// Writes a line of the books in the format of `lua/settle`: `>I5I6I6I6I6I7I5`, followed by `I6I6I7` if
    /// there are ten figures.
    static func write(_ figures: [Int], day: Int, _ redis: RedisBench) async throws {
        var bytes: [UInt8] = []
        for (figure, width) in zip(figures, [5, 6, 6, 6, 6, 7, 5, 6, 6, 7]) {
            for byte in (0..<width).reversed() {
                bytes.append(UInt8(truncatingIfNeeded: figure >> (8 * byte)))
            }
        }
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(user.pageKey(month))
        arguments.append("\(day) m")
        arguments.append(bytes)
        _ = try await redis.client.sendCommand(arguments)
    }
}
