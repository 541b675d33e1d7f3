import Limits
import Reactor
import TestSupport
import Testing

@testable import Telemetry

@Suite struct `An observer` {
    private func observe(_ body: @escaping @Sendable (LoopObserver, AppObserver) -> Void) async throws
        -> Readings
    {
        try await onLoop { loop in
            let observer = LoopObserver(on: loop)
            let names = ModelNames(configured: ["gpt-5-mini", "claude-*", "*", "claude-4*"])
            body(observer, observer.makeAppObserver("coach", models: names))
            var readings = Readings()
            observer.readFigures(into: &readings)
            return readings
        }
    }

    @Test func `An observer counts decisions by reason, plan, limit and class`() async throws {
        let readings = try await observe { loop, app in
            let plan = schedule("pro", limits: ["messages", "pro"], bursts: ["burst"])
            for _ in 0..<3 {
                var record = ExchangeRecord(at: loop.loop.now)
                record.decision = .allowed
                record.schedule = plan
                record.modelClass = ModelClass("standard")
                loop.tell(record, of: app, status: 200, chatFacts)
            }
            var refused = ExchangeRecord(at: loop.loop.now)
            refused.decision = .limit
            refused.limit = "pro"
            refused.schedule = plan
            refused.modelClass = ModelClass("pro")
            loop.tell(refused, of: app, status: 429, chatFacts)
            var stranger = ExchangeRecord(at: loop.loop.now)
            stranger.decision = .identity
            loop.tell(stranger, of: app, status: 401, chatFacts)
            loop.tell(ExchangeRecord(at: loop.loop.now), of: app, status: 408, chatFacts)
        }
        let decisions = readings.numbers.filter { $0.family == .decisions }
        #expect(
            Dictionary(uniqueKeysWithValues: decisions.map { ($0.labels.text, $0.value) }) == [
                #"app="coach",reason="allowed",plan="pro",class="standard""#: 3,
                #"app="coach",reason="limit",plan="pro",limit="pro",class="pro""#: 1,
                #"app="coach",reason="identity""#: 1, #"app="coach",reason="bad_request""#: 1,
            ])
    }

    @Test func `An observer counts what a shadow limit would have refused`() async throws {
        let readings = try await observe { loop, app in
            var record = ExchangeRecord(at: loop.loop.now)
            record.decision = .allowed
            record.schedule = schedule("pro", limits: ["messages", "tokens"], bursts: ["fast"])
            record.shadowMask = 0b1110
            loop.tell(record, of: app, status: 200, chatFacts)
        }
        let shadows = readings.numbers.filter { $0.family == .shadowDecisions }.map(\.labels.text)
        #expect(
            shadows == [
                #"app="coach",plan="pro",limit="tokens""#, #"app="coach",plan="pro",limit="fast""#,
                #"app="coach",plan="pro",limit="concurrency""#,
            ])
    }

    @Test func `An observer adds up what models use, only by names of the configuration`() async throws {
        let readings = try await observe { loop, app in
            let names = ["gpt-5-mini", "claude-4-x", "claude-my-secret", "invented", "an odd name!", ""]
            for (index, name) in names.enumerated() {
                var record = ExchangeRecord(at: loop.loop.now)
                record.decision = .allowed
                record.used = RecordedUsage(
                    messages: 1, input: 100, cached: 10, output: 20, reasoning: 5, cost: 1_500_000,
                    isGuessed: index == 0)
                record.modelCounts = app.model(Array(name.utf8))
                loop.tell(record, of: app, status: 200, chatFacts)
            }
        }
        func value(_ family: MetricFamily, _ model: String, _ kind: String = "") -> Int? {
            let labels = Labels((.app, "coach"), (.model, model), (.kind, kind))
            return readings.numbers.first { $0.family == family && $0.labels == labels }?.value
        }
        #expect(value(.messages, "gpt-5-mini") == 1)
        #expect(value(.estimates, "gpt-5-mini") == 1)
        #expect(value(.tokens, "gpt-5-mini", "cached") == 10)
        #expect(value(.cost, "claude-*") == 3_000_000)
        #expect(value(.tokens, "other", "input") == 300)
        let text = readings.numbers.map(\.labels.text).joined()
        #expect(!text.contains("invented") && !text.contains("secret") && !text.contains("odd"))
    }

    @Test func `An observer adds up what few answers report: cache, sound, images and tiers`() async throws {
        let readings = try await observe { loop, app in
            for tier in ["priority", "", "standard", "priority"] {
                var record = ExchangeRecord(at: loop.loop.now)
                record.decision = .allowed
                record.modelCounts = app.model(Array("gpt-5-mini".utf8))
                var details = AnswerDetails()
                (details.cacheWritten, details.audioOutput, details.imageInput) = (7, 5, 3)
                details.tier = tier
                record.details = details
                loop.tell(record, of: app, status: 200, chatFacts)
            }
        }
        let found = readings.numbers.filter { [.tokens, .tierAnswers].contains($0.family) }
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.labels.text, $0.value) }) == [
                #"app="coach",model="gpt-5-mini",kind="cache_write""#: 28,
                #"app="coach",model="gpt-5-mini",kind="audio_output""#: 20,
                #"app="coach",model="gpt-5-mini",kind="image_input""#: 12,
                #"app="coach",model="gpt-5-mini",tier="priority""#: 2,
            ])
    }

    @Test func `An observer adds up absurd figures to the largest number at most`() async throws {
        let readings = try await observe { loop, app in
            for _ in 0..<3 {
                var record = ExchangeRecord(at: loop.loop.now)
                record.decision = .allowed
                record.used = RecordedUsage(
                    messages: 1, input: .max, cached: .max, output: .max, reasoning: .max, cost: 1 << 62,
                    isGuessed: false)
                loop.tell(record, of: app, status: 200, chatFacts)
            }
        }
        let whole = Readings.mergeReadings([readings, readings])
        let values = whole.numbers.filter { [.tokens, .cost].contains($0.family) }.map(\.value)
        #expect(values.count == 5 && values.allSatisfy { $0 == .max })
    }

    @Test func `An observer counts how upstreams answer, and how reservations end`() async throws {
        let readings = try await observe { loop, app in
            let upstream = app.upstreamCounts("openai")
            for outcome in [UpstreamOutcome.ok, .ok, .serverError] {
                app.reservationOpened()
                var record = ExchangeRecord(at: loop.loop.now)
                record.decision = .allowed
                record.upstreamCounts = upstream
                record.outcome = outcome
                record.ending = outcome == .ok ? .settled : .refunded
                loop.tell(record, of: app, status: 200, chatFacts)
            }
            app.reservationOpened()
        }
        func value(_ family: MetricFamily, _ labels: Labels) -> Int? {
            readings.numbers.first { $0.family == family && $0.labels == labels }?.value
        }
        let app: (MetricLabel, String) = (.app, "coach")
        #expect(value(.upstreamAnswers, Labels(app, (.upstream, "openai"), (.outcome, "ok"))) == 2)
        #expect(
            value(.upstreamAnswers, Labels(app, (.upstream, "openai"), (.outcome, "server_error"))) == 1)
        #expect(value(.reservationsEnded, Labels(app, (.ending, "settled"))) == 2)
        #expect(value(.reservationsOpen, Labels(app)) == 1)
    }
}
