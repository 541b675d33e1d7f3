import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Checks the laws of docs/counting.md in random histories of several edges. Each script is atomic, so calls
/// at the same time have the same effect as calls one after another.
@Suite struct `The laws of the ledger` {
    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

    @Test(arguments: seeds) func `The laws of the ledger hold for the model`(seed: UInt64) async throws {
        for round in 0..<TestLength.choose(short: 6, full: 24) {
            let history = Self.history(seed, round)
            if let failure = await Self.playModel(history).failure {
                let short = try await History.shrink(history) { await Self.playModel($0).failure != nil }
                Issue.record("seed \(seed), round \(round): \(failure)\n\(Self.list(short))")
                return
            }
        }
    }

    @Test(.needsRedisServer, arguments: seeds)
    func `The laws of the ledger hold for Redis, which agrees with the model at every step`(
        seed: UInt64
    ) async throws {
        let server = try await RedisServer.start()
        let report = try await onLoop(within: 300) { loop -> String? in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            for round in 0..<TestLength.choose(short: 2, full: 10) {
                let history = Self.history(seed, round)
                guard let failure = try await redis.disagreement(history) else { continue }
                let short = try await History.shrink(history) { try await redis.disagreement($0) != nil }
                let words = try await redis.disagreement(short) ?? failure
                return "seed \(seed), round \(round): \(words)\n\(Self.list(short))"
            }
            return nil
        }
        #expect(report == nil)
    }

    @Test(.needsRedisServer, .timeLimit(.minutes(5)))
    func `The laws of the ledger hold for a cluster of six servers as they do for one`() async throws {
        let cluster = try await RedisCluster.start(replicas: true)
        let report = try await onLoop(within: 200) { loop -> String? in
            let redis = RedisBench(cluster.address, on: loop)
            defer { redis.client.close() }
            await redis.client.waitUntilKnown()
            for history in History.meetings + Self.seeds.map({ Self.history($0, Int($0)) }) {
                guard let failure = try await redis.disagreement(history) else { continue }
                return "\(failure)\n\(Self.list(history))"
            }
            let nodes = Set(Fixture.users.map { ObjectIdentifier(redis.client.node(of: $0.slot)) })
            return nodes.count > 1 ? nil : "all users are on one server"
        }
        #expect(report == nil)
    }

    @Test(arguments: History.meetings) func `The laws are tried by merges that meet, and that end`(
        history: [Operation]
    ) async {
        let trace = await Self.playModel(history).trace
        #expect(trace.contains { $0.contains(": otherMerge") || $0.contains(": merging") }, "they never met")
        #expect(trace.contains { $0.contains(": ended") })
    }

    private static let rare = History.known + History.meetings

    @Test(.needsRedisServer, arguments: rare.indices)
    func `The laws of the ledger hold over histories that are rare among random ones`(
        number: Int
    ) async throws {
        let server = try await RedisServer.start()
        let report = try await onLoop(within: 60) { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            return try await redis.disagreement(Self.rare[number])
        }
        #expect(report == nil)
    }

    @Test(.needsRedisServer) func `The laws hold after a kill, as the append-only file keeps every record`()
        async throws
    {
        let server = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
        let before = try await onLoop(within: 60) { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            #expect(try await redis.disagreement(History.random(seed: 77, count: 300)) == nil)
            return try await redis.records()
        }
        server.kill9()
        try await server.launch()
        let after = try await onLoop { loop in
            let redis = RedisBench(server.socketPath, on: loop)
            defer { redis.client.close() }
            return try await redis.records()
        }
        #expect(before == after)
        #expect(before.contains { !$0.counters.isEmpty }, "the history left nothing to compare")
    }

    private static func history(_ seed: UInt64, _ round: Int) -> [Operation] {
        let seed = seed &* 1000 &+ UInt64(round)
        return round.isMultiple(of: 2)
            ? History.random(seed: seed, count: 120) : History.randomMoves(seed: seed, count: 120)
    }

    /// - Parameter loses: whether the model loses messages when the history has a step `lose`.
    static func playModel(_ history: [Operation], loses: Bool = false) async -> (
        trace: [String], failure: String?
    ) {
        let clock = TestClock(Fixture.start)
        let model = ModelLedger(clock)
        let player = HistoryPlayer(model, clock, losing: loses ? model.lossy : nil)
        do {
            try await player.play(history)
            return (player.trace, nil)
        } catch {
            return (player.trace, "\(error)")
        }
    }

