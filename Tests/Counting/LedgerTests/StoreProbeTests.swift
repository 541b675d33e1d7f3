import Limits
import Reactor
import Redis
import Synchronization
import TestSupport
import Testing

@testable import Ledger

/// A fault that keeps Redis from counting, although Redis still replies. The test causes it in a real server.
struct StoreTrouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fault: StoreFault
    let make: [[String]]
    let repair: [[String]]

    static let all = [
        StoreTrouble(
            testDescription: "full memory", fault: .memoryFull, make: [["CONFIG", "SET", "maxmemory", "1"]],
            repair: [["CONFIG", "SET", "maxmemory", "0"]]),
        StoreTrouble(
            testDescription: "too few replicas", fault: .tooFewReplicas,
            make: [["CONFIG", "SET", "min-replicas-to-write", "1"]],
            repair: [["CONFIG", "SET", "min-replicas-to-write", "0"]]),
        StoreTrouble(
            testDescription: "a read-only replica", fault: .readOnly,
            make: [["REPLICAOF", "127.0.0.1", "1"]], repair: [["REPLICAOF", "NO", "ONE"]]),
        StoreTrouble(
            testDescription: "a missing right", fault: .missingRights(["zadd"]),
            make: [["ACL", "SETUSER", "edge", "-zadd"]], repair: [["ACL", "SETUSER", "edge", "+zadd"]]),
        StoreTrouble(
            testDescription: "a changed password", fault: .signIn(code: "WRONGPASS"),
            make: [
                ["ACL", "SETUSER", "edge", "resetpass", ">other"],
                ["CLIENT", "KILL", "USER", "edge", "SKIPME", "yes"],
            ], repair: [["ACL", "SETUSER", "edge", "resetpass", ">sesame"]]),
    ]

    static func owner(of server: RedisServer, on loop: EventLoop) -> RedisRouter {
        RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
    }

    /// Connects as the Redis user of an edge, which has only the rights of `RedisRights`.
    static func edge(of server: RedisServer, on loop: EventLoop) -> RedisRouter {
        var address = RedisAddress(host: server.socketPath)
        (address.user, address.password) = ("edge", "sesame")
        return RedisRouter(address, on: loop, options: .patient)
    }

    static func start() async throws -> RedisServer {
        let rights = RedisRights.accessRule().split(separator: " ").map(String.init)
        return try await RedisServer.start(["--user", "edge", "on", ">sesame"] + rights)
    }

    static func tell(_ client: RedisRouter, _ commands: [[String]]) async throws {
        for words in commands {
            var arguments = RedisArguments()
            for word in words { arguments.append(word) }
            _ = try await client.sendCommand(arguments)
        }
    }
}

