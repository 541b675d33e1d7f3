import Ledger
import Limits

/// A clock that tests set. It counts microseconds since 1970.
final class TestClock {
    var micros: Int

    init(_ micros: Int) { self.micros = micros }

    var now: Moment { Moment(milliseconds: Int64(micros / 1000)) }
    var milliseconds: Int { micros / 1000 }
}

/// A ledger in memory that follows the laws. A counter is the sum of its settled and its open units (law 1).
final class ModelLedger: Ledger {
    struct Line: Equatable {
        var field: String
        var units: Int
    }

    struct Row {
        var attempt: Int
        var ends: Int
        var fingerprint: UInt64
        var isRepeat = false
        var lines: [Line] = []
        var told: [(marker: String, before: Int, mark: Int)] = []
        var charges: [(burst: String, charge: Int, clock: Int)] = []
        /// The report of the reservation's last renewal. It is nil if no renewal reported any use.
        var soFar: Settlement?

        /// The reserved units by counter. If two limits share a counter, the counter appears once.
        var estimates: [String: Int] {
            Dictionary(lines.map { ($0.field, $0.units) }, uniquingKeysWith: { first, _ in first })
        }
    }

    struct Person {
        var entitlement = Entitlement.none
        var lastEvent: (at: Moment, id: String)?
        var settled: [String: Int] = [:]
        var clocks: [String: Int] = [:]
        /// For each counter, the highest threshold that was reported, and the attempt that reported it.
        var marks: [String: (mark: Int, reporter: Int?)] = [:]
        /// The thresholds of tokens and money that settlements have reached, but no answer has reported yet.
        var untold: Set<String> = []
        var openReservations: [[UInt8]: Row] = [:]
        var abandoned: [[UInt8]: Row] = [:]
        var finished: [[UInt8]: (expires: Int, fingerprint: UInt64, replays: Int)] = [:]
        var trail: [StoredUser.AuditEntry] = []
        var books: [BookMonth: [BookLine]] = [:]
        /// The id of a merge into this user that has added the books so far, but no other data.
        var booked: String?
        /// A merge of this user into another one. `blocked` is the time at which an operator blocked the user
        /// before the merge, or nil.
        struct Merge {
            let id: String
            let into: UserKey
            let blocked: Moment?
        }
        var merging: Merge?
        /// A merge of another user into this one: its id, and whether the other user's record was added.
        struct Arrival: Equatable {
            let id: String
            let other: UserKey
            var isAbsorbed = false
        }
        var joining: Arrival?
        /// The last six admissions, the newest first. `name` is the first four bytes of a reservation's name.
        var latest: [(ms: Int, name: [UInt8])] = []

        mutating func remember(_ name: [UInt8], at ms: Int) {
            let entry = (ms, Array(name.prefix(4)))
            latest = Array(([entry] + (latest.isEmpty ? [entry] : latest)).prefix(6))
        }

        /// Throws an error if the user is being merged into another one. Such a user accepts no changes (law
        /// 19).
        func checkStays() throws(LedgerError) { if merging != nil { throw .merging } }

        var hasRecord: Bool {
            entitlement.version > 0 || lastEvent != nil || !settled.isEmpty || !clocks.isEmpty
                || !marks.isEmpty
        }

        func counter(_ field: String) -> Int? {
            settled[field].map { base in
                openReservations.values.reduce(base) { $0 + ($1.estimates[field] ?? 0) }
            }
        }

        /// Whether an attempt of this message id is open or settled.
        func counts(_ id: [UInt8], _ clock: TestClock) -> Bool {
            openReservations[id] != nil
                || finished[id].map { $0.expires > clock.milliseconds / 1000 } ?? false
        }
    }

    let clock: TestClock
    var people: [UserKey: Person] = [:]

    init(_ clock: TestClock) { self.clock = clock }

    /// Ends a message on every account that it concerns (law 20). Returns the outcome on the user's account.
    func end(_ settlement: Settlement) throws(LedgerError) -> SettlementOutcome {
        for share in settlement.others {
            _ = try endAlone(
                Settlement(
                    user: share.user, request: settlement.request, attempt: settlement.attempt,
                    kind: settlement.kind, changes: share.changes, corrections: share.corrections,
                    watches: share.watches))
        }
        return try endAlone(settlement)
    }

