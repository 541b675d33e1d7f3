package import Redis

/// An ended call to the ledger that was made without waiting. Its follower passes it once to `receive` or
/// `outcome` of `Admissions`, which read and release it.
package enum StoreCall {
    /// The call of a Redis command, whether Redis has answered or not.
    case redis(RedisCall)
    /// The result itself, of a call that took several steps or of a ledger that is not in Redis.
    case admission(Result<AdmitReply, LedgerError>)
    case settlement(Result<SettlementOutcome, LedgerError>)

    /// The server that has answered; nil if it is unknown.
    var node: StoreNode? {
        if case .redis(let call) = self { call.node } else { nil }
    }
}

/// Called when a call of the ledger has ended.
package protocol StoreCallFollower: RedisCallFollower {
    /// Called once, on the loop, in a later turn. A ledger in memory calls it at once, which a waiting task
    /// can handle.
    func ended(_ call: StoreCall)
}

extension StoreCallFollower {
    package func ended(_ call: RedisCall) { ended(StoreCall.redis(call)) }
}

/// A server of the store, for rooms that do not import Redis.
package typealias StoreNode = RedisNode
