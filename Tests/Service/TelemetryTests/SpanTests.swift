import Bytes
import Foundation
import HTTP
import Limits
import Reactor
import Synchronization
import TestSupport
import Testing
import Wire

@testable import Telemetry

@Suite struct `Spans` {
    private struct Read: Decodable {
        let service: String
        let instance: String
        let schemas: [String]
        let trace: String
        let span: String
        let parent: String
        let name: String
        let kind: Int
        let status: Int
        let attributes: [String: String]
    }

    /// A trace collector for tests. It answers with these statuses in turn and repeats the last one.
    private final class Receiver: TaskResponder {
        var statuses: [Int] = [200]
        var body: StaticString = "{}"
        private(set) var bodies: [String] = []
        private(set) var fields: [String] = []

        func respond(to call: ServerCall) async {
            try? await call.readBody(limit: 1 << 20)
            let status = statuses.count > 1 ? statuses.removeFirst() : statuses[0]
            let body = String(decoding: call.bytes(FieldRange(call.body)), as: UTF8.self)
            if status == 200 { bodies.append(body) }
            fields.append(
                call.head.fields[.authorization].map { String(decoding: call.bytes($0), as: UTF8.self) } ?? ""
            )
            call.respond(status: status, type: "application/json", body: self.body)
        }
    }

