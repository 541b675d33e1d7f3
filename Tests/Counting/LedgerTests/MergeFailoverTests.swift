import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Merges two users whose data is on two different masters, while one of these masters is killed.
@Suite(.needsRedisServer, .timeLimit(.minutes(4))) struct `A merge of users of two masters` {
    typealias Edge = `A store of several servers`.Edge

    enum Side { case old, new }

    /// Passes calls to the router, and kills a master before a certain call.
    private final class KillingRunner: ScriptRunner {
        private let router: RedisRouter
        private var left: Int
        private let kill: () async -> Void
        private(set) var hasKilled = false

        /// - Parameter calls: how many calls are made before the kill.
        init(_ router: RedisRouter, after calls: Int, kill: @escaping () async -> Void) {
            (self.router, left, self.kill) = (router, calls, kill)
        }

        func evaluate(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64?)
            async throws(RedisError) -> RedisReply
        {
            await count()
            return try await router.evaluate(script, keys: keys, arguments, due: due)
        }

        func sendCommand(_ arguments: RedisArguments) async throws(RedisError) -> RedisReply {
            await count()
            return try await router.sendCommand(arguments)
        }

        func sendCommands(_ list: [RedisArguments]) async -> [Result<RedisReply, RedisError>] {
            await count()
            return await router.sendCommands(list)
        }

        private func count() async {
            left -= 1
            guard left == -1 else { return }
            hasKilled = true
            await kill()
        }
    }

    private static func merge(_ old: UserName, into new: UserName, by runner: any ScriptRunner, _ edge: Edge)
        async throws(LedgerError) -> UserMerge.Outcome
    {
        let merge = UserMerge(
            RedisLedger(runner), RecordStore(runner), KeyWalk(edge.router), APIKeyStore(edge.router))
        let act = OperatorAct(id: "merge \(old.text)", actor: "anna", reason: "one person")
        return try await merge.mergeUsers(old, into: new, act)
    }

    /// A user name whose slot belongs to the first master (`old`) or the second (`new`). Each pair of users
    /// has its own names.
    private static func name(_ side: Side, _ pair: Int) -> UserName {
        let slots: Range<UInt16> = side == .old ? 0..<5461 : 5462..<10_922
        return (0...).lazy.map { UserName(id: "pair \(pair) \(side) \($0)") }
            .first { slots.contains($0.key.slot.number) } ?? UserName(id: "")
    }

    private static func key(of user: UserName) -> [UInt8] { Array("key of \(user.text)".utf8) }

    /// Sends messages of both users, and stores further data for the old user.
    private static func fill(
        _ old: UserName, _ new: UserName, _ edge: Edge, on loop: EventLoop
    ) async throws {
        for (user, count) in [(old, 3), (new, 2)] {
            #expect(await eventually(on: loop, within: 30) { await edge.send(as: user.key) == nil })
            for _ in 1..<count { #expect(await edge.send(as: user.key) == nil) }
        }
        await edge.admissions.flushSettlements()
        var names = RequestNames()
        let month = try await edge.ledger.bookPages(of: old.key).compactMap { $0 }[0]
        for user in [old, new] {
            let used = Consumption(messages: 1, calls: 1, inputTokens: 10, outputTokens: 20, cost: 50)
            let bill = Bill(model: Array("m".utf8), used: used, isGuessed: false)
            _ = try await edge.ledger.settle(
                Settlement(
                    user: user.key, request: names.next(), attempt: names.nextAttempt(), kind: .countedLater,
                    bill: bill, day: BookDay(month: month, day: 1)))
        }
        let act = OperatorAct(id: "1", actor: "anna", reason: "a gift")
        let end = edge.now.advanced(bySeconds: 900)
        let grant = Entitlement.Grant(limit: "messages", amount: 9, expires: end)
        _ = try await edge.ledger.addGrant(old.key, grant, act)
        let key = StoredKey(id: Self.key(of: old), digest: [1], user: old.id, created: edge.now)
        try await APIKeyStore(edge.router).addKey(key, act)
        _ = try await RecordStore(edge.router).checkIns.checkIn(
            .prefer(true, frequency: "daily"), of: old.key)
    }

    private static func expectOne(_ old: UserName, _ new: UserName, _ edge: Edge) async throws {
        let stored = try await edge.ledger.readUser(new.key)
        #expect(stored.counters["t:trial:msg"] == 5 && stored.openReservations.isEmpty)
        #expect(stored.entitlement.grants.map(\.amount) == [9] && !stored.entitlement.isBlocked)
        #expect(stored.trail.count { $0.action == "merge" } == 1)
        let month = try await edge.ledger.bookPages(of: new.key).compactMap { $0 }[0]
        let line = try await edge.ledger.readBooks(of: new.key, in: month).first
        #expect(line?.messages == 2 && line?.cost == 100)
        let keys = APIKeyStore(edge.router)
        #expect(try await keys.findKey(Self.key(of: old))?.user == new.id)
        #expect(try await keys.countKeys(of: new.key) == 1)
        #expect(try await keys.countKeys(of: old.key) == 0)
        #expect(try await RecordStore(edge.router).checkIns.checkIn(.look, of: new.key).enabled == "1")
        #expect(try await edge.ledger.keyCount(of: old.key) == 0, "nothing is left of the old one")
    }

    @Test(arguments: [Side.old, .new])
    func `A repeated merge has both users' counts exactly once, whenever that master is killed`(side: Side)
        async throws
    {
        let cluster = try await RedisCluster.start(replicas: true)
        try await onLoop(within: 200) { loop in
            let edge = Edge(cluster.address, on: loop)
            defer { edge.close() }
            edge.storeWatch.start()
            await edge.router.waitUntilKnown()
            for calls in stride(from: side == .old ? 0 : 1, through: 60, by: 3) {
                let (old, new) = (Self.name(.old, calls), Self.name(.new, calls))
                try await Self.fill(old, new, edge, on: loop)
                let slot = (side == .old ? old : new).key.slot.number
                let master = try #require(await cluster.owner(of: slot))
                let replica = (master + 3) % 6
                let runner = KillingRunner(edge.router, after: calls) {
                    // Redis acknowledges a write before its replica has the write. A kill can therefore lose
                    // the write even without a merge, so the test waits for the replica.
                    try? await cluster.waitForReplica(cluster.nodes[replica], of: cluster.nodes[master])
                    cluster.nodes[master].server.kill9()
                }
                let first = try? await Self.merge(old, into: new, by: runner, edge)
                guard runner.hasKilled else {
                    #expect(calls > 10, "it has more steps than that")
                    guard case .done(moved: _, isNew: true) = first else { throw TestFailure("not merged") }
                    return try await Self.expectOne(old, new, edge)
                }
                #expect(
                    await eventually(on: loop, within: 30) {
                        guard let outcome = try? await Self.merge(old, into: new, by: edge.router, edge)
                        else { return false }
                        // If the merge was complete before the kill, the old user no longer exists, and the
                        // outcome is `nothing`.
                        return switch outcome {
                        case .done, .nothing: true
                        case .hasOpenMessages, .otherMerge: false
                        }
                    }, "killed before call \(calls)")
                // If the remaining calls do not use the killed master, the merge completes before the
                // failover. Therefore the test waits for the failover.
                try await cluster.wait("the replica has taken over") {
                    await cluster.owner(of: slot) == replica
                }
                try await cluster.nodes[master].server.launch()
                try await cluster.waitForReplica(cluster.nodes[master], of: cluster.nodes[replica])
                // If the merge was complete before the kill, the edge has not yet called the new master. The
                // edge's first calls can therefore fail.
                #expect(
                    await eventually(on: loop, within: 30) {
                        (try? await edge.ledger.readUser(new.key)) != nil
                    }, "the edge finds the replica")
                try await Self.expectOne(old, new, edge)
            }
            Issue.record("it never ended without a kill")
        }
    }
}
