import Ledger
import Reactor

/// Asks about people without recent events, or whose paid time is over, and so finds what webhooks missed. It
/// also repeats errands that stores have not accepted yet. Bound to one loop; any number of edges share the
/// work.
package final class Reconciler {
    private let entitlements: EntitlementSync
    /// Questions of one run, at most.
    private let share: Int
    private let job: PeriodicJob
    /// Milliseconds for which a taken user is this edge's alone.
    private static let lease = 120_000

    package init(_ entitlements: EntitlementSync, perMinute: Int) {
        self.entitlements = entitlements
        // A share of the minute's questions each second; fewer than 60 a minute are spread over several
        // seconds.
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
                // Somebody about whom no service could answer comes up again after the lease.
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
