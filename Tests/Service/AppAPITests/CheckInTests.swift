import HTTP
import Ledger
import Limits
import Problems
import Reactor
import Redis
import TestSupport
import Testing
import Words

@testable import AppAPI

/// Tests check-ins, row by row of docs/specification.md §6.
@Suite(.needsRedisServer) struct `Specification §6: check-ins` {
    private static let preferences = "/v1/check-ins/preferences"
    private static let background = "/v1/sessions/current/background"
    private static let prompt = "/v1/check-ins/prompt"

    @Test func `Check-ins are undecided at first; a yes means a few times a week`() async throws {
        try await withLiveResponder { responder async throws in
            let none = #"{"check_ins_enabled":null,"frequency":null}"#
            #expect(try await responder.ask("GET", Self.preferences).text == none)
            let yes = try await responder.ask("PUT", Self.preferences, body: #"{"check_ins_enabled": true}"#)
            #expect(yes.text == #"{"check_ins_enabled":true,"frequency":"few_times_a_week"}"#)
            let weekly = try await responder.ask("PUT", Self.preferences, body: #"{"frequency": "weekly"}"#)
            #expect(weekly.text == #"{"check_ins_enabled":true,"frequency":"weekly"}"#)
            let no = try await responder.ask("PUT", Self.preferences, body: #"{"check_ins_enabled": false}"#)
            #expect(no.text == #"{"check_ins_enabled":false,"frequency":"weekly"}"#)
            #expect(try await responder.ask("GET", Self.preferences).text == no.text)
        }
    }

    @Test(
        arguments: [
            ("", "must be JSON"), ("[]", "must be JSON"), ("{}", "must be JSON"),
            (#"{"check_ins_enabled": "yes"}"#, "check_ins_enabled must be true or false"),
            (#"{"check_ins_enabled": null}"#, "check_ins_enabled must be true or false"),
            (#"{"check_ins_enabled": true, "frequency": "hourly"}"#, "daily, few_times_a_week, weekly"),
            (#"{"check_ins_enabled": true, "frequency": 3}"#, "daily, few_times_a_week, weekly"),
        ])
    func `Preferences of another value get a clear error and change nothing`(body: String, advice: String)
        async throws
    {
        try await withLiveResponder { responder async throws in
            let said = #"{"check_ins_enabled": true, "frequency": "daily"}"#
            _ = try await responder.ask("PUT", Self.preferences, body: said)
            let answer = try await responder.ask("PUT", Self.preferences, body: body)
            #expect(answer.status == 400 && answer["advice"]?.contains(advice) == true)
            #expect(try await responder.ask("GET", Self.preferences)["frequency"] == "daily")
        }
    }

    @Test func `Check-in preferences that cannot be read count as none, and are logged`() async throws {
        try await withLiveResponder { responder async throws in
            var write = RedisArguments()
            write.append("HSET" as StaticString)
            write.append(UserName(id: "ann").key.key("c"))
            for word in ["on", "maybe", "frequency", "hourly"] { write.append(word) }
            _ = try await responder.redis.sendCommand(write)
            #expect(try await responder.ask("GET", Self.preferences)["frequency"] == "null")
            #expect(
                responder.logLines.first
                    == "A person's check-in preferences cannot be read; they are treated as not set.")
            #expect(try await responder.claim("ann") == .unwanted)
            let yes = try await responder.ask("PUT", Self.preferences, body: #"{"check_ins_enabled": true}"#)
            #expect(yes["frequency"] == "few_times_a_week")
        }
    }

    @Test func `A check-in session is complete only after two questions, two answers and the background`()
        async throws
    {
        try await withLiveResponder { responder async throws in
            let user = UserName(id: "ann").key
            for answered in 0...1 {
                let answer = try await responder.ask("POST", Self.background)
                #expect(answer["session_complete"] == "0", "after \(answered) answers")
                try await responder.records.checkIns.checkIn(.message, of: user)
            }
            #expect(
                try await responder.ask("POST", Self.prompt)["ask"] == "0", "asked before the first session")
            let answer = try await responder.ask("POST", Self.background)
            #expect(answer["session_complete"] == "1" && answer["first_session_complete"] == "1")
        }
    }

    @Test func `Five minutes of silence complete a check-in session of two answers`() async throws {
        try await withLiveResponder { responder async throws in
            for _ in 0..<2 {
                try await responder.records.checkIns.checkIn(.message, of: UserName(id: "ann").key)
            }
            try await responder.fallSilent(for: 290_000)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            try await responder.fallSilent(for: 301_000)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
        }
    }

    @Test func `Check-ins are offered once, in the words of the catalogue`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.completeSession()
            let first = try await responder.ask("POST", Self.prompt)
            #expect(first["title"] == "Want me to check in with you between sessions?")
            #expect(first["accept"] == "Sure, check in with me" && first["decline"] == "Not now")
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
        }
    }

    @Test func `Check-ins are offered again after 'not now' once another session is complete, not before`()
        async throws
    {
        try await withLiveResponder { responder async throws in
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "not_now"}"#)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            for _ in 0..<2 {
                try await responder.records.checkIns.checkIn(.message, of: UserName(id: "ann").key)
                #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0", "asked within a session")
            }
            _ = try await responder.ask("POST", Self.background)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0", "asked twice")
        }
    }

    @Test func `After 'not now', check-ins wait until the next complete session is over`() async throws {
        try await withLiveResponder { responder async throws in
            let user = UserName(id: "ann").key
            try await responder.completeSession()
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "not_now"}"#)
            // A session of one message is not complete, so no check-in is offered after it. During a session,
            // none is offered either.
            try await responder.records.checkIns.checkIn(.message, of: user)
            _ = try await responder.ask("POST", Self.background)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0", "nothing is complete")
            try await responder.completeSession()
            try await responder.records.checkIns.checkIn(.message, of: user)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0", "asked within a session")
            // The user has sent nothing for 301 s, so the session is over, and check-ins can be offered.
            try await responder.fallSilent(for: 301_000)
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
        }
    }

    @Test func `Check-ins that were put off within a session are not offered at its end`() async throws {
        try await withLiveResponder { responder async throws in
            let user = UserName(id: "ann").key
            try await responder.completeSession()
            try await responder.records.checkIns.checkIn(.message, of: user)
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "not_now"}"#)
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
        }
    }

