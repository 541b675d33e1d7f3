import Bytes
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 10 (an older event never replaces a newer one) for a user with purchases at several services. After
/// every event, in any order, the script and the model must have the same data.
@Suite(.needsRedisServer) struct `A user's entitlement from several sources` {
    private static let user = UserKey(user: "ada")
    /// The time is 0.7 s after a full second. So the test notices if the script ignores milliseconds when it
    /// compares the ends of plans and of pauses.
    private static let now = Fixture.start / 1000 + 700

    private static func key(_ kind: Unicode.Scalar) -> String {
        String(decoding: user.key(kind), as: UTF8.self)
    }

    private static func tell(_ words: [String], _ redis: RedisBench) async throws -> [Int] {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sae")
        for word in words { arguments.append(word) }
        let reply = try await redis.ledger.runScript(redis.ledger.scripts.entitle, keys: 3, arguments)
        return (reply.array ?? []).compactMap(\.integer)
    }

    private static func tell(_ event: SourceModel.Event, _ redis: RedisBench) async throws -> [Int] {
        let parts = event.given.flatMap { [$0.key, $0.value] }
        return try await tell(["\(event.time)", event.id, "ada", "why"] + parts, redis)
    }

    private static func fields(_ redis: RedisBench) async throws -> [String: String] {
        let items = try await redis.command(["HGETALL", key("s")]).array ?? []
        let texts = items.map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
        return Dictionary(
            stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) },
            uniquingKeysWith: { _, last in last })
    }

    /// A random event of a service or an operator. The values are close to each other, so that many events
    /// compete.
    private static func event(_ random: inout SplitMix64) -> SourceModel.Event {
        func any(_ values: [String]) -> String { values.randomElement(using: &random) ?? "" }
        func sometimes() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
        let ends = [-5000, -1, 0, 1, 5000, 9000].map { "\(now + $0)" }
        let values: [(String, [String])] = [
            ("plan", ["", "free", "web"]), ("status", ["", "active", "trial", "free", "expired"]),
            ("from", ["", "7"]), ("to", [""] + ends), ("anchor", ["3", "31"]), ("product", ["p", ""]),
            ("phase", ["trial", ""]), ("rank", ["", "0", "1", "2"]), ("unsubscribed", ["1", ""]),
            ("billing", ["1", ""]), ("paused", ["9", ""]), ("sandbox", ["", "", "1"]),
            ("manage", ["u", ""]), ("manage2", ["v", ""]), ("manage3", ["w", ""]), ("manage4", ["x", ""]),
            ("lapses", [""] + ends), ("row", ["p*", ""]), ("bought", ["b", ""]), ("price", ["EUR1", ""]),
            ("hold", ends), ("zone", ["", "UTC"]), ("overrides", ["", "day=4"]),
            ("customer", ["", "a", "b,c", "d,e,f,a,g", "h,i,j", "k,b,b"]),
        ]
        var given: [String: String] = [:]
        for (name, values) in values where sometimes() { given[name] = any(values) }
        if sometimes() || sometimes() {
            given["store"] = any(["revenuecat", "stripe", "apple", "stripe2"])
        }
        return SourceModel.Event(
            time: Int.random(in: 95..<130, using: &random), id: "e\(Int.random(in: 0..<4, using: &random))",
            given: given)
    }

    @Test(arguments: 0..<8) func `The best source entitles a user after every event`(seed: Int) async throws {
        try await RedisBench.withRedis { redis async throws in
            var random = SplitMix64(seed: UInt64(seed))
            for round in 0..<12 {
                try await redis.command(["FLUSHALL"])
                try await redis.setClock(Self.now * 1000)
                var model = SourceModel()
                for number in 0..<16 {
                    let event = Self.event(&random)
                    let before = model.fields
                    let expected = model.take(event, at: Self.now)
                    let found = try await Self.tell(event, redis)
                    var kept = try await Self.fields(redis)
                    let version = kept.removeValue(forKey: "ev").flatMap { Int($0) } ?? 0
                    let place = "seed \(seed), round \(round), event \(number): \(event) after \(before)"
                    guard found == expected, kept == model.fields, version == model.version else {
                        Issue.record("\(place)\n\(found) \(kept)\nmodel: \(expected) \(model.fields)")
                        return
                    }
                }
                let trail = try await redis.ledger.readUser(Self.user).trail
                #expect(trail.reversed().map(\.what) == model.trail)
                #expect(
                    trail.allSatisfy { $0.action == "entitle" && $0.actor == "ada" && $0.reason == "why" })
            }
        }
    }

    /// The newer of two records is the one whose entitlement was reported later.
    @Test(arguments: [
        ("UTC", "Asia/Tokyo", 9, "Asia/Tokyo"), ("UTC", "Asia/Tokyo", 1, "UTC"), ("UTC", "", 9, "UTC"),
    ])
    func `A merge keeps the time zone of the newer record, or the one that there is`(
        own: String, other: String, time: Int, kept: String
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            _ = try await Self.tell(["5", "a", "", "", "plan", "web", "zone", own], redis)
            var fields = [("et", "\(time)"), ("ei", "b"), ("plan", "web"), ("merging", "act;tag;")]
            if !other.isEmpty { fields.append(("zone", other)) }
            let departed = DepartedRecord(user: UserKey(user: "other"), fields: fields)
            let joining = "act;\(departed.user.stemText);"
            try await redis.command(["HSET", Self.key("s"), "joining", joining])
            let act = OperatorAct(id: "act", actor: "ada", reason: "why")
            #expect(try await redis.ledger.mergeUser(Self.user, departed, act).applied)
            #expect(try await redis.ledger.readUser(Self.user).entitlement.timeZone == kept)
        }
    }

    @Test func `A user's record keeps event ids for eight days, and the last 128 of them`() async throws {
        try await RedisBench.withRedis { redis async throws in
            for number in 0..<130 {
                #expect(try await Self.tell(["\(number)", "e\(number)", "", ""], redis) == [2, 0])
            }
            let ids = try await redis.command(["ZRANGE", Self.key("e"), "0", "-1", "WITHSCORES"]).array ?? []
            #expect(ids.count == 256)
            #expect(ids.first?.bytes == Array("e2".utf8) && ids.last?.bytes == Array("129".utf8))
            let life = try await redis.command(["PTTL", Self.key("e")]).integer ?? 0
            #expect(abs(life - 8 * 86_400_000) < 60_000)
        }
    }

    /// In this test, an event cannot be written to the audit trail. Every field must then stay the same,
    /// except the version, which rises so that edges read the record again.
    @Test(arguments: [false, true], [["zone", "UTC"], ["plan", "web"], ["plan", "", "rank", "2"]])
    func `An event that cannot be written to the trail changes no entitlement`(isFirst: Bool, given: [String])
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            if !isFirst { _ = try await Self.tell(["5", "a", "", "", "plan", "free", "to", "9"], redis) }
            var before = try await Self.fields(redis)
            try await redis.command(["ACL", "SETUSER", "default", "-xadd"])
            await #expect(throws: LedgerError.denied) {
                _ = try await Self.tell(["6", "b", "", ""] + given, redis)
            }
            try await redis.command(["ACL", "SETUSER", "default", "+xadd"])
            before["ev"] = isFirst ? "1" : "2"
            #expect(try await Self.fields(redis) == before)
            #expect(try await Self.tell(["6", "b", "", ""] + given, redis) == [1, isFirst ? 2 : 3])
        }
    }

    /// The script must refuse these fields. Otherwise an event could set a counter or the version.
    @Test(arguments: [
        ["ev", "7"], ["et", "7"], ["ei", "x"], ["t:trial:msg", "0"], ["stripe.plan", "a"], ["plan"],
    ])
    func `An event with a part that no entitlement has changes nothing`(words: [String]) async throws {
        try await RedisBench.withRedis { redis async throws in
            await #expect(throws: (any Error).self) {
                _ = try await Self.tell(["9", "e", "", "", "status", "active"] + words, redis)
            }
            #expect(try await redis.command(["DBSIZE"]).integer == 1, "more than the clock of this test")
        }
    }
}
