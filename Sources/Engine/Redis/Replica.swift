/// A server that may take a master's place, both as they announce themselves.
package struct Replica: Hashable, Sendable {
    package let place: RedisPlace
    package let master: RedisPlace

    package init(place: RedisPlace, master: RedisPlace) { (self.place, self.master) = (place, master) }
}

/// A sentinel's report about the master that it watches.
package struct SentinelView: Sendable {
    package let address: RedisAddress
    /// nil: it knows no such master, or has not answered.
    package var master: RedisPlace?
    /// The epoch of the node's configuration: the newest one holds.
    package var epoch = -1
    /// How many sentinels must miss the master before it is replaced, and how many others this one knows.
    package var quorum: Int?
    package var others: Int?
    package var replicas: [RedisPlace] = []
    /// Why it has not answered.
    package var trouble: RedisError?
    package var contact: ContactFault?

    init(address: RedisAddress) { self.address = address }
}
