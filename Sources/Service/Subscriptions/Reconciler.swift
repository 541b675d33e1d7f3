import Ledger
import Reactor

/// Asks the subscription services about people without recent events, and about people whose paid time is
/// over. This finds purchases whose webhooks were lost. The reconciler also repeats messages that a service
/// has not accepted yet. Any number of edges can share the work. An instance is bound to one event loop.
package final class Reconciler {
    private let entitlements: EntitlementSync
    /// The most users about whom the services are asked in one run.
    private let share: Int
    private let job: PeriodicJob
    /// How long other edges leave out a user that this edge has taken from the queue, in milliseconds.
    private static let lease = 120_000

    package init(_ entitlements: EntitlementSync, perMinute: Int) {
        self.entitlements = entitlements
        // A run each second asks about a 60th of the users that may be asked about in a minute. If fewer than
        // 60 are allowed, the runs are several seconds apart, and each asks about one user.
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
                // A user about whom no subscription service could be asked is due again after the lease.
                guard !job.isStopped else { return }
                _ = try await entitlements.askStores(user, because: "reconciliation")
            }
            try await entitlements.runErrands()
        } catch {
            entitlements.logSentence(
                "Subscriptions could not be checked again: Redis does not answer.")
        }
    }
}
