import Histogram
import MockProvider
import Reactor
import TLS
import TestSupport
import Testing

@testable import Load

/// Tests runs over TLS. The target's certificate is always verified.
@Suite(.needsOpenSSL, .timeLimit(.minutes(1))) struct `A run over TLS` {
    private func withServer(
        _ names: String, _ body: (MockProviderServer, Certificates) async throws -> Void
    ) async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue(names)
        var answers = MockProviderOptions()
        (answers.gap, answers.chunks) = (.fixed(0.001), .fixed(10))
        let server = try await MockProviderServer.startServer(
            answers, on: .loopback(port: 0), loops: 1,
            security: try TLSContext.server(chain: pair.chain, key: pair.key))
        try await body(server, certificates)
        await server.stopServer()
    }

    private func run(
        _ server: MockProviderServer, trusting trust: TLSContext.Trust, streamed: Bool, bytes: Int = 400,
        requests: Int = 60
    ) async throws -> LoadResult {
        let variant = Variant(
            dialect: .openAI, isStreamed: streamed, model: "m", bodyBytes: bytes, maxTokens: 10)
        var options = LoadOptions(
            target: try #require(LoadTarget("https://127.0.0.1:\(server.port)")),
            pace: .closed(connections: RateCurve(level: 4, seconds: 30)), mix: Weighted(variant),
            users: Users(.numbered(prefix: "u", count: 100), .roundRobin), fields: [], connections: 4)
        options.requests = requests
        options.security = try TLSContext.client(trusting: trust)
        return try await onLoop(within: 40) { [options] loop in await LoadRun(options, on: loop).runLoad() }
    }

    @Test(arguments: [false, true])
    func `A run over TLS is answered completely, over the given connections`(streamed: Bool) async throws {
        try await withServer("IP:127.0.0.1") { server, certificates in
            let result = try await run(server, trusting: .file(certificates.authority), streamed: streamed)
            #expect(result.total.answered == 60)
            #expect(result.total.failureCount == 0)
            #expect(result.total.connections <= 4)
            #expect(result.total.chunks == (streamed ? 600 : 0))
        }
    }

    @Test func `A run over TLS sends requests that are larger than any buffer`() async throws {
        try await withServer("IP:127.0.0.1") { server, certificates in
            let result = try await run(
                server, trusting: .file(certificates.authority), streamed: false, bytes: 600_000, requests: 8)
            #expect(result.total.answered == 8)
            #expect(result.total.failureCount == 0)
            #expect(result.total.connections <= 4)
        }
    }

    @Test func `A run over TLS sends nothing to a server with an untrusted certificate`() async throws {
        try await withServer("IP:127.0.0.1") { server, _ in
            let other = try await Certificates()
            let result = try await run(server, trusting: .file(other.authority), streamed: false)
            #expect(result.total.failures.map(\.failure) == [.tls])
            #expect(result.total.answered == 0)
            #expect(await server.readFigures().messages == 0)
        }
    }

    @Test func `A run over TLS fails for a server with a certificate for another name`() async throws {
        try await withServer("DNS:other.test") { server, certificates in
            let result = try await run(server, trusting: .file(certificates.authority), streamed: false)
            #expect(result.total.failures.map(\.failure) == [.tls])
        }
    }
}
