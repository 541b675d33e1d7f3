package import Ledger
package import Limits
import Reactor

extension EntitlementSync {
    /// Nanoseconds: more than Redis and the service may take between reading a record and refusing by it.
    private static let longestRead: UInt64 = 10_000_000_000

    /// Asks once more before somebody is refused, or told that they may not send: a purchase or a renewal may
    /// have been missed.
    ///
    /// About one person at most two questions at once and then one in `RecheckReason.pause`; about all of
    /// them together as `RecheckReason.allowance` has it. Redis counts these, for all edges. Each loop waits
    /// 60 s where the service said that somebody's time is over.
    ///
    /// - Parameter now: by the server's clock, by which the refusal was decided.
    package func recheckUser(_ user: UserName, _ entitlement: Entitlement, now: Moment) async -> RecheckResult
    {
        guard !entitlement.isBlocked else { return .stands }
        guard entitlement.plan != nil else {
            let (finding, isRecent) = await lately(user, .neverReported, within: 30)
            let result: RecheckResult
            switch finding {
            case .changed: return .changed
            case .same: result = .stands
            case .unknown(let failure): result = hides(failure) ? .unreadable : .stands
            }
            return isRecent ? await decided(result, about: user, on: entitlement) : result
        }
        guard entitlement.hasLapsed(at: now) || entitlement.isOverdue(at: now) else { return .stands }
        // An answer from before the period's end, or from a pause, says nothing about what came after it.
        let boundaries = [entitlement.periodEnd, entitlement.lapsesAt, entitlement.pausedUntil].compactMap(
            \.self)
        let boundary = boundaries.filter { $0 <= now }.max()
        let sinceBoundary = boundary.map { now.milliseconds - $0.milliseconds } ?? .max
        let (finding, isRecent) = await lately(
            user, .lapsed, within: entitlement.hasLapsed ? 60 : 20, sinceBoundary)
        let result: RecheckResult
        switch finding {
        case .changed: return .changed
        case .same: result = .stands
        case .unknown(let failure):
            if goesOn(entitlement, at: now) {
                result = .unknown
            } else {
                result = isUndecided(entitlement, at: now) && hides(failure) ? .unreadable : .stands
            }
        }
        return isRecent ? await decided(result, about: user, on: entitlement) : result
    }

    /// Whether a subscription is taken to go on past its end while no service can be asked: one that renews
    /// by itself, that no service has reported as over, and that is not in a pause that was known before.
    private func goesOn(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard isUndecided(entitlement, at: now), let end = entitlement.periodEnd else { return false }
        return now < max(end, entitlement.pausedUntil ?? end).advanced(bySeconds: rules.renewalLeeway)
    }

    /// Whether the period and a pause after it are over, and no service has said how the subscription goes
    /// on.
    private func isUndecided(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard !entitlement.hasLapsed, entitlement.status != "cancelled", let end = entitlement.periodEnd
        else { return false }
        return max(end, entitlement.pausedUntil ?? end) <= now
    }

    /// Whether a purchase may be behind this failure. A question that was not asked, since too many were,
    /// hides nothing unless a service is away: then nobody can tell whom it would have found.
    private func hides(_ failure: SourceFailure) -> Bool {
        failure != .crowded && failure != .notYet || rules.standing.isAway
    }

    /// The result, unless the record has risen above the version that was decided on: another request, loop
    /// or edge has found a purchase since that was read.
    private func decided(_ result: RecheckResult, about user: UserName, on entitlement: Entitlement) async
        -> RecheckResult
    {
        do throws(LedgerError) {
            return try await records.subscriptions.readVersion(of: user.key) > entitlement.version
                ? .changed : result
        } catch {
            return result
        }
    }

    /// Asks because the person restores purchases. Neither an answer in memory nor a question that is on its
    /// way will do: both may be older than the purchase.
    package func restorePurchases(_ user: UserName) async throws(LedgerError) -> LookupResult {
        guard memory.mayRestore(user, now: loop.now) else { return .unknown(.crowded) }
        let finding = try await findPurchases(user, cause(of: "restore")).finding
        memory.rememberFinding(finding, of: user, now: loop.now)
        return finding
    }

    /// Asks, unless that was done within so many seconds, or too many are asking. Callers who ask about the
    /// same person meanwhile share the question.
    ///
    /// - Parameter sinceBoundary: milliseconds; what was found longer ago does not count.
    /// - Returns: `isRecent` is true if the service may have been asked after the caller's record was read.
    private func lately(
        _ user: UserName, _ kind: RecheckReason, within seconds: Int, _ sinceBoundary: Int64 = .max
    ) async -> (finding: LookupResult, isRecent: Bool) {
        let span = UInt64(min(Int64(seconds) * 1000, sinceBoundary)) * 1_000_000
        if let known = memory.recallFinding(of: user, now: loop.now, within: span) {
            let isRecent = memory.recallFinding(of: user, now: loop.now, within: Self.longestRead) != nil
            return (known == .changed ? .same : known, isRecent)
        }
        if let question = looking[user] {
            do throws(LedgerError) { return (try await question.waitForAnswer(), true) } catch {
                return (.unknown(.unreachable), true)
            }
        }
        guard memory.mayAsk(kind, now: loop.now) else { return (.unknown(.crowded), false) }
        let question = PendingLookup()
        looking[user] = question
        let finding = await inquire(about: user, kind)
        looking[user] = nil
        question.giveOutcome(.success(finding))
        return (finding, true)
    }

    private func inquire(about user: UserName, _ kind: RecheckReason) async -> LookupResult {
        let (step, most) = kind.allowance
        let budget = Budget.questions(kind.rawValue, tenant: rules.tenant, step: step, most: most)
        do throws(LedgerError) {
            // Another edge asks about this person, or has: what it found stands in the record.
            let own = Budget.questions(about: user.key, hadPlan: kind == .lapsed, seconds: kind.pause)
            guard try await records.budgets.spend(own), try await records.budgets.spend(budget) else {
                return .unknown(.crowded)
            }
            let finding = try await askStores(user, because: "before a refusal")
            memory.rememberFinding(finding, of: user, now: loop.now)
            return finding
        } catch {
            return .unknown(.unreachable)
        }
    }
}
