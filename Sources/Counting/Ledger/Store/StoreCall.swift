package import Redis

/// A call to the ledger that has ended. The code that sent the call did not wait for the reply, but named a
/// follower. The follower must pass the call once to `receive` or `outcome` of `Admissions`, which reads the
/// reply and releases the call.
package enum StoreCall {
    /// The call of a script in Redis. It can have ended without a reply.
    case redis(RedisCall)
    /// The result of an admission that took several Redis commands, or that a test's ledger in memory made.
    case admission(Result<AdmitReply, LedgerError>)
    case settlement(Result<SettlementOutcome, LedgerError>)

    /// The server to which this call was sent; nil if the call was not sent as a single Redis command.
    var node: StoreNode? {
        if case .redis(let call) = self { call.node } else { nil }
    }
}

/// An object whose method `ended` is called when a call of the ledger has ended.
package protocol StoreCallFollower: RedisCallFollower {
    /// Called once, in a later turn of the loop than `send`. (A test's ledger in memory calls this method
    /// before `send` returns.)
    func ended(_ call: StoreCall)
}

extension StoreCallFollower {
    package func ended(_ call: RedisCall) { ended(StoreCall.redis(call)) }
}

/// Another name of `RedisNode`, for modules that do not import the module Redis.
package typealias StoreNode = RedisNode
