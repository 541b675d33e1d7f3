import Histogram
import Load

package struct RunPage {
    private let record: Record

    package init(_ record: Record) { self.record = record }

    package var html: String {
        var page = Page(title: "\(record.title), \(Format.date(record.began))")
        addHead(to: &page)
        addFigures(to: &page)
        for (index, plot) in plots.enumerated() { page.appendHTML(plot.renderHTML(id: "plot\(index + 1)")) }
        addSeries(to: &page)
        return page.html
    }

    private func addHead(to page: inout Page) {
        if record.isValid {
            page.addParagraph("The generator kept up: the figures are the target's.", style: "good")
        } else {
            page.addParagraph(
                "INVALID: the generator was saturated, so these figures are its own. "
                    + record.objections.joined(separator: "; ") + ".", style: "bad")
        }
        page.appendHTML(
            "<dl>"
                + record.facts.map { fact in
                    "<dt>\(Page.escapeHTML(fact.name))</dt><dd>\(Page.escapeHTML(fact.value))</dd>"
                }.joined() + "</dl>\n")
        for verdict in record.verdicts {
            page.addParagraph(
                "\(verdict.holds ? "✓" : "✗") \(verdict.threshold): \(verdict.text)",
                style: verdict.holds ? "good" : "bad")
        }
        for remark in record.remarks { page.addParagraph(remark, style: "note") }
    }

    private func addFigures(to page: inout Page) {
        let shares: [(String, Double)] = [
            ("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("p99.99", 0.9999),
        ]
        page.addTable(
            "Times", heads: [""] + shares.map(\.0) + ["max", "mean", "count"],
            rows: record.distributions.map { distribution in
                let histogram = distribution.histogram
                return [distribution.kind.label] + shares.map { Format.time(histogram.quantile($0.1)) } + [
                    Format.time(histogram.maximum), Format.time(UInt64(histogram.mean)),
                    Format.count(Int(histogram.count)),
                ]
            })
        page.addTable(
            "How they are measured", isProse: true, heads: ["", "from and to"],
            rows: record.distributions.map { [$0.kind.label, $0.kind.meaning] })
        page.addParagraph(Distribution.Kind.start, style: "note")
        let total = record.total
        var rows = [["answers", Format.count(total.answered), Format.digits(record.rate) + "/s"]]
        rows += total.statuses.map {
            [
                "status \($0.status)", Format.count($0.count),
                Format.percent(Double($0.count) / Double(max(1, total.answered))),
            ]
        }
        if total.chunks > 0 {
            rows.append(["chunks", Format.count(total.chunks), Format.digits(record.chunkRate) + "/s"])
        }
        if total.outputTokens > 0 {
            rows.append([
                "output tokens", Format.count(total.outputTokens),
                Format.digits(record.outputTokenRate) + "/s",
            ])
        }
        rows += total.failures.map { [$0.failure.meaning, Format.count($0.count), "error"] }
        page.addTable("Counts", heads: ["", "in all", ""], rows: rows)
    }

    private var plots: [Plot] {
        [answerPlot, chunkPlot, flightPlot, quantilePlot, heatMap, statusPlot, gapPlot, spectrumPlot]
            .compactMap { $0 }
    }

    // MARK: Over time

    private var span: ClosedRange<Double> {
        let start = record.series.first?.start ?? 0
        let end = record.series.last.map { $0.start + $0.seconds } ?? 1
        return start...max(end, start + 0.001)
    }

    private func overTime(
        _ title: String, _ description: String, _ y: ClosedRange<Double>, isLogarithmic: Bool = false,
        _ show: @escaping (Double) -> String
    ) -> Plot {
        Plot(
            title: title, description: description, x: span, y: y, xName: "seconds since the beginning",
            isYLogarithmic: isLogarithmic, showX: { Format.fixed($0, span.upperBound > 5 ? 0 : 1) },
            showY: show)
    }

    private func curve(_ name: String, _ read: (SeriesPoint) -> Double?) -> Plot.Curve {
        Plot.Curve(
            name: name,
            points: record.series.compactMap { point in
                read(point).map { (point.start + point.seconds / 2, $0) }
            })
    }

    /// A plot with one curve whose axis begins at 0. Figures with different units need different plots.
    private func alone(
        _ title: String, _ description: String, style: Int, _ curve: Plot.Curve
    ) -> Plot? {
        guard let highest = curve.points.map(\.y).max() else { return nil }
        var plot = overTime(title, description, 0...max(highest * 1.05, 1), Format.digits)
        plot.addCurve(curve, style: style)
        return plot
    }

    private var answerPlot: Plot? {
        alone(
            "Answers a second", "\(Format.digits(record.rate)) on the whole.", style: 1,
            curve("answers a second") { $0.seconds > 0 ? Double($0.answered) / $0.seconds : nil })
    }

    private var chunkPlot: Plot? {
        guard record.total.chunks > 0 else { return nil }
        return alone(
            "Chunks a second", "\(Format.digits(record.chunkRate)) on the whole.", style: 2,
            curve("chunks a second") { $0.seconds > 0 ? Double($0.chunks) / $0.seconds : nil })
    }

    private var flightPlot: Plot? {
        let most = record.series.map(\.inFlight).max() ?? 0
        return alone(
            "In flight", "Requests whose answer has not ended, \(Format.count(most)) at most.",
            style: 3,
            curve("requests in flight") { Double($0.inFlight) })
    }

    private func quantiles(
        _ title: String, _ kind: Distribution.Kind, _ read: @escaping (SeriesPoint) -> SeriesPoint.Quantiles
    ) -> Plot? {
        let points = record.series.map(read).filter { $0.count > 0 }
        guard let low = points.map(\.p50).min(), let high = points.map(\.maximum).max() else { return nil }
        let histogram = record.total[kind]
        var plot = overTime(
            title,
            "Half below \(Format.time(histogram.quantile(0.5))), 99 % below "
                + "\(Format.time(histogram.quantile(0.99))), the slowest \(Format.time(histogram.maximum)).",
            Double(max(1, low)) * 0.8...Double(max(2, high)) * 1.1, isLogarithmic: true
        ) {
            Format.time(UInt64(max(0, $0)))
        }
        let figures: [(String, (SeriesPoint.Quantiles) -> UInt64)] = [
            ("p50", { $0.p50 }), ("p90", { $0.p90 }), ("p99", { $0.p99 }), ("slowest", { $0.maximum }),
        ]
        for (index, (name, figure)) in figures.enumerated() {
            plot.addCurve(
                curve(name) { read($0).count > 0 ? Double(figure(read($0))) : nil }, style: index + 1)
        }
        return plot
    }

    private var quantilePlot: Plot? {
        record.total.latency.isEmpty
            ? quantiles("Time to first chunk", .firstChunk) { $0.firstChunk }
            : quantiles("Latency", .latency) { $0.latency }
    }

    private var gapPlot: Plot? { quantiles("Gaps between chunks", .gap) { $0.gap } }

    private var heatMap: Plot? {
        let cells = record.series.flatMap(\.cells)
        guard let low = cells.map(\.octave).min(), let high = cells.map(\.octave).max() else { return nil }
        func bound(_ octave: Int) -> Double { (Double(octave) / 4 * 0.693_147_180_559_945).exponential }
        let most = Double(record.series.flatMap { point in point.cells.map(\.count) }.max() ?? 1)
        var plot = overTime(
            "How long the answers took",
            "Darker is more: how many answers, or first chunks of streams, took how long in each interval.",
            bound(low)...bound(high + 1), isLogarithmic: true
        ) { Format.time(UInt64(max(0, $0))) }
        for point in record.series {
            for cell in point.cells {
                // The opacity grows with the logarithm of the count, so that rare values can be seen.
                let share = (1 + Double(cell.count)).logarithm / (1 + most).logarithm
                plot.addBlock(
                    point.start, point.start + point.seconds, bound(cell.octave), bound(cell.octave + 1),
                    style: "b1", opacity: 0.12 + 0.87 * share)
            }
        }
        plot.addLegend("up to \(Format.count(Int(most))) answers in a cell", style: "b1")
        return plot
    }

    private var statusPlot: Plot? {
        let kinds: [(String, String, (SeriesPoint) -> Int)] = [
            ("2xx", "b1", { $0.statuses[2] ?? 0 }), ("4xx", "b2", { $0.statuses[4] ?? 0 }),
            ("5xx", "b3", { $0.statuses[5] ?? 0 }), ("errors", "b4", { $0.failures }),
        ]
        let sums = record.series.map { point in
            point.seconds > 0 ? Double(kinds.reduce(0) { $0 + $1.2(point) }) / point.seconds : 0
        }
        guard let highest = sums.max(), highest > 0 else { return nil }
        let told = record.total.statuses.map { "\($0.status): \(Format.count($0.count))" }
        var plot = overTime(
            "Statuses and errors", told.joined(separator: ", ") + ". Errors: \(record.total.failureCount).",
            0...highest * 1.05, Format.digits)
        for point in record.series where point.seconds > 0 {
            var base = 0.0
            for (_, style, read) in kinds {
                let height = Double(read(point)) / point.seconds
                plot.addBlock(point.start, point.start + point.seconds, base, base + height, style: style)
                base += height
            }
        }
        for (name, style, read) in kinds where record.series.contains(where: { read($0) > 0 }) {
            plot.addLegend("\(name) a second", style: style)
        }
        return plot
    }

    // MARK: The spectrum

    private var spectrumPlot: Plot? {
        let spectra = record.distributions.filter { !$0.kind.isOwn && $0.kind != .stream }
            .map { ($0.kind.label, Spectrum(of: $0.histogram).points) }
        let points = spectra.flatMap(\.1)
        guard let low = points.map(\.value).min(), let high = points.map(\.value).max() else { return nil }
        let rarest = points.map(\.rarity).filter(\.isFinite).max() ?? 10
        var plot = Plot(
            title: "The spectrum",
            description: "How long the slowest 1 in so many took, of each kind of time.",
            x: 1...max(10, rarest * 2), y: Double(max(1, low)) * 0.9...Double(max(2, high)) * 1.1,
            xName: "the slowest 1 in …", isXLogarithmic: true, isYLogarithmic: true,
            showX: Format.short, showY: { Format.time(UInt64(max(0, $0))) })
        for (index, (name, points)) in spectra.prefix(4).enumerated() {
            plot.addCurve(
                Plot.Curve(
                    name: name,
                    points: points.map { (min($0.rarity, max(10, rarest * 2)), Double($0.value)) }),
                style: index + 1)
        }
        return plot
    }

    // MARK: The figures behind the plots

    private func addSeries(to page: inout Page) {
        var table = Page(title: "")
        table.addTable(
            "Each interval",
            heads: [
                "from", "answers", "chunks", "in flight", "errors", "latency p50", "p99", "first chunk p50",
                "p99", "gap p50", "p99",
            ],
            rows: record.series.map { point in
                func pair(_ quantiles: SeriesPoint.Quantiles) -> [String] {
                    quantiles.count > 0
                        ? [Format.time(quantiles.p50), Format.time(quantiles.p99)] : ["–", "–"]
                }
                return [
                    Format.fixed(point.start, 1) + " s", Format.count(point.answered),
                    Format.count(point.chunks),
                    Format.count(point.inFlight), Format.count(point.failures),
                ] + pair(point.latency) + pair(point.firstChunk) + pair(point.gap)
            })
        page.appendHTML(
            "<details><summary>The figures behind the plots</summary>\(table.content)</details>\n")
    }
}
