import Ledger

/// Why a subscription service is asked about a user before a refusal. Each reason has its own allowance. A
/// flood of requests about invented users therefore leaves the allowance for paying users untouched.
package enum RecheckReason: String, Sendable {
    /// The user had a plan, but the record says that its time is over.
    case lapsed
    /// No subscription service has ever reported a purchase of this user.
    case neverReported = "stranger"

    /// The average seconds between requests about one person. At first, two requests can be sent at once.
    package var pause: Int {
        switch self {
        case .lapsed: 20
        case .neverReported: 30
        }
    }

    /// How often all edges of an app together can ask the subscription services: `most` times at once, and
    /// then once every `step` microseconds.
    ///
    /// - For users who had a plan: 60 at once and 2 per second.
    /// - For users without a record: 40 at once and one in 2 s.
    ///
    /// RevenueCat recommends about one request per second to version 1 of its API, and accepts more
    /// (community.revenuecat.com, "What are the current rate limits on the REST API?", 2024).
    package var allowance: (step: Int, most: Int) {
        switch self {
        case .lapsed: (500_000, 60)
        case .neverReported: (2_000_000, 40)
        }
    }
}

/// Remembers the people about whom the subscription services were asked recently, so that a refused user who
/// keeps trying causes no more requests. It also limits all lookups of one event loop, because each lookup
/// first calls Redis, which counts the requests of all edges.
struct RecentLookups {
    private var young: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    private var old: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    /// For each reason, the time at which its allowance is full again: 20 requests, refilled at 5 per second.
    private var rested: [RecheckReason: UInt64] = [:]

    /// For each person, the time at which their allowance of restores is full again.
    private var restores: [UserName: UInt64] = [:]

    private static let capacity = 4096
    /// One person can restore purchases ten times at once on one loop, and then once in this time
    /// (nanoseconds). That is more than a person needs and too little to harm other users.
    private static let restoreStep: UInt64 = 2_000_000_000
    private static let restoreBurst: UInt64 = 10 * restoreStep
    private static let step: UInt64 = 200_000_000
    private static let burst: UInt64 = 20 * step

    func recallFinding(of user: UserName, now: UInt64, within span: UInt64) -> LookupResult? {
        guard let known = young[user] ?? old[user], now - known.at < span else { return nil }
        return known.finding
    }

    mutating func rememberFinding(_ finding: LookupResult, of user: UserName, now: UInt64) {
        if young.count >= Self.capacity {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[user] = (now, finding)
    }

    mutating func mayRestore(_ user: UserName, now: UInt64) -> Bool {
        let clock = max(restores[user] ?? 0, now)
        guard clock - now + Self.restoreStep <= Self.restoreBurst else { return false }
        if restores.count >= Self.capacity { restores = restores.filter { $0.value > now } }
        restores[user] = clock + Self.restoreStep
        return true
    }

    mutating func mayAsk(_ kind: RecheckReason, now: UInt64) -> Bool {
        let clock = max(rested[kind] ?? 0, now)
        guard clock - now + Self.step <= Self.burst else { return false }
        rested[kind] = clock + Self.step
        return true
    }
}
