import Cryptography
import Foundation
import Limits
import LuaScripts
import Redis
import TestSupport
import Testing

@testable import Ledger

/// The names that scripts and the edge share for the places of arguments.
@Suite(.needsRedisServer) struct `The names of arguments` {
    /// The constants of a part of `lua/lib`.
    private static func constants<each List: ScriptArgument>(
        _ title: String, _ lists: repeat (each List).Type
    )
        -> String
    {
        var text =
            "-- \(title)\n-- Written by ScriptArgumentTests from Ledger/Format/ScriptArgument.swift.\n"
        for list in repeat each lists {
            text += "\n"
            for item in list.allCases { text += "local \(luaName("\(item)")) = \(item.rawValue)\n" }
        }
        return text
    }

    /// The parts of `lua/lib` that list the fields of a record, and the figures of the books.
    private static var lists: [String: String] {
        func format(_ figures: [BookFigure]) -> String {
            "'>\(figures.map { "I\($0.width)" }.joined())'"
        }
        let (plain, all) = (BookFigure.plain, BookFigure.allCases)
        let written = "-- Written by ScriptArgumentTests from Ledger/Format"
        return [
            "entitlement": """
            -- entitlement: what admissions read of what a user has.
            \(written)/RecordField.swift.

            \(table("entitlement", RecordField.names(\.isOfEntitlement)))

            """,
            "parts": """
            -- parts: the sources of what a user has, and what each of them reports.
            \(written)/RecordField.swift.

            \(table("stores", SubscriptionRecord.sources))
            \(table("parts", RecordField.names(\.isOfSource)))

            """,
            "book_figures": """
            -- book_figures: the figures of a line of the books.
            \(written)/BookFigure.swift.

            local FIGURES = \(format(plain))
            local GUESSED = \(format(all.filter(\.isOfGuesses)))
            local ALL_FIGURES = \(format(all))
            local FIGURE_COUNT = \(all.count)
            local PLAIN_COUNT = \(plain.count)
            local SIZE = \(BookFigure.packedSize(isGuessed: false))
            local FULL_SIZE = \(BookFigure.packedSize(isGuessed: true))

            """,
        ]
    }

