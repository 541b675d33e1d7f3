import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// The alerts of deploy/alerts.yaml about an edge or a Redis that runs out of something.
    @Suite(.needsRedisServer, .needsPython, .needsPromtool, .timeLimit(.minutes(1)))
    struct ShortageAlertTests {
        @Test
        func `A slow Redis`() async throws {
            let redis = try await RedisServer.start()
            try await withEdge(configuration: Configuration.monthly(800), redis: .server(redis)) {
                edge, _, _ in
                func send() async throws {
                    for _ in 0..<3 {
                        let completed = try await Program.run(
                            ["redis-cli", "-s", redis.socketPath, "CLIENT", "PAUSE", "200"])
                        #expect(completed.output == "OK\n", "\(completed.stderr)")
                        #expect(try await edge.web.say("ann").status == 200)
                    }
                }
                #expect(try await edge.web.say("ann").status == 200)
                try await AlertHistory.expectFiring("UsherSlowLimiter", on: edge) { _ in try await send() }
            }
            redis.kill9()
        }

        @Test
        func `Messages past a limit while Redis was away`() async throws {
            let redis = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
            let configuration = Configuration.monthly(1, deadline: "2s", grace: 2)
            try await withEdge(configuration: configuration, redis: .server(redis)) { edge, _, _ in
                #expect(try await edge.web.say("ann").status == 200)
                var history = AlertHistory()
                await history.scrape(edge)
                redis.kill9()
                for _ in 0..<2 { #expect(try await edge.web.say("ann").status == 200) }
                await history.scrape(edge)
                try await redis.launch()
                try await edge.shows("usher_grace_overspent_total 2")
                await history.scrape(edge)
                try await history.expectFiring("UsherOverspent")
            }
            redis.kill9()
        }

        @Test
        func `An access log whose disk is full`() async throws {
            let configuration = Configuration.monthly(800, "log: { access: /dev/full }")
            try await withEdge(configuration: configuration) { edge, _, _ in
                var history = AlertHistory()
                await history.scrape(edge)
                for lost in 1...2 {
                    #expect(try await edge.web.say("ann").status == 200)
                    try await edge.shows("usher_log_lines_dropped_total \(lost)")
                    await history.scrape(edge)
                }
                try await history.expectFiring("UsherLogDropped")
            }
        }

        @Test
        func `Nearly all descriptors in use`() async throws {
            let configuration = Configuration.monthly(100_000)
            try await withEdge(configuration: configuration, shell: "ulimit -n 1024") { edge, upstream, _ in
                var history = AlertHistory()
                await history.scrape(edge)
                let port = edge.port
                // Each stream needs two file descriptors, so 440 streams use 880 of the 1024.
                let held = try await run(on: ChildProcessLoop.loop, within: 40) { loop in
                    let held = Streams(port: port, on: loop)
                    await held.open(440)
                    return LoopBound(held, on: loop)
                }
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherDescriptors")
                await held.ask { $0.close() }
                try await upstream.openGate()
            }
        }

        @Test
        func `An edge that gets no processor time`() async throws {
            try await withEdge(configuration: Configuration.monthly(800)) { edge, _, _ in
                @Sendable func lag() async throws -> Double {
                    try await Web(port: edge.adminPort).ask("GET", "/metrics").text.split(separator: "\n")
                        .filter { $0.hasPrefix("usher_loop_lag_seconds_sum{") }
                        .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }.reduce(0, +)
                }
                func hold() async throws {
                    let before = try await lag()
                    edge.program.signal(SIGSTOP)
                    // The edge is stopped for 1.5 s. It measures once a second how late its loops are, so it
                    // can miss one second of the stop. The rest is longer than the alert allows.
                    try await Task.sleep(for: .milliseconds(1500))
                    edge.program.signal(SIGCONT)
                    #expect(try await edge.web.say("ann").status == 200)
                    try await until("the look that came late") { try await lag() > before + 0.4 }
                }
                #expect(try await edge.web.say("ann").status == 200)
                try await AlertHistory.expectFiring("UsherLoopLags", on: edge) { _ in try await hold() }
            }
        }

        @Test
        func `More connections than are allowed`() async throws {
            let configuration = Configuration.monthly(800, "http: { max_connections: 4 }")
            try await withEdge(configuration: configuration) { edge, _, _ in
                let port = edge.port
                let loop = ChildProcessLoop.loop
                /// Opens as many connections as the edge allows, and then tries `more` further ones.
                func connect(_ more: Int, refused: Int) async throws {
                    let held = try await run(on: loop) { loop in
                        var peers: [Peer] = []
                        for _ in 0..<4 {
                            peers.append(try await Peer.connect(to: .loopback(port: port), on: loop))
                        }
                        for _ in 0..<more {
                            // The edge can refuse a connection before the test notices that it was opened.
                            let peer = try? await Peer.connect(to: .loopback(port: port), on: loop)
                            if let peer { peers.append(peer) }
                        }
                        return LoopBound(peers, on: loop)
                    }
                    try await edge.shows(#"usher_connections_refused_total{reason="bounds"} \#(refused)"#)
                    await held.ask { for peer in $0 { peer.close() } }
                    try await edge.shows("usher_connections_open 0")
                }
                var history = AlertHistory()
                await history.scrape(edge)
                try await connect(1, refused: 1)
                await history.scrape(edge)
                try await connect(6, refused: 7)
                await history.scrape(edge)
                try await history.expectFiring("UsherRefusesConnections")
            }
        }
    }
}
