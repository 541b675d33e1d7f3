import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// The metrics of an edge that had every kind of traffic must be those that docs/reference/metrics.md
    /// lists.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct MetricsPageTests {
        /// The names in the table below this heading of docs/reference/metrics.md. The key is the first name
        /// in the first cell of a row, and the value has the other names in this cell.
        private static func table(_ heading: String) throws -> [String: Set<String>] {
            let page = try String(contentsOfFile: Places.inTree("docs/reference/metrics.md"), encoding: .utf8)
            let start = try #require(page.range(of: heading)).upperBound
            var rows: [String: Set<String>] = [:]
            for line in page[start...].split(separator: "\n") {
                if line.hasPrefix("#") { break }
                guard line.hasPrefix("| `") else { continue }
                let words = line.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
                rows[words[0], default: []].formUnion(words.dropFirst())
            }
            return rows
        }

        private static func configuration(_ upstream: Upstream) -> String {
            func app() -> String {
                """
                    plans:
                      all:
                        kind: subscription
                        limits:
                          - { count: messages, per: month, amount: 1 }
                          - { name: tried, count: messages, per: day, amount: 0, enforcement: shadow }
                    default_plan: all
                    identity:
                      - { trusted_header: x-user-id, from: [127.0.0.0/8] }
                      - jwt:
                          issuer: https://id.example/
                          audience: a
                          algorithms: [RS256]
                          keys: { url: "http://127.0.0.1:1/keys", private: true }
                    upstreams: [{ name: llm, url: "\(upstream.url)", private: true }]
                """
            }
            return """
                loops: 1
                redis: { deadline: 5s }
                \(ListenerTLS.section)
                log: { access: stdout }
                traces: { url: "http://127.0.0.1:1/v1/traces" }
                tenants:
                  coach:
                    hosts: [coach.test]
                \(app())
                    threshold_events: { url: "http://127.0.0.1:1/usher", secret: { env: KEY } }
                    subscriptions:
                      products: [{ product: "*", plan: all }]
                      revenuecat:
                        api_key: { env: KEY }
                        authorization: { env: KEY }
                        base_url: "http://127.0.0.1:1"
                  pages:
                    path: /pages
                \(app())
                """
        }

        @Test
        func `Metrics count messages as the books do, and repeated ones separately`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(100), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) {
                edge, folder in
                for name in ["one", "one", "two", "one", "three"] {
                    let fields = ["x-user-id": "ann", "Idempotency-Key": name]
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", fields, body: Web.words(model: "any"))
                    #expect(answer.status == 200, "\(answer.text)")
                }
                let ctl = Ctl(edge: edge, folder: folder)
                @Sendable func sum(_ family: String) async throws -> Int {
                    let page = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                    return page.split(separator: "\n").filter { $0.hasPrefix(family + "{") }
                        .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +)
                }
                try await until("the books") {
                    try await ctl("export", "--what", "books").output.contains(",false,3,")
                }
                try await until("the last answer is counted") {
                    try await sum("usher_repeated_messages_total") == 2
                }
                #expect(try await sum("usher_messages_total") == 3)
                #expect(try await edge.used(by: "ann") == 3)
            }
            try await upstream.stop()
        }

        @Test
        func `The page of metrics describes every family and label that an edge has`() async throws {
            let described = try Self.table("# Metrics")
            let words = try Self.table("## Labels")
            #expect(described.count > 60 && words.count > 15)
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.configuration(upstream), to: "edge.yaml")
            let key = ["KEY": "sk_a-key-of-at-least-thirty-two-bytes"]
            try await withEdge(["--config", files.file("edge.yaml")], environment: key) { edge, _ in
                let fields = ["Host": "coach.test", "content-type": "application/json"]
                for (user, status) in [("ann", 200), ("ann", 429), ("", 401)] {
                    let user = user.isEmpty ? [:] : ["x-user-id": user]
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", fields.merging(user) { $1 },
                        body: Web.words(model: "any"))
                    #expect(answer.status == status, "\(answer.text)")
                }
                _ = try await edge.web.ask("GET", "/v1/usage", fields.merging(["x-user-id": "ann"]) { $1 })
                _ = try await edge.web.ask("POST", "/webhooks/revenuecat", fields, body: "{}")
                _ = try await edge.web.ask("GET", "nonsense", fields)
                let page = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                var seen: [String: Set<String>] = [:]
                for line in page.split(separator: "\n") where !line.hasPrefix("#") {
                    let name = line.prefix { $0 != "{" && $0 != " " }
                    let family = String(name).replacing(/_(?:bucket|sum|count)$/, with: "")
                    let labels = line.matches(of: /[{,]([a-z_]+)="/).map { String($0.1) }
                    seen[family, default: []].formUnion(labels.filter { $0 != "le" })
                }
                for (family, labels) in seen.sorted(by: { $0.key < $1.key }) {
                    let known = try #require(described[family], "\(family) is not on the page")
                    #expect(labels.subtracting(known) == [], "\(family)")
                    // If a documented label does not exist, a query that uses it finds nothing.
                    #expect(known.subtracting(labels) == [], "\(family)")
                }
                // This test does not cause these metrics. It has no faults of Redis, no TLS and no comparison
                // with a bill, and each of its answers has a price and no service tier.
                var absent: Set = [
                    "usher_redis_faults", "usher_unpriced_answers_total", "usher_bill_unexplained_dollars",
                    "usher_bill_billed_dollars", "usher_bill_compared_timestamp_seconds",
                    "usher_bill_beyond_tolerance", "usher_tier_answers_total",
                ]
                if !Transport.current.isSecure {
                    absent.insert("usher_certificate_not_after_timestamp_seconds")
                }
                #expect(Set(described.keys).subtracting(seen.keys) == absent)
                #expect(Set(seen.values.joined()).subtracting(words.keys) == [])
            }
            try await upstream.stop()
        }
    }
}
