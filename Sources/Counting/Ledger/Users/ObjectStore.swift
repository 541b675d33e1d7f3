package import Limits
package import Redis

/// An object that a user has stored at a provider: an id, and what is stored under it.
package struct StoredObject: Hashable, Sendable {
    /// `files`, `vector_stores` …: the words are those of `Dialects/StoredKind`.
    package let kind: String
    package let id: [UInt8]

    package init(_ kind: String, _ id: [UInt8]) {
        self.kind = kind
        self.id = id
    }

    /// `files/file-abc`, as the owner's set has it.
    var member: [UInt8] { Array("\(kind)/".utf8) + id }
}

/// The owners of what is stored at providers, in Redis: `us:{T}:o` is a sorted set of a user's objects by the
/// milliseconds at which each was noted. A settlement records what its message has stored (`lua/settle`);
/// here is what is stored by itself. Bound to one loop.
///
/// An object that is in nobody's set belongs to nobody, and is unknown to everybody.
package final class ObjectStore {
    /// Objects of one user that are remembered: the newest. Older ones are unknown to them, too.
    private static let most = 10_000

    private let redis: RedisRouter

    package init(_ redis: RedisRouter) { self.redis = redis }

    /// Notes that an object is a user's. Safe to repeat.
    package func addObject(_ object: StoredObject, of owner: UserKey, at now: Moment)
        async throws(LedgerError)
    {
        var arguments = Self.arguments("ZADD", owner)
        arguments.append(String(now.milliseconds))
        arguments.append(object.member)
        var bound = Self.arguments("ZREMRANGEBYRANK", owner)
        bound.append(0)
        bound.append(-Self.most - 1)
        _ = try await run([arguments, bound])
    }

    /// Forgets an object that was deleted.
    package func removeObject(_ object: StoredObject, of owner: UserKey) async throws(LedgerError) {
        var arguments = Self.arguments("ZREM", owner)
        arguments.append(object.member)
        _ = try await run([arguments])
    }

    /// Whether all of these are the user's own.
    package func owns(_ objects: [StoredObject], _ owner: UserKey) async throws(LedgerError) -> Bool {
        let replies = try await run(
            objects.map { object in
                var arguments = Self.arguments("ZSCORE", owner)
                arguments.append(object.member)
                return arguments
            })
        return replies.allSatisfy { $0.bytes != nil }
    }

    /// The ids of a user's objects of one kind, the newest first.
    package func listIDs(of kind: String, _ owner: UserKey) async throws(LedgerError) -> [[UInt8]] {
        var arguments = Self.arguments("ZREVRANGE", owner)
        arguments.append(0)
        arguments.append(-1)
        let prefix = Array("\(kind)/".utf8)
        let members = try await run([arguments]).first?.array?.compactMap(\.bytes) ?? []
        return members.filter { $0.starts(with: prefix) }.map { Array($0.dropFirst(prefix.count)) }
    }

    // MARK: Batches: `us:{T}:b` is a hash of their tickets

    /// Stores a batch's ticket. It is safe to repeat.
    package func keep(_ ticket: BatchTicket, of batch: StoredObject) async throws(LedgerError) {
        var arguments = Self.arguments("HSET", ticket.user, "b")
        arguments.append(batch.member)
        arguments.append(ticket.bytes)
        var expiry = Self.arguments("PEXPIRE", ticket.user, "b")
        expiry.append(BatchTicket.life)
        _ = try await run([arguments, expiry])
    }

    /// The ticket of a batch; nil if the batch was settled, or has no owner.
    package func ticket(of batch: StoredObject, _ owner: UserKey) async throws(LedgerError) -> BatchTicket? {
        var arguments = Self.arguments("HGET", owner, "b")
        arguments.append(batch.member)
        return try await run([arguments]).first?.bytes.flatMap { BatchTicket($0, of: owner) }
    }

    /// Removes the ticket. True for the one caller who is to settle the batch. If that caller ends before it
    /// settles, the lease's end charges the reservation.
    package func claim(_ batch: StoredObject, of owner: UserKey) async throws(LedgerError) -> Bool {
        var arguments = Self.arguments("HDEL", owner, "b")
        arguments.append(batch.member)
        return try await run([arguments]).first?.integer == 1
    }

    private static func arguments(_ command: StaticString, _ owner: UserKey, _ key: Unicode.Scalar = "o")
        -> RedisArguments
    {
        var arguments = RedisArguments()
        arguments.append(command)
        arguments.append(owner.key(key))
        return arguments
    }

    /// Runs the commands in their order; the first that failed is thrown.
    private func run(_ list: [RedisArguments]) async throws(LedgerError) -> [RedisReply] {
        try LedgerError.naming("objects", await redis.sendCommands(list))
    }
}
