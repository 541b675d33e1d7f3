import Bytes
package import Commands
import Foundation
import Glibc
import JSON
import Load
import Reactor
import Reports
import Terminal

package enum RunCommand {
    package static func runLoad(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        let options = try RunOptions(invocation, random: UInt64.random(in: 0..<1 << 48))
        SignalSource.blockSignals([SIGTERM, SIGINT])
        let control = EventLoop(name: "usher-bench")
        let life = RunController(options, environment, on: control)
        control.spawn(with: life) { await $0.runToEnd() }
        control.run()
        return life.exit
    }
}

private final class RunController {
    private let options: RunOptions
    private let environment: [String: String]
    private let control: EventLoop
    private(set) var exit = BenchExit.fine
    private var signals: SignalSource?
    private var load: LoadRun?
    private var isEnding = false
    private lazy var live = LiveView(
        title: options.title,
        isShown: options.isLive && Console.talk.isTerminal && environment["TERM"] != "dumb")

    init(_ options: RunOptions, _ environment: [String: String], on control: EventLoop) {
        self.options = options
        self.environment = environment
        self.control = control
    }

    func runToEnd() async {
        defer { control.stop() }
        signals = SignalSource([SIGTERM, SIGINT], on: control) { [unowned self] _ in interrupt() }
        for _ in 0..<options.preludes where !isEnding { await sendPrelude() }
        guard !isEnding else { return exit = .failed }
        var sampler = ProcessSampler(options.watched)
        let load = LoadRun(options.load, on: control) { [unowned self] progress in
            // Each report of the warm-up starts a new sampler, so that the processor time of the warm-up does
            // not count.
            if progress.isWarmingUp { sampler = ProcessSampler(options.watched) }
            live.showProgress(progress)
        }
        self.load = load
        let result = await load.runLoad()
        live.clearScreen()
        var record = Record(result, title: options.title, facts: options.facts)
        record.watched = sampler.used
        record.verdicts = options.thresholds.map { $0.judgeRecord(record) }
        tell(record)
    }

    /// Lets each user send one request before the measurement, to use up the user's limit.
    private func sendPrelude() async {
        var load = options.load
        load.pace = .closed(connections: RateCurve(level: 8, seconds: 60))
        (load.connections, load.requests, load.warmUp, load.loops) = (8, load.users.count, 0, 1)
        let run = LoadRun(load, on: control)
        self.load = run
        _ = await run.runLoad()
    }

    /// The first signal lets the requests in progress end. The second signal ends the run at once.
    private func interrupt() {
        if isEnding {
            live.clearScreen()
            Glibc.exit(130)
        }
        isEnding = true
        load?.stopLoad()
    }

    private func tell(_ record: Record) {
        let palette = Palette(isTerminal: Console.output.isTerminal, environment: environment)
        var json = JSONWriter()
        record.writeRecord(&json)
        let document = String(json.finish())
        // If a file is named `-`, its content goes to standard output, which must then contain nothing else.
        if ![options.savePath, options.reportPath].contains(StreamName.standard) {
            Console.output.write(options.wantsJSON ? document : EndScreen(record, palette).text)
        }
        if let path = options.savePath { save(document, to: path) }
        if let path = options.reportPath { save(RunPage(record).html, to: path) }
        guard exit == .fine else { return }
        if !record.isValid {
            exit = .invalid
        } else if record.verdicts.contains(where: { !$0.holds }) || record.total.answered == 0
            || failsByRefusals(record)
        {
            exit = .failed
        }
    }

    /// Whether the run fails because most answers were refusals. Refusals are fast, so a criterion about
    /// latency could hold wrongly. A run without criteria, or with one about refusals (4xx), does not fail.
    private func failsByRefusals(_ record: Record) -> Bool {
        guard record.mostlyRefused != nil, !record.verdicts.isEmpty else { return false }
        return !record.verdicts.contains { $0.threshold.measure == .statuses(4) }
    }

    private func save(_ text: String, to path: String) {
        guard path != StreamName.standard else { return Console.output.write(text) }
        do {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            Console.talk.write("usher-bench: \(Printable.quoted(path)) cannot be written.")
            exit = .unavailable
        }
    }
}
