import Histogram
import MockProvider
import Reactor
import TestSupport
import Testing

@testable import Load

/// Runs real event loops over real sockets to the mock provider. These tests check no times, because other
/// tests can keep the machine busy.
@Suite(.timeLimit(.minutes(1))) struct `A run` {
    private func options(_ server: MockProviderServer, _ pace: Pace, streamed: Bool = false) throws
        -> LoadOptions
    {
        let variant = Variant(
            dialect: .openAI, isStreamed: streamed, model: "m", bodyBytes: 400, maxTokens: 10)
        return LoadOptions(
            target: try #require(LoadTarget("http://127.0.0.1:\(server.port)")), pace: pace,
            mix: Weighted(variant), users: Users(.numbered(prefix: "u", count: 100), .roundRobin),
            fields: [try #require(FieldTemplate(line: "x-user-id: {user}"))],
            connections: Int(pace.course.highest))
    }

    private func run(_ options: LoadOptions) async throws -> LoadResult {
        try await onLoop(within: 40) { loop in await LoadRun(options, on: loop).runLoad() }
    }

    private func withServer(
        _ make: (inout MockProviderOptions) -> Void = { _ in },
        _ body: (MockProviderServer) async throws -> Void
    ) async throws {
        var answers = MockProviderOptions()
        answers.gap = .fixed(0.001)
        answers.chunks = .fixed(10)
        make(&answers)
        let server = try await MockProviderServer.startServer(answers, on: .loopback(port: 0), loops: 1)
        try await body(server)
        await server.stopServer()
    }

    private static let long = RateCurve(level: 8, seconds: 30)

    @Test(arguments: [1, 2])
    func `A run of a closed loop sends exactly the given number of requests, and each is answered`(loops: Int)
        async throws
    {
        try await withServer { server in
            var options = try options(server, .closed(connections: Self.long))
            options.requests = 500
            options.loops = loops
            let result = try await run(options)
            #expect(result.total.started == 500)
            #expect(result.total.answered == 500)
            #expect(result.total.statuses.map(\.status) == [200])
            #expect(result.total.failureCount == 0)
            #expect(result.total.latency.count == 500)
            #expect(result.total.connections <= 8)
            #expect(result.total.outputTokens == 500 * 60)
            #expect(result.total.inputTokens == 500 * 200)
            #expect(await server.readFigures().unstreamed == 500)
            #expect(result.series.reduce(0) { $0 + $1.answered } == 500)
            #expect(result.generator.processorTime > 0)
        }
    }

    @Test func `An open loop sends requests when they are due, even if answers are late`() async throws {
        try await withServer({ $0.delay = .fixed(0.3) }) { server in
            var options = try options(server, .open(rate: RateCurve(level: 200, seconds: 1), .even))
            options.connections = 20
            let result = try await run(options)
            #expect(result.total.started == 200)
            #expect(result.total.answered == 200)
            // 20 connections can send only 67 requests a second. The time for which the other requests wait
            // is part of their latency.
            #expect(result.total.waited > 100)
            #expect(result.total.latency.maximum > 1_000_000_000)
            #expect(result.total.connections == 20)
            #expect(Validity(of: result).remarks.contains { $0.contains("found every connection busy") })
        }
    }

    @Test func `A run of an open loop sends what was due even if its thread runs only after the end`()
        async throws
    {
        try await withServer { server in
            let options = try options(server, .open(rate: RateCurve(level: 200, seconds: 1), .even))
            let addresses = [SocketAddress.loopback(port: server.port)]
            let started = try await onLoop { loop in
                let end = Waiter()
                var total = LoadCounts()
                let start = loop.now - 2_000_000_000
                let generator = Generator(options, loop: 0, start: start, addresses: addresses, on: loop) {
                    total.addCounts($0.counts)
                    if $0.isLast { end.wake() }
                }
                generator.runGenerator()
                await end.wait()
                return total.started
            }
            #expect(started == 200)
        }
    }

    @Test(arguments: Variant.Dialect.allCases)
    func `A run reads streams completely and in order`(dialect: Variant.Dialect) async throws {
        try await withServer { server in
            var options = try options(server, .closed(connections: Self.long), streamed: true)
            options.mix = Weighted(
                Variant(dialect: dialect, isStreamed: true, model: "m", bodyBytes: 400, maxTokens: 10))
            options.requests = 40
            let result = try await run(options)
            #expect(result.total.streams == 40)
            #expect(result.total.chunks == 400)
            #expect(result.total.failureCount == 0)
            #expect(result.total.outputTokens == 400)
            #expect(result.total.firstChunk.count == 40)
            #expect(result.total.gap.count == 360)
            #expect(result.total.relay.count == 400)
            #expect(await server.readFigures().chunks == 400)
        }
    }

    @Test func `A run hangs up on the given share of answers, which the server notices`() async throws {
        try await withServer({ $0.gap = .fixed(30) }) { server in
            var options = try options(server, .closed(connections: Self.long), streamed: true)
            options.requests = 60
            options.hangUps = 1
            options.hangUpChunks = 1
            let result = try await run(options)
            #expect(result.total.hungUp == 60)
            #expect(result.total.answered == 0)
            #expect(result.total.failureCount == 0)
            #expect(
                try await onLoop { loop in
                    await eventually(on: loop) { await server.readFigures().clientsLeft == 60 }
                })
        }
    }

    @Test func `A run that sent its last request early waits for the answer until its time is over`()
        async throws
    {
        try await withServer({ $0.gap = .fixed(0.05) }) { server in
            var options = try options(server, .closed(connections: Self.long), streamed: true)
            options.requests = 8
            options.drainSeconds = 0.05
            let result = try await run(options)
            #expect(result.total.answered == 8)
            #expect(result.total.failureCount == 0)
        }
    }

    @Test func `A run repeats the given share of its requests`() async throws {
        try await withServer { server in
            var options = try options(server, .closed(connections: Self.long))
            options.requests = 100
            options.repeats = 1
            options.connections = 4
            let result = try await run(options)
            // The run ends with the last request. Some of the last requests are therefore not repeated.
            #expect(92...100 ~= result.total.repeated)
            #expect(result.total.answered == 100 + result.total.repeated)
        }
    }

    @Test(arguments: [
        (InjectedFault.reset, [Failure.cut]), (.shortBody, [.cut]), (.garbage, [.malformed]),
        (.stall, [.timeout]),
        (.hang, [.timeout]),
    ])
    func `A run distinguishes errors`(fault: InjectedFault, expected: [Failure]) async throws {
        try await withServer({ $0.faults = [fault: 1] }) { server in
            var options = try options(
                server, .closed(connections: RateCurve(level: 2, seconds: 30)), streamed: fault == .hang)
            options.requests = 4
            options.timeout = 0.2
            let result = try await run(options)
            #expect(result.total.failures.map(\.failure) == expected)
            #expect(result.total.failureCount == 4)
            #expect(result.total.answered == 0)
        }
    }

    @Test(arguments: [(InjectedFault.refuse, 429...429), (.fail, 500...503)])
    func `A run counts statuses`(fault: InjectedFault, expected: ClosedRange<Int>) async throws {
        try await withServer({ $0.faults = [fault: 0.5] }) { server in
            var options = try options(server, .closed(connections: Self.long))
            options.requests = 200
            let result = try await run(options)
            let others = result.total.statuses.filter { $0.status != 200 }
            #expect(!others.isEmpty)
            #expect(others.allSatisfy { expected ~= $0.status })
            let faults = await server.readFigures().faults[fault]
            #expect(others.reduce(0) { $0 + $1.count } == faults)
            #expect(result.total.answered == 200)
        }
    }

    @Test func `A run against a dead target ends with errors and does not flood it`() async throws {
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        let port = try #require(Sockets.localAddress(of: socket.number)?.port)
        _ = consume socket
        let variant = Variant(dialect: .openAI, isStreamed: false, model: "m", bodyBytes: 1, maxTokens: 1)
        let options = LoadOptions(
            target: try #require(LoadTarget("http://127.0.0.1:\(port)")),
            pace: .closed(connections: RateCurve(level: 2, seconds: 0.3)), mix: Weighted(variant),
            users: Users(.numbered(prefix: "u", count: 1), .roundRobin), fields: [], connections: 2)
        let result = try await run(options)
        #expect(result.total.failures.map(\.failure) == [.refused])
        #expect(2...60 ~= result.total.failureCount)
    }

    @Test func `A run that is stopped reports its results so far`() async throws {
        try await withServer { server in
            let options = try options(server, .closed(connections: Self.long))
            let result = try await onLoop { loop in
                let load = LoadRun(options, on: loop)
                let stopper = Alarm(on: loop) { load.stopLoad() }
                stopper.setAlarm(at: Clocks.monotonic() + 300_000_000)
                return await load.runLoad()
            }
            #expect(result.wasStopped)
            #expect(result.total.answered > 0)
            #expect(result.seconds < 25)
        }
    }
}

