package import Limits

/// Counts messages and stores the entitlements of users. Each operation is one script in Redis
/// (docs/counting.md).
///
/// The same tests of the laws apply to every implementation. A ledger is bound to one loop.
package protocol Ledger: AnyObject {
    /// Counts a request on all of its limits and opens its reservation, or changes nothing. This method does
    /// not wait: `follower` is called when the call has ended, and `reply` reads the result.
    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads the result of an admission and releases the call. Nil means that the server executed nothing,
    /// because it has lost the script or the user's keys have moved. The call must then be sent again.
    func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply?
    /// Ends a reservation. The call is safe to repeat, and the store executes it before later calls of this
    /// loop. This method does not wait: `follower` is called when the call has ended. `outcome` reads the
    /// result.
    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads the result of a settlement and releases the call. Nil means that the call must be sent again.
    func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError) -> SettlementOutcome?
    /// Renews the lease of a long answer. Returns false if no reservation is open under this attempt.
    ///
    /// - Parameter told: what the answer has used so far; nil if nothing is new. The store charges this use
    ///   if the edge dies before it sends a settlement.
    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool
    /// Writes a user's entitlement if the event is newer than the last one. Returns the resulting version.
    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult
    /// Adds a grant to a user's limit. The call is safe to repeat with the same `act`.
    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Sets the used units of a limit. Returns false and changes nothing if the act's id was used before.
    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    /// Ends a user's requests whose leases have ended, and returns their number. The user is charged what the
    /// last renewal of a lease reported. Without a renewal, the estimate is given back.
    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int
    /// Reads the lines of a user's books for a month, one for each day and model. It changes nothing.
    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine]
    /// Reads for each attempt of a user's messages, in order, whether the store knows it. It changes nothing.
    func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    /// Reads everything that is stored about a user. It changes nothing.
    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser
    /// The server with a user's counters; nil in a test's ledger without servers. `nodeCount` counts them.
    func findNode(of user: UserKey) -> StoreNode?
    var nodeCount: Int { get }
}

/// The defaults for a test's ledger without servers. Its calls already contain the result.
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

package enum SettlementOutcome: Hashable, Sendable {
    /// The reservation was never admitted, was refunded, was lost, or was settled under an id of the edge.
    case unknown
    case done
    /// The settlement was the first to reach these thresholds of tokens or money.
    case reached([ReachedThreshold])
    case already
    /// The message passed under grace and is counted now. `isPastLimit` is true if it exceeded a limit.
    case counted(isPastLimit: Bool)

    /// Whether the settlement ended an open reservation.
    package var isDone: Bool {
        switch self {
        case .done, .reached: true
        case .unknown, .already, .counted: false
        }
    }
}

/// A threshold that a message or a settlement was the first to reach in a limit's period (L17).
package struct ReachedThreshold: Hashable, Sendable {
    /// The limit's position in the schedule under which the request was admitted.
    package let limit: Int
    package let level: Threshold
    /// The used units of the limit. Tokens and money that open requests reserve are not included.
    package let used: Int

    package init(limit: Int, level: Threshold, used: Int) {
        self.limit = limit
        self.level = level
        self.used = used
    }
}

/// The outcome of a change of the entitlement.
package struct ChangeResult: Hashable, Sendable {
    /// Whether the event was written. False if it was older, was applied before, or changed nothing.
    package let applied: Bool
    /// The version of the entitlement after the call.
    package let version: Int

    package init(applied: Bool, version: Int) {
        self.applied = applied
        self.version = version
    }
}

/// The operator who changes a record, and their reason. The audit trail keeps both.
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

/// An event that sets a user's entitlement. The newest event wins. Of two events at the same time, the one
/// with the greater id wins (L10).
package struct EntitlementEvent: Hashable, Sendable {
    package let at: Moment
    package let id: String
    package let actor: String
    package let reason: String
    /// The new entitlement. Its version, grants and block are ignored, because other code writes them.
    package let entitlement: Entitlement

    package init(at: Moment, id: String, actor: String, reason: String, entitlement: Entitlement) {
        self.at = at
        self.id = id
        self.actor = actor
        self.reason = reason
        self.entitlement = entitlement
    }
}
