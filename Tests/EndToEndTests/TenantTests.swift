import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// One edge serves two apps: `coach` by its host name, and `pages` by a path prefix.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct TenantTests {
        private static let secret = "a shared secret of at least thirty-two bytes"

        private static func configuration(_ upstreams: (Upstream, Upstream)) -> String {
            func app(_ amount: Int, _ peers: String, _ upstream: Upstream, _ audience: String) -> String {
                """
                    plans:
                      all:
                        kind: subscription
                        limits: [{ count: messages, per: month, amount: \(amount) }]
                    default_plan: all
                    identity:
                      - { trusted_header: x-user-id, from: [\(peers)] }
                      - jwt:
                          issuer: https://id.example.com/
                          audience: \(audience)
                          algorithms: [HS256]
                          secret: { env: SECRET }
                    upstreams: [{ name: own, url: "\(upstream.url)", private: true }]
                """
            }
            return """
                loops: 1
                redis: { deadline: 5s }
                \(ListenerTLS.section)
                tenants:
                  coach:
                    hosts: [coach.test, www.coach.test]
                \(app(1, "127.0.0.0/8", upstreams.0, "coach"))
                    words: { en: { month_used_up: "Enough for {date}, says the coach." } }
                  pages:
                    path: /pages
                \(app(5, "10.0.0.1", upstreams.1, "pages"))
                """
        }

        private func withApps(
            _ body: @escaping @Sendable (Edge, Upstream, Upstream) async throws -> Void
        ) async throws {
            let upstreams = (try await Upstream.start(), try await Upstream.start())
            let files = try TemporaryFolder()
            try files.write(Self.configuration(upstreams), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml")]
            try await withEdge(arguments, environment: ["SECRET": Self.secret]) { edge, _ in
                try await body(edge, upstreams.0, upstreams.1)
            }
            try await upstreams.0.stop()
            try await upstreams.1.stop()
        }

        private func say(
            _ web: Web, _ host: String, _ path: String, _ fields: [String: String]
        ) async throws -> Answer {
            try await web.patiently(
                "POST", path, fields.merging(["Host": host, "content-type": "application/json"]) { $1 },
                body: Web.words(model: "any"))
        }

        @Test(.needsPythonPackages)
        func `Each app has its own callers, plans, texts and upstream, and cannot use another's`()
            async throws
        {
            let tokens = try await MadeTokens.make(now: Int(Clocks.wallMilliseconds() / 1000))
            let token = try #require(tokens.valid["HS256"])
            try await withApps { edge, coach, pages in
                let chat = "/v1/chat/completions"
                let ann = ["x-user-id": "ann"]
                #expect(try await say(edge.web, "coach.test", chat, ann).status == 200)
                let refused = try await say(edge.web, "COACH.test.:\(edge.port)", chat, ann)
                #expect(refused.status == 429)
                #expect(try refused.problem().message.hasSuffix("says the coach."))
                #expect(try refused.problem().limit == 1)
                #expect(try await say(edge.web, "www.coach.test", chat, ann).status == 429)

                // The app `pages` accepts neither credential: it trusts the header from other addresses only,
                // and its tokens have another audience.
                let bearer = ["authorization": "Bearer \(token)"]
                #expect(try await say(edge.web, "any.test", "/pages" + chat, ann).status == 401)
                #expect(try await say(edge.web, "any.test", "/pages" + chat, bearer).status == 401)
                // The app `coach` accepts this token. Its user has already used up the limit of one message.
                #expect(try await say(edge.web, "coach.test", chat, bearer).status == 429)
                // This token is valid for both apps. The upstream does not see the path prefix.
                let shared = ["authorization": "Bearer \(try #require(tokens.valid["HS256 for both"]))"]
                #expect(try await say(edge.web, "any.test", "/pages" + chat, shared).status == 200)
                #expect(try await say(edge.web, "coach.test", chat, shared).status == 429)
                let usage = ["Host": "any.test"].merging(shared) { $1 }
                let standing = try await edge.web.patiently("GET", "/pages/v1/usage", usage)
                #expect(try standing.decoded(UsageDocument.self).used == 1)
                #expect(try await coach.seen().total == 1)
                #expect(try await pages.seen().total == 1)
                #expect(try await pages.seen().last.path == chat)
            }
        }

        @Test
        func `An unknown host or path is answered for no app`() async throws {
            try await withApps { edge, coach, _ in
                for (host, path) in [
                    ("other.test", "/v1/usage"), ("coach.test.evil", "/v1/usage"),
                    ("other.test", "/pages"), ("other.test", "/pagesv1/usage"),
                    ("other.test", "/Pages/v1/usage"),
                    ("acoach.test", "/v1/usage"), ("coach", "/v1/usage"),
                ] {
                    let answer = try await edge.web.ask("GET", path, ["Host": host, "x-user-id": "ann"])
                    #expect(answer.status == 404, "\(host)\(path)")
                }
                let there = try await edge.web.ask("GET", "/pages/v1/usage", ["Host": "other.test"])
                #expect(there.status == 401, "the app is found, the caller is not")
                #expect(try await coach.seen().total == 0)
            }
        }

        @Test
        func `A connection that one app trusts is not trusted by another`() async throws {
            try await withApps { edge, _, pages in
                let port = edge.port
                let statuses = try await onLoop { loop in
                    let client = TestClient(port: port, on: loop)
                    defer { client.leave() }
                    var statuses: [Int] = []
                    // These requests to both apps use one kept-alive connection.
                    for (host, path) in [("coach.test", ""), ("other.test", "/pages"), ("coach.test", "")] {
                        let answer = try await client.ask(
                            "GET", path + "/v1/usage", ["Host": host, "x-user-id": "ann"])
                        statuses.append(answer.status)
                    }
                    return statuses
                }
                #expect(statuses == [200, 401, 200])
                #expect(try await pages.seen().total == 0)
            }
        }
    }
}
