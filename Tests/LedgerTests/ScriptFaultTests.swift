import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 15, for what is no settlement.
@Suite(.needsRedisServer) struct `A script that Redis cuts short` {
    enum Case: CaseIterable {
        case reclaimed, reclaimedPurged, charged, chargedAnew, renewed, entitled, granted, blocked, unblocked,
            reset, rolledReset
        case departed, absorbed, carried, carriedOn

        /// Whether a try that failed at this command leaves all as it was. A reset ends the same
        /// however often it is done.
        func isTakenBack(without command: String) -> Bool {
            switch self {
            case .reset, .rolledReset: command == "hset"
            default: true
            }
        }
    }

    private static let commands = [
        "hdel", "hget", "hgetall", "hincrby", "hkeys", "hlen", "hmget", "hset", "pexpire", "xadd",
        "xrevrange",
        "pexpireat", "zadd", "zremrangebyrank", "zremrangebyscore", "zrevrange", "hdel pexpire",
    ]
    private static let month = BookMonth(year: 2040, month: 1)
    private static let start = Moment(milliseconds: Int64(Cast.start / 1000))
    private static let other = UserKey(user: "other")
    /// A tombstone whose time is over.
    private static let over = (name: "!9;old", row: "1;7;n;gone=1")
    private static let act = OperatorAct(id: "act", actor: "ada", reason: "why")

    private static func text(_ key: [UInt8]) -> String { String(decoding: key, as: UTF8.self) }

    private static func event(_ what: Entitlement, later: Int64) -> EntitlementEvent {
        let at = Moment(milliseconds: start.milliseconds + later)
        return EntitlementEvent(at: at, id: "event \(later)", actor: "", reason: "", entitlement: what)
    }

    /// One open message, an entitlement with parts that another may lack, and what the case needs.
    private static func prepare(_ what: Case, _ user: UserKey, _ table: RedisTable) async throws {
        try await table.setClock(Cast.start)
        let had = Entitlement(
            plan: "full", status: "active", periodEnd: .distantFuture, timeZone: "Europe/Berlin",
            overrides: ["day": 4])
        let change = try await table.ledger.entitle(user, event(had, later: 0))
        if what != .departed {
            let book = PlanBook(
                plans: [Cast.plans[1]], defaultPlan: Cast.plans[1].id, timeZone: "Europe/Berlin")
            let ask = AdmissionAsk(
                user: user, request: RequestID(chosen: "mine".utf8), attempt: 1, version: change.version,
                schedule: book.schedule(for: .none, modelClass: ModelClass("pro"), at: start),
                estimate: Consumption(messages: 1, calls: 1, totalTokens: 3), lease: 60_000, moment: start)
            guard case .admitted(let tally) = try await table.ledger.admit(ask) else {
                throw Broken("not admitted")
            }
            if [.charged, .chargedAnew].contains(what) {
                let ticket = ReservationTicket(ask: ask)
                let told = told(ask, tally)
                _ = try await table.ledger.renew(ticket, lease: 60_000, telling: told)
            }
        }
        switch what {
        case .reclaimed, .reclaimedPurged, .charged, .chargedAnew:
            try await table.setClock(Cast.start + 61_000_000)
            try await table.command(["HSET", text(user.key("r")), over.name, over.row])
            if what == .chargedAnew {
                try await table.command(["HSET", text(user.page(month)), "1 small", "not of 41 bytes"])
            }
            if what == .reclaimedPurged { try await table.command(["DEL", text(user.key("s"))]) }
        case .unblocked:
            let act = OperatorAct(id: "before", actor: "", reason: "")
            _ = try await table.ledger.block(user, isBlock: true, act)
        case .carriedOn:
            try await table.command(["HSET", text(user.page(month)), "2 small", "not of 41 bytes"])
        default: break
        }
    }

    /// What an answer has come to so far.
    private static func told(_ ask: AdmissionAsk, _ tally: Tally) -> Settlement? {
        let reservation = Reservation(
            ask, tally: tally, day: BookDay(month: month, day: 1), isReplay: false)
        let used = Consumption(
            messages: 1, calls: 1, inputTokens: 2, outputTokens: 7, totalTokens: 9, cost: 4)
        let told = reservation.ending(Bill(model: Array("small".utf8), used: used, isEstimate: true))
        _ = reservation.refund()
        return told
    }

