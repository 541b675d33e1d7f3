/// A job that a loop repeats. The pauses between its runs are random, so that several edges do not run it at
/// the same time.
package final class PeriodicJob: Timed {
    /// The shortest and the longest pause in nanoseconds.
    private let pause: ClosedRange<UInt64>
    private let loop: EventLoop
    private var run: () async -> Void = {}
    private lazy var timer = Timer(self)
    private var isRunning = false
    /// Whether another run follows the present one without a pause.
    private var isDueNow = false
    /// Whether the job was stopped, so that no run begins. A long run must check this, too.
    package private(set) var isStopped = false

    package init(every pause: ClosedRange<UInt64>, on loop: EventLoop) {
        self.pause = pause
        self.loop = loop
    }

    /// Starts the job. The first run begins after a pause.
    package func start(_ run: @escaping () async -> Void) {
        self.run = run
        rearm()
    }

    package func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// Starts a run now, or directly after the present run.
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