    static func list(_ history: [Operation]) -> String { history.map { "  \($0)" }.joined(separator: "\n") }
}

/// The real scripts on a real Redis, with a clock that the test sets. The scripts read the time from a Redis
/// list instead of calling TIME.
final class RedisBench {
    let loop: EventLoop
    let client: RedisRouter
    let ledger: RedisLedger
    /// Makes the servers lose messages. If it is nil, they never lose any.
    var lossy: LossyStore?

    /// - Parameter mutant: a script with a mistake. It replaces the script of the same name.
    convenience init(_ path: String, on loop: EventLoop, mutant: [UInt8]? = Mutants.named) {
        self.init(StoreAddress(RedisAddress(host: path)), on: loop, mutant: mutant)
    }

    init(_ address: StoreAddress, on loop: EventLoop, mutant: [UInt8]? = Mutants.named) {
        self.loop = loop
        client = RedisRouter(address, on: loop, options: .patient)
        let tag = client.isSingle ? "" : " .. string.match(KEYS[1], '{.-}')"
        let scripts = ScriptSet { source in
            let isMeant =
                mutant?.prefix { $0 != UInt8(ascii: ":") } == source.prefix { $0 != UInt8(ascii: ":") }
            return Self.withOurClock(isMeant ? mutant ?? source : source, tag)
        }
        ledger = RedisLedger(client, scripts: scripts)
    }

    static func withRedis(_ body: @escaping @Sendable (RedisBench) async throws -> Void) async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        try await onLoop(within: 60) { loop in
            let redis = RedisBench(path, on: loop)
            defer { redis.client.close() }
            try await redis.setClock(Fixture.start)
            try await body(redis)
        }
    }

    /// - Parameter tag: Lua code that adds a hash tag to the name of the clock's list. In a cluster, the list
    ///   must be in the same slot as the script's keys.
    private static func withOurClock(_ source: [UInt8], _ tag: String) -> [UInt8] {
        let parts = String(decoding: source, as: UTF8.self).split(
            separator: "call('TIME')", omittingEmptySubsequences: false)
        return Array(parts.joined(separator: "call('LRANGE', 'clock'\(tag), '0', '1')").utf8)
    }

    @discardableResult
    func command(_ words: [String]) async throws -> RedisReply {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return try await client.sendCommand(arguments)
    }

    /// Sets the time, in microseconds, that all scripts read from now on.
    func setClock(_ micros: Int) async throws {
        for clock in clocks {
            try await command(["DEL", clock])
            try await command(["RPUSH", clock, "\(micros / 1_000_000)", "\(micros % 1_000_000)"])
        }
    }

    /// The names of the lists with the clock's time. A cluster needs one list in the slot of each user, and
    /// of each of the 16 parts of the index of leases.
    private var clocks: [String] {
        guard !client.isSingle else { return ["clock"] }
        let tags =
            Fixture.users.map { String(decoding: $0.tag, as: UTF8.self) } + (0..<16).map { "leases\($0)" }
        return tags.map { "clock{\($0)}" }
    }

    func records() async throws -> [StoredUser] {
        var records: [StoredUser] = []
        for user in Fixture.users { records.append(try await ledger.readUser(user)) }
        return records
    }

    /// Plays a history on Redis and on the model. The result is the first broken law or the first difference.
    /// It is nil if no law is broken and both agree.
    func disagreement(_ history: [Operation]) async throws -> String? {
        for node in client.nodes {
            var flush = RedisArguments()
            flush.append("FLUSHALL" as StaticString)
            _ = try await node.sendCommand(flush)
        }
        let clock = TestClock(Fixture.start)
        let player = HistoryPlayer(ledger, clock, losing: lossy) { try await self.setClock($0) }
        var failure: String?
        do { try await player.play(history) } catch { failure = "\(error)" }
        let model = await `The laws of the ledger`.playModel(history, loses: lossy != nil)
        for (redis, model) in zip(player.trace, model.trace) where redis != model {
            return "\(failure ?? "")\nRedis: \(redis)\nmodel: \(model)"
        }
        return failure
    }
}
