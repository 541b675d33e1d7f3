import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// Measures how soon messages of all users pass after Redis returns, with the default deadline
    /// (docs/guarantees.md, G20). Some users have settlements in the spool, and each user may have only one
    /// open message.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(4)))
    struct RecoveryTests {
        private static let configuration = Configuration.monthly(100_000, deadline: "150ms")
            .replacing("loops: 1", with: "loops: 2")
            .replacing("    kind: subscription\n", with: "    kind: subscription\n    max_open: 1\n")

        enum Absence: CaseIterable {
            case killed, frozen
        }

        @Test(arguments: Absence.allCases)
        func `Once Redis is back nobody is refused for longer than 0.2 s, and each message counts once`(
            absence: Absence
        ) async throws {
            let redis = try await RedisServer.start(["--appendonly", "yes"])
            try await withEdge(configuration: Self.configuration, redis: .server(redis)) {
                edge, upstream, folder in
                let second = try TemporaryFolder()
                try second.write(Self.configuration, to: "edge.yaml")
                let arguments = ["--config", second.file("edge.yaml"), "--upstream", upstream.url]
                try await withEdge(arguments, redis: .server(redis)) { other, _ in
                    let edges = [edge, other]
                    let (spans, answers) = try await onLoop(within: 120) { loop in
                        let users = Users(of: edges, on: loop)
                        var spans: [Double] = []
                        // A busy machine delays some tries. The best of five shows how long an edge needs.
                        for _ in 0..<5 where spans.allSatisfy({ $0 >= 200 }) {
                            spans.append(try await users.outlive(absence, of: redis, upstream))
                        }
                        await users.end()
                        return (spans, users.passed)
                    }
                    print("last refusal after Redis' first answer, ms:", spans.map { $0.rounded() })
                    #expect(spans.contains { $0 < 200 }, "\(absence): \(spans)")
                    for (user, count) in answers {
                        try await until("\(user)'s messages to be counted once each") {
                            try await edge.used(by: user) == count
                        }
                    }
                }
            }
        }
    }
}

/// Users of several edges, four at each edge, who send one message after another.
private final class Users {
    private let edges: [Edge]
    private let loop: EventLoop
    private let names: [(user: String, edge: Edge)]
    private var isPaused = true
    private var isEnding = false
    private var open = 0
    private(set) var passed: [String: Int] = [:]
    private var failures = 0
    /// The time of the last refusal, in nanoseconds.
    private var lastFailure: UInt64 = 0

    init(of edges: [Edge], on loop: EventLoop) {
        (self.edges, self.loop) = (edges, loop)
        names = edges.indices.flatMap { edge in (0..<4).map { ("u\(edge)-\($0)", edges[edge]) } }
        for index in names.indices { loop.spawn(with: self) { users in await users.send(as: index) } }
    }

    /// Takes Redis away while every user has an open message, and brings it back after these messages have
    /// ended. Returns the milliseconds from Redis' first reply to the last refusal.
    func outlive(
        _ absence: EndToEnd.RecoveryTests.Absence, of redis: RedisServer, _ upstream: Upstream
    ) async throws -> Double {
        try await goOn()
        isPaused = true
        #expect(await eventually(on: loop) { open == 0 })
        try await upstream.closeGate()
        let before = try await upstream.seen().models["gate"] ?? 0
        for (user, edge) in names {
            loop.spawn(with: self) { await $0.say(as: user, to: edge.port, model: "gate", stream: true) }
        }
        try await until("the streams to be on their way") { [names] in
            try await upstream.seen().models["gate"] == before + names.count
        }
        if absence == .killed { redis.kill9() } else { redis.signal(SIGSTOP) }
        try await upstream.openGate()
        let share = names.count / edges.count
        for edge in edges {
            try await until("the settlements on the disk") {
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                return metrics.contains("\nusher_spool_depth \(share)\n")
            }
        }
        let failed = failures
        isPaused = false
        #expect(
            await eventually(on: loop) { failures > failed + 20 }, "there were failures while Redis was away")
        if absence == .killed { try await redis.launch() } else { redis.signal(SIGCONT) }
        let back = Clocks.monotonic()
        try await goOn()
        return (Double(lastFailure) - Double(back)) / 1e6
    }

    private func goOn() async throws {
        isPaused = false
        let before = passed
        let doAll = await eventually(on: loop, within: 20) {
            names.allSatisfy { passed[$0.user, default: 0] >= before[$0.user, default: 0] + 5 }
        }
        #expect(doAll, "\(passed), \(before) before")
    }

    func end() async {
        isEnding = true
        #expect(await eventually(on: loop) { open == 0 })
    }

    private func send(as index: Int) async {
        let (user, edge) = names[index]
        while !isEnding {
            if !isPaused { await say(as: user, to: edge.port, model: "any") }
            await loop.sleep(nanoseconds: 4_000_000)
        }
    }

    private func say(as user: String, to port: UInt16, model: String, stream: Bool = false) async {
        open += 1
        defer { open -= 1 }
        let client = TestClient(port: port, on: loop)
        defer { client.leave() }
        let answer = try? await client.ask(
            "POST", "/v1/chat/completions", ["x-user-id": user, "content-type": "application/json"],
            body: Web.words(model: model, stream: stream))
        if answer?.status == 200 {
            passed[user, default: 0] += 1
        } else {
            failures += 1
            lastFailure = Clocks.monotonic()
        }
    }
}
