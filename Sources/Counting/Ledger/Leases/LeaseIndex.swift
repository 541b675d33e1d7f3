import Redis

/// The index of leases in Redis: who may have open requests, by when the first of their leases may end.
///
/// A user's requests and the index are in different slots, so that no script can write both. A user is
/// therefore noted *before* a request of theirs is opened, and stays noted for a lease. A sweeper that finds
/// the note due looks at the user, and notes them again where something is still open. There are sixteen
/// sorted sets, so that several nodes can share them; a sweeper reads all, so that a user may be in any of
/// them.
enum LeaseIndex {
    /// A power of two.
    private static let count = 16

    static let shards: [Queue] = (0..<count).map { Queue("us:{leases\($0)}:z", capacity: .max) }

    private static let slots = shards.map { RedisSlot(key: $0.key.span) }

    /// The sorted set in which a user is noted. It is on the user's own node if that has one, so that the
    /// note waits for no other node and a request can be sent right after it.
    static func shard(of user: UserKey, in router: RedisRouter) -> (queue: Queue, isOnUsersNode: Bool) {
        shard(of: user, on: router.node(of: user.slot), in: router)
    }

    /// - Parameter node: the user's own.
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

/// Users that a loop has noted in the index of leases lately, in a table of fixed size. Each message takes a
/// look-up, and one note serves all of a user's messages for half a lease.
struct IndexedUsers {
    private struct Place {
        var user = UserKey(stem: [])
        /// The end, in nanoseconds of the monotonic clock.
        var until: UInt64 = 0
    }

    /// A power of two: 512 KiB for each loop and app. Users who share a slot are only noted more often.
    private static let size = 16_384
    private var places: [Place] = []
    /// The number of the router's connection that the notes were sent over, counted from its start.
    private var connection = 0

    private static func place(of user: UserKey) -> Int {
        Int(truncatingIfNeeded: user.mark >> 32) & (size - 1)
    }

    /// Whether the sweeper will find what is opened for this user now.
    ///
    /// - Parameter connection: notes sent over an earlier one no longer count, since the server behind a new
    ///   one may have lost them (a failover, a file that is a second old). A new connection to any of several
    ///   nodes drops all notes, which only costs users another note.
    mutating func contains(_ user: UserKey, over connection: Int, at now: UInt64) -> Bool {
        if connection != self.connection {
            self.connection = connection
            places = []
        }
        guard !places.isEmpty else { return false }
        let place = Self.place(of: user)
        return places[place].until > now && places[place].user == user
    }

    /// The note stands for a lease from the time that Redis takes it; it is relied upon for half of that,
    /// since an admission that is sent within may be executed later.
    ///
    /// - Parameter lease: milliseconds.
    mutating func insert(_ user: UserKey, lease: Int, at now: UInt64) {
        if places.isEmpty { places = Array(repeating: Place(), count: Self.size) }
        places[Self.place(of: user)] = Place(user: user, until: now + UInt64(max(lease, 0)) * 500_000)
    }

    /// Redis may not have taken the note.
    mutating func removeUser(_ user: UserKey) {
        guard !places.isEmpty else { return }
        let place = Self.place(of: user)
        if places[place].user == user { places[place].until = 0 }
    }
}
