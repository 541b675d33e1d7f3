import Ledger
import Limits
import Redis

extension ModelLedger {
    /// A message that concerns several accounts is counted on all of them or on none (law 20).
    func decide(_ ask: AdmitCommand) throws(LedgerError) -> AdmitReply {
        let before = people
        for account in ask.accounts.others + [ask.accounts.first] {
            let reply = try decideAlone(ask.with(accounts: CountedAccounts(account)))
            if account.user == ask.user || !reply.opens {
                if !reply.opens { people = before }
                return reply
            }
        }
        preconditionFailure("the last account is the person's")
    }

    private func decideAlone(_ ask: AdmitCommand) throws(LedgerError) -> AdmitReply {
        var person = people[ask.user] ?? Person()
        defer { people[ask.user] = person }
        guard ask.version == person.entitlement.version else {
            return .staleEntitlement(person.entitlement, now: clock.now)
        }
        guard ask.span.from <= clock.now && clock.now < ask.span.to else {
            return .outsideSpan(now: clock.now)
        }
        if person.openReservations.contains(where: { $0.value.ends <= clock.milliseconds }) {
            return .abandoned
        }
        if let row = person.openReservations[ask.requestID.bytes] {
            guard row.fingerprint == ask.fingerprint else { return .otherPayload }
            guard row.attempt == ask.attempt else {
                return .open(attempt: row.attempt, look(ask, person))
            }
            let moment = Moment(milliseconds: Int64(row.ends - ask.lease))
            return .openAlready(since: moment, isRepeat: row.isRepeat, look(ask, person))
        }
        var ask = ask
        var left: Int?
        if ask.requestID.isMessageID, let known = person.finished[ask.requestID.bytes],
            known.expires > clock.milliseconds / 1000
        {
            guard known.fingerprint == ask.fingerprint else { return .otherPayload }
            guard known.replays < 2 else { return .spent }
            // An earlier attempt has counted the message, so this attempt charges only tokens.
            var estimate = ask.estimate
            (estimate.messages, estimate.calls) = (0, 0)
            ask = ask.with(estimate: estimate)
            left = 1 - known.replays
        }
        if ask.peeks { return .admitted(look(ask, person)) }
        let causes = causes(ask, person, enforced: true)
        guard causes.isEmpty else { return .refused(Refusal(causes: causes, counts: look(ask, person))) }
        let told = mask(self.causes(ask, person, enforced: false), ask.schedule)
        let crossed = open(ask, isRepeat: left != nil, &person)
        person.remember(ask.name, at: clock.milliseconds)
        let counts = counts(ask.schedule, person, crossed, shadowMask: told)
        guard let left else { return .admitted(counts) }
        person.finished[ask.requestID.bytes]?.replays += 1
        return .repeated(left: left, counts)
    }

    func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int {
        var person = people[user] ?? Person()
        defer { people[user] = person }
        let count = person.openReservations.count
        person.abandoned = person.abandoned.filter { $0.value.ends > clock.milliseconds }
        for (id, row) in person.openReservations where row.ends <= clock.milliseconds {
            person.openReservations[id] = nil
            let name = Array("\(row.attempt);".utf8) + id
            person.abandoned[name] = row
            person.abandoned[name]?.ends = clock.milliseconds + 172_800_000
            if let told = row.soFar { charge(told, row, &person) }
        }
        if person.openReservations.count < count {
            person.trail.insert(auditEntry("reclaim", "\(clock.milliseconds)"), at: 0)
        }
        return count - person.openReservations.count
    }

    /// Charges the use that the last renewal reported. No settlement came, because the edge failed.
    private func charge(_ told: Settlement, _ row: Row, _ person: inout Person) {
        for (field, estimate) in row.estimates {
            person.settled[field]? += estimate + (told.changes.first { $0.field == field }?.by ?? 0)
        }
        write(told, &person)
        guard told.request.isMessageID, !row.isRepeat else { return }
        let now = clock.milliseconds / 1000
        person.finished = person.finished.filter { $0.value.expires > now }
        person.finished[told.request.bytes] = (now + 172_800, row.fingerprint, 0)
    }

    /// Returns the user's counts of all limits. Counts no message.
    private func look(_ ask: AdmitCommand, _ person: Person) -> LimitCounts {
        counts(ask.schedule, person, ask.schedule.entries.map { _ in nil }, shadowMask: 0)
    }

    private func mask(_ causes: [Refusal.Cause], _ schedule: Schedule) -> Int {
        causes.reduce(0) { mask, cause in
            switch cause.reason.facts.rule {
            case .limit: mask | 1 << cause.place
            case .burst: mask | 1 << (schedule.entries.count + cause.place)
            case .concurrency: mask | 1 << (schedule.entries.count + schedule.bursts.count)
            // Only an edge refuses a blocked user. No ledger does, so this cause has no bit in the mask.
            case .blocked: mask
            }
        }
    }

