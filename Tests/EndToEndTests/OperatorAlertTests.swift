import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// The alerts of deploy/alerts.yaml about what operators did or must do.
    @Suite(.needsRedisServer, .needsPython, .needsPromtool, .timeLimit(.minutes(2)))
    struct OperatorAlertTests {
        @Test
        func `The first burst, since counters begin at 0`() async throws {
            let more = #"upstreams: [{ name: llm, url: "http://127.0.0.1:1", private: true, models: [any] }]"#
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(5, more), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                try await edge.shows(
                    #"usher_upstream_answers_total{upstream="llm",outcome="refused"} 0"#,
                    #"usher_identity_refusals_total{cause="header_not_believed"} 0"#,
                    #"usher_decisions_total{reason="limiter_away",class="standard"} 0"#,
                    #"usher_decisions_total{reason="identity"} 0"#,
                    #"usher_messages_total{model="any"} 0"#, #"usher_messages_total{model="other"} 0"#)
                let page = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(
                    page.contains(
                        /usher_decisions_total{reason="limit",plan="\w+",limit="messages",[^\n]* 0\n/))
            }
        }

        @Test
        func `A kill switch that stays on`() async throws {
            try await withEdge(configuration: Configuration.monthly(5)) { edge, _, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                var history = AlertHistory()
                await history.scrape(edge)
                let completed = try await ctl(
                    "kill-switch", "on", "--reason", "a key leaked", "--confirm", "stop")
                #expect(completed.exitCode == 0, "\(completed.stderr)")
                try await edge.shows("usher_kill_switch_on 1")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherKillSwitchOn")
            }
        }

        @Test(.needsOpenSSL, .ownCertificates)
        func `A certificate that expires`() async throws {
            let certificates = try await Certificates()
            func edge(_ days: Int, _ body: (Edge) async throws -> Void) async throws {
                let pair = try await certificates.issue("DNS:localhost", days: days)
                let files = try TemporaryFolder()
                try files.write(
                    Configuration.monthly(5, "tls: { certificate: \(pair.chain), key: \(pair.key) }"),
                    to: "edge.yaml")
                let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:1"]
                let edge = try await Edge.start(arguments, in: files)
                try await body(edge)
                try await edge.stop()
            }
            var history = AlertHistory()
            try await edge(60) { await history.scrape($0) }
            try await edge(13) { edge in for _ in 0..<2 { await history.scrape(edge) } }
            try await history.expectFiring("UsherCertificateEnds")
        }

        @Test
        func `A bill that differs from the books`() async throws {
            try await withEdge(configuration: Configuration.monthly(5)) { edge, _, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                var history = AlertHistory()
                await history.scrape(edge)
                try folder.write("day,model,cost\n2026-11-20,gpt-5,12.50\n", to: "bill.csv")
                let compared = try await ctl("bill", "compare", folder.file("bill.csv"), "--record")
                #expect(compared.exitCode == 1, "\(compared.stderr)")
                #expect(compared.stderr.contains("only in the bill: gpt-5"), "\(compared.stderr)")
                try await edge.shows(
                    "usher_bill_beyond_tolerance 1", "usher_bill_billed_dollars 12.500000",
                    "usher_bill_unexplained_dollars 12.500000")
                for _ in 0..<2 { await history.scrape(edge) }
                try await history.expectFiring("UsherBillDiffers")
            }
        }

        @Test
        func `Spending that rises`() async throws {
            let prices = #"prices: [{ model: "*", input: 10000, output: 10000 }]"#
            try await withEdge(configuration: Configuration.monthly(800, prices)) { edge, _, _ in
                func send(_ count: Int) async throws {
                    for _ in 0..<count { #expect(try await edge.web.say("ann").status == 200) }
                    try await edge.shows("usher_reservations_open 0")
                }
                var history = AlertHistory()
                await history.scrape(edge)
                try await send(1)
                await history.scrape(edge)
                try await send(40)
                await history.scrape(edge)
                try await history.expectFiring("UsherSpendRises")
            }
        }

        @Test
        func `A spool with a flipped byte, and settlements that cannot be kept`() async throws {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let edge = try await Edge.start(arguments, in: folder, redis: .server(redis))
            var history = AlertHistory()
            await history.scrape(edge)
            try await edge.stop()
            try Self.flipByte(of: folder.file("data/spool.db"))
            let next = try await Edge.start(arguments, in: folder, redis: .server(redis))
            try await next.shows("usher_spool_fault 1")
            await history.scrape(next)
            let running = Task { try await next.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 1 }
            // Deletes the message's reservation. Redis then does not know the message any more, so its
            // settlement is dropped.
            let completed = try await Program.run([
                "redis-cli", "-s", redis.socketPath, "DEL", "us:{AGFubg}:r",
            ])
            #expect(completed.output == "1\n", "\(completed.output)\(completed.stderr)")
            try await upstream.openGate()
            #expect(try await running.value.status == 200)
            try await next.shows("usher_settlements_dropped_total 1")
            await history.scrape(next)
            try await history.expectFiring("UsherSpoolFaulty", "UsherSettlementsLost")
            try await next.stop()
            redis.kill9()
            try await upstream.stop()
        }

        /// Inverts the first byte of the file. By its first bytes, SQLite recognises a database.
        private static func flipByte(of path: String) throws {
            let file = try FileHandle(forUpdating: URL(filePath: path))
            let first = try #require(try file.read(upToCount: 1)?.first)
            try file.seek(toOffset: 0)
            try file.write(contentsOf: Data([first ^ 0xff]))
            try file.close()
        }

        @Test
        func `Threshold events for which there is no room`() async throws {
            let events = """
                threshold_events:
                  { url: "http://127.0.0.1:1", secret: { env: EVENTS }, percents: [100], queue: 1 }
                """
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(1, events), to: "edge.yaml")
            let upstream = try await Upstream.start()
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            try await withEdge(arguments, environment: ["EVENTS": "secret"]) { edge, _ in
                // The first event cannot be delivered. It waits in the queue, which has room for one event.
                #expect(try await edge.web.say("ann").status == 200)
                try await edge.shows(#"usher_threshold_events_total{outcome="delayed"} 1"#)
                var history = AlertHistory()
                await history.scrape(edge)
                for (index, user) in ["ben", "eve"].enumerated() {
                    #expect(try await edge.web.say(user).status == 200)
                    try await edge.shows(
                        #"usher_threshold_events_total{outcome="dropped"} \#(index + 1)"#)
                    await history.scrape(edge)
                }
                try await history.expectFiring("UsherThresholdEventsLost")
            }
            try await upstream.stop()
        }
    }
}
