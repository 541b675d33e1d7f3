import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// This upstream announces keep-alive, but closes each connection after one answer.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct SilentCloseTests {
        private func ask(hasMessageID: Bool) async throws -> (statuses: [Int], read: Int) {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(100_000), to: "edge.yaml")
            var statuses: [Int] = []
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { edge, _ in
                let port = edge.port
                statuses = try await onLoop(within: 40) { loop in
                    await Clients(port: port, on: loop).run(
                        clients: 8, messages: 40, hasMessageID: hasMessageID)
                }
            }
            let read = try await upstream.seen().models["leave"] ?? 0
            try await upstream.stop()
            return (statuses, read)
        }

        @Test func `A silent close loses no message with an Idempotency-Key`() async throws {
            let (statuses, _) = try await ask(hasMessageID: true)
            #expect(statuses.count == 320 && statuses.allSatisfy { $0 == 200 }, "\(Set(statuses))")
        }

        /// These messages have no id. The upstream can have read a message whose connection it closed, so the
        /// edge does not send the message again.
        @Test func `A silent close loses few messages without a key, and executes none twice`() async throws {
            let (statuses, read) = try await ask(hasMessageID: false)
            let answered = statuses.count { $0 == 200 }
            #expect(statuses.count == 320 && statuses.allSatisfy { [200, 502].contains($0) })
            // Without a check of reused connections, 21 to 50 % of the messages would fail.
            #expect(answered >= 288, "\(320 - answered) times 502")
            #expect(read == answered)
        }
    }
}

private final class Clients {
    private let port: UInt16
    private let loop: EventLoop
    private var statuses: [Int] = []

    init(port: UInt16, on loop: EventLoop) {
        self.port = port
        self.loop = loop
    }

    func run(clients: Int, messages: Int, hasMessageID: Bool) async -> [Int] {
        for number in 0..<clients {
            loop.spawn(with: self) { clients in
                let client = TestClient(port: clients.port, on: clients.loop)
                for message in 0..<messages {
                    var fields = ["x-user-id": "u\(number)", "content-type": "application/json"]
                    if hasMessageID { fields["idempotency-key"] = "\(number)-\(message)" }
                    let body = Web.words(model: "leave")
                    let answer = try? await client.ask("POST", "/v1/chat/completions", fields, body: body)
                    clients.statuses.append(answer?.status ?? 0)
                }
                client.leave()
            }
        }
        _ = await eventually(on: loop, within: 35) { statuses.count == clients * messages }
        return statuses
    }
}
