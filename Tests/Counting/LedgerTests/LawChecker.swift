import Ledger
import Limits

/// Checks the laws for one user. The expected data is computed from the history without any code of the
/// ledger.
struct LawChecker {
    var settled: [String: Int] = [:]
    /// The thresholds that admissions have reported. A refund removes those that its request reported.
    var tellings: [(marker: String, request: RequestID, level: Threshold)] = []
    /// The thresholds of token limits that settlements have reached. `isTold` says whether an answer has
    /// reported the threshold.
    var reached: [(marker: String, level: Threshold, isTold: Bool)] = []
    /// The charges that bursts have accepted since the clock last stepped back. `at` is in microseconds.
    private var charges: [(burst: Burst, request: RequestID, at: Int, charge: Int)] = []
    /// `told` is the use that renewals of open requests have reported, and `charged` the use that was charged
    /// for expired leases. Their keys consist of the attempt and the message id.
    private var told: [[UInt8]: Settlement] = [:]
    private var charged: [[UInt8]: Settlement] = [:]
    /// Whether the last step is allowed to lower a counter (law 8).
    private var mayFall = false

    /// Whether the store has lost messages and, with them, their reported thresholds. A lost threshold is
    /// reported again.
    private(set) var thresholdsAreLost = false

    mutating func clockSteppedBack() { charges = [] }

    /// Records that the store has lost messages. It is then unknown which burst charges and which reported
    /// thresholds the store still has.
    mutating func lostMessages() { (charges, thresholdsAreLost, mayFall) = ([], true, true) }

    // MARK: After every step

    /// - Parameter passed: the sum of all `advance` steps so far, in milliseconds.
    mutating func checkState(_ before: StoredUser, _ after: StoredUser, passed: Int) throws(TestFailure) {
        for (field, value) in after.counters {
            let open = after.openReservations.values.reduce(0) { $0 + ($1.estimates[field] ?? 0) }
            guard value == settled[field, default: 0] + open else {
                throw TestFailure(
                    "law 1: \(field) is \(value), settled \(settled[field, default: 0]) and open \(open)")
            }
            guard value >= 0 else { throw TestFailure("law 8: \(field) is \(value)") }
            if let old = before.counters[field], value < old, !mayFall {
                throw TestFailure("law 8: \(field) fell from \(old) to \(value) for no reason")
            }
        }
        mayFall = false
        guard after.entitlement.version >= before.entitlement.version else {
            throw TestFailure("law 10: ev fell")
        }
        try checkPurge(before, after, passed)
        mayDrop = false
    }

    /// For each counter, the value of `passed` when the clock last showed a time in the counter's period.
    private var lastCurrent: [String: Int] = [:]
    /// Whether the last step was allowed to remove counters.
    private var mayDrop = false

    mutating func isCurrent(_ field: String, passed: Int) { lastCurrent[field] = passed }

    /// The shortest possible period of a counter, in milliseconds. The result is nil for a counter whose
    /// period never ends.
    private static func length(of field: String) -> Int? {
        let code = field.prefix { $0 != ":" }
        if code.hasPrefix("r") { return Int(code.dropFirst()).map { $0 * 1000 } }
        let day = 86_400_000
        return [
            "i": 60_000, "h": 3_600_000, "d": 23 * 3_600_000, "w": 167 * 3_600_000, "k": 167 * 3_600_000,
            "m": 28 * day, "b": 28 * day,
        ][String(code)]
    }

    private mutating func checkPurge(_ before: StoredUser, _ after: StoredUser, _ passed: Int)
        throws(TestFailure)
    {
        for field in before.counters.keys where after.counters[field] == nil {
            settled[field] = nil
            let rest = passed - lastCurrent[field, default: -.max / 2]
            if !mayDrop, rest < Self.length(of: field) ?? .max {
                throw TestFailure("law 16: \(field) was dropped \(rest) ms after its time")
            }
            let parts = field.split(separator: ":")
            guard let code = parts.first, "ihdwkmb".contains(code) else { continue }
            let newer = Set(
                after.counters.keys.filter { $0.hasPrefix("\(code):") }.compactMap { other -> Substring? in
                    let period = other.split(separator: ":")[1]
                    return period > parts[1] ? period : nil
                })
            guard newer.count >= 2 else { throw TestFailure("law 12: \(field) was dropped too early") }
        }
    }

    // MARK: Admission

