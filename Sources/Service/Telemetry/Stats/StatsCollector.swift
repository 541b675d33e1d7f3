package import HTTP
package import Reactor
import Wire

/// Collects the figures of all event loops on the control loop. For the operators' page it does so once a
/// second, and for `/metrics` at each scrape.
///
/// A loop responds between two requests. If it does not respond within a quarter of a second, it is busy or
/// hangs. Its last known figures are then used, because operators need metrics most when something is wrong.
package final class StatsCollector: Timed {
    /// One event loop, with functions that read its figures from another thread.
    package struct Source: Sendable {
        package let name: String
        /// Reads the loop's metrics, and passes them to `took` on the loop's own thread.
        package let read: @Sendable (_ took: @escaping @Sendable (Readings) -> Void) -> Void
        package let loopFigures: @Sendable (_ took: @escaping @Sendable (LoopFigures) -> Void) -> Void

        package init(
            _ name: String, read: @escaping @Sendable (@escaping @Sendable (Readings) -> Void) -> Void,
            loopFigures: @escaping @Sendable (@escaping @Sendable (LoopFigures) -> Void) -> Void
        ) {
            self.name = name
            self.read = read
            self.loopFigures = loopFigures
        }
    }

    private static let timeout: UInt64 = 250_000_000
    private static let second: UInt64 = 1_000_000_000

    /// The digest of the settings that are used now.
    package var settings: String
    private let control: EventLoop
    private let sources: [Source]
    /// Adds the metrics of the parts of the edge that are not bound to a loop.
    private let parts: (inout Readings) -> Void
    private var latest: [Readings?]
    private var newest: [LoopFigures?]
    private var lags: [Timing]
    private var isAsked: [Bool]
    private var before: LoopFigures?
    private var ring = SampleRing()
    private var isStopped = false
    /// The time at which the loops are next asked for their figures, by the monotonic clock.
    private var due: UInt64
    private lazy var timer = Timer(self)

    package init(
        _ sources: [Source], settings: String, on control: EventLoop,
        parts: @escaping (inout Readings) -> Void
    ) {
        self.sources = sources
        self.settings = settings
        self.control = control
        self.parts = parts
        latest = sources.map { _ in nil }
        newest = sources.map { _ in nil }
        lags = sources.map { _ in Timing() }
        isAsked = sources.map { _ in false }
        due = control.now
    }

    package func start() {
        due = control.now
        timePassed()
    }

    package func stop() {
        isStopped = true
        control.cancel(timer)
    }

    // MARK: Second by second

    package func timePassed() {
        guard !isStopped else { return }
        // A loop's lag is measured from the due time and not from now, because this loop can be late, too.
        let asked = due
        due = control.now + Self.second
        control.arm(timer, at: due)
        takeSample()
        let home = LoopBound(self, on: control)
        for (index, source) in sources.enumerated() where !isAsked[index] {
            isAsked[index] = true
            source.loopFigures { figures in
                let lag = Clocks.monotonic() - asked
                home.tell { $0.took(figures, lag: lag, from: index) }
            }
        }
    }

    private func took(_ figures: LoopFigures, lag: UInt64, from index: Int) {
        isAsked[index] = false
        newest[index] = figures
        lags[index].recordTime(lag)
    }

    private func takeSample() {
        guard newest.contains(where: { $0 != nil }) else { return }
        var now = LoopFigures()
        for figures in newest { if let figures { now.addFigures(figures) } }
        if let before { ring.appendSample(Sample(now, since: before, at: control.wallMilliseconds / 1000)) }
        before = now
    }

    // MARK: On demand

    package func collectReadings() async -> Readings {
        let gathering = LoopGather(count: sources.count)
        let home = LoopBound((self, gathering), on: control)
        for (index, source) in sources.enumerated() {
            source.read { readings in
                home.tell { (statsCollector, gathering) in
                    statsCollector.latest[index] = readings
                    gathering.reportArrived()
                }
            }
        }
        await gathering.waitForReports(atMost: Self.timeout, on: control)
        var own = Readings()
        for (index, source) in sources.enumerated() {
            own.addTiming(.loopLag, Labels((.loop, source.name)), lags[index])
        }
        own.add(.settings, Labels((.digest, settings)), 1)
        parts(&own)
        return Readings.mergeReadings(latest.compactMap { $0 } + [own])
    }

    package func makeSnapshot() async -> Snapshot {
        Snapshot(
            samples: ring.samples, readings: await collectReadings(), at: control.wallMilliseconds,
            settings: settings)
    }

    package func answer(_ call: ServerCall) async {
        let format = call.head.value(of: .accept).map { MetricsText.Format(accept: call.bytes($0).span) }
        let page = MetricsText.writePage(await collectReadings(), format ?? .prometheus)
        call.respond(status: 200, type: (format ?? .prometheus).contentType, body: page)
    }
}

/// Waits until all asked loops have responded or the time is over.
private final class LoopGather: Timed {
    private var missing: Int
    private let waiter = Waiter()
    private lazy var timer = Timer(self)

    init(count: Int) { missing = count }

    func reportArrived() {
        missing -= 1
        if missing == 0 { waiter.wake() }
    }

    func timePassed() { waiter.wake() }

    func waitForReports(atMost nanoseconds: UInt64, on loop: EventLoop) async {
        guard missing > 0 else { return }
        loop.arm(timer, at: loop.now + nanoseconds)
        await waiter.wait()
        loop.cancel(timer)
    }
}
