import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Each alert of deploy/alerts.yaml must fire during its fault.
    @Suite(.needsRedisServer, .needsPython, .needsPromtool, .timeLimit(.minutes(1)))
    struct AlertTests {
        @Test
        func `Webhooks whose secret is wrong`() async throws {
            let more = """
                subscriptions:
                  products: [{ product: "*", plan: premium }]
                  revenuecat: { api_key: { env: KEY }, authorization: { env: KEY } }
                """
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(5, more), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:1"]
            try await withEdge(arguments, environment: ["KEY": "sk_test"]) { edge, _ in
                func send(_ count: Int) async throws {
                    for _ in 0..<count {
                        let path = "/webhooks/revenuecat"
                        let answer = try await edge.web.ask("POST", path, ["authorization": "x"], body: "{}")
                        #expect(answer.status == 401)
                    }
                }
                try await AlertHistory.expectFiring("UsherWebhooksRefused", on: edge) {
                    try await send($0 ? 1 : 8)
                }
            }
        }

        @Test
        func `Keys that cannot be fetched`() async throws {
            let keys = "issuer: \"https://id.example/\", audience: coach, algorithms: [RS256], "
            let jwt = "jwt: { \(keys)keys: { url: \"\(try Self.nobody())/jwks.json\", private: true } }"
            let configuration = Configuration.monthly(5).replacing(
                "identity:\n", with: "identity:\n  - \(jwt)\n")
            // The edge must fetch keys to check this token. It is {"alg":"RS256","kid":"k"}, {"sub":"ann"}
            // and a signature by an unknown key.
            let token = "eyJhbGciOiJSUzI1NiIsImtpZCI6ImsifQ.eyJzdWIiOiJhbm4ifQ.c2ln"
            try await withEdge(configuration: configuration) { edge, _, _ in
                @Sendable func fetches() async throws -> Int {
                    let page = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                    let count = page.firstMatch(of: /usher_key_fetches_total{[^}]*outcome="refused"} (\d+)/)
                    return count.flatMap { Int($0.1) } ?? 0
                }
                func fail(until count: Int) async throws {
                    try await until("\(count) fetches") {
                        let answer = try await edge.web.ask(
                            "POST", "/v1/chat/completions", ["authorization": "Bearer \(token)"],
                            body: Web.words(model: "any"))
                        #expect(answer.status == 503, "\(answer.text)")
                        return try await fetches() >= count
                    }
                }
                var history = AlertHistory()
                await history.scrape(edge)
                try await fail(until: 1)
                await history.scrape(edge)
                // As long as the edge has no keys, it tries once a second to fetch them.
                try await fail(until: 6)
                await history.scrape(edge)
                try await history.expectFiring("UsherKeysFail")
            }
        }

        @Test
        func `A subscription service that does not answer`() async throws {
            let more = """
                subscriptions:
                  products: [{ product: "*", plan: premium }]
                  revenuecat:
                    api_key: { env: KEY }
                    authorization: { env: KEY }
                    base_url: "\(try Self.nobody())"
                """
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(5, more), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:1"]
            try await withEdge(arguments, environment: ["KEY": "sk_test"]) { edge, _ in
                // The edge asks the subscription service only once in a while about the same user. Therefore
                // each request is for another user.
                func restore(_ users: Range<Int>) async throws {
                    for user in users {
                        let answer = try await edge.web.ask(
                            "POST", "/v1/subscription/restore", ["x-user-id": "user-\(user)"])
                        #expect(answer.status == 503, "\(answer.text)")
                    }
                }
                var history = AlertHistory()
                await history.scrape(edge)
                try await restore(0..<1)
                await history.scrape(edge)
                try await restore(1..<18)
                await history.scrape(edge)
                try await history.expectFiring("UsherSubscriptionServiceFails")
            }
        }

        @Test
        func `A gateway whose address is no longer believed`() async throws {
            let configuration = Configuration.monthly(800).replacing(
                "identity:\n",
                with: "identity:\n  - { trusted_header: x-gateway-user, from: [10.0.0.0/8] }\n")
            try await withEdge(configuration: configuration) { edge, _, _ in
                func send() async throws {
                    for _ in 0..<50 {
                        #expect(try await edge.web.say("ann").status == 200)
                        let answer = try await edge.web.ask(
                            "POST", "/v1/chat/completions", ["x-gateway-user": "ben"],
                            body: Web.words(model: "any"))
                        #expect(answer.status == 401, "\(answer.text)")
                    }
                }
                #expect(try await edge.web.say("ann").status == 200)
                try await AlertHistory.expectFiring("UsherCallersNotBelieved", on: edge) { _ in
                    try await send()
                }
            }
        }

        private static func nobody() throws -> String {
            let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
            return "http://\(Sockets.localAddress(of: socket.number)?.description ?? "")"
        }

        @Test
        func `An upstream that fails and has enough, and users at their limits`() async throws {
            try await withEdge(configuration: Configuration.monthly(1)) { edge, _, _ in
                func send(_ count: Int) async throws {
                    for _ in 0..<count {
                        #expect(try await edge.web.say("ann", model: "fail-500").status == 500)
                        #expect(try await edge.web.say("ann", model: "fail-429").status == 429)
                        // These five refusals make up more than half of the seven messages.
                        for _ in 0..<5 { #expect(try await edge.web.say("ben").status == 429) }
                    }
                }
                #expect(try await edge.web.say("ben").status == 200)
                var history = AlertHistory()
                await history.scrape(edge)
                try await send(1)
                await history.scrape(edge)
                try await send(80)
                await history.scrape(edge)
                try await history.expectFiring(
                    "UsherUpstreamFails", "UsherUpstreamCrowded", "UsherManyRefusals")
            }
        }

        @Test
        func `A Redis that is gone`() async throws {
            try await withStore { edge, upstream, redis in
                var history = AlertHistory()
                await history.scrape(edge)
                let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
                try await until("the message to be on its way") { try await upstream.seen().total == 1 }
                redis.kill9()
                try await upstream.openGate()
                #expect(try await running.value.status == 200)
                func refuse(_ count: Int) async throws {
                    for _ in 0..<count {
                        let answer = try await edge.web.ask(
                            "POST", "/v1/chat/completions", ["x-user-id": "ann"],
                            body: Web.words(model: "any"))
                        #expect(answer.status == 503)
                    }
                    try await edge.shows("usher_spool_depth 1")
                }
                try await refuse(5)
                try await edge.shows("usher_breaker_open 1")
                await history.scrape(edge)
                try await refuse(5)
                await history.scrape(edge)
                try await history.expectFiring("UsherCannotCount", "UsherSpoolWaits", "UsherBreakerOpen")
            }
        }

        @Test
        func `A Redis that accepts no writes, and settlements that it did not accept`() async throws {
            try await withStore { edge, upstream, redis in
                func ask(_ words: String...) async throws -> String {
                    try await Program.run(["redis-cli", "-s", redis.socketPath] + words).output
                }
                var history = AlertHistory()
                await history.scrape(edge)
                let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
                try await until("the message to be on its way") { try await upstream.seen().total == 1 }
                let open = try await ask("--scan", "--pattern", "us:{*}:r").split(separator: "\n")
                let stem = try #require(open.first).dropLast()
                #expect(try await ask("SET", "\(stem)r", "of another type") == "OK\n")
                try await upstream.openGate()
                #expect(try await running.value.status == 200)
                try await edge.shows("usher_spool_parked 1")
                #expect(try await ask("REPLICAOF", "127.0.0.1", "1") == "OK\n")
                try await edge.shows("usher_redis_faults{fault=\"read_only\"} 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherSettlementsParked", "UsherRedisUnfit")
            }
        }

        /// This upstream closes idle connections without notice. The edge stops reusing such connections, so
        /// that few requests must be sent again.
        @Test
        func `An upstream that closes connections without announcing it`() async throws {
            try await withEdge(configuration: Configuration.monthly(800)) { edge, _, _ in
                @Sendable func ask() async throws {
                    // If the upstream closes a connection without an answer, the edge sends the message
                    // again, but only if the message has an id.
                    let fields = ["x-user-id": "ann", "idempotency-key": UUID().uuidString]
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", fields, body: Web.words(model: "leave"))
                    #expect(answer.status == 200)
                }
                func say(_ count: Int) async throws {
                    for _ in 0..<count { try await ask() }
                    // After ten seconds, the edge reuses a connection again. Then a new pause must begin.
                    try await until("no connection to be used twice") {
                        if try await edge.page(has: "usher_upstream_reuse_paused{upstream=\"default\"} 1") {
                            return true
                        }
                        try await ask()
                        return false
                    }
                }
                #expect(try await edge.web.say("ann").status == 200)
                try await AlertHistory.expectFiring("UsherUpstreamClosesConnections", on: edge) { _ in
                    try await say(8)
                }
            }
        }

        @Test
        func `A key of several that the provider does not take`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            for name in ["one", "two"] { try files.write("KEY-\(name)", to: "\(name).key") }
            let configuration = """
                upstreams:
                  - name: llm
                    url: "\(upstream.url)"
                    private: true
                    endpoints:
                      - { name: one, key: { file: one.key } }
                      - { name: two, key: { file: two.key }, url: "\(upstream.url)/no-key" }
                """
            try files.write(Configuration.monthly(800, configuration), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                var history = AlertHistory()
                await history.scrape(edge)
                for user in 0..<12 { #expect(try await edge.web.say("user\(user)").status == 200) }
                try await edge.shows("usher_upstream_key_refused{upstream=\"llm/two\"} 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherUpstreamKeyRefused")
                #expect(edge.program.stderr.contains("Its messages go to the upstream's other endpoints."))
            }
        }

        @Test
        func `Settlements that Redis answers with an error`() async throws {
            try await withStore { edge, upstream, redis in
                var history = AlertHistory()
                await history.scrape(edge)
                let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
                try await until("the message to be on its way") { try await upstream.seen().total == 1 }
                // Without the rights to HINCRBY and HDEL, settlements fail and stay in the spool.
                let rights = ["ACL", "SETUSER", "default", "-hincrby", "-hdel"]
                let completed = try await Program.run(["redis-cli", "-s", redis.socketPath] + rights)
                #expect(completed.output == "OK\n", "\(completed.stderr)")
                try await upstream.openGate()
                #expect(try await running.value.status == 200)
                try await edge.shows("usher_spool_delayed 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherSettlementsDelayed")
            }
        }

        @Test
        func `A Redis that has lost what was counted in it`() async throws {
            try await withStore { edge, _, redis in
                #expect(try await edge.web.say("ann").status == 200)
                var history = AlertHistory()
                await history.scrape(edge)
                let completed = try await Program.run(["redis-cli", "-s", redis.socketPath, "FLUSHALL"])
                #expect(completed.output == "OK\n", "\(completed.stderr)")
                try await edge.shows("usher_store_emptied 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherStoreEmptied")
            }
        }

        @Test
        func `Settlements whose file was damaged`() async throws {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800, deadline: "150ms"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let edge = try await Edge.start(arguments, in: folder, redis: .server(redis))
            var history = AlertHistory()
            await history.scrape(edge)
            let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 1 }
            redis.kill9()
            try await upstream.openGate()
            #expect(try await running.value.status == 200)
            try await edge.shows("usher_spool_depth 1")
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            // Deletes the spool's write-ahead log, which contains the last settlements.
            let log = try await Program.run([
                "find", folder.path, "-name", "spool.db-wal", "-print", "-delete",
            ])
            #expect(log.output.contains("spool.db-wal"), "the log of the spool is there")
            try await redis.launch()
            let next = try await Edge.start(arguments, in: folder, redis: .server(redis))
            try await next.shows("usher_spool_damaged 1")
            for _ in 0..<2 { await history.scrape(next) }
            try await history.expectFiring("UsherSettlementsDamaged")
            try await next.stop()
            redis.kill9()
            try await upstream.stop()
        }

        @Test(.needsNameServer)
        func `A name that cannot be looked up`() async throws {
            let names = try await NameServer.start()
            let more = #"upstreams: [{ name: llm, url: "http://llm.test", connect_timeout: 400ms }]"#
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(5, more), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")], shell: names.shell) { edge, _ in
                var history = AlertHistory()
                await history.scrape(edge)
                #expect(try await edge.web.say("ann").status == 504)
                try await edge.shows("usher_names_failing 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherNamesFail")
            }
            try await names.stop()
        }

        @Test
        func `Edges of different configurations, one of which is away`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                var history = AlertHistory()
                await history.scrape(edge, as: "first")
                let folder = try TemporaryFolder()
                let other = try await Edge.start(["--preset", "pages", "--demo"], in: folder)
                // Before the roll-out both edges are alike, so the metrics of one edge stand for both.
                await history.scrape(edge, as: "second")
                for _ in 0..<2 {
                    await history.scrape(edge, as: "first")
                    await history.scrape(other, as: "second")
                }
                try await history.expectFiring("UsherSettingsDiffer")
                try await other.stop()
                var ending = AlertHistory()
                await ending.scrape(edge)
                for _ in 0..<2 { await ending.scrape(other) }
                try await ending.expectFiring("UsherAway")
            }
        }

        private func withStore(_ body: (Edge, Upstream, RedisServer) async throws -> Void) async throws {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(800, deadline: "150ms"), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            try await withEdge(arguments, redis: .server(redis)) { edge, _ in
                try await body(edge, upstream, redis)
            }
            redis.kill9()
            try await upstream.stop()
        }
    }
}