    /// Does it, and answers in words what came of it, without the version.
    private static func perform(_ what: Case, _ user: UserKey, _ ledger: RedisLedger)
        async throws(LedgerError) -> String
    {
        func words(_ change: Change) -> String { "\(change.applied)" }
        func limit(_ name: String) -> Schedule.Entry {
            let book = PlanBook(
                plans: [Cast.plans[1]], defaultPlan: Cast.plans[1].id, timeZone: "Europe/Berlin")
            let entries = book.schedule(for: .none, modelClass: ModelClass("pro"), at: start).entries
            return entries.first { $0.limit.name == name } ?? entries[0]
        }
        switch what {
        case .reclaimed, .reclaimedPurged, .charged, .chargedAnew:
            // Sent once more it finds nothing, and says so.
            return "\(try await ledger.reclaim(user) < 2)"
        case .renewed:
            let ask = AdmissionAsk(
                user: user, request: RequestID(chosen: "mine".utf8), attempt: 1, version: 0,
                schedule: Cast.book.schedule(for: .none, modelClass: nil, at: start), estimate: .nothing)
            return "\(try await ledger.renew(ReservationTicket(ask: ask), lease: 90_000, telling: nil))"
        case .entitled:
            let has = Entitlement(plan: "wide", status: "active", anchorDay: 7)
            return words(try await ledger.entitle(user, event(has, later: 1)))
        case .granted:
            let grant = Entitlement.Grant(limit: "day", amount: 5, expires: .distantFuture)
            return words(try await ledger.grant(user, grant, act))
        case .blocked, .unblocked:
            return words(try await ledger.block(user, isBlock: what == .blocked, act))
        case .reset: return "\(try await ledger.reset(user, limit("day"), to: 2, act))"
        case .rolledReset: return "\(try await ledger.reset(user, limit("roll"), to: 2, act))"
        case .departed:
            guard case .ready = try await ledger.depart(user, into: other, act) else { return "not ready" }
            return "ready"
        case .absorbed:
            let later = "\(start.milliseconds + 1)"
            let record = DepartedRecord(
                user: other,
                fields: [
                    ("et", later), ("ei", "x"), ("plan", "wide"), ("anchor", "3"), ("t:trial:msg", "5"),
                    ("m:9911:msg", "2"), ("g:pace", "99"), ("grants", "day=1@9999999999999"),
                    ("merging", "act;tag;"),
                ])
            return words(try await ledger.absorb(user, record, act))
        case .carried, .carriedOn:
            var arguments = RedisArguments()
            arguments.append(user.page(month))
            arguments.append(act.id)
            for line in ["1 small", "1 large"] {
                arguments.append(line)
                arguments.append([UInt8](repeating: 0, count: 4) + [3] + [UInt8](repeating: 0, count: 36))
            }
            return "\(try await ledger.run(ledger.scripts.carry, keys: 1, arguments).integer ?? 0)"
        }
    }

    /// All that is kept of a user, without the version, which may rise more than once, without what is empty
    /// and so says nothing, and without a tombstone whose time is over, which may go whatever becomes of the
    /// rest.
    private static func picture(_ what: Case, _ user: UserKey, _ table: RedisTable) async throws -> String {
        func hash(_ kind: Unicode.Scalar) async throws -> [String] {
            let items = try await table.command(["HGETALL", text(user.key(kind))]).array ?? []
            let texts = items.map { text($0.bytes ?? []) }
            return stride(from: 0, to: texts.count - 1, by: 2)
                .filter { texts[$0] != "ev" && !texts[$0 + 1].isEmpty && texts[$0] != over.name }
                .map { "\(texts[$0])=\(texts[$0 + 1])" }.sorted()
        }
        let trail = try await table.ledger.inspect(user).trail.map { "\($0.deed) \($0.id) \($0.what)" }
        let lines = try await table.ledger.books(of: user, in: month)
        let settled = try await table.ledger.inspect(user).settled.map { "\($0.key) \($0.value)" }.sorted()
        let life = try await table.command(["TTL", text(user.page(month))]).integer ?? 0
        return
            "\(try await hash("s")) \(try await hash("r")) \(trail) \(settled) \(lines) \(!lines.isEmpty && life > 0)"
    }

    @Test(arguments: Case.allCases) func `once it is sent again has changed all that it should`(
        what: Case
    ) async throws {
        try await CutShort(
            commands: Self.commands, isTakenBack: { what.isTakenBack(without: $0) },
            prepare: { user, table in
                try await Self.prepare(what, user, table)
                return user
            },
            perform: { user, ledger async throws(LedgerError) in try await Self.perform(what, user, ledger) },
            picture: { user, table in try await Self.picture(what, user, table) }
        ).play()
    }
}
