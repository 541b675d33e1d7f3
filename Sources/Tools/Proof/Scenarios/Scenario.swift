import MockProvider

/// What can be proved.
package enum Scenario: String, CaseIterable, Hashable, Sendable {
    case exact
    case everyone
    case refusals
    case minuteBoundary = "turn"
    case dayBoundaries = "day-turns"
    case monthBoundaries = "month-turns"
    case switchover
    case stores
    case entitlements
    case tokens
    case money
    case guesses
    case bursts
    case tokenBursts = "token-bursts"
    case concurrency
    case thresholds
    case severalThresholds = "several-thresholds"
    case rolling
    case shadow
    case books
    case purge
    case retries
    case replays
    case hangUps = "hang-ups"
    case faults
    case redisKilled = "redis-killed"
    case redisFrozen = "redis-frozen"
    case grace
    case repliesLost = "replies-lost"
    case scriptsFlushed = "scripts-flushed"
    case rightsRevoked = "rights-revoked"
    case edgeKilled = "edge-killed"
    case edgeFrozen = "edge-frozen"
    case leasesEnd = "leases-end"
    case lateSettlements = "late-settlements"
    case crashBooks = "crash-books"
    case failover
    case sentinelFailover = "sentinel-failover"
    case partition
    case resharding

    package var summary: String {
        switch self {
        case .exact: "one user, 64 at once over three edges: exactly the limit is admitted"
        case .everyone: "200 users over three edges: each gets exactly the limit"
        case .refusals: "1,200 messages past the limit, each asked of Redis: none passes"
        case .minuteBoundary:
            "a minute turns under load, by the machine's own clock: each gets exactly its limit"
        case .dayBoundaries: "a day turns under load, in a time zone of its own: each gets exactly its limit"
        case .monthBoundaries: "a calendar month turns under load: each gets exactly its limit"
        case .switchover: "trial to premium under load: exactly both limits, and no gap between them"
        case .stores: "two services that sell plans: the better one is in force, and each outlives the other"
        case .entitlements:
            "purchases told late, twice and at the same time, beside an operator's word: the newest holds"
        case .tokens: "a limit on tokens: it holds, and what the upstream billed is counted, to the token"
        case .money: "a limit on cost: it holds, and what the upstream billed is counted, to the micro-dollar"
        case .guesses:
            "answers that do not say what they used, and clients that leave: guessed within 5 to 10 %"
        case .bursts: "a burst limit: never more than its capacity and its pace"
        case .tokenBursts: "a burst limit on tokens: never more than its capacity and its pace"
        case .concurrency: "five messages open at most: the upstream never has a sixth in hand"
        case .thresholds: "80 %, 95 % and the last message are told, once each"
        case .severalThresholds: "thresholds of ten limits at once, hard and soft: each told, once"
        case .rolling: "rolling windows: never more than their limits, and their waits are true"
        case .shadow: "limits in shadow: they refuse nobody, and tell exactly whom they would have"
        case .books:
            "twenty models a day: sixteen have a line of their own, the rest share one, all for 400 days"
        case .purge:
            "counters that are long over are dropped, and none that a step of the clock could lead back to"
        case .retries: "every message sent twice with its Idempotency-Key: each counts once"
        case .replays: "named messages sent again, most of them in vain: what came to nothing costs nothing"
        case .hangUps: "everybody leaves within the stream: each counts once, and the upstream is let go"
        case .faults: "an upstream that fails: what it did not answer is given back"
        case .redisKilled: "Redis is killed and comes back: nothing that was answered is forgotten"
        case .redisFrozen: "Redis hangs: nobody is let in for free, and nothing is forgotten"
        case .grace:
            "Redis is away, and each edge lets some messages of each user pass: so many, and counted later"
        case .repliesLost:
            "connections break before the replies of Redis have come: each message counts once"
        case .scriptsFlushed: "Redis forgets its scripts: nobody notices"
        case .rightsRevoked: "Redis denies a command for a while: what was answered is counted, once"
        case .edgeKilled: "an edge is killed: the others go on, and the limit holds"
        case .edgeFrozen: "an edge hangs past its leases: what it answers then is counted, once"
        case .leasesEnd: "an edge is killed amid long streams, and one hangs: what they told is charged, once"
        case .lateSettlements:
            "an edge hangs, and another answers the same names: each counts once, whoever settles last"
        case .crashBooks:
            "an edge is killed amid streams of many models, as a day turns: the books hold each, on its day"
        case .failover:
            "a cluster's master is killed: its users wait for the replica, the others notice nothing"
        case .sentinelFailover: "a master is killed, and sentinels put its replica in its place"
        case .partition:
            "a cluster's master is cut off and comes back as a replica: what that costs is bounded"
        case .resharding: "a cluster's slots move under load, with their users: nobody notices"
        }
    }

    var edges: Int {
        switch self {
        case .exact, .everyone, .leasesEnd, .repliesLost: 3
        case .hangUps, .faults, .redisKilled, .redisFrozen, .guesses, .purge: 1
        default: 2
        }
    }

    func run(_ bed: TestBed, _ seed: UInt64, _ checks: inout CheckList) async throws(ProofError) {
        await waitForRoomInHour(bed)
        switch self {
        case .exact: try await runExact(bed, seed, &checks)
        case .everyone: try await runEveryone(bed, seed, &checks)
        case .refusals: try await runRefusals(bed, seed, &checks)
        case .minuteBoundary: try await runMinuteBoundary(bed, seed, &checks)
        case .dayBoundaries, .monthBoundaries: try await runPeriodBoundary(bed, seed, &checks)
        case .switchover: try await runSwitchover(bed, seed, &checks)
        case .stores: try await runStores(bed, seed, &checks)
        case .entitlements: try await runEntitlements(bed, &checks)
        case .tokens, .money: try await runUse(bed, seed, &checks)
        case .guesses: try await runGuesses(bed, seed, &checks)
        case .bursts: try await runBursts(bed, seed, &checks)
        case .tokenBursts: try await runTokenBursts(bed, seed, &checks)
        case .concurrency: try await runConcurrency(bed, seed, &checks)
        case .thresholds: try await runThresholds(bed, seed, &checks)
        case .severalThresholds: try await runSeveralThresholds(bed, seed, &checks)
        case .rolling: try await runRolling(bed, seed, &checks)
        case .shadow: try await runShadow(bed, seed, &checks)
        case .books: try await runBooks(bed, seed, &checks)
        case .purge: try await runPurge(bed, seed, &checks)
        case .retries: try await runRetries(bed, seed, &checks)
        case .replays: try await runReplays(bed, seed, &checks)
        case .hangUps: try await runHangUps(bed, seed, &checks)
        case .faults: try await runFaults(bed, seed, &checks)
        case .redisKilled: try await runRedisKilled(bed, seed, &checks)
        case .redisFrozen: try await runRedisFrozen(bed, seed, &checks)
        case .grace: try await runGrace(bed, seed, &checks)
        case .repliesLost: try await runRepliesLost(bed, seed, &checks)
        case .scriptsFlushed: try await runScriptsFlushed(bed, seed, &checks)
        case .rightsRevoked: try await runRightsRevoked(bed, seed, &checks)
        case .edgeKilled: try await runEdgeKilled(bed, seed, &checks)
        case .edgeFrozen: try await runEdgeFrozen(bed, seed, &checks)
        case .leasesEnd: try await runLeasesEnd(bed, seed, &checks)
        case .lateSettlements: try await runLateSettlements(bed, seed, &checks)
        case .crashBooks: try await runCrashBooks(bed, seed, &checks)
        case .failover, .partition: try await runMasterLost(bed, seed, &checks)
        case .sentinelFailover: try await runSentinelFailover(bed, seed, &checks)
        case .resharding: try await runResharding(bed, seed, &checks)
        }
    }
}
