import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Tests edges with a Redis that the configuration names, instead of the embedded one.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct OwnRedisTests {
        @Test
        func `The rights that usherctl redis-acl prints are enough, and all of them are needed`()
            async throws
        {
            let printed = try await Program.run([Places.usherctl, "redis-acl"]).output
            let listed = try #require(printed.firstMatch(of: /user usher on >PASSWORD (.*)/)).1
            let rights = listed.split(whereSeparator: \.isWhitespace).map(String.init)
            let redis = try await RedisServer.start(["--user", "usher", "on", ">secret"] + rights)
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let configuration = Configuration.monthly(2).replacingOccurrences(
                of: "deadline: 5s", with: "deadline: 5s, user: usher, password: { env: PASSWORD }")
            try files.write(configuration, to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml"), "--demo", "--upstream", upstream.url],
                redis: .server(redis), environment: ["PASSWORD": "secret"]
            ) { edge, _ in
                var statuses: [Int] = []
                for model in ["any", "fail-500", "any", "any"] {
                    statuses.append(try await edge.web.say("ann", model: model).status)
                }
                #expect(statuses == [200, 500, 200, 429])
                #expect(try await edge.used(by: "ann") == 2)
            }
            try await upstream.stop()
            #expect(Self.called(by: "lua").subtracting(Self.granted(rights)).isEmpty)
            let further = Self.granted(rights).subtracting(Self.called(by: "lua"))
            // Besides the commands inside of scripts, an edge uses only these commands. With them it runs
            // scripts, checks Redis, and searches for open reservations.
            #expect(further == ["ping", "info", "eval", "evalsha", "scan", "set"])
        }

        @Test
        func `A Redis that may evict counts is refused at the start`() async throws {
            let redis = try await RedisServer.start(["--maxmemory-policy", "allkeys-lru"])
            let usher = try await Program.run([
                Places.usher, "--preset", "coach", "--demo", "--listen", "127.0.0.1:0", "--admin-listen",
                "127.0.0.1:0", "--redis", "unix:\(redis.socketPath)",
            ])
            #expect(usher.exitCode == 69)
            #expect(usher.stderr.contains("Set maxmemory-policy to noeviction."))
        }

        private static func granted(_ rights: [String]) -> Set<String> {
            Set(rights.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) })
        }

        /// The Redis commands that the scripts of a folder and its subfolders call, in lower case.
        private static func called(by folder: String) -> Set<String> {
            let path = Places.inTree(folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
            let text = names.compactMap { TemporaryFolder.content(of: path + "/" + $0) }.joined()
            return Set(text.matches(of: /call\('([A-Z]+)'/).map { $0.1.lowercased() })
        }
    }
}
