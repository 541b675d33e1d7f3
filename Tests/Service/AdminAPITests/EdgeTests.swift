import Configuration
import Ledger
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `The edge in the admin interface` {
    @Test func `The admin interface shows the edge's settings without a secret`() async throws {
        try await withAdmin { admin in
            let answer = try await admin.get("settings")
            #expect(answer["digest"] == admin.settings.digest && answer["apps.0.plans.1.id"] == "premium")
            #expect(answer["apps.0.plans.1.limits.0.amount"] == "800")
            for token in LiveAdmin.tokens.values { #expect(!answer.text.contains(token)) }
        }
    }

    @Test func `The edge reloads its configuration once for a request id, and lists the changes`()
        async throws
    {
        try await withAdmin { admin in
            let dry = try await admin.change("settings/apply?dry_run=true")
            #expect(dry["applied"] == "0" && dry["dry_run"] == "1" && dry["digest"] == "00000000000000ff")
            let body = #""request_id": "r-1", "expect": "00000000000000ff""#
            #expect(admin.expected == nil)
            let done = try await admin.change("settings/apply", body)
            #expect(done["applied"] == "1" && done["before"] == "00000000000000fe")
            #expect(admin.expected == "00000000000000ff")
            #expect(done["changes.0"] == "language: en -> de")
            #expect(try await admin.change("settings/apply", body)["applied"] == "0")
            #expect(admin.reloads == [true, false])
            #expect(try await admin.get("audit")["trail.0.deed"] == "apply")
            #expect(try await admin.change("settings/apply", scope: "operate").status == 403)
        }
    }

    @Test func `The edge keeps its configuration if the file has mistakes, and lists them`() async throws {
        try await withAdmin { admin in
            admin.spoil([
                Objection("a: is wrong", file: "e.yaml", line: 3, column: 5, suggestion: "b"),
                Objection("loops: changes only with a restart", file: "e.yaml"),
            ])
            let answer = try await admin.change("settings/apply")
            #expect(answer.status == 422 && answer["code"] == "invalid_settings")
            #expect(answer["mistakes.0.line"] == "3" && answer["mistakes.0.suggestion"] == "b")
            #expect(answer["mistakes.1.message"] == "loops: changes only with a restart")
            #expect(answer["mistakes.1.line"] == "null")
        }
    }

    @Test func `The edge accepts a request id again that found mistakes before`() async throws {
        try await withAdmin { admin in
            let body = #""request_id": "r-1""#
            admin.spoil([Objection("a: is wrong", file: "e.yaml", line: 3)])
            #expect(try await admin.change("settings/apply", body).status == 422)
            #expect(try await admin.get("audit")["trail.0"] == nil, "nothing was done")
            admin.spoil([])
            let done = try await admin.change("settings/apply", body)
            #expect(done.status == 200 && done["applied"] == "1")
            #expect(try await admin.change("settings/apply", body)["applied"] == "0")
            #expect(try await admin.get("audit")["trail.0.deed"] == "apply")
            #expect(try await admin.get("audit")["trail.1"] == nil)
        }
    }

    @Test func `The edge reloads its configuration under another edge's request id`() async throws {
        try await withAdmin { admin in
            let act = OperatorAct(id: "r-1", actor: "own", reason: "a test")
            _ = try await admin.records.operators.recordAct("apply", "edge.yaml of another edge", act)
            let done = try await admin.change("settings/apply", #""request_id": "r-1""#)
            #expect(done["applied"] == "1" && admin.reloads == [false])
            let trail = try await admin.get("audit")
            #expect(trail["trail.0.request_id"] == "r-1" && trail["trail.1.request_id"] == "r-1")
            #expect(trail["trail.0.what"] != trail["trail.1.what"])
        }
    }

    @Test func `The edge stops all spending at once, or one app's, and remembers who did it`() async throws {
        try await withAdmin(["coach", "pages"]) { admin in
            let (coach, pages) = (admin.killSwitches["coach"], admin.killSwitches["pages"])
            let body = #""on": true, "app": "coach", "request_id": "k-1""#
            let one = try await admin.change("kill-switch", body, by: "PUT")
            #expect(
                one["applied"] == "1" && one["kill_switch.on"] == "0" && one["kill_switch.apps.0.on"] == "1")
            #expect(coach.isOn && !pages.isOn)
            #expect(try await admin.change("kill-switch", body, by: "PUT")["applied"] == "0")
            _ = try await admin.change("kill-switch?dry_run=true", #""on": true"#, by: "PUT")
            #expect(!pages.isOn)
            let all = try await admin.change("kill-switch", #""on": true, "actor": "eva; adam""#, by: "PUT")
            #expect(all["kill_switch.actor"] == "own/eva; adam" && all["kill_switch.reason"] == "a test")
            #expect(pages.isOn && admin.killSwitches.isAnyOn)
            let other = KillSwitches()
            other.takeSettings(try await admin.records.operators.readSwitches())
            #expect(other["pages"].isOn)
            _ = try await admin.change("kill-switch", #""on": false"#, by: "PUT")
            #expect(coach.isOn && !pages.isOn)
            let audit = try await admin.get("audit")
            #expect(audit["trail.0.deed"] == "go_on" && audit["trail.2.what"] == "coach")
            #expect(
                try await admin.change("kill-switch", #""on": true, "app": "x""#, by: "PUT").status == 400)
            #expect(try await admin.change("kill-switch", by: "PUT").status == 400)
        }
    }

    @Test func `The edge drains on request, and notes the request in the audit`() async throws {
        try await withAdmin { admin in
            #expect(try await admin.change("drain?dry_run=true")["draining"] == "0")
            #expect(admin.drains == 0)
            let answer = try await admin.change("drain")
            #expect(answer.status == 202 && answer["grace_seconds"] == "30" && admin.drains == 1)
            #expect(answer["delay_seconds"] == "0")
            #expect(try await admin.get("audit")["trail.0.deed"] == "drain")
        }
    }

    @Test func `The admin interface creates a key once, shows it once, and revokes it`() async throws {
        try await withAdmin { admin in
            let body = #""user": "ann", "label": "laptop", "plan": "premium", "request_id": "n-1""#
            #expect(try await admin.change("keys?dry_run=true", body)["key"] == "null")
            let made = try await admin.change("keys", body)
            #expect(made.status == 201 && made["key"]?.hasPrefix("uk_") == true)
            let again = try await admin.change("keys", body)
            #expect(again.status == 200 && again["key"] == "null" && again["record.id"] == made["record.id"])
            let listed = try await admin.get("keys?user=ann")
            #expect(listed["keys.0.label"] == "laptop" && listed["keys.1"] == nil)
            #expect(try await admin.get("keys")["keys.0.user_id"] == "ann")
            #expect(!listed.text.contains(made["key"] ?? "-"))
            let id = made["record.id"] ?? ""
            #expect(
                try await admin.change("keys/\(id)?dry_run=true", by: "DELETE")["record.revoked_at"] == "null"
            )
            let revoked = try await admin.change("keys/\(id)", by: "DELETE")
            #expect(revoked["applied"] == "1" && revoked["record.revoked_at"] != "null")
            #expect(try await admin.change("keys/\(id)", by: "DELETE")["applied"] == "0")
            #expect(try await admin.change("keys/nothing", by: "DELETE").status == 404)
            #expect(try await admin.get("users/ann")["trail.0.deed"] == "revoke")
            #expect(try await admin.change("keys", #""user": "ann", "plan": "golden""#).status == 400)
        }
    }

    @Test func `The admin interface does not show another app's keys`() async throws {
        try await withAdmin(["coach", "pages"]) { admin in
            let made = try await admin.change("keys?app=coach", #""user": "ann""#)
            let id = made["record.id"] ?? ""
            #expect(try await admin.change("keys/\(id)?app=pages", by: "DELETE").status == 404)
            #expect(try await admin.get("keys?app=pages")["keys.0"] == nil)
        }
    }

    @Test func `The admin interface hands out check-ins to a push job`() async throws {
        try await withAdmin { admin in
            for (user, frequency) in [("ann", "daily"), ("ben", "weekly")] {
                let name = UserName(id: user)
                _ = try await admin.records.checkIns.checkIn(
                    .prefer(true, frequency: frequency), of: name.key)
                try await admin.records.queues.putUser(name, in: .checkIns(tenant: ""), due: nil)
            }
            let path = "/admin/v1/check-ins/claim"
            let one = try await admin.ask("POST", path, #"{"user_id": "ann"}"#, scope: "operate")
            #expect(one.status == 200 && one["claimed"] == "1" && one["frequency"] == "daily")
            let again = try await admin.ask("POST", path, #"{"user_id": "ann"}"#)
            #expect(again["claimed"] == "0" && again["reason"] == "not_due")
            let body = #"{"limit": 10, "request_id": "job-1"}"#
            let next = try await admin.ask("POST", path, body)
            #expect(
                next.text
                    == #"{"claimed":[{"user_id":"ben","frequency":"weekly"}],"request_id":"job-1"}"#)
            #expect(
                try await admin.ask("POST", path, body).text == next.text, "the job has repeated its request")
            let byHeader = try await admin.ask(
                "POST", path, #"{"limit": 10}"#, ["idempotency-key": "job-1"])
            #expect(byHeader.text == next.text)
            #expect(try await admin.ask("POST", path, #"{"limit": 10}"#)["claimed.0"] == nil)
            #expect(try await admin.ask("POST", path, #"{"limit": 10, "request_id": "a b"}"#).status == 400)
            for bad in ["", "{}", #"{"limit": 0}"#, #"{"limit": 1001}"#, #"{"user_id": "a", "limit": 1}"#] {
                #expect(try await admin.ask("POST", path, bad).status == 400)
            }
            #expect(try await admin.ask("POST", path, #"{"limit": 1}"#, scope: "read").status == 403)
        }
    }

    @Test func `The admin interface says that Redis is away, and when to ask again`() async throws {
        try await withAdmin { admin in
            admin.redis.close()
            for target in [
                "users/ann", "users", "top?by=cost", "kill-switch", "audit", "keys", "reservations",
            ] {
                let answer = try await admin.get(target)
                #expect(answer.status == 503 && answer["code"] == "redis_unavailable", "\(target)")
                #expect(answer.fields["retry-after"] == "2")
            }
            #expect(try await admin.change("users/ann/block").status == 503)
            // An edge can be drained even while its Redis is away.
            #expect(try await admin.change("drain").status == 202)
        }
    }
}
