import Edge
import Glibc
import Reactor
import Settings
import Terminal

/// `usher`: runs the edge until it is told to stop.
enum Serve {
    static func run(_ invocation: Invocation, _ environment: [String: String], _ palette: Palette) -> ExitCode
    {
        let settings: Settings
        do throws(SettingsMistakes) {
            settings = try Settings.load(Overrides(invocation), environment: environment)
        } catch {
            Console.talk.write(error.report(palette))
            return .configuration
        }
        let isDemo = invocation.has("demo")
        if isDemo, !settings.tenants.isEmpty {
            Console.talk.write(
                "--demo shows one app: try it out with a preset, or with one app's settings alone.")
            return .configuration
        }
        guard isDemo || settings.apps.allSatisfy({ !$0.upstreams.isEmpty }) else {
            Console.talk.write(
                "Nothing says where to send messages: give --upstream URL, list upstreams in the configuration, "
                    + "or try it out with --demo.")
            return .configuration
        }
        SignalSource.block([SIGTERM, SIGINT, SIGHUP])
        let control = EventLoop(name: "usher")
        let life = Life(on: control)
        control.spawn(with: life) { await $0.run(settings, isDemo: isDemo) }
        control.run()
        return life.exitCode
    }
}

/// The life of the process, on its control loop: start, serve, drain at a signal.
private final class Life {
    private(set) var exitCode = ExitCode.fine
    private let control: EventLoop
    private var edge: Edge?
    private var signals: SignalSource?
    private var isEnding = false

    init(on control: EventLoop) { self.control = control }

    func run(_ settings: Settings, isDemo: Bool) async {
        signals = SignalSource([SIGTERM, SIGINT, SIGHUP], on: control) { [unowned self] in self.received($0) }
        do throws(EdgeError) {
            let edge = try await Edge.start(settings, isDemo: isDemo, on: control) { Console.talk.write($0) }
            self.edge = edge
            let banner = Banner(edge.address, edge.adminAddress, settings)
            Console.talk.write(banner.listening)
            if isDemo { Console.output.write(banner.demo) }
            if isEnding { await end() }
        } catch {
            Console.talk.write("usher: \(error)")
            exitCode = .unavailable
            control.stop()
        }
    }

    /// SIGTERM and SIGINT drain, a second one ends at once; SIGHUP is no reason to end.
    private func received(_ signal: Int32) {
        guard signal != SIGHUP else { return }
        guard !isEnding else { return control.stop() }
        isEnding = true
        control.spawn(with: self) { await $0.end() }
    }

    private func end() async {
        guard let edge else { return }
        Console.talk.write("usher: draining; what is running may finish.")
        await edge.stop()
        control.stop()
    }
}
