import Ledger
import Limits

extension ModelLedger: OperatorLedger {
    func overrideAmount(_ user: UserKey, _ change: AmountOverride, _ act: OperatorAct)
        async throws(LedgerError)
        -> ChangeResult
    {
        var person = people[user] ?? Person()
        if person.trail.contains(auditEntry("override", act.id)) {
            return ChangeResult(applied: false, version: person.entitlement.version)
        }
        try person.checkStays()
        let second = Int64(clock.milliseconds / 1000) * 1000
        person.entitlement.grants.removeAll {
            $0.expires.milliseconds <= second || $0.replaces && $0.limit == change.limit
        }
        person.entitlement.overrides[change.limit] = change.expires == nil ? change.amount : nil
        if let amount = change.amount, let expires = change.expires {
            person.entitlement.grants.append(
                Entitlement.Grant(limit: change.limit, amount: amount, expires: expires, replaces: true))
        }
        return raise(user, &person, auditEntry("override", act.id))
    }

    func blockUser(_ user: UserKey, isBlock: Bool, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        var person = people[user] ?? Person()
        let entry = auditEntry(isBlock ? "block" : "unblock", act.id)
        if person.trail.contains(entry) {
            return ChangeResult(applied: false, version: person.entitlement.version)
        }
        try person.checkStays()
        if person.entitlement.isBlocked == isBlock {
            return ChangeResult(applied: false, version: person.entitlement.version)
        }
        person.entitlement.blockedSince = isBlock ? clock.now : nil
        return raise(user, &person, entry)
    }

    func arrive(_ user: UserKey, expecting other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Arrival
    {
        var person = people[user] ?? Person()
        if let joining = person.joining, joining.id != act.id || joining.other != other {
            return .otherMerge(id: joining.id)
        }
        if person.trail.contains(mergeEntry(other, act)) { return .absorbed }
        if let merging = person.merging { return .otherMerge(id: merging.id) }
        person.joining = Person.Arrival(id: act.id, other: other)
        people[user] = person
        return .ready
    }

    func endArrival(_ user: UserKey, of other: UserKey, isCancel: Bool, _ act: OperatorAct)
        async throws(LedgerError)
    {
        guard let joining = people[user]?.joining, joining.id == act.id, joining.other == other else {
            return
        }
        if !isCancel || !joining.isAbsorbed { people[user]?.joining = nil }
    }

    private func mergeEntry(_ other: UserKey, _ act: OperatorAct) -> StoredUser.AuditEntry {
        StoredUser.AuditEntry(action: "merge", id: act.id, actor: "", reason: "", what: other.stemText)
    }

    func depart(_ user: UserKey, into other: UserKey, _ act: OperatorAct) async throws(LedgerError)
        -> Departure
    {
        let merge = Person.Merge(
            id: act.id, into: other, blocked: people[user]?.entitlement.blockedSince)
        if let under = people[user]?.merging, under.id != act.id || under.into != other {
            return .otherMerge(id: under.id)
        }
        if let joining = people[user]?.joining { return .otherMerge(id: joining.id) }
        guard var person = people[user], person.hasRecord else { return .nothing }
        if person.merging == nil {
            if person.openReservations.values.contains(where: { $0.ends <= clock.milliseconds }) {
                _ = try await reclaimReservations(user)
                person = people[user] ?? person
            }
            guard person.openReservations.isEmpty else {
                return .hasOpenMessages(person.openReservations.count)
            }
            person.merging = merge
            person.entitlement.blockedSince = clock.now
            person.entitlement.version += 1
            people[user] = person
        }
        return .ready(DepartedRecord(user: user, fields: []))
    }

    func mergeBooks(of old: UserKey, into new: UserKey, _ months: [BookMonth?], _ act: OperatorAct)
        async throws(LedgerError)
    {
        let pages = people[old]?.books.filter { months.contains($0.key) } ?? [:]
        guard !pages.isEmpty else { return }
        guard people[new]?.joining == Person.Arrival(id: act.id, other: old) else { throw .merging }
        guard people[new]?.booked != act.id else { return }
        people[new]?.books.merge(pages) { $0.adding($1) }
        people[new]?.booked = act.id
    }

    func unmarkBooks(of new: UserKey, _ months: [BookMonth?], _ act: OperatorAct) async throws(LedgerError) {
        people[new]?.booked = nil
    }

    func mergeUser(_ user: UserKey, _ departed: DepartedRecord, _ act: OperatorAct) async throws(LedgerError)
        -> ChangeResult
    {
        var person = people[user] ?? Person()
        let entry = mergeEntry(departed.user, act)
        if person.trail.contains(entry) {
            return ChangeResult(applied: false, version: person.entitlement.version)
        }
        guard person.joining == Person.Arrival(id: act.id, other: departed.user) else { throw .merging }
        person.joining?.isAbsorbed = true
        let other = people[departed.user] ?? Person()
        for (field, units) in other.settled { person.settled[field, default: 0] += units }
        for (name, clock) in other.clocks { person.clocks[name] = max(person.clocks[name] ?? 0, clock) }
        for (field, mark) in other.marks where mark.mark > person.marks[field]?.mark ?? 0 {
            person.marks[field] = mark
            if other.untold.contains(field) {
                person.untold.insert(field)
            } else {
                person.untold.remove(field)
            }
        }
        let isNewer =
            switch (other.lastEvent, person.lastEvent) {
            case (nil, _): false
            case (_, nil): true
            case (let their?, let own?): (their.at, their.id) > (own.at, own.id)
            }
        let own = person.entitlement
        if isNewer {
            person.lastEvent = other.lastEvent
            person.entitlement = other.entitlement
        }
        let overrides = [own.overrides, other.entitlement.overrides]
        let (winner, loser) = isNewer ? (overrides[1], overrides[0]) : (overrides[0], overrides[1])
        person.entitlement.overrides = winner.merging(loser) { first, _ in first }
        person.entitlement.grants = own.grants + other.entitlement.grants
        person.entitlement.blockedSince = own.blockedSince ?? other.merging?.blocked
        person.entitlement.version = own.version
        return raise(user, &person, entry)
    }

    func forgetUser(_ user: UserKey) async throws(LedgerError) -> Int {
        if people[user]?.joining != nil { throw .merging }
        try people[user]?.checkStays()
        return people.removeValue(forKey: user) == nil ? 0 : 1
    }

    func forgetUser(_ user: UserKey, mergedInto other: UserKey, _ act: OperatorAct) async throws(LedgerError)
    {
        guard let merging = people[user]?.merging, merging.id == act.id, merging.into == other else { return }
        people[user] = nil
    }

    private func raise(_ user: UserKey, _ person: inout Person, _ entry: StoredUser.AuditEntry)
        -> ChangeResult
    {
        person.entitlement.version += 1
        person.trail.insert(entry, at: 0)
        people[user] = person
        return ChangeResult(applied: true, version: person.entitlement.version)
    }
}
