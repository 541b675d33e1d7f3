import Authentication
import Bytes
import JSON
import Ledger
import Limits
import Problems
import Usage

/// One change for the screens of one person. It is read once, and rendered once for each language and
/// `ahead`, however many screens show it. Bound to one loop.
final class StreamUpdate {
    let account: Account
    /// The person's records besides their counters, read where one of the screens needs them.
    private(set) var kept: KeptRecord?
    private var pages: [Form: Page] = [:]

    /// The language in which somebody reads the update, and how many messages ahead.
    struct Form: Hashable {
        let language: String
        let ahead: Int
    }

    /// The account in one form, as it is shown.
    final class Page {
        let report: UsageReport
        let position: StreamPosition
        private let ahead: Int
        /// The event's data.
        private(set) lazy var document: [UInt8] = written { report.writeMembers(&$0, ahead: ahead) }
        /// The data of the event about the subscription.
        private(set) lazy var subscription: [UInt8] = written {
            SubscriptionReport(usage: report).writeMembers(&$0)
        }

        init(_ report: UsageReport, ahead: Int) {
            self.report = report
            self.ahead = ahead
            position = StreamPosition(report)
        }

        private func written(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
            var json = JSONWriter(into: ByteBuffer(capacity: 2048))
            write(&json)
            let bytes = json.finish()
            return [UInt8](bytes)
        }
    }

    init(_ account: Account) { self.account = account }

    /// Asks for the rest of what is shown, if any of the screens shows something else.
    func complete(for screens: [UsageStream], by records: RecordStore) async throws(LedgerError) {
        guard let screen = screens.first(where: { $0.wantsMore(than: self) }) else { return }
        kept = try await records.subscriptions.kept(
            of: screen.caller.key, counter: screen.planTable.trialCounter(beside: account.schedule))
        pages = [:]
    }

    func renderPage(in form: Form, for caller: AuthenticatedCaller, of responder: AppResponder) -> Page {
        if let known = pages[form] { return known }
        let audience = Audience(
            language: form.language,
            timeZone: responder.responses.planTable.timeZone(for: account.entitlement))
        let page = Page(UsageReport(caller, account, kept, responder, audience), ahead: form.ahead)
        pages[form] = page
        return page
    }
}
