import Reactor

final class Alarm: Timed {
    private let loop: EventLoop
    private let action: () -> Void
    private lazy var timer = Timer(self)

    init(on loop: EventLoop, _ action: @escaping () -> Void) {
        self.loop = loop
        self.action = action
    }

    func setAlarm(at due: UInt64) { loop.arm(timer, at: due) }
    func cancelAlarm() { loop.cancel(timer) }
    func timePassed() { action() }
}
