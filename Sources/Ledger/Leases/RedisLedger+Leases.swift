import Redis

extension RedisLedger {
    /// Sees to it that a sweeper will find what this question may open (law 7), before it is asked.
    func index(_ ask: AdmissionAsk) async throws(LedgerError) {
        // Without a connection of its own it is a part of a test or a tool, which opens nothing.
        guard let client, !ask.peeks else { return }
        let now = monotonic()
        guard !indexed.contains(ask.user, over: client.connects, at: now) else { return }
        try await index(ask.user, for: ask.lease, due: ask.due)
        indexed.insert(ask.user, lease: ask.lease, at: now)
    }

    /// The same, sent on without waiting: what follows on this connection is executed after it.
    func sendIndex(_ ask: AdmissionAsk, _ client: RedisClient) throws(LedgerError) {
        guard !ask.peeks else { return }
        let now = monotonic()
        guard !indexed.contains(ask.user, over: client.connects, at: now) else { return }
        let key = LeaseIndex.shard(of: ask.user).key
        let room = key.count + ask.user.stem.count + 20 + 3 * Pen.frame
        do {
            let call = try client.send(scripts.lease, keys: 1, arguments: 3, room: room, due: ask.due) {
                pen in
                pen.put(argument: key.span)
                pen.put(argument: ask.user.tag.span)
                let lease = UInt(max(ask.lease, 0))
                pen.put { $0.put(lease, digits: Pen.digits(of: lease)) }
            }
            call.follower = IndexNote(self, client, ask.user)
        } catch {
            throw LedgerError(error, in: scripts.lease.name)
        }
        indexed.insert(ask.user, lease: ask.lease, at: now)
    }

    /// Notes a user in the index of leases.
    ///
    /// - Parameter lease: milliseconds from now until the first of what is open may end.
    func index(_ user: UserKey, for lease: Int, due: UInt64? = nil) async throws(LedgerError) {
        var arguments = RedisArguments()
        arguments.append(LeaseIndex.shard(of: user).key)
        arguments.append(user.tag.span)
        arguments.append(lease)
        let reply = try await run(scripts.lease, keys: 1, arguments, due: due)
        guard reply.integer == 1 else { throw .faulty(script: scripts.lease.name) }
    }

    /// Returns the estimates of a user's requests whose leases have ended: how many, and in how many
    /// milliseconds the next lease ends of what is still open.
    func reclaimExpired(_ user: UserKey) async throws(LedgerError) -> (returned: Int, next: Int?) {
        let items = try await run(scripts.reclaim, keys: 3, take(user, keys: "sra")).array?
            .compactMap(\.integer)
        guard let items, items.count == 2 else { throw .faulty(script: scripts.reclaim.name) }
        return (items[0], items[1] >= 0 ? items[1] : nil)
    }
}

/// A note that was sent on. One that failed is sent again with the user's next message; the message behind it
/// failed in the same way, or had its answer.
private final class IndexNote: CallFollower {
    private let ledger: RedisLedger
    private let client: RedisClient
    private let user: UserKey

    init(_ ledger: RedisLedger, _ client: RedisClient, _ user: UserKey) {
        self.ledger = ledger
        self.client = client
        self.user = user
    }

    func ended(_ call: Call) {
        if call.missesScript { client.forget(ledger.scripts.lease) }
        do {
            _ = try client.take(call)
        } catch {
            ledger.indexed.remove(user)
        }
    }
}
