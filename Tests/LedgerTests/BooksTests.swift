import Ledger
import Limits
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The books` {
    @Test func `are kept for thirteen months, sixteen models a day, and lose nothing`() async throws {
        let server = try await RedisServer.start()
        let oddity = try await onLoop { loop in
            let table = RedisTable(server.socketPath, on: loop)
            defer { table.client.close() }
            return try await table.oddityOfBooks()
        }
        #expect(oddity == nil)
    }
}

extension RedisTable {
    /// What is wrong with a month's page, in words; nil where all is well.
    func oddityOfBooks() async throws -> String? {
        try await setClock(Cast.start)
        let model = ModelLedger(TestClock(Cast.start))
        let user = UserKey(user: "reader")
        let month = BookMonth(year: 2040, month: 1)
        var names = RequestNames()
        for day in [1, 2] {
            // Twenty models, some again, each with figures of its own.
            for number in Array(0..<20) + [3, 17] {
                let bill = Bill(
                    model: Array("model \(number)".utf8),
                    used: Consumption(inputTokens: number, outputTokens: 2 * number, cost: 1 << number),
                    isEstimate: number % 3 == 0)
                let settlement = Settlement(
                    user: user, request: names.next(), attempt: names.nextAttempt(), ending: .count,
                    bill: bill,
                    day: BookDay(month: month, day: day))
                for ledger in [ledger, model] as [any Ledger] { _ = try await ledger.settle(settlement) }
            }
        }
        let lines = try await ledger.books(of: user, in: month)
        let expected = try await model.books(of: user, in: month)
        guard lines == expected else { return "the page holds \(lines), not \(expected)" }
        let isWhole = lines.map(\.messages).reduce(0, +) == 44
        guard isWhole, lines.map(\.model).count(where: { $0 == "*" }) == 2,
            lines.map(\.day).count(where: { $0 == 1 }) == 17
        else { return "a page of many models holds \(lines)" }
        var question = RedisArguments()
        question.append("TTL" as StaticString)
        question.append(user.key("u") + Array(":4001".utf8))
        let life = try await client.command(question).integer ?? 0
        let days400 = 400 * 86_400
        return (days400 - 60...days400).contains(life) ? nil : "a page lives for \(life) s"
    }
}
