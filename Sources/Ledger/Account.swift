package import Limits

/// What a user has, and where they stand. An object, since it goes by every phase of a request.
package final class Account: Sendable {
    package let schedule: Schedule
    package let tally: Tally
    package let holding: Holding

    package convenience init(entitlement: Entitlement, schedule: Schedule, tally: Tally) {
        self.init(Holding(entitlement), schedule, tally)
    }

    init(_ holding: Holding, _ schedule: Schedule, _ tally: Tally) {
        self.holding = holding
        self.schedule = schedule
        self.tally = tally
    }

    package var entitlement: Entitlement { holding.entitlement }

    /// Milliseconds of the clock for which the whole seconds up to all that ends stay the same: 1000 or 1.
    package var grain: Int64 { entitlement.periodEnd?.isOnSecond ?? true ? schedule.grain : 1 }

    /// Whether both are of one record as it was heard once: a look that copies nothing.
    package func isHeldAs(_ other: Account) -> Bool { holding === other.holding }

    /// The same user, as they stand by other figures.
    func with(_ tally: Tally) -> Account { Account(holding, schedule, tally) }

    package func standing(_ limit: Int) -> Standing {
        Standing(used: tally.used(limit), amount: schedule.entries[limit].amount)
    }
}
