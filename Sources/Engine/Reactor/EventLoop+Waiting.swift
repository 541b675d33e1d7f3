import Dispatch
import Glibc
import Synchronization

extension EventLoop {
    package func start() {
        let thread = Thread {
            self.run()
            self.ending.endReached()
        }
        guard let thread = thread.beginThread(named: name) else {
            preconditionFailure("the system gives no thread for the loop \(name)")
        }
        ending.threadBegan(thread)
    }

    /// Ends a loop that `start` began, and waits until its thread has ended. Afterwards the loop's objects
    /// can be freed and the process can exit. It must not be called on the loop itself.
    package func end() async {
        stop()
        await ending.waitForEnd()
    }

    /// Suspends the task without blocking the thread. Returns at once if `nanoseconds` is 0.
    package func sleep(nanoseconds: UInt64) async {
        guard nanoseconds > 0 else { return }
        let alarm = Alarm()
        let timer = Timer(alarm)
        arm(timer, at: now + nanoseconds)
        await alarm.waiter.wait()
    }

    /// Runs blocking work, such as file access, on another thread and waits for its result.
    package func offloadWork<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await unsafe withUnsafeContinuation { continuation in
            DispatchQueue.global().async { unsafe continuation.resume(returning: work()) }
        }
    }
}

private final class Alarm: Timed {
    let waiter = Waiter()
    func timePassed() { waiter.wake() }
}

/// The end of a loop's thread, and the tasks that wait for that end. All threads may use this object.
final class LoopEnding: Sendable {
    private struct State {
        /// The loop's thread, or nil after it was joined.
        var thread: pthread_t?
        var isReached = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    deinit {
        if let thread = state.withLock({ $0.thread }) { pthread_detach(thread) }
    }

    func threadBegan(_ thread: pthread_t) { state.withLock { $0.thread = thread } }

    func endReached() {
        let waiting = state.withLock { state in
            state.isReached = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func waitForEnd() async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock {
                if !$0.isReached { $0.waiting.append(continuation) }
                return $0.isReached
            }
            if isReached { continuation.resume() }
        }
        // A thread frees its own memory when it ends. If the process exited meanwhile, the heap would be
        // corrupted. Therefore the thread is joined here, which takes a short time.
        state.withLock { state in
            guard let thread = state.thread else { return }
            pthread_join(thread, nil)
            state.thread = nil
        }
    }
}
