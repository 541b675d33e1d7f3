package import Redis

/// A call to the ledger that was made without waiting, when it has ended. Its follower passes it once to
/// `receive` or `outcome` of `Admissions`, which read and release it.
package enum StoreCall {
    /// Redis has answered, or will not.
    case redis(RedisCall)
    /// The outcome by itself: of a call that took several steps, and of a ledger that is not in Redis.
    case admission(Result<AdmitReply, LedgerError>)
    case settlement(Result<SettlementOutcome, LedgerError>)

    /// The server that has answered; nil if nobody says which.
    var node: StoreNode? {
        if case .redis(let call) = self { call.node } else { nil }
    }
}

/// Called when such a call has ended.
package protocol StoreCallFollower: RedisCallFollower {
    /// Called once, on the loop, in a later turn. A ledger in memory calls it at once; a waiting task can
    /// handle that.
    func ended(_ call: StoreCall)
}

extension StoreCallFollower {
    package func ended(_ call: RedisCall) { ended(StoreCall.redis(call)) }
}

/// A server of the store, for rooms that know nothing of Redis.
package typealias StoreNode = RedisNode
