import Bytes
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 19: merges and erasures run at the same time, and some are refused. The result must be the same as if
/// the accepted ones had run one after another, in some order.
@Suite(.needsRedisServer, .timeLimit(.minutes(2))) struct `Merges that run at once` {
    /// Passes calls to the router. Before each call, it lets a random number of other calls pass.
    private final class DawdlingRunner: ScriptRunner {
        private let router: RedisRouter
        private var random: SplitMix64

        init(_ router: RedisRouter, seed: UInt64) { (self.router, random) = (router, SplitMix64(seed: seed)) }

        func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
            async throws(RedisError) -> RedisReply
        {
            await dawdle()
            return try await router.evaluate(script, keys: keys, arguments, due: due)
        }

        func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
            await dawdle()
            return try await router.sendCommand(arguments)
        }

        func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
            await dawdle()
            return await router.sendCommands(list)
        }

        private func dawdle() async {
            for _ in 0..<Int.random(in: 0..<6, using: &random) {
                var arguments = RedisArguments()
                arguments.append("EXISTS" as StaticString)
                arguments.append("us:{nobody}:s")
                _ = try? await router.sendCommand(arguments)
            }
        }
    }

    /// The merges and erasures that run at the same time, as pairs of users. The first user is merged into
    /// the second, or is erased if the second is nil.
    enum Case: CaseIterable {
        case pair, chain, ring, twoIntoOne, oneIntoTwo, erasedTarget, erasedOld, sameRequest

        var moves: [(old: Int, new: Int?)] {
            switch self {
            case .pair: [(0, 1), (1, 0)]
            case .chain: [(0, 1), (1, 2)]
            case .ring: [(0, 1), (1, 2), (2, 0)]
            case .twoIntoOne: [(0, 2), (1, 2)]
            case .oneIntoTwo: [(0, 1), (0, 2)]
            case .erasedTarget: [(0, 1), (1, nil)]
            case .erasedOld: [(0, 1), (0, nil)]
            case .sameRequest: [(0, 1), (0, 1)]
            }
        }
    }

    /// How many messages each of the three users has sent. Every sum of these numbers shows whose messages it
    /// contains.
    private static let messages = [1, 10, 100]

    private final class Bench {
        let redis: RedisRouter
        let ledger: RedisLedger
        let names: [UserName]
        var refusals = 0
        var running = 0
        var failure: String?
        let waiter = Waiter()

        init(_ redis: RedisRouter, _ moves: Case, _ round: Int) {
            self.redis = redis
            ledger = RedisLedger(redis)
            names = (0..<3).map { UserName(id: "\(moves) \(round) user \($0)") }
        }

        private func merge(by runner: any ScriptRunner) -> UserMerge {
            UserMerge(RedisLedger(runner), RecordStore(runner), KeyWalk(redis), APIKeyStore(redis))
        }

        func fill() async throws {
            var ids = RequestNames()
            let month = try await ledger.bookPages(of: names[0].key).compactMap { $0 }[0]
            for (user, count) in zip(names, messages) {
                let used = Consumption(messages: count, calls: count, inputTokens: 10 * count, cost: count)
                let bill = Bill(model: Array("m".utf8), used: used, isGuessed: false)
                _ = try await ledger.settle(
                    Settlement(
                        user: user.key, request: ids.next(), attempt: ids.nextAttempt(), kind: .countedLater,
                        changes: [Settlement.Change(field: "t:trial:msg", by: count, amount: 999)],
                        bill: bill, day: BookDay(month: month, day: 1)))
                let act = OperatorAct(id: "gift", actor: "anna", reason: "")
                let grant = Entitlement.Grant(limit: "messages", amount: count, expires: .distantFuture)
                _ = try await ledger.addGrant(user.key, grant, act)
            }
        }

        /// Repeats a merge or an erasure until it is accepted, and counts the refusals.
        func carryOut(_ move: (old: Int, new: Int?), seed: UInt64) async throws {
            let runner = DawdlingRunner(redis, seed: seed)
            for _ in 0..<400 {
                let isDone: Bool
                if let new = move.new {
                    let act = OperatorAct(id: "\(move.old) into \(new)", actor: "anna", reason: "")
                    do throws(LedgerError) {
                        let outcome = try await merge(by: runner).mergeUsers(
                            names[move.old], into: names[new], act)
                        if case .otherMerge = outcome { isDone = false } else { isDone = true }
                    } catch {
                        guard error == .merging else { throw error }
                        isDone = false
                    }
                } else {
                    do throws(LedgerError) {
                        _ = try await RedisLedger(runner).forgetUser(names[move.old].key)
                        isDone = true
                    } catch {
                        guard error == .merging else { throw error }
                        isDone = false
                    }
                }
                if isDone { return }
                refusals += 1
            }
            throw TestFailure("refused for ever: \(move)")
        }

        /// Checks for each user that the counters, the grants and the books contain the same number of
        /// messages. Returns this number for each of the three users.
        func left() async throws -> [Int] {
            var sums: [Int] = []
            let month = try await ledger.bookPages(of: names[0].key).compactMap { $0 }[0]
            for user in names {
                let stored = try await ledger.readUser(user.key)
                let lines = try await ledger.readBooks(of: user.key, in: month)
                let counted = stored.counters["t:trial:msg"] ?? 0
                let granted = stored.entitlement.grants.reduce(0) { $0 + $1.amount }
                let booked = lines.reduce(0) { $0 + $1.messages }
                #expect(counted == granted && granted == booked, "\(counted), \(granted), \(booked)")
                #expect(stored.others["joining"] == nil && !stored.entitlement.isBlocked)
                sums.append(counted)
            }
            return sums
        }
    }

    private static func play(_ moves: Case, _ redis: RedisRouter, on loop: EventLoop) async throws -> Int {
        var refusals = 0
        for round in 0..<12 {
            let bench = Bench(redis, moves, round)
            try await bench.fill()
            bench.running = moves.moves.count
            for (place, move) in moves.moves.enumerated() {
                loop.spawn(with: bench) { bench in
                    do {
                        try await bench.carryOut(move, seed: UInt64(round * 10 + place))
                    } catch {
                        bench.failure = "\(error)"
                    }
                    bench.running -= 1
                    if bench.running == 0 { bench.waiter.wake() }
                }
            }
            await bench.waiter.wait()
            if let failure = bench.failure { throw TestFailure(failure) }
            let left = try await bench.left()
            let sum = left.reduce(0, +)
            switch moves {
            case .erasedTarget: #expect([100, 101].contains(sum), "\(left)")
            case .erasedOld: #expect([111, 110].contains(sum), "\(left)")
            default: #expect(sum == 111, "round \(round): \(left)")
            }
            refusals += bench.refusals
        }
        return refusals
    }

    @Test(arguments: Case.allCases) func `Racing merges lose and double nothing`(moves: Case) async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        try await onLoop(within: 60) { loop in
            let redis = RedisRouter(StoreAddress(RedisAddress(host: path)), on: loop, options: .patient)
            defer { redis.close() }
            let refusals = try await Self.play(moves, redis, on: loop)
            if moves != .sameRequest { #expect(refusals > 0, "they never met") }
        }
    }
}
