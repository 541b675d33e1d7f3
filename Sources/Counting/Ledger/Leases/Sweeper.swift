package import Reactor
package import Redis

/// Ends the requests that dead edges have left open, even if their users send nothing more
/// (docs/guarantees.md, G10: at most 60 s after the lease).
///
/// It reads the index of leases (`LeaseIndex`). So the cost of a sweep depends on the users of the last
/// minutes, not on the number of all users. Index entries that one edge takes are hidden from other edges for
/// 30 s and are then due again. So no entry is lost if an edge dies during a sweep. A request is ended at
/// most 48 s after its lease: 8 s for rounding, 10 s between two sweeps, 30 s if an edge dies.
package final class Sweeper {
    /// The number of index entries that are taken at once, which costs a third of a millisecond of Redis'
    /// time. `rest` is the pause in nanoseconds before the next entries are taken.
    private static let step = 128
    private static let rest: UInt64 = 1_000_000
    /// The milliseconds for which index entries that this edge has taken are hidden from other edges.
    private static let leaseMilliseconds = 30_000

    private let redis: RedisRouter
    private let ledger: RedisLedger
    private let queues: QueueStore
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private let job: PeriodicJob
    private var isFaulty = false
    /// The number of abandoned reservations that this sweeper has ended since the edge started.
    package private(set) var ended = 0

    package init(
        _ redis: RedisRouter, _ ledger: RedisLedger, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.redis = redis
        self.ledger = ledger
        queues = RecordStore(redis, scripts: ledger.scripts).queues
        self.loop = loop
        self.log = log
        job = PeriodicJob(every: 5_000_000_000...10_000_000_000, on: loop)
        job.start { [weak self] in await self?.runOnce() }
    }

    package func stop() { job.stop() }

    private func runOnce() async {
        let count = await sweepLeases()
        if count > 0 {
            log(
                "\(count) requests that an edge had left open have been ended, and charged for what it had "
                    + "reported.")
        }
    }

    /// Examines every user whose index entry is due. Returns the number of requests that were ended.
    package func sweepLeases() async -> Int {
        var (count, failed) = (0, 0)
        for shard in LeaseIndex.shards {
            while !job.isStopped {
                guard
                    let taken = try? await queues.takeMembers(
                        Self.step, from: shard, lease: Self.leaseMilliseconds),
                    !taken.members.isEmpty
                else { break }
                let outcome = await look(at: taken.members, of: shard)
                count += outcome.ended
                failed += outcome.failed
                if taken.members.count < Self.step { break }
                await loop.sleep(nanoseconds: Self.rest)
            }
        }
        ended += count
        note(failed)
        return count
    }

    private func look(at members: [[UInt8]], of shard: Queue) async -> (ended: Int, failed: Int) {
        var (ended, failed) = (0, 0)
        var done: [[UInt8]] = []
        let looks = members.map { member in
            var arguments = RedisArguments()
            arguments.append("EXISTS" as StaticString)
            // If a member of the index names no user, EXISTS gets a key that never exists. So this member is
            // dropped below, like that of a user without requests.
            arguments.append(LeaseIndex.findUser(of: member)?.key("r") ?? Array("us:{leases}:none".utf8))
            return arguments
        }
        for (member, look) in zip(members, await redis.sendCommands(looks)) {
            guard case .success(let reply) = look else { continue }
            guard reply.integer != 0, let user = LeaseIndex.findUser(of: member) else {
                done.append(member)
                continue
            }
            do throws(LedgerError) {
                ended += try await endAbandoned(of: user)
                done.append(member)
            } catch {
                failed += 1
            }
        }
        await drop(done, of: shard)
        return (ended, failed)
    }

    /// Ends a user's abandoned reservations. If a reservation is still open, the user is recorded in the
    /// index again before the old entry is dropped.
    private func endAbandoned(of user: UserKey) async throws(LedgerError) -> Int {
        let reclaimed = try await ledger.reclaimAbandoned(user)
        if let next = reclaimed.next { try await ledger.indexUser(user, for: next) }
        return reclaimed.ended
    }

    /// Removes entries from the index. If that fails, the entries become due again, which does no harm.
    private func drop(_ members: [[UInt8]], of shard: Queue) async {
        guard !members.isEmpty else { return }
        var arguments = RedisArguments()
        arguments.append("ZREM" as StaticString)
        arguments.append(shard.key)
        for member in members { arguments.append(member) }
        _ = try? await redis.sendCommand(arguments)
    }

    private func note(_ failed: Int) {
        guard (failed > 0) != isFaulty else { return }
        isFaulty = failed > 0
        if isFaulty {
            log(
                "The open requests of \(failed) users could not be read; this is tried again every 30 "
                    + "seconds.")
        }
    }
}
