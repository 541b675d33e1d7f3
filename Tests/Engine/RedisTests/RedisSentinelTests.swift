import Glibc
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer, .timeLimit(.minutes(3))) struct `A master that sentinels name` {
    private static func withRouter<Result: Sendable>(
        _ address: StoreAddress, _ body: @escaping @Sendable (RedisRouter, EventLoop) async throws -> Result
    ) async throws -> Result {
        try await onLoop(within: 90) { loop in
            let router = RedisRouter(address, on: loop)
            defer { router.close() }
            return try await body(router, loop)
        }
    }

    private static func write(_ router: RedisRouter, _ value: String) async -> RedisError? {
        do throws(RedisError) {
            _ = try await router.sendCommand(words("SET", "key", value))
            return nil
        } catch {
            return error
        }
    }

    @Test func `A master is found through sentinels, and after a failover the new master`() async throws {
        let trio = try await SentinelTrio.start()
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            #expect(router.isSingle && router.nodes[0].address.port == trio.ports[0])
            try await trio.wait("the replica has it") {
                (try? await trio.servers[1].ask("GET", "key").bytes) == Array("1".utf8)
            }
            trio.servers[0].kill9()
            #expect(await eventually(on: loop, within: 30) { await Self.write(router, "2") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
            #expect(try await trio.servers[1].ask("GET", "key").bytes == Array("2".utf8))
        }
    }

    @Test func `A master is found again, with what it had, if all servers and sentinels were restarted`()
        async throws
    {
        let trio = try await SentinelTrio.start(servers: 1, ["--appendonly", "yes"])
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            let all = trio.servers + trio.sentinels
            for server in all { server.kill9() }
            #expect(await Self.write(router, "2") != nil)
            for server in all { try await server.launch() }
            #expect(
                await eventually(on: loop, within: 30) {
                    (try? await router.sendCommand(words("GET", "key")).text) == "1"
                })
            #expect(await eventually(on: loop) { await Self.write(router, "3") == nil })
        }
    }

    /// In this test, the sentinels do not get the command FAILOVER. They check a master's role only every ten
    /// seconds, so they still name the old master for 20 s or longer. The router must find the new master
    /// without them.
    @Test func `A master is found at once after a manual FAILOVER unknown to sentinels`() async throws {
        let trio = try await SentinelTrio.start()
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            _ = try await trio.servers[0].ask("FAILOVER")
            try await trio.wait("the replica is the master") { await trio.servers[1].isMaster() }
            #expect(await eventually(on: loop, within: 5) { await Self.write(router, "2") == nil })
            #expect(try await trio.servers[1].ask("GET", "key").bytes == Array("2".utf8))
        }
    }

    @Test func `A master is left once an operator has it replaced, though it still answers`() async throws {
        let trio = try await SentinelTrio.start()
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            try await trio.sentinels[1].ask("SENTINEL", "FAILOVER", SentinelTrio.name)
            // No client writes at this time, so the router can learn of the change only from the sentinels.
            #expect(await eventually(on: loop, within: 30) { router.nodes[0].address.port == trio.ports[1] })
            #expect(await eventually(on: loop) { await Self.write(router, "2") == nil })
            #expect(try await trio.servers[1].ask("GET", "key").bytes == Array("2".utf8))
        }
    }

    @Test func `A master is left once sentinels have replaced it, though it is connected and not called`()
        async throws
    {
        let trio = try await SentinelTrio.start()
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            // The stopped server does not know of the failover and closes no connection.
            trio.servers[0].signal(SIGSTOP)
            defer { trio.servers[0].signal(SIGCONT) }
            #expect(await eventually(on: loop, within: 30) { router.nodes[0].address.port == trio.ports[1] })
            #expect(await eventually(on: loop) { await Self.write(router, "2") == nil })
        }
    }

    @Test func `The promoted replica is the master, though the old one is back and calls itself a master`()
        async throws
    {
        let trio = try await SentinelTrio.start()
        try await Self.withRouter(trio.address) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            trio.servers[0].kill9()
            try await trio.wait("the replica is the master") { await trio.servers[1].isMaster() }
            // For up to a second after this start, the sentinels still name the old master.
            try await trio.servers[0].launch()
            #expect(await eventually(on: loop) { await Self.write(router, "2") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
        }
        #expect(try await trio.servers[1].ask("GET", "key").bytes == Array("2".utf8))
    }

    @Test func `The newest epoch's master is used, whatever one sentinel of three remembers`() async throws {
        let trio = try await SentinelTrio.start()
        trio.sentinels[2].signal(SIGSTOP)
        defer { trio.sentinels[2].signal(SIGCONT) }
        try await trio.sentinels[0].ask("SENTINEL", "FAILOVER", SentinelTrio.name)
        try await trio.wait("the replica is the master") { await trio.servers[1].isMaster() }
        try await trio.wait("the old master is a replica") { await !trio.servers[0].isMaster() }
        // This sentinel is stopped during the failover. When it runs again, it still names the old master.
        let (stale, fresh) = (trio.address(of: [2]), trio.address)
        let name = SentinelTrio.name
        trio.sentinels[2].signal(SIGCONT)
        try await Self.withRouter(fresh) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
        }
        // A sentinel with an older epoch must be ignored, even if the server that it names is a master.
        let port = try FreePorts.takePorts(1)[0]
        let astray = try await RedisServer.start(["--bind", "127.0.0.1", "--port", "\(port)"])
        try await trio.sentinels[2].ask("SENTINEL", "REMOVE", name)
        try await trio.sentinels[2].ask("SENTINEL", "MONITOR", name, "127.0.0.1", "\(port)", "2")
        try await Self.withRouter(fresh) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "1") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
        }
        #expect(try await astray.ask("EXISTS", "key").integer == 0)
        // A sentinel names a server that is not a master. This server must be ignored, whether other
        // sentinels name it or not.
        try await trio.sentinels[2].ask("SENTINEL", "REMOVE", name)
        try await trio.sentinels[2].ask("SENTINEL", "MONITOR", name, "127.0.0.1", "\(trio.ports[0])", "2")
        try await Self.withRouter(fresh) { router, loop in
            #expect(await eventually(on: loop) { await Self.write(router, "2") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
        }
        #expect(try await trio.servers[1].ask("GET", "key").bytes == Array("2".utf8))
        try await Self.withRouter(stale) { router, loop in
            // The sentinel finds out that its master has become a replica. It then names the new master.
            #expect(await eventually(on: loop, within: 30) { await Self.write(router, "3") == nil })
            #expect(router.nodes[0].address.port == trio.ports[1])
            #expect(router.connects == 1, "nothing was asked of the replica before")
        }
    }

    @Test func `If no master is found, the fault names the master or the sentinel`() async throws {
        let trio = try await SentinelTrio.start(servers: 1)
        var unknown = trio.address
        let places = trio.sentinelPorts.map { RedisPlace(host: "127.0.0.1", port: $0) }
        unknown.kind = .sentinel(master: "nobody", places)
        var denied = trio.address
        denied.sentinelUser = "edge"
        denied.sentinelPassword = "wrong"
        let cases: [(StoreAddress, ContactFault)] = [
            (unknown, .noSuchMaster("nobody")),
            (denied, .sentinelDenies("redis://127.0.0.1:\(trio.sentinelPorts[0])/0")),
        ]
        for (address, fault) in cases {
            try await Self.withRouter(address) { router, loop in
                #expect(await eventually(on: loop) { await Self.write(router, "1") != nil })
                #expect(await eventually(on: loop) { router.nodes[0].contact == fault })
            }
        }
    }
}