    mutating func still(_ reply: AdmitReply, _ before: StoredUser, _ after: StoredUser) throws(TestFailure) {
        if before.hasExpired { mayFall = true }
        guard before.hasExpired || before.figures == after.figures else {
            throw TestFailure("law 3 or 4: \(reply) changed something")
        }
    }

    mutating func admitted(
        _ ask: AdmitCommand, _ reply: AdmitReply, _ before: StoredUser, _ after: StoredUser, at micros: Int
    ) throws(TestFailure) {
        let counts: LimitCounts
        var isRepeat = false
        switch reply {
        case .admitted(let admitted): counts = admitted
        case .repeated(_, let admitted): (counts, isRepeat) = (admitted, true)
        default: return try still(reply, before, after)
        }
        mayFall = before.hasExpired
        for (index, entry) in ask.schedule.entries.enumerated() {
            let isCounted = !isRepeat || entry.limit.meter == .totalTokens
            let cost = isCounted ? ask.estimate.units(of: entry.limit.meter) : 0
            let most = entry.amount == 0 ? 0 : entry.amount + entry.limit.courtesy
            if cost > 0 && counts.countedUnits(index) > most && entry.limit.enforcement == .hard {
                throw TestFailure(
                    "law 2: \(entry.limit.name) passed \(most) with \(counts.countedUnits(index))")
            }
            let isTold = cost > 0 && counts.countedUnits(index) > most && entry.limit.enforcement == .shadow
            guard counts.isShadowed(limit: index) == isTold else {
                throw TestFailure("\(entry.limit.name) was told of wrongly")
            }
            try checkShown(counts.used(index), entry)
            if let level = counts.crossed(index) { try tell(level, entry, ask.requestID) }
        }
        let open = after.openReservations.values.filter { $0.leaseEnds > after.now }.count
        guard open <= ask.schedule.maxOpen || ask.schedule.plan.isShadow else {
            throw TestFailure("law 7: \(open) are open")
        }
        guard let row = after.openReservations[ask.requestID.bytes], row.attempt == ask.attempt,
            row.isRepeat == isRepeat
        else { throw TestFailure("nothing was opened") }
        (told[ask.name], charged[ask.name]) = (nil, nil)
        try charge(ask, counts, at: micros)
    }

    private mutating func charge(_ ask: AdmitCommand, _ counts: LimitCounts, at micros: Int)
        throws(TestFailure)
    {
        for (index, burst) in ask.schedule.bursts.enumerated() where !counts.isShadowed(burst: index) {
            let unit = 60_000_000.0 / Double(burst.perMinute)
            let units = min(ask.estimate.units(of: burst.unit), burst.capacity)
            charges.append((burst, ask.requestID, micros, units))
            var total = 0
            for past in charges.reversed() where past.burst == burst {
                total += past.charge
                let allowed = Double(burst.capacity) + Double(micros - past.at) / unit
                // The tolerance covers rounding errors of `allowed`, which is a floating-point number.
                guard Double(total) <= allowed + 0.001 else {
                    throw TestFailure("law 11: \(burst.name) took \(total) in \(micros - past.at) µs")
                }
            }
        }
    }

    // MARK: Endings

