import Foundation
import Glibc
import Limits
import Reactor
import Synchronization
import TestSupport
import Testing
import Wire

@testable import Telemetry

@Suite struct `The access log` {
    private static func record(_ loop: EventLoop) -> ExchangeRecord {
        var record = ExchangeRecord(at: loop.now - 25_000_000, requestID: 255)
        record.decision = .allowed
        record.schedule = schedule("pro")
        record.modelClass = ModelClass("standard")
        record.asked = loop.now - 25_000_000
        record.decided = loop.now - 24_000_000
        record.sent = loop.now - 24_000_000
        record.headReceived = loop.now - 4_000_000
        record.firstByte = loop.now - 3_500_000
        record.outcome = .ok
        record.ending = .settled
        record.used = RecordedUsage(
            messages: 1, input: 12, cached: 2, output: 7, reasoning: 1, cost: 31, isGuessed: false)
        record.user = Array("ann".utf8)
        return record
    }

    private static let inAngles = UserNames.verbatim { "<" + String(decoding: $0, as: UTF8.self) + ">" }
    private static let models = ModelNames(configured: ["gpt-5"])

    private func write(
        to path: String, mostWaiting: Int = 4 << 20, users: UserNames = Self.inAngles,
        _ body: @escaping @Sendable (AccessLog, LoopObserver, LogSink) async throws -> Void
    ) async throws -> Readings {
        let sink = await LogSink.open(.file(path), mostWaiting: mostWaiting) { _ in }
        return try await onLoop { loop in
            let responder = AccessLog(sink, on: loop, users: users)
            try await body(responder, LoopObserver(on: loop, log: responder), sink)
            responder.stopWriting()
            await sink.close(on: loop)
            var readings = Readings()
            responder.readCounts(into: &readings)
            sink.readFigures(into: &readings)
            return readings
        }
    }

    private func lines(_ text: String?) throws -> [[String: Any]] {
        try (text ?? "").split(separator: "\n").map { line in
            let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(value as? [String: Any], "\(line)")
        }
    }

