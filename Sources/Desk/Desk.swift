package import HTTP
package import Ledger
package import Limits
package import Reactor
package import Reception
import Subscriptions
import Wire
import Words

/// Everything that a caller asks the edge itself: where they stand and what they have; and where subscription
/// services tell their news. Bound to one loop.
package final class Desk: TaskResponder {
    let guests: Guests
    let admissions: Admissions
    let voice: Voice
    let services: DeskServices
    /// nil where nothing is kept of people beside their counters.
    let streams: UsageStreams?

    package init(
        guests: Guests, admissions: Admissions, voice: Voice, services: DeskServices = DeskServices(),
        on loop: EventLoop? = nil, pace: StreamPace = StreamPace()
    ) {
        self.guests = guests
        self.admissions = admissions
        self.voice = voice
        self.services = services
        streams = services.records.flatMap { records in
            loop.map { UsageStreams(admissions, records, pace: pace, on: $0) }
        }
    }

    /// Ends open streams in good order, and closes connections that wait.
    package func drain() {
        streams?.drain()
        services.entitler?.drain()
    }

    /// Another desk takes over. A screen goes on there: one that was opened with a token or key must still be
    /// good by the other's rules, one that a gateway named stays where the rules for gateways are the same.
    /// Every other ends in good order, so that its app comes back.
    package func retire(for successor: Desk?) {
        if let streams, let next = successor?.streams, let successor {
            let areGatewaysSame = successor.guests.believesGateways(like: guests)
            streams.hand(over: successor, next) { areGatewaysSame || $0.guest.credential != nil }
        }
        drain()
    }

    package var book: PlanBook { voice.book }

    /// Open screens.
    package var streamCount: Int { streams?.count ?? 0 }

    /// What metrics and logs call the page that a request is for; nil where there is none.
    package func page(of call: ServerCall) -> StaticString? {
        guard let page = DeskPage(call.head, in: call.inbound), services.has(page) else { return nil }
        return page.word
    }

    package func respond(to call: ServerCall) async {
        guard let page = DeskPage(call.head, in: call.inbound), services.has(page) else {
            return voice.answer(guests.answer(.unknownAddress, toAnybody: call), to: call, .plain)
        }
        guard page.takes(call.head.method) else {
            let problem = Problem.otherMethod(allow: page.allow)
            return voice.answer(guests.answer(problem, toAnybody: call), to: call, .plain)
        }
        do throws(Problem) {
            switch page {
            case .usage, .classUsage: try await answerUsage(page, to: call)
            case .stream: try await stream(to: call)
            case .words: try answerWords(to: call)
            case .subscription: try await answerSubscription(to: call)
            case .restore: try await restore(for: call)
            case .preferences, .background, .prompt: try await checkIns(page, call)
            case .revenueCat, .stripe: try await takeEvent(page, from: call)
            case .page(let file):
                try guests.countUnidentified(call)
                call.answer(file)
            }
        } catch {
            voice.answer(error, to: call, .plain)
        }
    }

    private func answerUsage(_ page: DeskPage, to call: ServerCall) async throws(Problem) {
        let guest = try await guests.guest(of: call)
        let account = try await account(of: guest, at: call)
        let kept: KeptRecord? = if case .usage = page { try await kept(of: guest, account) } else { nil }
        let report = UsageReport(guest, account, kept, self, call)
        var json = JSONWriter(into: ByteBuffer(capacity: 2048))
        if case .usage = page { report.write(&json) } else { report.writeSubscription(&json) }
        answer(json.finish(), report.account, to: call)
    }

    /// Every sentence that names nothing, in the reader's language: what an app says while it hears nothing
    /// from here.
    private func answerWords(to call: ServerCall) throws(Problem) {
        try guests.countUnidentified(call)
        let audience = voice.audience(of: call, .none)
        var json = JSONWriter(into: ByteBuffer(capacity: 8192))
        json.object { json in
            json.member("language", utf8: audience.language)
            json.object("words") { json in
                for sentence in Sentence.allCases where sentence.placeholders.isEmpty {
                    json.name(utf8: sentence.rawValue)
                    json.string(utf8: voice.text(of: Phrase(sentence), for: audience))
                }
            }
        }
        answer(json.finish(), to: call)
    }

    /// Figures are only for the eye: whoever can't see them may go on.
    func account(
        of guest: Guest, at call: ServerCall, else sentence: Sentence = .usageUnreadable
    ) async throws(Problem) -> Account {
        do throws(LedgerError) {
            return try await look(at: guest, on: call.loop).account
        } catch {
            throw Self.away(sentence)
        }
    }

    /// What is kept of the user beside the counters; nil where nothing is.
    func kept(
        of guest: Guest, _ account: Account, else sentence: Sentence = .usageUnreadable
    ) async throws(Problem) -> KeptRecord? {
        guard let records = services.records else { return nil }
        do throws(LedgerError) {
            return try await records.kept(of: guest.key, counter: book.trialCounter(beside: account.schedule))
        } catch {
            throw Self.away(sentence)
        }
    }

    static func away(_ sentence: Sentence) -> Problem {
        Problem(.limiterAway, Phrase(sentence), retry: .soon(seconds: 1))
    }

    /// JSON that no cache keeps, with where the caller stands.
    func answer(_ body: borrowing ByteBuffer, _ account: Account? = nil, to call: ServerCall) {
        call.beginAnswer(status: 200)
        call.outbound.appendField("Content-Type", "application/json")
        call.outbound.append("Cache-Control: no-store\r\n")
        if let account { voice.appendStanding(account, to: call, .plain, isAdmitted: false) }
        call.endAnswer(body: body.readable)
    }
}
