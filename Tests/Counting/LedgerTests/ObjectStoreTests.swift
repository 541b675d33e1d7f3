import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The owner of a stored object` {
    @Test func `A stored object has its owner until it is removed, and no other owner`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let store = ObjectStore(redis.client)
            let (ann, bob) = (UserKey(user: "ann"), UserKey(user: "bob"))
            let file = StoredObject("files", Array("file-1".utf8))
            let answer = StoredObject("responses", Array("resp_1".utf8))
            for (time, object) in [(1, file), (2, answer), (3, file)] {
                try await store.addObject(object, of: ann, at: Moment(seconds: Int64(time)))
            }
            #expect(try await store.owns([file, answer], ann))
            #expect(try await store.owns([], bob))
            #expect(try await !store.owns([file], bob))
            let other = StoredObject("responses", file.id)
            #expect(try await !store.owns([file, other], ann), "an id is of one kind")
            #expect(try await store.listIDs(of: "files", ann) == [file.id])
            try await store.removeObject(file, of: ann)
            #expect(try await !store.owns([file], ann))
            #expect(try await store.owns([answer], ann))
        }
    }

    /// The script that settles a message also records the object that the message stored at a provider. This
    /// holds for a charge, for a refund, and for a message that is counted later.
    @Test(arguments: [Settlement.Kind.messageUsed, .messageReturned, .countedLater], [false, true])
    func `The owner of a stored object is recorded with the settlement of the message that stored it`(
        kind: Settlement.Kind, isChosen: Bool
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            let (ann, bob) = (UserKey(user: "ann"), UserKey(user: "bob"))
            let objects = [
                StoredObject("responses", Array("resp_1".utf8)),
                StoredObject("containers", Array("cntr_1".utf8)),
            ]
            var names = RequestNames(nonce: 1, state: 1)
            let id = isChosen ? RequestID(messageID: "mine".utf8) : names.next()
            let now = Moment(milliseconds: Int64(Fixture.start / 1000))
            let ask = AdmitCommand(
                user: ann, requestID: id, attempt: 1, version: 0,
                schedule: Fixture.planTable.schedule(for: .none, modelClass: ModelClass("pro"), at: now),
                estimate: Consumption(), lease: 60_000, scheduleTime: now)
            try await redis.setClock(Fixture.start)
            if kind != .countedLater {
                guard case .admitted = try await redis.ledger.admit(ask) else { throw TestFailure("refused") }
            }
            let used = Consumption(messages: 1, calls: 1, totalTokens: 3)
            for bill in [nil, Bill(used: used, isGuessed: false)] {
                let end = Settlement(
                    user: ann, request: id, attempt: 1, kind: kind, bill: bill,
                    day: bill == nil ? nil : BookDay(month: BookMonth(year: 2040, month: 1), day: 1),
                    objects: objects)
                _ = try await redis.ledger.settle(end)
            }
            let store = ObjectStore(redis.client)
            #expect(try await store.owns(objects, ann))
            #expect(try await !store.owns([objects[0]], bob))
            let set = String(decoding: ann.key("o"), as: UTF8.self)
            #expect(try await redis.command(["ZCARD", set]).integer == 2)
            let score = try await redis.command(["ZSCORE", set, "responses/resp_1"]).bytes ?? []
            #expect(String(decoding: score, as: UTF8.self) == "\(Fixture.start / 1000)")
        }
    }

    @Test func `A user is the owner of the newest 10,000 objects that the user stored`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let ann = UserKey(user: "ann")
            let set = String(decoding: ann.key("o"), as: UTF8.self)
            let old = (0..<10_000).flatMap { ["\($0)", "files/f\($0)"] }
            try await redis.command(["ZADD", set] + old)
            _ = try await redis.ledger.settle(
                Settlement(
                    user: ann, request: RequestID(messageID: "mine".utf8), attempt: 1, kind: .countedLater,
                    changes: [Settlement.Change(field: "m:1:msg", by: 1)],
                    objects: [StoredObject("files", Array("new".utf8))]))
            #expect(try await redis.command(["ZCARD", set]).integer == 10_000)
            let store = ObjectStore(redis.client)
            #expect(try await store.owns([StoredObject("files", Array("new".utf8))], ann))
            #expect(try await !store.owns([StoredObject("files", Array("f0".utf8))], ann))
            #expect(try await store.owns([StoredObject("files", Array("f1".utf8))], ann))
        }
    }

    @Test func `The owner of a stored object is in a backup, and in what is restored from it`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let (ann, bob) = (UserKey(user: "ann"), UserKey(user: "bob"))
            let store = ObjectStore(redis.client)
            let file = StoredObject("files", Array("file-1".utf8))
            for (time, user) in [(5, ann), (6, bob)] {
                try await store.addObject(file, of: user, at: Moment(seconds: Int64(time)))
            }
            let now = Moment(milliseconds: Int64(Fixture.start / 1000))
            let backup = try await redis.ledger.readBackup(of: ann, at: now)
            #expect(backup.objects.map(\.name) == ["files/file-1"])
            #expect(backup.objects.map(\.at) == [Moment(seconds: 5)])
            try await store.removeObject(file, of: ann)
            // A restore replaces the present record. An object that was added after the backup must be gone
            // afterwards.
            try await store.addObject(StoredObject("files", Array("file-2".utf8)), of: ann, at: now)
            var rules = RestoreRules()
            rules.replaces = true
            let act = OperatorAct(id: "1", actor: "ada", reason: "why")
            let outcome = try await redis.ledger.restore(backup, rules, at: now, act)
            #expect(outcome == .written(fallen: []))
            #expect(try await store.listIDs(of: "files", ann) == [file.id])
            let set = String(decoding: ann.key("o"), as: UTF8.self)
            #expect(try await redis.command(["PTTL", set]).integer == -1)
        }
    }

    @Test func `A merge makes the other user the owner of an object, for as long as before`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let (old, new) = (UserName(id: "guest"), UserName(id: "ann"))
            let (store, records) = (ObjectStore(redis.client), RecordStore(redis.client))
            let (mine, theirs) = (StoredObject("files", [1]), StoredObject("files", [2]))
            let act = OperatorAct(id: "1", actor: "ada", reason: "why")
            for (user, object) in [(new, mine), (old, theirs)] {
                _ = try await records.subscriptions.entitle(user.key, [("plan", "full")], after: nil, act)
                try await store.addObject(object, of: user.key, at: Moment(seconds: 5))
            }
            let merge = UserMerge(
                redis.ledger, records, KeyWalk(redis.client), APIKeyStore(redis.client))
            _ = try await merge.mergeUsers(old, into: new, OperatorAct(id: "2", actor: "ada", reason: "why"))
            #expect(try await store.owns([mine, theirs], new.key))
            #expect(try await !store.owns([theirs], old.key))
            let key = String(decoding: new.key.key("o"), as: UTF8.self)
            #expect(try await redis.command(["PTTL", key]).integer == -1)
        }
    }
}
