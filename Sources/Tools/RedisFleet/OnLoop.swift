import Dispatch
package import Reactor
import Synchronization

/// A piece of work took longer than a test waits.
package struct TookTooLong: Error, CustomStringConvertible {
    package let seconds: Double
    package var description: String { "the work did not end within \(seconds) s" }

    package init(seconds: Double) { self.seconds = seconds }
}

/// Runs async code on a loop of its own and waits for its result, at most `seconds`.
///
/// What the body opens it must close: the loop goes when the body is done.
package func onLoop<Result: Sendable>(
    within seconds: Double = 20, _ body: @escaping @Sendable (EventLoop) async throws -> Result
) async throws -> Result {
    let loop = EventLoop(name: "test")
    loop.start()
    defer { loop.stop() }
    return try await run(on: loop, within: seconds, body)
}

/// Runs async code on a loop that outlives the call.
package func run<Result: Sendable>(
    on loop: EventLoop, within seconds: Double = 20,
    _ body: @escaping @Sendable (EventLoop) async throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        let answer = Once(continuation)
        // The task is made here and runs there, so that failures inside belong to the calling test.
        Task(executorPreference: loop) {
            do { answer.give(.success(try await body(loop))) } catch { answer.give(.failure(error)) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            answer.give(.failure(TookTooLong(seconds: seconds)))
        }
    }
}

/// Resumes a continuation with the first of several answers.
private final class Once<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = Mutex(continuation) }

    func give(_ result: Result<Value, any Error>) {
        let waiting = continuation.withLock { $0.take() }
        waiting?.resume(with: result)
    }
}

/// Polls a condition every two milliseconds until it holds; false when `seconds` pass first.
package func eventually(
    on loop: EventLoop, within seconds: Double = 10, _ condition: () async -> Bool
) async -> Bool {
    let end = Clocks.monotonic() + UInt64(seconds * 1e9)
    while true {
        if await condition() { return true }
        if Clocks.monotonic() > end { return false }
        // The caller may be on another loop, and a loop's timers are touched on its own thread only.
        await Task(executorPreference: loop) { await loop.sleep(nanoseconds: 2_000_000) }.value
    }
}

/// The loop on whose thread tests start their child processes: a child dies with the thread that started it,
/// and this one lives as long as the process.
package enum ChildProcessLoop {
    package static let loop = {
        let loop = EventLoop(name: "nursery")
        loop.start()
        return loop
    }()
}
