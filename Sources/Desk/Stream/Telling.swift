import Ledger
import Limits
import Reception
import Usage
import Wire

/// What the screens of one person are told now: asked for once, put together and written once for each
/// language, however many screens show it. Bound to one loop.
final class Telling {
    let account: Account
    /// What the person bought, where one of the screens is to be told.
    private(set) var record: SubscriptionRecord?
    private var pages: [String: Page] = [:]

    /// The account in one language, as it is shown.
    final class Page {
        let report: UsageReport
        let position: StreamPosition
        /// The event's data.
        private(set) lazy var document: [UInt8] = {
            var json = JSONWriter(into: ByteBuffer(capacity: 2048))
            report.write(&json)
            let bytes = json.finish()
            return [UInt8](bytes)
        }()
        private var subscription: [UInt8]?

        init(_ report: UsageReport) {
            self.report = report
            position = StreamPosition(report.account, report.shown?.level ?? .silent)
        }

        /// The data of the event that tells what was bought.
        func subscription(_ record: SubscriptionRecord) -> [UInt8] {
            if let subscription { return subscription }
            var json = JSONWriter(into: ByteBuffer(capacity: 1024))
            SubscriptionReport(usage: report, record: record).write(&json)
            let bytes = json.finish()
            let written = [UInt8](bytes)
            subscription = written
            return written
        }
    }

    init(_ account: Account) { self.account = account }

    /// Asks for what a change of the subscription needs, if any of the screens was not told of it.
    func complete(for screens: [Screen], by records: Records) async throws(LedgerError) {
        guard let screen = screens.first(where: { $0.wantsSubscription(of: self) }) else { return }
        record = try await records.subscription(of: screen.guest.key).record
    }

    func page(in language: String, for guest: Guest, of desk: Desk) -> Page {
        if let known = pages[language] { return known }
        let audience = Audience(
            language: language, timeZone: desk.voice.book.timeZone(for: account.entitlement))
        let page = Page(UsageReport(guest, account, desk, audience))
        pages[language] = page
        return page
    }
}
