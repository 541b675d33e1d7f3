package import Limits
import Reactor
import Synchronization

/// A settlement that Redis did not accept, as operators see it.
package struct ParkedSettlement: Sendable {
    /// The number of the settlement's entry, unique in the spool's file.
    package let number: Int
    package let user: UserKey
    /// The settlement; nil if this release cannot read the entry's record.
    package let settlement: Settlement?
    /// The damage to the entry's record; nil if the record is undamaged.
    package let damage: SpoolDamage?
    /// Why Redis did not accept the settlement, in words for operators.
    package let reason: String
    /// The time at which the settlement was parked; nil if the edge still tries it again by itself.
    package let parked: Moment?
    /// How often the settlement has failed since the edge started; 0 for a parked one, which is not tried.
    package let tries: Int
}

// These methods let operators list and handle settlements that Redis did not accept.
extension Spool {
    /// Returns the parked settlements, then those that are tried again, each group with the oldest first.
    package func parkedSettlements(most count: Int) async -> [ParkedSettlement] {
        let delays = status.state.withLock { $0.delays }
        let numbers = delays.keys.sorted().prefix(count)
        let (parked, delayed) = await keeper.ask {
            ($0.parkedEntries(most: count), $0.findEntries(Array(numbers)))
        }
        let list = parked.map {
            ParkedSettlement(
                number: $0.entry.number, user: $0.entry.user,
                settlement: SpoolRecord.decodeSettlement(of: $0.entry), damage: SpoolDamage($0.entry),
                reason: $0.reason, parked: $0.since, tries: 0)
        }
        let rest = delayed.map {
            ParkedSettlement(
                number: $0.number, user: $0.user, settlement: SpoolRecord.decodeSettlement(of: $0),
                damage: nil,
                reason: delays[$0.number]?.reason ?? "", parked: nil, tries: delays[$0.number]?.tries ?? 0)
        }
        return Array((list + rest).prefix(count))
    }

    /// Sends settlements again at once, except damaged and missing ones. If Redis has already counted one, it
    /// changes nothing. Returns how many are sent again; nil if the file cannot be used.
    ///
    /// - Parameter numbers: the numbers of the entries; nil for all that Redis did not accept.
    package func retryEntries(_ numbers: [Int]?) async -> Int? {
        let count = await keeper.ask { $0.retryEntries(numbers) }
        replay()
        return count
    }

    /// Deletes settlements, so that they are never counted. Returns their number; nil if the file cannot be
    /// used.
    ///
    /// - Parameter numbers: the numbers of the entries; nil for all that Redis did not accept.
    package func dropEntries(_ numbers: [Int]?) async -> Int? { await keeper.ask { $0.dropEntries(numbers) } }
}

// The replay calls these methods for entries that failed although Redis answered.
extension Spool {
    func isDelayed(_ entry: SpoolEntry, at now: UInt64) -> Bool {
        status.state.withLock { state in state.delays[entry.number].map { $0.due > now } ?? false }
    }

    /// Sets the time of an entry's next try. If an operator has dropped the entry meanwhile, nothing happens.
    func delayEntry(_ entry: SpoolEntry, _ reason: String, at now: UInt64) async {
        await keeper.ask { $0.delayEntry(entry, reason, at: now) }
    }

    /// Whether Redis has perhaps counted an entry. This is true if the edge sent the entry and got no reply,
    /// or has perhaps sent it before a restart.
    func wasSent(_ entry: SpoolEntry) -> Bool {
        status.state.withLock { state in
            entry.number <= state.newestOfEarlierStart || state.sent.contains(entry.number)
        }
    }

    /// Records that an entry was sent and its reply was lost.
    func noteSent(_ entry: SpoolEntry) { status.state.withLock { _ = $0.sent.insert(entry.number) } }

    /// Whether the spool has any entry that can be sent now.
    func hasWork(at now: UInt64) -> Bool {
        let count = self.count
        guard count > 0 else { return false }
        return status.state.withLock { state in
            count > state.delays.count || state.delays.values.contains { $0.due <= now }
        }
    }
}
