import HTTP
import Ledger
import Reception
import Subscriptions
import Usage
import Wire
import Words

/// `GET /v1/subscription` and `POST /v1/subscription/restore`.
extension Desk {
    func answerSubscription(to call: ServerCall) async throws(Problem) {
        let guest = try await guests.guest(of: call)
        let report = try await subscription(of: guest, at: call)
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        report.write(&json)
        answer(json.finish(), report.usage.account, to: call)
    }

    func subscription(of guest: Guest, at call: ServerCall) async throws(Problem) -> SubscriptionReport {
        let account = try await account(of: guest, at: call, else: .subscriptionUnreadable)
        let kept = try await kept(of: guest, account, else: .subscriptionUnreadable)
        return SubscriptionReport(usage: UsageReport(guest, account, kept, self, call))
    }

    /// Asks the stores again and says what they know.
    func restore(for call: ServerCall) async throws(Problem) {
        guard let entitler = services.entitler else { throw .unknownAddress }
        let guest = try await guests.guest(of: call)
        let user = entitler.name(guest.id)
        // Only the app whose users these are has a store to ask.
        guard user.key == guest.key else { throw .unknownAddress }
        let finding: Finding
        do throws(LedgerError) {
            finding = try await entitler.restore(user)
        } catch {
            throw Self.away(.subscriptionUnreadable)
        }
        let report = try await subscription(of: guest, at: call)
        // Nobody hears that nothing was found where nobody could look.
        if case .unknown = finding {
            let isActive = report.status.isActive
            throw Problem(
                .storeAway, Phrase(isActive ? .restoreUnavailableActive : .restoreUnavailable),
                retry: .soon(seconds: 5))
        }
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        json.object { json in
            json.member("restored", report.status.isActive)
            json.member(
                "sentence", utf8: report.status.isActive ? nil : report.usage.text(Phrase(.restoreNone)))
            json.name("subscription")
            report.write(&json)
        }
        answer(json.finish(), report.usage.account, to: call)
    }
}
