package import Dates
package import Ledger
package import Limits

/// A user's record as operators see it: the stored data, and the plan's limits at the store's time.
package struct UserRecord: Sendable {
    package let user: UserName
    package let planTable: PlanTable
    package let stored: StoredUser
    /// All limits of the plan that applies to the user, for all classes of models.
    package let schedule: Schedule
    package var books: MonthBooks

    package init(_ user: UserName, _ stored: StoredUser, _ planTable: PlanTable, _ books: MonthBooks) {
        self.user = user
        self.stored = stored
        self.planTable = planTable
        self.books = books
        schedule = planTable.schedule(for: stored.inForce, modelClass: nil, at: stored.now)
    }

    package var timestamp: ZonedTimestamp { ZonedTimestamp(zone: zone) }

    package var zone: String { planTable.timeZone(for: stored.entitlement) }

    /// Whether anything is stored about this user.
    package var isKnown: Bool {
        stored.entitlement.version > 0 || !stored.counters.isEmpty || !stored.trail.isEmpty
            || !stored.openReservations.isEmpty || !stored.refusals.isEmpty || !stored.settled.isEmpty
            || !books.lines.isEmpty || !stored.others.isEmpty
    }

    /// The latest entry of the audit trail about a block of the user; nil if none is kept.
    var block: StoredUser.AuditEntry? { stored.trail.first { $0.action == "block" } }
}

package struct MonthBooks: Hashable, Sendable {
    /// The first day of the month.
    package let month: CivilDate
    package let lines: [BookLine]

    package init(_ month: CivilDate, _ lines: [BookLine]) {
        self.month = month
        self.lines = lines
    }

    package static func bookMonth(at moment: Moment, zone: String) -> CivilDate {
        let date = LocalTime(zone).date(at: Int(moment.seconds))
        return CivilDate(year: date.year, month: date.month, day: 1)
    }
}

extension [BookLine] {
    /// The month's use as one line, without test accounts and unanswered requests. A sum that would overflow
    /// becomes the largest number.
    package var paid: BookLine { sum { !$0.isSandbox && !$0.isUnanswered } }

    /// The month's use of test accounts (`sandbox: separate`), which is never added to paid use.
    package var sandbox: BookLine { sum(\.isSandbox) }

    private func sum(_ isMeant: (BookLine) -> Bool) -> BookLine {
        reduce(into: BookLine(day: 1, model: "")) { sum, line in if isMeant(line) { sum.addLine(line) } }
    }
}
