import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests law 15 for all scripts except `settle`: a call that failed halfway can be repeated.
@Suite(.needsRedisServer) struct `A script that fails half-way in Redis` {
    enum Case: CaseIterable {
        case reclaimed, reclaimedPurged, charged, chargedAnew, entitled, outdone, granted, blocked
        case bought, refunded
        case unblocked, reset, rolledReset
        case arrived, departed, absorbed, carried, carriedOn
        case admitted, admittedAnew, repeated, renewed, overridden, overriddenAgain
        case switched, switchedAgain
        case restored, restoredOver
    }

    private static let commands = [
        "hdel", "hget", "hgetall", "hincrby", "hkeys", "hlen", "hmget", "hset", "pexpire", "xadd",
        "xrevrange", "pexpireat", "unlink", "exists", "zadd", "zincrby", "zremrangebyrank",
        "zremrangebyscore", "zrevrange",
        "zscore", "hdel pexpire",
    ]
    private static let month = BookMonth(year: 2040, month: 1)
    private static let start = Moment(milliseconds: Int64(Fixture.start / 1000))
    private static let other = UserKey(user: "other")
    /// An expired tombstone, which is the rest of a reclaimed reservation.
    private static let over = (name: "!9;old", row: "1;7;n;gone=1")
    private static let act = OperatorAct(id: "act", actor: "ada", reason: "why")

    private static func text(_ key: [UInt8]) -> String { String(decoding: key, as: UTF8.self) }

    private static func event(_ what: Entitlement, later: Int64) -> EntitlementEvent {
        let at = Moment(milliseconds: start.milliseconds + later)
        return EntitlementEvent(at: at, id: "event \(later)", actor: "", reason: "", entitlement: what)
    }

    /// Prepares an open message and an entitlement, and then what the case needs.
    private static func prepare(_ what: Case, _ user: UserKey, _ redis: RedisBench) async throws {
        try await redis.setClock(Fixture.start)
        if what == .restored { return }
        let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
        let had = Entitlement(
            plan: "full", status: "active", periodEnd: .distantFuture, timeZone: "Europe/Berlin",
            overrides: ["day": 4])
        let change = try await redis.ledger.entitle(user, event(had, later: 0))
        if what == .restoredOver {
            try await redis.command(["HSET", text(user.key("s")), "m:9911:msg", "7", "g:pace", "3"])
            try await redis.command(["HSET", text(user.pageKey(month)), "1 small", "not of 41 bytes"])
        }
        if ![.departed, .restoredOver].contains(what) {
            let planTable = PlanTable(
                plans: [Fixture.plans[1]], defaultPlan: Fixture.plans[1].id, timeZone: "Europe/Berlin")
            let ask = AdmitCommand(
                user: user, requestID: RequestID(messageID: "mine".utf8), attempt: 1, version: change.version,
                schedule: planTable.schedule(for: .none, modelClass: ModelClass("pro"), at: start),
                estimate: Consumption(messages: 1, calls: 1, totalTokens: 3), lease: 60_000,
                scheduleTime: start)
            guard case .admitted(let counts) = try await redis.ledger.admit(ask) else {
                throw TestFailure("not admitted")
            }
            // 9 s later the bursts have room again.
            if [.admitted, .repeated].contains(what) { try await redis.setClock(Fixture.start + 9_000_000) }
            if [.charged, .chargedAnew].contains(what) {
                _ = try await redis.ledger.renew(ReservationTicket(ask), telling: told(ask, counts))
            }
            if what == .repeated {
                let reservation = Reservation(
                    ask, counts: counts, day: BookDay(month: month, day: 1), isRepeat: false)
                _ = try await redis.ledger.settle(reservation.settlement(using: nil))
            }
        }
        switch what {
        case .reclaimed, .reclaimedPurged, .charged, .chargedAnew:
            try await redis.setClock(Fixture.start + 61_000_000)
            try await redis.command(["HSET", text(user.key("r")), over.name, over.row])
            if what == .chargedAnew {
                try await redis.command(["HSET", text(user.pageKey(month)), "1 small", "not of 41 bytes"])
            }
            if what == .reclaimedPurged { try await redis.command(["DEL", text(user.key("s"))]) }
        case .outdone:
            // Two services have reported purchases. The purchase with rank 0 is the better one. The report of
            // the other purchase is kept until the better one ends.
            for (store, rank) in [("revenuecat", "0"), ("stripe", "1")] {
                _ = try await tell(
                    store, "active", rank, "\(start.milliseconds + 5)", user, redis.ledger)
            }
        case .refunded: _ = try await buy(false, user, redis.ledger)
        case .unblocked:
            let act = OperatorAct(id: "before", actor: "", reason: "")
            _ = try await redis.ledger.blockUser(user, isBlock: true, act)
        case .admittedAnew:
            try await redis.setClock(Fixture.start + 61_000_000)
            #expect(try await redis.ledger.reclaimReservations(user) == 1)
        case .overriddenAgain:
            let act = OperatorAct(id: "before", actor: "", reason: "")
            let override = AmountOverride(limit: "day", amount: 3)
            _ = try await redis.ledger.overrideAmount(user, override, act)
        case .switchedAgain:
            let act = OperatorAct(id: "before \(user.stemText)", actor: "eve", reason: "")
            _ = try await records.operators.set(switch: user.stemText, to: false, act)
        case .absorbed, .carried: _ = try await redis.ledger.arrive(user, expecting: other, act)
        case .carriedOn:
            _ = try await redis.ledger.arrive(user, expecting: other, act)
            try await redis.command(["HSET", text(user.pageKey(month)), "2 small", "not of 41 bytes"])
        default: break
        }
    }

