/// How a reservation ends, as an object that can wait and be repeated.
public final class Settlement: Hashable, Sendable {
    public enum Ending: Hashable, Sendable {
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
    public struct Change: Hashable, Sendable {
        public let field: String
        public let by: Int
        /// The limit's amount, so that what is counted afterwards can tell whether it went past it.
        public let amount: Int

        public init(field: String, by: Int, amount: Int = 0) {
            self.field = field
            self.by = by
            self.amount = amount
        }
    }

    /// What one burst limit was charged too much (below 0: too little), in microseconds of its clock.
    public struct Correction: Hashable, Sendable {
        public let burst: String
        public let unused: Int
        /// Where the charge moved the clock to: what time has worn off since can't be given back (law 11).
        public let clock: Int

        public init(burst: String, unused: Int, clock: Int) {
            self.burst = burst
            self.unused = unused
            self.clock = clock
        }
    }

    public let user: UserKey
    public let request: RequestID
    public let attempt: Int
    public let ending: Ending
    public let changes: [Change]
    public let corrections: [Correction]
    /// What it came to; nil for what used nothing, and where nobody knows.
    public let bill: Bill?
    /// The day on whose page the bill stands: that of the admission.
    public let day: BookDay?
    /// The payload's, for what is counted under an id that the caller chose.
    public let fingerprint: Int

    public init(
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
    public static func == (left: Settlement, right: Settlement) -> Bool {
        left.attempt == right.attempt && left.ending == right.ending && left.user == right.user
            && left.request == right.request && left.changes == right.changes
            && left.corrections == right.corrections && left.bill == right.bill && left.day == right.day
            && left.fingerprint == right.fingerprint
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(attempt) }
}
