import Bytes
import Commands
import Foundation
import Glibc
import JSON
import Proof
import Reactor
import Reports
import Terminal

enum ProveCommand {
    static let declaration = Command(
        name: "prove", summary: "Proves from outside that the count is right, also while things break",
        options: [
            Option(
                "usher", .value(placeholder: "PATH"), help: "The program to prove (default: beside this one)"),
            Option(
                "seed", .value(placeholder: "N"), help: "The seed that a failed proof printed (default: new)"),
            BenchCommand.output,
        ] + RunningEdgeParser.options,
        operands: [
            Operand(
                "WHAT", help: "Scenarios, or a running edge (http://…) and scenarios; by default all",
                isRequired: false, isRepeated: true)
        ],
        notes: ["Scenarios, with edges, a Redis and a stand-in of their own (+ also against a running edge):"]
            + Scenario.all.map { scenario in
                "  \(scenario.name)" + String(repeating: " ", count: 18 - scenario.name.count)
                    + (scenario.needsTestBed == nil ? "+ " : "  ") + scenario.summary
            } + [
                "",
                "A running edge gets messages from users with new names (prove-SEED-…). No fault is made there.",
                "With --admin the figures of operators are checked too; the token is found as usherctl finds it.",
                "",
            ] + BenchExit.notes)

    static func runProofs(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        let reading = RunOptionParser(invocation)
        let seed = try reading.readOption("seed", "a whole number of 0 or more") { UInt64($0) }
        var names = invocation.lists["WHAT"] ?? []
        let place: Proof.Place
        if let first = names.first, first.contains("://") {
            names.removeFirst()
            place = .running(try RunningEdgeParser(invocation, environment).parseEdge(at: first))
        } else {
            place = .own(program: try UsherProgram.findProgram(reading["usher"], environment))
        }
        var scenarios: [Scenario] = []
        for name in names { scenarios.append(try scenario(name)) }
        if scenarios.isEmpty { scenarios = Scenario.all }
        SignalSource.blockSignals([SIGTERM, SIGINT])
        let control = EventLoop(name: "usher-bench")
        let proof = Proof(scenarios, at: place, seed: seed ?? UInt64.random(in: 0..<1_000_000))
        let palette = Palette(isTerminal: Console.output.isTerminal, environment: environment)
        let life = ProofController(proof, wantsJSON: reading["output"] == "json", palette, on: control)
        control.spawn(with: life) { await $0.runScenarios() }
        control.run()
        return life.exit
    }

    private static func scenario(_ name: String) throws(ArgumentMistake) -> Scenario {
        guard !name.contains("://") else {
            throw ArgumentMistake(text: "A running edge comes first, and further ones by --also")
        }
        guard let scenario = Scenario.findScenario(name) else {
            throw ArgumentMistake(
                text: "There is no scenario \(Printable.quoted(name)); usher-bench prove --help lists them",
                suggestion: NearestWord.of(name, in: Scenario.all.map(\.name)))
        }
        return scenario
    }
}

/// Runs a series of scenarios on its control loop. If the thread of this loop ends, the kernel ends the edges
/// and servers that the scenarios have started.
private final class ProofController {
    private let proof: Proof
    private let wantsJSON: Bool
    private let palette: Palette
    private let control: EventLoop
    private(set) var exit = BenchExit.fine
    private var signals: SignalSource?
    private var verdicts: [ProofVerdict] = []

    init(_ proof: Proof, wantsJSON: Bool, _ palette: Palette, on control: EventLoop) {
        self.proof = proof
        self.wantsJSON = wantsJSON
        self.palette = palette
        self.control = control
    }

    func runScenarios() async {
        // This exit also ends the processes that the proof has started.
        signals = SignalSource([SIGTERM, SIGINT], on: control) { _ in Glibc.exit(130) }
        await proof.runScenarios(on: control) { verdict in
            verdicts.append(verdict)
            if !wantsJSON { Console.output.write(ProofScreen.verdictText(verdict, palette)) }
        }
        if wantsJSON { Console.output.write(document) }
        // If every scenario was skipped, nothing is proved, so the command fails.
        if verdicts.contains(where: { $0.outcome == .failed }) || !verdicts.contains(where: \.holds) {
            exit = .failed
        }
        control.stop()
    }

    private var document: String {
        var json = JSONWriter()
        json.array { json in
            for verdict in verdicts { ProofScreen.writeVerdict(verdict, &json) }
        }
        return String(json.finish())
    }
}

enum ProofScreen {
    static func verdictText(_ verdict: ProofVerdict, _ palette: Palette) -> String {
        let mark =
            switch verdict.outcome {
            case .passed: palette.green("PASS")
            case .failed: palette.red("FAIL")
            case .skipped: palette.yellow("SKIP")
            }
        var lines = [
            "\(mark)  \(palette.bold(verdict.scenario))  "
                + palette.faint("seed \(verdict.seed), \(Format.fixed(verdict.seconds, 1)) s")
        ]
        for check in verdict.checks {
            lines.append("      \(check.holds ? "✓" : palette.red("✗")) \(check.claim): \(check.detail)")
        }
        if let reason = verdict.skipped { lines.append("      – \(reason)") }
        if let trouble = verdict.trouble { lines.append("      \(palette.red("✗")) \(trouble)") }
        if let folder = verdict.folder { lines.append("      the logs are in \(folder)") }
        return lines.joined(separator: "\n")
    }

    static func writeVerdict(_ verdict: ProofVerdict, _ json: inout JSONWriter) {
        json.object { json in
            json.member("scenario", utf8: verdict.scenario)
            json.member("holds", verdict.holds)
            json.member("seed", Int(clamping: verdict.seed))
            json.name("seconds")
            json.decimal(verdict.seconds, places: 3)
            json.member("skipped", utf8: verdict.skipped)
            json.member("trouble", utf8: verdict.trouble)
            json.member("folder", utf8: verdict.folder)
            json.array("checks") { json in
                for check in verdict.checks {
                    json.object {
                        $0.member("claim", utf8: check.claim)
                        $0.member("holds", check.holds)
                        $0.member("detail", utf8: check.detail)
                    }
                }
            }
        }
    }
}