@Suite struct `The validity of a run` {
    private func result(_ change: (inout LoadResult) -> Void) throws -> LoadResult {
        let variant = Variant(dialect: .openAI, isStreamed: false, model: "m", bodyBytes: 1, maxTokens: 1)
        let options = LoadOptions(
            target: try #require(LoadTarget("http://a")),
            pace: .closed(connections: RateCurve(level: 1, seconds: 1)),
            mix: Weighted(variant), users: Users(.numbered(prefix: "u", count: 1), .roundRobin), fields: [],
            connections: 1)
        var result = LoadResult(options: options, began: 0)
        result.total.started = 100
        change(&result)
        return result
    }

    @Test func `A run is valid if the generator keeps up`() throws {
        let fine = try result { $0.total.lateStart.record(1_000_000, times: 100) }
        #expect(Validity(of: fine).isValid)
    }

    @Test func `A run is invalid if its generator starts late or never, lags, or has no time left`() throws {
        let late = try result { $0.total.lateStart.record(6_000_000, times: 100) }
        #expect(Validity(of: late).objections.count == 1)
        let lagging = try result { $0.total.loopLag.record(11_000_000, times: 100) }
        #expect(Validity(of: lagging).objections.count == 1)
        let busy = try result { $0.generator.busiest = 0.96 }
        #expect(Validity(of: busy).objections.count == 1)
        let idle = try result { $0.total.started = 0 }
        #expect(Validity(of: idle).objections.count == 1)
    }
}
