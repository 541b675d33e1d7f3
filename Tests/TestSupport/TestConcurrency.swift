/// Limits how many tests with servers run at the same time. Each test has a thread and often a server, and
/// the deadlines of tests are too short for hundreds of them at once.
package actor TestConcurrency {
    package static let live = TestConcurrency(of: 6)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init(of count: Int) { free = count }

    /// Waits until fewer tests than the limit are running, and then runs `body`.
    nonisolated package func admit<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        await join()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func join() async {
        guard free == 0 else { return free -= 1 }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