    /// What a renewal reports: the use of an answer so far.
    private static func told(_ ask: AdmitCommand, _ counts: LimitCounts) -> Settlement? {
        let reservation = Reservation(
            ask, counts: counts, day: BookDay(month: month, day: 1), isRepeat: false)
        let used = Consumption(
            messages: 1, calls: 1, inputTokens: 2, outputTokens: 7, totalTokens: 9, cost: 4)
        let told = reservation.settlementSoFar(
            Bill(
                model: Array("small".utf8), used: used, isGuessed: true,
                guessed: GuessedShare(inputTokens: 2, outputTokens: 6, cost: 3)))
        _ = reservation.refund()
        return told
    }

    private static func ask(
        _ user: UserKey, _ id: String, _ attempt: Int, _ version: Int, at moment: Moment
    ) -> AdmitCommand {
        let planTable = PlanTable(
            plans: [Fixture.plans[1]], defaultPlan: Fixture.plans[1].id, timeZone: "Europe/Berlin")
        // These tokens are enough to reach a threshold.
        return AdmitCommand(
            user: user, requestID: RequestID(messageID: id.utf8), attempt: attempt, version: version,
            schedule: planTable.schedule(for: .none, modelClass: ModelClass("pro"), at: moment),
            estimate: Consumption(messages: 1, calls: 1, totalTokens: 85), lease: 60_000, scheduleTime: moment
        )
    }

    private static func admit(_ user: UserKey, _ id: String, _ attempt: Int, _ ledger: RedisLedger)
        async throws(LedgerError) -> String
    {
        let stored = try await ledger.readUser(user)
        let version = stored.entitlement.version
        switch try await ledger.admit(ask(user, id, attempt, version, at: stored.now)) {
        case .admitted: return "admitted"
        case .repeated(let left, _): return "replayed, \(left) left"
        case .open, .openAlready: return "open"
        default: return CommandFailureTest<UserKey>.otherwise
        }
    }

