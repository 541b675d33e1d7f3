import Commands
import Records
import Testing

@testable import Operations

@Suite struct `The page of an explanation` {
    private static func page(_ members: String) throws -> String {
        let text = #"{"user_id":"ann","at":"now","summary":"s","settings":{},\#(members)}"#
        let document = try #require(Document.read(Array(text.utf8)))
        return ExplanationPage(document, Palette(isColoured: false), ZonedTimestamp(zone: "UTC"))
            .lines.joined(separator: "\n")
    }

    @Test(arguments: [("null", "none reported"), (#""active""#, "active")])
    func `The page of an explanation has a status only if one was reported, as the page of a user`(
        reported: String, shown: String
    ) throws {
        let page = try Self.page(
            #""purchases":[],"status":"active","entitlement":{"version":1,"status":\#(reported)}"#)
        #expect(page.contains("status       \(shown)\n"), "\(page)")
    }

    @Test func `A purchase without a row of the product table is not called a purchase of nothing`() throws {
        let page = try Self.page(
            #""purchases":[{"store":"stripe","is_best":true,"product":null,"status":"free"}],"status":"free""#
        )
        #expect(page.contains("bought  nothing that opens a plan at stripe: free"), "\(page)")
    }
}
