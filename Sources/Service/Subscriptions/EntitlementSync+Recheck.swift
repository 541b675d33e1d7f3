package import Ledger
package import Limits
import Reactor

extension EntitlementSync {
    /// The longest time in nanoseconds from reading a record to refusing a message because of it. Redis and
    /// the service never take longer.
    private static let longestRead: UInt64 = 10_000_000_000

    /// Asks the subscription services again before a user is refused, or told that they may not send, because
    /// a purchase or a renewal may have been missed.
    ///
    /// Redis counts these questions for all edges. One person may cause two questions at once, and then one
    /// in each `RecheckReason.pause`. `RecheckReason.allowance` limits the questions about all people. If a
    /// service said that a user's time is over, each loop waits 60 s before it asks again.
    ///
    /// - Parameter now: the time of the server's clock at which the refusal was decided.
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
        // An answer from before the period's end, or from before the pause's end, does not say what happened
        // after it.
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

    /// Whether a subscription is assumed to continue past its end while no service can be asked. It must
    /// renew by itself. No service may have reported its end, and it must not be in a pause that was known
    /// before.
    private func goesOn(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard isUndecided(entitlement, at: now), let end = entitlement.periodEnd else { return false }
        return now < max(end, entitlement.pausedUntil ?? end).advanced(bySeconds: rules.renewalLeeway)
    }

    /// Whether the period and any pause after it are over, and no service has reported how the subscription
    /// continues.
    private func isUndecided(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard !entitlement.hasLapsed, entitlement.status != "cancelled", let end = entitlement.periodEnd
        else { return false }
        return max(end, entitlement.pausedUntil ?? end) <= now
    }

    /// Whether this failure may hide a purchase. If a question was not asked because too many were in
    /// progress, it hides a purchase only while a service is away.
    private func hides(_ failure: SourceFailure) -> Bool {
        failure != .crowded && failure != .notYet || rules.standing.isAway
    }

    /// The result, unless the record's version is above the one that was decided on. Then another request,
    /// loop or edge has found a purchase in the meantime.
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

    /// Asks the services because the person restores purchases. It never uses an answer in memory or a
    /// question that is already in progress, because either may be older than the purchase.
    package func restorePurchases(_ user: UserName) async throws(LedgerError) -> LookupResult {
        guard memory.mayRestore(user, now: loop.now) else { return .unknown(.crowded) }
        let finding = try await findPurchases(user, cause(of: "restore")).finding
        memory.rememberFinding(finding, of: user, now: loop.now)
        return finding
    }

    /// Asks the services, unless they were asked within the given seconds or too many questions are in
    /// progress. Callers who ask about the same person meanwhile share one question.
    ///
    /// - Parameter sinceBoundary: a time in milliseconds. Older results do not count.
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
            // Another edge asks about this person or has asked already. Its result is in the record.
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
