import Ledger
import Limits
import TestSupport
import Testing

@testable import AdminAPI

@Suite(.needsRedisServer, .needsPythonPackages) struct `A request id` {
    struct Two: Sendable, CustomTestStringConvertible {
        let path: String
        var method = "POST"
        let first: String
        let other: String
        var otherPath: String?
        var testDescription: String { "\(path): \(other)" }
    }

    private static let end = #""expires_at": "2099-01-01T00:00:00Z""#

    @Test(arguments: [
        Two(
            path: "users/ann/grants", first: #""limit": "messages", "amount": 5, \#(end)"#,
            other: #""limit": "messages", "amount": 6, \#(end)"#),
        Two(
            path: "users/ann/grants", first: #""limit": "messages", "amount": 5, \#(end)"#,
            other: #""limit": "messages", "amount": 5, "expires_at": "2098-01-01T00:00:00Z""#),
        Two(
            path: "users/ann/overrides", first: #""limit": "messages", "amount": 5"#,
            other: #""limit": "messages", "amount": null"#),
        Two(
            path: "users/ann/resets", first: #""limit": "messages", "used": 1"#,
            other: #""limit": "messages", "used": 2"#),
        Two(
            path: "users/ann/entitlement", method: "PUT", first: #""anchor_day": 3"#,
            other: #""anchor_day": 4"#),
        Two(
            path: "users/ann/entitlement", method: "PUT", first: #""anchor_day": 3"#,
            other: #""anchor_day": 3, "plan": "free""#),
        Two(
            path: "users/ann/entitlement", method: "PUT", first: #""anchor_day": 3, "plan": "premium""#,
            other: #""plan": "premium""#),
        Two(path: "users/ann/block", first: "", other: "", otherPath: "users/ann/unblock"),
        Two(
            path: "keys", first: #""user": "ann", "label": "laptop""#,
            other: #""user": "ann", "label": "phone""#),
        Two(path: "kill-switch", method: "PUT", first: #""on": true"#, other: #""on": false"#),
    ])
    func `A request id belongs to one change; another change under it is refused`(two: Two) async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            func send(_ path: String, _ members: String) async throws -> Answer {
                let id = #""request_id": "r-1""#
                return try await admin.change(
                    path, members.isEmpty ? id : "\(members), \(id)", by: two.method)
            }
            let first = try await send(two.path, two.first)
            #expect((200...201).contains(first.status) && first["applied"] == "1", "\(first.text)")
            let before = try await admin.get("users/ann").text.replacing(/"now":"[^"]*"/, with: "")
            let other = try await send(two.otherPath ?? two.path, two.other)
            #expect(other.status == 409 && other["code"] == "conflict", "\(other.text)")
            #expect(other["detail"].map { $0.contains("under this request id") } == true, "\(other.text)")
            let after = try await admin.get("users/ann").text.replacing(/"now":"[^"]*"/, with: "")
            #expect(before == after)
            let again = try await send(two.path, two.first)
            #expect(again.status == 200 && again["applied"] == "0", "\(again.text)")
        }
    }

    @Test func `A request id of one change is refused for a change of another kind`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            let id = #""request_id": "r-1""#
            #expect(try await admin.change("users/ann/block", id).status == 200)
            let grant = try await admin.change(
                "users/ann/grants", #""limit": "messages", "amount": 5, \#(Self.end), \#(id)"#)
            #expect(grant.status == 409, "\(grant.text)")
            // An import uses one request id for many users. So the same id for another user is a new change.
            #expect(try await admin.change("users/bob/block", id)["applied"] == "1")
        }
    }

    @Test func `A request id may be repeated with an end that was computed anew`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            func grant(_ seconds: Int64) async throws -> Answer {
                let end = admin.now.advanced(bySeconds: seconds).timestamp
                return try await admin.change(
                    "users/ann/grants",
                    #""limit": "messages", "amount": 5, "expires_at": "\#(end)", "request_id": "r-1""#)
            }
            #expect(try await grant(7200)["applied"] == "1")
            let later = try await grant(7203)
            #expect(later.status == 200 && later["applied"] == "0", "\(later.text)")
            #expect(try await grant(7400).status == 409)
        }
    }

    @Test func `A reset's request id is valid in the next period, and for every slice of a rolling window`() {
        func repeats(_ what: String, _ before: String) -> Bool {
            RepeatedChange(
                of: StoredUser.AuditEntry(action: "reset", id: "r", actor: "", reason: "", what: before),
                at: .distantPast
            ).isReset(what)
        }
        #expect(repeats("m:2612:msg=7", "m:2611:msg=7"))
        #expect(repeats("r18000:tok=0", "r18000:tok:98211=0"))
        #expect(!repeats("m:2612:msg=7", "d:261201:msg=7"))
        #expect(!repeats("m:2612:msg=7", "m:2611:in=7"))
        #expect(!repeats("t:trial:msg=0", "t:other:msg=0"))
        #expect(!repeats("m:2611:msg=7", "m:2611:msg=8"))
    }
}
