package import Commands
import Histogram
import Load
import Terminal

/// What `usher-bench run` shows at the end of a run.
package struct EndScreen {
    private let record: Record
    private let palette: Palette

    package init(_ record: Record, _ palette: Palette) {
        self.record = record
        self.palette = palette
    }

    package var text: String {
        var sections = [head, times, rates]
        if !record.verdicts.isEmpty { sections.append(thresholds) }
        sections.append(own)
        if let refused { sections.append(refused) }
        if !record.remarks.isEmpty { sections.append(record.remarks.map { palette.yellow("! ") + $0 }) }
        if !record.isValid { sections.append(invalid) }
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private var head: [String] {
        var table = Table([.left, .left])
        for fact in record.facts { table.addRow([fact.name, fact.value]) }
        return [palette.bold(record.title)] + table.renderLines(indentation: 2)
    }

    private var times: [String] {
        var table = Table([.left] + Array(repeating: .right, count: 7))
        table.addRow(["", "p50", "p90", "p99", "p99.9", "max", "mean", "count"])
        for distribution in record.distributions where !distribution.kind.isOwn {
            let histogram = distribution.histogram
            table.addRow(
                [distribution.kind.label]
                    + [0.5, 0.9, 0.99, 0.999].map { Format.time(histogram.quantile($0)) } + [
                        Format.time(histogram.maximum), Format.time(UInt64(histogram.mean)),
                        Format.count(Int(histogram.count)),
                    ])
        }
        var lines = table.renderLines(indentation: 2)
        lines[0] = palette.faint(lines[0])
        return lines
    }

    private var rates: [String] {
        let total = record.total
        var table = Table([.left, .right, .left])
        table.addRow(["answers", Format.count(total.answered), Format.digits(record.rate) + "/s"])
        for (status, count) in total.statuses {
            let share = Double(count) / Double(max(1, total.answered))
            table.addRow(["  \(status)", Format.count(count), Format.percent(share)])
        }
        if total.chunks > 0 {
            table.addRow(["chunks", Format.count(total.chunks), Format.digits(record.chunkRate) + "/s"])
        }
        if total.outputTokens > 0 {
            table.addRow([
                "output tokens", Format.count(total.outputTokens),
                Format.digits(record.outputTokenRate) + "/s",
            ])
        }
        table.addRow([
            "body bytes", Format.bytes(Double(total.bodyBytes)),
            Format.bytes(record.seconds > 0 ? Double(total.bodyBytes) / record.seconds : 0) + "/s",
        ])
        if total.hungUp > 0 { table.addRow(["hung up", Format.count(total.hungUp), "on purpose"]) }
        if total.repeated > 0 {
            table.addRow(["sent again", Format.count(total.repeated), "with the same Idempotency-Key"])
        }
        for (failure, count) in total.failures {
            table.addRow(["errors", Format.count(count), failure.meaning])
        }
        return table.renderLines(indentation: 2)
    }

    private var thresholds: [String] {
        record.verdicts.map { verdict in
            let mark = verdict.holds ? palette.green("✓") : palette.red("✗")
            return "  \(mark) \(verdict.threshold)  \(verdict.text)"
        }
    }

    private var own: [String] {
        let total = record.total
        var parts = [
            "generator: \(Format.fixed(record.effort / 1000, 2)) µs of processor time "
                + (total.chunks > 0 ? "per chunk" : "per answer"),
            "busiest loop \(Format.percent(Double(record.busiest) / 1000))",
            "loop lag p99 \(Format.time(total.loopLag.quantile(0.99)))",
        ]
        if !total.lateStart.isEmpty {
            parts.append("late starts p99 \(Format.time(total.lateStart.quantile(0.99)))")
        }
        let watched = record.watched.map { process in
            let units = max(1, total.chunks > 0 ? total.chunks : total.answered)
            return "  \(process.name) (\(process.id)): "
                + "\(Format.fixed(Double(process.nanoseconds) / 1000 / Double(units), 2)) µs of processor time "
                + (total.chunks > 0 ? "per chunk" : "per answer")
        }
        return ["  " + palette.faint(parts.joined(separator: ", "))] + watched
    }

    /// A warning that most answers were refusals, so that all figures describe refusals. The screen begins
    /// with this warning. It is nil if at most half of the answers were refusals.
    private var refused: [String]? {
        guard let (share, status) = record.mostlyRefused else { return nil }
        let why =
            switch status {
            case 401: "the edge does not identify users by the field of --header"
            case 403: "these users' plan does not admit messages"
            case 404: "the address or the model is unknown"
            case 429: "limits are used up"
            default: "that address does not serve such requests"
            }
        return [
            palette.red(palette.bold("REFUSED"))
                + ": \(Format.percent(share)) of the answers are 4xx, most of them \(status) (\(why)). "
                + "The figures are those of refusals."
        ]
    }

    private var invalid: [String] {
        [
            palette.red(palette.bold("INVALID"))
                + ": the generator was saturated, so these figures are its own."
        ]
            + record.objections.map { "  " + $0 }
    }
}
