package import Limits
package import Redis

/// The API keys in Redis. Each instance is bound to one loop.
///
/// The record of an API key is the hash `us:{k<id>}:k`. It is not in its owner's slot, since a request shows
/// only the key's id and not its owner. (No owner's tag begins with `k`.) `us:{T}:k` lists the API keys of an
/// owner, the newest first. The owner's audit trail says who made and revoked each API key.
package final class APIKeyStore {
    /// The largest number of API keys that are listed for an owner.
    private static let mostListed = 200
    /// The largest number of records that are read or written at once.
    private static let batch = 200
    /// The milliseconds for which the record of an expired or revoked key is kept, for operators to see it.
    private static let afterlife: Int64 = 400 * 86_400_000

    private let redis: RedisRouter

    package init(_ redis: RedisRouter) { self.redis = redis }

    /// Finds the API key with an id, even if it is revoked; nil if there is no such key.
    package func findKey(_ id: [UInt8]) async throws(LedgerError) -> StoredKey? {
        KeyFormat.parseKey(id, try await record(of: id))
    }

    /// Finds the API key with an id; nil if there is no such key, or if the request has a wrong secret.
    ///
    /// An unknown id costs the same work as a known id with a wrong secret. So the time of the answer does
    /// not reveal which ids exist. Only the length of Redis' reply differs.
    ///
    /// - Parameter isShown: returns whether a stored digest is the digest of the secret in the request. It is
    ///   called exactly once, even if the id is unknown.
    package func findKey(_ id: [UInt8], isShown: ([UInt8]) -> Bool) async throws(LedgerError) -> StoredKey? {
        let record = try await record(of: id)
        guard isShown(record.first.flatMap { $0 } ?? Self.nobodysDigest) else { return nil }
        return KeyFormat.parseKey(id, record)
    }

    /// The digest with which a secret is compared if no key has the id. No secret has this digest.
    private static let nobodysDigest = [UInt8](repeating: 0, count: 32)

    /// Reads the fields of a key's record, in the order of `KeyFormat`.
    private func record(of id: [UInt8]) async throws(LedgerError) -> [RedisField] {
        var arguments = RedisArguments()
        arguments.append("HMGET" as StaticString)
        arguments.append(Self.record(id))
        for field in KeyFormat.fields { arguments.append(field) }
        let reply = try await run(arguments)
        guard let items = reply.array else { throw .faulty(script: "keys") }
        return items.map(\.bytes)
    }

    /// Stores a new key. Every edge accepts the key from now on.
    package func addKey(_ key: StoredKey, _ act: OperatorAct) async throws(LedgerError) {
        try await restoreKey(key)
        try await tell("key", of: key, act)
    }

    /// Writes the record of an API key, and adds the key to its owner's list. The call is safe to repeat.
    package func restoreKey(_ key: StoredKey) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(Self.record(key.id))
        func put(_ name: StaticString, _ value: [UInt8]) {
            arguments.append(name)
            arguments.append(value)
        }
        put("d", key.digest)
        put("t", key.tenant)
        put("u", key.user)
        if let plan = key.plan { put("p", Array(plan.utf8)) }
        put("n", Array(key.label.utf8))
        put("c", Self.digits(key.created))
        if let expires = key.expires { put("x", Self.digits(expires)) }
        if let revoked = key.revoked { put("r", Self.digits(revoked)) }
        _ = try await run(arguments)
        if let end = key.revoked ?? key.expires { try await forget(key.id, after: end) }
        try await list(key, of: key.owner)
    }

    /// Revokes a key. An edge that has cached the key accepts it for at most `Authenticator.keyLife` longer.
    /// Returns false if there is no such key, or if it was already revoked.
    package func revokeKey(_ id: [UInt8], at now: Moment, _ act: OperatorAct) async throws(LedgerError)
        -> Bool
    {
        guard let key = try await findKey(id), key.revoked == nil else { return false }
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(Self.record(id))
        arguments.append("r" as StaticString)
        arguments.append(Self.digits(now))
        _ = try await run(arguments)
        try await forget(id, after: now)
        try await tell("revoke", of: key, act)
        return true
    }

    /// An owner's newest 200 keys, including revoked ones, the newest first.
    package func liveKeys(of owner: UserKey) async throws(LedgerError) -> [StoredKey] {
        try await find(ids(of: owner, most: Self.mostListed))
    }

    package func allKeys(of owner: UserKey) async throws(LedgerError) -> [StoredKey] {
        let ids = try await ids(of: owner, most: nil)
        return ids.isEmpty ? [] : try await find(ids)
    }

    /// The number of an owner's keys, including revoked ones.
    package func countKeys(of owner: UserKey) async throws(LedgerError) -> Int {
        try await ids(of: owner, most: nil).count
    }

    /// - Parameter most: the largest number of ids to read, the newest first; nil to read all.
    private func ids(of owner: UserKey, most: Int?) async throws(LedgerError) -> [[UInt8]] {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(owner.key("k"))
        arguments.append(0)
        arguments.append(most.map { $0 - 1 } ?? -1)
        return try await run(arguments).array?.compactMap(\.bytes) ?? []
    }

    /// Reads the API keys with these ids. Keys that no longer exist are left out.
    private func find(_ ids: [[UInt8]]) async throws(LedgerError) -> [StoredKey] {
        let replies = try await run(
            ids.map { id in
                var arguments = RedisArguments()
                arguments.append("HMGET" as StaticString)
                arguments.append(Self.record(id))
                for field in KeyFormat.fields { arguments.append(field) }
                return arguments
            })
        return zip(ids, replies).compactMap { id, reply in
            KeyFormat.parseKey(id, (reply.array ?? []).map(\.bytes))
        }
    }

    /// Reads a page of an app's API keys, unordered, and the position of the next page; nil at the end.
    ///
    /// - Parameter about: the page ends as soon as it has this number of keys.
    package func readPage(from start: KeyWalk.Position, _ walk: KeyWalk, about most: Int, tenant: [UInt8])
        async throws(LedgerError) -> (keys: [StoredKey], next: KeyWalk.Position?)
    {
        var (keys, position): ([StoredKey], KeyWalk.Position) = ([], start)
        repeat {
            let step = try await walk.takeStep(from: position, "us:{k*}:k")
            let values = try await walk.readFields(KeyFormat.fields.map { "\($0)" }, of: step.keys)
            for (name, record) in zip(step.keys, values) {
                let id = Array(name.dropFirst(5).dropLast(3))
                guard let key = KeyFormat.parseKey(id, record), key.tenant == tenant else { continue }
                keys.append(key)
            }
            if step.next == KeyWalk.start { return (keys, nil) }
            position = step.next
        } while keys.count < most
        return (keys, position)
    }

    /// Gives all API keys of one owner to another owner. The call is safe to repeat.
    func moveKeys(from old: UserName, to new: UserName) async throws(LedgerError) {
        try await takeAll(of: old.key) { keyStore, ids throws(LedgerError) in
            for key in try await keyStore.find(ids) {
                var arguments = RedisArguments()
                arguments.append("HSET" as StaticString)
                arguments.append(Self.record(key.id))
                arguments.append("u" as StaticString)
                arguments.append(new.id)
                _ = try await keyStore.run([arguments, Self.listing(key, of: new.key)])
            }
        }
    }

    /// Erases all API keys of an owner, and the list of them. Returns the number of Redis keys that were
    /// erased. An edge that has cached an API key accepts it for `Authenticator.keyLife` longer.
    package func forgetKeys(_ owner: UserKey) async throws(LedgerError) -> Int {
        let count = try await takeAll(of: owner) { keyStore, ids throws(LedgerError) in
            // The record of each API key is in a slot of its own, so each needs a command of its own.
            _ = try await keyStore.run(
                ids.map { id in
                    var arguments = RedisArguments()
                    arguments.append("UNLINK" as StaticString)
                    arguments.append(Self.record(id))
                    return arguments
                })
        }
        return count == 0 ? 0 : count + 1
    }

    /// Removes all API keys from an owner's list, in batches until the list is empty. So a key that is added
    /// meanwhile is removed, too. `body` handles each batch before the batch leaves the list. Returns the
    /// number of removed keys.
    @discardableResult
    private func takeAll(
        of owner: UserKey, _ body: (APIKeyStore, [[UInt8]]) async throws(LedgerError) -> Void
    ) async throws(LedgerError) -> Int {
        var count = 0
        while true {
            let ids = try await ids(of: owner, most: Self.batch)
            guard !ids.isEmpty else { return count }
            try await body(self, ids)
            var arguments = RedisArguments()
            arguments.append("ZREM" as StaticString)
            arguments.append(owner.key("k"))
            for id in ids { arguments.append(id) }
            _ = try await run(arguments)
            count += ids.count
        }
    }

    private func list(_ key: StoredKey, of owner: UserKey) async throws(LedgerError) {
        _ = try await run(Self.listing(key, of: owner))
    }

    private static func listing(_ key: StoredKey, of owner: UserKey) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append("ZADD" as StaticString)
        arguments.append(owner.key("k"))
        arguments.append(digits(key.created))
        arguments.append(key.id)
        return arguments
    }

    private func forget(_ id: [UInt8], after moment: Moment) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append("PEXPIREAT" as StaticString)
        arguments.append(Self.record(id))
        arguments.append(Self.digits(Moment(milliseconds: moment.milliseconds + Self.afterlife)))
        _ = try await run(arguments)
    }

    /// Adds an entry to the owner's audit trail, in the form that the scripts write.
    private func tell(_ action: StaticString, of key: StoredKey, _ act: OperatorAct) async throws(LedgerError)
    {
        var arguments = RedisArguments()
        arguments.append("XADD" as StaticString)
        arguments.append(key.owner.key("a"))
        for word in ["MAXLEN", "~", "200", "*", "do"] as [StaticString] { arguments.append(word) }
        arguments.append(action)
        for (name, text) in [("id", act.id), ("actor", act.actor), ("reason", act.reason)] {
            arguments.append(name)
            arguments.append(text)
        }
        arguments.append("what" as StaticString)
        arguments.append(key.id)
        _ = try await run(arguments)
    }

    private func run(_ arguments: RedisArguments) async throws(LedgerError) -> RedisReply {
        try await LedgerError.naming("keys") { () async throws(RedisError) in
            try await redis.sendCommand(arguments)
        }
    }

    /// Sends several commands at once. Returns the replies in order; the first failure is thrown.
    private func run(_ list: [RedisArguments]) async throws(LedgerError) -> [RedisReply] {
        try LedgerError.naming("keys", await redis.sendCommands(list))
    }

    private static func record(_ id: [UInt8]) -> [UInt8] { Array("us:{k".utf8) + id + Array("}:k".utf8) }

    private static func digits(_ moment: Moment) -> [UInt8] { Array(String(moment.milliseconds).utf8) }
}
