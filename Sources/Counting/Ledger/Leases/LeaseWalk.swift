package import Reactor
package import Redis

/// Walks slowly through all keys to find open requests that are not in the index of leases. Such requests
/// exist if the index was deleted, or if Redis hung for longer than half a lease while an edge was killed.
///
/// It reads about 5,000 keys a second, which takes 0.2 % of Redis' time. However many edges there are, the
/// next walk begins an hour after the last one. A request can stay open until then, so no guarantee that
/// names seconds relies on this walk.
package final class LeaseWalk {
    /// The number of keys that Redis reads in one step.
    private static let step = 512
    /// The number of steps after which the edge renews its claim. As long as Redis has this claim, no other
    /// edge walks. The claim expires after `claim` milliseconds.
    private static let renewal = 64
    private static let claim = "60000"
    /// The milliseconds between two walks through all keys.
    private static let pause = "3600000"

    private let redis: RedisRouter
    private let ledger: RedisLedger
    private let loop: EventLoop
    private let rest: UInt64
    private let log: @Sendable (String) -> Void
    private let job: PeriodicJob
    /// The number of abandoned reservations that this walk has ended since the edge started.
    package private(set) var ended = 0

    /// - Parameter rest: nanoseconds between two steps.
    package init(
        _ redis: RedisRouter, _ ledger: RedisLedger, on loop: EventLoop, rest: UInt64 = 100_000_000,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.redis = redis
        self.ledger = ledger
        self.loop = loop
        self.rest = rest
        self.log = log
        job = PeriodicJob(every: 5_000_000_000...10_000_000_000, on: loop)
        job.start { [weak self] in await self?.runOnce() }
    }

    package func stop() { job.stop() }

    /// Walks through all keys of the store, unless another edge walks now or has walked within the last hour.
    private func runOnce() async {
        guard await set("1", "NX", "PX", Self.claim) else { return }
        let count = await walk()
        if count > 0 {
            log("\(count) requests that were missing in the index of open requests have been ended.")
        }
    }

    /// Walks once through all keys of the store and ends the abandoned reservations that it finds. Returns
    /// the number of these reservations.
    package func walk() async -> Int {
        var (position, count, steps) = (KeyWalk.start, 0, 0)
        let walk = KeyWalk(redis)
        repeat {
            guard !job.isStopped,
                let step = try? await walk.takeStep(from: position, "us:{*}:r", count: Self.step)
            else { return count }
            for key in step.keys {
                guard let user = UserKey(found: key, suffix: 1) else { continue }
                count += await endAbandoned(of: user)
            }
            position = step.next
            steps += 1
            // If the claim could not be renewed, the walk continues, because two walks at once do no harm.
            if steps % Self.renewal == 0 { _ = await set("1", "PX", Self.claim) }
            await loop.sleep(nanoseconds: rest)
        } while position != KeyWalk.start
        ended += count
        _ = await set("1", "PX", Self.pause)
        return count
    }

    private func endAbandoned(of user: UserKey) async -> Int {
        guard let reclaimed = try? await ledger.reclaimAbandoned(user) else { return 0 }
        // A user who still has an open request is recorded, so that a sweeper finds the request.
        if let next = reclaimed.next { try? await ledger.indexUser(user, for: next) }
        return reclaimed.ended
    }

    private func set(_ words: String...) async -> Bool {
        var arguments = RedisArguments()
        arguments.append("SET" as StaticString)
        arguments.append("us:{sweep}:l" as StaticString)
        for word in words { arguments.append(word) }
        guard let reply = try? await redis.sendCommand(arguments), case .status = reply else { return false }
        return true
    }
}