    /// - Parameter tokens: the tokens that were used. If it is nil, a settlement charges the estimate, and a
    ///   refund charges nothing.
    mutating func settled(
        _ ask: AdmitCommand, _ settlement: Settlement, tokens: Int?, _ outcome: SettlementOutcome,
        _ before: StoredUser, _ after: StoredUser
    ) throws(TestFailure) {
        var thresholds: [ReachedThreshold] = []
        if case .reached(let found) = outcome { thresholds = found }
        guard outcome == .done || !thresholds.isEmpty else {
            guard before.figures == after.figures else {
                throw TestFailure("law 4: \(outcome) changed something")
            }
            return
        }
        mayFall = true
        let id = ask.requestID.bytes
        let open = before.openReservations[id].flatMap { $0.attempt == ask.attempt ? $0 : nil }
        let late = open == nil
        guard let row = open ?? before.abandoned[ask.name] else {
            throw TestFailure("law 4: settled what was not there")
        }
        told[ask.name] = nil
        let soFar = charged.removeValue(forKey: ask.name)
        // A message counts once, even if it has several attempts. It counts already if the end of this
        // attempt's lease has charged it, or if another attempt is open or settled.
        let isCounted = soFar != nil || late && before.counts(ask.requestID)
        for (field, old) in before.counters where after.counters[field] != old && row.estimates[field] == nil
        {
            throw TestFailure("law 9: \(field) is no counter of that request")
        }
        guard late || after.openReservations[id] == nil else { throw TestFailure("law 7: it is still open") }
        let isRefund = settlement.kind == .messageReturned
        if isRefund && !late { tellings.removeAll { $0.request == ask.requestID } }
        if !late { recharge(ask, isRefund: isRefund, tokens: tokens) }
        for (field, estimate) in row.estimates where before.counters[field] != nil {
            // A token counter rises by the used tokens. Any other counter rises by the estimate, unless the
            // message is refunded or was counted before.
            let rise =
                field.countsTokens
                ? tokens ?? (isRefund ? 0 : estimate) : isRefund || isCounted ? 0 : estimate
            let sum = settled[field, default: 0]
            // An operator can have set the counter to less than this message was charged. The counter must
            // not become negative.
            let fall = field.countsTokens ? soFar?.bill?.used.totalTokens ?? 0 : 0
            settled[field] = max(sum + rise - fall, min(sum, 0))
        }
        for threshold in thresholds { try reach(threshold, ask) }
        if let bill = settlement.bill, let day = settlement.day {
            var used = bill.own
            if isCounted { used.messages = 0 }
            add(used, of: bill.model, estimates: bill.isGuessed ? 1 : 0, bill.guessed, on: day)
            for part in bill.parts {
                add(part.used, of: part.model, estimates: part.isGuessed ? 1 : 0, part.guessed, on: day)
            }
            if let before = soFar?.bill {
                var used = Consumption.nothing
                used.inputTokens = -before.used.inputTokens
                used.outputTokens = -before.used.outputTokens
                used.cachedTokens = -before.used.cachedTokens
                used.reasoningTokens = -before.used.reasoningTokens
                used.cost = -before.used.cost
                let guessed = GuessedShare(
                    inputTokens: -before.guessed.inputTokens, outputTokens: -before.guessed.outputTokens,
                    cost: -before.guessed.cost)
                add(used, of: before.model, estimates: -1, guessed, on: day)
            }
        }
    }

    /// Lowers the charge of a token burst to the tokens used. A refund lowers all other charges to 0.
    private mutating func recharge(_ ask: AdmitCommand, isRefund: Bool, tokens: Int?) {
        for index in charges.indices where charges[index].request == ask.requestID {
            let burst = charges[index].burst
            if burst.unit == .tokens, let tokens {
                charges[index].charge = min(charges[index].charge, tokens)
            } else if isRefund {
                charges[index].charge = 0
            }
        }
    }

    /// Checks the settlement of a message that passed without Redis. Every counter must rise by the use.
    mutating func counted(
        _ ask: AdmitCommand, _ settlement: Settlement, isPastLimit: Bool, _ before: StoredUser,
        _ after: StoredUser
    ) throws(TestFailure) {
        let isCounted = before.counts(ask.requestID)
        for change in settlement.changes where !isCounted || change.field.countsTokens {
            settled[change.field, default: 0] += change.by
        }
        let messages = settlement.changes.filter { $0.field.contains(":msg") }
        guard !messages.isEmpty, messages.allSatisfy({ $0.by == 1 }) else {
            throw TestFailure("a message that passed is one message")
        }
        let past = settlement.changes.contains { after.counters[$0.field] ?? 0 > $0.amount }
        guard past == isPastLimit else { throw TestFailure("what went over was not told") }
    }

    // MARK: The books

    private(set) var books: [BookMonth: [BookLine]] = [:]

    private mutating func add(
        _ used: Consumption, of model: [UInt8], estimates: Int, _ guessed: GuessedShare, on day: BookDay
    ) {
        var line = BookLine(day: day.day, model: String(decoding: model, as: UTF8.self))
        (line.messages, line.cost, line.estimated) = (used.messages, used.cost, estimates)
        (line.inputTokens, line.outputTokens) = (used.inputTokens, used.outputTokens)
        (line.cachedTokens, line.reasoningTokens) = (used.cachedTokens, used.reasoningTokens)
        line.guessed = guessed
        books[day.month] = (books[day.month] ?? []).adding([line])
    }

    mutating func addBooks(of other: LawChecker) {
        books.merge(other.books) { $0.adding($1) }
    }