    /// A table of names, in lines of at most 106 characters.
    private static func table(_ name: String, _ names: [String]) -> String {
        var (lines, line) = ([String](), "local \(name) = {")
        for (place, name) in names.enumerated() {
            let piece = " '\(name)'" + (place == names.count - 1 ? " }" : ",")
            if line.count + piece.count > 106 {
                lines.append(line)
                line = " "
            }
            line += piece
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// `MOST_OPEN` of `mostOpen`.
    private static func luaName(_ name: String) -> String {
        name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }

    /// `USHER_WRITE_REFERENCE=1` writes the files anew.
    @Test func `are those of the lists that write them`() throws {
        let measured = Meter.ofAllClasses.filter { !$0.countsRequests }.map(\.code)
        let parts = [
            "admit_arguments": Self.constants(
                "admit_arguments: the places of what admit is asked.", PlanItem.self, RequestItem.self,
                RuleItem.self),
            "settle_arguments": Self.constants(
                "settle_arguments: the places of what settle is asked.", SettlementItem.self, WatchItem.self,
                BookFigure.self) + "\nlocal WATCH_SIZE = \(WatchItem.allCases.count)\n"
                + "local BILL_SIZE = \(1 + BookFigure.allCases.count)\n"
                + "local MEASURED = ' \(measured.joined(separator: " ")) '\n",
        ]
        for (name, text) in parts.merging(Self.lists, uniquingKeysWith: { first, _ in first }) {
            let file = Checkout.root.appending(path: "lua/lib/\(name).lua")
            if ProcessInfo.processInfo.environment["USHER_WRITE_REFERENCE"] != nil {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(
                try String(contentsOf: file, encoding: .utf8) == text,
                "USHER_WRITE_REFERENCE=1 writes it anew")
        }
    }

    /// Reads a call's argument as a script does, by names alone.
    private static func read(_ names: [String], _ part: String, _ call: some ScriptCall, _ redis: RedisBench)
        async throws -> [String]
    {
        let places =
            part == "admit_arguments"
            ? "local request = ask[REQUEST]"
            : """
            local watch = FIELDS - 1 + 2 * ask[CHANGES] + 3 * ask[CORRECTIONS]
            local bill = watch + WATCH_SIZE + 1
            """
        let source = Library.joined(
            Array(
                """
                -- include: \(part)
                local ask = { cmsgpack.unpack(ARGV[1]) }
                \(places)
                return { \(names.joined(separator: ", ")) }

                """.utf8))
        let script = RedisScript(name: part, source: source, sha1: Digest.sha1Hexadecimal(source))
        let reply = try await redis.ledger.runScript(script, keys: call.keys, call.arguments)
        return try #require(reply.array).map { item in
            item.integer.map { "\($0)" } ?? String(decoding: item.bytes ?? [], as: UTF8.self)
        }
    }

    /// Each field of an entitlement is written, answered to an admission and read under its own name.
    @Test func `The names of arguments of a record's fields are read as they were written`() async throws {
        let moment = Moment(milliseconds: Int64(Fixture.start / 1000))
        let written = Entitlement(
            version: 1, plan: "p", status: "active", periodStart: moment,
            periodEnd: moment.advanced(bySeconds: 1), anchorDay: 7, timeZone: "Europe/Berlin",
            overrides: ["messages": 9], phase: "intro", unsubscribedAt: moment.advanced(bySeconds: 2),
            billingIssueAt: moment.advanced(bySeconds: 3), pausedUntil: moment.advanced(bySeconds: 4),
            isSandbox: true, lapsesAt: moment.advanced(bySeconds: 5))
        let unwritten: Set<String> = ["grants", "block"]
        let pairs = EntitlementFields.encode(written)
        #expect(Set(pairs.map(\.name)) == Set(EntitlementFields.names).subtracting(unwritten))
        #expect(pairs.allSatisfy { !$0.value.isEmpty }, "each field has a value that is its own")
        try await RedisBench.withRedis { redis async throws in
            try await redis.setClock(Fixture.start)
            let user = UserKey(user: "fields")
            let event = EntitlementEvent(at: moment, id: "1", actor: "", reason: "", entitlement: written)
            #expect(try await redis.ledger.entitle(user, event).applied)
            #expect(try await redis.ledger.readUser(user).entitlement == written)
            let command = AdmitCommand(
                user: user, requestID: RequestID(messageID: "id".utf8), attempt: 1, version: 0,
                schedule: Fixture.planTable.schedule(for: .none, modelClass: nil, at: moment))
            #expect(try await redis.ledger.admit(command) == .staleEntitlement(written, now: moment))
        }
    }

    @Test func `find what the edge has written for an admission`() async throws {
        let limit = Limit(
            name: "tokens", meter: .totalTokens, window: .rolling(seconds: 3600), amount: 500,
            enforcement: .soft)
        let plan = Plan(id: "p", label: "", kind: .subscription, limits: [limit], maxOpen: 3)
        let moment = Moment(milliseconds: Int64(Fixture.start / 1000))
        let schedule = PlanTable(plans: [plan], defaultPlan: "p").schedule(
            for: .none, modelClass: nil, at: moment)
        let command = AdmitCommand(
            user: UserKey(user: "ada"), requestID: RequestID(messageID: "id".utf8), attempt: 77,
            fingerprint: 5,
            version: 6, schedule: schedule,
            span: (Moment(milliseconds: 10), Moment(milliseconds: 20)),
            estimate: Consumption(totalTokens: 40),
            lease: 30, clock: ServerClock.Reading(now: 8, steady: 9))
        let names =
            ["FROM", "TO", "LEASE", "MOST_OPEN", "LIMITS", "BURSTS", "ROLLS", "PACKING", "KEEP", "VERSION"]
            .map {
                "ask[\($0)]"
            }
            + ["NAME", "FLAGS", "EV", "ROW", "FINGERPRINT", "CLOCK", "STEADY", "COSTS"].map {
                "ask[request + \($0)]"
            }
            + ["CEILING", "MODE", "COUNTS", "SLICE", "SLICES"].map { "ask[ask[VERSION + 3] + \($0)]" }
        try await RedisBench.withRedis { redis async throws in
            var format = AdmissionFormat()
            let read = try await Self.read(names, "admit_arguments", format.makeCall(for: command), redis)
            #expect(
                read == [
                    "10", "20", "30", "3", "1", "0", "1", ">BI7I7I7I5I7", "-;;;0", "ev", "77;cid", "c", "6",
                    "0000000000000005;n;r3600:tok=40", "0000000000000005", "8", "9", "40",
                    "\(PlanTable.largestAmount)", "1", "0", "300000",
                    "12",
                ])
        }
    }

    @Test func `find what the edge has written for a settlement`() async throws {
        let bill = Bill(
            model: Array("m".utf8),
            used: Consumption(
                messages: 1, inputTokens: 2, outputTokens: 3, cachedTokens: 4, reasoningTokens: 5, cost: 6),
            isGuessed: true, guessed: GuessedShare(inputTokens: 7, outputTokens: 8, cost: 9))
        let settlement = Settlement(
            user: UserKey(user: "ada"), request: RequestID(messageID: "id".utf8), attempt: 77,
            kind: .messageReturned,
            changes: [Settlement.Change(field: "m:1:tok", by: 10)],
            corrections: [Settlement.Correction(burst: "pace", unused: 11, clock: 12)],
            watches: [Settlement.Watch(limit: 13, field: "m:1:tok", amount: 14, isSoft: true, slices: 12)],
            bill: bill,
            day: BookDay(month: BookMonth(year: 2026, month: 11), day: 20))
        let names = [
            "ask[NAME]", "ask[ENDING]", "ask[FINGERPRINT]", "ask[CHANGES]", "ask[CORRECTIONS]",
            "ask[WATCHES]", "ask[FIELDS]",
            "ask[bill + MESSAGES]", "ask[bill + INPUT]", "ask[bill + OUTPUT]", "ask[bill + CACHED]",
            "ask[bill + REASONING]", "ask[bill + COST]", "ask[bill + FLAGGED]", "ask[bill]",
            "ask[watch + INDEX]", "ask[watch + COUNTER]", "ask[watch + AMOUNT]", "ask[watch + SOFT]",
            "ask[watch + SLICES]", "ask[bill + GUESSED_INPUT]", "ask[bill + GUESSED_OUTPUT]",
            "ask[bill + GUESSED_COST]",
        ]
        try await RedisBench.withRedis { redis async throws in
            let call = SettleCall(settlement, remembering: 1)
            let read = try await Self.read(names, "settle_arguments", call, redis)
            #expect(
                read == [
                    "77;cid", "1", "0", "1", "1", "1", "m:1:tok", "1", "2", "3", "4", "5", "6", "1", "20 m",
                    "13",
                    "m:1:tok", "14", "1", "12", "7", "8",
                    "9",
                ])
        }
    }
}
