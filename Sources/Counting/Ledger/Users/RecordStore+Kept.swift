package import Limits
import Redis

/// The parts of a user's record that are shown to them and are not in an admission's reply.
package struct KeptRecord: Hashable, Sendable {
    package let subscription: SubscriptionRecord
    /// When one of their counts last changed; nil where none has, or the record is older than this field.
    package let changedAt: Moment?
    /// The value of the counter that was asked for; nil where it was never counted.
    package let used: Int?
}

extension RecordStore {
    /// - Parameter counter: one more counter to read; nil for none.
    package func kept(
        of user: UserKey, counter: (field: String, period: String, amount: Int)?
    ) async throws(LedgerError) -> KeptRecord {
        let own = SubscriptionFields.names
        let more = ["at"] + (counter.map { [$0.field] } ?? [])
        let values = try await look(user, event: "", own + more).values
        guard let record = SubscriptionFields.decode(Array(values.prefix(own.count))) else {
            throw .faulty(script: scripts.look.name)
        }
        return KeptRecord(
            subscription: record, changedAt: Int64(values[own.count]).map(Moment.init(seconds:)),
            used: counter == nil ? nil : Int(values[own.count + 1]))
    }
}