    private final class WrittenLines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func append(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private final class ObserverBench {
        let receiver = Receiver()
        let log: WrittenLines
        let server: Server
        let exporter: SpanExporter
        let observer: LoopObserver
        let app: AppObserver

        init(share: Double, on loop: EventLoop) throws {
            server = Server(on: loop, limits: ServerLimits(), responder: receiver)
            let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let port = Sockets.localAddress(of: socket.number)?.port ?? 0
            server.listen(on: socket)
            let target = SpanReceiver(
                Origin(host: "127.0.0.1", port: port, security: nil), authority: "127.0.0.1:\(port)",
                target: "/v1/traces", fields: Array("authorization: Bearer OTLP\r\n".utf8), service: "edge-1",
                version: "1.2.3")
            let log = WrittenLines()
            self.log = log
            exporter = SpanExporter(target, on: loop) { log.append($0) }
            let tracer = Tracer(LoopBound(exporter, on: loop), share: share, on: loop)
            observer = LoopObserver(on: loop, tracer: tracer)
            app = observer.makeAppObserver("coach", models: ModelNames(configured: ["gpt-5-mini"]))
        }

        func exchange(_ trace: TraceContext?, status: Int = 200, _ outcome: UpstreamOutcome = .ok) {
            let now = observer.loop.now
            var record = ExchangeRecord(at: now - 30_000_000)
            record.decision = .allowed
            record.trace = trace
            record.schedule = schedule("pro")
            record.modelCounts = app.model(Array("gpt-5-mini".utf8))
            record.upstreamCounts = app.upstreamCounts("openai")
            record.outcome = outcome
            record.isStream = true
            record.sent = now - 20_000_000
            record.headReceived = now - 10_000_000
            record.firstByte = now - 5_000_000
            record.used = RecordedUsage(
                messages: 1, input: 12, cached: 2, output: 7, reasoning: 1, cost: 31, isGuessed: false)
            var details = AnswerDetails()
            (details.cacheWritten, details.imageInput, details.audioOutput) = (3, 4, 5)
            details.tier = "priority"
            record.details = details
            observer.tell(record, of: app, status: status, chatFacts)
        }

        func trace(_ field: String?) -> TraceContext? {
            var inbound = ByteBuffer()
            inbound.append(utf8: field ?? "")
            let range = field.map { FieldRange(0..<$0.utf8.count) }
            return observer.trace(continuing: range, in: inbound)
        }

        /// Sends all collected spans and stops. Returns the exporter's counters.
        func close() async -> [String: Int] {
            observer.stop()
            await observer.loop.sleep(nanoseconds: 1_000_000)
            await exporter.stop()
            server.drain()
            server.abort()
            _ = await eventually(on: observer.loop) { self.server.connectionCount == 0 }
            var readings = Readings()
            exporter.readFigures(into: &readings)
            let spans = readings.numbers.filter { $0.family == .spans }
            return Dictionary(uniqueKeysWithValues: spans.map { ($0.labels[.outcome], $0.value) })
        }
    }

    @Test(.needsPythonPackages)
    func `Spans can be read by OpenTelemetry's own schema, with its names`() async throws {
        let bodies = try await onLoop { loop in
            let bench = try ObserverBench(share: 0, on: loop)
            bench.exchange(bench.trace("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"))
            bench.exchange(bench.trace("00-4bf92f3577b34da6a3ce929d0e0e4737-00f067aa0ba902b7-00"))
            bench.exchange(bench.trace(nil))
            #expect(await bench.close() == ["exported": 1, "dropped": 0])
            #expect(bench.receiver.fields == ["Bearer OTLP"])
            return bench.receiver.bodies
        }
        #expect(bodies.count == 1)
        let spans = try await Self.read(bodies.first ?? "")
        try #require(spans.count == 2)
        #expect(spans.allSatisfy { $0.trace == "4bf92f3577b34da6a3ce929d0e0e4736" && $0.service == "edge-1" })
        #expect(spans[0].parent == "00f067aa0ba902b7" && spans[1].parent == spans[0].span)
        #expect(spans[0].kind == 2 && spans[1].kind == 3)
        #expect(spans[0].attributes["usher.plan"] == "pro")
        #expect(spans[0].attributes["http.response.status_code"] == "200")
        #expect(spans[1].name == "chat gpt-5-mini")
        #expect(spans[1].attributes["gen_ai.request.model"] == "gpt-5-mini")
        #expect(spans[1].attributes["gen_ai.usage.input_tokens"] == "12")
        #expect(spans[1].attributes["gen_ai.usage.output_tokens"] == "7")
        #expect(spans[1].attributes["gen_ai.usage.cache_write.input_tokens"] == "3")
        #expect(spans[1].attributes["usher.service_tier"] == "priority")
        #expect(spans[1].attributes["gen_ai.usage.image.input_tokens"] == "4")
        #expect(spans[1].attributes["gen_ai.usage.audio.output_tokens"] == "5")
        #expect(spans[1].attributes["gen_ai.usage.audio.input_tokens"] == nil)
        #expect(spans[1].attributes["gen_ai.response.time_to_first_chunk"] == "0.015")
        let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        #expect(spans[0].instance.wholeMatch(of: uuid) != nil, "\(spans[0].instance)")
        #expect(spans[0].schemas == Array(repeating: "https://opentelemetry.io/schemas/1.41.0", count: 2))
        #expect(spans[0].name == "POST /v1/chat/completions")
        #expect(spans[0].attributes["http.route"] == "/v1/chat/completions")
        #expect(spans[1].attributes["gen_ai.operation.name"] == "chat")
        #expect(spans[1].attributes["gen_ai.provider.name"] == "openai-format")
        #expect(spans[1].attributes["usher.upstream.name"] == "openai")
        #expect(spans.allSatisfy { $0.status == 0 && $0.attributes["error.type"] == nil })
    }

    @Test(
        .needsPythonPackages,
        arguments: [
            (500, UpstreamOutcome.serverError, "500", "500"), (502, .refused, "502", "refused"),
            (429, .rateLimited, nil, "429"), (0, .clientLeft, "client_left", nil),
        ] as [(Int, UpstreamOutcome, String?, String?)])
    func `Spans have the error that ended them, and no status if there was none`(
        status: Int, outcome: UpstreamOutcome, error: String?, callError: String?
    ) async throws {
        let bodies = try await onLoop { loop in
            let bench = try ObserverBench(share: 1, on: loop)
            bench.exchange(bench.trace(nil), status: status, outcome)
            _ = await bench.close()
            return bench.receiver.bodies
        }
        let spans = try await Self.read(bodies.first ?? "")
        try #require(spans.count == 2)
        #expect(spans[0].attributes["error.type"] == error)
        #expect(spans[1].attributes["error.type"] == callError)
        #expect(spans.map(\.status) == [error, callError].map { $0 == nil ? 0 : 2 })
        let expected = status == 0 ? nil : "\(status)"
        #expect(spans[0].attributes["http.response.status_code"] == expected)
    }

    private static func read(_ body: String) async throws -> [Read] {
        let folder = try TemporaryFolder()
        try folder.write(body, to: "spans.json")
        let data = try await Python.run(
            "Tests/Service/TelemetryTests/Python/read_spans.py", [folder.file("spans.json")])
        return try JSONDecoder().decode([Read].self, from: data)
    }

    @Test func `Spans are sent again to a receiver that was away, and dropped if it refuses`() async throws {
        try await onLoop { loop in
            let bench = try ObserverBench(share: 1, on: loop)
            bench.receiver.statuses = [503, 200, 400]
            bench.exchange(bench.trace(nil))
            bench.observer.stop()
            #expect(await eventually(on: loop) { bench.receiver.bodies.count == 1 })
            bench.exchange(bench.trace(nil))
            #expect(await bench.close() == ["exported": 1, "dropped": 1])
        }
    }

    @Test(
        arguments: [#"{"partialSuccess":{"rejectedSpans":"9"}}"#, #"{"partialSuccess":{"rejectedSpans":9}}"#]
            as [StaticString])
    func `Spans that a receiver rejects from what it takes count as dropped, and the log says so`(
        body: StaticString
    )
        async throws
    {
        try await onLoop { loop in
            let bench = try ObserverBench(share: 1, on: loop)
            bench.receiver.body = body
            bench.exchange(bench.trace(nil))
            #expect(await bench.close() == ["exported": 0, "dropped": 1])
            #expect(
                bench.log.all.count == 1 && bench.log.all[0].contains("rejects spans"), "\(bench.log.all)")
        }
    }

    @Test func `Spans that a receiver does not let in are dropped, and the log says why`() async throws {
        try await onLoop { loop in
            let bench = try ObserverBench(share: 1, on: loop)
            bench.receiver.statuses = [401]
            bench.exchange(bench.trace(nil))
            #expect(await bench.close() == ["exported": 0, "dropped": 1])
            #expect(bench.log.all.count == 1 && bench.log.all[0].contains("status 401"), "\(bench.log.all)")
            #expect(bench.log.all.first?.contains("headers:") == true)
        }
    }

    @Test func `Spans are dropped and counted if too many wait`() async throws {
        try await onLoop { loop in
            let bench = try ObserverBench(share: 1, on: loop)
            bench.receiver.statuses = [503]
            for _ in 0..<6000 { bench.exchange(bench.trace(nil)) }
            let sums = await bench.close()
            #expect(sums["exported"] == 0)
            #expect((sums["dropped"] ?? 0) >= 6000 - 256)
        }
    }

    @Test func `Spans are recorded for about the configured share`() async throws {
        let count = try await onLoop { loop in
            let bench = try ObserverBench(share: 0.1, on: loop)
            let count = (0..<10_000).count { _ in bench.trace(nil) != nil }
            _ = await bench.close()
            return count
        }
        #expect((800...1200).contains(count))
    }
}
