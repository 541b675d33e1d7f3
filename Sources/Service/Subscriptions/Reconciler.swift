import Ledger
import Reactor

/// Asks the sources about people without recent events and people whose paid time is over. In this way it
/// finds what webhooks missed. It also repeats errands that stores have not accepted yet. Bound to one loop.
/// Any number of edges can share the work.
package final class Reconciler {
    private let entitlements: EntitlementSync
    /// The most questions in one run.
    private let share: Int
    private let job: PeriodicJob
    /// Time in milliseconds for which no other edge may take a user that this edge has taken.
    private static let lease = 120_000

    package init(_ entitlements: EntitlementSync, perMinute: Int) {
        self.entitlements = entitlements
        // Each second asks its share of the minute's questions. If fewer than 60 per minute are allowed, the
        // runs are several seconds apart.
        share = max(1, perMinute / 60)
        let pause = perMinute >= 60 ? 1_000_000_000 : 60_000_000_000 / UInt64(perMinute)
        job = PeriodicJob(every: pause...pause, on: entitlements.loop)
    }

    package func start() { job.start { [weak self] in await self?.work() } }

    package func stop() { job.stop() }

    private func work() async {
        do throws(LedgerError) {
            let due = try await entitlements.records.queues.takePeople(
                share, from: entitlements.queue, lease: Self.lease)
            for user in due.people {
                // A user about whom no service could answer is due again after the lease.
                guard !job.isStopped else { return }
                _ = try await entitlements.askStores(user, because: "reconciliation")
            }
            try await entitlements.runErrands()
        } catch {
            entitlements.logSentence(
                "People could not be asked about: the store of counters does not answer.")
        }
    }
}
