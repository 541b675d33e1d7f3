package import Limits
import Synchronization

/// What an admitted request holds until it ends: its estimates are counted, and one of two consuming calls
/// must say what became of them. Dropping one is a trap in debug builds; in release it is counted, and its
/// lease returns it.
package struct Reservation: ~Copyable, Sendable {
    package let user: UserKey
    package let request: RequestID
    package let attempt: Int
    package let schedule: Schedule
    package let estimate: Consumption
    private var isOpen = true

    private static let forgotten = Atomic<Int>(0)

    /// Reservations of this process that were dropped without an end; anything above 0 is a defect.
    package static var leaked: Int { forgotten.load(ordering: .relaxed) }

    package init(user: UserKey, request: RequestID, attempt: Int, schedule: Schedule, estimate: Consumption) {
        self.user = user
        self.request = request
        self.attempt = attempt
        self.schedule = schedule
        self.estimate = estimate
    }

    deinit {
        guard isOpen else { return }
        Self.forgotten.add(1, ordering: .relaxed)
        assertionFailure("a reservation was neither settled nor refunded")
    }

    /// What names it in the ledger, for as long as it is open.
    package var ticket: ReservationTicket {
        ReservationTicket(user: user, request: request, attempt: attempt)
    }

    /// Ends it with the tokens and money really used; nil where the upstream did not say, so that the
    /// estimate stands. Messages and calls stay as they were admitted.
    package consuming func settlement(using actual: Consumption?) -> Settlement {
        isOpen = false
        return Settlement(user: user, request: request, attempt: attempt, ending: ending(actual))
    }

    /// Ends it with what it came to. A bill without a message gives the message back, and charges the rest.
    package consuming func settlement(_ bill: Bill) -> Settlement {
        isOpen = false
        return Settlement(
            user: user, request: request, attempt: attempt,
            ending: bill.used.messages == 0 ? givingBack(bill.used) : ending(bill.used), bill: bill)
    }

    /// Ends it as if the upstream had never been asked.
    package consuming func refund() -> Settlement {
        isOpen = false
        return Settlement(user: user, request: request, attempt: attempt, ending: .refund)
    }

    private borrowing func ending(_ actual: Consumption?) -> Settlement.Ending {
        guard var actual else { return .asEstimated }
        (actual.messages, actual.calls) = (estimate.messages, estimate.calls)
        let differs = schedule.entries.contains {
            actual.units(of: $0.limit.meter) != estimate.units(of: $0.limit.meter)
        }
        return differs ? .used(schedule.entries.map { actual.units(of: $0.limit.meter) }) : .asEstimated
    }

    private borrowing func givingBack(_ used: Consumption) -> Settlement.Ending {
        var used = used
        used.calls = 0
        let units = schedule.entries.map { used.units(of: $0.limit.meter) }
        return units.contains { $0 > 0 } ? .givenBack(units) : .refund
    }
}

/// The name of a reservation: enough to renew its lease, not to end it.
package struct ReservationTicket: Hashable, Sendable {
    package let user: UserKey
    package let request: RequestID
    package let attempt: Int
}
