import Commands
import Records
import Testing

@testable import Operations

struct `The page of a user` {
    private static let user = #"""
        {"user_id":"ann","plan":{"id":"pro","label":"Pro","kind":"subscription"},"entitlement":{"overrides":
        [{"limit":"cost","amount":15000000},{"limit":"messages","amount":5}],"grants":[{"limit":"cost",
        "amount":5,"expires_at":"2026-12-24T02:50:02Z"}]},"limits":[{"name":"cost","period":"2026-11",
        "meter":"cost_microdollars","used":1250,"amount":15000000,"remaining":14998750},{"name":"messages",
        "period":"2026-11","meter":"messages","used":1,"amount":5,"remaining":4}],"trail":[{"at":"now",
        "deed":"grant","actor":"anna","what":"cost=5@1798080602000","reason":"a test"}]}
        """#

    @Test func `The page of a user shows money in dollars, and figures of one limit alike`() throws {
        let document = try #require(Document.read(Array(Self.user.utf8)))
        let lines = UserPage(document, Palette(isColoured: false), ZonedTimestamp(zone: "UTC")).lines
        let page = lines.joined(separator: "\n")
        #expect(page.contains(/cost +2026-11 +\$0\.001250 +\$15\.000000 +\$14\.998750\s/), "\(page)")
        #expect(page.contains("cost = $15.00\n") && page.contains("messages = 5\n"), "\(page)")
        #expect(page.contains("cost +$0.000005 until 2026-12-24T02:50:02Z"), "\(page)")
        #expect(page.contains("cost = $0.000005 until 2026-12-24T02:50:02Z: a test"), "\(page)")
    }
}
