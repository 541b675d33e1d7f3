import Foundation
import Glibc
import Proof
import Reactor
import Report
import Terminal
import Wire

/// `usher-bench prove`: scenarios that end in PASS or FAIL.
enum ProveCommand {
    static let declaration = Command(
        name: "prove", summary: "Proves from outside that the count is right, also when things break",
        options: [
            Option(
                "usher", .value(placeholder: "PATH"), help: "The program to prove (default: beside this one)"),
            Option("seed", .value(placeholder: "N"), help: "As a failed proof tells it (default: new)"),
            Option("output", .choice(["table", "json"]), help: "What standard output gets"),
        ],
        operands: [Operand("SCENARIO", help: "One of them; all unless told", isRequired: false)],
        notes: ["Scenarios, each with edges, a Redis and a stand-in of its own:"]
            + Scenario.allCases.map { scenario in
                "  \(scenario.rawValue)" + String(repeating: " ", count: 18 - scenario.rawValue.count)
                    + scenario.summary
            } + [""] + BenchExit.notes)

    static func run(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        let reading = OptionReading(invocation)
        let seed = try reading.read("seed", "a whole number of 0 or more") { UInt64($0) }
        var scenarios = Scenario.allCases
        if let name = invocation.operands["SCENARIO"] {
            guard let scenario = Scenario(rawValue: name) else {
                throw ArgumentMistake(
                    text:
                        "There is no scenario \(Printable.quoted(name)); usher-bench prove --help lists them",
                    suggestion: NearestWord.of(name, in: Scenario.allCases.map(\.rawValue)))
            }
            scenarios = [scenario]
        }
        guard let program = program(reading["usher"], environment) else {
            throw ArgumentMistake(text: "There is no usher beside this program or in PATH; give --usher PATH")
        }
        SignalSource.block([SIGTERM, SIGINT])
        let control = EventLoop(name: "usher-bench")
        let proof = Proof(
            scenarios, program: program, seed: seed ?? UInt64.random(in: 0..<1_000_000))
        let palette = Palette(isTerminal: Console.output.isTerminal, environment: environment)
        let life = ProofLife(proof, wantsJSON: reading["output"] == "json", palette, on: control)
        control.spawn(with: life) { await $0.run() }
        control.run()
        return life.exit
    }

    /// The program that was named, or the one beside this, or the first in PATH.
    private static func program(_ named: String?, _ environment: [String: String]) -> String? {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let beside = URL(filePath: own).deletingLastPathComponent().appending(path: "usher").path
        let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/usher" }
        return (named.map { [$0] } ?? [beside] + path).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

/// The life of a series of proofs, on its control loop, whose thread the children live with.
private final class ProofLife {
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

    func run() async {
        // The children die with this process.
        signals = SignalSource([SIGTERM, SIGINT], on: control) { _ in Glibc.exit(130) }
        await proof.run(on: control) { verdict in
            verdicts.append(verdict)
            if !wantsJSON { Console.output.write(ProofScreen.text(verdict, palette)) }
        }
        if wantsJSON { Console.output.write(document) }
        if !verdicts.allSatisfy(\.holds) { exit = .failed }
        control.stop()
    }

    private var document: String {
        var json = JSONWriter()
        json.array { json in
            for verdict in verdicts { ProofScreen.write(verdict, &json) }
        }
        return String(json.finish())
    }
}

/// A verdict on a screen and in JSON.
enum ProofScreen {
    static func text(_ verdict: ProofVerdict, _ palette: Palette) -> String {
        let mark = verdict.holds ? palette.green("PASS") : palette.red("FAIL")
        var lines = [
            "\(mark)  \(palette.bold(verdict.scenario))  "
                + palette.faint("seed \(verdict.seed), \(Format.fixed(verdict.seconds, 1)) s")
        ]
        for check in verdict.checks {
            lines.append("      \(check.holds ? "✓" : palette.red("✗")) \(check.claim): \(check.detail)")
        }
        if let trouble = verdict.trouble { lines.append("      \(palette.red("✗")) \(trouble)") }
        if let folder = verdict.folder { lines.append("      the logs lie in \(folder)") }
        return lines.joined(separator: "\n")
    }

    static func write(_ verdict: ProofVerdict, _ json: inout JSONWriter) {
        json.object { json in
            json.member("scenario", utf8: verdict.scenario)
            json.member("holds", verdict.holds)
            json.member("seed", Int(clamping: verdict.seed))
            json.name("seconds")
            json.decimal(verdict.seconds, places: 3)
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
