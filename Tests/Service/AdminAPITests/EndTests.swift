import Ledger
import Limits
import Reactor
import Records
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer, .needsPythonPackages) struct `Merging and erasing a user` {
    private static let old = UserName(id: "old")

    private func fill(_ admin: LiveAdmin) async throws {
        try await admin.give("premium", to: "old")
        try await admin.say(3, as: "old")
        try await admin.say(2, as: "new")
        _ = try await admin.change(
            "users/old/grants", #""limit": "messages", "amount": 9, "expires_at": "2099-01-01T00:00:00Z""#)
        _ = try await admin.change("keys", #""user": "old", "label": "laptop""#)
        _ = try await admin.records.checkIns.checkIn(.prefer(true, frequency: "daily"), of: Self.old.key)
        for queue in [Queue.checkIns(tenant: ""), .reconciliation(tenant: "")] {
            try await admin.records.queues.putUser(Self.old, in: queue, due: nil)
        }
    }

    private func keys(_ admin: LiveAdmin) async throws -> Set<String> {
        var arguments = RedisArguments()
        for word in ["KEYS", "*"] { arguments.append(word) }
        let all = try await admin.redis.sendCommand(arguments).array?.compactMap(\.bytes) ?? []
        return Set(all.map { String(decoding: $0, as: UTF8.self) })
    }

    @Test func `A merge moves everything to the other user once, and leaves nothing behind`() async throws {
        try await withAdmin { admin in
            try await fill(admin)
            let body = #""into": "new", "request_id": "m-1""#
            let dry = try await admin.change("users/old/merge?dry_run=true", body)
            #expect(dry["dry_run"] == "1" && dry["user.entitlement.version"] == "0")
            let done = try await admin.change("users/old/merge", body)
            #expect(done.status == 200 && done["applied"] == "1" && done["user.plan.id"] == "premium")
            // The present plan counts by month, and 3 messages were sent in this month. The messages from
            // before the purchase had a daily limit, so they are in the books only.
            #expect(done["user.limits.0.used"] == "3")
            #expect(done["user.limits.0.amount"] == "809" && done["user.blocked"] == "null")
            #expect(
                done["user.books.totals.messages"] == "5"
                    && done["user.books.totals.cost_microdollars"] == "35")
            #expect(done["user.trail.0.deed"] == "merge")
            #expect(try await admin.get("keys?user=new")["keys.0.label"] == "laptop")
            #expect(try await admin.get("users/old")["is_known"] == "0")
            let again = try await admin.change("users/old/merge", body)
            #expect(again["applied"] == "0" && again["user.books.totals.messages"] == "5")
            let stem = Self.old.key.stemText
            #expect(try await keys(admin).filter { $0.hasPrefix(stem) } == [])
            #expect(try await admin.say(as: "new") == 1)
            let due = try await admin.records.queues.takePeople(9, from: .checkIns(tenant: ""), lease: 1)
            #expect(due.people.map(\.text) == ["new"])
        }
    }

    /// The first argument names the user who is RevenueCat's customer. The second is the time of that
    /// customer's purchase in seconds, relative to the other user's Stripe purchase.
    @Test(arguments: [("old", -10), ("old", 10), ("new", -10), ("new", 10)] as [(String, Int64)])
    func `A merge keeps the stores' purchases apart, so that the end of one leaves the other`(
        name: String, seconds: Int64
    ) async throws {
        try await withAdmin { admin in
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            func tell(_ store: String, _ user: String, at seconds: Int64, _ rank: Int, days: Int64)
                async throws
            {
                var record = SubscriptionRecord()
                (record.plan, record.source, record.rank) = (rank == 0 ? "premium" : "trial", store, rank)
                record.status = days > 0 ? "active" : "expired"
                record.periodEnd = now.advanced(bySeconds: days * 86_400)
                record.customers = store == "stripe" ? ["cus_1"] : []
                let news = SubscriptionNews(
                    at: now.advanced(bySeconds: seconds), id: "\(store) \(days)", actor: store,
                    reason: "test",
                    record: record)
                _ = try await admin.records.subscriptions.noteNews(news, of: UserName(id: user).key)
            }
            try await tell("revenuecat", name, at: seconds, 0, days: 20)
            try await tell("stripe", name == "old" ? "new" : "old", at: 0, 1, days: 40)
            let done = try await admin.change("users/old/merge", #""into": "new""#)
            #expect(done["user.plan.id"] == "premium", "the row further up")
            try await tell("revenuecat", "new", at: 60, 0, days: -1)
            var record = try await admin.records.subscriptions.readSubscription(of: UserName(id: "new").key)
                .record
            #expect(record.plan == "trial" && record.source == "stripe" && record.status == "active")
            #expect(record.customers == ["cus_1"])
            try await tell("revenuecat", "new", at: 70, 0, days: 20)
            try await tell("stripe", "new", at: 80, 1, days: -1)
            record = try await admin.records.subscriptions.readSubscription(of: UserName(id: "new").key)
                .record
            #expect(record.plan == "premium" && record.source == "revenuecat")
        }
    }

    @Test func `A merge keeps a purchase of a second store that was in reserve`() async throws {
        try await withAdmin { admin in
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            for (store, rank) in [("revenuecat", 0), ("stripe", 1)] {
                var record = SubscriptionRecord()
                (record.plan, record.source, record.rank) = (rank == 0 ? "premium" : "trial", store, rank)
                (record.status, record.periodEnd) = ("active", now.advanced(bySeconds: 86_400))
                let news = SubscriptionNews(at: now, id: store, actor: store, reason: "test", record: record)
                _ = try await admin.records.subscriptions.noteNews(news, of: Self.old.key)
            }
            _ = try await admin.change("users/old/merge", #""into": "new""#)
            let record = try await admin.records.subscriptions.readSubscription(of: UserName(id: "new").key)
                .record
            #expect(record.plan == "premium" && Array(record.others.keys) == ["stripe"])
        }
    }

    @Test(arguments: 1...14)
    func `A merge goes on where it stopped when the same request is repeated`(calls: Int) async throws {
        try await withAdmin { admin in
            try await fill(admin)
            let act = OperatorAct(id: "m-1", actor: "a", reason: "r")
            let runner = CutRunner(admin.redis, after: calls)
            let cut = UserMerge(
                RedisLedger(runner), RecordStore(runner), KeyWalk(admin.redis), APIKeyStore(admin.redis))
            _ = try? await cut.mergeUsers(Self.old, into: UserName(id: "new"), act)
            let done = try await admin.change("users/old/merge", #""into": "new", "request_id": "m-1""#)
            #expect(done.status == 200, "\(done.text)")
            let new = try await admin.get("users/new")
            #expect(new["plan.id"] == "premium" && new["limits.0.amount"] == "809")
            #expect(new["books.totals.messages"] == "5" && new["counters.t:premium:msg"] == "3")
            #expect(try await admin.get("users/old")["is_known"] == "0")
        }
    }

    @Test func `A merge is refused while messages are open or another merge is under way`() async throws {
        try await withAdmin { admin in
            try await fill(admin)
            let request = AdmissionRequest(user: Self.old.key)
            guard
                case .admitted(let reservation, _) = try await admin.admissions.admit(request, now: admin.now)
            else {
                Issue.record("refused")
                return
            }
            let open = try await admin.change("users/old/merge", #""into": "new""#)
            #expect(
                open.status == 409 && open["detail"]?.hasPrefix("This user has open messages: 1.") == true)
            _ = await admin.admissions.settle(reservation.refund())
            let act = OperatorAct(id: "m-1", actor: "a", reason: "r")
            _ = try await admin.ledger.depart(Self.old.key, into: UserName(id: "new").key, act)
            #expect(try await admin.change("users/old/merge", #""into": "other""#).status == 409)
            #expect(try await admin.change("users/old/unblock").status == 409)
            #expect(try await admin.change("users/old/merge", #""into": "old""#).status == 400)
            #expect(try await admin.change("users/nobody/merge", #""into": "new""#)["applied"] == "0")
        }
    }

    @Test func `An erasure removes everything of the user, and leaves an audit entry`() async throws {
        try await withAdmin { admin in
            let before = try await keys(admin)
            try await fill(admin)
            let dry = try await admin.change("users/old?dry_run=true", by: "DELETE")
            #expect(dry["keys"] != "0" && dry["applied"] == "0")
            let body = #""request_id": "f-1""#
            let done = try await admin.change("users/old", body, by: "DELETE")
            #expect(done["applied"] == "1" && done["keys"] == dry["keys"])
            let left = try await keys(admin).subtracting(before)
            #expect(left.allSatisfy { !$0.hasPrefix(Self.old.key.stemText) })
            #expect(!left.contains { $0.contains(":k}") } && !left.contains("us:check-ins"))
            #expect(left.contains("us:{forgotten}:a"))
            #expect(try await admin.get("users/old")["is_known"] == "0")
            let again = try await admin.change("users/old", body, by: "DELETE")
            #expect(again["applied"] == "0" && again["keys"] == "0")
            #expect(try await admin.say(as: "old") == 1)
        }
    }

    @Test func `An export of a user is complete, and needs the scope own`() async throws {
        try await withAdmin { admin in
            try await fill(admin)
            let answer = try await admin.ask("GET", "/admin/v1/users/old/export")
            #expect(answer.status == 200 && answer["user.plan.id"] == "premium")
            #expect(answer["books.0.messages"] == "3" && answer["keys.0.label"] == "laptop")
            #expect(answer["check_ins.frequency"] == "daily" && answer["events.0.id"] == "store-1")
            #expect(try await admin.ask("GET", "/admin/v1/users/old/export", scope: "operate").status == 403)
        }
    }
}

/// A script runner that passes the first `calls` calls to the server, and fails every later call.
private final class CutRunner: ScriptRunner {
    private let redis: RedisRouter
    private var left: Int

    init(_ redis: RedisRouter, after calls: Int) {
        self.redis = redis
        left = calls
    }

    func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
        async throws(RedisError) -> RedisReply
    {
        try count()
        return try await redis.evaluate(script, keys: keys, arguments, due: due)
    }

    func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
        try count()
        return try await redis.sendCommand(arguments)
    }

    func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
        left -= list.count
        return left < 0 ? list.map { _ in .failure(.unavailable) } : await redis.sendCommands(list)
    }

    private func count() throws(RedisError) {
        left -= 1
        guard left >= 0 else { throw .unavailable }
    }
}