    private static func perform(_ what: Case, _ user: UserKey, _ ledger: RedisLedger)
        async throws(LedgerError) -> String
    {
        func words(_ change: ChangeResult) -> String { "\(change.applied)" }
        func limit(_ name: String) -> Schedule.Entry {
            let planTable = PlanTable(
                plans: [Fixture.plans[1]], defaultPlan: Fixture.plans[1].id, timeZone: "Europe/Berlin")
            let entries = planTable.schedule(for: .none, modelClass: ModelClass("pro"), at: start).entries
            return entries.first { $0.limit.name == name } ?? entries[0]
        }
        switch what {
        case .reclaimed, .reclaimedPurged, .charged, .chargedAnew:
            // A repeated call finds nothing to reclaim and returns 0 instead of 1.
            return "\(try await ledger.reclaimReservations(user) < 2)"
        case .entitled:
            let has = Entitlement(plan: "wide", status: "active", anchorDay: 7)
            return words(try await ledger.entitle(user, event(has, later: 1)))
        case .outdone:
            return try await tell("revenuecat", "expired", "0", "\(start.milliseconds + 6)", user, ledger)
        case .granted:
            let grant = Entitlement.Grant(limit: "day", amount: 5, expires: .distantFuture)
            return words(try await ledger.addGrant(user, grant, act))
        case .bought, .refunded: return try await buy(what == .refunded, user, ledger)
        case .blocked, .unblocked:
            return words(try await ledger.blockUser(user, isBlock: what == .blocked, act))
        case .reset: return "\(try await ledger.resetCounter(user, limit("day"), to: 2, act))"
        case .rolledReset: return "\(try await ledger.resetCounter(user, limit("roll"), to: 2, act))"
        case .admitted: return try await admit(user, "another", 2, ledger)
        case .admittedAnew: return try await admit(user, "mine", 1, ledger)
        case .repeated: return try await admit(user, "mine", 2, ledger)
        case .renewed:
            let ask = AdmitCommand(
                user: user, requestID: RequestID(messageID: "mine".utf8), attempt: 1, version: 0,
                schedule: Fixture.planTable.schedule(for: .none, modelClass: nil, at: start),
                estimate: .nothing)
            return "\(try await ledger.renew(ReservationTicket(ask), telling: nil))"
        case .overridden, .overriddenAgain:
            let override = AmountOverride(limit: "day", amount: 9)
            return words(try await ledger.overrideAmount(user, override, act))
        case .switched, .switchedAgain:
            guard let client = ledger.router else { return "no Redis" }
            let records = RecordStore(client, scripts: ledger.scripts)
            let act = OperatorAct(id: "act \(user.stemText)", actor: "ada", reason: "why")
            return "\(try await records.operators.set(switch: user.stemText, to: true, act))"
        case .arrived: return "\(try await ledger.arrive(user, expecting: other, act))"
        case .departed:
            guard case .ready = try await ledger.depart(user, into: other, act) else { return "not ready" }
            return "ready"
        case .absorbed: return words(try await ledger.mergeUser(user, departed(into: user), act))
        case .restored, .restoredOver: return try await restore(user, ledger)
        case .carried, .carriedOn:
            var arguments = RedisArguments()
            arguments.append(user.pageKey(month))
            arguments.append(user.key("s"))
            arguments.append(act.id)
            arguments.append(other.stemText)
            for line in ["1 small", "1 large"] {
                arguments.append(line)
                arguments.append([UInt8](repeating: 0, count: 4) + [3] + [UInt8](repeating: 0, count: 36))
            }
            return "\(try await ledger.runScript(ledger.scripts.mergeBooks, keys: 2, arguments).integer ?? 0)"
        }
    }

    /// The record of another user, which is merged into this user.
    private static func departed(into user: UserKey) -> DepartedRecord {
        DepartedRecord(
            user: other,
            fields: [
                ("et", "\(start.milliseconds + 1)"), ("ei", "x"), ("plan", "wide"), ("anchor", "3"),
                ("t:trial:msg", "5"), ("m:9911:msg", "2"), ("g:pace", "99"),
                ("grants", "day=1@9999999999999"), ("merging", "act;\(user.stemText);"),
            ])
    }

    private static func buy(_ isRefund: Bool, _ user: UserKey, _ ledger: RedisLedger)
        async throws(LedgerError) -> String
    {
        guard let client = ledger.router else { return "no Redis" }
        let records = RecordStore(client, scripts: ledger.scripts)
        let version = try await records.purchases.readEntitlement(of: user).entitlement.version
        let part = PurchaseChange.Part(
            limit: "day", amount: 5, expires: .distantFuture, field: "d:400101:msg", own: 0)
        let change = PurchaseChange(
            transaction: "stripe/pi_1", isRefund: isRefund, markExpires: .distantFuture, version: version,
            parts: [part])
        return "\(try await records.purchases.applyChange(change, of: user, actor: "stripe", reason: "why"))"
    }

