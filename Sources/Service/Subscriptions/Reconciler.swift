import Ledger
import Reactor

/// Asks about people of whom no event came for a while, or whose paid time is over, and so finds what
/// webhooks missed; and tells stores what they have not taken yet. Bound to one loop; any number of edges
/// share the work.
package final class Reconciler: Timed {
    private let entitlements: EntitlementSync
    /// Questions a minute, at most.
    private let perMinute: Int
    private lazy var timer = Timer(self)
    private var isWorking = false
    private var isStopped = false
    /// Milliseconds for which a taken user is this edge's alone.
    private static let lease = 120_000

    package init(_ entitlements: EntitlementSync, perMinute: Int) {
        self.entitlements = entitlements
        self.perMinute = perMinute
    }

    package func start() { arm() }

    package func stop() {
        isStopped = true
        entitlements.loop.cancel(timer)
    }

    package func timePassed() {
        arm()
        guard !isWorking else { return }
        isWorking = true
        entitlements.loop.spawn(with: self) { reconciler in
            await reconciler.work()
            reconciler.isWorking = false
        }
    }

    /// A share of the minute's questions each second; fewer than 60 a minute are spread over several seconds.
    private var pace: (share: Int, nanoseconds: UInt64) {
        perMinute >= 60 ? (perMinute / 60, 1_000_000_000) : (1, 60_000_000_000 / UInt64(perMinute))
    }

    private func arm() {
        guard !isStopped else { return }
        entitlements.loop.arm(timer, at: entitlements.loop.now + pace.nanoseconds)
    }

    private func work() async {
        do throws(LedgerError) {
            let due = try await entitlements.records.takePeople(
                pace.share, from: entitlements.queue, lease: Self.lease)
            for user in due.people {
                // Somebody about whom no service could answer comes up again after the lease.
                guard !isStopped else { return }
                _ = try await entitlements.ask(user, because: "reconciliation")
            }
            try await entitlements.runErrands()
        } catch {
            entitlements.tell("People could not be asked about: the store of counters does not answer.")
        }
    }
}
