import Bytes
import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 18: a purchase becomes a grant once. After every call, script and model must have the same grants.
@Suite(.needsRedisServer) struct `What is bought once` {
    private static let user = UserKey(user: "ada")
    private static let start = Int64(Fixture.start / 1000)
    private static let day: Int64 = 86_400_000
    private static let field = "m:9901:msg"

    private static func key(_ kind: Unicode.Scalar) -> String {
        String(decoding: user.key(kind), as: UTF8.self)
    }

    private struct Model {
        struct Row: Equatable {
            var limit: String
            var amount: Int
            var expires: Int64
            var owner: String?
            var isDebt = false

            var text: String {
                "\(limit)=\(amount)@\(expires)" + (owner.map { "#\($0)" } ?? "") + (isDebt ? "!" : "")
            }
        }

        var rows: [Row] = []
        var version = 0
        var used = 0

        /// Applies a change. Returns the outcome that the script must report.
        mutating func take(_ change: PurchaseChange, at now: Int64) -> PurchaseChange.Outcome {
            guard change.version == version else { return .outdated }
            let mine = rows.filter { $0.owner == change.transaction }
            if mine.contains(where: \.isDebt) || !change.isRefund && !mine.isEmpty { return .known }
            forget(at: now)
            rows.removeAll { $0.owner == change.transaction }
            if !change.isRefund {
                rows += change.parts.map {
                    Row(
                        limit: $0.limit, amount: $0.amount, expires: $0.expires.milliseconds,
                        owner: change.transaction)
                }
            } else if mine.isEmpty {
                rows.append(
                    Row(
                        limit: "-", amount: 0, expires: change.markExpires.milliseconds,
                        owner: change.transaction,
                        isDebt: true))
            }
            guard change.isRefund else {
                version += 1
                return .done
            }
            for var row in mine {
                let part = change.parts.first { $0.limit == row.limit }
                let beyond = part?.field == nil ? 0 : used - (part?.own ?? 0)
                (row.amount, row.isDebt) = (max(0, min(row.amount, beyond)), true)
                rows.append(row)
            }
            version += 1
            return .done
        }

        /// Removes expired grants. The grant of a purchase is removed only 40 days after its expiry.
        mutating func forget(at now: Int64) {
            rows.removeAll { now >= $0.expires + ($0.owner == nil ? 0 : 40 * day) }
        }
    }

    private static func change(_ random: inout SplitMix64, _ model: Model, at now: Int64) -> PurchaseChange {
        let transaction = "stripe/pi_\(Int.random(in: 0..<4, using: &random))"
        let isRefund = Int.random(in: 0..<3, using: &random) == 0
        let mine = model.rows.filter { $0.owner == transaction }
        let limits =
            isRefund
            ? mine.map(\.limit) : any([["day"], ["day", "life"], ["life"]], &random)
        let parts = limits.map { limit in
            PurchaseChange.Part(
                limit: limit, amount: Int.random(in: 1...9, using: &random),
                expires: Moment(milliseconds: now + any([1, day, 90 * day], &random)),
                field: Bool.random(using: &random) ? field : nil, own: Int.random(in: 0...6, using: &random))
        }
        let isOutdated = Int.random(in: 0..<6, using: &random) == 0
        return PurchaseChange(
            transaction: transaction, isRefund: isRefund, markExpires: Moment(milliseconds: now + day),
            version: isOutdated ? model.version + 1 : model.version, parts: parts)
    }

