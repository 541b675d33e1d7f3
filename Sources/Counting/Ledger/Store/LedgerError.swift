package import Redis

/// The reason why the ledger gave no answer. Nothing is admitted then, unless grace allows it
/// (`Admissions+Grace`).
package enum LedgerError: Error, Equatable, Sendable {
    /// The store cannot be reached, or is not ready. Nothing was counted.
    case unavailable
    /// More calls are under way than this edge takes on at once: nothing was sent, and nothing is wrong with
    /// the store. Nothing was counted.
    case overloaded
    /// The user's keys are just being moved from one node of a cluster to another, or no node has them, for
    /// longer than the limiter may wait. Nothing was counted, and nothing is wrong with the nodes.
    case moving
    /// The store did not answer in time: it may or may not have counted.
    case unknownOutcome
    /// The store is up and takes no writes (a replica, a full disk, a script that hogs it). Nothing was
    /// counted.
    case degraded
    /// Wrong password, user or permission, or a store that would lose what it counts (`StoreHealth`): an
    /// operator must mend it.
    case denied
    /// A script failed, or answered what it never should: an operator must look at it.
    case faulty(script: String)
    /// A key holds a value of another type than the script writes (WRONGTYPE): it fails until somebody has
    /// mended the key.
    case wrongType(script: String)
    /// A merge of the user is under way, and its other calls are still to come: nothing was changed. It
    /// passes.
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
    /// Returns the result of `body`. Its error becomes one of the ledger that names the script or command.
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

    /// Returns the result of `body`. Its error becomes one of the ledger that names the script or command.
    static func naming<Value>(_ script: String, _ body: () async throws(RedisError) -> Value)
        async throws(LedgerError) -> Value
    {
        do {
            return try await body()
        } catch {
            throw LedgerError(error, in: script)
        }
    }

    /// The answers to the commands, in their order; the first failure is thrown.
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
