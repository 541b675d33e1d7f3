import Foundation
import Limits
import TestSupport
import Testing

@testable import Telemetry

@Suite struct `The dashboard and the alerts` {
    private static let folder = Checkout.root.appending(path: "deploy")

    private static let exported = Set(
        MetricFamily.allCases.flatMap { family in
            let name = family.rawValue + "\(family.kind.suffix)"
            return family.kind == .histogram ? ["", "_bucket", "_sum", "_count"].map { name + $0 } : [name]
        })

    private static func names(in file: String) throws -> Set<String> {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return Set(text.matches(of: /\b(?:usher|process)_[a-z_]+/).map { String($0.0) })
    }

    @Test(arguments: ["grafana/usher.json", "alerts.yaml"])
    func `The dashboard and the alerts name only metrics that are exported`(file: String) throws {
        let names = try Self.names(in: file)
        #expect(names.count > 15)
        #expect(names.subtracting(Self.exported) == [])
    }

    @Test func `The dashboard and the alerts show every family of metrics`() throws {
        let shown = try Self.names(in: "grafana/usher.json").union(try Self.names(in: "alerts.yaml"))
        let missing = MetricFamily.allCases.filter { family in
            let name = family.rawValue + "\(family.kind.suffix)"
            return !shown.contains(name) && !shown.contains(name + "_bucket")
        }
        #expect(missing == [])
    }

    /// Alerts about webhooks and threshold events are tested in AppAPITests, which has their counters.
    @Test(arguments: [
        ("usher_decisions_total", Decision.allCases.map { "\($0.word)" }),
        ("usher_upstream_answers_total", UpstreamOutcome.allCases.map { "\($0.word)" }),
    ])
    func `The alerts use exported words for reasons and outcomes`(metric: String, known: [String]) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "alerts.yaml"), encoding: .utf8)
        let used = try text.matches(of: Regex("\(metric)\\{(?:reason|outcome)=~?\"([a-z_|]+)\"\\}"))
            .flatMap { ($0.output[1].substring ?? "").split(separator: "|") }
        #expect(used.count > 3)
        #expect(Set(used.map(String.init)).subtracting(known) == [])
    }

    @Test func `The dashboard is JSON with a query in every panel`() throws {
        for queries in try Self.queries() { #expect(!queries.isEmpty && !queries.contains("")) }
    }

    /// A query must exclude testers' use (`model` begins with `sandbox:`) or show each model separately.
    @Test func `The dashboard does not add what testers used to paid use`() throws {
        let used = try Self.queries().flatMap(\.self).filter {
            $0.contains(/usher_(?:tokens|cost_dollars|messages)_total/)
        }
        #expect(used.count == 4)
        for query in used { #expect(query.contains("by (model)") || query.contains("sandbox:"), "\(query)") }
    }

    private static func queries() throws -> [[String]] {
        let data = try Data(contentsOf: folder.appending(path: "grafana/usher.json"))
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let panels = try #require(document["panels"] as? [[String: Any]])
        return panels.filter { $0["type"] as? String != "row" }.map { panel in
            (panel["targets"] as? [[String: Any]] ?? []).map { $0["expr"] as? String ?? "" }
        }
    }
}
