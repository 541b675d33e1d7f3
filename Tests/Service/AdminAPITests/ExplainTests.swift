import Configuration
import Ledger
import Limits
import Records
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `The reason for a refusal` {
    @Test func `A refusal is explained for now, in the user's words, without counting`() async throws {
        try await withAdmin { admin in
            let fresh = try await admin.get("users/ann/explain")
            #expect(fresh["answer.passes"] == "1" && fresh["answer.status"] == "200")
            #expect(
                fresh["summary"] == "There is no record under this id. "
                    + "A message of the class standard of a new user would pass under the plan free.")
            #expect(try await admin.say(3) == 2)
            let full = try await admin.get("users/ann/explain")
            #expect(full["answer.passes"] == "0" && full["answer.status"] == "429")
            #expect(full["answer.limit"] == "messages" && full["answer.code"] == "insufficient_quota")
            #expect(
                full["answer.message"]?.hasPrefix("We've had a lot of great conversations today!") == true)
            #expect(full["answer.resets_at"] == full["limits.0.resets_at"])
            #expect(full["settings.is_current"] == "1" && full["settings.plans.0.id"] == "free")
            let closed = try await admin.get("users/ben/explain?model=big-1")
            #expect(closed["answer.status"] == "403" && closed["answer.limit"] == "pro")
            #expect(
                closed["summary"] == "There is no record under this id. A message of the class pro of a new "
                    + "user would be refused by the limit pro of the plan free, which is closed (0).")
            _ = try await admin.change("users/ben/block")
            let blocked = try await admin.get("users/ben/explain")
            #expect(blocked["answer.code"] == "account_on_hold" && blocked["event.deed"] == "block")
            _ = try await admin.change("kill-switch", #""on": true"#, by: "PUT")
            #expect(try await admin.get("users/cleo/explain")["answer.code"] == "service_paused")
            let stored = try await admin.ledger.readUser(UserName(id: "ann").key)
            #expect(stored.counters.values.max() == 2 && stored.openReservations.isEmpty)
        }
    }

    @Test func `A refusal is explained for a past moment: rule, counts, plan, event and configuration`()
        async throws
    {
        try await withAdmin { admin in
            try await admin.records.configurations.note(
                settings: admin.settings.digest, defaultPlan: "free", plans: Array("[]".utf8), at: admin.now)
            #expect(try await admin.say(5) == 2)
            let at = ZonedTimestamp(zone: "UTC").formatMoment(admin.now)
            // The explanation of the refusal must ignore that the user's plan has changed since then.
            _ = try await admin.change(
                "users/ann/entitlement", #""plan": "premium", "status": "active""#, by: "PUT")
            let answer = try await admin.get("users/ann/explain?at=\(at)")
            #expect(
                answer["summary"]?.contains("by the limit messages of the plan free: 2 of 2 were used.")
                    == true)
            #expect(answer["answer.status"] == "429" && answer["refusal.count"] == "3")
            #expect(answer["plan.id"] == "free" && answer["refusal.plan"] == "free")
            #expect(answer["limits.0.said_no"] == "1" && answer["limits.0.used"] == "2")
            #expect(answer["settings.is_current"] == "1" && answer["settings.first_seen_at"] != "null")
            #expect(answer["settings.digest"] == admin.settings.digest)
            #expect(answer["entitlement.version"] == "0" && answer["event"] == "null")
            #expect(
                answer["answer.gate"] == "messages_exhausted" && answer["answer.actions.0"] == "subscribe")
            #expect(
                answer["answer.message"]?.hasPrefix("We've had a lot of great conversations today!") == true)
        }
    }

    @Test(arguments: [-600, 1])
    func `A refusal is explained for its own moment, whichever nearby moment is asked`(seconds: Int)
        async throws
    {
        try await withAdmin { admin in
            try await admin.give("premium")
            _ = try await admin.change("users/ann/overrides", #""limit": "messages", "amount": 1"#)
            #expect(try await admin.say(2) == 1)
            let refused = admin.now
            let until = #""expires_at": "2099-01-01T00:00:00Z""#
            _ = try await admin.change("users/ann/grants", #""limit": "messages", "amount": 5, \#(until)"#)
            let isLater = await eventually(on: admin.loop) { admin.now >= refused.advanced(bySeconds: 1) }
            #expect(isLater)
            let at = ZonedTimestamp(zone: "UTC").formatMoment(refused.advanced(bySeconds: Int64(seconds)))
            let answer = try await admin.get("users/ann/explain?at=\(at)")
            #expect(answer["at"] != answer["refusal.first_at"])
            #expect(answer["entitlement.version"] == answer["refusal.version"])
            #expect(answer["entitlement.plan"] == "premium" && answer["status"] == "active")
            #expect(answer["event.deed"] == "override" && answer["entitlement.grants.0"] == nil)
            #expect(answer["limits.0.name"] == "messages" && answer["limits.0.used_until_now"] == "1")
            #expect(answer["limits.0.used"] == "1" && answer["limits.0.amount"] == "1")
            #expect(answer["answer.resets_at"]?.contains("-01T00:00:00") == true)
        }
    }

    @Test func `A past refusal by a closed limit has no end, and the user's sentence`() async throws {
        try await withAdmin { admin in
            #expect(try await admin.say(1, model: ModelClass("pro")) == 0)
            let at = ZonedTimestamp(zone: "UTC").formatMoment(admin.now)
            let answer = try await admin.get("users/ann/explain?at=\(at)")
            #expect(answer["answer.status"] == "403" && answer["answer.resets_at"] == "null")
            #expect(answer["answer.gate"] == "generic" && answer["answer.message"] != "null")
        }
    }

    @Test func `A moment without a refusal names the nearest refusal of the day`() async throws {
        try await withAdmin { admin in
            func explain() async throws -> String? {
                let at = ZonedTimestamp(zone: "UTC").formatMoment(admin.now.advanced(bySeconds: -10_800))
                return try await admin.get("users/ann/explain?at=\(at)")["summary"]
            }
            let none = "No refusal is recorded within an hour of that moment. Within a day of it, "
            #expect(try await admin.say(3) == 2)
            #expect(try await explain()?.hasPrefix(none + "one is recorded, at 20") == true)
            #expect(try await admin.say(2) == 0)
            let some = try #require(try await explain())
            #expect(some.hasPrefix(none + "3 are recorded; the nearest is at 20"))
            #expect(some.hasSuffix(". Ask again with that time."))
        }
    }

    @Test func `An explanation of a refusal says what is no longer known`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            let before = try await admin.get("users/ann/explain?at=2026-01-01T09:00:00%2B01:00")
            #expect(before["answer"] == "null" && before["plan"] == "null")
            #expect(before["limits.0.name"] == nil)
            #expect(before["unknown.0"]?.hasPrefix("the values of plan, status at that moment: ") == true)
            #expect(before["unknown.0"]?.contains("the audit trail, which begins at 20") == true)
            #expect(
                before["summary"] == "That moment is more than 35 days ago: "
                    + "whether there was a refusal is not known any more.")
            let recent = ZonedTimestamp(zone: "UTC").formatMoment(admin.now.advanced(bySeconds: -864_000))
            #expect(
                try await admin.get("users/ann/explain?at=\(recent)")["summary"]
                    == "No refusal is recorded within an hour of that moment, nor within a day of it.")
            #expect(before.text.contains("the refusal log is kept for 35 days"))
            #expect(
                try await admin.get("users/nobody/explain?at=2026-01-01T09:00:00Z")["summary"]
                    == "There is no record under this id.")
            #expect(try await admin.get("users/ann/explain?at=yesterday").status == 400)
            let early = try await admin.get("users/ann/explain?at=1970-01-01T00:00:00%2B01:00")
            #expect(early.status == 400)
            #expect(
                early["detail"] == "at must be a time from 1970-01-01T00:00:00Z to 9999-12-31T23:59:59Z.")
            #expect(try await admin.get("users/ann/explain?at=2099-01-01T00:00:00Z").status == 400)
        }
    }
}
