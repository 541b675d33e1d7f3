package import Limits

/// All counters and other data of users. Only these operations change them, and each is one script in Redis
/// (docs/counting.md).
///
/// One suite of laws runs over every implementation. A ledger is bound to one loop.
package protocol Ledger: AnyObject {
    /// Counts a request on all of its limits and opens its reservation, or changes nothing. It does not
    /// wait: `follower` is called when the call has ended, and `reply` reads the result.
    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads the result of an admission and releases the call. Nil if nothing was executed and the call must
    /// be sent again: the server has lost the script, or the user's keys have moved to another server.
    func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply?
    /// Ends a reservation. It is safe to repeat. It does not wait: `follower` is called when the call has
    /// ended, and `outcome` reads the result. The store executes whatever this loop sends later after this
    /// call.
    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError)
    /// Reads the result of a settlement and releases the call. Nil if it must be sent again, as in `reply`.
    func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError) -> SettlementOutcome?
    /// Renews the lease of a long answer. Returns false if nothing is open under this attempt.
    ///
    /// - Parameter told: what the answer has used so far. It is charged if no settlement comes. Nil if there
    ///   is nothing new.
    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool
    /// Writes a user's entitlement if the event is newer than the last one. Returns the version that then
    /// holds.
    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult
    /// Adds a one-off top-up. It is safe to repeat under the same id.
    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    /// Sets the used amount of a limit. It is safe to repeat under the same id. Returns false if it was done
    /// before.
    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    /// Ends requests whose leases have ended. What their renewals reported is charged; without a renewal the
    /// estimate is given back. Returns the number of these requests.
    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int
    /// The lines of a user's books for a month, one for each day and model. It changes nothing.
    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine]
    /// Whether the store knows these attempts of a user's messages, in the same order. It changes nothing.
    func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    /// All that is kept of a user. It changes nothing.
    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser
    /// The server that counts a user; nil for a ledger that is not in Redis. `nodeCount` is the number of
    /// servers.
    func findNode(of user: UserKey) -> StoreNode?
    var nodeCount: Int { get }
}

/// For a ledger that is not in Redis, the call itself contains the result.
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
    /// The request was never admitted, was refunded, or (if its id is unique) was settled before.
    case unknown
    case done
    /// The settlement was the first to reach a threshold of these limits on tokens or money.
    case reached([ReachedThreshold])
    case already
    /// The message was counted after its end. `isPastLimit` is true if it went past a limit of the plan.
    case counted(isPastLimit: Bool)

    /// Whether it ended an open reservation.
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
    /// The settled part of the counter.
    package let used: Int

    package init(limit: Int, level: Threshold, used: Int) {
        self.limit = limit
        self.level = level
        self.used = used
    }
}

/// The outcome of a change of the entitlement.
package struct ChangeResult: Hashable, Sendable {
    /// False if the event was older, was applied before, or changed nothing.
    package let applied: Bool
    /// The version of the entitlement after the call.
    package let version: Int

    package init(applied: Bool, version: Int) {
        self.applied = applied
        self.version = version
    }
}

/// The person who makes a change by hand, with the reason. The user's audit trail keeps it.
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

/// A report of a user's entitlement. The newest event wins; between equal times the id decides (L10).
package struct EntitlementEvent: Hashable, Sendable {
    package let at: Moment
    package let id: String
    package let actor: String
    package let reason: String
    /// The new state. Its `version`, `grants` and block are not written: other operations change them.
    package let entitlement: Entitlement

    package init(at: Moment, id: String, actor: String, reason: String, entitlement: Entitlement) {
        self.at = at
        self.id = id
        self.actor = actor
        self.reason = reason
        self.entitlement = entitlement
    }
}
