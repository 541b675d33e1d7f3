import Glibc
import Load
import MockProvider
import Reactor
import RedisFleet

/// Scenarios with several Redis servers, of which one is lost, is cut off, or gives slots away.
///
/// Redis replies before its replica has the write. After a failover, a user can therefore send as many
/// additional messages as were not replicated (docs/many-redis.md). These scenarios measure how many.
extension Scenario {
    static let failover = group(
        .cluster, "failover",
        "a cluster's master is killed: its users wait for the replica, the others notice nothing",
        action: Scenario.runFailover)

    static let sentinelFailover = group(
        .sentinel, "sentinel-failover", "a master is killed, and sentinels put its replica in its place",
        action: Scenario.runSentinelFailover)

    static let partition = group(
        .cluster, "partition",
        "a cluster's master is cut off and comes back as a replica: the number of lost messages is bounded",
        action: Scenario.runPartition)

    static let resharding = group(
        .cluster, "resharding",
        "a cluster's slots move under load, with their users: every message is still answered",
        action: Scenario.runResharding)

    private static func group(
        _ kind: RedisGroup, _ name: String, _ summary: String, action: @escaping Action
    ) -> Scenario {
        Scenario(
            name, summary,
            configuration: planYAML(
                "per: month, amount: \(groupLimit)", deadline: "1s", refusalMemory: "0ms"),
            group: kind, outside: .impossible("it needs several Redis servers of its own"), action: action)
    }

    private static let groupLimit = 300
    /// How many messages each user sends in a second. In `groupSeconds`, that is more than the limit.
    private static let groupRate = 60.0
    private static let groupSeconds = 12.0
    /// The least number of messages that all users together send in a second.
    private static let groupLoad = 500.0
    private static let crowd = 200

    /// How many messages can be lost because only the lost master has counted them. A killed master loses the
    /// messages of one second. A master that is cut off goes on counting for up to one and a half node
    /// timeouts. It sends a ping within half a node timeout, and then waits a whole node timeout for the
    /// reply. It loses the messages of that time and of one second more (G4).
    private static func lostAtMost(isPartition: Bool = false) -> Int {
        let seconds = isPartition ? 1.5 * Double(RedisGroup.patience) / 1000 + 1 : 1
        return Int(groupRate * seconds)
    }

    private func driver(_ prefix: String, _ seed: UInt64) -> LoadDriver {
        var driver = LoadDriver(prefix, seed: seed)
        (driver.connections, driver.rate, driver.seconds) = (32, Self.groupRate, Self.groupSeconds)
        driver.sendsKeys = true
        return driver
    }

    /// The load of many users of all masters. Together with one user of each master, it sends at least
    /// `groupLoad` messages a second.
    private func crowdDriver(_ seed: UInt64) -> LoadDriver {
        var driver = driver("\(name)-\(seed)-crowd-", seed)
        (driver.users, driver.connections) = (Self.crowd, 64)
        driver.rate = 1.08 * Self.groupLoad - 3 * Self.groupRate
        return driver
    }

    private func checkLoad(_ counts: [LoadCounts], _ checks: inout CheckList) {
        let rate = Double(counts.reduce(0) { $0 + $1.started }) / Self.groupSeconds
        checks.addCheck(
            "\(Int(Self.groupLoad)) messages a second were sent meanwhile", rate >= Self.groupLoad,
            "\(Int(rate)) a second for \(Int(Self.groupSeconds)) s")
    }

    /// Checks that a condition becomes true within a time that depends on Redis' own settings.
    private func checkSoon(
        _ claim: String, within seconds: Double, _ bed: TestBed, _ checks: inout CheckList,
        _ condition: () async -> Bool
    ) async {
        let holds = await comesTrue(within: seconds, bed, condition)
        checks.addCheck(claim, holds, holds ? "it has" : "not within \(Int(seconds)) s")
    }

    // MARK: A cluster

    private func runFailover(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        try await runMasterLost(isPartition: false, bed, seed, &checks)
    }

    private func runPartition(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        try await runMasterLost(isPartition: true, bed, seed, &checks)
    }

