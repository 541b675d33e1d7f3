import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Runs `usherctl doctor` on edges whose Redis, upstreams and other parts work or are broken.
    @Suite(.needsRedisServer, .embeddedRedis, .timeLimit(.minutes(2)))
    struct DoctorTests {
        /// The exit code of `usherctl doctor`, its verdicts and its output. The key of a verdict is the name
        /// of the checked part, such as Redis.
        private func verdicts(_ arguments: [String], environment: [String: String] = [:]) async throws
            -> (code: Int32?, verdicts: [String: String], text: String)
        {
            let doctor = try await Program.run(
                [Places.usherctl, "doctor", "--output", "json"] + arguments, environment: environment)
            let object = try? JSONSerialization.jsonObject(with: Data(doctor.output.utf8))
            let findings = (object as? [String: Any])?["findings"] as? [[String: Any]]
            let pairs = try #require(findings, "\(doctor.output)\(doctor.stderr)").map {
                ($0["check"] as? String ?? "", $0["verdict"] as? String ?? "")
            }
            return (doctor.exitCode, Dictionary(pairs, uniquingKeysWith: { $1 }), doctor.output)
        }

        @Test
        func `All is well with an edge and its embedded Redis`() async throws {
            try await withCtl { ctl in
                let found = try await verdicts(ctl.place)
                #expect(found.code == 0, "\(found.text)")
                for check in [
                    "edge", "latency", "clock", "version", "eviction", "persistence", "rights",
                    "data directory",
                ] {
                    #expect(found.verdicts[check] == "fine", "\(check): \(found.text)")
                }
                let table = try await ctl("doctor")
                #expect(table.output.contains("✓ edge"))
            }
        }

        @Test
        func `A data directory may be named from where one is`() async throws {
            try await withCtl { ctl in
                let here = FileManager.default.currentDirectoryPath
                let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
                let path = up + ctl.folder.file("data")
                // No edge answers at this port. The command finds the embedded Redis by the data directory.
                let found = try await verdicts(["--admin", "http://127.0.0.1:1", "--data-dir", path])
                #expect(found.verdicts["eviction"] == "fine", "\(found.text)")
            }
        }

        @Test
        func `The Redis of an edge is found whose own data directory is named from where it is`()
            async throws
        {
            let folder = try TemporaryFolder()
            let edge = try await Edge.start(
                ["--preset", "coach", "--demo"], in: folder,
                shell: "cd \(folder.path); set -- \"${@#\(folder.path)/}\"")
            let place = ["--admin", "http://127.0.0.1:\(edge.adminPort)", "--data-dir", folder.file("data")]
            let found = try await verdicts(place)
            #expect(found.verdicts["eviction"] == "fine", "\(found.text)")
            try await edge.stop()
        }

        @Test
        func `Each server of a cluster is checked, and a fault is reported for that one`() async throws {
            let cluster = try await RedisCluster.start(masters: 2)
            let (good, bad) = (cluster.nodes[0], cluster.nodes[1])
            for node in cluster.nodes { try await node.server.ask("CONFIG", "SET", "appendonly", "yes") }
            for node in cluster.nodes {
                try await node.server.ask(["ACL", "SETUSER", "edge", "on", ">secret", "~us:*", "+@all"])
            }
            try await bad.server.ask("ACL", "SETUSER", "edge", "-asking")
            try await bad.server.ask("CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
            try await bad.server.ask("CONFIG", "SET", "cluster-require-full-coverage", "yes")
            let found = try await verdicts(
                [
                    "--redis", "redis+cluster://edge@\(good.place),\(bad.place)", "--admin",
                    "http://127.0.0.1:1",
                ],
                environment: ["USHER_REDIS_PASSWORD": "secret"])
            #expect(found.code == 1 && found.verdicts["clocks"] == "fine", "\(found.text)")
            for words in [
                "redis://\(bad.place)/0: allkeys-lru", "redis://\(good.place)/0: noeviction",
                "all that edges do: +asking for",
                "redis://\(bad.place)/0 refuses everybody", "redis://\(good.place)/0 serves its users",
                "redis://\(good.place)/0 has no replica", "redis://\(bad.place)/0: append-only file",
                "redis-acl --cluster",
            ] {
                #expect(found.text.contains(words), "\(words): \(found.text)")
            }
        }

        @Test
        func `An evicting Redis without a file, and with few rights, is reported`() async throws {
            let redis = try await RedisServer.start([
                "--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru", "--user", "usher", "on",
                ">secret",
                "~us:*", "+ping", "+info", "+eval", "+evalsha", "+time",
            ])
            let found = try await verdicts(["--redis", "unix:\(redis.socketPath)"])
            #expect(found.code == 1)
            #expect(
                found.verdicts["eviction"] == "bad" && found.verdicts["persistence"] == "warning",
                "\(found.text)")
            #expect(found.text.contains("CONFIG SET maxmemory-policy noeviction"))
            #expect(found.verdicts["rights"] == "fine")
        }

        @Test
        func `Missing rights are named, and a wrong password is reported without showing it`() async throws {
            let redis = try await RedisServer.start([
                "--port", "0", "--user", "usher", "on", ">secret", "~us:*", "+ping", "+info", "+eval",
                "+time",
            ])
            let files = try TemporaryFolder()
            try files.write(
                Configuration.monthly(1).replacingOccurrences(
                    of: "deadline: 5s",
                    with: "url: \"unix:\(redis.socketPath)\", user: usher, password: { env: PASSWORD }"),
                to: "edge.yaml")
            let place = ["--config", files.file("edge.yaml"), "--admin", "http://127.0.0.1:1"]
            let few = try await verdicts(place, environment: ["PASSWORD": "secret"])
            #expect(few.code == 1 && few.verdicts["rights"] == "bad", "\(few.text)")
            #expect(
                few.text.contains("+evalsha") && few.text.contains("+hset") && !few.text.contains("+eval "))
            let wrong = try await verdicts(place, environment: ["PASSWORD": "other-secret"])
            #expect(wrong.code == 1 && wrong.verdicts["redis"] == "bad", "\(wrong.text)")
            #expect(!wrong.text.contains("other-secret"))
        }

        @Test
        func `Redis is the one that the edge names, and its password is not guessed`() async throws {
            let redis = try await RedisServer.start([
                "--port", "0", "--maxmemory", "100mb", "--maxmemory-policy", "noeviction", "--user", "usher",
                "on", ">secret", "~us:*", "+@all", "--user", "default", "on", ">other",
            ])
            let files = try TemporaryFolder()
            try files.write(
                Configuration.monthly(1).replacingOccurrences(
                    of: "deadline: 5s",
                    with: "url: \"unix:\(redis.socketPath)\", user: usher, password: { env: PASSWORD }, "
                        + "deadline: 5s"),
                to: "edge.yaml")
            let upstream = try await Upstream.start()
            try await withEdge(
                ["--config", files.file("edge.yaml"), "--upstream", upstream.url],
                redis: .embedded, environment: ["PASSWORD": "secret"]
            ) { edge, folder in
                let place = Ctl(edge: edge, folder: folder).place
                let found = try await verdicts(place, environment: ["USHER_REDIS_PASSWORD": "secret"])
                #expect(found.text.contains("\(redis.socketPath) answers in"), "\(found.text)")
                #expect(found.verdicts["latency"] == "fine" && found.verdicts["counting"] == "fine")
                let locked = try await verdicts(place)
                #expect(locked.verdicts["redis"] == "skipped", "\(locked.text)")
                #expect(locked.text.contains("USHER_REDIS_PASSWORD"))
                let wrong = try await verdicts(place, environment: ["USHER_REDIS_PASSWORD": "wrong"])
                #expect(wrong.code == 1 && wrong.verdicts["redis"] == "bad", "\(wrong.text)")
            }
            try await upstream.stop()
        }

        @Test(.needsOpenSSL)
        func `A certificate that expires soon is reported`() async throws {
            let redis = try await RedisServer.start()
            let certificates = try await Certificates()
            let pair = try await certificates.issue("DNS:usher.test", days: 5)
            let files = try TemporaryFolder()
            try files.write(
                Configuration.monthly(1, "tls: { certificate: \(pair.chain), key: \(pair.key) }"),
                to: "edge.yaml")
            let found = try await verdicts([
                "--config", files.file("edge.yaml"), "--redis", "unix:\(redis.socketPath)",
            ])
            #expect(found.verdicts["certificate"] == "warning", "\(found.text)")
            #expect(found.text.contains("renew \(pair.chain)"), "\(found.text)")
        }

        @Test(.needsOpenSSL)
        func `The chain that the edge shows is told apart from what its file holds by now`() async throws {
            let certificates = try await Certificates()
            let old = try await certificates.issue("DNS:usher.test", days: 90)
            let new = try await certificates.issue("DNS:usher.test", days: 400)
            let intermediate = try await certificates.issue("DNS:middle.test", days: -1)
            let files = try TemporaryFolder()
            func put(_ texts: [String]) throws {
                try files.write(texts.compactMap(TemporaryFolder.content(of:)).joined(), to: "chain.pem")
            }
            try put([old.chain, intermediate.chain])
            try files.write(
                Configuration.monthly(1, "tls: { certificate: \(files.file("chain.pem")), key: \(old.key) }"),
                to: "edge.yaml")
            try await withCtl(["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:1"]) {
                ctl in
                let place = ctl.place
                let ended = try await verdicts(place)
                #expect(ended.code == 1 && ended.verdicts["shown certificate"] == "bad", "\(ended.text)")
                #expect(ended.text.contains("the chain that the listener shows ended"), "\(ended.text)")
                let file = try await verdicts(place + ["--config", files.file("edge.yaml")])
                #expect(file.text.contains("number 2 in the chain of the listener ended"), "\(file.text)")
                try put([new.chain])
                let stale = try await verdicts(place)
                #expect(
                    stale.text.contains("the listener does not show what \(files.file("chain.pem")) holds"),
                    "\(stale.text)")
            }
        }
    }
}
