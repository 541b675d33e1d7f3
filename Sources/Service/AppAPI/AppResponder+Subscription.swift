import Authentication
import Bytes
import HTTP
import JSON
import Ledger
import Problems
import Subscriptions
import Usage
import Words

/// Answers `GET /v1/subscription` and `POST /v1/subscription/restore`.
extension AppResponder {
    func answerSubscription(to call: ServerCall) async throws(Problem) {
        let caller = try await authenticator.caller(of: call)
        let report = try await readSubscription(of: caller, at: call)
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        report.writeMembers(&json)
        sendAnswer(json.finish(), report.usage.account, to: call)
    }

    func readSubscription(of caller: AuthenticatedCaller, at call: ServerCall) async throws(Problem)
        -> SubscriptionReport
    {
        let account = try await readAccount(of: caller, at: call, else: .subscriptionUnreadable)
        let kept = try await readRecords(of: caller, account, at: call, else: .subscriptionUnreadable)
        return SubscriptionReport(usage: UsageReport(caller, account, kept, self, call))
    }

    private func restoreUnavailable(to caller: AuthenticatedCaller, at call: ServerCall) async throws(Problem)
        -> Problem
    {
        do throws(LedgerError) {
            let account = try await readAccount(caller, on: call.loop)
            let isActive = SubscriptionState(account.entitlement, at: account.counts.now).status.isActive
            return Problem(
                .failed(.subscriptionServiceAway),
                Phrase(isActive ? .restoreUnavailableActive : .restoreUnavailable),
                retry: .soon(seconds: 5))
        } catch {
            throw Self.makeAwayProblem(.subscriptionUnreadable)
        }
    }

    /// Asks the subscription services for the user's purchases, and reports the result to the app.
    func restorePurchases(for call: ServerCall) async throws(Problem) {
        guard let entitlements = services.entitlements else { throw .unknownAddress }
        let caller = try await authenticator.caller(of: call)
        let user = entitlements.userName(caller.id)
        // If the keys differ, the user belongs to another app, whose subscription service cannot be asked.
        guard user.key == caller.key else { throw .unknownAddress }
        let finding: LookupResult
        do throws(LedgerError) {
            finding = try await entitlements.restorePurchases(user)
        } catch {
            throw Self.makeAwayProblem(.subscriptionUnreadable)
        }
        // If no service could be asked, the answer must not say that there is no purchase.
        if case .unknown = finding { throw try await restoreUnavailable(to: caller, at: call) }
        let report = try await readSubscription(of: caller, at: call)
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        json.object { json in
            json.member("restored", report.status.isActive)
            json.member(
                "sentence",
                utf8: report.usage.text(Phrase(report.status.isActive ? .restored : .restoreNone)))
            json.name("subscription")
            report.writeMembers(&json)
        }
        sendAnswer(json.finish(), report.usage.account, to: call)
    }
}
