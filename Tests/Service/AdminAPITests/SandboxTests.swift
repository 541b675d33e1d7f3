import Limits
import TestSupport
import Testing

@testable import Ledger

/// Tests a user who tries the app with a tester's account and then pays. No figure that operators read may
/// add the tester's use to the paid use.
@Suite(.needsRedisServer, .needsPythonPackages) struct `The use of testers` {
    private static func give(_ admin: LiveAdmin, _ user: String, isSandbox: Bool, at seconds: Int64)
        async throws
    {
        let event = EntitlementEvent(
            at: admin.now.advanced(bySeconds: seconds), id: "store\(seconds)", actor: "store",
            reason: "RENEWAL",
            entitlement: Entitlement(plan: "premium", status: "active", isSandbox: isSandbox))
        _ = try await admin.ledger.entitle(UserName(id: user).key, event)
    }

    /// Sends messages: `ann` sends three as a tester and two under her paid plan, `ben` sends four as a
    /// tester, and `cleo` sends one.
    private static func withTesters(_ body: @escaping @Sendable (LiveAdmin) async throws -> Void)
        async throws
    {
        try await withAdmin { admin in
            try await give(admin, "ann", isSandbox: true, at: -9)
            #expect(try await admin.say(3, as: "ann") == 3)
            try await give(admin, "ann", isSandbox: false, at: -8)
            #expect(try await admin.say(2, as: "ann") == 2)
            try await give(admin, "ben", isSandbox: true, at: -9)
            #expect(try await admin.say(4, as: "ben") == 4)
            try await give(admin, "cleo", isSandbox: false, at: -9)
            #expect(try await admin.say(1, as: "cleo") == 1)
            try await body(admin)
        }
    }

    @Test func `The use of testers is separate from paid use in a user, the books, a list and an export`()
        async throws
    {
        try await Self.withTesters { admin in
            for (target, place) in [
                ("users/ann", "books."), ("users/ann/books", ""), ("users/ann/export", "user.books."),
            ] {
                let response = try await admin.ask("GET", "/admin/v1/\(target)")
                #expect(response["\(place)totals.messages"] == "2", "\(target)")
                #expect(response["\(place)totals.cost_microdollars"] == "14", "\(target)")
                #expect(response["\(place)sandbox_totals.messages"] == "3", "\(target)")
                #expect(response["\(place)sandbox_totals.cost_microdollars"] == "21", "\(target)")
            }
            let books = try await admin.get("users/ann/books")
            #expect(books["lines.0.model"] == "sandbox:small" && books["lines.0.sandbox"] == "1")
            #expect(books["lines.1.model"] == "small" && books["lines.1.sandbox"] == "0")
            let list = try await admin.get("users")
            let index = try #require((0..<3).first { list["users.\($0).user_id"] == "ann" })
            let month = "users.\(index).month"
            #expect(list["\(month).messages"] == "2" && list["\(month).sandbox_messages"] == "3")
            #expect(list["\(month).tokens"] == "60" && list["\(month).sandbox_tokens"] == "90")
            #expect(
                list["\(month).cost_microdollars"] == "14"
                    && list["\(month).sandbox_cost_microdollars"] == "21")
        }
    }

    @Test(arguments: [("messages", 1), ("tokens", 30), ("cost", 7)])
    func `Testers have their own list of the users with most use`(by: String, each: Int) async throws {
        try await Self.withTesters { admin in
            for period in ["day", "month"] {
                let paid = try await admin.get("top?by=\(by)&period=\(period)")
                #expect(paid["sandbox"] == "0")
                #expect(paid["users.0.user_id"] == "ann" && paid["users.0.value"] == "\(2 * each)")
                #expect(paid["users.1.user_id"] == "cleo" && paid["users.2"] == nil)
                let testers = try await admin.get("top?by=\(by)&period=\(period)&sandbox=true")
                #expect(testers["sandbox"] == "1")
                #expect(testers["users.0.user_id"] == "ben" && testers["users.0.value"] == "\(4 * each)")
                #expect(testers["users.1.user_id"] == "ann" && testers["users.1.value"] == "\(3 * each)")
                #expect(testers["users.2"] == nil)
            }
        }
    }

    @Test func `The refusals of testers are separate from those of paid use`() async throws {
        try await Self.withTesters { admin in
            let plans = [("ann", false, 2), ("ann", true, 5), ("ben", true, 4), ("cleo", false, 1)]
            for (version, (user, isSandbox, count)) in plans.enumerated() {
                let note = RefusalEntry(
                    hour: admin.now, cause: RefusalEntry.Cause(.usedUp, "messages"), version: version,
                    settings: "x",
                    first: admin.now, last: admin.now, count: count, used: 800, amount: 800,
                    modelClass: nil, plan: "premium", isSandbox: isSandbox)
                try await admin.records.refusals.note(note, of: UserKey(user: user))
            }
            let paid = try await admin.get("top?by=refusals")
            #expect(paid["users.0.user_id"] == "ann" && paid["users.0.value"] == "2")
            #expect(paid["users.1.user_id"] == "cleo" && paid["users.2"] == nil)
            let testers = try await admin.get("top?by=refusals&sandbox=true")
            #expect(testers["users.0.user_id"] == "ann" && testers["users.0.value"] == "5")
            #expect(testers["users.1.user_id"] == "ben" && testers["users.1.value"] == "4")
            #expect(testers["users.2"] == nil)
            #expect(try await admin.get("users/ben/explain")["refusals.0.plan"] == "premium")
        }
    }
}
