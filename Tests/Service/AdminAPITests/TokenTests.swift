import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A token of the admin interface` {
    private static let reads = ["users", "users/ann", "settings", "kill-switch", "audit", "top?by=cost"]
    private static let operations = ["grants", "overrides", "resets", "block", "unblock"].map {
        "users/ann/\($0)"
    }
    private static let changes = ["drain", "keys"]

    @Test func `A token is needed for everything under /admin/v1, unknown addresses included`()
        async throws
    {
        try await withAdmin { admin in
            for target in Self.reads + ["nowhere"] {
                let answer = try await admin.ask("GET", "/admin/v1/\(target)", scope: nil)
                #expect(answer.status == 401 && answer["code"] == "unauthorized", "\(target)")
                #expect(answer.fields["www-authenticate"] == "Bearer")
            }
        }
    }

    @Test(arguments: [
        "wrong-wrong-wrong-wrong-wrong", "", "read-read-read-read-read-rea", "read-read-read-read-read-readd",
        "READ-READ-READ-READ-READ-READ", "read-read-read-read-read-read own-own-own-own-own-own-own",
    ])
    func `A token of the admin interface is accepted only if it is exact`(token: String) async throws {
        try await withAdmin { admin async throws in
            #expect(try await admin.ask("GET", "/admin/v1/settings", scope: token).status == 401)
        }
    }

    @Test func `A token allows what its scope allows, and a refusal names the missing scope`() async throws {
        try await withAdmin { admin in
            for target in Self.reads {
                #expect(
                    try await admin.ask("GET", "/admin/v1/\(target)", scope: "read").status == 200,
                    "\(target)")
            }
            for target in Self.operations {
                let refused = try await admin.change(target, scope: "read")
                #expect(refused.status == 403 && refused["code"] == "forbidden", "\(target)")
                #expect(refused["detail"] == "This needs the scope operate; the token read has read.")
                #expect(try await admin.change(target, scope: "operate").status != 403, "\(target)")
            }
            for target in Self.changes {
                #expect(try await admin.change(target, scope: "operate").status == 403, "\(target)")
            }
            #expect(admin.drains == 0)
            let own = try await admin.ask(
                "GET", "/admin/v1/settings", scope: "the-edges-own-token-in-its-file")
            #expect(own.status == 200)
        }
    }

    @Test func `Guesses of an admin token are limited; the right one is still accepted`() async throws {
        try await withAdmin { admin in
            var statuses: Set<Int> = []
            for number in 0..<25 {
                let answer = try await admin.ask("GET", "/admin/v1/settings", scope: "guess-\(number)")
                statuses.insert(answer.status)
                if number >= 20 {
                    #expect(answer.status == 429 && answer.fields["retry-after"] == "60")
                    #expect(answer.fields["connection"] == "close")
                }
            }
            #expect(statuses == [401, 429])
            #expect(try await admin.ask("GET", "/admin/v1/settings", scope: "read").status == 200)
        }
    }

    @Test func `An admin token is accepted only after the scheme Bearer and one space`() async throws {
        try await withAdmin { admin in
            let token = LiveAdmin.tokens["own"] ?? ""
            for value in ["Basic \(token)", "Bearer", "Bearer  \(token)", token] {
                let answer = try await admin.ask(
                    "GET", "/admin/v1/settings", scope: nil, ["Authorization": value])
                #expect(answer.status == 401, "\(value)")
            }
            let lower = try await admin.ask(
                "GET", "/admin/v1/settings", scope: nil, ["authorization": "bearer \(token)"])
            #expect(lower.status == 200)
        }
    }
}
