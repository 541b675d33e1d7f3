/// Decides what the edge does with a settlement that the ledger did not accept. No other code decides this.
///
/// To send the settlement again is always safe. The ledger recognises it by its request's id and attempt, and
/// a settlement that failed half-way has changed nothing (L15).
enum SettlementRemedy: Equatable {
    /// The whole store is away or takes no writes. All settlements wait in order until the store answers.
    case whenStoreReturns
    /// This settlement failed for a reason that can pass: a slot that moves, a missing right, a release with
    /// a defect. It is tried again at growing intervals, and other settlements do not wait for it.
    case later
    /// The settlement succeeds only after an operator has corrected the data. So it is parked and reported.
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
    /// Why the settlement was not accepted, in words for operators.
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

/// For a settlement that failed although Redis answered: how often it was tried, and when it is tried again.
struct SettlementDelay: Sendable {
    /// The nanoseconds before the second try. Each later pause is twice as long, up to `longest`.
    private static let first: UInt64 = 1_000_000_000
    private static let longest: UInt64 = 60_000_000_000

    let tries: Int
    let reason: String
    /// The time of the next try, in nanoseconds of the monotonic clock.
    let due: UInt64

    init(after before: SettlementDelay?, _ reason: String, at now: UInt64) {
        tries = (before?.tries ?? 0) + 1
        self.reason = reason
        due = now + min(Self.first << UInt64(min(tries - 1, 10)), Self.longest)
    }
}