    private static func restore(_ user: UserKey, _ ledger: RedisLedger) async throws(LedgerError) -> String {
        var rules = RestoreRules()
        (rules.replaces, rules.lowers) = (true, true)
        let outcome = try await ledger.restore(backup(of: user), rules, at: start, act)
        guard case .written = outcome else { return "\(outcome)" }
        return "written"
    }

    private static func backup(of user: UserKey) -> UserBackup {
        var backup = UserBackup(user: user)
        backup.version = 4
        backup.entitlement = [("plan", "wide"), ("block", "17")]
        backup.counters = [("m:9911:msg", 2), ("t:trial:msg", 5)]
        backup.refusals = [("2026-11-21T09;limit:messages;3;9b1f0c5b7d0a4e21", "1;2;3;800;800;standard;wide")]
        backup.checkIns = [("on", "1")]
        backup.events = [("x", start)]
        var line = BookLine(day: 1, model: "small")
        (line.messages, line.cost) = (2, 9)
        backup.books = [UserBackup.BookEntry(month: month, name: Array("1 small".utf8), line: line)]
        let entry = StoredUser.AuditEntry(
            action: "grant", id: "before", actor: "", reason: "", what: "day=1@2")
        backup.trail = [UserBackup.TrailEntry(place: "5-1", entry: entry)]
        return backup
    }

    private static func tell(
        _ store: String, _ status: String, _ rank: String, _ time: String, _ user: UserKey,
        _ ledger: RedisLedger
    ) async throws(LedgerError) -> String {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sae")
        let parts = [
            time, "\(store) \(time)", "", "", "plan", store, "status", status, "store", store, "rank", rank,
            "customer", "cus_\(store)",
        ]
        for part in parts { arguments.append(part) }
        let answer = try await ledger.runScript(ledger.scripts.entitle, keys: 3, arguments).array
        return "\(answer?.first?.integer ?? -1)"
    }

    /// The user's stored data that must be the same after a repeated call. These can differ and are left out:
    /// the version, empty values, the time of the last change, and expired tombstones.
    private static func snapshot(_ what: Case, _ user: UserKey, _ redis: RedisBench) async throws -> String {
        func hash(_ kind: Unicode.Scalar) async throws -> [String] {
            let items = try await redis.command(["HGETALL", text(user.key(kind))]).array ?? []
            let texts = items.map { text($0.bytes ?? []) }
            return stride(from: 0, to: texts.count - 1, by: 2)
                .filter { !["ev", "at", over.name].contains(texts[$0]) && !texts[$0 + 1].isEmpty }
                .map { "\(texts[$0])=\(texts[$0 + 1])" }.sorted()
        }
        let trail = try await redis.ledger.readUser(user).trail.map { "\($0.action) \($0.id) \($0.what)" }
        let lines = try await redis.ledger.readBooks(of: user, in: month)
        let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
        let switches = try await records.operators.readSwitches().filter { $0.app == user.stemText }
            .map { "\($0.isOn) \($0.actor) \($0.since.milliseconds)" }
        let actions = try await records.operators.operatorTrail().filter { $0.what == user.stemText }.map(
            \.action)
        let settled = try await redis.ledger.readUser(user).settled.map { "\($0.key) \($0.value)" }.sorted()
        let replays = try await redis.command(["ZSCORE", text(user.key("d")), "cmine"]).bytes.map(text) ?? ""
        let life = try await redis.command(["TTL", text(user.pageKey(month))]).integer ?? 0
        return """
            \(try await hash("s")) \(try await hash("r")) \(try await hash("f")) \(trail) \(lines) \
            \(!lines.isEmpty && life > 0) \(switches) \(actions) \(settled) \(replays)
            """
    }

    @Test(arguments: Case.allCases) func `A script that failed half-way is completed when it is sent again`(
        what: Case
    ) async throws {
        try await CommandFailureTest(
            commands: Self.commands,
            // A restore writes several keys and can fail between two of them. A field then shows that the
            // restore is incomplete, and a repeated call completes it.
            isAllOrNothing: ![.restored, .restoredOver].contains(what),
            prepare: { user, redis in
                try await Self.prepare(what, user, redis)
                return user
            },
            perform: { user, ledger async throws(LedgerError) in try await Self.perform(what, user, ledger) },
            snapshot: { user, redis in try await Self.snapshot(what, user, redis) }
        ).run()
    }
}
