import Ledger
import Limits
import Reception
import Usage
import Wire

/// What the screens of one person are told now: put together and written once for each language, however many
/// screens show it. Bound to one loop.
final class Telling {
    let account: Account
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
            return bytes.readable.indices.map { bytes.readable[$0] }
        }()

        init(_ report: UsageReport) {
            self.report = report
            position = StreamPosition(report.account, report.shown?.level ?? .silent)
        }
    }

    init(_ account: Account) { self.account = account }

    func page(in language: String, for guest: Guest, of desk: Desk) -> Page {
        if let known = pages[language] { return known }
        let audience = Audience(
            language: language, timeZone: desk.voice.book.timeZone(for: account.entitlement))
        let page = Page(UsageReport(guest, account, desk, audience))
        pages[language] = page
        return page
    }
}
