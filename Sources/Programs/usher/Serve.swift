import Commands
import Configuration
import Edge
import Glibc
import Reactor
import Terminal

/// The command `usher`, which runs the edge until a signal stops it.
enum Serve {
    static func runServer(_ invocation: Invocation, _ environment: [String: String], _ palette: Palette)
        -> ExitCode
    {
        let isDemo = invocation.has("demo")
        let settings: Settings
        do throws(SettingsMistakes) {
            settings = try Settings.load(Overrides(invocation), environment: environment)
        } catch {
            Console.talk.write(error.reportText(palette))
            return .configuration
        }
        for warning in settings.warnings {
            Console.talk.write(palette.yellow("warning: ") + warning)
        }
        if let reason = reason(against: settings, isDemo: isDemo) {
            Console.talk.write(reason)
            return .configuration
        }
        let inherited: InheritedSockets
        do throws(SystemError) {
            inherited = try InheritedSockets(environment)
        } catch {
            Console.talk.write(
                "usher: a descriptor from the service manager (LISTEN_FDS) is not a listening stream socket. "
                    + "A socket unit needs ListenStream= and no Accept=yes.")
            return .configuration
        }
        ProcessMemory.boundAllocator()
        SignalSource.blockSignals([SIGTERM, SIGINT, SIGHUP])
        let control = EventLoop(name: "usher")
        let manager = ServiceManager(environment)
        let life = ServeController(on: control, manager) { () throws(RejectedConfiguration) in
            let read: Settings
            do throws(SettingsMistakes) {
                read = try Settings.load(Overrides(invocation), environment: environment)
            } catch {
                throw RejectedConfiguration(error.objections)
            }
            if let reason = reason(against: read, isDemo: isDemo) {
                throw RejectedConfiguration([Objection(reason)])
            }
            return read
        }
        control.spawn(with: life) { await $0.serveUntilStopped(settings, isDemo: isDemo, inherited) }
        control.run()
        return life.exitCode
    }

    /// Why the edge cannot serve although the settings are valid. The result is nil if it can serve.
    private static func reason(against settings: Settings, isDemo: Bool) -> String? {
        if isDemo, !settings.tenants.isEmpty {
            return "--demo shows one app: try it out with a preset, or with one app's settings alone."
        }
        guard !isDemo, settings.apps.contains(where: \.upstreams.isEmpty) else { return nil }
        return
            "There is no upstream to send messages to: give --upstream URL, list upstreams in the "
            + "configuration, or try it out with --demo."
    }
}

/// Starts the edge, serves and drains. All of it runs on the control loop.
private final class ServeController {
    private(set) var exitCode = ExitCode.fine
    private let control: EventLoop
    private var edge: Edge?
    private var signals: SignalSource?
    private let reader: SettingsReader
    private let manager: ServiceManager?
    private var isEnding = false

    init(on control: EventLoop, _ manager: ServiceManager?, reader: @escaping SettingsReader) {
        self.control = control
        self.manager = manager
        self.reader = reader
    }

    func serveUntilStopped(_ settings: Settings, isDemo: Bool, _ inherited: InheritedSockets) async {
        signals = SignalSource([SIGTERM, SIGINT, SIGHUP], on: control) { [unowned self] in self.received($0) }
        do throws(EdgeError) {
            let edge = try await Edge.start(
                settings, isDemo: isDemo, version: Release.version, reader: reader, inherited: inherited,
                on: control
            ) { Console.talk.write($0) }
            self.edge = edge
            let banner = StartMessage(
                edge.address, edge.adminAddress, settings, demoUsers: edge.demoUsers,
                digest: edge.inForce.digest)
            Console.talk.write(banner.listening)
            if let address = edge.probeAddress {
                Console.talk.write("usher: probes and metrics on http://\(address)")
            }
            if isDemo { Console.output.write(banner.demo) }
            tellReady(edge)
            if manager?.watchdog != nil {
                control.spawn(with: self) { await $0.watch() }
            }
            if isEnding { await end() }
        } catch {
            Console.talk.write("usher: \(error)")
            exitCode = .unavailable
            control.stop()
        }
    }

    /// Handles a signal. The first SIGTERM or SIGINT drains the edge, and a second one stops it at once.
    /// SIGHUP reopens the log's file and reloads the configuration.
    private func received(_ signal: Int32) {
        if signal == SIGHUP {
            edge?.reopenLogs()
            return control.spawn(with: self) { await $0.reload() }
        }
        guard !isEnding else { return control.stop() }
        isEnding = true
        control.spawn(with: self) { await $0.end() }
    }

    private func end() async {
        guard let edge else { return }
        Console.talk.write("usher: draining; what is running may finish.")
        manager?.sendNews(.stopping(milliseconds: edge.stopMilliseconds))
        await edge.stop()
        control.stop()
    }

    private func reload() async {
        guard let edge, !isEnding else { return }
        manager?.sendNews(.reloading)
        _ = try? await edge.reload()
        if !isEnding { tellReady(edge) }
    }

    private func tellReady(_ edge: Edge) {
        manager?.sendNews(.ready(status: "Serving on \(edge.address), configuration \(edge.inForce.digest)."))
    }

    /// Reports to the service manager (systemd) that all event loops run, twice in each watchdog interval. If
    /// a loop hangs, no report is sent, and the manager restarts the edge.
    private func watch() async {
        guard let manager, let span = manager.watchdog else { return }
        while true {
            await edge?.waitForAllLoops()
            manager.sendNews(.alive)
            await control.sleep(nanoseconds: span / 2)
        }
    }
}
