import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// The team's own Redis cannot be reached. The edge's start, its log, readiness page and metrics, and
    /// `usherctl doctor` must all name the cause and the address.
    @Suite(.needsRedisServer, .needsPython, .needsOpenSSL, .ownCertificates, .timeLimit(.minutes(2)))
    struct StoreCauseTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let cause: String
            let word: String
            /// Makes the sentence that the test expects. Its argument is the address of the Redis.
            let sentence: @Sendable (String) -> String
            var testDescription: String { cause }
        }

        private static let rows = [
            Row(cause: "nobody listens", word: "refused") { "nothing listens at \($0)" },
            Row(cause: "its name is unknown", word: "unknown_name") { _ in
                "its name redis.invalid cannot be looked up: the name servers"
            },
            Row(cause: "it speaks no TLS", word: "tls") {
                "no TLS connection to \($0) could be made: it does not speak TLS (wrong version number)"
            },
            Row(cause: "it is no Redis", word: "not_redis") { "what answers at \($0) is not Redis" },
        ]

        @Test(arguments: rows)
        func `Each fault of the store has a sentence of its own, with the address`(row: Row) async throws {
            let web = try await Upstream.start()
            let free = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let port = Sockets.localAddress(of: free.number)?.port ?? 0
            _ = consume free
            let (url, place) =
                switch row.cause {
                case "nobody listens": ("redis://127.0.0.1:\(port)", "127.0.0.1:\(port)")
                case "its name is unknown": ("redis://redis.invalid:7000", "redis.invalid:7000")
                case "it speaks no TLS": ("rediss://127.0.0.1:\(web.port)", "127.0.0.1:\(web.port)")
                default: ("redis://127.0.0.1:\(web.port)", "127.0.0.1:\(web.port)")
                }
            let files = try TemporaryFolder()
            let redis = Configuration.monthly(800).replacingOccurrences(
                of: "deadline: 5s", with: "deadline: 1s, url: \"\(url)\"")
            try files.write(redis, to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", web.url]
            try await withEdge(arguments) { edge, folder in
                try await until("the reason in readiness") {
                    let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz")
                    return ready.status == 503 && ready.text.contains(#""redis_fault":"\#(row.word)""#)
                }
                let answer = try await edge.web.ask(
                    "POST", "/v1/chat/completions", ["x-user-id": "ann"], body: Web.words(model: "any"))
                #expect(answer.status == 503 && !answer.text.contains("127.0.0.1"), "\(answer.text)")
                #expect(try answer.problem().code == "limiter_unavailable")
                let sentence = row.sentence(place)
                let stderr = edge.program.stderr
                #expect(stderr.contains("Redis does not answer yet: \(sentence)"), "\(stderr)")
                let logged = stderr.split(separator: "\n").filter {
                    $0.contains("Redis cannot count now: \(sentence)")
                }
                #expect(logged.count == 1, "\(stderr)")
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(metrics.contains(#"usher_redis_faults{fault="\#(row.word)"} 1"#), "\(metrics)")
                let doctor = try await Ctl(edge: edge, folder: folder)(
                    "doctor", "--config", files.file("edge.yaml"))
                #expect(doctor.exitCode == 1 && doctor.output.contains(sentence), "\(doctor.output)")
            }
            try await web.stop()
        }
    }
}
