import Ledger
import Limits

extension HistoryPlayer {
    /// Some messages of a user come and end; then their master changes, and the new one has none of it. Told
    /// of them by the edge, it counts what the former one had counted, and each message once.
    ///
    /// - Parameter pattern: two bits a step: a message comes, one ends, one is given back, time passes.
    func failOver(_ user: Int, _ pattern: Int) async throws -> (Int?, String) {
        // One that both masters have: before a user's first message nobody can tell what is missing.
        _ = try await perform(.admit(user: user, Operation.Shape(tokens: 1)), storedUsers())
        _ = try await perform(.settle(0, tokens: 2), storedUsers())
        _ = try await perform(.advance(milliseconds: 3), storedUsers())
        let before = try await ledger.inspect(Fixture.users[user])
        let rollBack = try await snapshot()
        let (first, isFirst) = (requests.count, endings.count)
        for step in 0..<5 {
            let now = try await storedUsers()
            let operation: Operation =
                switch pattern >> (2 * step) & 3 {
                case 0: .settle(0, tokens: step)
                case 1: .refundWithTokens(0, tokens: step)
                case 2: .advance(milliseconds: 1 + step)
                default: .admit(user: user, Operation.Shape(chosen: step % 2 == 0 ? step : nil, tokens: step))
                }
            // Nothing of what came before may end here.
            let isOurs = requests.count > first || !operation.ends
            if isOurs { _ = try await perform(operation, now) }
            _ = try await perform(.admit(user: user, Operation.Shape(tokens: step)), storedUsers())
        }
        let held = try await ledger.inspect(Fixture.users[user])
        let books = try await allBooks(of: user)
        try await rollBack()
        let open = requests[first...].filter {
            held.openReservations[$0.ask.requestID.bytes]?.attempt == $0.ask.attempt
        }
        let messages =
            endings[isFirst...].map(RememberedMessage.ended)
            + open.map { .open($0.ask, admitted: $0.counts.now) }
        var recovery = Recovery()
        for _ in 0..<2 { recovery += try await ledger.recover(messages, of: Fixture.users[user]) }
        laws[user].failedOver()
        let after = try await ledger.inspect(Fixture.users[user])
        let isKnown = requests.count > first && before.counters != [:]
        if isKnown, requests[first...].count <= 5, open.count == recovery.admitted {
            guard after.counters == held.counters else {
                throw TestFailure(
                    "law 4: after a failover counters are \(after.counters), and were \(held.counters)")
            }
            let now = try await allBooks(of: user)
            guard now == books else { throw TestFailure("law 1: after a failover the books say \(now)") }
        }
        return (user, "\(recovery)")
    }

    private func allBooks(of user: Int) async throws -> [BookLine] {
        var all: [BookLine] = []
        for month in laws[user].books.keys.sorted(by: { "\($0)" < "\($1)" }) {
            all += try await ledger.books(of: Fixture.users[user], in: month)
        }
        return all
    }
}

extension Operation {
    /// Whether it ends the newest message.
    fileprivate var ends: Bool {
        switch self {
        case .settle, .refundWithTokens: true
        default: false
        }
    }
}