    private func endAlone(_ settlement: Settlement) throws(LedgerError) -> SettlementOutcome {
        var person = people[settlement.user] ?? Person()
        defer { people[settlement.user] = person }
        if settlement.kind == .countedLater { return try count(settlement, &person) }
        let id = settlement.request.bytes
        let row: Row
        var late = false
        if let found = person.openReservations[id], found.attempt == settlement.attempt {
            row = found
            person.openReservations[id] = nil
        } else if let found = person.abandoned[settlement.name] {
            try person.checkStays()
            row = found
            late = true
            person.abandoned[settlement.name] = nil
        } else {
            return settlement.request.isMessageID && person.finished[id] != nil ? .already : .unknown
        }
        let soFar = late ? row.soFar : nil
        // A message counts once. If the end of this attempt's lease has charged it, or if another attempt is
        // open or settled, only tokens are charged now.
        let isCounted =
            soFar != nil || late && settlement.request.isMessageID && person.counts(id, clock)
        for (field, estimate) in row.estimates where !isCounted || field.countsTokens {
            let change = settlement.changes.first { $0.field == field }?.by
            let isNothing = settlement.kind == .messageReturned && change == nil
            let used = isNothing ? 0 : estimate + (change ?? 0)
            let charged = soFar.map { estimate + ($0.changes.first { $0.field == field }?.by ?? 0) } ?? 0
            person.settled[field] = person.settled[field].map { max($0 + used - charged, min($0, 0)) }
        }
        if !late { correct(row, settlement, &person) }
        if settlement.request.isMessageID && !isCounted { remember(settlement, row, &person) }
        write(settlement, isCounted: isCounted, after: soFar, &person)
        let reached = settlement.watches.compactMap { reach($0, settlement, &person) }
        return reached.isEmpty ? .done : .reached(reached)
    }

    /// Returns the threshold that the settled units of a limit have newly reached (law 17).
    private func reach(_ watch: Settlement.Watch, _ settlement: Settlement, _ person: inout Person)
        -> ReachedThreshold?
    {
        guard person.settled[watch.field] != nil else { return nil }
        var (name, fields, stretch) = (watch.field, [watch.field], 0)
        if watch.slices > 0, let colon = name.lastIndex(of: ":"),
            let index = Int(name[name.index(after: colon)...])
        {
            name = String(name[..<colon])
            fields = (index - watch.slices...index).map { "\(name):\($0)" }
            stretch = 128 * (index / watch.slices)
        }
        let used = fields.reduce(0) { $0 + (person.settled[$1] ?? 0) }
        let marker = watch.isSoft ? "\(name):soft" : name
        guard let level = Threshold.highestReached(used: used, amount: watch.amount),
            stretch + level.rawValue > person.marks[marker]?.mark ?? 0
        else { return nil }
        person.marks[marker] = (stretch + level.rawValue, settlement.attempt)
        person.untold.insert(marker)
        return ReachedThreshold(limit: watch.limit, level: level, used: used)
    }

    private func count(_ settlement: Settlement, _ person: inout Person) throws(LedgerError)
        -> SettlementOutcome
    {
        let marker = Array("!\(settlement.attempt);".utf8) + settlement.request.bytes
        guard person.finished[marker] == nil else { return .already }
        try person.checkStays()
        let now = clock.milliseconds / 1000
        let isCounted =
            settlement.request.isMessageID && settlement.fingerprint != nil
            && person.counts(settlement.request.bytes, clock)
        person.finished = person.finished.filter { $0.value.expires > now }
        person.finished[marker] = (now + 172_800, 0, 0)
        if settlement.request.isMessageID, settlement.fingerprint != nil,
            person.finished[settlement.request.bytes] == nil
        {
            person.finished[settlement.request.bytes] = (now + 172_800, settlement.fingerprint ?? 0, 0)
        }
        for change in settlement.changes {
            let by = isCounted && !change.field.countsTokens ? 0 : change.by
            person.settled[change.field, default: 0] += by
        }
        write(settlement, isCounted: isCounted, &person)
        return .counted(
            isPastLimit: settlement.changes.contains { person.counter($0.field) ?? 0 > $0.amount })
    }

    private func correct(_ row: Row, _ settlement: Settlement, _ person: inout Person) {
        let isRefund = settlement.kind == .messageReturned
        for telling in row.told where isRefund && person.marks[telling.marker]?.reporter == row.attempt {
            person.marks[telling.marker] = telling.before == 0 ? nil : (telling.before, nil)
        }
        for charge in row.charges {
            let unused =
                settlement.corrections.first { $0.burst == charge.burst }?.unused
                ?? (isRefund ? charge.charge : 0)
            guard let current = person.clocks[charge.burst] else { continue }
            if unused > 0 {
                // If another message has charged the burst since, a part of this message's charge can have
                // drained. Only the rest is given back.
                let owed = current == charge.clock ? unused : charge.clock - clock.micros
                person.clocks[charge.burst] = current - max(0, min(unused, owed))
            } else if unused < 0 {
                person.clocks[charge.burst] = max(current, clock.micros) - unused
            }
        }
    }

    private func remember(_ settlement: Settlement, _ row: Row, _ person: inout Person) {
        let id = settlement.request.bytes
        if settlement.kind == .messageReturned {
            if row.isRepeat, let known = person.finished[id], known.replays > 0 {
                person.finished[id]?.replays -= 1
            }
        } else if !row.isRepeat {
            person.finished = person.finished.filter { $0.value.expires > clock.milliseconds / 1000 }
            person.finished[id] = (clock.milliseconds / 1000 + 172_800, row.fingerprint, 0)
        }
    }

