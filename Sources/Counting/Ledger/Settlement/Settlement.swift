/// How a reservation ends, as an object that can wait and be repeated.
package final class Settlement: Hashable, Sendable {
    /// What is done with the reservation.
    package enum Ending: Hashable, Sendable {
        /// It was usefully answered: what is not named in `changes` was used as estimated.
        case settle
        /// It was not: what is not named in `changes` is given back, and the id may come again. Tokens are
        /// money even where no useful answer came of them.
        case refund
        /// It was let through while the store was away: all of it is in `changes`. Without any, it used
        /// nothing, and nobody need hear of it.
        case count
    }

    /// What one counter of the reservation changes by: units used less units estimated.
    package struct Change: Hashable, Sendable {
        package let field: String
        package let by: Int
        /// The limit's amount, so that what is counted afterwards can tell whether it went past it.
        package let amount: Int

        package init(field: String, by: Int, amount: Int = 0) {
            self.field = field
            self.by = by
            self.amount = amount
        }
    }

    /// What one burst limit was charged too much (below 0: too little), in microseconds of its clock.
    package struct Correction: Hashable, Sendable {
        package let burst: String
        package let unused: Int
        /// Where the charge moved the clock to: what time has worn off since can't be given back (law 11).
        package let clock: Int

        package init(burst: String, unused: Int, clock: Int) {
            self.burst = burst
            self.unused = unused
            self.clock = clock
        }
    }

    package let user: UserKey
    package let request: RequestID
    package let attempt: Int
    package let ending: Ending
    package let changes: [Change]
    package let corrections: [Correction]
    /// What it came to; nil for what used nothing, and where nobody knows.
    package let bill: Bill?
    /// The day on whose page the bill stands: that of the admission.
    package let day: BookDay?
    /// The payload's, for what is counted under an id that the caller chose.
    package let fingerprint: Int

    package init(
        user: UserKey, request: RequestID, attempt: Int, ending: Ending, changes: [Change] = [],
        corrections: [Correction] = [], bill: Bill? = nil, day: BookDay? = nil, fingerprint: Int = 0
    ) {
        self.user = user
        self.request = request
        self.attempt = attempt
        self.ending = ending
        self.changes = changes
        self.corrections = corrections
        self.bill = bill
        self.day = day
        self.fingerprint = fingerprint
    }

    package var isRefund: Bool { ending == .refund }

    package static func == (left: Settlement, right: Settlement) -> Bool {
        left.attempt == right.attempt && left.ending == right.ending && left.user == right.user
            && left.request == right.request && left.changes == right.changes
            && left.corrections == right.corrections && left.bill == right.bill && left.day == right.day
            && left.fingerprint == right.fingerprint
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(attempt) }
}
