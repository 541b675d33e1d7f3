/// The end of a reservation, as a value that can be stored and sent again.
package final class Settlement: Hashable, Sendable {
    /// What the settlement does with the reservation.
    package enum Kind: Hashable, Sendable {
        /// The message was answered usefully. Counters that `changes` does not name keep their estimates.
        case messageUsed
        /// The message got no useful answer. Counters that `changes` does not name get their estimates back,
        /// and the message id can be used again. `changes` names the tokens and the money that were used
        /// nevertheless, since the provider bills them.
        case messageReturned
        /// The message passed under grace, so it has no reservation. Its changes contain all that it used. If
        /// it has no changes, it used nothing, and the settlement need not be sent.
        case countedLater
    }

    /// The change of one counter of the reservation: used units minus estimated units.
    package struct Change: Hashable, Sendable {
        package let field: String
        package let by: Int
        /// The amount of the counter's limit. It shows whether a message under grace exceeded the limit.
        package let amount: Int

        package init(field: String, by: Int, amount: Int = 0) {
            self.field = field
            self.by = by
            self.amount = amount
        }
    }

    package struct Watch: Hashable, Sendable {
        /// The limit's position in the schedule.
        package let limit: Int
        package let field: String
        package let amount: Int
        package let isSoft: Bool
        /// The number of earlier slices that a rolling window includes; 0 for any other window.
        package let slices: Int

        package init(limit: Int, field: String, amount: Int, isSoft: Bool = false, slices: Int = 0) {
            self.limit = limit
            self.field = field
            self.amount = amount
            self.isSoft = isSoft
            self.slices = slices
        }
    }

    /// The part of a burst limit's charge that was not used, in microseconds of the limit's clock. It is
    /// negative if the message used more than it was charged.
    package struct Correction: Hashable, Sendable {
        package let burst: String
        package let unused: Int
        /// The clock of the burst limit after the admission's charge. The store compares it with the current
        /// time, because units that have refilled since the admission are not given back (L11). It is 0 if
        /// the reply to the admission was lost. Then the store reads the clock from the reservation.
        package let clock: Int

        package init(burst: String, unused: Int, clock: Int) {
            self.burst = burst
            self.unused = unused
            self.clock = clock
        }
    }

    package struct Share: Hashable, Sendable {
        package let user: UserKey
        package let changes: [Change]
        package let corrections: [Correction]
        /// The limits whose thresholds this settlement can reach. The spool does not keep this list. So if a
        /// settlement from the spool reaches a threshold, only the next settlement of the user reports it.
        package let watches: [Watch]

        package init(user: UserKey, changes: [Change], corrections: [Correction], watches: [Watch]) {
            self.user = user
            self.changes = changes
            self.corrections = corrections
            self.watches = watches
        }
    }

    package let share: Share
    /// The changes of counters on further accounts that count the same message.
    package let others: [Share]
    package let request: RequestID
    package let attempt: Int
    package let kind: Kind
    /// The message's use; nil if it used nothing, or its use is unknown.
    package let bill: Bill?
    /// The day of the admission. The books record the bill under this day.
    package let day: BookDay?
    /// The fingerprint of the payload, if the message is counted under a message id that the caller chose. If
    /// it is nil, the id is not remembered.
    package let fingerprint: UInt64?
    /// The objects that the provider stored with the answer. The settlement makes the user their owner.
    package let objects: [StoredObject]
    /// The admission that is settled; nil if the store is not known to have admitted the message.
    let origin: Origin?

    package convenience init(
        user: UserKey, request: RequestID, attempt: Int, kind: Kind, changes: [Change] = [],
        corrections: [Correction] = [], watches: [Watch] = [], bill: Bill? = nil, day: BookDay? = nil,
        fingerprint: UInt64? = 0, objects: [StoredObject] = []
    ) {
        let share = Share(user: user, changes: changes, corrections: corrections, watches: watches)
        self.init(
            share, request: request, attempt: attempt, kind: kind, bill: bill, day: day,
            fingerprint: fingerprint, objects: objects, origin: nil)
    }

    init(
        _ share: Share, others: [Share] = [], request: RequestID, attempt: Int, kind: Kind, bill: Bill?,
        day: BookDay?, fingerprint: UInt64?, objects: [StoredObject] = [], origin: Origin?
    ) {
        self.share = share
        self.others = others
        self.request = request
        self.attempt = attempt
        self.kind = kind
        self.bill = bill
        self.day = day
        self.fingerprint = fingerprint
        self.objects = objects
        self.origin = origin
    }

    package var user: UserKey { share.user }
    package var changes: [Change] { share.changes }
    package var corrections: [Correction] { share.corrections }
    package var watches: [Watch] { share.watches }

    package var returnsMessage: Bool { kind == .messageReturned }

    package static func == (left: Settlement, right: Settlement) -> Bool {
        left.attempt == right.attempt && left.kind == right.kind && left.user == right.user
            && left.request == right.request && left.changes == right.changes
            && left.corrections == right.corrections && left.bill == right.bill && left.day == right.day
            && left.fingerprint == right.fingerprint && left.objects == right.objects
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(attempt) }
}
