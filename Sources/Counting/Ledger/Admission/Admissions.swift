package import Limits
import Redis

/// Admits and ends the requests of one loop.
///
/// To admit a request, it computes the schedule from a cached entitlement and sends the schedule to the
/// ledger. If the cached entitlement or the edge's clock is wrong, the ledger counts nothing and returns the
/// right entitlement or time. The edge then calls the ledger again.
package final class Admissions {
    /// An admission fails after this number of replies that decide nothing: a wrong entitlement or time, or
    /// an abandoned reservation that must be ended first. One such reply is common after a change of plan.
    /// Calls that wait for a settlement, or repeat a call whose reply was lost, are not counted here.
    private static let mostCorrections = 5
    /// The largest number of settlements kept in memory while neither the store nor the spool accepts them.
    /// At this number the older half is dropped and counted in `dropped`. The requests of the dropped
    /// settlements stay open until their leases end. Then `reclaim` ends these requests.
    static let mostPending = 65_536

    package let lease: Int
    let ledger: any Ledger
    let monotonic: () -> UInt64
    /// A call whose reply is lost is repeated once, but only within this number of nanoseconds after its
    /// start. The number also limits how long an admission waits for a settlement (`SettlementWait`).
    private let retryWithin: UInt64
    /// The largest number of nanoseconds that an admission can take.
    private let deadline: UInt64
    let spool: Spool?
    let grace: Grace?
    let store: StoreWatch?
    private let pause: ((UInt64) async -> Void)?
    let recentSettlements: RecentSettlements?
    private let schedules: ScheduleCache
    private var entitlements: EntitlementCache
    private var calendar: BookCalendar
    var cachedRefusals: CachedRefusals
    private var names = RequestNames()
    /// The milliseconds by which the server's clock is ahead of the edge's wall clock. The number stays 0
    /// until a script replies that the edge's time was outside the schedule's span.
    private var skew: Int64 = 0
    /// For each attempt of a running message under grace, the number of the message's entry in the spool.
    var provisionalEntries: [Int: Int] = [:]
    /// Settlements that neither the store nor the spool has accepted yet.
    var pendingSettlements: [Settlement] = []
    /// Attempts whose settlement was sent and got no reply. An attempt is removed as soon as the store or the
    /// spool has the settlement.
    var unanswered: Set<Int> = []
    var openMessages: [Int: RememberedMessage] = [:]
    /// Attempts of running messages that the store had lost and has admitted again.
    var readmitted: Set<Int> = []
    /// Messages whose end the store has acknowledged in the last seconds.
    var endings = RecentEndings()
    /// The number of messages that the store had lost and that were reported to it again.
    package internal(set) var recovered = 0
    /// The number of settlements that were dropped because neither the store nor the spool accepted them.
    package internal(set) var dropped = 0

    /// - Parameters:
    ///   - monotonic: returns the nanoseconds of a clock that never steps.
    ///   - grace: lets messages pass while the store is away; nil if no message passes then.
    ///   - spool: keeps settlements that the store has not acknowledged. If it is nil, they wait in memory.
    ///   - changes: counts changes of users' records outside of messages. Each change drops cached refusals.
    ///   - store: stops this loop's calls to nodes that are away. If this is nil, every node gets calls.
    ///   - recentSettlements: counts the settlements of all loops of this edge; nil to ignore them.
    ///   - pause: waits for a number of nanoseconds. A repeated message calls it to wait for the settlement
    ///     of the original message. If this is nil, a repeated message does not wait.
    package init(
        ledger: any Ledger, planTable: PlanTable, bounds: AdmissionBounds = AdmissionBounds(),
        spool: Spool? = nil, grace: Grace? = nil, changes: RecordChanges? = nil,
        store: StoreWatch? = nil, recentSettlements: RecentSettlements? = nil,
        pause: ((UInt64) async -> Void)? = nil,
        monotonic: @escaping () -> UInt64
    ) {
        self.ledger = ledger
        lease = bounds.lease
        retryWithin = bounds.retryWithin
        deadline = bounds.deadline
        self.spool = spool
        self.grace = grace
        self.store = store
        self.recentSettlements = recentSettlements
        self.pause = pause
        self.monotonic = monotonic
        cachedRefusals = CachedRefusals(life: bounds.refusalLife, changes: changes)
        schedules = ScheduleCache(planTable: planTable)
        calendar = BookCalendar(timeZone: planTable.knownTimeZone)
        entitlements = EntitlementCache(capacity: bounds.users)
    }

    package var pendingCount: Int { pendingSettlements.count }

    /// The key with which payloads are fingerprinted (`PayloadFingerprint`).
    package var payloadSecret: [UInt8] { Array((store?.payloadSecret ?? "").utf8) }

    /// Whether the edge can recognise a repeated message by the fingerprint of its payload. If it cannot, it
    /// must refuse messages whose id the caller chose.
    package var recognizesRepeats: Bool { store?.recognizesRepeats ?? true }

    /// Whether the edge can ask the user's node now, that is, whether the node's breaker is closed.
    func mayAsk(about user: UserKey) -> Bool { store?.node(of: user).breaker.isClosed ?? true }
    func noteReply(about user: UserKey) { store?.node(of: user).breaker.succeeded() }
    func noteFailure(_ error: LedgerError, about user: UserKey) { store?.noteError(error, of: user) }

    /// The number of abandoned reservations that were ended because their user sent another message.
    package private(set) var reclaimed = 0

    /// A recent refusal by the ledger that also holds for this request, even while the store is away; nil if
    /// there is none. With such a refusal, the caller need not ask the store.
    package func cachedRefusal(of request: AdmissionRequest) -> (Refusal, Account)? {
        cachedRefusals.refusal(of: request, at: monotonic())
    }

    /// A recent refusal that holds for every message of this user without a message id, whatever its size. So
    /// the caller need not compute an estimate.
    package func cachedRefusal(of user: UserKey, _ modelClass: ModelClass?, plan: String?)
        -> (Refusal, Account)?
    {
        cachedRefusals.refusal(of: user, modelClass, plan: plan, at: monotonic())
    }

    /// Asks the ledger whether a request can pass. If the request can pass, the ledger counts it.
    ///
    /// - Parameters:
    ///   - now: the edge's wall clock, by which the schedule is chosen. Redis uses its own clock.
    ///   - first: the admission that `send` has begun; nil if `send` was not called.
    package func admit(
        _ request: AdmissionRequest, now: Moment, after first: PendingAdmission? = nil
    ) async throws(LedgerError) -> Admission {
        do {
            let pending = if let first { first } else { try prepare(request, now: now) }
            let (reply, command) = try await decide(pending)
            return try admission(reply, command)
        } catch {
            if let graced = await admitUnderGrace(request, after: error, now: now) { return graced }
            throw error
        }
    }

    func admission(
        _ reply: consuming AdmitReply, _ command: AdmitCommand
    ) throws(LedgerError) -> Admission {
        switch consume reply {
        // `prepare` has decided to refuse a blocked user, so the call only read the counts. Such a call must
        // not admit anybody, since nothing was counted.
        case .admitted(let counts) where command.peeks:
            return .refused(Refusal(causes: [.blocked], counts: counts), command.makeAccount(counts))
        case .admitted(let counts):
            return .admitted(reservation(command, counts), command.makeAccount(counts))
        case .repeated(_, let counts):
            return .admitted(reservation(command, counts, isRepeat: true), command.makeAccount(counts))
        // An earlier call of this attempt opened the reservation, but its reply was lost.
        case .openAlready(let moment, let isRepeat, let counts):
            return .admitted(
                reservation(command, counts.withoutClocks(at: moment), isRepeat: isRepeat),
                command.makeAccount(counts))
        case .open: return .running
        case .refused(let refusal): return .refused(refusal, command.makeAccount(refusal.counts))
        case .otherPayload: return .otherPayload
        case .spent: return .spent
        case .staleEntitlement, .outsideSpan, .abandoned: throw .faulty(script: "admit")
        }
    }

    private func reservation(_ command: AdmitCommand, _ counts: LimitCounts, isRepeat: Bool = false)
        -> Reservation
    {
        remember(command, counts)
        return Reservation(
            command, counts: counts, day: calendar.day(at: counts.now),
            isRepeat: isRepeat)
    }

    /// Makes the reservation of a request that passes under grace.
    func makeReservation(_ request: AdmissionRequest, _ schedule: Schedule, _ counts: LimitCounts)
        -> Reservation
    {
        Reservation(
            user: request.user, request: request.messageID ?? names.next(), attempt: names.nextAttempt(),
            schedule: schedule, estimate: request.estimate(under: schedule), counts: counts,
            day: calendar.day(at: counts.now), graceFingerprint: request.fingerprint)
    }

    /// The user's schedule and entitlement, as far as the edge has them in its cache. The store is not asked.
    func expectedEntitlement(of request: AdmissionRequest, now: Moment) -> (Schedule, Entitlement) {
        let moment = Moment(milliseconds: now.milliseconds + skew)
        let snapshot = snapshot(of: request, at: moment)
        return (terms(of: request, snapshot, at: moment).schedule, snapshot.entitlement)
    }

    package func expectedPlan(of request: AdmissionRequest, now: Moment) -> Plan {
        expectedEntitlement(of: request, now: now).0.plan
    }

    private func snapshot(of request: AdmissionRequest, at moment: Moment) -> EntitlementSnapshot {
        let snapshot = entitlements[request.user]
        return if let plan = request.plan { snapshot.namingPlan(plan, at: moment) } else {
            snapshot
        }
    }

    /// Reads how much of each limit of the plan the user has used. This call counts nothing.
    package func readAccount(
        of user: UserKey, plan: String? = nil, overlooksPeriodEnd: Bool = false, now: Moment
    )
        async throws(LedgerError) -> Account
    {
        let request = AdmissionRequest(
            user: user, estimate: .nothing, overlooksPeriodEnd: overlooksPeriodEnd, plan: plan)
        let (reply, command) = try await decide(try prepare(request, peeks: true, now: now))
        guard case .admitted(let counts) = reply else { throw .unavailable }
        return command.makeAccount(counts)
    }

    // MARK: Calls until entitlement and time are right

    /// One call of an admission, computed from the edge's current entitlement and clock.
    package struct PendingAdmission {
        package let request: AdmissionRequest
        let command: AdmitCommand
        /// The edge's wall clock when the admission began.
        let now: Moment
        /// The state of `cachedRefusals` when the call was made. It shows whether the reply can be cached.
        let cacheMark: CachedRefusals.Mark
        /// How many settlements of the user had finished when the call was made. If more have finished since,
        /// the reply is out of date.
        let settlementsFinished: Int
        /// How the call ended, if it did not decide about the request; nil while the call is running.
        var ended: EndedCall?
    }

    /// The enum is indirect, so that a `PendingAdmission` stays small.
    indirect enum EndedCall {
        case reply(AdmitReply)
        case failure(LedgerError)
    }

    func prepare(_ request: AdmissionRequest, peeks: Bool = false, now: Moment) throws(LedgerError)
        -> PendingAdmission
    {
        let due = deadline == .max ? nil : monotonic() + deadline
        return try prepare(
            request, as: request.messageID ?? names.next(),
            attempt: peeks ? 0 : names.nextAttempt(), peeks: peeks, due: due, now: now)
    }

    private func prepare(
        _ request: AdmissionRequest, as id: RequestID, attempt: Int, peeks: Bool, due: UInt64?, now: Moment
    ) throws(LedgerError) -> PendingAdmission {
        let moment = Moment(milliseconds: now.milliseconds + skew)
        let snapshot = snapshot(of: request, at: moment)
        let (schedule, span) = terms(of: request, snapshot, at: moment)
        let node = store?.node(of: request.user)
        let person = CountedAccount(
            request.user, version: snapshot.entitlement.version, schedule: schedule, span: span,
            snapshot: snapshot)
        let command = AdmitCommand(
            CountedAccounts(person), requestID: id, attempt: attempt, fingerprint: request.fingerprint,
            estimate: request.estimate(under: schedule), lease: lease, peeks: peeks || snapshot.isBlocked,
            scheduleTime: moment, due: due,
            clock: node?.clock.reading(at: monotonic()) ?? ServerClock.Reading())
        // The server is up but would lose what it counts. So nothing is admitted, not even under grace.
        guard node?.isFit ?? true else { throw .denied }
        guard node?.breaker.isClosed ?? true else { throw .unavailable }
        return PendingAdmission(
            request: request, command: command, now: now, cacheMark: cachedRefusals.makeMark(at: monotonic()),
            settlementsFinished: recentSettlements?.countSettlements(of: request.user) ?? 0)
    }

    /// The schedule of a request, and the span [from, to) in which it holds for this user.
    private typealias Terms = (schedule: Schedule, span: (from: Moment, to: Moment))

    private func terms(
        of request: AdmissionRequest, _ snapshot: EntitlementSnapshot, at moment: Moment
    ) -> Terms {
        // `terms` is called in each branch, because a variable for the snapshot would cost a retain.
        request.overlooksPeriodEnd
            ? terms(under: snapshot.unending, request.modelClass, at: moment)
            : terms(under: snapshot, request.modelClass, at: moment)
    }

    private func terms(
        under snapshot: EntitlementSnapshot, _ modelClass: ModelClass?, at moment: Moment
    ) -> Terms {
        let schedule = schedules.schedule(for: snapshot, modelClass: modelClass, at: moment)
        return (schedule, snapshot.span(of: schedule, at: moment))
    }

    /// Updates the cached entitlement, the cached refusals and `skew` from a reply. Returns true if the reply
    /// decides about the request. Otherwise the caller must call the script again.
    func apply(_ reply: AdmitReply, to pending: PendingAdmission) -> Bool {
        let (request, command) = (pending.request, pending.command)
        switch reply {
        case .staleEntitlement(let current, _):
            entitlements[request.user] = EntitlementSnapshot(current)
            cachedRefusals.drop(request.user)
            return false
        case .outsideSpan(let server):
            skew = server.milliseconds - pending.now.milliseconds
            return false
        case .abandoned:
            return false
        case .refused(let refusal):
            cachedRefusals.keep(
                refusal, command.makeAccount(refusal.counts), of: request, pending.cacheMark, at: monotonic())
            // If only open messages cause the refusal, the settlement of one that has just ended can still be
            // on its way. Then the script is called again.
            guard refusal.isByOpenMessages, pause != nil, let recentSettlements else { return true }
            return !recentSettlements.mayHaveLanded(for: request.user, since: pending.settlementsFinished)
        case .open:
            // Another attempt with this id is still open in the store. If the caller chose the id, the
            // attempt's settlement is perhaps still on its way. Then the script is called again.
            return !command.requestID.isMessageID || command.peeks || pause == nil
        case .admitted, .openAlready, .repeated, .otherPayload, .spent:
            return true
        }
    }

    private func decide(_ first: PendingAdmission) async throws(LedgerError) -> (AdmitReply, AdmitCommand) {
        var pending = first
        var wait = SettlementWait(since: first.cacheMark.time, within: retryWithin)
        var rounds = 0
        while rounds < Self.mostCorrections {
            let command = pending.command
            let reply: AdmitReply
            do throws(LedgerError) {
                switch pending.ended.take() {
                case .reply(let known)?: reply = known
                case .failure(let error)?: throw error
                case nil: reply = try await ledger.admit(command)
                }
            } catch {
                noteFailure(error, about: command.user)
                reply = try await askAgain(command, error, since: pending.cacheMark.time)
            }
            noteReply(about: command.user)
            if apply(reply, to: pending) { return (reply, command) }
            switch reply {
            case .abandoned:
                reclaimed += try await ledger.reclaimReservations(command.user)
                cachedRefusals.drop(command.user)
                rounds += 1
            case .open, .refused:
                guard let pause, let rest = wait.nextDue(at: monotonic()) else { return (reply, command) }
                await pause(rest)
            default: rounds += 1
            }
            pending = try prepare(
                pending.request, as: command.requestID, attempt: command.attempt,
                peeks: command.attempt == 0,
                due: command.due, now: pending.now)
        }
        // The store is up, but its replies have not decided about the request. So grace does not apply.
        throw .faulty(script: "admit")
    }

    /// Repeats a call whose reply was lost. If the first call was executed, the script recognises the
    /// attempt's number and does not count the message again. If the outcome stays unknown, the message is
    /// refused or passes under grace as another attempt. The refund of the first attempt is sent when the
    /// store is back.
    private func askAgain(_ command: AdmitCommand, _ failure: LedgerError, since start: UInt64)
        async throws(LedgerError) -> AdmitReply
    {
        guard failure == .unknownOutcome, !command.peeks else { throw failure }
        do {
            if monotonic() - start < retryWithin { return try await ledger.admit(command) }
        } catch {
            queueRefund(command)
            throw error
        }
        queueRefund(command)
        throw .unknownOutcome
    }

    private func queueRefund(_ command: AdmitCommand) {
        keepSettlement(
            Settlement(
                user: command.user, request: command.requestID, attempt: command.attempt,
                kind: .messageReturned))
    }
}
