/// How many tests may run live parts at once: each has a thread and maybe a server of its own, and their
/// deadlines were made for a machine that is not asked to run hundreds of them.
package actor TestConcurrency {
    package static let live = TestConcurrency(of: 6)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init(of count: Int) { free = count }

    /// Runs `body` as soon as there is a place.
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