    /// The device's system asks the user for permission only after the user has accepted the app's own offer
    /// of check-ins.
    @Test(arguments: ["granted", "denied"])
    func `Check-ins are never offered again after the system's question, and the yes is kept`(answer: String)
        async throws
    {
        try await withLiveResponder { responder async throws in
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "\#(answer)"}"#)
            try await responder.completeSession()
            #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            let said = try await responder.ask("GET", Self.preferences)
            #expect(said["check_ins_enabled"] == "1" && said["frequency"] == "few_times_a_week")
        }
    }

    /// The user can also have changed the permission in the device's settings, without an offer by the app.
    @Test(arguments: ["granted", "denied"], [true, false])
    func `Check-ins are never offered again after the system's question was answered elsewhere`(
        answer: String, wasPutOff: Bool
    ) async throws {
        try await withLiveResponder { responder async throws in
            try await responder.completeSession()
            if wasPutOff {
                #expect(try await responder.ask("POST", Self.prompt)["ask"] == "1")
                _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "not_now"}"#)
            }
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "\#(answer)"}"#)
            for _ in 0..<2 {
                try await responder.completeSession()
                #expect(try await responder.ask("POST", Self.prompt)["ask"] == "0")
            }
        }
    }

    @Test(arguments: ["granted", "denied"])
    func `An earlier answer stays after any answer to the system's question`(answer: String) async throws {
        try await withLiveResponder { responder async throws in
            let said = #"{"check_ins_enabled": false, "frequency": "weekly"}"#
            _ = try await responder.ask("PUT", Self.preferences, body: said)
            _ = try await responder.ask("POST", Self.prompt, body: #"{"answer": "\#(answer)"}"#)
            let kept = try await responder.ask("GET", Self.preferences)
            #expect(kept["check_ins_enabled"] == "0" && kept["frequency"] == "weekly")
        }
    }

    @Test(
        arguments: [
            ("daily", Array(0...9)), ("few_times_a_week", [0, 1, 2, 7, 8, 9]),
            ("weekly", [0, 7]),
        ])
    func `Check-ins are claimed within their rate, day by day`(frequency: String, days: [Int]) async throws {
        try await withLiveResponder { responder async throws in
            try await responder.prefer(frequency)
            var claimed: [Int] = []
            for day in 0..<10 {
                for _ in 0..<2 {
                    let span = (Moment.distantPast, Moment.distantFuture)
                    let found = try await responder.records.checkIns.claimCheckIn(
                        UserName(id: "ann").key, day: 20_000 + day, from: span.0, to: span.1)
                    if case .claimed = found.claim { claimed.append(day) }
                }
            }
            #expect(claimed == days)
        }
    }

    @Test func `Check-ins are claimed by only one of two concurrent jobs`() async throws {
        try await withLiveResponder { responder async throws in
            for index in 0..<50 { try await responder.prefer("daily", user: "u\(index)") }
            let nudged = NudgedUsers()
            for _ in 0..<2 {
                responder.loop.spawn(with: responder) { responder in
                    nudged.users += (try? await responder.claimNext(50)) ?? []
                    nudged.done += 1
                }
            }
            for index in 0..<50 {
                responder.loop.spawn(with: responder) { responder in
                    if case .claimed? = try? await responder.claim("u\(index)") {
                        nudged.users.append("u\(index)")
                    }
                    nudged.done += 1
                }
            }
            #expect(await eventually(on: responder.loop) { nudged.done == 52 })
            #expect(nudged.users.count == 50 && Set(nudged.users).count == 50)
            #expect(try await responder.claimNext(50).isEmpty)
        }
    }

    @Test func `Check-ins are claimed according to the current preference`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.prefer("daily")
            _ = try await responder.ask("PUT", Self.preferences, body: #"{"check_ins_enabled": false}"#)
            #expect(try await responder.claim("ann") == .unwanted)
            #expect(try await responder.claimNext(10).isEmpty)
            try await responder.prefer("weekly")
            #expect(try await responder.claimNext(10) == ["ann"])
            guard case .notDue = try await responder.claim("ann") else {
                Issue.record("claimed twice")
                return
            }
        }
    }
}

