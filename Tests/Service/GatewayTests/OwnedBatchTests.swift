import Ledger
import Reactor
import TestSupport
import Testing

/// A batch's requests are counted when it is created, and settled when the user fetches its results.
@Suite(.needsRedisServer) struct `A batch` {
    private static var own: Plan {
        var plan = Plan(more: "may: { stored_objects: own }")
        plan.limits =
            "{ count: messages, per: lifetime trial, amount: 3 }, { count: total_tokens, per: lifetime trial, amount: 90000 }"
        plan.morePlans = ""
        return plan
    }

    private static func request(
        _ method: String, _ path: String, _ user: String, _ body: String = "", head: String = ""
    ) -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: edge\r\nx-user-id: \(user)\r\n\(head)"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static func line(
        _ id: Int, model: String = "gpt-x", url: String = "/v1/chat/completions", more: String = ""
    ) -> String {
        #"{"custom_id":"\#(id)","method":"POST","url":"\#(url)","body":{"model":"\#(model)","#
            + #""max_tokens":20,"messages":[{"role":"user","content":"x"}]\#(more)}}"#
    }

    private static func result(_ id: Int, input: Int, output: Int) -> String {
        #"{"id":"r\#(id)","custom_id":"\#(id)","response":{"status_code":200,"body":{"choices":[{"message":"#
            + #"{"role":"assistant","content":"hi"}}],"usage":{"prompt_tokens":\#(input),"#
            + #""completion_tokens":\#(output),"total_tokens":\#(input + output)}}},"error":null}"#
    }

    private static let failure =
        #"{"id":"r9","custom_id":"9","response":{"status_code":500,"body":{"error":{"message":"no"}}},"error":null}"#

    private static let batch =
        #"{"input_file_id":"file-1","endpoint":"/v1/chat/completions","completion_window":"24h"}"#

    private static func upload(_ bench: GatewayBench) async throws {
        bench.upstream.answers = [.json(#"{"id":"file-1","object":"file"}"#)]
        #expect(try await bench.ask(request("POST", "/v1/files", "ann", "{}")).status == 200)
        var status = 0
        for _ in 0..<200 where status != 200 {
            status = try await bench.ask(request("GET", "/v1/files/file-1", "ann")).status
            await bench.loop.sleep(nanoseconds: 5_000_000)
        }
        #expect(status == 200)
    }

    @Test(arguments: [
        (["", ""], 2, 17), (["", "failed"], 1, 7),
    ])
    func `A batch reserves what its requests may use, and is settled by its results`(
        results: [String], messages: Int, tokens: Int
    ) async throws {
        try await withBench(Self.own) { bench async throws in
            try await Self.upload(bench)
            let lines = [Self.line(1), Self.line(2)].joined(separator: "\n") + "\n"
            let answers = [
                Self.result(1, input: 5, output: 2),
                results[1].isEmpty ? Self.result(2, input: 7, output: 3) : Self.failure,
            ].joined(separator: "\n")
            bench.upstream.answers = [
                .json(lines), .json(#"{"id":"batch_1","object":"batch","status":"validating"}"#),
                .json(#"{"id":"batch_1","status":"in_progress","output_file_id":null}"#),
                .json(#"{"id":"batch_1","status":"completed","output_file_id":"file-2"}"#), .json(answers),
                .json(#"{"id":"batch_1","status":"completed","output_file_id":"file-2"}"#),
            ]
            let made = try await bench.ask(Self.request("POST", "/v1/batches", "ann", Self.batch))
            #expect(made.status == 200, "\(made.body)")
            #expect(try await bench.open("ann") == 1, "it is still running")
            #expect(try await bench.settled("ann") == messages)
            #expect(try await bench.counted("ann", "tok") == tokens)
            let asked = bench.upstream.asked.map(\.line).suffix(4)
            #expect(
                asked == [
                    "POST /base/v1/batches HTTP/1.1", "GET /base/v1/batches/batch_1 HTTP/1.1",
                    "GET /base/v1/batches/batch_1 HTTP/1.1", "GET /base/v1/files/file-2/content HTTP/1.1",
                ])
            // The edge knows that the user ann owns the batch and its results file, so it answers her.
            let read = Self.request("GET", "/v1/batches/batch_1", "ann")
            #expect(try await bench.ask(read).status == 200)
            #expect(
                try await bench.ask(read.replacing("x-user-id: ann", with: "x-user-id: bob")).status == 404)
            var status = 0
            for _ in 0..<200 where status != 200 {
                status = try await bench.ask(Self.request("GET", "/v1/files/file-2/content", "ann")).status
                await bench.loop.sleep(nanoseconds: 5_000_000)
            }
            #expect(status == 200)
            #expect(
                try await bench.ask(Self.request("GET", "/v1/files/file-2/content", "bob")).status == 404)
        }
    }

    /// The batch is created by one edge and settled by another. The edges share Redis, but no connections.
    @Test(arguments: [true, false]) func `A batch is settled by another edge than the one that made it`(
        isAnswered: Bool
    ) async throws {
        let redis = try await RedisServer.start()
        let read = Self.request("GET", "/v1/batches/batch_1", "ann")
        try await onLoop(within: 60) { loop in
            let old = try GatewayBench(Self.own, redis, on: loop)
            await old.prepare()
            try await Self.upload(old)
            old.upstream.answers = [
                .json([Self.line(1), Self.line(2)].joined(separator: "\n")),
                .json(#"{"id":"batch_1","object":"batch","status":"validating"}"#),
                .json(#"{"id":"batch_1","status":"in_progress"}"#),
            ]
            let made = try await old.ask(Self.request("POST", "/v1/batches", "ann", Self.batch))
            #expect(made.status == 200, "\(made.body)")
            let isAsked = await eventually(on: loop) {
                old.upstream.asked.last?.line == "GET /base/v1/batches/batch_1 HTTP/1.1"
            }
            #expect(isAsked)
            await old.close()
        }
        try await onLoop(within: 60) { loop in
            let new = try GatewayBench(Self.own, redis, on: loop)
            await new.prepare()
            #expect(try await new.open("ann") == 1, "the old edge has left it")
            let file = isAnswered ? #""file-2""# : "null"
            let end = ScriptedServer.Answer.json(
                #"{"id":"batch_1","status":"completed","output_file_id":\#(file)}"#)
            new.upstream.answers = [end, end, .json(Self.result(1, input: 5, output: 2))]
            #expect(try await new.ask(read).status == 200)
            #expect(try await new.settled("ann") == (isAnswered ? 1 : 0))
            #expect(try await new.counted("ann", "tok") == (isAnswered ? 7 : 0))
            let lines = try await new.books("ann")
            #expect(lines.map(\.messages).reduce(0, +) == (isAnswered ? 1 : 0))
            #expect(lines.map(\.inputTokens).reduce(0, +) == (isAnswered ? 5 : 0))
            let asked = new.upstream.asked.count
            #expect(try await new.ask(read).status == 200)
            #expect(new.upstream.asked.count == asked + 1, "it is settled once")
            await new.close()
        }
    }

    /// The gateway refuses these batches and counts nothing. The upstream gets only a request for the file.
    @Test(arguments: [
        ([line(1), line(2, model: "gpt-y")], 400), ([line(1, url: "/v1/images/generations")], 400),
        ([line(1, url: "/v1/moderations")], 400), ([line(1), "no JSON"], 400), ([""], 400),
        ([line(1, more: #","Model":"gpt-y""#)], 400), ([line(1, more: #","fallbacks":["gpt-y"]"#)], 400),
        ([line(1).replacing(#""url""#, with: #""URL":"/v1/embeddings","url""#)], 400),
        ([line(1, more: #","file_id":"file-9""#)], 404),
        (
            [
                line(1, more: #","max_completion_tokens":89000"#),
                line(2, more: #","max_completion_tokens":89000"#),
            ], 429
        ),
        ([line(1), line(2), line(3), line(4)], 429),
    ])
    func `A batch is refused if one of its requests would be, or if all of them are too many`(
        lines: [String], status: Int
    ) async throws {
        try await withBench(Self.own) { bench async throws in
            try await Self.upload(bench)
            bench.upstream.answers = [.json(lines.joined(separator: "\n")), .json("{}")]
            let asked = bench.upstream.asked.count
            let answer = try await bench.ask(Self.request("POST", "/v1/batches", "ann", Self.batch))
            #expect((status == 429 ? [400, 429] : [status]).contains(answer.status), "\(answer.body)")
            #expect(bench.upstream.asked.count == asked + 1)
            #expect(try await bench.settled("ann") == 0)
            #expect(try await bench.counted("ann", "tok") == 0)
        }
    }

    /// The edge cannot add anything to the requests inside a batch. It therefore refuses batches if the plan
    /// adds something that every request must have. Defaults are accepted, because a request may lack them.
    @Test(arguments: [
        ("system: Coach", "system"), ("user: hash", "user"),
        ("forced: { chat: { temperature: 0.5 } }", "temperature"),
        ("defaults: { chat: { temperature: 0.5 } }", nil), ("forced: { gemini: { tools: [] } }", nil),
    ])
    func `A batch is refused if the plan adds to each request`(adds: String, name: String?) async throws {
        let plan = Plan(more: "may: { stored_objects: own }, adds: { \(adds) }")
        try await withBench(plan) { bench async throws in
            try await Self.upload(bench)
            bench.upstream.answers = [
                .json(Self.line(1)), .json(#"{"id":"batch_1","status":"failed"}"#),
            ]
            let answer = try await bench.ask(Self.request("POST", "/v1/batches", "ann", Self.batch))
            #expect(answer.status == (name == nil ? 200 : 400), "\(answer.body)")
            #expect(name == nil || answer.json("error.param") == name)
            #expect(try await bench.settled("ann") == 0)
        }
    }

    @Test func `A batch of somebody else's file is unknown, and so is one without a file`() async throws {
        try await withBench(Self.own) { bench async throws in
            try await Self.upload(bench)
            let asked = bench.upstream.asked.count
            for (user, body) in [("bob", Self.batch), ("ann", "{}"), ("ann", #"{"input_file_id":"file-9"}"#)]
            {
                #expect(try await bench.ask(Self.request("POST", "/v1/batches", user, body)).status == 404)
            }
            #expect(bench.upstream.asked.count == asked)
        }
    }

    @Test func `A batch that the provider refuses costs nothing`() async throws {
        try await withBench(Self.own) { bench async throws in
            try await Self.upload(bench)
            bench.upstream.answers = [
                .json(Self.line(1)), .json(#"{"error":{"message":"no"}}"#, status: 400),
            ]
            #expect(try await bench.ask(Self.request("POST", "/v1/batches", "ann", Self.batch)).status == 400)
            #expect(try await bench.settled("ann") == 0)
            #expect(try await bench.counted("ann", "tok") == 0)
        }
    }

    @Test func `Anthropic's batch has its requests in its body, and its results at an address of its own`()
        async throws
    {
        try await withBench(Self.own) { bench async throws in
            let params =
                #"{"model":"claude-x","max_tokens":20,"messages":[{"role":"user","content":"x"}]}"#
            let body =
                #"{"requests":[{"custom_id":"1","params":\#(params)},{"custom_id":"2","params":\#(params)}]}"#
            let result =
                #"{"custom_id":"1","result":{"type":"succeeded","message":"# + Exchanges.anthropic.answer
                + "}}"
            bench.upstream.answers = [
                .json(#"{"id":"msgbatch_1","type":"message_batch","processing_status":"in_progress"}"#),
                .json(#"{"id":"msgbatch_1","processing_status":"ended"}"#),
                .json(result + "\n" + #"{"custom_id":"2","result":{"type":"expired"}}"#),
            ]
            let head = "anthropic-version: 2023-06-01\r\n"
            let made = try await bench.ask(
                Self.request("POST", "/v1/messages/batches", "ann", body, head: head))
            #expect(made.status == 200, "\(made.body)")
            #expect(try await bench.settled("ann") == 1)
            #expect(try await bench.counted("ann", "tok") == 7)
            #expect(
                bench.upstream.asked.map(\.line).suffix(2) == [
                    "GET /base/v1/messages/batches/msgbatch_1 HTTP/1.1",
                    "GET /base/v1/messages/batches/msgbatch_1/results HTTP/1.1",
                ])
            let mixed = body.replacing("claude-x", with: "claude-y", maxReplacements: 1)
            #expect(
                try await bench.ask(Self.request("POST", "/v1/messages/batches", "ann", mixed, head: head))
                    .status
                    == 400)
        }
    }
}
