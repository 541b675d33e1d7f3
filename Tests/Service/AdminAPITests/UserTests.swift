import Configuration
import Foundation
import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `A user in the admin interface` {
    @Test func `A user in the admin interface is shown with plan, limits, books and trail`() async throws {
        try await withAdmin { admin in
            try await admin.give("premium")
            try await admin.say(3)
            let user = try await admin.get("users/ann")
            #expect(user["is_known"] == "1" && user["user_id"] == "ann" && user["app"] == "null")
            #expect(user["redis_key"] == "us:{AGFubg}:" && user["plan.id"] == "premium")
            #expect(user["limits.0.used"] == "3" && user["limits.0.remaining"] == "797")
            #expect(user["limits.1.used"] == "90" && user["limits.1.window"] == "rolling 18000s")
            #expect(user["bursts.0.left"] == "2" && user["time_zone"] == NoonZone.name)
            #expect(user["books.totals.messages"] == "3" && user["books.totals.cost_microdollars"] == "21")
            #expect(user["books.totals.guessed_output_tokens"] == "0")
            #expect(user["books.lines.0.model"] == "small" && user["books.lines.0.input_tokens"] == "30")
            #expect(user["trail.0.actor"] == "store" && user["trail.0.at"]?.hasPrefix("20") == true)
            #expect(user["limits.0.resets_at"]?.hasSuffix(NoonZone.offset) == true)
        }
    }

    @Test func `Who is unknown is shown like a new one`() async throws {
        try await withAdmin { admin in
            for id in ["nobody", "a%2Fb%20%7D%0A", String(repeating: "x", count: 60)] {
                let user = try await admin.get("users/\(id)")
                #expect(user.status == 200 && user["is_known"] == "0" && user["plan.id"] == "free")
                #expect(user["limits.0.used"] == "0" && user["entitlement.version"] == "0")
            }
            #expect(try await admin.get("users/a%2Fb%20%7D%0A")["user_id"] == "a/b }\n")
        }
    }

    @Test func `A user in the admin interface of another app is shown like an unknown one`() async throws {
        try await withAdmin(["coach", "pages"]) { admin in
            try await admin.give("premium", tenant: "coach")
            #expect(try await admin.get("users/ann?app=coach")["is_known"] == "1")
            let other = try await admin.get("users/ann?app=pages")
            #expect(other.status == 200 && other["is_known"] == "0" && other["plan.id"] == "free")
            let unnamed = try await admin.get("users/ann")
            #expect(unnamed.status == 400 && unnamed["code"] == "unknown_app")
            #expect(unnamed["detail"]?.hasSuffix("Known: coach, pages.") == true)
            #expect(try await admin.get("users/ann?app=else")["code"] == "unknown_app")
            #expect(try await admin.get("users?app=pages")["users.0"] == nil)
            #expect(try await admin.get("users?app=coach")["users.0.user_id"] == "ann")
        }
    }

    @Test func `A user in the admin interface has books of any month`() async throws {
        try await withAdmin { admin in
            try await admin.say(2)
            let now = try await admin.get("users/ann/books")
            #expect(now["totals.messages"] == "2" && now["lines.0.model"] == "small")
            let past = try await admin.get("users/ann/books?from=2020-01&to=2020-12")
            #expect(past["totals.messages"] == "0" && past["lines.0"] == nil)
            for bad in ["from=2020-13", "from=2020-02&to=2020-01", "from=2019-01&to=2020-02", "from=20-1"] {
                #expect(try await admin.get("users/ann/books?\(bad)").status == 400, "\(bad)")
            }
        }
    }

    @Test func `The pages of the list of users together contain all users`() async throws {
        try await withAdmin { admin in
            for number in 0..<300 { try await admin.give("premium", to: "user-\(number)") }
            try await admin.say(1, as: "user-7")
            try await admin.give("premium", to: String(repeating: "long", count: 20))
            var (cursor, seen, pages, unnamed): (String?, Set<String>, Int, Int) = ("0", [], 0, 0)
            while let next = cursor {
                let page = try await admin.get("users?limit=50&cursor=\(next)")
                let document = try JSONSerialization.jsonObject(with: Data(page.body)) as? [String: Any]
                for user in document?["users"] as? [[String: Any]] ?? [] {
                    if let id = user["user_id"] as? String { seen.insert(id) } else { unnamed += 1 }
                    let month = user["month"] as? [String: Any]
                    #expect((month?["messages"] as? Int == 1) == (user["user_id"] as? String == "user-7"))
                }
                cursor = document?["next_cursor"] as? String
                pages += 1
            }
            #expect(seen == Set((0..<300).map { "user-\($0)" }) && unnamed == 1)
            for list in ["users", "keys", "reservations"] {
                #expect(try await admin.get("\(list)?cursor=x").status == 400, "\(list)")
            }
        }
    }

    @Test func `The users with most use are listed by messages, tokens, cost or refusals`() async throws {
        try await withAdmin { admin in
            for (user, count) in [("ann", 3), ("ben", 1), ("cleo", 5)] {
                try await admin.give("premium", to: user)
                try await admin.say(count, as: user, tokens: user == "ben" ? 900 : 30)
            }
            try await admin.say(4, as: "dora")
            for (by, first, value) in [
                ("messages", "cleo", "5"), ("tokens", "ben", "900"), ("cost", "cleo", "35"),
                ("refusals", "dora", "2"),
            ] {
                for period in ["day", "month"] {
                    let top = try await admin.get("top?by=\(by)&period=\(period)&limit=2")
                    #expect(
                        top["users.0.user_id"] == first && top["users.0.value"] == value, "\(by) \(period)")
                    #expect(top["users.2"] == nil && top["walked.is_whole"] == "1")
                }
            }
            #expect(try await admin.get("top").status == 400)
            #expect(try await admin.get("top?by=beauty").status == 400)
        }
    }

    @Test func `Open messages are listed with their users, and stuck ones are marked`() async throws {
        try await withAdmin { admin in
            func open(_ user: String, lease: Int) async throws {
                let admissions = Admissions(
                    ledger: admin.ledger, planTable: admin.settings.planTable,
                    bounds: AdmissionBounds(lease: lease), monotonic: { 0 })
                let request = AdmissionRequest(
                    user: UserName(id: user).key, messageID: RequestID(messageID: Array("mine".utf8)))
                guard case .admitted(let reservation, _) = try await admissions.admit(request, now: admin.now)
                else {
                    Issue.record("refused")
                    return
                }
                _ = reservation.refund()
            }
            try await open("ann", lease: 60_000)
            try await open("ben", lease: 1)
            _ = await eventually(on: admin.loop) {
                (try? await admin.get("reservations?state=stuck")["reservations.0"]) != nil
            }
            let stuck = try await admin.get("reservations?state=stuck")
            #expect(stuck["reservations.0.user_id"] == "ben" && stuck["reservations.1"] == nil)
            #expect(stuck["reservations.0.state"] == "stuck" && stuck["reservations.0.request_id"] == "mine")
            let running = try await admin.get("reservations?state=open")
            #expect(running["reservations.0.user_id"] == "ann" && running["reservations.1"] == nil)
            #expect(try await admin.get("reservations")["reservations.1"] != nil)
        }
    }
}
