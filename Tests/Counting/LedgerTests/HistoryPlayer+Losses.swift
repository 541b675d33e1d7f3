import Ledger

extension HistoryPlayer {
    /// The store loses all messages of this step except the first, and the ends of some older messages. The
    /// edge then reports the losses to the store. Afterwards each message must be counted exactly once.
    func lose(_ user: Int, _ endings: Int, _ shapes: [Operation.Shape]) async throws -> (Int?, String) {
        guard let lossy, !merges.contains(where: { $0.old == user && $0.isLeaving }) else {
            return (nil, "none")
        }
        // While the clock is set back, the order of the admissions is unclear. So this step loses nothing.
        guard clock.micros >= latest else { return (nil, "clock in doubt") }
        let key = Fixture.users[user]
        _ = try await reclaim(user)
        // An edge detects a loss only if the store still has an older admission of the same user. So the
        // store keeps one message that is admitted first.
        let known = requests.count
        _ = try await admit(user, shapes[0], ledger.readUser(key))
        guard requests.count > known else { return (user, "refused") }
        _ = try await move(by: 1000)
        try await lossy.keep(key)
        let remembered = try await send(user, endings, shapes.dropFirst())
        let before = try await ledger.readUser(key)
        try await lossy.lose(key)
        let recovery = try await ledger.recoverMessages(remembered, of: key)
        laws[user].lostMessages()
        let after = try await ledger.readUser(key)
        try checkRecovery(recovery, before, after)
        let again = try await ledger.recoverMessages(remembered, of: key)
        guard again.settled + again.counted + again.admitted == 0,
            try await ledger.readUser(key).figures == after.figures
        else { throw TestFailure("law 4: what a store was told of twice counts twice") }
        return (user, "\(recovery) \(try await checkBooks(of: user))")
    }

    /// Sends messages of a user. Returns those that the edge remembers for a recovery.
    private func send(_ user: Int, _ endings: Int, _ shapes: ArraySlice<Operation.Shape>) async throws
        -> [RememberedMessage]
    {
        let key = Fixture.users[user]
        let isOpen = try await ledger.readUser(key).openReservations
        var ending = requests.filter { isOpen[$0.ask.requestID.bytes]?.attempt == $0.ask.attempt }
            .suffix(endings)
        for (number, shape) in shapes.enumerated() {
            let count = requests.count
            _ = try await admit(user, shape, ledger.readUser(key))
            if requests.count > count, number % 2 == 0 { ending.append(requests[count]) }
        }
        var remembered: [RememberedMessage] = []
        for (number, request) in ending.enumerated() where request.user == user {
            // Every fourth message is refunded. Half of the refunded messages have used tokens.
            let isUseful = number % 4 != 3
            let tokens = number % 8 == 7 ? nil : number * 5
            let settlement = request.end(tokens, isUseful: isUseful)
            let before = try await ledger.readUser(key)
            let outcome = try await settle(settlement, of: request, tokens: tokens, before)
            if outcome.isDone { remembered.append(.ended(settlement)) }
        }
        let rows = try await ledger.readUser(key).openReservations
        for request in requests where rows[request.ask.requestID.bytes]?.attempt == request.ask.attempt {
            remembered.append(.open(request.ask, admitted: request.counts.now))
        }
        return remembered
    }

    private func checkRecovery(_ recovery: Recovery, _ before: StoredUser, _ after: StoredUser)
        throws(TestFailure)
    {
        // `lost` counts the open messages that could not be admitted again, because other messages had used
        // more than their estimates. If `lost` is 0, all reservations must be open again.
        if recovery.lost == 0,
            after.openReservations.mapValues(\.estimates)
                != before.openReservations.mapValues(\.estimates)
        {
            throw TestFailure("what ran when the store lost it is not what runs after it")
        }
        for (field, value) in before.counters {
            let isLost =
                recovery.lost > 0
                && before.openReservations.values.contains {
                    $0.estimates[field] ?? 0 > 0
                }
            guard isLost || after.counters[field, default: 0] == value else {
                throw TestFailure(
                    "\(field) is \(after.counters[field, default: 0]) after the loss, and was \(value)")
            }
        }
    }
}

/// A store from which a test can remove what was written after a certain moment.
struct LossyStore {
    /// Keeps what is stored now. The next `lose` removes everything that is written after this call.
    let keep: (UserKey) async throws -> Void
    let lose: (UserKey) async throws -> Void
}
