/// A server that can replace a master. `place` and `master` are the addresses that the replica and its master
/// announce.
package struct Replica: Hashable, Sendable {
    package let place: RedisPlace
    package let master: RedisPlace

    package init(place: RedisPlace, master: RedisPlace) { (self.place, self.master) = (place, master) }
}

/// What a sentinel reports about the master that it watches.
package struct SentinelView: Sendable {
    package let address: RedisAddress
    /// The master's address. It is nil if the sentinel knows no master with this name, or has not replied.
    package var master: RedisPlace?
    /// The configuration epoch of the master. The sentinel with the newest epoch is right.
    package var epoch = -1
    /// How many sentinels must find the master unreachable before they replace it (`quorum`), and how many
    /// other sentinels watch the same master (`others`).
    package var quorum: Int?
    package var others: Int?
    package var replicas: [RedisPlace] = []
    /// Why the sentinel has not replied. It is nil if it has.
    package var trouble: RedisError?
    package var contact: ContactFault?

    init(address: RedisAddress) { self.address = address }
}
