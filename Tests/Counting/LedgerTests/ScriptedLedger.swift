import Ledger
import Limits

/// A ledger whose replies follow a list of steps. A step can pass the call to another ledger and lose the
/// reply.
final class ScriptedLedger: ImmediateLedger {
    enum Step {
        case fail(LedgerError)
        /// The call reaches the other ledger, but its reply is lost.
        case loseAnswer
        case pass
    }

    let inner: ModelLedger
    var steps: [Step] = []
    /// Whether admissions and settlements fail, as if the store were away.
    var isAway = false
    var settled: [Settlement] = []
    private(set) var calls = 0
    /// Is called once, after an admission was decided and before its reply is returned.
    var beforeAnswer: (() -> Void)?

    init(_ inner: ModelLedger) { self.inner = inner }

    private func step() throws(LedgerError) -> Bool {
        calls += 1
        if isAway { throw .unavailable }
        guard !steps.isEmpty else { return false }
        switch steps.removeFirst() {
        case .fail(let error): throw error
        case .loseAnswer: return true
        case .pass: return false
        }
    }

    func decide(_ ask: AdmitCommand) throws(LedgerError) -> AdmitReply {
        let isLost = try step()
        let reply = try inner.decide(ask)
        if let act = beforeAnswer.take() { act() }
        if isLost { throw .unknownOutcome }
        return reply
    }

    func end(_ settlement: Settlement) throws(LedgerError) -> SettlementOutcome {
        let isLost = try step()
        let outcome = try inner.end(settlement)
        settled.append(settlement)
        if isLost { throw .unknownOutcome }
        return outcome
    }

    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool {
        try await inner.renew(ticket, telling: told)
    }

    func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    {
        try await inner.recallAttempts(attempts, of: user)
    }

    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult {
        try await inner.entitle(user, event)
    }

    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        try await inner.addGrant(user, grant, act)
    }

    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    {
        try await inner.resetCounter(user, entry, to: used, act)
    }

    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int {
        try await inner.reclaimReservations(user)
    }

    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        try await inner.readBooks(of: user, in: month)
    }

    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser { try await inner.readUser(user) }
}
