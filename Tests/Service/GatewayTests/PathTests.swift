import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A path below a prefix` {
    private static let plan = Plan(
        extra: """
            routes:
              - { path: /api/chat, upstream: main }
              - { path: /api/talk/*, upstream: main }
              - { path: /api/history/*, upstream: main, meter: false }
              - { path: /api/*, upstream: main, meter: false, methods: [GET, POST] }
            """)

    private static func request(_ path: String, _ method: String = "GET") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: a\r\nx-user-id: u\r\nContent-Length: 0\r\n\r\n"
    }

    @Test(arguments: [
        "/api/history/..%2f..%2fv1/chat/completions", "/api/history/..%2F..%2Fv1/chat/completions",
        "/api/history/a%2fb", "/api/history/..%5c..%5cv1", "/api/history/a%5Cb", "/api/history/..;/v1",
        "/api/history/..;x=1/v1", "/api/history/.;/v1", "/api/history/%2e%2e;/v1", "/api/history/%2e.;x/v1",
        "/api/history/..%3b/v1", "/api/history/..%3B", "/api/history/..;", "/api/history/..%3fa",
        "/api/history/..%23", "/api/history/..%20/v1",
        // The dots and slashes of these paths are encoded twice, so that they pass a first proxy.
        "/api/history/..%252f..%252fv1", "/api/history/%252e%252e/v1", "/api/history/%252e%252e;/v1",
        "/api/history/a%255cb", "/api/history/..%253b/v1", "/api/history/%25%32%66",
        "/api/history/..%25252fv1", "/api/history/%2525252e%2525252e/", "/api/history/%252525252f",
        // These paths contain overlong UTF-8 or control characters.
        "/api/history/..%c0%af..%c0%afv1", "/api/history/%C1%9C", "/api/history/%0d%0a", "/api/history/%2500",
        "/api/history/a%7f", "/api/history/%C2%85", "/api/history/%E9",
        // For some servers these characters end the path.
        "/api/history/7%3fa", "/api/history/7%23a", "/api/history/7%253fa",
        // The normal form NFKC turns these characters into slashes, backslashes and dots.
        "/api/history/a%EF%BC%8Fb", "/api/history/a%EF%BC%BCb", "/api/history/%E2%80%A4%E2%80%A4/v1",
        "/api/history/%EF%BC%8E%EF%BC%8E/v1", "/api/history/.%E2%80%8B./v1",
    ])
    func `A path that an upstream may read as another one is refused`(path: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            let answer = try await bench.ask(Self.request(path))
            #expect(answer.status == 400)
            #expect(answer.json("advice")?.contains("the path") == true, "\(answer.body)")
            #expect(!answer.body.contains("v1"))
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    /// The parser refuses a backslash, because a request target must not contain one (RFC 9112, section 3.2;
    /// RFC 3986, section 3.3).
    @Test(arguments: [#"/api/history/a\b"#, #"/api/history/..\..\v1"#])
    func `A path with a raw backslash gets 400, and is not forwarded`(path: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            #expect(try await bench.ask(Self.request(path)).status == 400)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        "/api/history/7", "/api/history/7?from=..%2f", "/api/history/a;v=1", "/api/history/a.b/..c/d..",
        "/api/history/...;x", "/api/history/100%25", "/api/history/%E4%BD%A0", "/api/history/a%20b",
        "/api/history/a%2eb", "/api/history/%25zz", "/api/history/", "/api/history//x", "/api/chatter",
    ])
    func `A path below a prefix of any other kind is forwarded unchanged`(path: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.json("[]")]
            #expect(try await bench.ask(Self.request(path)).status == 200)
            #expect(bench.upstream.asked.first?.line == "GET /base\(path) HTTP/1.1")
        }
    }

    @Test(arguments: [
        "/api//chat", "/api/chat/", "/api/CHAT", "/api/ch%61t", "/api/chat;x=1", "/api/c%2568at",
        "/api/Talk/7",
        "/api//talk/7", "/api/t%61lk/7", "/api/chat.json", "/api/chat.", "/api/chat%20", "/api/%20chat",
        "/api/chat%C2%A0", "/api/chat%E3%80%80", "/api/chat.%20", "/api/%EF%BD%83hat", "/api/ch%E2%80%8Bat",
        "/api/talk./7", "/api/talk%20/7", "/api/chat.json/", "/api/CHAT.XML",
    ])
    func `A path below a prefix may not be a counted one in another spelling`(path: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            let answer = try await bench.ask(Self.request(path, "POST"))
            #expect(answer.status == 400)
            #expect(answer.json("advice")?.contains("another spelling") == true, "\(answer.body)")
            #expect(bench.upstream.asked.isEmpty)
            // A route counts only POST requests, so this GET is free.
            bench.upstream.answers = [.json("[]")]
            #expect(try await bench.ask(Self.request(path)).status == 200)
        }
    }

    @Test func `A path that must match completely is compared byte for byte`() async throws {
        try await withBench(Self.plan) { bench async throws in
            #expect(try await bench.ask(Exchanges.plain.request()).status == 200)
            let model = Exchanges.gemini.request().replacing("gemini-x:", with: "..;x:")
            #expect(try await bench.ask(model).status == 299)
            #expect(try await bench.settled() == 1)
        }
    }
}
