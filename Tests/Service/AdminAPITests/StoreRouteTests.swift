import Ledger
import Redis
import TestSupport
import Testing

@testable import AdminAPI

@Suite(.needsRedisServer, .needsPythonPackages) struct `A store that was emptied` {
    private static let path = "/admin/v1/store/accept"
    private static let why = #"{"reason":"It was meant","actor":"eva","request_id":"r-1"}"#

    private static func tell(_ admin: LiveAdmin, _ words: [String]) async throws {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        _ = try await admin.redis.sendCommand(arguments)
    }

    /// Writes what edges write into Redis when they find an empty store instead of the known one.
    private static func empty(_ admin: LiveAdmin) async throws {
        try await tell(
            admin, ["HSET", "us:{store:}:e", "id", "new", "lost", "old", "since", "1790000000000"])
    }

    @Test func `Every reader is shown whether the store was emptied or is intact`() async throws {
        try await withAdmin { admin in
            let fresh = try await admin.get("store")
            #expect(fresh.status == 200 && fresh["id"] == "null" && fresh["emptied"] == "0")
            #expect(fresh["since"] == "null")
            try await Self.empty(admin)
            let lost = try await admin.get("store")
            #expect(lost.status == 200 && lost["id"] == "new" && lost["emptied"] == "1")
            #expect(lost["since"]?.hasPrefix("2026-09-2") == true, "\(lost.text)")
            #expect(try await admin.ask("GET", "/admin/v1/store", scope: nil).status == 401)
            #expect(try await admin.ask("DELETE", "/admin/v1/store").status == 405)
        }
    }

    @Test func `An emptied store is accepted once, by owners only, and that is audited`() async throws {
        try await withAdmin { admin in
            try await Self.empty(admin)
            for scope in ["read", "operate"] {
                #expect(try await admin.ask("POST", Self.path, Self.why, scope: scope).status == 403)
            }
            #expect(try await admin.ask("POST", Self.path, Self.why, scope: nil).status == 401)
            #expect(try await admin.ask("POST", Self.path, "{}").status == 400, "no reason")
            #expect(try await admin.ask("POST", Self.path, #"{"reason":"a\nb"}"#).status == 400)
            #expect(try await admin.ask("POST", Self.path + "?force=true", Self.why).status == 400)
            #expect(try await admin.get("store")["emptied"] == "1")
            #expect(try await admin.get("audit")["trail.0.deed"] == nil)
            let done = try await admin.ask("POST", Self.path, Self.why)
            #expect(done.status == 200 && done["applied"] == "1" && done["dry_run"] == "0")
            #expect(done["actor"] == "own/eva" && done["reason"] == "It was meant")
            #expect(done["request_id"] == "r-1")
            #expect(done["store.emptied"] == "0" && done["store.id"] == "new")
            let audit = try await admin.get("audit")
            #expect(audit["trail.0.deed"] == "store-accept" && audit["trail.0.what"] == "new")
            #expect(audit["trail.0.actor"] == "own/eva" && audit["trail.0.reason"] == "It was meant")
            let again = try await admin.ask("POST", Self.path, Self.why)
            #expect(again.status == 200 && again["applied"] == "0" && again["store.emptied"] == "0")
            #expect(try await admin.get("audit")["trail.1.deed"] == nil, "nothing was left to accept")
        }
    }

    @Test func `An emptied store is still shown as such after a dry run`() async throws {
        try await withAdmin { admin in
            try await Self.empty(admin)
            let dry = try await admin.ask("POST", Self.path + "?dry_run=true", Self.why)
            #expect(dry.status == 200 && dry["applied"] == "0" && dry["dry_run"] == "1")
            #expect(dry["store.emptied"] == "1")
            #expect(try await admin.get("store")["emptied"] == "1")
            #expect(try await admin.get("audit")["trail.0.deed"] == nil)
        }
    }

    @Test func `An emptied store is accepted only after Redis has noted it, and only once`() async throws {
        try await withAdmin { admin in
            try await Self.empty(admin)
            try await Self.tell(admin, ["ACL", "SETUSER", "default", "-hdel"])
            let failed = try await admin.ask("POST", Self.path, Self.why)
            #expect(failed.status == 503, "\(failed.text)")
            #expect(failed["applied"] == nil)
            #expect(try await admin.get("store")["emptied"] == "1")
            try await Self.tell(admin, ["ACL", "SETUSER", "default", "+hdel"])
            let done = try await admin.ask("POST", Self.path, Self.why)
            #expect(done.status == 200 && done["applied"] == "1" && done["store.emptied"] == "0")
            var question = RedisArguments()
            for word in ["HGET", "us:{store:}:e", "accepted"] { question.append(word) }
            let accepted = try await admin.redis.sendCommand(question).bytes ?? []
            #expect(String(decoding: accepted, as: UTF8.self) == "old,", "noted once")
        }
    }

    /// Redis contains a key that identifies the store, and here the value of this key is invalid. The admin
    /// interface must not report such a store as intact.
    @Test func `A store whose mark cannot be read is not shown as intact`() async throws {
        try await withAdmin { admin in
            try await Self.tell(admin, ["SET", "us:{store:}:e", "no hash"])
            #expect(try await admin.get("store").status == 503)
            #expect(try await admin.ask("POST", Self.path, Self.why).status == 503)
            #expect(try await admin.get("audit")["trail.0.deed"] == nil)
        }
    }
}
