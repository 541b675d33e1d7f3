import Authentication
import Bytes
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Subscriptions
import Wire
import Words

/// Answers `POST /v1/purchases/apple` and `/v1/purchases/google`: an app reports a purchase of its user.
extension AppResponder {
    /// The largest report of a purchase, in bytes. A signed transaction with certificates has about 5,000.
    private static let largestReport = 64 << 10

    func takePurchase(_ page: AppRoute, from call: ServerCall) async throws(Problem) {
        guard let entitlements = services.entitlements else { throw .unknownAddress }
        let caller = try await authenticator.caller(of: call)
        let user = entitlements.userName(caller.id)
        // If the keys differ, the user belongs to another app, whose subscription service cannot be asked.
        guard user.key == caller.key else { throw .unknownAddress }
        do throws(ServerCallFault) {
            try await call.readBody(limit: Self.largestReport)
        } catch {
            throw Problem(error, limit: Self.largestReport)
        }
        let body = call.bytes(FieldRange(call.body))
        let now = Moment(milliseconds: call.loop.wallMilliseconds)
        let told: (SubscriptionEvent, any SubscriptionSource)
        do throws(ReportFault) {
            told = try await report(page, body, now)
        } catch {
            throw Problem(error)
        }
        let outcome: EntitlementSync.ReportOutcome
        do throws(LedgerError) {
            outcome = try await entitlements.take(report: told.0, of: user, from: told.1)
        } catch {
            throw Self.makeAwayProblem(.subscriptionUnreadable)
        }
        switch outcome {
        case .taken(let receipt): try await answer(receipt, caller, to: call)
        case .ofAnother: throw Problem(.failed(.purchaseOfAnother), Phrase(.purchaseOfAnother))
        case .crowded: throw Problem(ReportFault.away)
        }
    }

    private func report(_ page: AppRoute, _ body: [UInt8], _ now: Moment) async throws(ReportFault)
        -> (SubscriptionEvent, any SubscriptionSource)
    {
        if case .googlePurchase = page, let webhook = services.google {
            return (try await webhook.readReport(in: body, now: now), webhook.source)
        }
        guard let webhook = services.apple else { throw .refused(.unproven) }
        do throws(WebhookRefusal) {
            return (try webhook.readReport(in: body, now: now), webhook.source)
        } catch {
            throw .refused(error)
        }
    }

    private func answer(
        _ receipt: EntitlementSync.Receipt, _ caller: AuthenticatedCaller, to call: ServerCall
    ) async throws(Problem) {
        let report = try await readSubscription(of: caller, at: call)
        var json = JSONWriter(into: ByteBuffer(capacity: 1024))
        json.object { json in
            json.member("result", utf8: receipt.rawValue)
            json.name("subscription")
            report.writeMembers(&json)
        }
        sendAnswer(json.finish(), report.usage.account, to: call)
    }
}

extension Problem {
    fileprivate convenience init(_ fault: ReportFault) {
        switch fault {
        case .away:
            self.init(
                .failed(.subscriptionServiceAway), Phrase(.restoreUnavailable), retry: .soon(seconds: 5))
        case .refused(.unproven):
            self.init(
                .failed(.badRequest), Phrase(.purchaseUnproven),
                advice: "the store has not signed this purchase, or does not know it")
        case .refused(.fault(.notJSON)):
            self.init(
                .failed(.badRequest), Phrase(.purchaseUnproven),
                advice: "the body is neither JSON nor a signed transaction")
        case .refused(.fault(.member(let name))):
            self.init(
                .failed(.badRequest), Phrase(.purchaseUnproven),
                advice: "\(name) is missing, or another one than this app's")
        }
    }
}