    func checkBooks(_ lines: [BookLine], in month: BookMonth) throws(TestFailure) {
        guard lines == books[month] ?? [] else {
            throw TestFailure("the books hold \(lines), but the bills were \(books[month] ?? [])")
        }
    }

    /// Checks law 5: a refund directly after an admission restores all figures.
    func restored(_ before: StoredUser, _ after: StoredUser, at micros: Int) throws(TestFailure) {
        guard !before.hasExpired else { return }
        for (field, value) in after.counters where value != before.counters[field, default: 0] {
            throw TestFailure("law 5: \(field) is \(value), was \(before.counters[field, default: 0])")
        }
        for (burst, clock) in after.clocks
        where max(clock, micros) > max(before.clocks[burst, default: 0], micros) {
            throw TestFailure("law 5: the clock of \(burst) stayed ahead")
        }
        for (field, level) in after.thresholds where level != before.thresholds[field] {
            throw TestFailure("law 5: the threshold of \(field) stayed told")
        }
    }

    // MARK: Changes

    /// Stores what a renewal of an open request has reported.
    mutating func told(_ settlement: Settlement) { told[settlement.name] = settlement }

    /// Records that the user's expired leases were reclaimed. `checkState` later checks that each lease was
    /// reclaimed only once (law 1).
    mutating func reclaimed(_ before: StoredUser) {
        mayFall = before.hasExpired
        for (id, row) in before.openReservations where row.leaseEnds <= before.now {
            let name = Array("\(row.attempt);".utf8) + id
            charged[name] = told.removeValue(forKey: name)
            guard let last = charged[name], let bill = last.bill, let day = last.day else { continue }
            for (field, estimate) in row.estimates where before.counters[field] != nil {
                settled[field, default: 0] += field.countsTokens ? bill.used.totalTokens : estimate
            }
            add(bill.used, of: bill.model, estimates: 1, bill.guessed, on: day)
        }
    }

    mutating func wasReset(_ entry: Schedule.Entry, to used: Int, _ after: StoredUser) {
        (mayFall, mayDrop) = (true, true)
        tellings.removeAll { $0.marker.hasPrefix("\(entry.field) ") }
        reached.removeAll { $0.marker.hasPrefix("\(entry.field) ") }
        guard case .rolling = entry.limit.window else {
            settled[entry.field] = used
            return
        }
        for field in settled.keys where field.hasPrefix("\(entry.field):") { settled[field] = nil }
        for field in after.counters.keys where field.hasPrefix("\(entry.field):") { settled[field] = used }
    }

    static let nothing = StoredUser(now: .distantPast).kept

    /// Adds the merged user's data to the expected data of this user.
    mutating func absorbed(_ other: LawChecker, _ departed: StoredUser) throws(TestFailure) {
        guard departed.openReservations.isEmpty else {
            throw TestFailure("law 1: a departed user has open messages")
        }
        for (field, units) in departed.counters { settled[field, default: 0] += units }
        tellings += other.tellings
        reached += other.reached
        thresholdsAreLost = thresholdsAreLost || other.thresholdsAreLost
        if let their = other.newest, newest.map({ ($0.at, $0.id) < (their.at, their.id) }) ?? true {
            newest = their
        }
    }

    private var newest: (at: Moment, id: String)?

    mutating func entitled(
        _ event: EntitlementEvent, _ change: ChangeResult, _ before: StoredUser, _ after: StoredUser
    ) throws(TestFailure) {
        let isNewer = newest.map { ($0.at, $0.id) < (event.at, event.id) } ?? true
        var told = event.entitlement
        (told.version, told.grants) = (before.entitlement.version, before.entitlement.grants)
        told.blockedSince = before.entitlement.blockedSince
        let isNews = isNewer && told != before.entitlement
        guard change.applied == isNews else {
            throw TestFailure("law 10: an older event won, or a newer lost")
        }
        if isNewer { newest = (event.at, event.id) }
        let rose = after.entitlement.version - before.entitlement.version
        guard rose == (isNews ? 1 : 0) else { throw TestFailure("law 10: ev rose by \(rose)") }
        guard after.entitlement.plan == (isNewer ? event.entitlement.plan : before.entitlement.plan),
            after.entitlement.grants == before.entitlement.grants
        else { throw TestFailure("law 10: the record is not the newest event's") }
    }
}
