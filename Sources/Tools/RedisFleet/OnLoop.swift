import Dispatch
package import Reactor
import Synchronization

/// The error if a piece of work takes longer than its test waits.
package struct TookTooLong: Error, CustomStringConvertible {
    package let seconds: Double
    package var description: String { "the work did not end within \(seconds) s" }

    package init(seconds: Double) { self.seconds = seconds }
}

/// Runs async code on a new loop, and waits for its result for at most `seconds`.
///
/// The body must close everything that it opens, because the loop ends with it.
package func onLoop<Result: Sendable>(
    within seconds: Double = 20, _ body: @escaping @Sendable (EventLoop) async throws -> Result
) async throws -> Result {
    let loop = EventLoop(name: "test")
    loop.start()
    defer { loop.stop() }
    return try await run(on: loop, within: seconds, body)
}

package func run<Result: Sendable>(
    on loop: EventLoop, within seconds: Double = 20,
    _ body: @escaping @Sendable (EventLoop) async throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        let answer = Once(continuation)
        // The task runs on the loop. It inherits the context of the calling test, which thus records
        // failures.
        Task(executorPreference: loop) {
            do { answer.give(.success(try await body(loop))) } catch { answer.give(.failure(error)) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            answer.give(.failure(TookTooLong(seconds: seconds)))
        }
    }
}

private final class Once<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = Mutex(continuation) }

    func give(_ result: Result<Value, any Error>) {
        let waiting = continuation.withLock { $0.take() }
        waiting?.resume(with: result)
    }
}

/// Checks a condition every two milliseconds until it is true. Returns false if `seconds` have passed before.
package func eventually(
    on loop: EventLoop, within seconds: Double = 10, _ condition: () async -> Bool
) async -> Bool {
    let end = Clocks.monotonic() + UInt64(seconds * 1e9)
    while true {
        if await condition() { return true }
        if Clocks.monotonic() > end { return false }
        // The caller can be on another loop. The timers of a loop can be used only on its own thread, so the
        // sleep is a task on that thread.
        await Task(executorPreference: loop) { await loop.sleep(nanoseconds: 2_000_000) }.value
    }
}

/// The loop whose thread starts child processes in tests. A child ends with the thread that started it, and
/// this thread lives as long as the process.
package enum ChildProcessLoop {
    package static let loop = {
        let loop = EventLoop(name: "nursery")
        loop.start()
        return loop
    }()
}
