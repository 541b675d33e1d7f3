package import Redis

/// Why the ledger returned no result. The request is then refused, unless grace allows it
/// (`Admissions+Grace`).
package enum LedgerError: Error, Equatable, Sendable {
    /// The store cannot be reached, or is not ready. Nothing was counted.
    case unavailable
    /// This edge already runs as many calls as it allows. Nothing was counted, and the store has no fault.
    case overloaded
    /// A cluster is moving the user's keys between nodes, or no node has the keys, and the call cannot wait
    /// longer. Nothing was counted, and the nodes have no fault.
    case moving
    /// The store did not answer in time. It is unknown whether it has counted the message.
    case unknownOutcome
    /// The store is up but takes no writes (a replica, a full disk, a long script). Nothing was counted.
    case degraded
    /// The password, the user or the permissions are wrong, or the store would lose what it counts
    /// (`StoreHealth`). An operator must correct this.
    case denied
    /// A script failed, or returned an unexpected reply. An operator must find the cause.
    case faulty(script: String)
    /// A key holds a value of another type than the script writes (WRONGTYPE). Calls fail until an operator
    /// has corrected the key.
    case wrongType(script: String)
    /// The user is being merged with another user. Nothing was changed, and a later call will succeed.
    case merging

    package init(_ error: RedisError, in script: String) {
        self =
            switch error {
            case .unavailable, .loading: .unavailable
            case .overloaded: .overloaded
            case .unknownOutcome: .unknownOutcome
            case .readOnly, .busy, .misconfigured: .degraded
            case .denied: .denied
            case .scriptFailure(code: "MERGING", line: _): .merging
            case .scriptFailure(code: "WRONGTYPE", line: _): .wrongType(script: script)
            case .moving, .unserved, .moved, .ask: .moving
            case .scriptFailure: .faulty(script: script)
            }
    }
}

extension LedgerError {
    /// Returns the result of `body`, or throws Redis' error as a `LedgerError` that names the script.
    @inline(__always)
    static func naming<Value>(_ script: String, _ body: () throws(RedisError) -> Value)
        throws(LedgerError) -> Value
    {
        do {
            return try body()
        } catch {
            throw LedgerError(error, in: script)
        }
    }

    /// Returns the result of `body`, or throws Redis' error as a `LedgerError` that names the script.
    static func naming<Value>(_ script: String, _ body: () async throws(RedisError) -> Value)
        async throws(LedgerError) -> Value
    {
        do {
            return try await body()
        } catch {
            throw LedgerError(error, in: script)
        }
    }

    /// Returns the replies to several commands, in their order, or throws the first failure.
    static func naming(_ command: String, _ results: [Result<RedisReply, RedisError>])
        throws(LedgerError) -> [RedisReply]
    {
        var replies: [RedisReply] = []
        for result in results {
            replies.append(try naming(command) { () throws(RedisError) in try result.get() })
        }
        return replies
    }
}