private final class NudgedUsers: @unchecked Sendable {
    var users: [String] = []
    var done = 0
}

extension LiveAppResponder {
    fileprivate func prefer(_ frequency: String, user: String = "ann") async throws {
        let body = #"{"check_ins_enabled": true, "frequency": "\#(frequency)"}"#
        _ = try await ask("PUT", "/v1/check-ins/preferences", body: body, user: user)
    }

    fileprivate func completeSession() async throws {
        for _ in 0..<2 { try await records.checkIns.checkIn(.message, of: UserName(id: "ann").key) }
        _ = try await ask("POST", "/v1/sessions/current/background")
    }

    /// Moves the time of the user's last message this many milliseconds into the past.
    fileprivate func fallSilent(for milliseconds: Int64) async throws {
        var write = RedisArguments()
        write.append("HSET" as StaticString)
        write.append(UserName(id: "ann").key.key("c"))
        write.append("last")
        write.append(Int(now.milliseconds - milliseconds))
        _ = try await redis.sendCommand(write)
    }

    fileprivate func claim(_ user: String) async throws -> CheckInClaim {
        try await checkIns.claimCheckIn(UserName(id: user)).0
    }

    fileprivate func claimNext(_ count: Int) async throws -> [String] {
        try await checkIns.claimNext(count, request: "job-\(Clocks.monotonic())").map(\.user.text)
    }
}
