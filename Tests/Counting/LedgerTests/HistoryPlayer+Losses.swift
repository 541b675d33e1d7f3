import Ledger

extension HistoryPlayer {
    /// The store keeps all messages up to the first one here and loses those after it. The user's edge
    /// remembers these and reports them to the store. Afterwards no counted message is missing, and none
    /// counts twice.
    func lose(_ user: Int, _ endings: Int, _ shapes: [Operation.Shape]) async throws -> (Int?, String) {
        guard let lossy, !merges.contains(where: { $0.old == user && $0.isLeaving }) else {
            return (nil, "none")
        }
        // After the clock was set back, earlier admissions have times later than the present.
        guard clock.micros >= latest else { return (nil, "clock in doubt") }
        let key = Fixture.users[user]
        _ = try await reclaim(user)
        // A loss cannot be detected for users without an admission, or for messages as old as the last
        // admission.
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

    /// Sends messages, and returns those that the user's edge remembers afterwards.
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
            // Every fourth message is refunded. Every second one of these has used tokens.
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
        // An open message may not be admitted again if other messages have used more than they had reserved.
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

/// Makes a store lose what was written since a certain moment.
struct LossyStore {
    /// Marks the moment: the next `lose` loses what is counted for this user from now on.
    let keep: (UserKey) async throws -> Void
    let lose: (UserKey) async throws -> Void
}
