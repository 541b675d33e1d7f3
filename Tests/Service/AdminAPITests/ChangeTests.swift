import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `A change of one user` {
    @Test func `A grant is added for its time, once under its id, and is audited`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            let grant =
                #""limit": "messages", "amount": 50, "expires_at": "2099-01-01T00:00:00+01:00", "#
                + #""request_id": "r-1", "actor": "eva""#
            let done = try await admin.change("users/ann/grants", grant, scope: "operate")
            #expect(done.status == 200 && done["applied"] == "1" && done["dry_run"] == "0")
            #expect(done["actor"] == "operate/eva" && done["what"] == "messages=50@4070905200000")
            #expect(done["user.limits.0.amount"] == "850")
            #expect(done["user.trail.0.deed"] == "grant" && done["user.trail.0.actor"] == "operate/eva")
            #expect(done["user.trail.0.reason"] == "a test" && done["user.trail.0.request_id"] == "r-1")
            let again = try await admin.change("users/ann/grants", grant, scope: "operate")
            #expect(again.status == 200 && again["applied"] == "0" && again["user.limits.0.amount"] == "850")
        }
    }

    @Test func `An override holds for its time or until it is removed`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            let path = "users/ann/overrides"
            let forGood = try await admin.change(path, #""limit": "messages", "amount": 1000"#)
            #expect(forGood["user.limits.0.amount"] == "1000" && forGood["what"] == "messages=1000")
            #expect(forGood["user.entitlement.overrides.0.amount"] == "1000")
            let aMonth = try await admin.change(path, #""limit": "messages", "amount": 5, "periods": 1"#)
            #expect(aMonth["user.limits.0.amount"] == "5")
            #expect(aMonth["user.entitlement.overrides.0"] == nil)
            #expect(aMonth["user.entitlement.grants.0.expires_at"] == aMonth["user.limits.0.resets_at"])
            #expect(try await admin.say(6) == 5)
            let until = #""limit": "messages", "amount": 9, "until": "2099-01-01T00:00:00Z""#
            #expect(try await admin.change(path, until)["user.limits.0.amount"] == "9")
            let back = try await admin.change(path, #""limit": "messages", "amount": null"#)
            #expect(back["user.limits.0.amount"] == "800" && back["user.entitlement.grants.0"] == nil)
        }
    }

    @Test func `A reset sets the used amount, to which open reservations are added`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            #expect(try await admin.say(3) == 3)
            let open = AdmissionRequest(user: UserName(id: "ann").key)
            guard case .admitted(let reservation, _) = try await admin.admissions.admit(open, now: admin.now)
            else {
                Issue.record("refused")
                return
            }
            let dry = try await admin.change("users/ann/resets?dry_run=true", #""limit": "messages""#)
            #expect(dry["dry_run"] == "1" && dry["applied"] == "0" && dry["user.limits.0.used"] == "1")
            #expect(try await admin.get("users/ann")["limits.0.used"] == "4")
            let done = try await admin.change("users/ann/resets", #""limit": "messages", "used": 7"#)
            #expect(done["applied"] == "1" && done["user.limits.0.used"] == "8")
            let rolling = try await admin.change("users/ann/resets", #""limit": "total_tokens""#)
            #expect(rolling["user.limits.1.used"] == "0")
            _ = await admin.admissions.settle(reservation.refund())
            #expect(try await admin.get("users/ann")["limits.0.used"] == "7")
        }
    }

    @Test func `An entitlement is written in parts, and the store's next event overrides it`() async throws {
        try await withAdmin { admin in
            let path = "users/ann/entitlement"
            let first =
                #""plan": "premium", "status": "active", "period_end": "2099-01-01T00:00:00Z", "request_id": "e-1""#
            let done = try await admin.change(path, first, by: "PUT")
            #expect(done["applied"] == "1" && done["user.plan.id"] == "premium")
            #expect(done["user.entitlement.version"] == "1")
            let again = try await admin.change(path, first, by: "PUT")
            #expect(again["applied"] == "0" && again["user.entitlement.version"] == "1")
            let zone = try await admin.change(
                path, #""time_zone": "Asia/Tokyo", "anchor_day": 31"#, by: "PUT")
            #expect(zone["user.time_zone"] == "Asia/Tokyo" && zone["user.plan.id"] == "premium")
            let away = try await admin.change(path, #""plan": null, "period_end": null"#, by: "PUT")
            #expect(away["user.plan.id"] == "free" && away["user.entitlement.period_end"] == "null")
            #expect(away["user.entitlement.anchor_day"] == "31")
        }
    }

    @Test func `A dry run of a new end shows that a late renewal is not waited for, as the change does`()
        async throws
    {
        try await withAdmin { admin in
            let event = EntitlementEvent(
                at: Moment(milliseconds: 1), id: "e", actor: "store", reason: "renewed",
                entitlement: Entitlement(
                    plan: "premium", status: "active", periodEnd: Moment(seconds: 4_000_000_000),
                    lapsesAt: Moment(seconds: 4_000_009_000)))
            _ = try await admin.ledger.entitle(UserName(id: "ann").key, event)
            #expect(try await admin.get("users/ann")["entitlement.lapses_at"] != "null")
            let body = #""period_end": "2099-01-01T00:00:00Z", "request_id": "end-1""#
            for path in ["users/ann/entitlement?dry_run=true", "users/ann/entitlement"] {
                let answer = try await admin.change(path, body, by: "PUT")
                #expect(answer["user.entitlement.lapses_at"] == "null", "\(path)")
            }
        }
    }

    @Test func `A blocked user cannot send from the next message on, despite caches, but can read`()
        async throws
    {
        try await withAdmin { admin in
            try await admin.give("premium")
            #expect(try await admin.say() == 1)
            let done = try await admin.change("users/ann/block", #""request_id": "b-1""#, scope: "operate")
            #expect(done["applied"] == "1" && done["user.blocked.actor"] == "operate")
            #expect(done["user.blocked.reason"] == "a test")
            #expect(try await admin.say(3) == 0)
            let shown = try await admin.get("users/ann")
            #expect(shown["limits.0.used"] == "1" && shown["reservations.0"] == nil)
            #expect(shown["refusals.0.cause"] == "blocked" && shown["refusals.0.count"] == "3")
            let account = try await admin.admissions.readAccount(of: UserName(id: "ann").key, now: admin.now)
            #expect(account.counts.used(0) == 1)
            #expect(try await admin.change("users/ann/block", #""request_id": "b-2""#)["applied"] == "0")
            let free = try await admin.change("users/ann/unblock", scope: "operate")
            #expect(free["applied"] == "1" && free["user.blocked"] == "null")
            #expect(try await admin.say() == 1)
            // This request repeats the first one, which was already done. It must not block the user again.
            #expect(try await admin.change("users/ann/block", #""request_id": "b-1""#)["applied"] == "0")
            #expect(try await admin.say() == 1)
        }
    }

    @Test func `A dry run shows what would be, and changes nothing`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            let before = try await admin.ledger.readUser(UserName(id: "ann").key)
            let end = #""expires_at": "2099-01-01T00:00:00Z""#
            let dry = "?dry_run=true"
            let grant = try await admin.change(
                "users/ann/grants\(dry)", #""limit": "messages", "amount": 9, \#(end)"#)
            #expect(grant["applied"] == "0" && grant["user.limits.0.amount"] == "809")
            let override = try await admin.change(
                "users/ann/overrides\(dry)", #""limit": "messages", "amount": 1"#)
            #expect(override["user.limits.0.amount"] == "1")
            let plan = try await admin.change("users/ann/entitlement\(dry)", #""plan": "free""#, by: "PUT")
            #expect(plan["user.plan.id"] == "free")
            #expect(try await admin.change("users/ann/block\(dry)")["user.blocked.since"] != nil)
            let after = try await admin.ledger.readUser(UserName(id: "ann").key)
            #expect(after.trail == before.trail && after.entitlement == before.entitlement)
        }
    }

    @Test(arguments: [
        ("users/ann/grants", #"{"reason": "x", "limit": "messages", "amount": 1}"#, "expires_at is missing."),
        ("users/ann/grants", #"{"limit": "messages", "amount": 1}"#, "reason is missing"),
        ("users/ann/grants", #"{"reason": "", "limit": "messages"}"#, "reason must be a text"),
        ("users/ann/grants", #"{"reason": "x", "limit": "nothing", "amount": 1}"#, "Known: life, messages"),
        (
            "users/ann/grants", #"{"reason": "x", "limit": "messages", "amount": 1.5}"#,
            "amount must be a whole number"
        ),
        (
            "users/ann/grants",
            #"{"reason": "x", "limit": "messages", "amount": 1, "expires_at": "2020-01-01T00:00:00Z"}"#,
            "expires_at has passed already."
        ),
        (
            "users/ann/grants",
            #"{"reason": "x", "limit": "messages", "amount": 1, "expires_at": "tomorrow"}"#,
            "a time with its offset"
        ),
        ("users/ann/overrides", #"{"reason": "x", "limit": "messages"}"#, "amount is missing."),
        (
            "users/ann/overrides",
            #"{"reason": "x", "limit": "messages", "amount": 1, "periods": 1, "until": "2099-01-01T00:00:00Z"}"#,
            "periods or until"
        ),
        (
            "users/ann/overrides", #"{"reason": "x", "limit": "messages", "amount": -1}"#,
            "whole number from 0"
        ),
        ("users/ann/overrides", #"{"reason": "x", "limit": "life", "amount": 1, "periods": 2}"#, "use until"),
        ("users/ann/resets", #"{"reason": "x", "limit": "total_tokens"}"#, "Known: messages, pro"),
        ("users/ann/block", "[]", "not a JSON object"), ("users/ann/block", "", "not a JSON object"),
        ("users/ann/block", #"{"reason": "x", "reason": "y"}"#, "reason is in the body twice."),
        ("users/ann/block", #"{"reason": "x", "resaon": "y"}"#, "known: request_id, actor, reason"),
        ("users/ann/block", #"{"reason": "two\nlines"}"#, "is not one line"),
        ("users/ann/block", #"{"reason": "x", "request_id": "a b"}"#, "A request id must have"),
        ("users/ann/block?dryrun=true", #"{"reason": "x"}"#, "known: app, dry_run"),
        ("users/ann/block?dry_run=yes", #"{"reason": "x"}"#, "dry_run must be one of true, false."),
    ])
    func `An impossible change is refused with advice, and changes nothing`(
        path: String, body: String, detail: String
    ) async throws {
        try await withAdmin { admin in
            let answer = try await admin.ask("POST", "/admin/v1/\(path)", body)
            #expect(answer.status == 400 && answer["code"] == "bad_request")
            #expect(answer["detail"]?.contains(detail) == true, "\(answer.text)")
            let stored = try await admin.ledger.readUser(UserName(id: "ann").key)
            #expect(stored.trail.isEmpty && stored.entitlement == .none)
        }
    }

    @Test func `The id may come as Idempotency-Key, and two that differ are refused`() async throws {
        try await withAdmin { admin in
            let path = "/admin/v1/users/ann/block"
            let key = ["Idempotency-Key": "k-1"]
            #expect(try await admin.ask("POST", path, #"{"reason": "x"}"#, key)["request_id"] == "k-1")
            let other = #"{"reason": "x", "request_id": "k-2"}"#
            #expect(try await admin.ask("POST", path, other, key).status == 400)
            let made = try await admin.ask("POST", "/admin/v1/users/ben/block", #"{"reason": "x"}"#)
            #expect(made["request_id"]?.hasPrefix("op-") == true)
        }
    }

    @Test func `A body that is too long is refused`() async throws {
        try await withAdmin { admin in
            let long = String(repeating: "x", count: 20_000)
            let answer = try await admin.ask("POST", "/admin/v1/users/ann/block", #"{"reason": "\#(long)"}"#)
            #expect(answer.status == 413)
        }
    }
}
