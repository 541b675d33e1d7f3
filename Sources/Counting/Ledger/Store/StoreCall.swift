package import Redis

/// A call to the store that was sent without waiting. When it has ended, its follower passes it once to
/// `receive` or `outcome` of `Admissions`, which read and release it.
package typealias StoreCall = RedisCall
/// Called when such a call has been answered.
package typealias StoreCallFollower = RedisCallFollower

/// A server of the store, for rooms that know nothing of Redis.
package typealias StoreNode = RedisNode
