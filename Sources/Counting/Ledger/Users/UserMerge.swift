import Limits
import Redis

/// Merges one user (the old user) into another (the new user). The two users are in different slots, so no
/// single script can do it. Therefore a merge has several steps, each of which is safe to repeat. After an
/// interruption, the same request continues at the step where it stopped.
///
///     arrive      prepares the new user, into whom only the old user can now be merged (lua/arrive)
///     depart      prepares the old user, who can no longer send or accept changes (lua/depart)
///     mergebooks  adds the books (lua/mergebooks); then settled ids, refusal log, keys and check-ins move
///     merge       adds counters, entitlement and grants, once (lua/merge)
///     forget      erases the old user (lua/forget)
///     arrive      ends the merge for the new user
///
/// A user who is prepared for a merge takes part in no other merge. So concurrent merges that are not refused
/// have the same result as one after the other (L19). The new user is prepared first, because this step can
/// be undone without harm. Once `arrive` is undone, `merge` and `mergebooks` add nothing, even if another
/// call of the same request is still running.
///
/// Each instance is bound to one loop.
package struct UserMerge {
    package enum Outcome: Sendable {
        /// The merge is done. `moved` has the units that each counter gained. `isNew` is false if an earlier
        /// call of the same request had added them.
        case done(moved: [String: Int], isNew: Bool)
        case nothing
        /// Another merge of one of the two users is running under the request id `id`. It must end first.
        case otherMerge(id: String)
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

    package func mergeUsers(_ old: UserName, into new: UserName, _ act: OperatorAct) async throws(LedgerError)
        -> Outcome
    {
        let arrival = try await ledger.arrive(new.key, expecting: old.key, act)
        if case .otherMerge(let id) = arrival { return .otherMerge(id: id) }
        let isKnown = arrival == .absorbed
        let refusal: Outcome
        switch try await ledger.depart(old.key, into: new.key, act) {
        case .ready(let record): return try await move(record, old, new, act, isKnown: isKnown)
        // The old user is erased already, so only the last step is left.
        case .nothing where isKnown:
            try await ledger.endArrival(new.key, of: old.key, isCancel: false, act)
            return .nothing
        case .nothing: refusal = .nothing
        case .otherMerge(let id): refusal = .otherMerge(id: id)
        case .hasOpenMessages(let count): refusal = .hasOpenMessages(count)
        }
        try await ledger.endArrival(new.key, of: old.key, isCancel: true, act)
        return refusal
    }

    /// - Parameter isKnown: whether an earlier call has added the old user's record. That call has then also
    ///   moved the books, keys and check-ins.
    private func move(
        _ record: DepartedRecord, _ old: UserName, _ new: UserName, _ act: OperatorAct, isKnown: Bool
    ) async throws(LedgerError) -> Outcome {
        let months = try await ledger.bookPages(of: old.key)
        if !isKnown {
            try await ledger.mergeBooks(of: old.key, into: new.key, months, act)
            try await copy(["d"], old.key, new.key, sorted: true)
            try await copy(["o"], old.key, new.key, sorted: true, expires: false)
            try await copy(["f"], old.key, new.key, sorted: false)
            try await carryCheckIns(old, new)
            try await keys.moveKeys(from: old, to: new)
            try await records.purchases.carryPurchases(from: old, to: new)
        }
        let change = try await ledger.mergeUser(new.key, record, act)
        try await ledger.unmarkBooks(of: new.key, months, act)
        if record.isFromStore {
            try await records.queues.putUser(new, in: .reconciliation(tenant: new.tenant), due: nil)
        }
        try await records.queues.dropFromQueues(old)
        try await ledger.forgetUser(old.key, mergedInto: new.key, act)
        try await ledger.endArrival(new.key, of: old.key, isCancel: false, act)
        return .done(moved: record.counters, isNew: change.applied)
    }

    /// Copies all entries of the old user's sorted sets or hashes into the new user's keys of the same kinds.
    private func copy(
        _ kinds: [Unicode.Scalar], _ old: UserKey, _ new: UserKey, sorted: Bool, expires: Bool = true
    ) async throws(LedgerError) {
        for kind in kinds {
            let pairs =
                sorted ? try await scores(old.key(kind)) : try await walk.readHashes([old.key(kind)])[0]
            for start in stride(from: 0, to: pairs.count, by: 500) {
                var arguments = RedisArguments()
                arguments.append(sorted ? "ZADD" : "HSET" as StaticString)
                arguments.append(new.key(kind))
                for pair in pairs[start..<min(start + 500, pairs.count)] {
                    // ZADD takes the score first.
                    arguments.append(sorted ? pair.value : pair.name)
                    arguments.append(sorted ? pair.name : pair.value)
                }
                _ = try await records.connection.sendCommand(arguments, "merge")
            }
            guard expires, !pairs.isEmpty else { continue }
            var expiry = RedisArguments()
            expiry.append("PEXPIRE" as StaticString)
            expiry.append(new.key(kind))
            // The sorted set of settled ids must not expire before any of them. The only hash is the refusal
            // log, which is kept for 35 days.
            expiry.append(sorted ? IdempotencySpan.most * 1000 : 3_024_000_000)
            _ = try await records.connection.sendCommand(expiry, "merge")
        }
    }

    private func scores(_ key: [UInt8]) async throws(LedgerError) -> [(name: [UInt8], value: [UInt8])] {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(key)
        for word in ["0", "-1", "WITHSCORES"] as [StaticString] { arguments.append(word) }
        let items = try await records.connection.sendCommand(arguments, "merge").array ?? []
        return stride(from: 0, to: items.count - 1, by: 2).compactMap { index in
            guard let name = items[index].bytes, let score = items[index + 1].bytes else { return nil }
            return (name, score)
        }
    }

    /// Keeps the new user's choice about check-ins. If they never chose, the old user's choice is copied.
    private func carryCheckIns(_ old: UserName, _ new: UserName) async throws(LedgerError) {
        guard try await records.checkIns.checkIn(.look, of: new.key).enabled.isEmpty else { return }
        let said = try await records.checkIns.checkIn(.look, of: old.key)
        try await copy(["c"], old.key, new.key, sorted: false)
        if said.enabled == "1" {
            try await records.queues.putUser(new, in: .checkIns(tenant: new.tenant), due: nil)
        }
    }
}
