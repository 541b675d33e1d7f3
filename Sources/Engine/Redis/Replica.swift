/// A server that may replace a master. Both places are as the servers announce themselves.
package struct Replica: Hashable, Sendable {
    package let place: RedisPlace
    package let master: RedisPlace

    package init(place: RedisPlace, master: RedisPlace) { (self.place, self.master) = (place, master) }
}

/// A sentinel's report about the master that it watches.
package struct SentinelView: Sendable {
    package let address: RedisAddress
    /// nil if the sentinel knows no master with this name, or has not answered.
    package var master: RedisPlace?
    /// The configuration epoch of the master. The sentinel with the newest one is right.
    package var epoch = -1
    /// `quorum` sentinels must miss the master before it is replaced. `others` counts the other sentinels.
    package var quorum: Int?
    package var others: Int?
    package var replicas: [RedisPlace] = []
    /// Why the sentinel has not answered; nil if it has.
    package var trouble: RedisError?
    package var contact: ContactFault?

    init(address: RedisAddress) { self.address = address }
}
