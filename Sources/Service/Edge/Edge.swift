import AppAPI
package import Configuration
import Demo
import Glibc
import HTTP
import Ledger
import Limits
import Problems
package import Reactor
import Redis
import Telemetry

/// The edge as a whole: its Redis, its loops and its listeners, its start and its end.
///
/// The embedded Redis ends with the thread of `control`. This thread must therefore run as long as the
/// process. The admin listener and a demonstration's stand-in for a language model also run on `control`.
package final class Edge {
    /// The address on which the edge listens. If the configured port is 0, the system has chosen its port.
    package let address: SocketAddress
    package let adminAddress: SocketAddress
    package var probeAddress: SocketAddress? { probes?.address }
    package internal(set) var inForce: ActiveConfiguration
    let control: EventLoop
    let reader: SettingsReader
    let log: @Sendable (String) -> Void
    /// The settings as they were read, without the additions of a demonstration.
    var settings: Settings
    var setup: EdgeSetup
    let loops: [LoopBound<EdgeLoop>]
    let admin: AdminListener
    /// The listener for a supervisor's probes; nil if the configuration sets no port for it.
    private let probes: ProbeListener?
    var backgroundJobs: BackgroundJobs
    let demo: DemoSetup?
    let settlementServices: SettlementServices
    var reloading: ReloadQueue?
    private(set) var isStopping = false
    let telemetry: TelemetryOutputs
    private(set) lazy var statsCollector = StatsCollector(self)
    let store: Store
    private let learning: LearnedModelsKeeper
    private let trimmer: MemoryTrimmer

    private struct Parts {
        let address: SocketAddress
        let setup: EdgeSetup
        let store: Store
        let loops: [LoopBound<EdgeLoop>]
        let admin: AdminListener
        let probes: ProbeListener?
        let backgroundJobs: BackgroundJobs
        let demo: DemoSetup?
        let settlementServices: SettlementServices
        let telemetry: TelemetryOutputs
        let learning: LearnedModelsKeeper
    }

    private init(
        _ parts: Parts, _ settings: Settings, reader: @escaping SettingsReader, on control: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        (address, adminAddress) = (parts.address, parts.admin.address)
        setup = parts.setup
        inForce = ActiveConfiguration(setup.settings, since: Moment(milliseconds: control.wallMilliseconds))
        self.settings = settings
        self.reader = reader
        self.control = control
        self.log = log
        store = parts.store
        loops = parts.loops
        admin = parts.admin
        probes = parts.probes
        backgroundJobs = parts.backgroundJobs
        demo = parts.demo
        settlementServices = parts.settlementServices
        telemetry = parts.telemetry
        learning = parts.learning
        trimmer = MemoryTrimmer(on: control)
    }

    /// The ids of the demo users; empty without `--demo`.
    package var demoUsers: [String] { demo?.users ?? [] }

    /// Starts the edge. When this returns, it serves requests.
    ///
    /// - Parameters:
    ///   - isDemo: whether to add the demo users, and a stand-in model if the settings have no upstream.
    ///   - version: the program's version.
    ///   - reader: reads the configuration again for a reload; nil if the settings cannot be reloaded.
    ///   - inherited: listening sockets that a service manager has opened.
    ///   - control: the loop of the calling thread.
    package static func start(
        _ settings: Settings, isDemo: Bool, version: String = "", reader: SettingsReader? = nil,
        inherited: InheritedSockets = InheritedSockets(), on control: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) async throws(EdgeError) -> Edge {
        Resolver.shared.observeNews { log($0.text) }
        try DataDirectoryCheck.prepareDirectory(settings.dataDirectory)
        let store = try await Store.open(settings, on: control, log: log)
        do throws(EdgeError) {
            let demo = isDemo ? try await DemoSetup(settings, store, on: control) : nil
            let settlementServices = await SettlementServices.start(settings, store, on: control, log: log)
            let telemetry = try await TelemetryOutputs.start(
                settings, version: version, on: control, log: log)
            let learning = LearnedModelsKeeper(in: settings.dataDirectory, on: control, log: log)
            let setup = try EdgeSetup(
                demo?.adaptSettings(settings) ?? settings, settlementServices, KillSwitches(),
                telemetry.setup,
                demoUsers: demo?.users ?? [], remembered: learning.known, log: log)
            let count = settings.loops ?? ProcessorCount.available
            let backgroundJobs = try BackgroundJobs(setup, store, on: control)
            // All sockets are opened first, so that a failed start leaves no running listener.
            let sockets = try ListeningSockets(
                settings.listen, "--listen", count: count,
                inherited: inherited.socketsNamed(noneOf: [ListenerName.admin, ListenerName.probe]))
            let (admin, probes) = try Self.operators(
                setup, store, backgroundJobs, sockets, inherited, on: control)
            await backgroundJobs.start(setup)
            let budget = ConnectionBudget.forEdge(settings, loops: count, isDemo: isDemo, log: log)
            let loops = await Self.loops(setup, store, sockets, budget)
            let parts = Parts(
                address: sockets.address, setup: setup, store: store, loops: loops, admin: admin,
                probes: probes, backgroundJobs: backgroundJobs, demo: demo,
                settlementServices: settlementServices, telemetry: telemetry, learning: learning)
            let reader = reader ?? { () throws(RejectedConfiguration) in settings }
            let edge = Edge(parts, settings, reader: reader, on: control, log: log)
            learning.start(following: loops)
            admin.edge = edge
            edge.statsCollector.start()
            admin.metrics.statsCollector = edge.statsCollector
            return edge
        } catch {
            await store.close()
            throw error
        }
    }

    /// Starts the listeners for operators and probes on the control loop. If one fails, both are closed.
    private static func operators(
        _ setup: EdgeSetup, _ store: Store, _ backgroundJobs: BackgroundJobs, _ sockets: ListeningSockets,
        _ inherited: InheritedSockets, on control: EventLoop
    ) throws(EdgeError) -> (AdminListener, ProbeListener?) {
        var admin: AdminListener?
        do throws(EdgeError) {
            let listener = try AdminListener(
                setup, store, backgroundJobs, inherited: inherited.socketsNamed(ListenerName.admin),
                on: control)
            admin = listener
            let probes = try ProbeListener(
                setup.settings, before: listener.metrics,
                inherited: inherited.socketsNamed(ListenerName.probe),
                on: control)
            return (listener, probes)
        } catch {
            admin?.stop()
            sockets.release()
            throw error
        }
    }

    private static func loops(
        _ setup: EdgeSetup, _ store: Store, _ sockets: ListeningSockets, _ budget: ConnectionBudget
    ) async -> [LoopBound<EdgeLoop>] {
        var loops: [LoopBound<EdgeLoop>] = []
        let (connection, health) = (store.connection, store.health)
        let isShared = sockets.areShared
        for (index, numbers) in sockets.numbers.enumerated() {
            let loop = EventLoop(name: "usher-\(index)")
            loop.start()
            loops.append(
                await loop.makeValue { loop in
                    let edge = EdgeLoop(setup, connection.makeRouter(on: loop), health, budget, on: loop)
                    for number in numbers {
                        edge.server.listen(on: Descriptor(owning: number), isShared: isShared)
                    }
                    return edge
                })
        }
        return loops
    }

    /// Drains the edge. It first reports that it is not ready, but serves requests for the drain delay. Then
    /// it stops accepting connections. Running exchanges can finish within the drain time and are ended
    /// afterwards. Finally the connection to Redis is closed.
    package func stop() async {
        guard !isStopping else { return }
        isStopping = true
        admin.isDraining = true
        for loop in loops { loop.tell { $0.server.announceEnd() } }
        let delay = settings.drainDelay.wholeMilliseconds
        if delay > 0 {
            log(
                "usher is draining: it reports not ready and still serves for \(delay) ms, so that balancers notice."
            )
            await control.sleep(nanoseconds: UInt64(delay) * 1_000_000)
        }
        backgroundJobs.stop()
        for loop in loops { loop.tell { $0.drain() } }
        await drained(within: settings.drainTime.wholeMilliseconds)
        // Running streams are ended: their clients can read an error event, and the streams are settled. A
        // client that does not read the event within `lastWords` loses its connection.
        for loop in loops { loop.tell { $0.cut() } }
        await drained(within: Self.lastWords)
        for loop in loops { loop.tell { $0.abort() } }
        await drained(within: Self.lastWords)
        await learning.stop()
        for loop in loops {
            await loop.ask { $0.stop() }
            await loop.loop.end()
        }
        trimmer.stop()
        statsCollector.stop()
        await telemetry.stop()
        demo?.stop()
        admin.stop()
        probes?.stop()
        await settlementServices.stop()
        backgroundJobs.close()
        await store.close()
    }

    /// The longest time that `stop` takes, in milliseconds.
    package var stopMilliseconds: Int {
        // An embedded Redis gets 10 s to save its data. The logs, traces and other steps get 5 s.
        settings.drainDelay.wholeMilliseconds + settings.drainTime.wholeMilliseconds + 2 * Self.lastWords
            + 15_000
    }

    /// Waits until every loop has run once. If a loop hangs, this method never returns.
    package func waitForAllLoops() async {
        for loop in loops { await loop.ask { _ in } }
    }

    /// Opens the log files again, because they were perhaps renamed.
    package func reopenLogs() { telemetry.setup.sink?.reopen() }

    /// How long ended streams have for their error events and settlements, in milliseconds.
    private static let lastWords = 1_000

    /// Waits until `openCount` is 0 on every loop, but at most `milliseconds`.
    private func drained(within milliseconds: Int) async {
        let last = Clocks.monotonic() + UInt64(milliseconds) * 1_000_000
        while await connections() > 0, Clocks.monotonic() < last {
            await control.sleep(nanoseconds: 20_000_000)
        }
    }

    private func connections() async -> Int {
        var sum = 0
        for loop in loops { sum += await loop.ask { $0.openCount } }
        return sum
    }
}
