import Reports

/// A plan as a page: the figures with their formulas, and the curves.
package struct CapacityPage {
    private let plan: CapacityPlan
    private let simulation: Simulation

    package init(_ plan: CapacityPlan, _ simulation: Simulation) {
        self.plan = plan
        self.simulation = simulation
    }

    package var html: String {
        var page = Page(title: "Capacity for \(Format.count(Int(plan.load.users))) users")
        page.addTable(
            "What it needs", isProse: true, heads: ["", "figure", "how it comes about"],
            rows: plan.lines.map { [$0.name, $0.shown, $0.formula] })
        page.addParagraph(
            "One second in a hundred of the simulated hour kept the edges busy for "
                + Format.percent(simulation.quantile(0.99) { $0.edges })
                + " of their time or more, the fullest "
                + "shard for " + Format.percent(simulation.quantile(0.99) { $0.fullestShard }) + ".",
            style: "note")
        for (index, plot) in plots.enumerated() { page.add(plot.html(id: "plot\(index + 1)")) }
        return page.html
    }

    private var plots: [Plot] { [needPlot, hourPlot, busyPlot] }

    /// Edges and shards over the number of users, up to a billion.
    private var needPlot: Plot {
        let users = stride(from: 3.0, through: 9.0, by: 0.125).map { Format.power10($0) }
        let plans = users.map { count -> CapacityPlan in
            var load = plan.load
            load.users = count
            return CapacityPlan(load, plan.costs, plan.margins)
        }
        let most = plans.map { max($0.edges, $0.shards) }.max() ?? 10
        var plot = Plot(
            title: "Edges and shards over users",
            description: "\(Int(plan.edges)) edges and \(Int(plan.shards)) shards for "
                + "\(Format.count(Int(plan.load.users))) users.",
            x: 1e3...1e9, y: 1...max(10, most * 1.2), xName: "users", isXLogarithmic: true,
            isYLogarithmic: true,
            showX: Format.short, showY: { Format.count(Int($0.rounded())) })
        plot.add(Plot.Curve(name: "edges", points: zip(users, plans).map { ($0, $1.edges) }), style: 1)
        plot.add(
            Plot.Curve(name: "Redis shards", points: zip(users, plans).map { ($0, $1.shards) }), style: 2)
        return plot
    }

    private func overTime(
        _ title: String, _ description: String, _ high: Double, _ show: @escaping (Double) -> String
    ) -> Plot {
        Plot(
            title: title, description: description, x: 0...Double(max(1, simulation.seconds.count)),
            y: 0...high,
            xName: "seconds of the busiest hour", showX: { Format.count(Int($0)) }, showY: show)
    }

    private func curve(_ name: String, _ read: (Simulation.Second) -> Double) -> Plot.Curve {
        Plot.Curve(
            name: name, points: simulation.seconds.enumerated().map { (Double($0.offset), read($0.element)) })
    }

    private var hourPlot: Plot {
        let most = simulation.seconds.map { max($0.arrivals, $0.openStreams) }.max() ?? 1
        var plot = overTime(
            "Arrivals and open streams, simulated",
            "Random arrivals around \(Format.digits(plan.peakRate)) a second.",
            max(1, most * 1.1), Format.digits)
        plot.add(curve("arrivals a second") { $0.arrivals }, style: 1)
        plot.add(curve("open streams") { $0.openStreams }, style: 2)
        return plot
    }

    private var busyPlot: Plot {
        let most = simulation.seconds.map { max($0.edges, $0.fullestShard) }.max() ?? 1
        var plot = overTime(
            "How busy they are, simulated", "The share of their time, spare edges away.", max(1, most * 1.1),
            Format.percent)
        plot.add(curve("edges") { $0.edges }, style: 1)
        plot.add(curve("the fullest shard") { $0.fullestShard }, style: 2)
        return plot
    }
}

extension CapacityPlan.Line {
    /// The figure with its unit.
    package var shown: String {
        if unit == "B" { return Format.bytes(value) }
        return (value == value.rounded() ? Format.count(Int(value)) : Format.digits(value)) + unit
    }
}