    /// The counter to which this limit adds a request now, and all counters of the limit's window.
    private func fields(_ entry: Schedule.Entry) -> (current: String, all: [String]) {
        guard let slices = Slices(entry.limit.window) else { return (entry.field, [entry.field]) }
        let index = slices.index(at: clock.milliseconds)
        return ("\(entry.field):\(index)", (index - slices.count...index).map { "\(entry.field):\($0)" })
    }

    private func used(_ entry: Schedule.Entry, _ person: Person) -> Int {
        fields(entry).all.reduce(0) { $0 + (person.counter($1) ?? 0) }
    }

    /// The tokens or money that open requests have reserved. It is 0 for messages and calls, because an
    /// admission counts these at once.
    private func reserved(_ entry: Schedule.Entry, _ person: Person) -> Int {
        guard !entry.limit.meter.countsRequests else { return 0 }
        return fields(entry).all.reduce(0) { sum, field in
            person.openReservations.values.reduce(sum) { $0 + ($1.estimates[field] ?? 0) }
        }
    }

    private func cause(_ index: Int, cost: Int, wait: Int, _ ask: AdmitCommand, _ person: Person)
        -> Refusal.Cause
    {
        let entry = ask.schedule.entries[index]
        let left = entry.ceiling - used(entry, person) + reserved(entry, person)
        if entry.limit.meter.countsRequests || left <= 0 { return .limit(index, wait: wait) }
        if cost > left { return .tooLarge(index, left: left, needed: cost) }
        let oldest = person.openReservations.values.map(\.ends).min() ?? 0
        return .held(index, wait: min(max(clock.milliseconds + ask.lease - oldest, 2_000), 60_000))
    }

    /// Three figures in microseconds: the time in which the burst regains a unit, the burst's capacity,
    /// and the charge of this request.
    private func bucket(_ burst: Burst, _ ask: AdmitCommand) -> (unit: Int, capacity: Int, charge: Int) {
        let unit = (60_000_000 + burst.perMinute - 1) / burst.perMinute
        // A call that only reads the user's counts (`peeks`) charges no burst. Every other request charges
        // it, even a replay, although the message of a replay is not counted again.
        let isNothing = ask.peeks && ask.estimate == .nothing
        let units =
            isNothing
            ? 0 : burst.unit == .requests ? 1 : max(ask.estimate.totalTokens, 1)
        return (unit, unit * burst.capacity, min(unit * units, unit * burst.capacity))
    }

    private func level(_ burst: Burst, capacity: Int, _ person: Person) -> Int {
        min(max((person.clocks[burst.name] ?? 0) - clock.micros, 0), capacity)
    }

    private func counts(_ schedule: Schedule, _ person: Person, _ crossed: [Threshold?], shadowMask told: Int)
        -> LimitCounts
    {
        var left: [Int] = []
        var clocks: [Int] = []
        for burst in schedule.bursts {
            let unit = (60_000_000 + burst.perMinute - 1) / burst.perMinute
            let level = level(burst, capacity: unit * burst.capacity, person)
            left.append((unit * burst.capacity - level) / unit)
            clocks.append(clock.micros + level)
        }
        return LimitCounts(
            now: clock.now, used: schedule.entries.map { used($0, person) - reserved($0, person) },
            crossed: crossed, reserved: schedule.entries.map { reserved($0, person) }, left: left,
            clocks: clocks, shadowMask: told)
    }

    /// The exceeded limits that refuse the request, or the exceeded limits in shadow if `enforced` is false.
    private func causes(_ ask: AdmitCommand, _ person: Person, enforced: Bool) -> [Refusal.Cause] {
        var causes: [Refusal.Cause] = []
        for (index, entry) in ask.schedule.entries.enumerated() {
            guard entry.limit.enforcement == (enforced ? .hard : .shadow) else { continue }
            let cost = ask.estimate.units(of: entry.limit.meter)
            let excess = used(entry, person) + cost - entry.ceiling
            guard cost > 0 && excess > 0 else { continue }
            causes.append(cause(index, cost: cost, wait: wait(entry, excess, person), ask, person))
        }
        for (index, burst) in ask.schedule.bursts.enumerated() where burst.isShadow != enforced {
            let bucket = bucket(burst, ask)
            let early = level(burst, capacity: bucket.capacity, person) + bucket.charge - bucket.capacity
            if early > 0 { causes.append(.burst(index, wait: (early + 999) / 1000)) }
        }
        if ask.schedule.plan.isShadow != enforced && person.openReservations.count >= ask.schedule.maxOpen {
            causes.append(.concurrency)
        }
        return causes
    }

    /// The milliseconds until enough old slices have left the rolling window for the request to fit.
    private func wait(_ entry: Schedule.Entry, _ excess: Int, _ person: Person) -> Int {
        guard let slices = Slices(entry.limit.window) else { return 0 }
        var excess = excess
        let index = slices.index(at: clock.milliseconds)
        for slice in index - slices.count..<index {
            excess -= person.counter("\(entry.field):\(slice)") ?? 0
            if excess <= 0 { return (slice + slices.count + 1) * slices.length - clock.milliseconds }
        }
        return (index + slices.count + 1) * slices.length - clock.milliseconds
    }

