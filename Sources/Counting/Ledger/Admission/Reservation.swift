package import Limits
import Synchronization

/// The units that an admitted request reserves until it ends. Its estimate is already counted. The methods
/// `settlement` and `refund` consume the reservation and report what was used. A reservation that is dropped
/// without them causes a trap in debug builds. In release builds, it is counted in `leaked` and stays open
/// until its lease ends. Then `reclaim` charges what the last renewal reported, or nothing.
package struct Reservation: ~Copyable, Sendable {
    /// The command that admitted the request. It is a class, so moving a reservation copies only a reference.
    private let command: AdmitCommand
    /// The counts and burst clocks after the admission, and the limits in shadow that would have refused the
    /// request. It is nil if the store did not return them.
    private let counts: LimitCounts?
    let day: BookDay?
    /// Whether the request repeats a settled request under the same message id. Its tokens are charged, but
    /// its message is not counted again.
    package let isRepeat: Bool
    /// The time at which the store admitted the message. It is nil if the edge does not know the time, or if
    /// the message passed under grace.
    var admitted: Moment? { graceFingerprint == nil ? counts?.now : nil }
    /// The payload's fingerprint, if the message passed under grace and is not counted yet; otherwise nil.
    private let graceFingerprint: UInt64?
    private var isOpen = true

    private static let forgotten = Atomic<Int>(0)

    /// The number of reservations that this process has dropped without a settlement or refund. It must be 0.
    package static var leaked: Int { forgotten.load(ordering: .relaxed) }

    package init(
        user: UserKey, request: RequestID, attempt: Int, schedule: Schedule, estimate: Consumption,
        counts: LimitCounts? = nil, day: BookDay? = nil, isRepeat: Bool = false,
        graceFingerprint: UInt64? = nil
    ) {
        let person = CountedAccount(user, version: 0, schedule: schedule)
        let command = AdmitCommand(
            CountedAccounts(person), requestID: request, attempt: attempt, estimate: estimate)
        self.init(command, counts: counts, day: day, isRepeat: isRepeat, graceFingerprint: graceFingerprint)
    }

    package init(
        _ command: AdmitCommand, counts: LimitCounts?, day: BookDay?, isRepeat: Bool,
        graceFingerprint: UInt64? = nil
    ) {
        self.command = command
        self.counts = counts
        self.day = day
        self.isRepeat = isRepeat
        self.graceFingerprint = graceFingerprint
    }

    package var user: UserKey { command.user }
    package var request: RequestID { command.requestID }
    package var attempt: Int { command.attempt }
    package var schedule: Schedule { command.schedule }
    package var estimate: Consumption { command.estimate }

    deinit {
        guard isOpen else { return }
        Self.forgotten.add(1, ordering: .relaxed)
        assertionFailure("a reservation was neither settled nor refunded")
    }

    package var ticket: ReservationTicket { ReservationTicket(command) }

    /// Ends the reservation with the tokens and money that were really used. If `actual` is nil, the upstream
    /// did not report them, and the estimate is charged. The message stays counted.
    package consuming func settlement(using actual: Consumption?) -> Settlement {
        isOpen = false
        return end(.messageUsed, actual, bill: nil)
    }

    /// Ends the reservation with a bill of what was used. A bill that gives the message back can still charge
    /// tokens and money.
    ///
    /// - Parameter objects: the objects that the provider stored with the answer.
    package consuming func settlement(_ bill: consuming Bill, storing objects: [StoredObject] = [])
        -> Settlement
    {
        isOpen = false
        let kind: Settlement.Kind = bill.isGivenBack ? .messageReturned : .messageUsed
        if isRepeat { bill = bill.withoutMessage }
        return end(kind, bill.used, bill: placed(bill), objects)
    }

    /// The bill under the model name that the books use. Test accounts have lines of their own there.
    private borrowing func placed(_ bill: Bill) -> Bill { schedule.isSandbox ? bill.ofSandbox : bill.ofPaid }

    /// Ends the reservation and gives everything back, as if the edge had never asked the upstream.
    ///
    /// - Parameters:
    ///   - unanswered: what the provider perhaps bills although it did not answer. The books keep it in lines
    ///     of its own.
    ///   - objects: the objects that the provider stored although it did not answer.
    package consuming func refund(unanswered: Bill? = nil, storing objects: [StoredObject] = [])
        -> Settlement
    {
        isOpen = false
        return end(.messageReturned, nil, bill: unanswered?.ofUnanswered, objects)
    }

    consuming func leave() { isOpen = false }

    /// The settlement that would end the reservation now. Each renewal of the lease sends one. If the edge
    /// dies, the store charges the last one as a guess. Returns nil if the store has not admitted the
    /// message, or if the bill gives the message back.
    package borrowing func settlementSoFar(_ bill: Bill) -> Settlement? {
        guard graceFingerprint == nil, !bill.isGivenBack else { return nil }
        let guess = Bill(model: bill.model, used: bill.used, isGuessed: true, guessed: bill.guessed)
        return end(.messageUsed, guess.used, bill: placed(isRepeat ? guess.withoutMessage : guess))
    }

    /// The settlement that is counted if this edge dies before a message under grace ends. It charges the
    /// whole estimate, flagged as a guess.
    borrowing func provisionalSettlement() -> Settlement {
        var used = estimate
        (used.cachedTokens, used.reasoningTokens) = (0, 0)
        let guessed = GuessedShare(
            inputTokens: used.inputTokens, outputTokens: used.outputTokens, cost: used.cost)
        let bill = Bill(used: used, isGuessed: true, guessed: guessed)
        return count(.messageUsed, estimate, placed(bill), graceFingerprint ?? 0)
    }

    private borrowing func end(
        _ kind: Settlement.Kind, _ actual: Consumption?, bill: consuming Bill?,
        _ objects: [StoredObject] = []
    ) -> Settlement {
        if let graceFingerprint {
            let used = actual ?? (kind == .messageUsed ? estimate : .nothing)
            return count(kind, used, bill, graceFingerprint, objects)
        }
        let share = share(of: user, schedule, counts, kind, actual)
        var others: [Settlement.Share] = []
        for other in command.accounts.others {
            // A reply to `admit` has only the counts of the user's own account, so other accounts get nil.
            others.append(self.share(of: other.user, other.schedule, nil, kind, actual))
        }
        return Settlement(
            share, others: others, request: request, attempt: attempt, kind: kind, bill: bill, day: day,
            fingerprint: 0, objects: objects,
            origin: counts.map { .admission(command, at: $0.now, isRepeat: isRepeat) })
    }

    private borrowing func share(
        of user: UserKey, _ schedule: Schedule, _ counts: LimitCounts?, _ kind: Settlement.Kind,
        _ actual: Consumption?
    ) -> Settlement.Share {
        let watches =
            kind == .messageUsed || actual != nil ? watches(actual ?? estimate, schedule, counts) : []
        return Settlement.Share(
            user: user, changes: changes(kind, actual, watches, schedule, counts),
            corrections: actual.map { corrections(kind, $0, schedule, counts) } ?? [], watches: watches)
    }

    /// The settlement that counts a message under grace as a whole when the store is back.
    private borrowing func count(
        _ kind: Settlement.Kind, _ used: Consumption, _ bill: Bill?, _ fingerprint: UInt64,
        _ objects: [StoredObject] = []
    ) -> Settlement {
        var used = used
        if kind == .messageUsed { (used.messages, used.calls) = (estimate.messages, estimate.calls) }
        var changes: [Settlement.Change] = []
        for entry in schedule.entries {
            let units = used.units(of: entry.limit.meter)
            let field = entry.field(at: counts?.now ?? .distantPast)
            guard units > 0, !changes.contains(where: { $0.field == field }) else { continue }
            changes.append(Settlement.Change(field: field, by: units, amount: entry.amount))
        }
        return Settlement(
            user: user, request: request, attempt: attempt, kind: .countedLater, changes: changes, bill: bill,
            day: day, fingerprint: fingerprint, objects: objects)
    }

    /// Lists the limits on tokens and money of which at least half is used or reserved. The settlement can
    /// reach a threshold of these limits.
    private borrowing func watches(
        _ used: Consumption, _ schedule: Schedule, _ counts: LimitCounts?
    ) -> [Settlement.Watch] {
        var watches: [Settlement.Watch] = []
        guard let counts else { return watches }
        for index in schedule.entries.indices where counts.mayReachThreshold(of: index, in: schedule) {
            let entry = schedule.entries[index]
            guard used.units(of: entry.limit.meter) > 0 else { continue }
            watches.append(
                Settlement.Watch(
                    limit: index, field: entry.field(at: counts.now), amount: entry.amount,
                    isSoft: entry.limit.enforcement == .soft,
                    slices: entry.limit.window.slice == nil ? 0 : RollingWindow.count))
        }
        return watches
    }

    /// Lists the changes that a settlement or a refund must name. A settlement names each counter whose used
    /// units differ from the estimate or can reach a threshold. All other counters keep the estimate. A
    /// refund names each counter whose units are charged nevertheless. All others get the estimate back.
    ///
    /// - Parameter actual: what was used. If it is nil, the estimate was used, or nothing if the message is
    ///   given back.
    private borrowing func changes(
        _ kind: Settlement.Kind, _ actual: Consumption?, _ watches: [Settlement.Watch],
        _ schedule: Schedule, _ counts: LimitCounts?
    ) -> [Settlement.Change] {
        var changes: [Settlement.Change] = []
        if actual == nil && watches.isEmpty { return changes }
        let actual = actual ?? estimate
        // The loop uses the index. A loop over the array would retain the array and all of its objects.
        for index in schedule.entries.indices {
            let entry = schedule.entries[index]
            // For a single message, the settlement's kind already says whether the message stays counted. A
            // batch needs a change, because its unanswered messages are given back.
            if entry.limit.meter.countsRequests && estimate.messages < 2 { continue }
            let used = actual.units(of: entry.limit.meter)
            let by = used - estimate.units(of: entry.limit.meter)
            guard kind == .messageUsed ? by != 0 || watches.contains(where: { $0.limit == index }) : used > 0
            else { continue }
            // The slice of a rolling window follows from the time of the admission. Without the ledger's
            // counts, this time is unknown, so the estimate stays counted.
            if counts == nil && entry.limit.window.slice != nil { continue }
            let field = entry.field(at: counts?.now ?? .distantPast)
            // Two limits of one plan can share a counter. Its change is named only once.
            if changes.contains(where: { $0.field == field }) { continue }
            changes.append(Settlement.Change(field: field, by: by))
        }
        return changes
    }

    private borrowing func corrections(
        _ kind: Settlement.Kind, _ actual: Consumption, _ schedule: Schedule, _ counts: LimitCounts?
    ) -> [Settlement.Correction] {
        var corrections: [Settlement.Correction] = []
        guard let counts else { return corrections }
        for (index, burst) in schedule.bursts.enumerated() where burst.unit == .tokens {
            // A burst limit in shadow has not charged this request, so there is no charge to correct.
            if counts.isShadowed(burst: index) { continue }
            let unused =
                burst.charge(estimate.units(of: .tokens)) - burst.charge(actual.units(of: .totalTokens))
            // A refund without a correction gives the whole charge of the burst limit back. So if a refunded
            // message used tokens, it needs a correction even if `unused` is 0.
            let isUsed = kind == .messageReturned && actual.totalTokens > 0
            if unused != 0 || isUsed {
                corrections.append(
                    Settlement.Correction(
                        burst: burst.name, unused: unused,
                        clock: counts.clock(index, of: schedule.bursts.count) ?? 0))
            }
        }
        return corrections
    }
}

/// Names a reservation, so that its lease can be renewed. A ticket cannot end the reservation.
package struct ReservationTicket: Sendable {
    private let command: AdmitCommand

    package init(_ command: AdmitCommand) { self.init(command, lease: command.lease) }

    private init(_ command: AdmitCommand, lease: Int) { (self.command, self.lease) = (command, lease) }

    /// A ticket of the same reservation, whose lease lasts `lease` milliseconds.
    package func lasting(_ lease: Int) -> ReservationTicket { ReservationTicket(command, lease: lease) }

    package var user: UserKey { command.user }
    package var request: RequestID { command.requestID }
    package var attempt: Int { command.attempt }
    /// The reservation counts as abandoned if it is not renewed for this number of milliseconds. After a
    /// reload of the configuration, only later reservations have the new lease.
    package let lease: Int
}
