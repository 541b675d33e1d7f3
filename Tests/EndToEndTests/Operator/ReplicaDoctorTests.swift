import TestSupport
import Testing

extension EndToEnd {
    /// `usherctl doctor`, and an edge at its start, with servers that take a master's place when it dies.
    @Suite(.needsRedisServer, .embeddedRedis, .timeLimit(.minutes(2)))
    struct ReplicaDoctorTests {
        private func doctor(_ url: String) async throws -> Program {
            try await Program.run(
                [Places.usherctl, "doctor", "--redis", url, "--admin", "http://127.0.0.1:1"],
                environment: ["USHER_REDIS_PASSWORD": "secret"])
        }

        private func allow(_ servers: [RedisServer]) async throws {
            for server in servers {
                try await server.ask(["ACL", "SETUSER", "edge", "on", ">secret", "~*", "+@all"])
                try await server.ask("CONFIG", "SET", "appendonly", "yes")
            }
        }

        private func expect(_ found: Program, _ sentences: [String]) {
            let text = found.output
            for words in sentences { #expect(text.contains(words), "\(words): \(text)") }
        }

        @Test
        func `each replica of a cluster is checked for faults that matter once it is promoted`()
            async throws
        {
            let cluster = try await RedisCluster.start(replicas: true)
            try await allow(cluster.nodes.map(\.server))
            let replicas = cluster.nodes.suffix(3).map { "replica redis://\($0.place)/0" }
            let url = "redis+cluster://edge@\(cluster.nodes[0].place)"
            let well = try await doctor(url)
            #expect(well.exitCode == 0)
            expect(well, replicas.map { "\($0): in step with " } + ["those of the 6 servers agree"])
            let (first, second, third) = (
                cluster.nodes[3].server, cluster.nodes[4].server, cluster.nodes[5].server
            )
            try await first.ask("CONFIG", "SET", "maxmemory-policy", "allkeys-lru", "maxmemory", "100mb")
            try await first.ask("CONFIG", "SET", "appendonly", "no", "cluster-require-full-coverage", "yes")
            try await cluster.nodes[0].server.ask("CONFIG", "SET", "min-replicas-to-write", "1")
            try await second.ask("ACL", "SETUSER", "edge", "-zadd")
            try await second.ask("CONFIG", "SET", "cluster-replica-no-failover", "yes")
            third.kill9()
            let ill = try await doctor(url)
            #expect(ill.exitCode == 1)
            expect(
                ill,
                [
                    "\(replicas[0]): allkeys-lru", "\(replicas[0]): no append-only file",
                    "\(replicas[0]): once promoted, it counts on when it is cut off",
                    "\(replicas[0]): its maxmemory is 104.9 MB, and its master has no bound",
                    "redis://\(cluster.nodes[3].place)/0 refuses everybody",
                    "\(replicas[1]): this user may not do all that edges do: +zadd",
                    "\(replicas[2]): nothing listens at", "CLUSTER FORGET",
                ])
            try await cluster.wait("the others have heard of it") {
                await (try? self.doctor(url).output)?.contains("\(replicas[1]): it is never promoted") == true
            }
        }

        @Test
        func `the replica of a sentinels' master is checked, and each sentinel`() async throws {
            let trio = try await SentinelTrio.start()
            try await allow(trio.servers)
            let places = trio.sentinelPorts.map { "127.0.0.1:\($0)" }
            let url = "redis+sentinel://edge@\(places.joined(separator: ","))/\(SentinelTrio.name)"
            let replica = "replica redis://127.0.0.1:\(trio.ports[1])/0"
            let well = try await doctor(url)
            #expect(well.exitCode == 0)
            expect(
                well,
                [
                    "\(replica): in step with 127.0.0.1:\(trio.ports[0])", "all 3 of the URL name",
                    "those of the 2 servers agree",
                ])
            try await trio.servers[1].ask("CONFIG", "SET", "replica-priority", "0")
            try await trio.servers[1].ask("ACL", "SETUSER", "edge", "-hset")
            try await trio.servers[1].ask("REPLICAOF", "127.0.0.1", "1")
            trio.sentinels[2].kill9()
            let ill = try await doctor(url)
            #expect(ill.exitCode == 1)
            expect(
                ill,
                [
                    "\(replica): its link to 127.0.0.1:\(trio.ports[0])", "\(replica): it is never promoted",
                    "\(replica): this user may not do all that edges do: +hset",
                    "redis://\(places[2])/0: nothing listens at",
                ])
            trio.sentinels[1].kill9()
            expect(try await doctor(url), ["1 of 3 sentinels answer, and 2 must to replace a master"])
            try await trio.servers[1].ask("ACL", "DELUSER", "edge")
            expect(try await doctor(url), ["\(replica): it denies access (WRONGPASS)"])
        }

        @Test
        func `an edge logs which replica it would refuse as a master, and starts`() async throws {
            let cluster = try await RedisCluster.start(replicas: true)
            let replica = cluster.nodes[4]
            try await replica.server.ask("CONFIG", "SET", "maxmemory-policy", "volatile-ttl")
            let upstream = try await Upstream.start()
            try await withEdge(
                [
                    "--preset", "coach", "--demo", "--upstream", upstream.url, "--redis",
                    "redis+cluster://\(cluster.nodes[0].place)",
                ], redis: .embedded
            ) { edge, _ in
                let start = "redis://\(replica.place)/0 is a replica that would be refused"
                #expect(edge.program.stderr.contains(start))
                #expect(edge.program.stderr.contains("maxmemory-policy is volatile-ttl"))
            }
            try await upstream.stop()
        }
    }
}
