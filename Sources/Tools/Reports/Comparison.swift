package import Commands
import Glibc
import Histogram
import Load
import Terminal

/// Two runs side by side, with those differences that are not noise.
///
/// Each interval of a run is a sample of a figure. A difference is real if it is at least 5 % and a rank test
/// finds it (Mann and Whitney 1947, in its normal approximation with ties). In equal runs, this test finds a
/// difference in less than 1 % of cases. With fewer than eight intervals in a run there is no comparison.
package struct Comparison: Sendable {
    /// One figure of both runs, and the result of comparing them.
    package struct Row: Hashable, Sendable {
        package enum Finding: Hashable, Sendable { case better, worse, same, unknown }

        package let name: String
        package let before: String
        package let after: String
        /// The relative change from the earlier to the later run. It is nil if the earlier value is 0 or
        /// missing.
        package let change: Double?
        package let finding: Finding
    }

    package let rows: [Row]
    private let remarks: [String]

    /// The least change that is reported, as a share. A smaller one is not reported, even if it is not noise.
    private static let least = 0.05
    /// The two-sided quantile of the normal distribution at 1 %.
    private static let sure = 2.5758

    package init(_ before: Record, _ after: Record) {
        var rows = [
            Self.row("answers/s", before, after, isLessBetter: false, { $0.rate }, Format.digits) {
                $0.seconds > 0 ? Double($0.answered) / $0.seconds : nil
            }
        ]
        if before.total.chunks > 0 || after.total.chunks > 0 {
            rows.append(
                Self.row("chunks/s", before, after, isLessBetter: false, { $0.chunkRate }, Format.digits) {
                    $0.seconds > 0 ? Double($0.chunks) / $0.seconds : nil
                })
        }
        let kinds: [(Distribution.Kind, @Sendable (SeriesPoint) -> SeriesPoint.Quantiles)] = [
            (.latency, { $0.latency }), (.firstChunk, { $0.firstChunk }), (.gap, { $0.gap }),
        ]
        for (kind, read) in kinds where !before.total[kind].isEmpty && !after.total[kind].isEmpty {
            for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99)] {
                rows.append(
                    Self.row(
                        "\(kind.label) \(name)", before, after, isLessBetter: true,
                        { Double($0.total[kind].quantile(share)) }, { Format.time(UInt64(max(0, $0))) }
                    ) { point in
                        let quantiles = read(point)
                        guard quantiles.count >= 10 else { return nil }
                        return Double(
                            share == 0.5 ? quantiles.p50 : share == 0.9 ? quantiles.p90 : quantiles.p99)
                    })
            }
        }
        rows.append(Self.shares("errors", before, after) { ($0.total.failureCount, $0.total.started) })
        for hundred in [2, 4, 5] {
            let row = Self.shares("\(hundred)xx", before, after, isLessBetter: hundred != 2) {
                ($0.total.answerCount(hundred * 100..<hundred * 100 + 100), $0.total.answered)
            }
            if row.before != row.after { rows.append(row) }
        }
        self.rows = rows
        remarks = Self.remarks(before, after)
    }

    /// Whether a figure has become worse by more than noise.
    package var hasWorsened: Bool { rows.contains { $0.finding == .worse } }
    package var hasChanged: Bool { rows.contains { $0.finding == .worse || $0.finding == .better } }

    package func renderText(_ palette: Palette) -> String {
        var table = Table([.left, .right, .right, .right, .left])
        table.addRow(["", "before", "after", "change", ""])
        for row in rows {
            let change = row.change.map { ($0 >= 0 ? "+" : "") + Format.fixed($0 * 100, 1) + " %" } ?? ""
            let finding =
                switch row.finding {
                case .better: palette.green("better")
                case .worse: palette.red("worse")
                case .same: palette.faint("within noise")
                case .unknown: palette.faint("too few points to tell")
                }
            table.addRow([row.name, row.before, row.after, change, finding])
        }
        return (table.renderLines(indentation: 2) + remarks.map { palette.yellow("! ") + $0 }).joined(
            separator: "\n")
    }

    private static func remarks(_ before: Record, _ after: Record) -> [String] {
        var remarks: [String] = []
        for (name, record) in [("before", before), ("after", after)] where !record.isValid {
            remarks.append("The run \(name) is INVALID: its generator was saturated.")
        }
        let differing = before.facts.filter { fact in
            fact.name != "seed" && !after.facts.contains(fact)
        }
        if !differing.isEmpty {
            remarks.append(
                "The runs are not the same test: they differ in \(differing.map(\.name).joined(separator: ", "))."
            )
        }
        return remarks
    }

    private static func row(
        _ name: String, _ before: Record, _ after: Record, isLessBetter: Bool, _ whole: (Record) -> Double,
        _ shown: (Double) -> String, sample: (SeriesPoint) -> Double?
    ) -> Row {
        let (first, second) = (whole(before), whole(after))
        let change = first > 0 ? second / first - 1 : nil
        let finding = finding(
            before.series.compactMap(sample), after.series.compactMap(sample), change,
            isLessBetter: isLessBetter)
        return Row(name: name, before: shown(first), after: shown(second), change: change, finding: finding)
    }

    private static func finding(
        _ before: [Double], _ after: [Double], _ change: Double?, isLessBetter: Bool
    ) -> Row.Finding {
        guard before.count >= 8, after.count >= 8 else { return .unknown }
        guard let change, abs(change) >= least, let score = rankScore(before, after), abs(score) >= sure,
            (score > 0) == (change > 0)
        else { return .same }
        return (change < 0) == isLessBetter ? .better : .worse
    }

    /// How far the rank sum of `after` is from that of equal samples, in standard deviations. The result is
    /// nil if all values are equal.
    static func rankScore(_ before: [Double], _ after: [Double]) -> Double? {
        let all = (before.map { ($0, false) } + after.map { ($0, true) }).sorted { $0.0 < $1.0 }
        let (m, n) = (Double(before.count), Double(after.count))
        var (rankSum, ties, at) = (0.0, 0.0, 0)
        while at < all.count {
            var end = at
            while end < all.count, all[end].0 == all[at].0 { end += 1 }
            let rank = Double(at + end + 1) / 2
            rankSum += rank * Double(all[at..<end].filter(\.1).count)
            let size = Double(end - at)
            ties += size * size * size - size
            at = end
        }
        let size = m + n
        let variance = m * n / 12 * (size + 1 - ties / (size * (size - 1)))
        guard variance > 0 else { return nil }
        return (rankSum - n * (size + 1) / 2) / variance.squareRoot()
    }

    /// Compares two shares by their counts (the two-proportion test).
    private static func shares(
        _ name: String, _ before: Record, _ after: Record, isLessBetter: Bool = true,
        _ read: (Record) -> (Int, Int)
    ) -> Row {
        let (first, second) = (read(before), read(after))
        let (one, two) = (
            Double(first.0) / Double(max(1, first.1)), Double(second.0) / Double(max(1, second.1))
        )
        let pooled = Double(first.0 + second.0) / Double(max(1, first.1 + second.1))
        let deviation =
            (pooled * (1 - pooled) * (1 / Double(max(1, first.1)) + 1 / Double(max(1, second.1))))
            .squareRoot()
        let isReal = deviation > 0 && abs(two - one) / deviation >= sure && abs(two - one) >= 0.001
        return Row(
            name: name, before: Format.percent(one), after: Format.percent(two),
            change: one > 0 ? two / one - 1 : nil,
            finding: isReal ? ((two < one) == isLessBetter ? .better : .worse) : .same)
    }
}
