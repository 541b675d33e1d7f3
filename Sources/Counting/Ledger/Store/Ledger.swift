package import Limits

/// All counters and what else is kept of users, changed only by these operations, each of which is one script
/// in Redis (docs/counting.md).
///
/// One suite of laws runs over every implementation. Bound to one loop.
package protocol Ledger: AnyObject {
    /// Counts a request on all of its limits and opens its reservation, or changes nothing. Nobody waits:
    /// `follower` is called when it has ended, and `reply` reads it.
    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads what came of an admission, and releases the call. Nil where nothing was executed, so that it
    /// must be sent again: the server has forgotten the script, or the user has moved to another one.
    func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply?
    /// Ends a reservation. Safe to repeat. Nobody waits: `follower` is called when it has ended, and
    /// `outcome` reads it. Whatever this loop sends afterwards is executed after it.
    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads what came of a settlement, and releases the call. Nil as in `reply`.
    func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError) -> SettlementOutcome?
    /// Begins a long answer's lease anew; false if nothing is open under that attempt.
    ///
    /// - Parameter told: what it has used so far, which is charged if no settlement comes; nil for nothing
    ///   new.
    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool
    /// Writes what a user has, if the event is newer than the last; returns the version that then holds.
    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult
    /// Adds a one-off top-up. Safe to repeat under the same id.
    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Sets the used amount of a limit. It is safe to repeat under the same id; false if it was done before.
    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    /// Ends requests whose leases have ended: what their renewals have reported is charged, any other
    /// estimate goes back. Returns how many there were.
    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int
    /// The lines of a month's books for a user: a line per day and model. Changes nothing.
    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine]
    /// Whether the store knows these attempts of a user's messages, in their order; changes nothing.
    func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    /// Everything that is kept of a user; changes nothing.
    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser
    /// The server that counts a user, and how many there are; nil and 1 for a ledger that is not in Redis.
    func findNode(of user: UserKey) -> StoreNode?
    var nodeCount: Int { get }
}

/// A ledger that is not in Redis says what came of a call in the call itself.
extension Ledger {
    package func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply? {
        guard case .admission(let result) = call else { preconditionFailure("another ledger's call") }
        return try result.get()
    }

    package func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError)
        -> SettlementOutcome?
    {
        guard case .settlement(let result) = call else { preconditionFailure("another ledger's call") }
        return try result.get()
    }

    package func findNode(of user: UserKey) -> StoreNode? { nil }
    package var nodeCount: Int { 1 }
}

/// The outcome of a settlement.
package enum SettlementOutcome: Hashable, Sendable {
    /// Never admitted, refunded, or (where the id cannot recur) settled before.
    case unknown
    case done
    /// Done, and these limits on tokens or money were the first to reach a threshold with it.
    case reached([ReachedThreshold])
    case already
    /// The message was counted after the fact; whether it went past a limit of the plan.
    case counted(isPastLimit: Bool)

    /// Whether it has ended what was open.
    package var isDone: Bool {
        switch self {
        case .done, .reached: true
        case .unknown, .already, .counted: false
        }
    }
}

/// A threshold of tokens or money that a settlement was the first to reach in its period (L17).
package struct ReachedThreshold: Hashable, Sendable {
    /// The limit's position in the schedule under which the request was admitted.
    package let limit: Int
    package let level: Threshold
    /// The part of it that is settled.
    package let used: Int

    package init(limit: Int, level: Threshold, used: Int) {
        self.limit = limit
        self.level = level
        self.used = used
    }
}

/// The outcome of a change of the entitlement.
package struct ChangeResult: Hashable, Sendable {
    /// False for an older event, for one that was applied before, and for one that changed nothing.
    package let applied: Bool
    /// The entitlement's version now.
    package let version: Int

    package init(applied: Bool, version: Int) {
        self.applied = applied
        self.version = version
    }
}

/// The person who changes something by hand, and their reason: kept in the user's audit trail.
package struct OperatorAct: Hashable, Sendable {
    package let id: String
    package let actor: String
    package let reason: String

    package init(id: String, actor: String, reason: String) {
        self.id = id
        self.actor = actor
        self.reason = reason
    }
}

/// Writes a report of a user's entitlement. The newest event wins; the id decides between equal times (L10).
package struct EntitlementEvent: Hashable, Sendable {
    package let at: Moment
    package let id: String
    package let actor: String
    package let reason: String
    /// The new state; its `version`, `grants` and block are not written, they have their own verbs.
    package let entitlement: Entitlement

    package init(at: Moment, id: String, actor: String, reason: String, entitlement: Entitlement) {
        self.at = at
        self.id = id
        self.actor = actor
        self.reason = reason
        self.entitlement = entitlement
    }
}
