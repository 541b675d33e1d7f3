import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `Users whose id cannot be part of a path` {
    private static let why = #"{"reason":"a test"}"#

    @Test(arguments: [".", ".."]) func `A user named . or .. is managed by a parameter`(user: String)
        async throws
    {
        try await withAdmin { admin async throws in
            let (path, query) = ("/admin/v1/users/_", "?id=\(user)")
            #expect(try await admin.ask("POST", path + "/block" + query, Self.why).status == 200)
            let shown = try await admin.get("users/_" + query)
            #expect(shown.status == 200 && shown["user_id"] == user && shown["blocked.since"] != nil)
            #expect(try await admin.ledger.readUser(UserKey(user: user)).entitlement.isBlocked)
            #expect(try await admin.ask("DELETE", path + query, Self.why).status == 200)
            #expect(try await !admin.ledger.readUser(UserKey(user: user)).entitlement.isBlocked)
        }
    }

    @Test func `A user named by a parameter is not confused with another user`() async throws {
        try await withAdmin { admin async throws in
            #expect(try await admin.get("users/ann?id=bob").status == 400)
            #expect(try await admin.get("users/_?id=").status == 400)
            #expect(try await admin.get("users/_")["user_id"] == "_")
        }
    }
}