    private func open(_ ask: AdmitCommand, isRepeat: Bool, _ person: inout Person) -> [Threshold?] {
        var row = Row(
            attempt: ask.attempt, ends: clock.milliseconds + ask.lease, fingerprint: ask.fingerprint,
            isRepeat: isRepeat)
        var fresh: [(entry: Schedule.Entry, field: String)] = []
        for entry in ask.schedule.entries {
            let field = fields(entry).current
            if person.settled[field] == nil { fresh.append((entry, field)) }
            row.lines.append(Line(field: field, units: ask.estimate.units(of: entry.limit.meter)))
        }
        for (_, field) in fresh { person.settled[field] = 0 }
        for burst in ask.schedule.bursts {
            let bucket = bucket(burst, ask)
            let level = level(burst, capacity: bucket.capacity, person)
            // An exceeded burst in shadow charges nothing, because without the shadow it would have refused
            // the request.
            guard bucket.charge > 0, !burst.isShadow || level + bucket.charge <= bucket.capacity else {
                continue
            }
            let clock = clock.micros + level + bucket.charge
            person.clocks[burst.name] = clock
            row.charges.append((burst.name, bucket.charge, clock))
        }
        person.openReservations[ask.requestID.bytes] = row
        person.abandoned[ask.name] = nil
        let crossed = ask.schedule.entries.map { tell($0, ask, &row, &person) }
        person.openReservations[ask.requestID.bytes] = row
        purge(&person, fresh, ask.clock)
        return crossed
    }

    private func tell(
        _ entry: Schedule.Entry, _ ask: AdmitCommand, _ row: inout Row, _ person: inout Person
    ) -> Threshold? {
        guard ask.estimate.units(of: entry.limit.meter) > 0, entry.limit.enforcement != .shadow,
            let reached = Threshold.highestReached(used: used(entry, person), amount: entry.amount)
        else { return nil }
        let stretch = Slices(entry.limit.window).map { $0.index(at: clock.milliseconds) / $0.count } ?? 0
        let marker = entry.limit.enforcement == .soft ? "\(entry.field):soft" : entry.field
        let (before, mark) = (person.marks[marker]?.mark ?? 0, stretch * 128 + reached.rawValue)
        guard entry.limit.meter.countsRequests else {
            // A settlement reached this threshold after its own answer had been sent. Therefore the next
            // answer reports the threshold.
            guard before > stretch * 128, person.untold.remove(marker) != nil else { return nil }
            return Threshold(rawValue: before - stretch * 128) ?? .gentle
        }
        guard mark > before else { return nil }
        person.marks[marker] = (mark, ask.attempt)
        row.told.append((marker, before, mark))
        return reached
    }

    /// Laws 12 and 16: when a period begins, the counters from before the previous period are dropped. When
    /// a slice of a rolling window begins, all slices outside of the window are dropped. Nothing is dropped
    /// before the clock has run without a jump for two whole windows.
    private func purge(
        _ person: inout Person, _ fresh: [(entry: Schedule.Entry, field: String)], _ seen: ServerClock.Reading
    ) {
        let steady = abs(clock.milliseconds - seen.now) > 2000 ? 0 : seen.steady
        for (entry, field) in fresh {
            let parts = field.split(separator: ":")
            if let slices = Slices(entry.limit.window) {
                guard steady >= 2 * slices.count * slices.length else { continue }
                let oldest = slices.index(at: clock.milliseconds) - slices.count
                person.settled = person.settled.filter { name, _ in
                    !name.hasPrefix("\(entry.field):") || Int(name.split(separator: ":")[2]) ?? 0 >= oldest
                }
            } else if let seconds = entry.limit.window.facts.longest, steady >= 2000 * seconds {
                func period(_ name: String) -> Substring? {
                    let other = name.split(separator: ":")
                    return other[0] == parts[0] && other.count >= 3 ? other[1] : nil
                }
                let before = person.settled.keys.compactMap(period).filter { $0 < parts[1] }.max()
                guard var oldest = before else { continue }
                if parts[0] == "b" {
                    // Billing months can begin on any day of a month. Those that began less than two months
                    // before the new billing month are kept.
                    let month =
                        (Int(parts[1].prefix(2)) ?? 0) * 12 + (Int(parts[1].dropFirst(2).prefix(2)) ?? 0) - 3
                    let digits = [month / 12, month % 12 + 1].map { $0 < 10 ? "0\($0)" : "\($0)" }
                    oldest = min(oldest, digits.joined() + parts[1].dropFirst(4) + "~")
                }
                person.settled = person.settled.filter { period($0.key).map { $0 >= oldest } ?? true }
                person.marks = person.marks.filter { period($0.key).map { $0 >= oldest } ?? true }
                person.untold = person.untold.filter { person.marks[$0] != nil }
            }
        }
    }
}
