import Telemetry

enum MetricReference {
    static var page: String {
        var lines = [
            "# Metrics", "",
            "`GET /metrics` on the admin listener returns these metrics, in Prometheus' text format",
            "or in OpenMetrics with exemplars. The values of labels are words of your configuration",
            "or of the lists below. They never name a user. A label without a value is left out. Each",
            "bucket of a histogram also has the label `le`. [Monitoring](../monitoring.md) says more.",
            "",
            "| name and labels | type | |", "|---|---|---|",
        ]
        for family in MetricFamily.allCases {
            let labels = family.labels.map { "`\($0.word)`" }.joined(separator: " ")
            lines.append(
                "| `\(family.rawValue)\(family.kind.suffix)`\(labels.isEmpty ? "" : "<br>\(labels)") "
                    + "| \(family.kind.plainWord) | \(family.help) |")
        }
        lines += ["", "## Labels", "", "| label | |", "|---|---|"]
        for label in MetricLabel.allCases { lines.append("| `\(label.word)` | \(label.help) |") }
        lines += [
            "", "## Words of labels", "",
            "These labels have a fixed list of words.", "",
            "| label | of | words |", "|---|---|---|",
        ]
        for label in MetricLabel.allCases {
            var families: [[String]: [String]] = [:]
            for family in MetricFamily.allCases where family.labels.contains(label) {
                families[family.labelWords(of: label), default: []]
                    .append("`\(family.rawValue)\(family.kind.suffix)`")
            }
            families[[]] = nil
            for (words, names) in families.sorted(by: { $0.value[0] < $1.value[0] }) {
                let list = words.map { "`\($0)`" }.joined(separator: " ")
                lines.append("| `\(label.word)` | \(names.joined(separator: ", ")) | \(list) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
