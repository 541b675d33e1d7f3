import Bytes
import Cryptography
import Limits
import Redis

/// Makes one user of two, in steps that are each safe to repeat: cut anywhere, the same request goes on where
/// it stopped. The two stand in different slots, so that no script could do it at once.
///
///     depart      the old user sends nothing any more (lua/depart)
///     mergebooks  books, kept request ids, refusal log, keys, check-ins (lua/mergebooks; the rest as it is)
///     merge       counters, entitlement, grants, once (lua/merge)
///     forget      the old user is erased (lua/forget)
///
/// Bound to one loop.
package struct UserMerge {
    /// The result of a merge.
    package enum Outcome: Sendable {
        /// What the other user was given, by counter; whether it was done just now.
        case done(moved: [String: Int], isNew: Bool)
        case nothing
        case otherMerge
        case hasOpenMessages(Int)
    }

    private let ledger: RedisLedger
    private let records: RecordStore
    private let walk: KeyWalk
    private let keys: APIKeyStore

    package init(_ ledger: RedisLedger, _ records: RecordStore, _ walk: KeyWalk, _ keys: APIKeyStore) {
        self.ledger = ledger
        self.records = records
        self.walk = walk
        self.keys = keys
    }

    package func merge(_ old: UserName, into new: UserName, _ act: OperatorAct) async throws(LedgerError)
        -> Outcome
    {
        let record: DepartedRecord
        switch try await ledger.depart(old.key, into: new.key, act) {
        case .ready(let departed): record = departed
        case .nothing: return .nothing
        case .otherMerge: return .otherMerge
        case .hasOpenMessages(let count): return .hasOpenMessages(count)
        }
        let months = try await ledger.pages(of: old.key)
        let isKnown = try await hasAbsorbed(new.key, old.key, act)
        if !isKnown {
            try await carryBooks(old.key, new.key, months, act)
            try await copy(["d"], old.key, new.key, sorted: true)
            try await copy(["f"], old.key, new.key, sorted: false)
            try await carryCheckIns(old, new)
            try await keys.move(from: old, to: new)
        }
        let change = try await ledger.merge(new.key, record, act)
        try await unmark(new.key, months, act)
        if record.isFromStore {
            try await records.put(new, in: .reconciliation(tenant: new.tenant), due: nil)
        }
        try await records.dropFromQueues(old)
        _ = try await ledger.forget(old.key)
        return .done(moved: record.counters, isNew: change.applied)
    }

    /// Whether what follows was done before: the pages have no marks any more.
    private func hasAbsorbed(_ new: UserKey, _ old: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Bool
    {
        try await ledger.inspect(new).trail.contains {
            $0.action == "merge" && $0.id == act.id && $0.what == old.stemText
        }
    }

    private func carryBooks(_ old: UserKey, _ new: UserKey, _ months: [BookMonth?], _ act: OperatorAct)
        async throws(LedgerError)
    {
        let pages = try await walk.hashes(months.map { old.page($0) })
        for (month, page) in zip(months, pages) {
            let lines = page.filter { BookFormat.isLine($0.value) }
            guard !lines.isEmpty else { continue }
            var arguments = RedisArguments()
            arguments.append(new.page(month))
            arguments.append(act.id)
            for line in lines {
                arguments.append(line.name)
                arguments.append(line.value)
            }
            _ = try await records.run(ledger.scripts.mergeBooks, keys: 1, arguments)
        }
    }

    private func unmark(_ new: UserKey, _ months: [BookMonth?], _ act: OperatorAct) async throws(LedgerError)
    {
        for month in months {
            var arguments = RedisArguments()
            arguments.append("HDEL" as StaticString)
            arguments.append(new.page(month))
            arguments.append("=\(act.id)")
            _ = try await records.command(arguments, "merge")
        }
    }

    /// Writes what stands under a key to the other user's key of the same kind, over what is there.
    private func copy(_ kinds: [Unicode.Scalar], _ old: UserKey, _ new: UserKey, sorted: Bool)
        async throws(LedgerError)
    {
        for kind in kinds {
            let pairs = sorted ? try await scores(old.key(kind)) : try await walk.hashes([old.key(kind)])[0]
            for start in stride(from: 0, to: pairs.count, by: 500) {
                var arguments = RedisArguments()
                arguments.append(sorted ? "ZADD" : "HSET" as StaticString)
                arguments.append(new.key(kind))
                for pair in pairs[start..<min(start + 500, pairs.count)] {
                    // A sorted set is written with the score first.
                    arguments.append(sorted ? pair.value : pair.name)
                    arguments.append(sorted ? pair.name : pair.value)
                }
                _ = try await records.command(arguments, "merge")
            }
            guard !pairs.isEmpty else { continue }
            var expiry = RedisArguments()
            expiry.append("PEXPIRE" as StaticString)
            expiry.append(new.key(kind))
            // Each id has its own expiry; the key's need only not come before.
            expiry.append(sorted ? IdempotencySpan.most * 1000 : 3_024_000_000)
            _ = try await records.command(expiry, "merge")
        }
    }

    private func scores(_ key: [UInt8]) async throws(LedgerError) -> [(name: [UInt8], value: [UInt8])] {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(key)
        for word in ["0", "-1", "WITHSCORES"] as [StaticString] { arguments.append(word) }
        let items = try await records.command(arguments, "merge").array ?? []
        return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
            guard let name = items[index].bytes, let score = items[index + 1].bytes else { return nil }
            return (name, score)
        }
    }

    /// What the new user said of check-ins holds; where they said nothing, what the old one said.
    private func carryCheckIns(_ old: UserName, _ new: UserName) async throws(LedgerError) {
        guard try await records.checkIn(.look, of: new.key).enabled.isEmpty else { return }
        let said = try await records.checkIn(.look, of: old.key)
        try await copy(["c"], old.key, new.key, sorted: false)
        if said.enabled == "1" { try await records.put(new, in: .checkIns(tenant: new.tenant), due: nil) }
    }
}

extension RecordStore {
    /// Takes somebody out of every queue of people.
    package func dropFromQueues(_ user: UserName) async throws(LedgerError) {
        try await drop(user, from: .reconciliation(tenant: user.tenant))
        try await drop(user, from: .checkIns(tenant: user.tenant))
    }

    /// What waits in a queue, from a place on, however long it is until it is due.
    package func members(of queue: Queue, from place: Int, count: Int) async throws(LedgerError) -> [[UInt8]]
    {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(queue.key)
        arguments.append(place)
        arguments.append(place + count - 1)
        return try await command(arguments, "queue").array?.compactMap(\.bytes) ?? []
    }

    /// Keeps that somebody was forgotten, by a hash of who it was; false where this act was done before.
    package func tell(forgotten user: UserName, _ act: OperatorAct) async throws(LedgerError) -> (
        isNew: Bool, hash: String
    ) {
        let digest = Digest.sha256(Array(user.key.stemText.utf8))
        let hash = "h:" + Hexadecimal.text(digest.prefix(16))
        var arguments = RedisArguments()
        arguments.append(Self.forgotten.stem, each: "a")
        for text in [act.id, act.actor, act.reason, "forget", hash] { arguments.append(text) }
        return (try await run(scripts.audit, keys: 1, arguments).integer == 1, hash)
    }

    private static let forgotten = UserKey(stem: Array("us:{forgotten}:".utf8))
}
