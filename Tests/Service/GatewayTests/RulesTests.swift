import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A plan that says what its users may ask for` {
    /// A configuration in which the plan `plus` has these rules. The plan `pro` has none.
    private static func plan(may: String = "", atMost: String = "") -> Plan {
        var rules: [String] = []
        if !may.isEmpty { rules.append("may: { \(may) }") }
        if !atMost.isEmpty { rules.append("at_most: { \(atMost) }") }
        return Plan(
            limits:
                "{ count: messages, per: day, amount: 100 }, { count: total_tokens, per: day, amount: 100000 }",
            more: rules.joined(separator: ", "),
            extra: "prices: [{ model: \"*\", input: 1, output: 1 }]",
            morePlans:
                "pro: { label: Pro, kind: subscription, limits: [{ count: messages, per: day, amount: 9 }] }")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let rules: String
        var atMost = ""
        let exchange: Exchanges
        let members: String
        var lines = "X-A: b"
        let parameter: String
        var status = 400
        var testDescription: String { "\(rules)\(atMost): \(members) \(lines)" }

        var body: String {
            let own = exchange.path.contains("/models/") ? "" : #""model":"gpt-x","#
            return "{\(own)\(members)}"
        }
    }

    static let refused = [
        Case(rules: #"models: ["*-mini"]"#, exchange: .chat, members: #""a":1"#, parameter: "model"),
        Case(
            rules: "tiers: none", exchange: .chat, members: #""service_tier":"priority""#,
            parameter: "service_tier"),
        Case(rules: "tiers: [flex]", exchange: .anthropic, members: #""speed":"fast""#, parameter: "speed"),
        Case(
            rules: "tiers: none", exchange: .gemini, members: #""serviceTier":"PRIORITY""#,
            parameter: "serviceTier"),
        Case(
            rules: #"hosted_tools: ["web_search*"]"#, exchange: .responses,
            members:
                #""tools":[{"type":"web_search"},{"type":"code_interpreter","container":{"type":"auto"}}]"#,
            parameter: "tools"),
        Case(
            rules: "hosted_tools: none", exchange: .chat, members: #""web_search_options":{}"#,
            parameter: "web_search_options"),
        Case(
            rules: "hosted_tools: none", exchange: .gemini, members: #""tools":[{"googleSearch":{}}]"#,
            parameter: "tools"),
        Case(
            rules: "betas: [files-api-2025-04-14]", exchange: .anthropic, members: #""max_tokens":1"#,
            lines: "anthropic-beta: files-api-2025-04-14 , context-1m-2025-08-07", parameter: "anthropic-beta"
        ),
        Case(
            rules: "background: none", exchange: .responses, members: #""background":true"#,
            parameter: "background"),
        Case(
            rules: "extras: none", exchange: .chat, members: #""modalities":["text","audio"]"#,
            parameter: "modalities"),
        Case(
            rules: "stored_objects: none", exchange: .responses, members: #""previous_response_id":"r""#,
            parameter: "previous_response_id", status: 404),
        Case(
            rules: "images: none", exchange: .chat,
            members:
                #""messages":[{"role":"user","content":[{"type":"image_url","image_url":{"url":"https://e/x"}}]}]"#,
            parameter: "messages"),
        Case(
            rules: "", atMost: "body: 64B", exchange: .chat,
            members: #""messages":[{"role":"user","content":"0123456789012345678901234567890123456789"}]"#,
            parameter: "body", status: 413),
        Case(
            rules: "", atMost: "messages: 1", exchange: .anthropic,
            members: #""messages":[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]"#,
            parameter: "messages"),
        Case(
            rules: "", atMost: "input_tokens: 2", exchange: .gemini,
            members: #""contents":[{"parts":[{"text":"one two three four five six seven"}]}]"#,
            parameter: "contents", status: 413),
        Case(
            rules: "", atMost: "output_tokens: 10", exchange: .responses, members: #""max_output_tokens":11"#,
            parameter: "max_output_tokens"),
        Case(
            rules: "", atMost: "output_tokens: 10", exchange: .chat, members: #""max_tokens":-1"#,
            parameter: "max_completion_tokens"),
        Case(rules: "", atMost: "n: 2", exchange: .chat, members: #""n":3"#, parameter: "n"),
        Case(
            rules: "", atMost: "tools: 1", exchange: .gemini,
            members: #""tools":[{"functionDeclarations":[{"name":"a"},{"name":"b"}]}]"#, parameter: "tools"),
    ]

    @Test(arguments: refused)
    func `A plan's rules refuse the rest in the client's shape, name the plan that has it, and count nothing`(
        one: Case
    ) async throws {
        try await withBench(Self.plan(may: one.rules, atMost: one.atMost)) { bench async throws in
            bench.upstream.answers = [.json(one.exchange.answer)]
            let request = one.exchange.request(one.lines, "Accept-Language: en", body: one.body)
            let answer = try await bench.ask(request)
            #expect(answer.status == one.status)
            let advice = try #require(answer.json(one.exchange.details + "advice"))
            #expect(advice.hasPrefix(one.parameter))
            if one.status != 404 {
                let pro = one.parameter == "stored" ? "" : "Pro"
                #expect(advice.contains(pro))
                #expect(answer.json(one.exchange.message)?.contains("Pro") == true)
            }
            if one.exchange.message == "error.message", one.exchange.path.contains("/chat/") {
                #expect(answer.json("error.param") == one.parameter)
            }
            #expect(answer["x-should-retry"] == "false")
            #expect(bench.upstream.asked.isEmpty)
            #expect(try await bench.settled() == 0)
            #expect(try await bench.settled("u", "tok") == 0)
            // The user now has the plan `pro`, which has no rules. The edge does not know this yet, so it
            // must ask Redis.
            guard one.status != 404 else { return }
            try await bench.entitle("u", .init(plan: "pro", status: "active"))
            #expect(try await bench.ask(request).status == 200)
            #expect(try await bench.settled() == 1)
            // The user has the plan `plus` again, so the request is refused again.
            try await bench.entitle("u", .init(plan: "plus", status: "active"))
            #expect(try await bench.ask(request).status == one.status)
            #expect(try await bench.settled() == 1)
            #expect(bench.upstream.asked.count == 1)
        }
    }

    static let allowed = [
        Case(rules: #"models: ["GPT-*"]"#, exchange: .chat, members: #""a":1"#, parameter: ""),
        Case(rules: "tiers: none", exchange: .chat, members: #""service_tier":"auto""#, parameter: ""),
        Case(
            rules: "hosted_tools: none", exchange: .responses,
            members: #""tools":[{"type":"function","name":"f","parameters":{"type":"object"}}]"#,
            parameter: ""),
        Case(
            rules: "hosted_tools: none", exchange: .anthropic,
            members: #""max_tokens":1,"tools":[{"name":"f","input_schema":{"type":"object"}}]"#, parameter: ""
        ),
        Case(rules: "background: none", exchange: .responses, members: #""background":false"#, parameter: ""),
        Case(rules: "extras: none", exchange: .chat, members: #""modalities":["text"]"#, parameter: ""),
        Case(
            rules: "stored_objects: all", exchange: .responses, members: #""previous_response_id":"r""#,
            parameter: ""),
        Case(
            rules: "", atMost: "output_tokens: 10, n: 1, tools: 0, images: 0", exchange: .chat,
            members: #""max_tokens":10"#, parameter: ""),
    ]

    @Test func `A plan's rules do not hold what the edge adds against the request`() async throws {
        let system = String(repeating: "Be kind. ", count: 100)
        let plan = Plan(more: "at_most: { input_tokens: 60 }, adds: { system: \"\(system)\" }")
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.chat.answer)]
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 200, "\(answer.body)")
        }
    }

    @Test(arguments: allowed)
    func `A plan's rules let pass what they name`(one: Case) async throws {
        try await withBench(Self.plan(may: one.rules, atMost: one.atMost)) { bench async throws in
            bench.upstream.answers = [.json(one.exchange.answer)]
            #expect(try await bench.ask(one.exchange.request(body: one.body)).status == 200)
            #expect(bench.upstream.asked.map(\.body) == [one.body])
        }
    }

    @Test func `A plan's rules remove betas from requests if the configuration says so`() async throws {
        let plan = Self.plan(may: "betas: [\"files-*\"], other_betas: remove")
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.anthropic.answer)]
            for (sent, passed) in [("x-1, files-2,y-3", "files-2"), ("x-1", nil), ("files-1", "files-1")] {
                let request = Exchanges.anthropic.request("Anthropic-Beta: \(sent)")
                #expect(try await bench.ask(request).status == 200)
                #expect(bench.upstream.asked.last?["anthropic-beta"] == passed)
            }
        }
    }

    @Test func `A plan that says what its users may ask for that nobody has is not offered`() async throws {
        var plan = Self.plan(may: "tiers: none")
        plan.morePlans = ""
        try await withBench(plan) { bench async throws in
            let request = Exchanges.chat.request(
                "Accept-Language: en", body: #"{"model":"gpt-x","service_tier":"flex"}"#)
            let answer = try await bench.ask(request)
            #expect(answer.status == 400 && answer.json("error.code") == "outside_plan")
            #expect(answer.json("error.message")?.hasPrefix("That isn't available here") == true)
        }
    }
}
