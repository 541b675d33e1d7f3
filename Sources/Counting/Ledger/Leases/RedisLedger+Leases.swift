import Reactor
import Redis

struct Reclaimed {
    let ended: Int
    /// The number of ended reservations that were charged what their last renewal reported.
    let charged: Int
    /// The milliseconds until the next lease of an open reservation ends; nil if no reservation is open.
    let next: Int?

    fileprivate init?(_ items: [RedisReply]) {
        let numbers = items.compactMap(\.integer)
        guard numbers.count == 3, items.count == 3, numbers[0] >= 0 else { return nil }
        (ended, charged) = (numbers[0], numbers[2])
        next = numbers[1] >= 0 ? numbers[1] : nil
    }
}

extension RedisLedger {
    /// Records the user in the index of leases. If this edge dies, a sweeper then finds the request (L7).
    func indexAdmission(_ command: AdmitCommand) async throws(LedgerError) {
        guard let router, !command.peeks else { return }
        let now = monotonic()
        guard !indexed.contains(command.user, over: router.connects, at: now) else { return }
        try await indexUser(command.user, for: command.lease, due: command.due)
        indexed.insert(command.user, lease: command.lease, at: now)
    }

    /// Records the user in the index of leases and does not wait for the reply. The admission follows over
    /// the same connection, so the node executes it later.
    func sendIndex(_ command: AdmitCommand, _ node: RedisNode) throws(LedgerError) {
        guard let router, !command.peeks else { return }
        let now = monotonic()
        guard !indexed.contains(command.user, over: router.connects, at: now) else { return }
        let key = LeaseIndex.shard(of: command.user, on: node, in: router).queue.key
        let room = key.count + command.user.stem.count + 20 + 3 * UncheckedWriter.frame
        let call = try LedgerError.naming(scripts.lease.name) { () throws(RedisError) in
            try node.send(scripts.lease, keys: 1, arguments: 3, room: room, due: command.due) { writer in
                writer.put(argument: key.span)
                writer.put(argument: command.user.tag.span)
                let lease = UInt(max(command.lease, 0))
                writer.put { $0.put(lease, digits: UncheckedWriter.digits(of: lease)) }
            }
        }
        call.follower = IndexNote(self, command.user, lease: command.lease)
        indexed.insert(command.user, lease: command.lease, at: now)
    }

    /// - Parameter lease: the milliseconds until the first lease of an open request can end.
    func indexUser(_ user: UserKey, for lease: Int, due: UInt64? = nil) async throws(LedgerError) {
        // Only tests and tools use a ledger without a router. They open no requests, so nothing is recorded.
        guard let router else { return }
        var arguments = RedisArguments()
        arguments.append(LeaseIndex.shard(of: user, in: router).queue.key)
        arguments.append(user.tag.span)
        arguments.append(lease)
        let reply = try await runScript(scripts.lease, keys: 1, arguments, due: due)
        guard reply.integer == 1 else { throw .faulty(script: scripts.lease.name) }
    }

    func reclaimAbandoned(_ user: UserKey) async throws(LedgerError) -> Reclaimed {
        var months: [BookMonth] = []
        while true {
            var arguments = keyArguments(user, keys: "srad")
            for month in months { arguments.append(user.pageKey(month)) }
            for month in months { arguments.append(month.digits) }
            let reply = try await runScript(scripts.reclaim, keys: 4 + months.count, arguments)
            let items = try Self.requireValue(reply.array, of: scripts.reclaim)
            if let found = Reclaimed(items) { return found }
            let others = items.dropFirst().compactMap { BookMonth(digits: $0.bytes ?? []) }
            // The script replies -1 and the months whose pages of the books it needs. It is then called again
            // with the keys of these pages. A script that named no new month would be called for ever.
            guard !others.isEmpty, items.first?.integer == -1, !others.contains(where: months.contains) else {
                throw .faulty(script: scripts.reclaim.name)
            }
            months += others
        }
    }
}

/// Reads the reply to a call of `sendIndex`, which records a user in the index of leases. If the call failed,
/// the user is recorded again with their next message. If the index has moved to another node, the user is
/// recorded there at once, because the request is perhaps open already.
private final class IndexNote: RedisCallFollower {
    private let ledger: RedisLedger
    private let user: UserKey
    private let lease: Int

    init(_ ledger: RedisLedger, _ user: UserKey, lease: Int) {
        self.ledger = ledger
        self.user = user
        self.lease = lease
    }

    func ended(_ call: RedisCall) {
        let node = call.node
        do {
            _ = try node.takeReply(call)
        } catch {
            ledger.indexed.removeUser(user)
            guard error.isRedirect, let loop = ledger.router?.loop else {
                // After `forgetScript`, admissions wait for their index entries until one entry was written.
                return node.forgetScript(ledger.scripts.lease)
            }
            loop.spawn(with: (ledger, user, lease)) { ledger, user, lease in
                try? await ledger.indexUser(user, for: lease)
            }
        }
    }
}