@Suite(.needsRedisServer) struct `Whether a message can be counted` {
    @Test(arguments: StoreTrouble.all)
    func `A probe reports why no message can be counted, and its repair`(trouble: StoreTrouble) async throws {
        let server = try await StoreTrouble.start()
        let lines = Mutex<[String]>([])
        try await onLoop { loop in
            let owner = StoreTrouble.owner(of: server, on: loop)
            let client = StoreTrouble.edge(of: server, on: loop)
            let health = StoreHealth { line in lines.withLock { $0.append(line) } }
            let storeWatch = StoreWatch(client, health: StoreHealths(health), on: loop)
            storeWatch.start()
            defer {
                storeWatch.stop()
                owner.close()
                client.close()
            }
            let admissions = Admissions(
                ledger: RedisLedger(client), planTable: Fixture.hundred("messages", .messages),
                store: storeWatch
            ) { loop.now }
            func send() async -> Bool {
                let request = AdmissionRequest(user: UserKey(user: "ada"))
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                guard case .admitted(let reservation, _)? = try? await admissions.admit(request, now: now)
                else { return false }
                return await admissions.settle(reservation.refund()) == .done
            }
            #expect(await health.findFault(on: loop) == nil)
            #expect(await send())
            try await StoreTrouble.tell(owner, trouble.make)
            // No message is sent. The next probe must find the fault.
            #expect(
                await eventually(on: loop) {
                    let fault = await health.findFault(on: loop)
                    // The first probe can find that the connection has ended, which is not the fault that
                    // this test expects.
                    if case .away = fault { return false }
                    return fault != nil && fault != .unreachable && fault != .timedOut
                })
            #expect(await health.findFault(on: loop)?.word == trouble.fault.word)
            #expect(await health.findFault(on: loop) == trouble.fault)
            try await StoreTrouble.tell(owner, trouble.repair)
            #expect(await eventually(on: loop) { await health.findFault(on: loop) == nil })
            #expect(await send(), "ready, and so is the first message")
            let keys = try await owner.sendCommand(Self.words("KEYS", "us:{store:}:*"))
            #expect(
                keys.array?.compactMap(\.text) == ["us:{store:}:e"], "the probe has left something else")
        }
        let logged = lines.withLock { $0 }
        #expect(logged.contains { $0.contains("\(trouble.fault)") && $0.contains(trouble.fault.advice) })
        #expect(logged.last?.hasPrefix("Redis is back after ") == true)
        #expect(logged.count <= 4, "\(logged)")
    }

    @Test func `A replica is asked 20 times a second at most whether it can count`() async throws {
        let server = try await StoreTrouble.start()
        let (isClosed, connects, probes, seconds) = try await onLoop { loop in
            let owner = StoreTrouble.owner(of: server, on: loop)
            let client = StoreTrouble.edge(of: server, on: loop)
            let storeWatch = StoreWatch(client, on: loop)
            storeWatch.start()
            defer {
                storeWatch.stop()
                owner.close()
                client.close()
            }
            try await StoreTrouble.tell(owner, [["REPLICAOF", "127.0.0.1", "1"]])
            for _ in 0..<Breaker.mostFailures { storeWatch.nodes[0].noteError(.degraded) }
            let before = (connects: client.connects, probes: storeWatch.probes)
            let start = Clocks.monotonic()
            #expect(await eventually(on: loop) { storeWatch.probes >= before.probes + 10 })
            return (
                storeWatch.isClosed, client.connects - before.connects, storeWatch.probes - before.probes,
                Double(Clocks.monotonic() - start) / 1e9
            )
        }
        #expect(!isClosed)
        // Each probe opens one connection, and there are 20 probes a second. Without pauses, thousands of
        // connections would be opened.
        #expect((2...probes + 2).contains(connects), "\(connects) for \(probes) probes")
        #expect(Double(probes) <= 20 * seconds + 2, "\(probes) in \(seconds) s")
    }

    @Test func `A probe finds each command of the scripts that the user may not call`() async throws {
        let server = try await StoreTrouble.start()
        let missed = try await onLoop { loop in
            let owner = StoreTrouble.owner(of: server, on: loop)
            let client = StoreTrouble.edge(of: server, on: loop)
            defer {
                owner.close()
                client.close()
            }
            var missed: [String] = []
            for command in RedisRights.scripts.sorted() {
                try await StoreTrouble.tell(owner, [["ACL", "SETUSER", "edge", "-\(command)"]])
                if case .missingRights(let names)? = await StoreProbe(client.nodes[0]).probePart(.whole) {
                    // The probe tests `admit` with a call. If that call is not permitted, the error names no
                    // command, so `names` is empty.
                    if names.isEmpty || names == [command] { missed.append(command) }
                }
                try await StoreTrouble.tell(owner, [["ACL", "SETUSER", "edge", "+\(command)"]])
            }
            #expect(await StoreProbe(client.nodes[0]).probePart(.whole) == nil)
            return missed
        }
        #expect(missed == RedisRights.scripts.sorted())
    }

    @Test func `A store is probed once a second while all is well, however many callers ask`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
            let health = StoreHealth()
            let storeWatch = StoreWatch(client, health: StoreHealths(health), on: loop)
            defer {
                storeWatch.stop()
                client.close()
            }
            storeWatch.start()
            let start = Clocks.monotonic()
            for _ in 0..<500 { #expect(await health.findFault(on: loop) == nil) }
            #expect(await eventually(on: loop) { storeWatch.probes >= 2 })
            let seconds = Double(Clocks.monotonic() - start) / 1e9
            #expect(
                storeWatch.probes >= 1 && Double(storeWatch.probes) <= seconds + 1.01,
                "\(storeWatch.probes), \(seconds) s")
        }
    }

    private static func words(_ words: String...) -> RedisArguments {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return arguments
    }
}
