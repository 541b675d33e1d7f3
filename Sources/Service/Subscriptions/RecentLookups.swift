import Ledger

/// Why a service is asked about a user before a refusal. Each reason has its own allowance, so that questions
/// about invented users do not use up those about paying users.
package enum RecheckReason: String, Sendable {
    /// The user had a plan, and by the record its time is over.
    case lapsed
    /// No source has ever reported a purchase of the user.
    case neverReported = "stranger"

    /// Time in seconds after which one more question about the same person may be asked, over all edges. Each
    /// reason has a budget of its own: with a shared budget and two speeds, a third question could pass at
    /// once.
    package var pause: Int {
        switch self {
        case .lapsed: 20
        case .neverReported: 30
        }
    }

    /// The limit on questions of all edges of an app: `most` at once, and then one in each `step` of
    /// microseconds. For users who had a plan these are 60 at once and 2 per second; for users without a
    /// record, 40 at once and one in 2 s. RevenueCat recommends about one request per second to version 1 of
    /// its API, and accepts more (community.revenuecat.com, "What are the current rate limits on the REST
    /// API?", 2024).
    package var allowance: (step: Int, most: Int) {
        switch self {
        case .lapsed: (500_000, 60)
        case .neverReported: (2_000_000, 40)
        }
    }
}

/// The people about whom a source was asked recently, so that a refused user who keeps trying causes no more
/// questions. It also limits how often one loop may ask before refusals, so that a flood does not even reach
/// Redis. Its size is bounded.
struct RecentLookups {
    private var young: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    private var old: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    /// A bucket of 20 questions for each reason, which refills at 5 per second.
    private var rested: [RecheckReason: UInt64] = [:]

    /// The restores of each person, as a bucket's clock.
    private var restores: [UserName: UInt64] = [:]

    private static let capacity = 4096
    /// The time in nanoseconds in which one person may restore once more, on each loop. Ten restores may
    /// happen at once. No human needs more, and this is too few to crowd out other users.
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
