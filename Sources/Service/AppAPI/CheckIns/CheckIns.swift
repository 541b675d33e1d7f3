package import Ledger
package import Limits
package import Reactor
import Usage

/// The check-ins of an app on one event loop: the users' preferences, sessions, and claims by push jobs.
package final class CheckIns {
    package let records: RecordStore
    package let tenant: String
    let planTable: PlanTable
    let loop: EventLoop
    private let log: @Sendable (String) -> Void
    /// The users who have answered the operating system's question about notifications. Their messages need
    /// not be counted. If `settled` is full, it replaces `settledBefore`, which bounds the memory.
    private var settled: Set<UserKey> = []
    private var settledBefore: Set<UserKey> = []

    private static let mostSettled = 32_768

    package init(
        _ records: RecordStore, tenant: String, planTable: PlanTable, on loop: EventLoop,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.records = records
        self.tenant = tenant
        self.planTable = planTable
        self.loop = loop
        self.log = log
    }

    // MARK: Preferences

    /// The check-in preferences in a user's record; nil if there are none, or if they cannot be read.
    func readPreferences(in record: CheckInRecord) -> CheckInPreferences? {
        if record.enabled.isEmpty && record.frequency.isEmpty { return nil }
        guard ["0", "1"].contains(record.enabled),
            let frequency = CheckInFrequency(rawValue: record.frequency)
        else {
            log("A person's check-in preferences cannot be read; they are treated as not set.")
            return nil
        }
        return CheckInPreferences(checkInsEnabled: record.enabled == "1", frequency: frequency)
    }

    /// Stores the user's preferences. Adds the user to the queue for check-ins, or removes them from it.
    func keepPreferences(_ isEnabled: Bool, _ frequency: String?, user: UserName?, _ key: UserKey)
        async throws(LedgerError) -> CheckInPreferences?
    {
        let kept = readPreferences(in: try await records.checkIns.checkIn(.look, of: key))
        // Stored preferences that cannot be read count as missing and are overwritten.
        let record = try await records.checkIns.checkIn(
            .prefer(
                isEnabled,
                frequency: frequency ?? kept?.frequency.rawValue
                    ?? CheckInPreferences.firstYes.frequency.rawValue),
            of: key)
        if let user {
            if isEnabled {
                try await records.queues.putUser(user, in: .checkIns(tenant: tenant), due: nil)
            } else {
                try await records.queues.dropUser(user, from: .checkIns(tenant: tenant))
            }
        }
        return readPreferences(in: record)
    }

    // MARK: Sessions

    /// Counts a message of the user. After a session with enough messages, the app may ask about check-ins.
    package func noteMessage(_ user: UserKey) {
        guard !settled.contains(user) else { return }
        if settledBefore.contains(user) { return remember(user) }
        loop.spawn(with: self) { checkIns in
            guard let record = try? await checkIns.records.checkIns.checkIn(.message, of: user) else {
                return
            }
            if record.isAnswered { checkIns.remember(user) }
        }
    }

    private func remember(_ user: UserKey) {
        if settled.count >= Self.mostSettled {
            settledBefore = settled
            settled.removeAll(keepingCapacity: true)
        }
        settled.insert(user)
    }
}
