import Dates
import TestSupport
import Testing

@testable import Operations

@Suite struct `A provider's report` {
    private static func lines(_ text: String) throws -> [String] {
        let report = try #require(BillReport(bytes(text)))
        return report.lines.map {
            "\($0.day.text) \($0.model) \($0.cost) \($0.inputTokens) \($0.outputTokens)"
        } + (report.hasCost ? [] : ["tokens"])
    }

    @Test func `A provider's report of OpenAI's costs is read page by page`() throws {
        let page = #"""
            {"object":"page","data":[{"object":"bucket","start_time":1795219200,"end_time":1795305600,
            "results":[
            {"object":"organization.costs.result","amount":{"value":0.0625,"currency":"usd"},
            "line_item":"gpt-5-2025-08-07, input"},
            {"object":"organization.costs.result","amount":{"value":"1.5","currency":"usd"},
            "line_item":"Web search tool calls"}
            ]}],"has_more":true,"next_page":"p2"}
            """#.replacing("\n", with: "")
        let one = ["2026-11-21 gpt-5-2025-08-07 62500 0 0", "2026-11-21 web search tool calls 1500000 0 0"]
        #expect(try Self.lines(page) == one)
        #expect(try Self.lines(page + "\n" + page + "\n") == one + one)
    }

    @Test func `A provider's report of OpenAI's usage has tokens alone`() throws {
        let page =
            #"{"data":[{"start_time":1795219200,"results":[{"object":"organization.usage.completions.result","#
            + #""input_tokens":100,"output_tokens":20,"input_cached_tokens":40,"model":"gpt-5"}]}]}"#
        #expect(try Self.lines(page) == ["2026-11-21 gpt-5 0 100 20", "tokens"])
    }

    @Test func `A report of Anthropic's costs is in cents, and one of its usage in kinds of tokens`() throws {
        let costs =
            #"{"data":[{"starting_at":"2026-11-21T00:00:00Z","ending_at":"2026-11-22T00:00:00Z","results":["#
            + #"{"currency":"USD","amount":"123.4567","model":"claude-opus-5","cost_type":"tokens"},"#
            + #"{"currency":"USD","amount":"2","model":null,"cost_type":"web_search"}]}],"has_more":false}"#
        #expect(try Self.lines(costs) == ["2026-11-21 claude-opus-5 1234567 0 0", "2026-11-21  20000 0 0"])
        let usage =
            #"{"data":[{"starting_at":"2026-11-21T00:00:00Z","results":[{"uncached_input_tokens":1,"#
            + #""cache_read_input_tokens":20,"cache_creation":{"ephemeral_1h_input_tokens":300,"#
            + #""ephemeral_5m_input_tokens":4000},"output_tokens":7,"model":"claude-opus-5"}]}]}"#
        #expect(try Self.lines(usage) == ["2026-11-21 claude-opus-5 0 4321 7", "tokens"])
    }

    @Test func `Anthropic's report is a row for each day and model, or a bucket for each day`() throws {
        let costs =
            #"{"data":[{"starting_at":"2026-11-21T00:00:00Z","ending_at":"2026-11-22T00:00:00Z","group":{"#
            + #""model":"claude-opus-5-5"},"cost":{"amount":"123.4567","list_amount":"150","currency":"USD"}},"#
            + #"{"starting_at":"2026-11-22T00:00:00Z","ending_at":"2026-11-23T00:00:00Z","group":{"model":null},"#
            + #""cost":{"amount":"2","list_amount":"2","currency":"USD"}}],"has_more":false,"next_page":null}"#
        #expect(try Self.lines(costs) == ["2026-11-21 claude-opus-5-5 1234567 0 0", "2026-11-22  20000 0 0"])
        let usage =
            #"{"data":[{"starting_at":"2026-11-21T00:00:00Z","group":{"model":"claude-opus-5-5"},"usage":{"#
            + #""uncached_input_tokens":1,"cache_read_input_tokens":20,"cache_creation":{"#
            + #""ephemeral_1h_input_tokens":300,"ephemeral_5m_input_tokens":4000},"output_tokens":7}}]}"#
        #expect(try Self.lines(usage) == ["2026-11-21 claude-opus-5-5 0 4321 7", "tokens"])
    }

    @Test func `A provider's report of Google's export is read row by row, and of Gemini alone`() throws {
        let rows =
            #"{"usage_start_time":"2026-11-21 08:00:00 UTC","cost":0.25,"#
            + #""sku":{"description":"Gemini 2.5 Flash Lite Text Input - Predictions"}}"# + "\n"
            + #"{"usage_start_time":"2026-11-21 09:00:00 UTC","cost":7,"sku":{"description":"N1 Instance Core"}}"#
        #expect(try Self.lines(rows) == ["2026-11-21 gemini-2.5-flash-lite 250000 0 0"])
        let csv =
            "Usage start date,SKU description,Cost ($)\n2026-11-21,Gemini 3 Pro Text Output,\"1,250.5\"\n"
        #expect(try Self.lines(csv) == ["2026-11-21 gemini-3-pro 1250500000 0 0"])
    }

    @Test func `A provider's report of one's own is a table`() throws {
        let csv = "day,model,cost\r\n2026-11-21,\"a,\"\"b\"\"\",$0.5\r\n"
        #expect(try Self.lines(csv) == [#"2026-11-21 a,"b" 500000 0 0"#])
    }

    @Test(arguments: ["", "{}", "[1]", "day,cost\n2026-11-21,1", "day,model,cost\nx,y,1", #"{"data":[{}]}"#])
    func `A file that is no report is refused`(text: String) { #expect(BillReport(bytes(text)) == nil) }
}

@Suite struct `A bill beside the books` {
    private static func line(_ model: String, _ cost: Int, guessed: Int = 0, mark: String = "") -> Document {
        [
            "date": .text("2026-11-21"), "model": .text(mark + model), "sandbox": .flag(mark == "sandbox:"),
            "unanswered": .flag(mark == "unanswered:"), "input_tokens": .whole(10),
            "output_tokens": .whole(5),
            "cost_microdollars": .whole(cost), "guessed_cost_microdollars": .whole(guessed),
        ]
    }

    private static func sheet(_ csv: [String], _ lines: [Document]) throws -> BillSheet {
        let text = "day,model,cost\n" + csv.map { "2026-11-21,\($0)\n" }.joined()
        let day = CivilDate(year: 2026, month: 11, day: 21).dayNumber
        return BillSheet(
            try #require(BillReport(bytes(text))), books: ["lines": .list(lines)], in: day...day)
    }

    @Test func `A bill agrees whatever date, case and provider are around a name, testers included`() throws {
        let sheet = try Self.sheet(
            ["gpt-5-2025-08-07,0.003", "CLAUDE-X-20261101,0.001", "models/gemini-a,0.002"],
            [
                Self.line("gpt-5", 1000), Self.line("gpt-5", 2000, mark: "sandbox:"),
                Self.line("claude-x-latest", 1000), Self.line("gemini-a", 2000),
            ])
        #expect(sheet.rows.map(\.difference) == [0, 0, 0])
        #expect(sheet.daysBeyond(tolerance: 0).isEmpty)
        #expect(sheet.listCauses(zone: "UTC", unpriced: []).isEmpty)
    }

    @Test func `A bill beside the books names the cause of each difference, and leaves the rest`() throws {
        let sheet = try Self.sheet(
            ["a,0.010", "bypassed,0.004"],
            [
                Self.line("a", 7000, guessed: 500), Self.line("a", 2000, mark: "unanswered:"),
                Self.line("only", 100), Self.line("free", 0),
            ])
        let row = try #require(sheet.rows.first { $0.model == "a" })
        #expect(row.difference == 3000 && row.unanswered == 2000 && row.guessed == 500)
        #expect(row.unexplained == 500)
        #expect(sheet.total.difference == 14_000 - 7100)
        #expect(sheet.days[0].unexplained == 14_000 - 7100 - 2000 - 500)
        #expect(sheet.daysBeyond(tolerance: 1).count == 1 && sheet.daysBeyond(tolerance: 40).isEmpty)
        let causes = sheet.listCauses(zone: "Europe/Berlin", unpriced: ["dear"]).joined(separator: "\n")
        for cause in [
            "never answered: up to $0.002000", "guessed: $0.000500", "only in the bill: bypassed",
            "only in the books: only", "so the dearest was charged: dear", "Europe/Berlin",
        ] {
            #expect(causes.contains(cause), "\(cause) is not in \(causes)")
        }
    }

    @Test func `Unanswered requests in a bill are not taken for calls that bypassed the edge`() throws {
        let sheet = try Self.sheet(["lost,0.002"], [Self.line("lost", 2500, mark: "unanswered:")])
        #expect(sheet.total.difference == 2000 && sheet.total.unexplained == 0)
        let causes = sheet.listCauses(zone: "UTC", unpriced: [])
        #expect(causes.count == 1 && causes[0].hasPrefix("never answered: up to $0.002500"))
    }

    @Test func `A bill may be one provider's, whose models alone are compared`() throws {
        let day = CivilDate(year: 2026, month: 11, day: 21).dayNumber
        let report = try #require(
            BillReport(bytes("day,model,cost\n2026-11-21,gpt-5,0.003\n2026-11-21,,0.001\n")))
        let books: Document = [
            "lines": .list([Self.line("GPT-5-2025-08-07", 4000), Self.line("claude-x", 9000)])
        ]
        let sheet = BillSheet(report, books: books, in: day...day, of: ["o1", "gpt-*"])
        #expect(sheet.total.billed == 4000 && sheet.total.booked == 4000)
        #expect(sheet.daysBeyond(tolerance: 0).isEmpty)
        let causes = sheet.listCauses(zone: "UTC", unpriced: [])
        #expect(causes.count == 1 && causes[0].hasPrefix("in the bill without a model: $0.001000"))
        #expect(BillSheet(report, books: books, in: day...day).daysBeyond(tolerance: 1).count == 1)
    }

    @Test func `A bill is compared by tokens if the report has no cost`() throws {
        let usage =
            #"{"data":[{"start_time":1795219200,"results":[{"input_tokens":12,"output_tokens":5,"model":"a"}]}]}"#
        let day = CivilDate(year: 2026, month: 11, day: 21).dayNumber
        let sheet = BillSheet(
            try #require(BillReport(bytes(usage))), books: ["lines": .list([Self.line("a", 7000)])],
            in: day...day)
        #expect(!sheet.isOfCost && sheet.total.billed == 17 && sheet.total.booked == 15)
    }
}
