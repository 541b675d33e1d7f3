import Cryptography
import Glibc
import Reactor
import Redis
import TestSupport
import Testing

/// Real clusters, whose servers start and fail and whose slots move.
@Suite(.needsRedisServer, .timeLimit(.minutes(3))) struct `A cluster behind a router` {
    private static func withRouter<Result: Sendable>(
        _ cluster: RedisCluster, _ options: RedisNode.Options = .patient,
        _ body: @escaping @Sendable (RedisRouter, EventLoop) async throws -> Result
    ) async throws -> Result {
        let address = cluster.address
        return try await onLoop(within: 90) { loop in
            let router = RedisRouter(address, on: loop, options: options)
            defer { router.close() }
            return try await body(router, loop)
        }
    }

    /// A script that uses two keys in one slot.
    private static let both = script(
        "redis.call('INCR', KEYS[2]) return redis.call('INCR', KEYS[1])")

    private static func script(_ source: String) -> RedisScript {
        let source = Array(source.utf8)
        return RedisScript(name: "both", source: source, sha1: Digest.sha1Hexadecimal(source))
    }

    private static func failure(of script: RedisScript, _ keys: RedisArguments, on router: RedisRouter) async
        -> RedisError?
    {
        do throws(RedisError) {
            _ = try await router.evaluate(script, keys: keys.count, keys)
            return nil
        } catch {
            return error
        }
    }

    private static func slot(_ key: String) -> UInt16 { RedisSlot(key: key.utf8Span.span).number }

    private static func keys(_ count: Int, in slots: Range<UInt16>) -> [String] {
        Array((0...).lazy.map { "{user \($0)}" }.filter { slots.contains(slot($0)) }.prefix(count))
    }

    @Test func `A router finds each key of a cluster by its slot, and answers keep order`() async throws {
        let cluster = try await RedisCluster.start()
        try await Self.withRouter(cluster) { router, loop in
            let keys = (0..<90).map { "key \($0)" }
            for key in keys.prefix(30) { _ = try await router.sendCommand(words("SET", key, key)) }
            let set = await router.sendCommands(keys.map { words("SET", $0, $0) })
            #expect(set.allSatisfy { (try? $0.get()) != nil })
            let replies = await router.sendCommands(keys.map { words("GET", $0) })
            #expect(replies.map { (try? $0.get())?.text } == keys)
            await router.waitUntilKnown()
            #expect(router.cluster?.isWhole == true && router.nodes.count == 3)
            var counts: [Int] = []
            for node in router.nodes {
                counts.append(try await node.sendCommand(words("DBSIZE")).integer ?? 0)
            }
            #expect(counts.reduce(0, +) == 90 && counts.allSatisfy { $0 > 10 }, "\(counts)")
        }
    }

    @Test func `A router asks again, with the script's source, if a slot is being moved`() async throws {
        let cluster = try await RedisCluster.start(masters: 2)
        let (new, old) = ("{user 1}new", "{user 1}old")
        let slot = Self.slot(new)
        let source = try #require(await cluster.owner(of: slot))
        try await Self.withRouter(cluster) { router, _ in
            let one = Self.script("return redis.call('INCR', KEYS[1])")
            #expect(try await router.evaluate(one, keys: 1, words(old)).integer == 1)
            await router.waitUntilKnown()
            try await cluster.begin(moving: slot, from: source, to: 1 - source)
            // The slot is being moved. The old master executes the call for an existing key. A new key is
            // created on the new master, which does not have the script yet.
            #expect(try await router.evaluate(one, keys: 1, words(old)).integer == 2)
            #expect(try await router.evaluate(one, keys: 1, words(new)).integer == 1)
            let stats = try await cluster.nodes[1 - source].server.ask("INFO", "commandstats").bytes ?? []
            #expect(
                String(decoding: stats, as: UTF8.self).contains("cmdstat_asking:calls=2,"), "once for each")
            #expect(try await router.evaluate(one, keys: 1, words(new)).integer == 2)
            // One of the two keys has already moved. The call is repeated until its deadline, and must count
            // nothing.
            let failure = await Self.failure(of: Self.both, words(old, new), on: router)
            #expect(failure == .moving)
            #expect(try await router.sendCommand(words("GET", old)).text == "2")
        }
    }

    /// Sends writes without a pause, and records which were acknowledged.
    private final class Traffic {
        private let router: RedisRouter
        private let loop: EventLoop
        private(set) var counted: [String: Int] = [:]
        private(set) var failures: [RedisError] = []
        private(set) var unknown: [String: Int] = [:]
        private var isRunning = true
        private var open = 0

        init(_ router: RedisRouter, on loop: EventLoop) { (self.router, self.loop) = (router, loop) }

        func begin(_ keys: [String]) {
            for key in keys {
                open += 1
                loop.spawn(with: self) { traffic in await traffic.run(key) }
            }
        }

        private func run(_ key: String) async {
            while isRunning {
                do throws(RedisError) {
                    _ = try await router.evaluate(
                        `A cluster behind a router`.both, keys: 2, words(key + "a", key + "b"))
                    counted[key, default: 0] += 1
                } catch {
                    failures.append(error)
                    if error == .unknownOutcome { unknown[key, default: 0] += 1 }
                }
                await loop.sleep(nanoseconds: 1_000_000)
            }
            open -= 1
        }

        func end() async {
            isRunning = false
            _ = await eventually(on: loop) { self.open == 0 }
        }

        /// Whether every key has at least the acknowledged writes, and at most all writes that were sent.
        func matches() async throws -> Bool {
            for key in counted.keys {
                for name in [key + "a", key + "b"] {
                    let found = try await router.sendCommand(words("GET", name)).text.flatMap { Int($0) } ?? 0
                    let least = counted[key] ?? 0
                    guard (least...least + (unknown[key] ?? 0)).contains(found) else { return false }
                }
            }
            return true
        }
    }

    @Test func `A cluster loses and doubles nothing while slots move under load, also to an empty node`()
        async throws
    {
        let cluster = try await RedisCluster.start(masters: 2, empty: 1)
        try await Self.withRouter(cluster) { router, loop in
            await router.waitUntilKnown()
            let keys = Self.keys(12, in: 0..<60)
            let traffic = Traffic(router, on: loop)
            traffic.begin(keys)
            #expect(await eventually(on: loop) { traffic.counted.count == keys.count })
            #expect(router.nodes.count == 2)
            for slot in 0..<UInt16(60) { try await cluster.move(slot, from: 0, to: slot % 2 == 0 ? 2 : 1) }
            let before = traffic.counted
            #expect(
                await eventually(on: loop) { keys.allSatisfy { traffic.counted[$0] ?? 0 > before[$0] ?? 0 } })
            await traffic.end()
            #expect(router.nodes.count == 3)
            #expect(traffic.failures == [], "what waits for a slot is answered in time")
            #expect(try await traffic.matches())
            for key in keys {
                #expect(await cluster.owner(of: Self.slot(key)) == (Self.slot(key) % 2 == 0 ? 2 : 1))
            }
        }
    }

    @Test(arguments: [SIGKILL, SIGSTOP])
    func `A cluster goes on with a replica if a master dies or hangs, and holds up no others`(fault: Int32)
        async throws
    {
        let cluster = try await RedisCluster.start(replicas: true)
        var options = RedisNode.Options()
        options.deadline = 2000
        try await Self.withRouter(cluster, options) { router, loop in
            await router.waitUntilKnown()
            let (left, right) = (Self.keys(4, in: 0..<5000), Self.keys(4, in: 11_000..<16_000))
            for key in left {
                _ = try await router.evaluate(Self.both, keys: 2, words(key + "a", key + "b"))
            }
            try await cluster.waitForReplica(cluster.nodes[3], of: cluster.nodes[0])
            let traffic = Traffic(router, on: loop)
            traffic.begin(right)
            if fault == SIGKILL {
                cluster.nodes[0].server.kill9()
            } else {
                cluster.nodes[0].server.signal(fault)
            }
            defer { cluster.nodes[0].server.signal(SIGCONT) }
            var failures = 0
            #expect(
                await eventually(on: loop, within: 40) {
                    do throws(RedisError) {
                        _ = try await router.sendCommand(words("SET", left[0] + "c", "1"))
                        return true
                    } catch {
                        failures += 1
                        return false
                    }
                }, "the replica has taken over")
            #expect(failures > 0, "the fault was met")
            // The router can know the new master earlier than the node that the test asks.
            try await cluster.wait("the others know the new master") { await cluster.owner(of: 1) == 3 }
            for key in left {
                let value = try await router.sendCommand(words("GET", key + "a")).text
                #expect(value == "1", "what was replicated is there")
            }
            await traffic.end()
            #expect(traffic.failures == [], "users of the other masters have noticed nothing")
            #expect(try await traffic.matches())
            // The old master runs again as a replica, so nothing may be written to it.
            if fault == SIGSTOP {
                cluster.nodes[0].server.signal(SIGCONT)
                try await cluster.waitForReplica(cluster.nodes[0], of: cluster.nodes[3])
                _ = try await router.sendCommand(words("SET", left[0] + "c", "2"))
            }
        }
    }
}