    /// The first master is killed, or cut off for longer than the other masters wait for it. If this process
    /// has its own network, a firewall cuts the master off, and edges still reach it. Otherwise the master is
    /// stopped. For each master, one user whose data it stores sends messages.
    private func runMasterLost(
        isPartition: Bool, _ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList
    ) async throws(ProofError) {
        if isPartition, Firewall.isPermitted, !Firewall.hasProgram {
            return checks.skipChecks("iptables, which cuts the master off, is not installed")
        }
        let cluster = try bed.requireCluster()
        var drivers: [LoadDriver] = []
        for master in 0..<3 {
            drivers.append(
                driver(try RedisGroup.prefix("\(name)-\(seed)-\(master)-", at: master), seed))
        }
        let outage = !isPartition ? OutageProof(bed, seed) : nil
        await outage?.measureBefore()
        let loads = drivers.map { $0.beginLoad(to: bed.front, on: bed.control) }
        await bed.control.sleep(nanoseconds: 1_500_000_000)
        let firewall =
            isPartition && Firewall.isPermitted ? Firewall(in: bed.folder, on: bed.control) : nil
        if let firewall {
            try await firewall.setCut(true, RedisGroup.hosts[0], RedisGroup.hosts[1])
        } else if isPartition {
            cluster.nodes[0].server.signal(SIGSTOP)
        } else {
            cluster.nodes[0].server.kill9()
        }
        var beside = await outage?.measureOutage(&checks) ?? 0
        await checkSoon("its replica has taken the master's place", within: 10, bed, &checks) {
            await cluster.nodes[3].server.isMaster()
        }
        beside += try await outage?.checkServedSoon(&checks) ?? 0
        if isPartition {
            try await firewall?.setCut(false, RedisGroup.hosts[0], RedisGroup.hosts[1])
            cluster.nodes[0].server.signal(SIGCONT)
            await checkSoon("it has come back as a replica", within: 10, bed, &checks) {
                await cluster.nodes[0].server.isInStep(with: cluster.nodes[3].server)
            }
        }
        var good: [Int] = []
        for (master, load) in loads.enumerated() {
            let counts = await load.endLoad()
            good.append(counts.answerCount(200..<300))
            if master == 0 {
                await checkLost(drivers[0], counts, isPartition: isPartition, bed, &checks)
            } else {
                checks.addCheck(
                    "users of master \(master + 1), which lives, are answered as before",
                    good[master] + counts.answerCount(429..<430) == counts.started, counts.statusText)
                checks.checkEqual("admitted equals the limit", good[master], Self.groupLimit)
                await checkLaws(
                    of: drivers[master].userName(0),
                    AdminAccess.Expected(toldApps: Self.groupLimit, messages: Self.groupLimit), bed, &checks)
            }
        }
        checks.checkEqual(
            "no refused message reached the upstream", await bed.upstream.readFigures().messages,
            good.reduce(beside, +))
        try await checkHealed(try RedisGroup.prefix("after-\(seed)-", at: 0), bed, &checks)
    }

    /// Checks the user of a lost master. During the outage the user must be refused. Apart from that, the
    /// user is admitted up to the limit. Messages that were not replicated can pass above the limit.
    private func checkLost(
        _ driver: LoadDriver, _ counts: LoadCounts, isPartition: Bool = false, _ bed: TestBed,
        _ checks: inout CheckList
    ) async {
        let lost = Self.lostAtMost(isPartition: isPartition)
        let (good, away) = (counts.answerCount(200..<300), counts.answerCount(503..<504))
        checks.addCheck("messages were refused meanwhile", away > 0, "\(away)")
        checks.addCheck(
            "every other answer is a 200 or the limit's refusal",
            good + away + counts.answerCount(429..<430) == counts.started,
            counts.statusText)
        // If the reply to an admission was lost, its message stays counted until its lease ends. So the
        // number of admitted messages can be lower than the limit.
        checks.checkWithin(
            "admitted equals the limit, except for messages that were not copied, or counted and not answered",
            good,
            from: Self.groupLimit - away, to: Self.groupLimit + lost)
        let used = await usedMessages(driver, bed)
        checks.checkWithin(
            "the count equals the limit", used, from: Self.groupLimit - away, to: Self.groupLimit)
        await checkLaws(
            of: driver.userName(0), AdminAccess.Expected(toldApps: used, open: away + lost), bed,
            &checks)
    }

