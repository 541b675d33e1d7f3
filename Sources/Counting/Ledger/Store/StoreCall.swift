package import Redis

/// A call to the ledger that was made without waiting and has ended. Its follower must pass it once to
/// `receive` or `outcome` of `Admissions`, which read and release it.
package enum StoreCall {
    /// The call of a Redis command, even if Redis has not answered it.
    case redis(RedisCall)
    /// The result of a call that took several steps, or of a ledger that is not in Redis.
    case admission(Result<AdmitReply, LedgerError>)
    case settlement(Result<SettlementOutcome, LedgerError>)

    /// The server that has answered this call; nil if it is unknown.
    var node: StoreNode? {
        if case .redis(let call) = self { call.node } else { nil }
    }
}

/// An object that is called when a call of the ledger has ended.
package protocol StoreCallFollower: RedisCallFollower {
    /// Called once, on the loop, in a later turn. Only a ledger in memory calls this method at once, which a
    /// waiting task can handle.
    func ended(_ call: StoreCall)
}

extension StoreCallFollower {
    package func ended(_ call: RedisCall) { ended(StoreCall.redis(call)) }
}

/// A server of the store, for modules that do not import Redis.
package typealias StoreNode = RedisNode
