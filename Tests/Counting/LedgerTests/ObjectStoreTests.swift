import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The owner of a stored object` {
    @Test func `has it until it is removed, and nobody else has`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let store = ObjectStore(redis.client)
            let (ann, bob) = (UserKey(user: "ann"), UserKey(user: "bob"))
            let file = StoredObject(.files, Array("file-1".utf8))
            let answer = StoredObject(.responses, Array("resp_1".utf8))
            for (time, object) in [(1, file), (2, answer), (3, file)] {
                try await store.add(object, of: ann, at: Moment(seconds: Int64(time)))
            }
            #expect(try await store.owns([file, answer], ann))
            #expect(try await store.owns([], bob))
            #expect(try await !store.owns([file], bob))
            let other = StoredObject(.responses, file.id)
            #expect(try await !store.owns([file, other], ann), "an id is of one kind")
            #expect(try await store.ids(of: .files, ann) == [file.id])
            try await store.remove(file, of: ann)
            #expect(try await !store.owns([file], ann))
            #expect(try await store.owns([answer], ann))
        }
    }

    @Test func `is the other user after a merge, for as long as before`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let (old, new) = (UserName(id: "guest"), UserName(id: "ann"))
            let (store, records) = (ObjectStore(redis.client), RecordStore(redis.client))
            let (mine, theirs) = (StoredObject(.files, [1]), StoredObject(.files, [2]))
            let act = OperatorAct(id: "1", actor: "ada", reason: "why")
            for (user, object) in [(new, mine), (old, theirs)] {
                _ = try await records.subscriptions.entitle(user.key, [("plan", "full")], after: nil, act)
                try await store.add(object, of: user.key, at: Moment(seconds: 5))
            }
            let merge = UserMerge(
                redis.ledger, records, KeyWalk(redis.client), APIKeyStore(redis.client))
            _ = try await merge.merge(old, into: new, OperatorAct(id: "2", actor: "ada", reason: "why"))
            #expect(try await store.owns([mine, theirs], new.key))
            #expect(try await !store.owns([theirs], old.key))
            let key = String(decoding: new.key.key("o"), as: UTF8.self)
            #expect(try await redis.command(["PTTL", key]).integer == -1)
        }
    }
}
