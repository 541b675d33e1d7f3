import Histogram
import Limits
import Reactor
import TestSupport
import Testing

@testable import Telemetry

@Suite struct `The metrics page` {
    private static let trace = TraceContext(
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")

    private static var readings: Readings {
        var readings = Readings()
        readings.add(.decisions, Labels((.reason, "allowed"), (.plan, "pro")), 41)
        readings.add(.decisions, Labels((.reason, "limit"), (.plan, #"a "b" \c"# + "\nd")), 1)
        readings.add(.cost, Labels((.model, "gpt")), 1_234_567)
        readings.add(.spoolDepth, .none, 0)
        readings.add(.build, Labels((.version, "1.2.3")), 1)
        readings.add(.cpu, .none, 2_500_000_000)
        readings.add(.startTime, .none, 1_700_000_000_123)
        var timing = Timing()
        for milliseconds in [1, 2, 2, 40] as [UInt64] { timing.recordTime(milliseconds * 990_000) }
        timing.recordTime(3_000_000_000)
        if let trace {
            // Two of these times are of requests with a trace. Their buckets must keep the trace as exemplar.
            for (nanoseconds, milliseconds) in [
                (990_000, 1_700_000_000_500), (3_000_000_000, 1_700_000_001_500),
            ]
                as [(UInt64, Int64)]
            {
                timing.noteExemplar(
                    Exemplar(trace: trace.trace, nanoseconds: nanoseconds, milliseconds: milliseconds))
            }
        }
        readings.addTiming(.requestDuration, .none, timing)
        return readings
    }

    @Test(.needsPythonPackages, arguments: [MetricsText.Format.prometheus, .openMetrics])
    func `Prometheus' own client can read the metrics page`(format: MetricsText.Format) async throws {
        let page = text(MetricsText.writePage(Self.readings, format))
        let read = try await ReadFamily.all(in: page, format)
        #expect(read.value("usher_decisions_total", ["reason": "allowed", "plan": "pro"]) == 41)
        #expect(read.value("usher_decisions_total", ["plan": #"a "b" \c"# + "\nd"]) == 1)
        #expect(read.value("usher_cost_dollars_total", ["model": "gpt"]) == 1.234567)
        #expect(read.value("usher_spool_depth") == 0)
        #expect(read.value("usher_build_info", ["version": "1.2.3"]) == 1)
        #expect(read.value("process_cpu_seconds_total") == 2.5)
        #expect(read.value("process_start_time_seconds") == 1_700_000_000.123)
        #expect(read.value("usher_request_duration_seconds_count") == 5)
        #expect(read.value("usher_request_duration_seconds_bucket", ["le": "0.001"]) == 1)
        #expect(read.value("usher_request_duration_seconds_bucket", ["le": "0.05"]) == 4)
        #expect(read.value("usher_request_duration_seconds_bucket", ["le": "2.5"]) == 4)
        #expect(read.value("usher_request_duration_seconds_bucket", ["le": "+Inf"]) == 5)
        #expect(page.hasSuffix("# EOF\n") == (format == .openMetrics))
        let exemplars = read.flatMap(\.samples).filter { $0.trace != nil }
        guard format == .openMetrics else { return #expect(exemplars.isEmpty) }
        #expect(exemplars.allSatisfy { $0.trace == "4bf92f3577b34da6a3ce929d0e0e4736" })
        #expect(exemplars.map(\.exemplar) == [0.00099, 3], "each bucket that has a trace shows it")
        #expect(exemplars.map { $0.labels["le"] } == ["0.001", "5.0"])
    }

    @Test func `The metrics page keeps the newest exemplar of each bucket of several loops`() throws {
        let trace = try #require(Self.trace).trace
        func timing(_ exemplars: (UInt64, Int64)...) -> Readings {
            var timing = Timing()
            for (nanoseconds, milliseconds) in exemplars {
                timing.recordTime(nanoseconds)
                timing.noteExemplar(
                    Exemplar(trace: trace, nanoseconds: nanoseconds, milliseconds: milliseconds))
            }
            var readings = Readings()
            readings.addTiming(.firstByte, .none, timing)
            return readings
        }
        let one = timing((2_000_000, 10), (90_000_000_000_000, 5))
        let whole = Readings.mergeReadings([one, timing((2_100_000, 20), (40_000, 1)), timing()])
        let exemplars = whole.histograms[0].exemplars
        #expect(exemplars.compactMap { $0?.milliseconds } == [1, 20, 5])
        #expect(exemplars.last??.milliseconds == 5, "beyond the last bound")
    }

    @Test func `The metrics page adds up equal series of several loops`() {
        let whole = Readings.mergeReadings([Self.readings, Self.readings])
        #expect(whole.numbers.count == Self.readings.numbers.count)
        #expect(whole.numbers.first { $0.family == .decisions }?.value == 82)
        #expect(whole.histograms[0].histogram.count == 10)
    }

    @Test(arguments: [
        ("application/openmetrics-text;version=1.0.0;q=0.5,text/plain;q=0.3", MetricsText.Format.openMetrics),
        ("text/plain", .prometheus), ("*/*", .prometheus), ("", .prometheus),
    ])
    func `The metrics page has the format that is asked for`(accept: String, format: MetricsText.Format) {
        #expect(MetricsText.Format(accept: accept.utf8Span.span) == format)
    }

    @Test func `Every family of metrics has a name by the rules, and a help text`() {
        for family in MetricFamily.allCases {
            #expect(family.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "_" || $0.isNumber) })
            #expect(!family.rawValue.hasSuffix("_total") && !family.rawValue.hasSuffix("_info"))
            let help = "\(family.help)"
            #expect(help.hasSuffix(".") && !help.contains("\n") && !help.contains("\\"), "\(family)")
            if let unit = family.unit { #expect(family.rawValue.hasSuffix("_\(unit)"), "\(family)") }
        }
    }

    /// The test allows the time of a debug build beside other tests. A release build should need 10 ms.
    @Test func `The metrics page is written quickly with 50 plans and 200 models`() async throws {
        let (lines, seconds) = try await onLoop(within: 60) { loop in
            let observer = LoopObserver(on: loop)
            let models = (0..<200).map { "model-\($0)" }
            let app = observer.makeAppObserver("", models: ModelNames(configured: models))
            let plans = (0..<50).map {
                schedule("plan-\($0)", limits: ["messages", "pro", "tokens", "cost"])
            }
            for (index, model) in models.enumerated() {
                for decision in [Decision.allowed, .limit] {
                    var record = ExchangeRecord(at: loop.now)
                    record.decision = decision
                    record.schedule = plans[index % 50]
                    record.limit = decision == .limit ? plans[0].entries[index / 50].limit.name : ""
                    record.modelClass = ModelClass(["standard", "pro"][index % 2])
                    record.used = RecordedUsage(
                        messages: 1, input: 9, cached: 1, output: 9, reasoning: 1, cost: 9, isGuessed: false)
                    record.modelCounts = app.model(Array(model.utf8))
                    observer.tell(record, of: app, status: 200, chatFacts)
                }
            }
            func page() -> Int {
                var readings = Readings()
                observer.readFigures(into: &readings)
                let page = MetricsText.writePage(Readings.mergeReadings([readings, readings]), .openMetrics)
                return text(page).split(separator: "\n").count
            }
            _ = page()
            let start = Clocks.monotonic()
            let lines = page()
            return (lines, Double(Clocks.monotonic() - start) / 1e9)
        }
        #expect(lines > 1700)
        #expect(seconds < 2, "\(lines) lines took \(seconds) s")
    }
}

extension TraceContext {
    /// Reads the trace context from a header that a caller sent.
    fileprivate init?(_ field: String) {
        var numbers = SpanNumbers(seed: 1)
        self.init(field.utf8Span.span, using: &numbers)
    }
}