    private static func any<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    private static func grants(_ redis: RedisBench) async throws -> String {
        let value = try await redis.command(["HGET", key("s"), "grants"])
        return value.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    @Test(arguments: 0..<8) func `Purchases agree with the model after every call`(seed: Int) async throws {
        try await RedisBench.withRedis { redis async throws in
            var random = SplitMix64(seed: UInt64(seed))
            let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
            for round in 0..<6 {
                try await redis.command(["FLUSHALL"])
                var (model, now) = (Model(), Self.start)
                for step in 0..<40 {
                    now += Self.any([0, 1, Self.day, 41 * Self.day], &random)
                    try await redis.setClock(Int(now) * 1000)
                    model.used = Int.random(in: 0...12, using: &random)
                    try await redis.command(["HSET", Self.key("s"), Self.field, "\(model.used)"])
                    let place: Comment = "seed \(seed), round \(round), step \(step)"
                    if Int.random(in: 0..<5, using: &random) == 0 {
                        let expires = now + Self.any([1, Self.day], &random)
                        let grant = Entitlement.Grant(
                            limit: "day", amount: 2, expires: Moment(milliseconds: expires))
                        let act = OperatorAct(id: "act \(step)", actor: "ada", reason: "why")
                        _ = try await redis.ledger.addGrant(Self.user, grant, act)
                        // The script compares whole seconds, so the model rounds the time.
                        model.forget(at: now / 1000 * 1000)
                        model.rows.append(Model.Row(limit: "day", amount: 2, expires: expires))
                        model.version += 1
                    } else {
                        let change = Self.change(&random, model, at: now)
                        let expected = model.take(change, at: now)
                        let found = try await records.purchases.applyChange(
                            change, of: Self.user, actor: "stripe", reason: "why")
                        #expect(found == expected, place)
                    }
                    let found = try await Self.grants(redis)
                    guard found == model.rows.map(\.text).joined(separator: ",") else {
                        Issue.record("\(place): \(found) is not \(model.rows.map(\.text))")
                        return
                    }
                }
                let version = try await records.subscriptions.readVersion(of: Self.user)
                #expect(version == model.version)
            }
        }
    }

    @Test func `A one-off purchase is noted in the trail with its store, and read by edges`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
            func change(_ isRefund: Bool, _ version: Int) -> PurchaseChange {
                PurchaseChange(
                    transaction: "stripe/pi_1", isRefund: isRefund, markExpires: .distantFuture,
                    version: version,
                    parts: [
                        PurchaseChange.Part(
                            limit: "day", amount: 5, expires: Moment(milliseconds: 9_999_999_999_999),
                            field: Self.field, own: 1)
                    ])
            }
            #expect(
                try await records.purchases.applyChange(
                    change(false, 0), of: Self.user, actor: "stripe", reason: "r")
                    == .done)
            try await redis.command(["HSET", Self.key("s"), Self.field, "4"])
            #expect(
                try await records.purchases.applyChange(
                    change(true, 1), of: Self.user, actor: "stripe", reason: "r") == .done
            )
            let stored = try await redis.ledger.readUser(Self.user)
            #expect(stored.trail.map(\.action) == ["refund", "grant"])
            #expect(
                stored.trail.map(\.what) == [
                    "day=3@9999999999999#stripe/pi_1!", "day=5@9999999999999#stripe/pi_1",
                ])
            #expect(stored.trail.allSatisfy { $0.actor == "stripe" && $0.id == "stripe/pi_1" })
            #expect(
                stored.entitlement.grants == [
                    Entitlement.Grant(
                        limit: "day", amount: 3, expires: Moment(milliseconds: 9_999_999_999_999),
                        transaction: "stripe/pi_1", isDebt: true)
                ])
        }
    }

    @Test func `A purchase that both users of a merge have stays one, refunded if either is`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
            let expires = Moment(milliseconds: 9_999_999_999_999)
            let part = PurchaseChange.Part(limit: "day", amount: 5, expires: expires, field: nil, own: 0)
            for (version, transaction) in ["stripe/pi_1", "stripe/pi_2"].enumerated() {
                let change = PurchaseChange(
                    transaction: transaction, isRefund: false, markExpires: expires, version: version,
                    parts: [part])
                #expect(
                    try await records.purchases.applyChange(
                        change, of: Self.user, actor: "stripe", reason: "r")
                        == .done)
            }
            let (own, given) = ("day=1@9999999999999", "day=3@9999999999999#stripe/pi_1!")
            let other = DepartedRecord(
                user: UserKey(user: "other"),
                fields: [
                    ("et", "1"), ("ei", "x"), ("merging", "act;tag;"),
                    ("grants", "\(given),\(own),day=5@9999999999999#stripe/pi_2"),
                ])
            let act = OperatorAct(id: "act", actor: "ada", reason: "why")
            try await redis.command(["HSET", Self.key("s"), "joining", "act;\(other.user.stemText);"])
            #expect(try await redis.ledger.mergeUser(Self.user, other, act).applied)
            #expect(
                try await Self.grants(redis) == "\(given),day=5@9999999999999#stripe/pi_2,\(own)")
        }
    }
}
