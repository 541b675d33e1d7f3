import Redis

/// The index of leases in Redis: the users who perhaps have open requests, each with the time at which the
/// first of their leases can end.
///
/// A user's requests and the index are in different slots, so no script can write both. Therefore a user is
/// recorded in the index *before* a request is opened, and the entry stays for as long as a lease. When the
/// entry is due, a sweeper checks the user. If a request is still open, the sweeper records the user again.
/// The index has sixteen sorted sets, so that several nodes can share them. A sweeper reads all of the sets,
/// so each user can be recorded in any set.
enum LeaseIndex {
    /// The number of sorted sets in the index, a power of two.
    private static let count = 16

    static let shards: [Queue] = (0..<count).map { Queue("us:{leases\($0)}:z", capacity: .max) }

    private static let slots = shards.map { RedisSlot(key: $0.key.span) }

    /// Chooses the sorted set in which a user is recorded: a set on the user's own node, if there is one.
    /// Then the admission can be sent right after the index entry, without waiting for another node.
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

    /// Finds the user in a member `<tag>@<n>` of the index (`lua/lease.lua`); nil if it has another form.
    static func findUser(of member: [UInt8]) -> UserKey? {
        guard let at = member.lastIndex(of: UInt8(ascii: "@")), at > 0 else { return nil }
        return UserKey(stem: Array("us:{".utf8) + member[..<at] + Array("}:".utf8))
    }
}

extension UserKey {
    /// The text between the braces of the user's Redis keys.
    var tag: ArraySlice<UInt8> { stem.dropFirst(4).dropLast(2) }
}

/// Remembers which users this loop has recorded in the index of leases. So the loop records a user at most
/// once in half a lease. The table has a fixed size, and each message costs one look-up.
struct IndexedUsers {
    private struct Place {
        var user = UserKey(stem: [])
        /// The time of the monotonic clock, in nanoseconds, until which the index surely has the user.
        var until: UInt64 = 0
    }

    /// The number of places in this table, a power of two: 512 KiB for each loop and app. If two users have
    /// the same place, the loop records both in Redis more often, which does no harm.
    private static let size = 16_384
    private var places: [Place] = []
    /// How many connections the router had made when the table was last emptied.
    private var connection = 0

    private static func place(of user: UserKey) -> Int {
        Int(truncatingIfNeeded: user.mark >> 32) & (size - 1)
    }

    /// Whether the index in Redis has this user, so that a sweeper finds a request that is opened now.
    ///
    /// - Parameter connection: how many connections the router has made. If the number has changed, this
    ///   table is emptied, and users are recorded again. The server of the new connection has perhaps lost
    ///   index entries, by a failover or because it has read a file that was a second old.
    mutating func contains(_ user: UserKey, over connection: Int, at now: UInt64) -> Bool {
        if connection != self.connection {
            self.connection = connection
            places = []
        }
        guard !places.isEmpty else { return false }
        let place = Self.place(of: user)
        return places[place].until > now && places[place].user == user
    }

    /// Remembers that the index has a user. Redis keeps the index entry for as long as a lease. This table
    /// relies on the entry for half that time, because Redis can execute an admission after some delay.
    ///
    /// - Parameter lease: the duration of a lease in milliseconds.
    mutating func insert(_ user: UserKey, lease: Int, at now: UInt64) {
        if places.isEmpty { places = Array(repeating: Place(), count: Self.size) }
        places[Self.place(of: user)] = Place(user: user, until: now + UInt64(max(lease, 0)) * 500_000)
    }

    /// Forgets that the index has a user, because Redis has perhaps not written the index entry.
    mutating func removeUser(_ user: UserKey) {
        guard !places.isEmpty else { return }
        let place = Self.place(of: user)
        if places[place].user == user { places[place].until = 0 }
    }
}