    @Test func `The access log has a line of JSON for each exchange`() async throws {
        let folder = try TemporaryFolder()
        let readings = try await write(to: folder.file("access.log")) { responder, loopObserver, _ in
            let app = loopObserver.makeAppObserver("coach", models: Self.models)
            var record = Self.record(loopObserver.loop)
            var numbers = SpanNumbers(seed: 1)
            record.trace = TraceContext(
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00".utf8Span.span,
                using: &numbers)
            record.modelCounts = app.model(Array("gpt-5".utf8))
            record.upstreamCounts = app.upstreamCounts("llm")
            loopObserver.tell(record, of: app, status: 200, chatFacts)
            responder.writeBundle(
                page: "usage", app: "", method: "GET", status: 200, requestID: 7, settings: "x")
            responder.write(fault: 431, requestID: 8)
        }
        let found = try lines(folder.read("access.log"))
        #expect(found.count == 3)
        let line = try #require(found.first)
        let texts = line.compactMapValues { $0 as? String }
        #expect(texts["user"] == "<ann>" && texts["app"] == "coach" && texts["plan"] == "pro")
        #expect(texts["decision"] == "forwarded" && texts["reason"] == "allowed")
        #expect(texts["outcome"] == "ok" && texts["reservation"] == "settled" && texts["upstream"] == "llm")
        #expect(texts["model"] == "gpt-5" && texts["class"] == "standard" && texts["method"] == "POST")
        #expect(texts["dialect"] == "openai-chat" && texts["route"] == nil)
        #expect(texts["settings"] == "0123456789abcdef")
        #expect(texts["trace_id"] == "4bf92f3577b34da6a3ce929d0e0e4736")
        #expect(texts["time"]?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
        #expect(texts["request_id"] == "00000000000000ff")
        #expect(found[1]["request_id"] as? String == "0000000000000007")
        #expect(found[2]["request_id"] as? String == "0000000000000008")
        let numbers = line.compactMapValues { $0 as? Double }
        #expect(
            numbers["status"] == 200 && numbers["input_tokens"] == 12 && numbers["cost_microdollars"] == 31)
        #expect(numbers["limiter_ms"] == 1 && numbers["upstream_ms"] == 20 && numbers["total_ms"] == 25)
        #expect(numbers["first_byte_ms"] == 21.5)
        #expect(found[1]["route"] as? String == "usage" && found[2]["reason"] as? String == "bad_http")
        #expect(readings.numbers.first { $0.family == .logLines }?.value == 3)
    }

    @Test func `Each line of the access log has only what belongs to its own exchange`() async throws {
        let folder = try TemporaryFolder()
        _ = try await write(to: folder.file("access.log")) { _, loopObserver, _ in
            for number in (0..<40).flatMap({ [$0, $0 / 2] }) {
                let app = loopObserver.makeAppObserver(number % 2 == 0 ? "coach" : "", models: Self.models)
                var record = Self.record(loopObserver.loop)
                record.user = Array("\"\(number)\"\n".utf8)
                record.upstreamCounts = app.upstreamCounts("llm \(number)")
                record.outcome = number % 3 == 0 ? nil : .timedOut
                record.schedule = number % 5 == 0 ? nil : schedule("plan \(number)")
                record.decision = number % 7 == 0 ? .limit : .allowed
                record.limit = number % 7 == 0 ? "messages" : ""
                let facts = CallFacts(
                    method: .put,
                    RouteFacts(dialect: "plain", path: "/\(number)", settings: "of \(number)"))
                loopObserver.tell(record, of: app, status: 200 + number, facts)
            }
        }
        let found = try lines(folder.read("access.log"))
        #expect(found.count == 80)
        for line in found {
            let number = (line["status"] as? Int ?? 0) - 200
            let texts = line.compactMapValues { $0 as? String }
            let isRefused = number % 7 == 0
            #expect(texts["app"] == (number % 2 == 0 ? "coach" : nil) && texts["method"] == "PUT")
            #expect(texts["user"] == "<\"\(number)\"\n>" && texts["route"] == "/\(number)")
            #expect(texts["settings"] == "of \(number)" && texts["dialect"] == "plain")
            #expect(texts["plan"] == (number % 5 == 0 ? nil : "plan \(number)"))
            #expect(texts["decision"] == (isRefused ? "refused" : "forwarded"))
            #expect(texts["limit"] == (isRefused ? "messages" : nil))
            #expect(texts["upstream"] == (isRefused ? nil : "llm \(number)"))
            #expect(texts["outcome"] == (isRefused || number % 3 == 0 ? nil : "late"))
        }
    }

    @Test func `The access log writes a hash with 16 digits`() async throws {
        let folder = try TemporaryFolder()
        let users = UserNames.hashed { { UInt64($0.count) } }
        _ = try await write(to: folder.file("access.log"), users: users) { _, loopObserver, _ in
            let app = loopObserver.makeAppObserver("", models: Self.models)
            for _ in 0..<2 {
                loopObserver.tell(Self.record(loopObserver.loop), of: app, status: 200, chatFacts)
            }
        }
        let found = try lines(folder.read("access.log"))
        #expect(found.compactMap { $0["user"] as? String } == ["0000000000000003", "0000000000000003"])
    }

    @Test func `The access log goes on in a new file when the old one was renamed`() async throws {
        let folder = try TemporaryFolder()
        let (old, new) = (folder.file("access.log"), folder.file("access.log.1"))
        _ = try await write(to: old) { responder, loopObserver, sink in
            let loop = loopObserver.loop
            responder.write(fault: 400, requestID: 1)
            responder.timePassed()
            #expect(await eventually(on: loop) { TemporaryFolder.content(of: old)?.isEmpty == false })
            unsafe rename(old, new)
            #expect(
                await eventually(on: loop) {
                    responder.write(fault: 431, requestID: 1)
                    responder.timePassed()
                    return TemporaryFolder.content(of: old)?.contains("431") == true
                })
            unsafe rename(old, new + ".2")
            sink.reopen()
            responder.write(fault: 413, requestID: 1)
        }
        #expect(try lines(folder.read("access.log.1")).first?["status"] as? Int == 400)
        #expect(try lines(folder.read("access.log")).last?["status"] as? Int == 413)
    }

    @Test func `The access log drops and counts lines that are not read, without a delay`() async throws {
        // `usher` ignores SIGPIPE, so the test does, too. A write to a closed pipe then fails with an error.
        signal(SIGPIPE, SIG_IGN)
        let folder = try TemporaryFolder()
        let pipe = folder.file("pipe")
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        // The log can open the pipe because a reader exists. The reader never reads, so the pipe becomes
        // full.
        let reader = try #require(FileHandle(forUpdatingAtPath: pipe))
        let count = 2_000
        let readings = try await write(to: pipe, mostWaiting: 200_000) { _, loopObserver, _ in
            let app = loopObserver.makeAppObserver("", models: Self.models)
            for _ in 0..<count {
                loopObserver.tell(Self.record(loopObserver.loop), of: app, status: 200, chatFacts)
            }
        }
        let sums = Dictionary(grouping: readings.numbers, by: \.family).mapValues { numbers in
            numbers.reduce(0) { $0 + $1.value }
        }
        let (taken, dropped) = (sums[.logLines] ?? 0, sums[.logDropped] ?? 0)
        #expect(taken + dropped == count)
        #expect(dropped > count / 2, "\(taken) lines fit on their way")
        // The log's thread blocks in `write` until the reader closes the pipe.
        try reader.close()
    }
}
