import Histogram
import MockProvider
import Reactor
import TestSupport
import Testing

@testable import Load

/// These tests create the generator a minute after its scheduled start. Times that count from that start must
/// include this minute.
@Suite(.timeLimit(.minutes(1))) struct `The start of a request` {
    private static let minute: UInt64 = 60_000_000_000

    private func counts(_ pace: Pace) async throws -> LoadCounts {
        var answers = MockProviderOptions()
        answers.chunks = .fixed(3)
        answers.gap = .fixed(0.001)
        let server = try await MockProviderServer.startServer(answers, on: .loopback(port: 0), loops: 1)
        var options = LoadOptions(
            target: try #require(LoadTarget("http://127.0.0.1:\(server.port)")), pace: pace,
            mix: Weighted(
                Variant(dialect: .openAI, isStreamed: true, model: "m", bodyBytes: 400, maxTokens: 10)),
            users: Users(.numbered(prefix: "u", count: 1), .roundRobin), fields: [], connections: 1)
        options.requests = 1
        let asked = options
        let seen = try await onLoop(within: 40) { loop in
            let sum = Sum()
            let generator = Generator(
                asked, loop: 0, start: Clocks.monotonic() - Self.minute,
                addresses: [.loopback(port: server.port)], on: loop
            ) { report in
                sum.counts.addCounts(report.counts)
                if report.isLast { sum.end.wake() }
            }
            generator.runGenerator()
            await sum.end.wait()
            withExtendedLifetime(generator) {}
            return sum.counts
        }
        await server.stopServer()
        return seen
    }

    private final class Sum {
        var counts = LoadCounts()
        let end = Waiter()
    }

    @Test func `An open loop's request starts when it was due`() async throws {
        let counts = try await counts(.open(rate: RateCurve(level: 1, seconds: 3600), .even))
        #expect(counts.firstChunk.minimum >= Self.minute)
        #expect(counts.stream.minimum >= Self.minute)
        #expect(counts.lateStart.minimum >= Self.minute)
    }

    @Test func `A closed loop's request starts when its caller is free, also on the ramp`() async throws {
        let counts = try await counts(.closed(connections: RateCurve(level: 1, seconds: 3600, ramp: 1)))
        #expect(counts.firstChunk.count == 1)
        #expect(counts.firstChunk.maximum < Self.minute)
        #expect(counts.stream.maximum < Self.minute)
    }
}
