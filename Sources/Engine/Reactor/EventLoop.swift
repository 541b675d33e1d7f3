import CLinux
import Glibc
import Synchronization

/// One thread that waits in epoll and runs everything that belongs to it: event handlers, timers, and the
/// async code of its connections.
///
/// The loop is the task executor of the tasks that it spawns, so that an `await` never leaves the thread: an
/// actor's executor alone would bounce through the global pool (24–34 µs a time, measured). It is no serial
/// executor: a job run as "isolated to the loop" queues itself anew around every call that may suspend (three
/// jobs for one wake-up).
///
/// All but `postWork`, `enqueue` and `stop` must be called on the loop's own thread; `@unchecked Sendable`
/// stands for that rule, which `assertCurrent` holds in debug builds.
package final class EventLoop: TaskExecutor, @unchecked Sendable {
    package let name: String
    /// Whether timers fire as exactly as the kernel can, and not at the next millisecond: for the load
    /// generator, whose requests have a schedule. For the edge it is cheaper when timers fire together.
    private let isPunctual: Bool
    private let mailbox = Mailbox()
    private let thread = Atomic<UInt>(0)
    private let stopping = Atomic<Bool>(false)
    /// The end of the loop's own thread, and the tasks that wait for it.
    let ending = LoopEnding()

    private let poller = Poller()
    private var sources = SourceTable()
    private var timers = TimerHeap()
    private var jobs: [UnownedJob] = []
    private var flushes: [any Flushing] = []
    /// The array whose elements are being called; kept so that it need not be allocated in each turn.
    private var flushing: [any Flushing] = []
    /// Nanoseconds of the monotonic clock when this turn of the loop began, or when `readClock` was called.
    package private(set) var now = Clocks.monotonic()
    /// Milliseconds of the wall clock when this turn of the loop began.
    package private(set) var wallMilliseconds = Clocks.wallMilliseconds()
    /// A buffer to read into, shared by all event handlers: its content is valid until the next await.
    package let scratch = Scratch()

    package init(name: String, isPunctual: Bool = false) {
        self.name = name
        self.isPunctual = isPunctual
        do {
            try poller.addDescriptor(mailbox.wakeNumber, token: Self.wakeToken, for: .reading)
        } catch {
            preconditionFailure("epoll does not take the loop's own bell: \(error)")
        }
    }

    private static let wakeToken = UInt64.max

    // MARK: From any thread

    /// Runs `work` on the loop's thread, soon.
    package func postWork(_ work: @escaping @Sendable () -> Void) { mailbox.postMessage(.work(work)) }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent { jobs.append(job) } else { mailbox.postMessage(.job(job)) }
    }

    /// Ends `run` after the turn in progress, which may still go on when this returns: see `end`.
    package func stop() {
        stopping.store(true, ordering: .releasing)
        mailbox.postMessage(.work {})
    }

    package var isCurrent: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    package func assertCurrent() { assert(isCurrent, "this belongs to the loop \(name), but ran elsewhere") }

    // MARK: On the loop

    /// Turns until `stop`. The calling thread becomes the loop's thread.
    package func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        if isPunctual { linux_wake_on_time() }
        while !stopping.load(ordering: .acquiring) { turn() }
        runJobs()
        for timer in timers.removeAll() { timer.releaseOwner() }
    }

    /// One turn: runs what is ready, flushes collected output, waits, and calls the sources that have events.
    private func turn() {
        runJobs()
        let ready =
            isPunctual
            ? poller.waitForEvents(nanoseconds: remaining())
            : poller.waitForEvents(milliseconds: pollTimeout())
        now = Clocks.monotonic()
        wallMilliseconds = Clocks.wallMilliseconds()
        for index in 0..<ready {
            let (token, readiness) = poller.readEvent(index)
            if token == Self.wakeToken { readMailbox() } else { sources.findSource(token)?.ready(readiness) }
        }
        while let timer = timers.popDue(at: now) { timer.fire() }
    }

    private func runJobs() {
        let preference = unsafe asUnownedTaskExecutor()
        while !jobs.isEmpty || !flushes.isEmpty {
            var index = 0
            while index < jobs.count {
                unsafe jobs[index].runSynchronously(on: preference)
                index += 1
            }
            if index > 0 { jobs.removeAll(keepingCapacity: true) }
            if flushes.isEmpty { continue }
            // Nearly always it is one connection, the store's: half of the instructions of the loop below.
            if flushes.count == 1 {
                flushes.removeLast().flush()
                continue
            }
            swap(&flushes, &flushing)
            for flush in flushing { flush.flush() }
            flushing.removeAll(keepingCapacity: true)
        }
    }

    private func readMailbox() {
        for message in mailbox.collectMessages() {
            switch message {
            case .job(let job): jobs.append(job)
            case .work(let work): work()
            }
        }
    }

    /// Nanoseconds until the next timer; a minute where there is none.
    private func remaining() -> UInt64 {
        guard let next = timers.next else { return 60_000_000_000 }
        let current = Clocks.monotonic()
        return next <= current ? 0 : min(next - current, 60_000_000_000)
    }

    private func pollTimeout() -> Int32 {
        guard let next = timers.next else { return -1 }
        let current = Clocks.monotonic()
        return next <= current ? 0 : Int32(min((next - current) / 1_000_000 + 1, 60_000))
    }

    /// Makes `now` the present moment. For code that sets deadlines after work that may have taken long: they
    /// would be over before they began.
    package func readClock() { now = Clocks.monotonic() }

    /// Starts a task that runs on this loop from its first line to its last.
    ///
    /// `value` is loop-bound state handed to the task: both live on this thread, which the compiler cannot
    /// see.
    package func spawn<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        let bound = UncheckedSendableBox(value: value)
        Task(executorPreference: self) { await body(bound.value) }
    }

    /// Calls `flush` once, when everything ready in this turn has run: how commands of many tasks share one
    /// write.
    package func flushLater(_ flush: any Flushing) { flushes.append(flush) }

    // MARK: Sources and timers

    package func watchDescriptor(
        _ number: Int32, for readiness: Readiness, edge: Bool, _ source: any PolledSource
    ) {
        source.token = sources.insert(source)
        do {
            try poller.addDescriptor(
                number, token: source.token, for: edge ? readiness.union(.edge) : readiness)
        } catch {
            preconditionFailure("epoll does not take descriptor \(number): \(error)")
        }
    }

    package func forgetDescriptor(_ number: Int32, _ source: any PolledSource) {
        poller.removeDescriptor(number)
        sources.remove(source.token)
    }

    package func arm(_ timer: Timer, at due: UInt64) { timers.armTimer(timer, at: due) }
    package func cancel(_ timer: Timer) {
        timers.cancelTimer(timer)
        timer.releaseOwner()
    }

    /// How many descriptors the loop watches, its own bell not counted.
    package var sourceCount: Int { sources.count }
}

/// Gathers output during a turn and sends it at the turn's end.
package protocol Flushing: AnyObject { func flush() }

/// Carries loop-bound state into a task of the same loop.
private struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value
}

/// A loop's read buffer: 64 KiB, reused by every read.
package final class Scratch {
    package var bytes = [UInt8](repeating: 0, count: 65_536)
}
