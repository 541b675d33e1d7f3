import Foundation
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Requires promtool, which evaluates alert rules as Prometheus does.
    static var needsPromtool: Self {
        .needs(program: "promtool", "promtool is not installed (Debian's package prometheus)")
    }
}

/// The metrics that a test has read from its edges. From them, promtool computes the alerts of
/// deploy/alerts.yaml.
///
/// The test reads each edge's metrics three times: before the fault, when it has begun, and later. In the
/// data for promtool the fault lasts an hour, because some alert rules look back that far.
struct AlertHistory {
    /// The series of a page of metrics with their values. It is nil if the edge did not answer.
    typealias Scrape = [String: Double]?

    private var scrapes: [String: [Scrape]] = [:]

    mutating func scrape(_ edge: Edge, as instance: String = "edge") async {
        let page = try? await Web(port: edge.adminPort).ask("GET", "/metrics").text
        let now = Date().timeIntervalSince1970
        scrapes[instance, default: []].append(page.map { Self.series($0, at: now) })
    }

    /// Expects that none of these alerts fires before the fault, and that all fire after an hour of it.
    func expectFiring(_ alerts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for (instance, scrapes) in scrapes {
            try #require(
                scrapes.count == 3, "\(instance) has not three scrapes", sourceLocation: sourceLocation)
        }
        let folder = try TemporaryFolder()
        try folder.write(document(alerts), to: "history.yaml")
        let told = try await Program.run(["promtool", "test", "rules", folder.file("history.yaml")])
        #expect(told.exitCode == 0, "\(told.output)\(told.stderr)", sourceLocation: sourceLocation)
    }

    /// Scrapes an edge before a fault, at its beginning and later. Expects that this alert fires.
    ///
    /// - Parameter trouble: causes the fault. Its argument is true when the fault begins, and false later.
    static func expectFiring(
        _ alert: String, on edge: Edge, sourceLocation: SourceLocation = #_sourceLocation,
        after trouble: (Bool) async throws -> Void
    ) async throws {
        var history = AlertHistory()
        await history.scrape(edge)
        for begins in [true, false] {
            try await trouble(begins)
            await history.scrape(edge)
        }
        try await history.expectFiring(alert, sourceLocation: sourceLocation)
    }

    // MARK: promtool's document

    /// Prometheus scrapes once a minute by default. `quiet` is 5 minutes before the fault, and `steps` is an
    /// hour during the fault.
    private static let (quiet, steps) = (5, 60)

    private func document(_ alerts: [String]) -> String {
        let firing =
            "group by (alertname) (ALERTS{alertstate=\"firing\",alertname=~\"\(alerts.joined(separator: "|"))\"})"
        let expected = alerts.map { "          - { labels: '{alertname=\"\($0)\"}', value: 1 }" }
        return """
            rule_files: ["\(Places.inTree("deploy/alerts.yaml"))"]
            evaluation_interval: 1m
            tests:
              - interval: 1m
                input_series:
            \(series.joined(separator: "\n"))
                promql_expr_test:
                  - expr: '\(firing)'
                    eval_time: 4m
                    exp_samples: []
                  - expr: '\(firing)'
                    eval_time: 64m
                    exp_samples:
            \(expected.joined(separator: "\n"))
            """
    }

    private var series: [String] {
        scrapes.sorted { $0.key < $1.key }.flatMap { instance, scrapes in
            let labels = "instance=\"\(instance)\",job=\"usher\""
            let names = Set(scrapes.flatMap { ($0 ?? [:]).keys }).sorted()
            let up = Self.values(scrapes.map { $0 == nil ? 0 : 1 })
            return ["      - { series: 'up{\(labels)}', values: '\(up)' }"]
                + names.map { name in
                    let parts = name.split(separator: "{", maxSplits: 1)
                    let whole = parts[0] + "{\(labels)" + (parts.count > 1 ? "," + parts[1] : "}")
                    return
                        "      - { series: '\(whole)', values: '\(Self.values(scrapes.map { $0?[name] }))' }"
                }
        }
    }

    /// The values in promtool's notation, such as `0+0x19 1+0.5x240`. `_` is a missing scrape.
    private static func values(_ three: [Double?]) -> String {
        func run(_ first: Double, _ last: Double, _ steps: Int) -> String {
            let step = (last - first) / Double(steps)
            return String(format: "%.9f%@%.12fx%d", first, step < 0 ? "-" : "+", abs(step), steps)
        }
        let before = three[0].map { run($0, $0, quiet - 1) } ?? "_x\(quiet)"
        let after =
            switch (three[1], three[2]) {
            case (let first?, let last?): run(first, last, steps)
            case (let first?, nil): String(format: "%.9f", first) + " _x\(steps)"
            case (nil, let last?): "_x\(steps) " + String(format: "%.9f", last)
            case (nil, nil): "_x\(steps)"
            }
        return before + " " + after
    }

    /// Those samples of a page of metrics that the alert rules use.
    private static func series(_ page: String, at now: Double) -> [String: Double] {
        var found: [String: Double] = [:]
        for line in page.split(separator: "\n") where !line.hasPrefix("#") {
            guard let space = line.lastIndex(of: " "), let value = Double(line[line.index(after: space)...]),
                value.isFinite, rules.contains(line.prefix { $0 != "{" && $0 != " " })
            else { continue }
            // The clock of promtool's tests begins in 1970, so times are converted to be relative to now.
            let isMoment = line.prefix { $0 != "{" }.hasSuffix("_timestamp_seconds")
            found[String(line[..<space])] = isMoment ? value - now : value
        }
        return found
    }

    private static let rules: Substring = {
        let rules = try? String(contentsOfFile: Places.inTree("deploy/alerts.yaml"), encoding: .utf8)
        return (rules ?? "")[...]
    }()
}

extension Edge {
    func shows(_ lines: String...) async throws {
        for line in lines { try await until(line) { [self] in try await page(has: line) } }
    }

    func page(has line: String) async throws -> Bool {
        try await Web(port: adminPort).ask("GET", "/metrics").text.contains("\n\(line)\n")
    }
}