    func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    {
        let person = people[user] ?? Person()
        return attempts.map { attempt in
            let (ms, id) = (Int(attempt.admitted.milliseconds), attempt.request.bytes)
            let name = Array("\(attempt.attempt);".utf8) + id
            if person.openReservations[id]?.attempt == attempt.attempt || person.abandoned[name] != nil {
                return .open
            }
            guard let oldest = person.latest.last, ms > oldest.ms, person.finished[[33] + name] == nil else {
                return .unclear
            }
            return person.latest.contains { $0.ms == ms && $0.name.elementsEqual(name.prefix(4)) }
                ? .unclear : .never
        }
    }

    func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        people[user]?.books[month] ?? []
    }

    func renew(_ ticket: ReservationTicket, telling told: Settlement?) async throws(LedgerError) -> Bool {
        let (user, id) = (ticket.user, ticket.request.bytes)
        guard people[user]?.openReservations[id]?.attempt == ticket.attempt else { return false }
        people[user]?.openReservations[id]?.ends = clock.milliseconds + ticket.lease
        if let told { people[user]?.openReservations[id]?.soFar = told }
        return true
    }

    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult {
        var person = people[user] ?? Person()
        try person.checkStays()
        let version = person.entitlement.version
        if let last = person.lastEvent, (event.at, event.id) <= (last.at, last.id) {
            return ChangeResult(applied: false, version: version)
        }
        person.lastEvent = (event.at, event.id)
        people[user] = person
        var next = event.entitlement
        next.version = version
        next.grants = person.entitlement.grants
        next.blockedSince = person.entitlement.blockedSince
        // An event that brings nothing new does not raise the version.
        guard next != person.entitlement else { return ChangeResult(applied: false, version: version) }
        next.version = version + 1
        person.entitlement = next
        person.trail.insert(auditEntry("entitle", event.id), at: 0)
        people[user] = person
        return ChangeResult(applied: true, version: version + 1)
    }

    func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        var person = people[user] ?? Person()
        if person.trail.contains(auditEntry("grant", act.id)) {
            return ChangeResult(applied: false, version: person.entitlement.version)
        }
        try person.checkStays()
        let second = Int64(clock.milliseconds / 1000) * 1000
        person.entitlement.grants.removeAll { $0.expires.milliseconds <= second }
        person.entitlement.grants.append(grant)
        person.entitlement.version += 1
        person.trail.insert(auditEntry("grant", act.id), at: 0)
        people[user] = person
        return ChangeResult(applied: true, version: person.entitlement.version)
    }

    func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    {
        var person = people[user] ?? Person()
        guard !person.trail.contains(auditEntry("reset", act.id)) else { return false }
        try person.checkStays()
        for marker in [entry.field, "\(entry.field):soft"] {
            person.marks[marker] = nil
            person.untold.remove(marker)
        }
        var field = entry.field
        if let slice = Slices(entry.limit.window) {
            person.settled = person.settled.filter { !$0.key.hasPrefix("\(entry.field):") }
            field = "\(entry.field):\(slice.index(at: clock.milliseconds))"
        }
        person.settled[field] = used
        person.trail.insert(auditEntry("reset", act.id), at: 0)
        people[user] = person
        return true
    }

    func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser {
        let person = people[user] ?? Person()
        func rows(_ rows: [[UInt8]: Row]) -> [[UInt8]: StoredUser.Reservation] {
            rows.mapValues {
                StoredUser.Reservation(
                    attempt: $0.attempt, leaseEnds: Moment(milliseconds: Int64($0.ends)),
                    isRepeat: $0.isRepeat, estimates: $0.estimates)
            }
        }
        var stored = StoredUser(now: clock.now)
        stored.entitlement = person.entitlement
        for field in person.settled.keys { stored.counters[field] = person.counter(field) }
        stored.clocks = person.clocks
        stored.thresholds = person.marks.mapValues { $0.mark & 127 }
        stored.openReservations = rows(person.openReservations)
        stored.abandoned = rows(person.abandoned)
        stored.settled = person.finished.mapValues { Moment(seconds: Int64($0.expires)) }
        stored.trail = person.trail
        return stored
    }

    func auditEntry(_ action: String, _ id: String) -> StoredUser.AuditEntry {
        StoredUser.AuditEntry(action: action, id: id, actor: "", reason: "", what: "")
    }
}

/// The slices of a rolling window, by the contract of `lua/admit`: twelve full slices and the current one.
struct Slices {
    let length: Int
    let count = 12

    init?(_ window: Window) {
        guard case .rolling(let seconds) = window else { return nil }
        length = (seconds * 1000 + count - 1) / count
    }

    func index(at milliseconds: Int) -> Int { milliseconds / length }
}

extension Settlement {
    var name: [UInt8] { Array("\(attempt);".utf8) + request.bytes }
}

extension AdmitCommand {
    var name: [UInt8] { Array("\(attempt);".utf8) + requestID.bytes }
}

extension String {
    /// Whether the counter counts tokens instead of messages or calls. The plans of the tests count no other
    /// units.
    var countsTokens: Bool { hasSuffix(":tok") || contains(":tok:") }
}
