import Bytes
import Foundation
import Limits
import Telemetry
import TestSupport
import Wire

func text(_ buffer: borrowing ByteBuffer) -> String {
    let bytes = buffer.readable
    return String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
}

/// A metric family, as the official Prometheus client for Python has read it.
struct ReadFamily: Decodable {
    struct Sample: Decodable {
        let name: String
        let labels: [String: String]
        let value: String
        let trace: String?
        let exemplar: Double?

        var number: Double { Double(value) ?? .nan }
    }

    let name: String
    let type: String
    let samples: [Sample]

    static func all(in page: String, _ format: MetricsText.Format) async throws -> [ReadFamily] {
        let folder = try TemporaryFolder()
        try folder.write(page, to: "page")
        let data = try await Python.run(
            "Tests/Service/TelemetryTests/Python/read_metrics.py",
            [format == .prometheus ? "plain" : "openmetrics", folder.file("page")])
        return try JSONDecoder().decode([ReadFamily].self, from: data)
    }
}

extension [ReadFamily] {
    /// The value of the sample with this name and these labels. Nil if there is none or more than one.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        let samples = flatMap(\.samples).filter { sample in
            sample.name == name && labels.allSatisfy { sample.labels[$0.key] == $0.value }
        }
        return samples.count == 1 ? samples[0].number : nil
    }
}

/// A schedule of a plan with these limits. The tests do not use its other values.
func schedule(_ plan: String, limits: [String] = ["messages"], bursts: [String] = []) -> Schedule {
    let entries = limits.map { name in
        Schedule.Entry(
            limit: Limit(name: name, meter: .messages, window: .month, amount: 10), amount: 10,
            field: "m:2611:\(name)", period: "2026-11", resetsAt: nil)
    }
    let clocks = bursts.map { Burst(name: $0, unit: .requests, perMinute: 10, capacity: 5) }
    return Schedule(
        plan: Plan(
            id: plan, label: plan, kind: .subscription, limits: entries.map(\.limit), bursts: clocks),
        entries: entries, bursts: clocks, maxOpen: 8, validFrom: .distantPast, validTo: .distantFuture)
}

let chatFacts = CallFacts(
    method: .post,
    RouteFacts(
        dialect: "openai-chat", path: nil, template: "/v1/chat/completions", operation: "chat",
        provider: "openai-format", settings: "0123456789abcdef"))
