import Configuration
import Ledger
import Limits

/// 2026-11-20T12:00:00Z, a Friday.
let noon = Moment(seconds: 1_795_176_000)

/// A ledger whose clock always shows `noon`. All users have the same data, which the test sets.
final class FixedLedger: Ledger, Sendable {
    private let entitlement: Entitlement
    private let used: [String: Int]
    private let failure: LedgerError?

    init(_ entitlement: Entitlement = .none, used: [String: Int] = [:], failure: LedgerError? = nil) {
        self.entitlement = entitlement
        self.used = used
        self.failure = failure
    }

    func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError) {
        follower.ended(.admission(.success(try decide(command))))
    }

    func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError) {
        throw .denied
    }

    private func decide(_ ask: AdmitCommand) throws(LedgerError) -> AdmitReply {
        if let failure { throw failure }
        let schedule = ask.schedule
        // If a request's time is not near `noon`, the reply says that the schedule is not valid now. The edge
        // then sends the request again with the time `noon`.
        let isNow = abs(ask.scheduleTime.milliseconds - noon.milliseconds) < 3_600_000
        guard isNow, schedule.validFrom <= noon, noon < schedule.validTo else {
            return .outsideSpan(now: noon)
        }
        guard ask.version == entitlement.version else { return .staleEntitlement(entitlement, now: noon) }
        // A usage answer only reads the counters. The test fails if the caller tries to count a message.
        guard ask.peeks else { throw .denied }
        return .admitted(
            LimitCounts(
                now: noon, used: schedule.entries.map { used[$0.limit.name] ?? 0 },
                crossed: schedule.entries.map { _ in nil }, left: schedule.bursts.map(\.capacity)))
    }

    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool {
        throw .denied
    }

    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult {
        throw .denied
    }

    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    { throw .denied }

    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    { throw .denied }

    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int { throw .denied }

    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        throw .denied
    }

    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser { throw .denied }
}

/// One test case: a preset, and the data that the ledger has about a user of this preset.
struct Case: Sendable {
    var preset = Preset.coach
    var plan: String?
    var status: String? = "active"
    /// The start and the end of the paid period, in days from noon.
    var period: Range<Int64>?
    var zone: String?
    var used: [String: Int] = [:]

    var entitlement: Entitlement {
        guard let plan else { return .none }
        return Entitlement(
            version: 1, plan: plan, status: status,
            periodStart: period.map { noon.advanced(bySeconds: $0.lowerBound * 86_400) },
            periodEnd: period.map { noon.advanced(bySeconds: $0.upperBound * 86_400) }, timeZone: zone)
    }

    static func premium(_ used: Int) -> Case { Case(plan: "premium", used: ["messages": used]) }

    static func trial(_ used: Int) -> Case {
        Case(plan: "trial", period: -1..<2, used: ["messages": used])
    }
}