    /// For each master, the slot of one of its users moves to the next master, several times. The slots of
    /// some other users move to a new master.
    private func runResharding(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        let cluster = try bed.requireCluster()
        var (drivers, slots): ([LoadDriver], [UInt16]) = ([], [])
        for master in 0..<3 {
            let next = driver(try RedisGroup.prefix("\(name)-\(seed)-\(master)-", at: master), seed)
            slots.append(RedisGroup.slot(of: next.userName(0)))
            drivers.append(next)
        }
        let crowd = crowdDriver(seed)
        var more: [UInt16: Int] = [:]
        for number in 0..<20 {
            let slot = RedisGroup.slot(of: crowd.userName(number))
            if !slots.contains(slot) { more[slot] = RedisGroup.master(of: slot) }
        }
        let loads = (drivers + [crowd]).map { $0.beginLoad(to: bed.front, on: bed.control) }
        let begun = Clocks.monotonic()
        var moves = 0
        for round in 0..<5 {
            await bed.control.sleep(nanoseconds: 700_000_000)
            for (master, slot) in slots.enumerated() {
                let place = (master + round) % 3
                if await cluster.hasMoved(slot, from: place, to: (place + 1) % 3) { moves += 1 }
            }
        }
        let added = try await ProofError.wrap { try await cluster.addServer() }
        var given = 0
        for (slot, master) in more where await cluster.hasMoved(slot, from: master, to: added) {
            given += 1
        }
        let seconds = Double(Clocks.monotonic() - begun) / 1e9
        checks.checkEqual("slots were moved under load", moves, 15)
        checks.checkEqual("a master was added and given slots under load", given, more.count)
        checks.addCheck(
            "messages were sent until all slots had moved", seconds < Self.groupSeconds,
            "all was moved after \(Int(seconds * 1000)) ms")
        var (all, good) = ([LoadCounts](), 0)
        for (driver, load) in zip(drivers, loads) {
            let counts = await load.endLoad()
            all.append(counts)
            checks.addCheck(
                "every answer is a 200 or the limit's refusal",
                counts.answerCount(200..<300) + counts.answerCount(429..<430) == counts.started,
                counts.statusText)
            checks.checkEqual("admitted equals the limit", counts.answerCount(200..<300), Self.groupLimit)
            good += counts.answerCount(200..<300)
            await checkLaws(
                of: driver.userName(0),
                AdminAccess.Expected(toldApps: Self.groupLimit, messages: Self.groupLimit), bed, &checks)
        }
        let others = await loads[3].endLoad()
        checks.checkEqual(
            "every message of the other users is answered with 200", others.answerCount(200..<300),
            others.started)
        checkLoad(all + [others], &checks)
        checks.checkEqual(
            "no refused message reached the upstream", await bed.upstream.readFigures().messages,
            good + others.answerCount(200..<300))
    }

    // MARK: Sentinels

    private func runSentinelFailover(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList)
        async throws(ProofError)
    {
        let servers = try bed.requireTrio().servers
        let driver = driver("\(name)-\(seed)-", seed)
        let load = driver.beginLoad(to: bed.front, on: bed.control)
        await bed.control.sleep(nanoseconds: 1_500_000_000)
        servers[0].kill9()
        await checkSoon("its replica has taken the master's place", within: 15, bed, &checks) {
            await servers[1].isMaster()
        }
        // The old master is started again, and the sentinels make it a replica.
        try await ProofError.wrap { try await servers[0].launch() }
        await checkSoon("the former master has come back as a replica", within: 30, bed, &checks) {
            await servers[0].isInStep(with: servers[1])
        }
        let counts = await load.endLoad()
        await checkLost(driver, counts, bed, &checks)
        checks.checkEqual(
            "no refused message reached the upstream", await bed.upstream.readFigures().messages,
            counts.answerCount(200..<300))
        try await checkHealed("after-\(seed)-", bed, &checks)
    }

    /// Checks the messages of a new user. The new master counts them.
    private func checkHealed(_ prefix: String, _ bed: TestBed, _ checks: inout CheckList)
        async throws(ProofError)
    {
        var after = LoadDriver(prefix, seed: 0)
        (after.connections, after.requests) = (4, 40)
        let healed = await after.sendLoad(to: bed.front, on: bed.control)
        checks.checkEqual(
            "afterwards every message is answered and counted again", healed.answerCount(200..<300), 40)
        await expectAccount(40, of: after.userName(0), at: 0, "somebody new", bed, &checks)
    }
}
