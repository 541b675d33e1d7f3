import Reactor

/// Something that one loop does again and again: a turn, then a pause that is a little different each time,
/// so that many edges share the work instead of doing it in step.
final class PeriodicJob: Timed {
    /// In nanoseconds.
    private let pause: ClosedRange<UInt64>
    private let loop: EventLoop
    private var turn: () async -> Void = {}
    private lazy var timer = Timer(self)
    private var isRunning = false
    /// Another turn is to follow the one that is being taken without a pause.
    private var isDueNow = false
    /// Nothing begins any more; a long turn checks it, too.
    private(set) var isStopped = false

    init(every pause: ClosedRange<UInt64>, on loop: EventLoop) {
        self.pause = pause
        self.loop = loop
    }

    /// Takes the first turn after a pause.
    func start(_ turn: @escaping () async -> Void) {
        self.turn = turn
        rearm()
    }

    func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// Takes the next turn at once, or right behind the one that is being taken.
    func runNow() {
        guard !isStopped else { return }
        if isRunning { isDueNow = true } else { loop.arm(timer, at: loop.now) }
    }

    func timePassed() {
        isRunning = true
        loop.spawn(with: self) { job in
            await job.turn()
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
