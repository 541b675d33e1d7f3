package import Reactor
package import Redis

/// Finds users who do not come back, and returns what dead edges have left open for them (GUARANTEES G10).
///
/// Only open requests have a key of this kind, and a user who comes back is served by their own admission; so
/// this may be slow, and is: it walks through the keys in small steps with rests between them. However many
/// edges there are, one begins a walk every 45 seconds. Bound to one loop.
package final class Sweeper: Timed {
    /// Milliseconds between the beginnings of two walks.
    private static let interval = 45_000
    /// Keys that Redis looks at in one step, and nanoseconds of rest after it.
    private static let step = "512"
    private static let rest: UInt64 = 10_000_000

    private let redis: RedisClient
    private let ledger: any Ledger
    private let loop: EventLoop
    private let log: @Sendable (String) -> Void
    private lazy var timer = Timer(self)
    private var isStopped = false
    /// Requests that were given back since the start.
    package private(set) var returned = 0

    package init(
        _ redis: RedisClient, _ ledger: any Ledger, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.redis = redis
        self.ledger = ledger
        self.loop = loop
        self.log = log
        rearm()
    }

    package func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    package func timePassed() {
        loop.spawn(with: self) { sweeper in
            await sweeper.takeTurn()
            sweeper.rearm()
        }
    }

    /// Sooner or later than others, so that it is not always the same edge.
    private func rearm() {
        guard !isStopped else { return }
        loop.arm(timer, at: loop.now + UInt64.random(in: 5_000_000_000...10_000_000_000))
    }

    /// Walks, where no other edge has begun to within the interval.
    private func takeTurn() async {
        let claim = ["SET", "us:{sweep}:l", "1", "NX", "PX", "\(Self.interval)"]
        guard let reply = try? await command(claim), case .status = reply else { return }
        let count = await walk()
        returned += count
        if count > 0 { log("\(count) requests that an edge left open have been given back.") }
    }

    /// One walk through all keys; how many requests were given back.
    package func walk() async -> Int {
        var cursor = Array("0".utf8)
        var returned = 0
        repeat {
            let step = [
                "SCAN", String(decoding: cursor, as: UTF8.self), "MATCH", "us:{*}:r", "COUNT", Self.step,
            ]
            guard !isStopped, let items = try? await command(step).array, items.count == 2,
                let next = items[0].bytes, let keys = items[1].array
            else { return returned }
            for key in keys {
                guard let key = key.bytes, key.count > 1 else { continue }
                returned += (try? await ledger.reclaim(UserKey(stem: Array(key.dropLast())))) ?? 0
            }
            cursor = next
            await loop.sleep(nanoseconds: Self.rest)
        } while cursor != Array("0".utf8)
        return returned
    }

    private func command(_ words: [String]) async throws(RedisError) -> RedisReply {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return try await redis.command(arguments)
    }
}
