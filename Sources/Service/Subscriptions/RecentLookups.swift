import Ledger

/// Why the service is asked about somebody before a refusal. Each kind has an allowance of its own, so that
/// questions about invented users take nothing from those about paying ones.
package enum RecheckReason: String, Sendable {
    /// The user had a plan, whose time is over by the record.
    case lapsed
    /// No purchase of the user was ever reported.
    case neverReported = "stranger"

    /// Seconds after which one more question about one person may be asked, over all edges. Each kind has a
    /// budget of its own: one budget with two paces would let a third question pass at once.
    package var pause: Int {
        switch self {
        case .lapsed: 20
        case .neverReported: 30
        }
    }

    /// The bound on questions of all edges of an app: so many at once, and then one more each step of so
    /// many microseconds: 60 and 2 a second about those who had a plan, 40 and one in 2 s about users
    /// without a record. RevenueCat recommends about one request a second to version 1 of its interface,
    /// and takes more (community.revenuecat.com, "What are the current rate limits on the REST API?",
    /// 2024); paying users come first.
    package var allowance: (step: Int, most: Int) {
        switch self {
        case .lapsed: (500_000, 60)
        case .neverReported: (2_000_000, 40)
        }
    }
}

/// The people who were asked about lately, so that a refused user who keeps trying causes no further
/// questions; and how often one loop may ask before refusals, so that a flood does not even reach Redis.
/// Bounded.
struct RecentLookups {
    private var young: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    private var old: [UserName: (at: UInt64, finding: LookupResult)] = [:]
    /// The clocks of buckets of 20 questions that fill by 5 a second.
    private var rested: [RecheckReason: UInt64] = [:]

    /// The clocks of each person's restores.
    private var restores: [UserName: UInt64] = [:]

    private static let capacity = 4096
    /// One person may restore ten times at once and then once in 2 s, on each loop: more than fingers do, and
    /// too little to crowd others out.
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
