import Limits
import TestSupport
import Testing

@testable import Ledger

/// One message can have several lines in the books, for example one for each model that was used.
@Suite(.needsRedisServer) struct `The books of one message` {
    private static let user = UserKey(user: "parts")
    private static let month = BookMonth(year: 2040, month: 1)
    private static let day = BookDay(month: month, day: 1)

    private static let bill = Bill(
        model: Array("asked".utf8),
        used: Consumption(inputTokens: 100, outputTokens: 20, cachedTokens: 7, cost: 900), isGuessed: false,
        parts: [
            Bill(
                model: Array("advisor".utf8),
                used: Consumption(messages: 0, calls: 0, inputTokens: 30, outputTokens: 5, cost: 600),
                isGuessed: true, guessed: GuessedShare(inputTokens: 1, outputTokens: 2, cost: 3)),
            Bill(
                model: Array("second".utf8),
                used: Consumption(messages: 0, calls: 0, inputTokens: 10, cachedTokens: 4, cost: 100),
                isGuessed: false),
        ])

    private static func settlement(
        _ names: inout RequestNames, _ bill: Bill, _ kind: Settlement.Kind = .countedLater
    ) -> Settlement {
        Settlement(
            user: user, request: names.next(), attempt: names.nextAttempt(), kind: kind, bill: bill, day: day)
    }

    private static func texts(_ lines: [BookLine]) -> [String] {
        lines.map { line in
            "\(line.model) \(line.messages) \(line.inputTokens) \(line.outputTokens) \(line.cachedTokens) "
                + "\(line.cost) \(line.estimated) \(line.guessed.cost)"
        }
    }

    @Test func `A message's books have a line for each model, which add up to what was used`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var names = RequestNames()
            for _ in 0..<2 {
                let settlement = Self.settlement(&names, Self.bill)
                _ = try await redis.ledger.settle(settlement)
                // The settlement is sent a second time, which adds nothing to the books.
                _ = try await redis.ledger.settle(settlement)
            }
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(
                Self.texts(lines) == [
                    "advisor 0 60 10 0 1200 2 6", "asked 2 120 30 6 400 0 0", "second 0 20 0 8 200 0 0",
                ])
            #expect(lines.map(\.cost).reduce(0, +) == 1800)
        }
    }

    @Test func `A message's books hold images, seconds of sound and characters beside tokens`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var names = RequestNames()
            let bill = Bill(
                model: Array("painter".utf8),
                used: Consumption(inputTokens: 9, cost: 80, images: 2, audioSeconds: 3, characters: 4),
                isGuessed: false)
            for bill in [bill, bill, bill.ofSandbox, Self.bill] {
                _ = try await redis.ledger.settle(Self.settlement(&names, bill))
            }
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            let painted = lines.filter { $0.images > 0 }.map {
                "\($0.model) \($0.messages) \($0.inputTokens) \($0.cost) \($0.images) \($0.audioSeconds) \($0.characters)"
            }
            #expect(painted == ["painter 2 18 160 4 6 8", "sandbox:painter 1 9 80 2 3 4"])
            #expect(lines.count == 5, "they have no lines of their own")
        }
    }

    @Test func `The spool keeps the bill of a message with all its parts`() throws {
        var names = RequestNames()
        let images = Bill(used: Consumption(images: 1, audioSeconds: 2, characters: 3), isGuessed: true)
        for bill in [Self.bill, Self.bill.ofSandbox, Self.bill.parts[0], images] {
            let settlement = Self.settlement(&names, bill)
            let record = SpoolRecordHeader.sealRecord(
                SpoolRecord.encodeRecord(of: settlement), number: 7, of: Self.user)
            let entry = SpoolEntry(number: 7, user: Self.user, record: record)
            #expect(SpoolRecord.decodeSettlement(of: entry) == settlement)
        }
    }

    /// A request that got no answer is refunded. The provider can bill the request nevertheless, so the books
    /// have a separate line for it.
    @Test func `An unanswered request has a line of its own in the books, and is not charged`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let admissions = Admissions(
                ledger: redis.ledger, planTable: Fixture.planTable, bounds: AdmissionBounds(lease: 60_000)
            ) {
                0
            }
            let start = Moment(milliseconds: Int64(Fixture.start / 1000))
            let request = AdmissionRequest(user: Self.user, estimate: Consumption(totalTokens: 3))
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: start) else {
                throw TestFailure("not admitted")
            }
            let bill = Bill(
                model: Array("slow".utf8), used: Consumption(inputTokens: 9, outputTokens: 4, cost: 50),
                isGuessed: true)
            let settlement = reservation.refund(unanswered: bill)
            #expect(settlement.returnsMessage && settlement.changes.isEmpty && settlement.onlyGivesBack)
            _ = try await redis.ledger.settle(settlement)
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(Self.texts(lines) == ["unanswered:slow 0 9 4 0 50 1 0"])
            #expect(lines[0].isUnanswered && lines[0].plainModel == "slow")
            let counters = try await redis.ledger.readUser(Self.user).counters
            #expect(counters.values.allSatisfy { $0 == 0 }, "\(counters)")
        }
    }

    @Test func `A message is given back if its bill says so, and not because the bill counts none`() {
        for isGivenBack in [true, false] {
            let reservation = Reservation(
                user: Self.user, request: RequestID(messageID: "id".utf8), attempt: 1,
                schedule: Fixture.planTable.schedule(for: .none, modelClass: nil, at: .distantPast),
                estimate: Consumption(messages: 0, totalTokens: 3))
            let bill = Bill(
                used: Consumption(messages: 0, totalTokens: 2), isGivenBack: isGivenBack, isGuessed: false)
            let settlement = reservation.settlement(bill)
            #expect(settlement.returnsMessage == isGivenBack)
        }
    }

    @Test func `The books distinguish a model that is named like a mark from the mark`() {
        for name in ["unanswered:x", "sandbox:x"] {
            let bill = Bill(model: Array(name.utf8), used: .nothing, isGuessed: false)
            #expect(bill.ofPaid.model == Array("paid:\(name)".utf8))
        }
        let parts = Bill(
            used: .nothing, isGuessed: false,
            parts: [Bill(model: Array("unanswered:x".utf8), used: .nothing, isGuessed: false)])
        #expect(parts.ofPaid.parts[0].model == Array("paid:unanswered:x".utf8))
        #expect(parts.ofSandbox.parts[0].model == Array("sandbox:unanswered:x".utf8))
    }
}
