import Redis

/// The index of leases in Redis. It holds the users who perhaps have open requests, each with the time at
/// which the first of their leases can end.
///
/// A user's requests and the index are in different slots, so no script can write both. Therefore a user is
/// recorded *before* a request is opened, and the entry stays for a lease. When the entry is due, a sweeper
/// checks the user. If a request is still open, it records the user again. The index has sixteen sorted sets,
/// so that several nodes can share them. A sweeper reads all of them, so a user can be in any of them.
enum LeaseIndex {
    /// The number of sorted sets in the index, a power of two.
    private static let count = 16

    static let shards: [Queue] = (0..<count).map { Queue("us:{leases\($0)}:z", capacity: .max) }

    private static let slots = shards.map { RedisSlot(key: $0.key.span) }

    /// Chooses the sorted set in which a user is recorded: a set on the user's own node, if there is one.
    /// Then a request can be sent right after the entry, without waiting for another node.
    static func shard(of user: UserKey, in router: RedisRouter) -> (queue: Queue, isOnUsersNode: Bool) {
        shard(of: user, on: router.node(of: user.slot), in: router)
    }

    static func shard(of user: UserKey, on node: RedisNode, in router: RedisRouter)
        -> (queue: Queue, isOnUsersNode: Bool)
    {
        let first = Int(truncatingIfNeeded: user.mark >> 56)
        if router.isSingle { return (shards[first & (count - 1)], true) }
        for offset in 0..<count {
            let index = (first + offset) & (count - 1)
            if router.has(node, slots[index]) { return (shards[index], true) }
        }
        return (shards[first & (count - 1)], false)
    }

    /// Parses the user in a member of the index, `<tag>@<number>`; nil for a member that `lua/lease` never
    /// writes.
    static func findUser(of member: [UInt8]) -> UserKey? {
        guard let at = member.lastIndex(of: UInt8(ascii: "@")), at > 0 else { return nil }
        return UserKey(stem: Array("us:{".utf8) + member[..<at] + Array("}:".utf8))
    }
}

extension UserKey {
    /// The text between the braces of the user's keys.
    var tag: ArraySlice<UInt8> { stem.dropFirst(4).dropLast(2) }
}

/// The users whom a loop has recently recorded in the index of leases, in a table of fixed size. Each message
/// costs one look-up. One entry is enough for all of a user's messages in half a lease.
struct IndexedUsers {
    private struct Place {
        var user = UserKey(stem: [])
        /// The time of the monotonic clock, in nanoseconds, at which the entry ends.
        var until: UInt64 = 0
    }

    /// The number of entries in the table, a power of two: 512 KiB for each loop and app. If two users share
    /// an entry, each of them is only recorded more often.
    private static let size = 16_384
    private var places: [Place] = []
    /// How many connections the router had made when the entries were sent. A new connection drops them all.
    private var connection = 0

    private static func place(of user: UserKey) -> Int {
        Int(truncatingIfNeeded: user.mark >> 32) & (size - 1)
    }

    /// Whether the user is recorded, so that a sweeper finds a request that is opened now.
    ///
    /// - Parameter connection: the router's count of connections. After a new connection to any node, all
    ///   entries are dropped and users are recorded again, since the server can have lost its entries (a
    ///   failover, or a file that is a second old).
    mutating func contains(_ user: UserKey, over connection: Int, at now: UInt64) -> Bool {
        if connection != self.connection {
            self.connection = connection
            places = []
        }
        guard !places.isEmpty else { return false }
        let place = Self.place(of: user)
        return places[place].until > now && places[place].user == user
    }

    /// Remembers that a user is recorded. Redis keeps the entry for a lease. This table relies on the entry
    /// only for half a lease, because Redis can execute an admission some time after it was sent.
    ///
    /// - Parameter lease: milliseconds.
    mutating func insert(_ user: UserKey, lease: Int, at now: UInt64) {
        if places.isEmpty { places = Array(repeating: Place(), count: Self.size) }
        places[Self.place(of: user)] = Place(user: user, until: now + UInt64(max(lease, 0)) * 500_000)
    }

    /// Removes an entry that Redis has perhaps not written.
    mutating func removeUser(_ user: UserKey) {
        guard !places.isEmpty else { return }
        let place = Self.place(of: user)
        if places[place].user == user { places[place].until = 0 }
    }
}
