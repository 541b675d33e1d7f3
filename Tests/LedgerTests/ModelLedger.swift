import Ledger
import Limits

/// A clock that tests set, in microseconds of the epoch.
final class TestClock {
    var micros: Int

    init(_ micros: Int) { self.micros = micros }

    var now: Moment { Moment(milliseconds: Int64(micros / 1000)) }
    var milliseconds: Int { micros / 1000 }
}

/// The ledger as the laws describe it, without Redis: a counter *is* what was settled plus what is open (law
/// 1).
final class ModelLedger: Ledger {
    struct Line: Equatable {
        var field: String
        var units: Int
    }

    struct Row {
        var attempt: Int
        var ends: Int
        var fingerprint: Int
        var lines: [Line] = []
        var told: [(marker: String, before: Int, mark: Int)] = []
        var charges: [(burst: String, charge: Int, clock: Int)] = []

        /// Each counter once, although two limits may share it.
        var estimates: [String: Int] {
            Dictionary(lines.map { ($0.field, $0.units) }, uniquingKeysWith: { first, _ in first })
        }
    }

    struct Person {
        var entitlement = Entitlement.none
        var lastEvent: (at: Moment, id: String)?
        /// Units settled, for every counter that exists.
        var settled: [String: Int] = [:]
        var clocks: [String: Int] = [:]
        /// The highest mark told per counter, and the try that told it.
        var marks: [String: (mark: Int, teller: Int?)] = [:]
        var open: [[UInt8]: Row] = [:]
        var abandoned: [[UInt8]: Row] = [:]
        var finished: [[UInt8]: (expires: Int, fingerprint: Int, replays: Int)] = [:]
        var trail: [Dossier.Deed] = []

        func counter(_ field: String) -> Int? {
            settled[field].map { base in open.values.reduce(base) { $0 + ($1.estimates[field] ?? 0) } }
        }
    }

    let clock: TestClock
    var people: [UserKey: Person] = [:]

    init(_ clock: TestClock) { self.clock = clock }

    func settle(_ settlement: Settlement) async throws(LedgerError) -> SettlementOutcome {
        var person = people[settlement.user] ?? Person()
        defer { people[settlement.user] = person }
        let id = settlement.request.bytes
        let row: Row
        var late = false
        if let found = person.open[id], found.attempt == settlement.attempt || !settlement.request.recurs {
            row = found
            person.open[id] = nil
        } else if let found = person.abandoned[id], found.attempt == settlement.attempt {
            row = found
            late = true
            person.abandoned[id] = nil
        } else {
            return settlement.request.recurs && person.finished[id] != nil ? .already : .unknown
        }
        var charged: Set<String> = []
        for (index, line) in row.lines.enumerated() where charged.insert(line.field).inserted {
            let units =
                switch settlement.ending {
                case .asEstimated: line.units
                case .used(let actual), .givenBack(let actual): actual[index]
                case .refund: 0
                }
            person.settled[line.field]? += units
        }
        if settlement.givesBack {
            if !late { restore(row, &person) }
            return .done
        }
        if settlement.request.recurs {
            person.finished = person.finished.filter { $0.value.expires > clock.milliseconds / 1000 }
            person.finished[id] = (clock.milliseconds / 1000 + 172_800, row.fingerprint, 0)
        }
        return .done
    }

    private func restore(_ row: Row, _ person: inout Person) {
        for telling in row.told where person.marks[telling.marker]?.teller == row.attempt {
            person.marks[telling.marker] = telling.before == 0 ? nil : (telling.before, nil)
        }
        for charge in row.charges {
            let owed = min(charge.charge, charge.clock - clock.micros)
            if owed > 0 { person.clocks[charge.burst]? -= owed }
        }
    }

    func renew(_ user: UserKey, _ request: RequestID, attempt: Int, lease: Int) async throws(LedgerError)
        -> Bool
    {
        guard people[user]?.open[request.bytes]?.attempt == attempt else { return false }
        people[user]?.open[request.bytes]?.ends = clock.milliseconds + lease
        return true
    }

    func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> Change {
        var person = people[user] ?? Person()
        let version = person.entitlement.version
        if let last = person.lastEvent, (event.at, event.id) <= (last.at, last.id) {
            return Change(applied: false, version: version)
        }
        person.lastEvent = (event.at, event.id)
        people[user] = person
        var next = event.entitlement
        next.version = version
        next.grants = person.entitlement.grants
        // What tells nothing new is no change.
        guard next != person.entitlement else { return Change(applied: false, version: version) }
        next.version = version + 1
        person.entitlement = next
        person.trail.insert(deed("entitle", event.id), at: 0)
        people[user] = person
        return Change(applied: true, version: version + 1)
    }

    func grant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct) async throws(LedgerError)
        -> Change
    {
        var person = people[user] ?? Person()
        if person.trail.contains(deed("grant", act.id)) {
            return Change(applied: false, version: person.entitlement.version)
        }
        let second = Int64(clock.milliseconds / 1000) * 1000
        person.entitlement.grants.removeAll { $0.expires.milliseconds <= second }
        person.entitlement.grants.append(grant)
        person.entitlement.version += 1
        person.trail.insert(deed("grant", act.id), at: 0)
        people[user] = person
        return Change(applied: true, version: person.entitlement.version)
    }

    func reset(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    {
        var person = people[user] ?? Person()
        guard !person.trail.contains(deed("reset", act.id)) else { return false }
        person.marks[entry.field] = nil
        person.marks["\(entry.field):soft"] = nil
        var field = entry.field
        if let slice = Slices(entry.limit.window) {
            person.settled = person.settled.filter { !$0.key.hasPrefix("\(entry.field):") }
            field = "\(entry.field):\(slice.index(at: clock.milliseconds))"
        }
        person.settled[field] = used
        person.trail.insert(deed("reset", act.id), at: 0)
        people[user] = person
        return true
    }

    func inspect(_ user: UserKey) async throws(LedgerError) -> Dossier {
        let person = people[user] ?? Person()
        func rows(_ rows: [[UInt8]: Row]) -> [[UInt8]: Dossier.Reservation] {
            rows.mapValues {
                Dossier.Reservation(
                    attempt: $0.attempt, leaseEnds: Moment(milliseconds: Int64($0.ends)),
                    estimates: $0.estimates)
            }
        }
        var dossier = Dossier(now: clock.now)
        dossier.entitlement = person.entitlement
        for field in person.settled.keys { dossier.counters[field] = person.counter(field) }
        dossier.clocks = person.clocks
        dossier.thresholds = person.marks.mapValues { $0.mark & 127 }
        dossier.open = rows(person.open)
        dossier.abandoned = rows(person.abandoned)
        dossier.settled = person.finished.mapValues { Moment(seconds: Int64($0.expires)) }
        dossier.trail = person.trail
        return dossier
    }

    private func deed(_ deed: String, _ id: String) -> Dossier.Deed {
        Dossier.Deed(deed: deed, id: id, actor: "", reason: "", what: "")
    }
}

extension Settlement {
    var givesBack: Bool {
        switch ending {
        case .refund, .givenBack: true
        case .asEstimated, .used: false
        }
    }
}

/// How a rolling window is cut, as the contract of `admit` says: 12 slices, and the running one.
struct Slices {
    let length: Int
    let count = 12

    init?(_ window: Window) {
        guard case .rolling(let seconds) = window else { return nil }
        length = (seconds * 1000 + count - 1) / count
    }

    func index(at milliseconds: Int) -> Int { milliseconds / length }
}
