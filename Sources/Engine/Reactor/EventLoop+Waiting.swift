import Dispatch
import Glibc

extension EventLoop {
    /// Starts the loop on a thread of its own and returns at once.
    package func start() {
        let thread = Thread { self.run() }
        guard thread.detach(named: name) else {
            preconditionFailure("the system gives no thread for the loop \(name)")
        }
    }

    /// Waits without holding the thread. Returns at once when `nanoseconds` is 0.
    package func sleep(nanoseconds: UInt64) async {
        guard nanoseconds > 0 else { return }
        let alarm = Alarm()
        let timer = Timer(alarm)
        arm(timer, at: now + nanoseconds)
        await alarm.waiter.wait()
        // The timer does not retain its alarm.
        withExtendedLifetime(alarm) {}
    }

    /// Runs blocking work (a file) on another thread and waits for its result.
    package func offload<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await unsafe withUnsafeContinuation { continuation in
            DispatchQueue.global().async { unsafe continuation.resume(returning: work()) }
        }
    }
}

private final class Alarm: Timed {
    let waiter = Waiter()
    func timePassed() { waiter.wake() }
}
