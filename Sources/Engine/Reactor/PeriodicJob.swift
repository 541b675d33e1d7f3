/// Something that one loop does again and again: a run, then a pause that is a little different each time,
/// so that many edges share the work instead of doing it in step.
package final class PeriodicJob: Timed {
    /// The pause in nanoseconds.
    private let pause: ClosedRange<UInt64>
    private let loop: EventLoop
    private var run: () async -> Void = {}
    private lazy var timer = Timer(self)
    private var isRunning = false
    /// Another run is to follow the present one without a pause.
    private var isDueNow = false
    /// Nothing begins any more; a long run checks it, too.
    package private(set) var isStopped = false

    package init(every pause: ClosedRange<UInt64>, on loop: EventLoop) {
        self.pause = pause
        self.loop = loop
    }

    /// Runs first after a pause.
    package func start(_ run: @escaping () async -> Void) {
        self.run = run
        rearm()
    }

    package func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// Runs at once, or right behind the run that is under way.
    package func runNow() {
        guard !isStopped else { return }
        if isRunning { isDueNow = true } else { loop.arm(timer, at: loop.now) }
    }

    package func timePassed() {
        isRunning = true
        loop.spawn(with: self) { job in
            await job.run()
            job.isRunning = false
            job.rearm()
        }
    }

    private func rearm() {
        guard !isStopped else { return }
        loop.arm(timer, at: isDueNow ? loop.now : loop.now + UInt64.random(in: pause))
        isDueNow = false
    }
}
