import CLinux
import Glibc
import Synchronization

/// One thread that waits in epoll and runs all code of the loop: event handlers, timers, and the async code
/// of its connections.
///
/// The loop is the task executor of its tasks, so an `await` never leaves the thread. With an actor's
/// executor alone, each `await` would use the global pool (24–34 µs, measured). The loop is not a serial
/// executor, because each wake-up of a task would then take three jobs instead of one.
///
/// All members except `postWork`, `enqueue` and `stop` must be called on the loop's thread. `@unchecked
/// Sendable` relies on that rule, which `assertCurrent` checks in debug builds.
package final class EventLoop: TaskExecutor, @unchecked Sendable {
    package let name: String
    /// Whether timers fire as exactly as the kernel allows, instead of at the next millisecond. The load
    /// generator needs this for its schedule. The edge does not, because it is cheaper if timers fire
    /// together.
    private let isPunctual: Bool
    private let mailbox = Mailbox()
    private let thread = Atomic<UInt>(0)
    private let stopping = Atomic<Bool>(false)
    /// The end of the loop's thread, and the tasks that wait for it.
    let ending = LoopEnding()

    private let poller = Poller()
    private var sources = SourceTable()
    private var timers = TimerHeap()
    private var jobs: [UnownedJob] = []
    private var flushes: [any Flushing] = []
    /// The objects whose `flush` is being called. The array is kept, so that a turn allocates nothing.
    private var flushing: [any Flushing] = []
    /// The monotonic clock in nanoseconds, as it was at the beginning of this turn or at the last
    /// `readClock`.
    package private(set) var now = Clocks.monotonic()
    /// The wall clock in milliseconds, as it was at the beginning of this turn.
    package private(set) var wallMilliseconds = Clocks.wallMilliseconds()
    /// A buffer into which all event handlers read. Its content is valid until the next `await`.
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

    package func postWork(_ work: @escaping @Sendable () -> Void) { mailbox.postMessage(.work(work)) }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent { jobs.append(job) } else { mailbox.postMessage(.job(job)) }
    }

    /// Ends `run` after the present turn. That turn can still be running when this returns, and `end` waits
    /// for it.
    package func stop() {
        stopping.store(true, ordering: .releasing)
        mailbox.postMessage(.work {})
    }

    package var isCurrent: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    package func assertCurrent() { assert(isCurrent, "this belongs to the loop \(name), but ran elsewhere") }

    // MARK: On the loop

    /// Runs turns until `stop`. The calling thread becomes the loop's thread.
    package func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        if isPunctual { linux_wake_on_time() }
        while !stopping.load(ordering: .acquiring) { turn() }
        runJobs()
        for timer in timers.removeAll() { timer.releaseOwner() }
    }

    /// Runs ready jobs, flushes output and waits for events. Then it calls sources with events, and due
    /// timers.
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
            // Usually only the connection to Redis must be flushed. For one object, this branch needs half
            // as many instructions as the code below.
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

    /// Nanoseconds until the next timer, but at most a minute.
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

    /// Sets `now` to the present time. Call it after long work and before setting deadlines. Deadlines that
    /// count from the old time could already be over.
    package func readClock() { now = Clocks.monotonic() }

    /// Starts a task that runs on this loop from its beginning to its end.
    ///
    /// `value` is an object of this loop. It stays on this thread, but the compiler cannot see that.
    package func spawn<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        let bound = UncheckedSendableBox(value: value)
        Task(executorPreference: self) { await body(bound.value) }
    }

    /// Calls `flush` once, after everything that is ready in this turn has run. So the commands of many tasks
    /// are sent in one write.
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

    /// The number of descriptors that the loop watches. Its own eventfd does not count.
    package var sourceCount: Int { sources.count }
}

/// Collects output during a turn and sends it at the turn's end.
package protocol Flushing: AnyObject { func flush() }

/// Brings an object of a loop into a task of the same loop, which the compiler would otherwise refuse.
private struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value
}

/// The buffer of 64 KiB that every read of a loop uses.
package final class Scratch {
    package var bytes = [UInt8](repeating: 0, count: 65_536)
}
