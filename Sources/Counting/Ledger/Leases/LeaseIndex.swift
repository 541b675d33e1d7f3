import Redis

/// The index of leases in Redis: the users who may have open requests, by the time at which the first of
/// their leases may end.
///
/// A user's requests and the index are in different slots, so that no script can write both. Therefore a
/// user is recorded *before* a request of theirs is opened, and the entry stays for a lease. A sweeper that
/// finds the entry due looks at the user. If a request is still open, it records the user again. There are
/// sixteen sorted sets, so that several nodes can share them. A sweeper reads all of them, so a user may be
/// in any.
enum LeaseIndex {
    /// The number of sorted sets, a power of two.
    private static let count = 16

    static let shards: [Queue] = (0..<count).map { Queue("us:{leases\($0)}:z", capacity: .max) }

    private static let slots = shards.map { RedisSlot(key: $0.key.span) }

    /// The sorted set for a user. It is on the user's own node if one of the sets is there. Then the entry
    /// waits for no other node, and a request can be sent right after it.
    static func shard(of user: UserKey, in router: RedisRouter) -> (queue: Queue, isOnUsersNode: Bool) {
        shard(of: user, on: router.node(of: user.slot), in: router)
    }

    /// - Parameter node: the user's own node.
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

    /// The user of a member `<tag>@<turn>`; nil for a member that `lua/lease` never writes.
    static func findUser(of member: [UInt8]) -> UserKey? {
        guard let at = member.lastIndex(of: UInt8(ascii: "@")), at > 0 else { return nil }
        return UserKey(stem: Array("us:{".utf8) + member[..<at] + Array("}:".utf8))
    }
}

extension UserKey {
    /// The text between the braces of the user's keys.
    var tag: ArraySlice<UInt8> { stem.dropFirst(4).dropLast(2) }
}

/// The users whom a loop has recently recorded in the index of leases, in a table of fixed size. Each
/// message takes a look-up. One entry serves all of a user's messages for half a lease.
struct IndexedUsers {
    private struct Place {
        var user = UserKey(stem: [])
        /// When the entry ends, in nanoseconds of the monotonic clock.
        var until: UInt64 = 0
    }

    /// The number of places, a power of two: 512 KiB for each loop and app. Users who share a place are only
    /// recorded more often.
    private static let size = 16_384
    private var places: [Place] = []
    /// The router's count of connections when the entries were sent.
    private var connection = 0

    private static func place(of user: UserKey) -> Int {
        Int(truncatingIfNeeded: user.mark >> 32) & (size - 1)
    }

    /// Whether the user is recorded, so that the sweeper will find a request that is opened now.
    ///
    /// - Parameter connection: the router's count of connections. Entries sent over an earlier connection do
    ///   not count, since the server behind a new one may have lost them (a failover, a file that is a
    ///   second old). A new connection to any node drops all entries; the users are then recorded again.
    mutating func contains(_ user: UserKey, over connection: Int, at now: UInt64) -> Bool {
        if connection != self.connection {
            self.connection = connection
            places = []
        }
        guard !places.isEmpty else { return false }
        let place = Self.place(of: user)
        return places[place].until > now && places[place].user == user
    }

    /// Remembers that a user is recorded. Redis keeps the entry for a lease from the time of its write. The
    /// table relies on it for half of that, since an admission that is sent in this time may be executed
    /// later.
    ///
    /// - Parameter lease: milliseconds.
    mutating func insert(_ user: UserKey, lease: Int, at now: UInt64) {
        if places.isEmpty { places = Array(repeating: Place(), count: Self.size) }
        places[Self.place(of: user)] = Place(user: user, until: now + UInt64(max(lease, 0)) * 500_000)
    }

    /// Forgets an entry that Redis may not have written.
    mutating func removeUser(_ user: UserKey) {
        guard !places.isEmpty else { return }
        let place = Self.place(of: user)
        if places[place].user == user { places[place].until = 0 }
    }
}
