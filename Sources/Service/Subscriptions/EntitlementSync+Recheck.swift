package import Ledger
package import Limits
import Reactor

extension EntitlementSync {
    /// The longest time, in nanoseconds, that Redis or a subscription service takes to reply. A service's
    /// answer that is younger than this is perhaps newer than the user's record.
    private static let longestRead: UInt64 = 10_000_000_000

    /// Asks the subscription services again before a user is refused or reads that they may not send. The
    /// edge has perhaps missed a purchase or a renewal.
    ///
    /// Redis counts these requests for all edges. One person can cause two requests at once, and then one in
    /// each `RecheckReason.pause`. `RecheckReason.allowance` limits the requests about all people. If a
    /// service has reported that a user's time is over, each event loop waits 60 s before it asks again.
    ///
    /// - Parameter now: the time of Redis' clock at which the refusal was decided.
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
        // If a period or a pause has ended since a service's last answer, the answer does not show what
        // followed. The service is then asked again.
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

    /// Whether a subscription still counts although its period is over and no service can be asked. It counts
    /// for `renewalLeeway` seconds, because it has perhaps been renewed.
    private func goesOn(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard isUndecided(entitlement, at: now), let end = entitlement.periodEnd else { return false }
        return now < max(end, entitlement.pausedUntil ?? end).advanced(bySeconds: rules.renewalLeeway)
    }

    /// Whether the period and any pause are over, while no subscription service has reported what follows.
    private func isUndecided(_ entitlement: Entitlement, at now: Moment) -> Bool {
        guard !entitlement.hasLapsed, entitlement.status != "cancelled", let end = entitlement.periodEnd
        else { return false }
        return max(end, entitlement.pausedUntil ?? end) <= now
    }

    /// Whether the user can have a purchase that the edge did not find because of this failure. `crowded` and
    /// `notYet` do not mean that a service is away. For these two, `standing` decides by the outcomes of
    /// other requests.
    private func hides(_ failure: SourceFailure) -> Bool {
        failure != .crowded && failure != .notYet || rules.standing.isAway
    }

    /// Returns `result`, or `changed` if the user's record is newer than `entitlement`. For example, another
    /// edge has found a purchase meanwhile.
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

    /// Asks the subscription services because the person taps "Restore purchases". An answer in memory or a
    /// request in progress could be older than the purchase, so neither is used.
    package func restorePurchases(_ user: UserName) async throws(LedgerError) -> LookupResult {
        guard memory.mayRestore(user, now: loop.now) else { return .unknown(.crowded) }
        let finding = try await findPurchases(user, cause(of: "restore")).finding
        memory.rememberFinding(finding, of: user, now: loop.now)
        return finding
    }

    /// Asks the subscription services, unless they were asked within `seconds` or too many requests are in
    /// progress. While a request about the same person is in progress, its answer is awaited instead.
    ///
    /// - Parameter sinceBoundary: milliseconds since a period or pause ended. Older answers are not used.
    /// - Returns: `isRecent` is true if the answer can be newer than the user's record that was read before.
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
            // Redis counts the requests of all edges, in one budget for this person and one for all people.
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
