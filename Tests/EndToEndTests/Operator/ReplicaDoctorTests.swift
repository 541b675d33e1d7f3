import Foundation
import Reactor
import Redis
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Runs `usherctl doctor`, and starts an edge, with replicas that replace a failed master.
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
        func `Each replica of a cluster is checked for faults that matter once it is promoted`()
            async throws
        {
            let cluster = try await RedisCluster.start(replicas: true)
            try await allow(cluster.nodes.map(\.server))
            let replicas = cluster.nodes.suffix(3).map { "replica redis://\($0.place)/0" }
            let url = "redis+cluster://edge@\(cluster.nodes[0].place)"
            let well = try await doctor(url)
            #expect(well.exitCode == 0)
            expect(well, replicas.map { "\($0): in step with " } + ["the clocks of all 6 servers agree"])
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
                    "\(replicas[0]): once promoted, it goes on counting when it is cut off",
                    "\(replicas[0]): its maxmemory is 104.9 MB, and its master has no bound",
                    "redis://\(cluster.nodes[3].place)/0 refuses everybody",
                    "\(replicas[1]): this user may not do all that edges do: +zadd",
                    "\(replicas[2]): nothing listens at", "CLUSTER FORGET",
                ])
            try await cluster.wait("the others have heard of it") {
                await (try? self.doctor(url).output)?.contains("\(replicas[1]): it is never promoted") == true
            }
        }

        /// The sentinels name the old master until it has been a replica for some time. The setting
        /// `down-after-milliseconds` determines this time, and is therefore long here.
        @Test func `A master that was replaced by hand is named beside the one of the sentinels`()
            async throws
        {
            let trio = try await SentinelTrio.start()
            try await allow(trio.servers)
            let places = trio.sentinelPorts.map { "127.0.0.1:\($0)" }
            let url = "redis+sentinel://edge@\(places.joined(separator: ","))/\(SentinelTrio.name)"
            for sentinel in trio.sentinels {
                try await sentinel.ask(
                    "SENTINEL", "SET", SentinelTrio.name, "down-after-milliseconds", "600000")
            }
            try await until("the replica takes writes") {
                // Redis refuses FAILOVER while the replica is still copying, so the command is repeated.
                _ = try? await trio.servers[0].ask("FAILOVER", "TO", "127.0.0.1", "\(trio.ports[1])")
                let role = try await Program.run(["redis-cli", "-p", "\(trio.ports[1])", "ROLE"])
                return role.output.hasPrefix("master")
            }
            let found = try await doctor(url)
            expect(
                found,
                [
                    "they name 127.0.0.1:\(trio.ports[0]), and redis://127.0.0.1:\(trio.ports[1])/0 takes the writes",
                    "use SENTINEL FAILOVER",
                ])
        }

        @Test
        func `The replica of a sentinels' master is checked, and each sentinel`() async throws {
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
                    "the clocks of all 2 servers agree",
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
            expect(try await doctor(url), ["1 of 3 sentinels answer, and 2 must answer to replace a master"])
            try await trio.servers[1].ask("ACL", "DELUSER", "edge")
            expect(try await doctor(url), ["\(replica): it denies access (WRONGPASS)"])
        }

        @Test
        func `A replica that has not yet all that its master has is waited for, and not replaced`()
            async throws
        {
            let cluster = try await RedisCluster.start(
                masters: 1, replicas: true,
                ["--appendonly", "no", "--user", "edge", "on", ">secret", "~*", "+@all"])
            let (master, replica) = (cluster.nodes[0], cluster.nodes[1])
            let place = "replica redis://\(replica.place)/0"
            let url = "redis+cluster://edge@\(master.place)"
            let keys = "for i = 1, 1500 do redis.call('SET', '{1}' .. i, string.rep('x', 100)) end"
            try await master.server.ask("EVAL", keys, "1", "{1}")
            try await cluster.waitForReplica(replica, of: master)
            try await replica.server.ask("SAVE")
            replica.server.kill9()
            // With this delay for each key, the replica loads its file for 30 s. Meanwhile `usherctl doctor`
            // runs.
            try await replica.server.launch(
                ["--key-load-delay", "20000", "--loading-process-events-interval-bytes", "1024"],
                waiting: false)
            try await cluster.wait("it reads") {
                let found = try? await self.doctor(url).output
                return found?.contains("\(place): it is still loading its data") == true
            }
            replica.server.kill9()
            // The delay for each key makes the master send its data for 30 s. Meanwhile `usherctl doctor`
            // runs.
            try await master.server.ask("CONFIG", "SET", "rdb-key-save-delay", "20000")
            try replica.server.folder.remove("dump.rdb")
            try await replica.server.launch()
            try await cluster.wait("it copies") {
                (try? await replica.server.ask("INFO", "replication").bytes)
                    .map { String(decoding: $0, as: UTF8.self).contains("master_sync_in_progress:1") } == true
            }
            expect(try await doctor(url), ["\(place): it is still copying the data of \(master.place)"])
            replica.server.kill9()
            // The replica is gone, so the master stops saving the data for it. The test waits for that.
            try await cluster.wait("nothing is saved any more") {
                (try? await master.server.ask("INFO", "persistence").bytes)
                    .map { String(decoding: $0, as: UTF8.self).contains("rdb_bgsave_in_progress:0") } == true
            }
        }

        @Test
        func `A sentinel that watches another server under the same name is told of`() async throws {
            let trio = try await SentinelTrio.start()
            try await allow(trio.servers)
            let port = try FreePorts.takePorts(1)[0]
            let other = try await RedisServer.start(["--bind", "127.0.0.1", "--port", "\(port)"])
            let (astray, name) = (trio.sentinels[2], SentinelTrio.name)
            try await astray.ask("SENTINEL", "REMOVE", name)
            try await astray.ask("SENTINEL", "MONITOR", name, "127.0.0.1", "\(port)", "2")
            let places = trio.sentinelPorts.map { "127.0.0.1:\($0)" }
            let found = try await doctor("redis+sentinel://edge@\(places.joined(separator: ","))/\(name)")
            expect(
                found,
                [
                    "redis://\(places[2])/0 names 127.0.0.1:\(port), "
                        + "and the newest of them 127.0.0.1:\(trio.ports[0])",
                    "SENTINEL RESET",
                ])
            #expect(try await other.ask("ROLE").array?.first?.bytes == Array("master".utf8))
        }

        @Test
        func `Servers that announce names of their own network are asked where they can be reached`()
            async throws
        {
            let name = "redis.inside.test"
            let cluster = try await RedisCluster.start(
                masters: 2, replicas: true,
                ["--cluster-announce-hostname", name, "--cluster-preferred-endpoint-type", "hostname"])
            try await allow(cluster.nodes.map(\.server))
            try await cluster.nodes[3].server.ask("CONFIG", "SET", "cluster-replica-no-failover", "yes")
            let ways = cluster.nodes.map { "\"\(name):\($0.port)\": \"\($0.place)\"" }
            let files = try TemporaryFolder()
            try files.write(
                Configuration.monthly(1).replacingOccurrences(
                    of: "deadline: 5s",
                    with: "url: \"redis+cluster://edge@\(name):\(cluster.nodes[0].port)\", "
                        + "password: { env: PASSWORD }, reachable_as: { \(ways.joined(separator: ", ")) }"),
                to: "edge.yaml")
            @Sendable func look() async throws -> Program {
                try await Program.run(
                    [
                        Places.usherctl, "doctor", "--config", files.file("edge.yaml"), "--admin",
                        "http://127.0.0.1:1",
                    ], environment: ["PASSWORD": "secret"])
            }
            let replicas = cluster.nodes.suffix(2).map { "replica redis://\($0.place)/0" }
            try await cluster.wait("the others have heard of it") {
                (try? await look().output)?.contains("\(replicas[1]): it is never promoted") == true
            }
            let found = try await look()
            expect(
                found,
                [
                    "\(replicas[0]): in step with \(name):\(cluster.nodes[0].port)",
                    "redis://\(cluster.nodes[1].place)/0 has 1", "the clocks of all 4 servers agree",
                ])
            #expect(!found.output.contains("looked up"), "\(found.output)")
        }

        @Test
        func `An edge logs which replica it would refuse as a master, and starts`() async throws {
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
