import Glibc
import HTTP
import TestSupport
import Testing
import Wire

extension EndToEnd {
    /// Sends messages over each of the four transports: plain or TLS, over loopback or over a simulated link.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct NetworkTests {
        private static let fields = ["x-user-id": "ann", "content-type": "application/json"]

        @Test(arguments: Transport.possible)
        func `Messages and streams are answered and counted, over few connections`(
            transport: Transport
        ) async throws {
            try await withNetwork(over: transport) { network in
                for number in 1...100 {
                    let answer = try await network.web.say("ann", stream: number % 10 == 0)
                    #expect(answer.status == 200)
                    #expect(number % 10 != 0 || answer.text.hasSuffix("data: [DONE]\n\n"))
                }
                #expect(try await network.used(by: "ann") == 100)
                #expect(try await network.upstream.seen().total == 100)
                guard let link = network.upstream.link else { return }
                #expect(await link.figures.accepted <= 3)
                await link.resetAll()
                // A message that is sent before the edge notices the reset is not repeated, because it can
                // have arrived. Therefore the test waits.
                try await until("the edge to have heard of the reset") {
                    let metrics = try await Web(port: network.edge.adminPort).ask("GET", "/metrics").text
                    return metrics.contains(/usher_upstream_connections[^\n]* 0\n/)
                }
                #expect(try await network.web.say("ann").status == 200)
                let figures = await link.figures
                #expect(figures.resumed == (transport.isSecure ? figures.accepted - 1 : 0))
                #expect(figures.accepted == 2)
            }
        }

        @Test(arguments: Transport.possible)
        func `A body of 8 MiB is passed on completely`(transport: Transport) async throws {
            try await withNetwork(over: transport) { network in
                let words = String(repeating: "lorem ipsum ", count: (8 << 20) / 12)
                let body = #"{"model":"any","messages":[{"role":"user","content":"\#(words)"}]}"#
                let answer = try await network.web.patiently(
                    "POST", "/v1/chat/completions", Self.fields, body: body)
                #expect(answer.status == 200, "\(answer.text)")
                // The upstream has answered, so it has read the request completely.
                let seen = try await network.upstream.seen()
                #expect(seen.total == 1)
                #expect(seen.last.fields?["content-length"] == "\(body.utf8.count)")
                #expect(try await network.used(by: "ann") == 1)
            }
        }

        @Test(arguments: Transport.possible)
        func `A client that hangs up ends its stream, and it stays counted`(transport: Transport) async throws
        {
            try await withNetwork(over: transport) { network in
                let port = network.web.port
                try await onLoop { loop in
                    let client = TestClient(port: port, on: loop)
                    let stream = try await client.open(
                        "POST", "/v1/chat/completions", Self.fields,
                        body: Web.words(model: "gate", stream: true))
                    #expect(stream.head.status == 200)
                    stream.releaseHead()
                    // The first event contains no word, and a client that leaves before the first word is not
                    // charged. Therefore the test waits for a word.
                    #expect(await stream.receiveBody(until: "Well"))
                    stream.finish(isWhole: false)
                    client.leave()
                }
                try await until("the end of the stream") {
                    let metrics = try await Web(port: network.edge.adminPort).ask("GET", "/metrics").text
                    return metrics.contains(/usher_streams_open[^\n]* 0\n/)
                }
                #expect(try await network.used(by: "ann") == 1)
                #expect(try await network.web.say("ann").status == 200)
                #expect(try await network.used(by: "ann") == 2)
            }
        }

        @Test(arguments: Transport.possible)
        func `A Redis that hangs is reported, and nothing is lost`(transport: Transport) async throws {
            try await withNetwork(over: transport, deadline: "300ms") { network in
                for _ in 0..<3 { #expect(try await network.web.say("ann").status == 200) }
                network.redis.signal(SIGSTOP)
                let answer = try await network.web.ask(
                    "POST", "/v1/chat/completions", Self.fields, body: Web.words(model: "any"))
                #expect(answer.status == 503)
                network.redis.signal(SIGCONT)
                // Redis now executes the admission that the edge gave up, so the edge refunds it.
                try await until("the old figure") {
                    let usage = try await network.web.ask("GET", "/v1/usage", Self.fields)
                    return try usage.status == 200 && usage.decoded(UsageDocument.self).used == 3
                }
                #expect(try await network.web.say("ann").status == 200)
                #expect(try await network.used(by: "ann") == 4)
                #expect(try await network.upstream.seen().total == 4)
            }
        }

        @Test(arguments: Transport.possible)
        func `A running stream ends well when the edge drains`(transport: Transport) async throws {
            try await withNetwork(over: transport) { network in
                let stream = try await Program.start([
                    "curl", "-sN", network.edge.url + "/v1/chat/completions", "-H",
                    "x-user-id: ann", "-H", "content-type: application/json", "-d",
                    Web.words(model: "gate", stream: true),
                ])
                try await until("the first words") { stream.output.contains("Well") }
                network.edge.program.signal(SIGTERM)
                try await until("closed doors") { await network.web.refuses() }
                try await network.upstream.openGate()
                #expect(try await stream.end() == 0, "\(stream.stderr)")
                #expect(stream.output.hasSuffix("data: [DONE]\n\n"))
            }
        }
    }
}
