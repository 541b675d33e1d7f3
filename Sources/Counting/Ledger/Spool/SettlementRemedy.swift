/// The remedy for a settlement that the ledger did not take: the only place that decides it.
///
/// A repeat is safe whatever has happened before: a settlement is known by its request's id and attempt, and
/// one that was cut short has changed nothing (L15).
enum SettlementRemedy: Equatable {
    /// The whole store is away or takes no writes: all wait, and are tried in order as soon as it answers.
    case whenStoreReturns
    /// This one failed, for a reason that may pass (a slot that moves, a right that is missing, a release
    /// with a defect): it is tried again at growing intervals, and does not hold up the others.
    case later
    /// No repeat can help until somebody has mended the data: it is set aside, and an operator is told.
    case byOperator

    init(_ error: LedgerError) {
        self =
            switch error {
            case .unavailable, .overloaded, .unknownOutcome, .degraded: .whenStoreReturns
            case .denied, .faulty, .moving, .merging: .later
            case .wrongType: .byOperator
            }
    }
}

extension LedgerError {
    /// The reason, for operators, why a settlement was not taken.
    var settlementReason: String {
        switch self {
        case .unavailable, .overloaded, .unknownOutcome: "Redis did not answer"
        case .degraded: "Redis takes no writes"
        case .denied: "Redis denied it: check its user's rights with usherctl doctor"
        case .moving: "the user's keys are just being moved to another node, or no node has them"
        case .merging: "the user is being merged into another one"
        case .faulty(let script): "the script \(script) failed"
        case .wrongType: "a key of this user holds another type than a count (WRONGTYPE)"
        }
    }
}

/// How often and how soon a settlement is tried again that failed for a reason of its own.
struct SettlementDelay: Sendable {
    /// Nanoseconds before the second try; each further pause is twice as long, up to `longest`.
    private static let first: UInt64 = 1_000_000_000
    private static let longest: UInt64 = 60_000_000_000

    let tries: Int
    let reason: String
    /// When it is due, in nanoseconds of the monotonic clock.
    let due: UInt64

    init(after before: SettlementDelay?, _ reason: String, at now: UInt64) {
        tries = (before?.tries ?? 0) + 1
        self.reason = reason
        due = now + min(Self.first << UInt64(min(tries - 1, 10)), Self.longest)
    }
}
