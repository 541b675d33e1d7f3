import Commands
import Records
import Testing

@testable import Operations

@Suite struct `Rows` {
    private static let sheet = {
        var sheet = RowOutput([
            .init("user_id", "USER"), .init("messages", "MESSAGES", .count),
            .init("cost_microdollars", "COST", .money), .init("redis_key", nil),
        ])
        sheet.addRow(["user_id": "ann, \"the\" first", "messages": 1234567, "cost_microdollars": 1_250_000])
        sheet.addRow([.text("bob"), .whole(7), .null, .text("us:{x}:")])
        return sheet
    }()

    @Test func `Rows are a table with figures on the right`() {
        #expect(
            Self.sheet.renderTable(.plain, ZonedTimestamp(zone: "UTC")) == [
                #"USER               MESSAGES   COST"#, #"ann, "the" first  1,234,567  $1.25"#,
                #"bob                       7"#,
            ])
    }

    @Test func `A table of rows shows no Redis key, and times in the requested zone`() {
        var sheet = RowOutput([
            .init("user_id", "USER", .user), .init("since", "SINCE"), .init("holds", "HOLDS", .counters),
        ])
        sheet.addRow([.text("us:{AJ3xYz}:"), .text("2026-11-25T07:17:32Z"), .text("d:261123:msg=0")])
        #expect(
            sheet.renderTable(.plain, ZonedTimestamp(zone: "America/New_York")) == [
                "USER        SINCE                      HOLDS",
                "id #AJ3xYz  2026-11-25T02:17:32-05:00  messages of 2026-11-23 = 0",
            ])
        #expect(sheet.csv == ["us:{AJ3xYz}:,2026-11-25T07:17:32Z,d:261123:msg=0"])
    }

    @Test func `A row of a table shows all of its money with the same number of decimal places`() {
        var sheet = RowOutput([
            .init("bill", "BILL", .money), .init("books", "BOOKS", .money), .init("more", "MORE", .money),
        ])
        sheet.addRow([10_950, 17_208, -6_258])
        sheet.addRow([20_000, 12_345_678, 0])
        #expect(
            sheet.renderTable(.plain, ZonedTimestamp(zone: "UTC")) == [
                "     BILL      BOOKS        MORE", "$0.010950  $0.017208  -$0.006258",
                "    $0.02     $12.35       $0.00",
            ])
    }

    @Test func `Rows are CSV that quotes what it must`() {
        #expect(Self.sheet.csvHeading == "user_id,messages,cost_microdollars,redis_key")
        #expect(Self.sheet.csv == [#""ann, ""the"" first",1234567,1250000,"#, "bob,7,,us:{x}:"])
        let text = ([Self.sheet.csvHeading] + Self.sheet.csv).joined(separator: "\r\n")
        #expect(CSV.readLines(text)?.last?.fields == ["bob", "7", "", "us:{x}:"])
        #expect(CSV.readLines(text)?[1].fields.first == #"ann, "the" first"#)
    }

    @Test func `Rows are JSON lines with numbers and nulls`() {
        #expect(
            Self.sheet.jsonLines.last
                == #"{"user_id":"bob","messages":7,"cost_microdollars":null,"redis_key":"us:{x}:"}"#)
    }

    @Test(arguments: [
        (0, "$0.00"), (1_250_000, "$1.25"), (420, "$0.000420"), (-2_500_000, "-$2.50"), (500_000, "$0.50"),
        (10_950, "$0.010950"), (1_234_567, "$1.23"),
    ])
    func `Rows show money in dollars`(microdollars: Int, text: String) {
        #expect(Figure.money(microdollars) == text)
    }

    @Test func `A JSON document is read with fractions, escapes and large numbers`() throws {
        let text = #"{"a":[1,-2.5,true,null,"é\n"],"b":{"c":18446744073709551615}}"#
        let document = try #require(Document.read(Array(text.utf8)))
        #expect(document["a"]?.items[1].real == -2.5)
        #expect(document["a"]?.items[4].text == "é\n")
        #expect(document["b"]?["c"]?.real == 18_446_744_073_709_551_616)
        #expect(Document.read(Array("{".utf8)) == nil)
    }
}

extension Document: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Lets tests write a text as a plain literal.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Lets tests write a whole number as a plain literal.
    public init(integerLiteral value: Int) { self = .whole(value) }
}
