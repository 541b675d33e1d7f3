package import Authentication
import Bytes
import Dialects
package import HTTP
import JSON
package import Ledger
package import Limits
package import Problems
package import Reactor
import Subscriptions
import Wire
import Words

/// Answers requests to the app interface (usage, subscription, check-ins, streams, pages). It also accepts
/// the webhooks of subscription services. An instance is bound to one event loop.
package final class AppResponder: TaskResponder {
    let authenticator: Authenticator
    let admissions: Admissions
    let responses: ResponseComposer
    let services: AppServices
    /// The open usage streams; nil if the app stores no records of users.
    let streams: UsageStreams?

    package init(
        authenticator: Authenticator, admissions: Admissions, responses: ResponseComposer,
        services: AppServices = AppServices(),
        on loop: EventLoop? = nil, pace: StreamPace = StreamPace()
    ) {
        self.authenticator = authenticator
        self.admissions = admissions
        self.responses = responses
        self.services = services
        streams = services.records.flatMap { records in
            loop.map { UsageStreams(admissions, records, pace: pace, on: $0) }
        }
    }

    /// Ends open streams with a complete answer, and closes idle connections to subscription services.
    package func drain() {
        streams?.drain()
        services.entitlements?.drain()
    }

    /// Hands the open streams over to the responder that replaces this one after a reload. A stream with a
    /// token or key continues there if the new rules accept this credential. If a gateway named the stream's
    /// user, the rules for gateways must be unchanged. Every other stream ends, so that its app reconnects.
    package func retire(for successor: AppResponder?) {
        if let streams, let next = successor?.streams, let successor {
            let areGatewaysSame = successor.authenticator.believesGateways(like: authenticator)
            streams.hand(over: successor, next) { areGatewaysSame || $0.caller.credential != nil }
        }
        drain()
    }

    package var planTable: PlanTable { responses.planTable }

    package var streamCount: Int { streams?.count ?? 0 }

    /// The name of the requested page in metrics and logs; nil if the app interface has no such page.
    package func findPage(of call: ServerCall) -> StaticString? {
        guard let page = AppRoute(call.head, in: call.inbound), services.hasPage(page) else { return nil }
        return page.word
    }

    package func respond(to call: ServerCall) async {
        guard let page = AppRoute(call.head, in: call.inbound), services.hasPage(page) else {
            return responses.answer(authenticator.answer(.unroutedPath, toAnybody: call), to: call, .plain)
        }
        guard page.takesMethod(call.head.method) else {
            let problem = Problem.otherMethod(allow: page.allow)
            return responses.answer(authenticator.answer(problem, toAnybody: call), to: call, .plain)
        }
        do throws(Problem) {
            switch page {
            case .usage, .classUsage: try await answerUsage(page, to: call)
            case .stream: try await openStream(to: call)
            case .words: try answerWords(to: call)
            case .models: try await answerModels(to: call)
            case .subscription: try await answerSubscription(to: call)
            case .restore: try await restorePurchases(for: call)
            case .preferences, .background, .prompt: try await checkIns(page, call)
            case .revenueCat, .stripe, .purchases, .apple, .google: try await takeEvent(page, from: call)
            case .applePurchase, .googlePurchase: try await takePurchase(page, from: call)
            case .page(let file):
                try authenticator.countUnidentified(call)
                call.answer(file, showing: services.brand?.logo)
            }
        } catch {
            responses.answer(error, to: call, .plain)
        }
    }

    private func answerUsage(_ page: AppRoute, to call: ServerCall) async throws(Problem) {
        let caller = try await authenticator.caller(of: call)
        let account = try await readAccount(of: caller, at: call)
        let kept: KeptRecord? =
            if case .usage = page { try await readRecords(of: caller, account, at: call) } else { nil }
        let report = UsageReport(caller, account, kept, self, call)
        var json = JSONWriter(into: ByteBuffer(capacity: 2048))
        if case .usage = page {
            report.writeMembers(&json, ahead: ahead(of: call))
        } else {
            report.writeSubscription(&json)
        }
        sendAnswer(json.finish(), report.account, to: call)
    }

    /// The most predicted reports that `?ahead=N` can request. No app has more open messages at a time.
    private static let mostAhead = 10

    /// The number N in `?ahead=N`, but at most `mostAhead`; 0 if the query contains no such number.
    func ahead(of call: ServerCall) -> Int {
        guard let query = call.head.query else { return 0 }
        for field in String(decoding: call.bytes(query), as: UTF8.self).split(separator: "&") {
            guard field.hasPrefix("ahead="), let count = Int(field.dropFirst(6)) else { continue }
            return min(max(count, 0), Self.mostAhead)
        }
        return 0
    }

    func readAccount(
        of caller: AuthenticatedCaller, at call: ServerCall, else sentence: Sentence = .usageUnreadable
    ) async throws(Problem) -> Account {
        let view: AccountView
        do throws(LedgerError) {
            view = try await readView(at: caller, on: call.loop)
        } catch {
            throw makeAwayProblem(sentence, error, for: caller, at: call)
        }
        guard !view.isUnreadable else { throw .subscriptionUnreadable }
        return view.account
    }

    /// The problem if Redis did not reply. Users whose messages pass as grace read that they can still chat.
    func makeAwayProblem(
        _ sentence: Sentence, _ failure: LedgerError, for caller: AuthenticatedCaller, at call: ServerCall
    ) -> Problem {
        guard sentence == .usageUnreadable else { return Self.makeAwayProblem(sentence) }
        let now = Moment(milliseconds: call.loop.wallMilliseconds)
        let passes = admissions.wouldGrace(caller.key, plan: caller.identity.plan, after: failure, now: now)
        return Self.makeAwayProblem(passes ? .usageUnreadable : .limiterUnavailable)
    }

    /// The user's records except the counters; nil if the edge stores none for this app.
    func readRecords(
        of caller: AuthenticatedCaller, _ account: Account, at call: ServerCall,
        else sentence: Sentence = .usageUnreadable
    ) async throws(Problem) -> KeptRecord? {
        guard let records = services.records else { return nil }
        do throws(LedgerError) {
            return try await records.subscriptions.kept(
                of: caller.key, counter: planTable.trialCounter(beside: account.schedule))
        } catch {
            throw makeAwayProblem(sentence, error, for: caller, at: call)
        }
    }

    static func makeAwayProblem(_ sentence: Sentence) -> Problem {
        Problem(.failed(.storeAway), Phrase(sentence), retry: .soon(seconds: 1))
    }

    /// Sends JSON that must not be cached, with the rate-limit fields of the account.
    func sendAnswer(_ body: borrowing ByteBuffer, _ account: Account? = nil, to call: ServerCall) {
        call.beginAnswer(status: 200)
        call.appendField("Content-Type", "application/json")
        call.appendField("Cache-Control", "no-store")
        call.appendField("X-Content-Type-Options", "nosniff")
        if let account { responses.appendStanding(account, to: call, .plain, isAdmitted: false) }
        call.endAnswer(body: body.readable)
    }
}
