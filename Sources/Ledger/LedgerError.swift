package import Redis

/// Why the ledger gave no answer. Whatever the case, nobody is admitted for it.
package enum LedgerError: Error, Equatable, Sendable {
    /// The store cannot be reached, or is not ready. Nothing was counted.
    case unavailable
    /// The store did not answer in time: counted or not, nobody knows.
    case unknownOutcome
    /// The store is up and takes no writes (a replica, a full disk, a script that hogs it). Nothing was
    /// counted.
    case degraded
    /// Wrong password, user or permission: an operator must mend it.
    case denied
    /// A script failed, or answered what it never should: an operator must look at it.
    case faulty(script: String)

    package init(_ error: RedisError, in script: String) {
        self =
            switch error {
            case .unavailable, .loading: .unavailable
            case .unknownOutcome: .unknownOutcome
            case .readOnly, .busy, .misconfigured: .degraded
            case .denied: .denied
            case .misplaced, .scriptFailure: .faulty(script: script)
            }
    }
}
