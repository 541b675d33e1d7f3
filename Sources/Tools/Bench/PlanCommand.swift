import Capacity
import Commands
import Foundation
import Load
import Proof
import Reactor
import Reports
import Terminal
import Wire

/// `usher-bench plan`: how many edges and shards a load needs.
enum PlanCommand {
    private static let fields:
        [(option: Option, path: any WritableKeyPath<Request, Double> & Sendable, isTime: Bool)] = [
            (value("users", "How many people use it (default 1M)"), \.load.users, false),
            (value("messages", "Messages a month of one of them (100)"), \.load.messagesPerMonth, false),
            (value("peak", "The busiest hour over the average one (4)"), \.load.peak, false),
            (value("stream", "The share of streamed answers (100%)", "SHARE"), \.load.streamShare, false),
            (value("stream-time", "How long a stream lasts (15s)", "TIME"), \.load.streamSeconds, true),
            (value("chunks", "Chunks of a stream (300)"), \.load.chunksPerStream, false),
            (value("refusals", "Refused messages for each admitted one (0.05)"), \.load.refusals, false),
            (
                value("cost-admitted", "Edge's processor time per admitted message (67us)", "TIME"),
                \.costs.admitted, true
            ),
            (value("cost-refused", "… per refused one (34us)", "TIME"), \.costs.refused, true),
            (value("cost-chunk", "… per chunk (10us)", "TIME"), \.costs.chunk, true),
            (
                value("redis-admitted", "Redis' time per admitted message (64us)", "TIME"),
                \.costs.redisAdmitted, true
            ),
            (value("redis-refused", "… per refused one (33us)", "TIME"), \.costs.redisRefused, true),
            (value("user-bytes", "Redis' memory per user (600)"), \.costs.userBytes, false),
            (
                value("utilisation", "How busy a core may be at the peak (60%)", "SHARE"),
                \.margins.utilisation, false
            ),
            (value("cores", "Cores of an edge (2)"), \.margins.coresPerEdge, false),
            (value("spare-edges", "Edges beyond the need (1)"), \.margins.spareEdges, false),
        ]

    private struct Request {
        var load = CapacityPlan.Load()
        var costs = CapacityPlan.Costs()
        var margins = CapacityPlan.Margins()
    }

    private static func value(_ name: String, _ help: String, _ placeholder: String = "N") -> Option {
        Option(name, .value(placeholder: placeholder), help: help)
    }

    static let declaration = Command(
        name: "plan", summary: "Tells how many edges and Redis shards a load needs, and why",
        options: fields.map(\.option) + [
            Option("measure", .toggle, help: "Measure the costs first, with an edge and a Redis of its own"),
            Option(
                "usher", .value(placeholder: "PATH"), help: "… of this program (default: beside this one)"),
            Option("seed", .value(placeholder: "N"), help: "The same seed plays the same hour (default 1)"),
            Option("output", .choice(["table", "json"]), help: "What standard output gets"),
            Option(
                "report", .value(placeholder: "FILE"), help: "Write a page with the curves, for a browser"),
        ],
        notes: [
            "With --measure the costs are this machine's, taken in ten seconds; without, those of the README's table.",
            "Of an edge that runs already, usher-bench run --watch PID tells the time per message and per chunk.",
        ])

    static func run(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        let reading = RunOptionParser(invocation)
        var request = Request()
        if invocation.has("measure") {
            request.costs.take(try measurement(reading["usher"], environment))
        }
        for (option, path, isTime) in fields {
            let form = isTime ? "a time such as 15s or 67us" : "a number of 0 or more"
            let number = try reading.read(option.name, form) { text -> Double? in
                guard isTime else {
                    return text.hasSuffix("%") ? Quantity.share(text) : Quantity.number(text)
                }
                // Costs are microseconds, spans are seconds.
                return Quantity.seconds(text).map { option.name == "stream-time" ? $0 : $0 * 1e6 }
            }
            if let number { request[keyPath: path] = number }
        }
        guard request.margins.utilisation > 0, request.margins.utilisation <= 1,
            request.margins.coresPerEdge > 0,
            request.load.users > 0, request.load.users <= 1e9
        else { throw ArgumentMistake(text: "--users is up to 1G, --utilisation above 0, --cores above 0") }
        let seed = try reading.read("seed", "a whole number of 0 or more") { UInt64($0) } ?? 1
        var random = Randomness(seed: seed)
        let plan = CapacityPlan(request.load, request.costs, request.margins)
        let simulation = Simulation(plan, random: &random)
        let palette = Palette(isTerminal: Console.output.isTerminal, environment: environment)
        Console.output.write(
            reading["output"] == "json" ? document(plan, simulation) : screen(plan, simulation, palette))
        guard let path = reading["report"] else { return .fine }
        do {
            try CapacityPage(plan, simulation).html.write(toFile: path, atomically: true, encoding: .utf8)
            return .fine
        } catch {
            Console.talk.write("usher-bench: \(Printable.quoted(path)) cannot be written.")
            return .unavailable
        }
    }

    private static func measurement(
        _ named: String?, _ environment: [String: String]
    ) throws(ArgumentMistake) -> CostMeasurement {
        let program = try UsherProgram.find(named, environment)
        let control = EventLoop(name: "usher-bench")
        let slot = MeasurementSlot()
        Console.talk.write("usher-bench: measuring this machine …")
        control.spawn(with: (slot, control)) { slot, control in
            do throws(ProofError) {
                slot.result = .success(try await CostMeasurement.take(of: program, on: control))
            } catch {
                slot.result = .failure(error)
            }
            control.stop()
        }
        control.run()
        switch slot.result {
        case .success(let measurement): return measurement
        case .failure(let error): throw ArgumentMistake(text: "It could not be measured: \(error)")
        }
    }

    private static func screen(_ plan: CapacityPlan, _ simulation: Simulation, _ palette: Palette) -> String {
        var table = Table([.left, .right, .left])
        for line in plan.lines { table.add([line.name, line.shown, line.formula]) }
        let edges = Format.percent(simulation.quantile(0.99) { $0.edges })
        let shard = Format.percent(simulation.quantile(0.99) { $0.fullestShard })
        return
            (table.lines(indentation: 2) + [
                "",
                "  Simulated: 99 % of the busiest seconds keep the edges busy for less than \(edges) of their time,",
                "  the fullest shard for less than \(shard).",
            ]).joined(separator: "\n")
    }

    private static func document(_ plan: CapacityPlan, _ simulation: Simulation) -> String {
        var json = JSONWriter()
        json.object { json in
            json.array("lines") { json in
                for line in plan.lines {
                    json.object {
                        $0.member("name", utf8: line.name)
                        $0.name("value")
                        $0.decimal(line.value, places: 3)
                        $0.member("unit", utf8: line.unit)
                        $0.member("formula", utf8: line.formula)
                    }
                }
            }
            json.object("simulated") {
                $0.name("edges_busy_p99")
                $0.decimal(simulation.quantile(0.99) { $0.edges }, places: 4)
                $0.name("fullest_shard_busy_p99")
                $0.decimal(simulation.quantile(0.99) { $0.fullestShard }, places: 4)
            }
        }
        return String(json.finish())
    }
}

private final class MeasurementSlot {
    var result: Result<CostMeasurement, ProofError> = .failure(ProofError("it was stopped"))
}

extension CapacityPlan.Costs {
    fileprivate mutating func take(_ measurement: CostMeasurement) {
        (admitted, refused, chunk) = (measurement.admitted, measurement.refused, measurement.chunk)
        (redisAdmitted, redisRefused) = (measurement.redisAdmitted, measurement.redisRefused)
    }
}
