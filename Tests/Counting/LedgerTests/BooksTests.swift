import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The books` {
    @Test func `The books last 400 days, and add up all models of a day after the sixteenth`() async throws {
        let server = try await RedisServer.start()
        let oddity = try await onLoop { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            return try await redis.oddityOfBooks()
        }
        #expect(oddity == nil)
    }

    @Test func `The books saturate at 48 bits instead of overflowing`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let (user, month) = (UserKey(user: "reader"), BookMonth(year: 2040, month: 1))
            // One answer can be charged at most 2⁴³. This figure is larger, so 2⁴³ is charged instead of it.
            let most = 1 << 50
            let bill = Bill(
                model: [],
                used: Consumption(
                    inputTokens: most, outputTokens: most, cachedTokens: most, reasoningTokens: most,
                    totalTokens: most, cost: most),
                isGuessed: false)
            var names = RequestNames()
            for _ in 0..<65 {
                let settlement = Settlement(
                    user: user, request: names.next(), attempt: names.nextAttempt(), kind: .countedLater,
                    bill: bill,
                    day: BookDay(month: month, day: 1))
                _ = try await redis.ledger.settle(settlement)
            }
            let line = try #require(try await redis.ledger.readBooks(of: user, in: month).first)
            #expect(line.messages == 65)
            let tokens = [line.inputTokens, line.outputTokens, line.cachedTokens, line.reasoningTokens]
            #expect(tokens.allSatisfy { $0 == (1 << 48) - 1 })
            #expect(line.cost == 65 << 43)
        }
    }
}

@Suite(.needsRedisServer) struct `Guessed figures in the books` {
    private static let month = BookMonth(year: 2040, month: 1)
    private static let user = UserKey(user: "guessed")

    /// Settles a message with 10 input tokens, 20 output tokens and a cost of 50 micro-dollars.
    private static func settle(
        _ redis: RedisBench, _ names: inout RequestNames, guessed: GuessedShare? = nil, model: String = "m"
    ) async throws {
        let bill = Bill(
            model: Array(model.utf8),
            used: Consumption(messages: 1, calls: 1, inputTokens: 10, outputTokens: 20, cost: 50),
            isGuessed: guessed != nil, guessed: guessed ?? .nothing)
        _ = try await redis.ledger.settle(
            Settlement(
                user: user, request: names.next(), attempt: names.nextAttempt(), kind: .countedLater,
                bill: bill,
                day: BookDay(month: month, day: 1)))
    }

    private static func length(_ redis: RedisBench) async throws -> Int? {
        let page = String(decoding: user.pageKey(month), as: UTF8.self)
        return try await redis.command(["HSTRLEN", page, "1 m"]).integer
    }

    @Test func `Guessed figures add up separately, and stay when reported figures follow`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var names = RequestNames()
            func line() async throws -> BookLine {
                try #require(try await redis.ledger.readBooks(of: Self.user, in: Self.month).first)
            }
            try await Self.settle(redis, &names)
            #expect(try await Self.length(redis) == 41, "without a guess nothing is added for one")
            #expect(try await line().guessed == .nothing)
            let answer = GuessedShare(inputTokens: 0, outputTokens: 15, cost: 30)
            try await Self.settle(redis, &names, guessed: answer)
            #expect(try await Self.length(redis) == 60)
            let second = try await line()
            #expect(second.guessed == answer && second.estimated == 1)
            try await Self.settle(redis, &names)
            let third = try await line()
            #expect(third.guessed == answer && third.messages == 3 && third.cost == 150)
            try await Self.settle(
                redis, &names, guessed: GuessedShare(inputTokens: 10, outputTokens: 20, cost: 50))
            let last = try await line()
            #expect(last.guessed == GuessedShare(inputTokens: 10, outputTokens: 35, cost: 80))
            #expect((last.inputTokens, last.outputTokens, last.cost) == (40, 80, 200))
            let packed = try await redis.command([
                "HGET", String(decoding: Self.user.pageKey(Self.month), as: UTF8.self), "1 m",
            ])
            #expect(
                BookFormat.parseLine(Array("1 m".utf8), packed.bytes ?? []) == last, "as the merge reads it")
        }
    }

    @Test func `Guessed figures in the books saturate at 48 bits`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var names = RequestNames()
            let most = GuessedShare(inputTokens: .max, outputTokens: .max, cost: .max)
            for _ in 0..<65 { try await Self.settle(redis, &names, guessed: most) }
            let line = try #require(try await redis.ledger.readBooks(of: Self.user, in: Self.month).first)
            #expect(line.guessed.inputTokens == (1 << 48) - 1 && line.guessed.outputTokens == (1 << 48) - 1)
            #expect(line.guessed.cost == 65 << 43)
        }
    }
}

@Suite(.needsRedisServer) struct `A counter of 2⁵⁶ or more` {
    @Test func `A counter of 2⁵⁶ or more is read as the largest number, without overflow`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let user = UserKey(user: "absurd")
            let schedule = Fixture.hundred("tokens", .totalTokens).schedule(
                for: .none, modelClass: nil, at: Moment(milliseconds: Int64(Fixture.start / 1000)))
            let field = try #require(schedule.entries.first?.field)
            var names = RequestNames()
            for amount in [1 << 56, 77] {
                _ = try await redis.ledger.settle(
                    Settlement(
                        user: user, request: names.next(), attempt: names.nextAttempt(), kind: .countedLater,
                        changes: [Settlement.Change(field: field, by: amount)]))
                let ask = AdmitCommand(
                    user: user, requestID: names.next(), attempt: names.nextAttempt(), version: 0,
                    schedule: schedule, peeks: true)
                guard case .admitted(let counts) = try await redis.ledger.admit(ask) else {
                    return #expect(Bool(false), "a peek is always admitted")
                }
                #expect(counts.used(0) == (1 << 56) - 8)
            }
        }
    }
}

extension RedisBench {
    /// Describes an error in the books of a month. The result is nil if the books are correct.
    func oddityOfBooks() async throws -> String? {
        try await setClock(Fixture.start)
        let model = ModelLedger(TestClock(Fixture.start))
        let user = UserKey(user: "reader")
        let month = BookMonth(year: 2040, month: 1)
        var names = RequestNames()
        for day in [1, 2] {
            // Each of twenty models has its own figures. Models 3 and 17 are used twice, and models 8 and 17
            // by a tester.
            for number in Array(0..<20) + [3, 17] {
                let bill = Bill(
                    model: Array("\(number % 9 == 8 ? "sandbox:" : "")model \(number)".utf8),
                    used: Consumption(inputTokens: number, outputTokens: 2 * number, cost: 1 << number),
                    isGuessed: number % 3 == 0,
                    guessed: number % 6 == 0
                        ? GuessedShare(inputTokens: number, outputTokens: number, cost: number) : .nothing)
                let settlement = Settlement(
                    user: user, request: names.next(), attempt: names.nextAttempt(), kind: .countedLater,
                    bill: bill,
                    day: BookDay(month: month, day: day))
                for ledger in [ledger, model] as [any Ledger] { _ = try await ledger.settle(settlement) }
            }
        }
        let lines = try await ledger.readBooks(of: user, in: month)
        let expected = try await model.readBooks(of: user, in: month)
        guard lines == expected else { return "the page holds \(lines), not \(expected)" }
        let isWhole = lines.map(\.messages).reduce(0, +) == 44
        guard isWhole, lines.map(\.model).count(where: { $0 == "*" }) == 2,
            lines.map(\.model).count(where: { $0 == "sandbox:*" }) == 2,
            lines.map(\.day).count(where: { $0 == 1 }) == 18
        else { return "a page of many models holds \(lines)" }
        var question = RedisArguments()
        question.append("TTL" as StaticString)
        question.append(user.key("u") + Array(":4001".utf8))
        let life = try await client.sendCommand(question).integer ?? 0
        let days400 = 400 * 86_400
        return (days400 - 60...days400).contains(life) ? nil : "a page lives for \(life) s"
    }
}
