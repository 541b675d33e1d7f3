package import Ledger
package import Limits
import Reactor

/// What a second look at somebody who is about to be refused came to.
package enum SecondLook: Hashable, Sendable {
    /// The refusal stands.
    case stands
    /// The record is another now: decide again.
    case changed
    /// Nobody could say whether it goes on: let it, for now.
    case unknown
}

extension Entitler {
    /// Seconds that a subscription which renews by itself goes on past its end while no store can be asked: a
    /// service that is away must not lock everybody out whose period ends meanwhile.
    package static let benefit: Int64 = 86_400

    /// Asks once more before somebody who has paid is refused as expired: the renewal may have been missed.
    package func secondLook(at user: UserName, _ entitlement: Entitlement) async -> SecondLook {
        let now = now
        guard entitlement.plan != nil, entitlement.hasLapsed(at: now) else { return .stands }
        let finding = await lately(user, within: entitlement.hasLapsed ? 600 : 20)
        switch finding {
        case .changed: return .changed
        case .same: return .stands
        case .unknown:
            // Only what nobody has called over yet, and would have gone on by itself.
            guard !entitlement.hasLapsed, entitlement.status != "cancelled",
                let end = entitlement.periodEnd, now < end.advanced(bySeconds: Self.benefit)
            else { return .stands }
            return .unknown
        }
    }

    /// Asks because the person wishes it; not more often than they can read.
    package func restore(_ user: UserName) async throws(LedgerError) -> Finding {
        if let known = memory.finding(of: user, now: loop.now, within: 2_000_000_000) { return known }
        guard memory.mayAsk(now: loop.now) else { return .unknown(.crowded) }
        let finding = try await ask(user, because: "restore")
        memory.remember(finding, of: user, now: loop.now)
        return finding
    }

    /// Asks, unless that was done within so many seconds, or too many are asking.
    private func lately(_ user: UserName, within seconds: UInt64) async -> Finding {
        if let known = memory.finding(of: user, now: loop.now, within: seconds * 1_000_000_000) {
            return known == .changed ? .same : known
        }
        guard memory.mayAsk(now: loop.now) else { return .unknown(.crowded) }
        let finding: Finding
        do throws(LedgerError) {
            finding = try await ask(user, because: "before a refusal")
        } catch {
            return .unknown(.unreachable)
        }
        memory.remember(finding, of: user, now: loop.now)
        return finding
    }
}

/// Who was asked about lately, so that a refused user who tries again and again asks nobody; and how often
/// anybody may be asked about for a refusal. Bounded.
struct FindingMemory {
    private var young: [UserName: (at: UInt64, finding: Finding)] = [:]
    private var old: [UserName: (at: UInt64, finding: Finding)] = [:]
    /// The clock of a bucket of 20 questions that fills by 5 a second.
    private var rested: UInt64 = 0

    private static let capacity = 4096
    private static let step: UInt64 = 200_000_000
    private static let burst: UInt64 = 20 * step

    func finding(of user: UserName, now: UInt64, within span: UInt64) -> Finding? {
        guard let known = young[user] ?? old[user], now - known.at < span else { return nil }
        return known.finding
    }

    mutating func remember(_ finding: Finding, of user: UserName, now: UInt64) {
        if young.count >= Self.capacity {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[user] = (now, finding)
    }

    mutating func mayAsk(now: UInt64) -> Bool {
        let clock = max(rested, now)
        guard clock - now + Self.step <= Self.burst else { return false }
        rested = clock + Self.step
        return true
    }
}
