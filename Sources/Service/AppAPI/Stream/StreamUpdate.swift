import Authentication
import Bytes
import JSON
import Ledger
import Limits
import Problems
import Usage

/// One change of a user's account, for all open streams of this user. The account is read only once. It is
/// rendered once for each `Form`. An update is bound to one event loop.
final class StreamUpdate {
    let account: Account
    /// The user's records except the counters; nil until one of the streams needs them.
    private(set) var kept: KeptRecord?
    private var pages: [Form: Page] = [:]

    /// What differs between a user's streams: the language, and the number of predicted reports (`?ahead=`).
    struct Form: Hashable {
        let language: String
        let ahead: Int
    }

    /// The account as all of the user's streams with the same `Form` show it.
    final class Page {
        let report: UsageReport
        let position: StreamPosition
        private let ahead: Int
        private(set) lazy var document: [UInt8] = written { report.writeMembers(&$0, ahead: ahead) }
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

    /// Reads the user's records if one of the streams must send this update.
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
