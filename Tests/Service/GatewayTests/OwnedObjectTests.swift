import Foundation
import HTTP
import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `What a caller has stored at the provider` {
    private static let own = Plan(more: "may: { stored_objects: own }")

    private static func request(_ method: String, _ path: String, _ user: String, _ body: String? = nil)
        -> String
    {
        let head = "\(method) \(path) HTTP/1.1\r\nHost: edge\r\nx-user-id: \(user)\r\n"
        guard let body else { return head + "\r\n" }
        return head + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static func response(_ id: String) -> ScriptedServer.Answer {
        .json(
            #"{"id":"\#(id)","object":"response","output":[{"type":"message"}],"#
                + #""usage":{"input_tokens":5,"output_tokens":2}}"#)
    }

    /// Repeats a request until it gets `status`, because the edge records an object's owner in the
    /// background.
    private static func ask(_ bench: GatewayBench, _ text: String, until status: Int) async throws
        -> HTTPMessage
    {
        for _ in 0..<200 {
            let answer = try await bench.ask(text)
            if answer.status == status { return answer }
            await bench.loop.sleep(nanoseconds: 5_000_000)
        }
        return try await bench.ask(text)
    }

    private static func follow(_ id: String, _ user: String, _ member: String = "previous_response_id")
        -> String
    {
        Exchanges.responses.request(user: user, body: #"{"model":"gpt-x","input":"x","\#(member)":"\#(id)"}"#)
    }

    @Test(arguments: [false, true]) func `A stored answer goes on for its owner, and is unknown to others`(
        isStream: Bool
    )
        async throws
    {
        try await withBench(Self.own) { bench async throws in
            if isStream {
                let events = [
                    #"{"type":"response.created","response":{"id":"resp_1","output":[]}}"#,
                    #"{"type":"response.output_text.delta","delta":"hi"}"#,
                    #"{"type":"response.completed","response":{"id":"resp_1","usage":{"input_tokens":5,"output_tokens":2}}}"#,
                ].map { "data: \($0)\n\n" }.joined()
                bench.upstream.answers = [
                    .text(
                        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: \(events.utf8.count)"
                            + "\r\n\r\n\(events)"), Self.response("resp_2"),
                ]
            } else {
                bench.upstream.answers = [Self.response("resp_1"), Self.response("resp_2")]
            }
            let body = #"{"model":"gpt-x","input":"x","stream":\#(isStream)}"#
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann", body: body)).status == 200)
            let mine = try await Self.ask(bench, Self.follow("resp_1", "ann"), until: 200)
            #expect(mine.status == 200)
            let count = Self.request(
                "POST", "/v1/responses/input_tokens", "ann",
                #"{"model":"gpt-x","previous_response_id":"resp_1"}"#)
            #expect(try await bench.ask(count).status == 200)
            #expect(
                try await bench.ask(count.replacing("x-user-id: ann", with: "x-user-id: bob")).status == 404)
            let asked = bench.upstream.asked.count
            let theirs = try await bench.ask(Self.follow("resp_1", "bob"))
            let unknown = try await bench.ask(Self.follow("resp_9", "bob"))
            #expect(theirs.status == 404 && theirs.body == unknown.body)
            #expect(theirs.json("error.code") == "object_not_found")
            for path in ["/v1/responses/resp_1", "/v1/responses/resp_1/input_items"] {
                #expect(try await bench.ask(Self.request("GET", path, "bob")).status == 404)
            }
            #expect(try await bench.ask(Self.request("DELETE", "/v1/responses/resp_1", "bob")).status == 404)
            #expect(
                try await bench.ask(Self.request("POST", "/v1/responses/resp_1/cancel", "bob", "{}")).status
                    == 404)
            #expect(bench.upstream.asked.count == asked, "nothing of it reached the upstream")
            #expect(try await bench.settled("bob") == 0)
        }
    }

    @Test func `A stored answer is read, cancelled and deleted by its owner without a count`() async throws {
        try await withBench(Self.own) { bench async throws in
            bench.upstream.answers = [Self.response("resp_1"), .json(#"{"id":"resp_1"}"#)]
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann")).status == 200)
            _ = try await bench.settled("ann")
            let read = Self.request("GET", "/v1/responses/resp_1?limit=2", "ann")
            #expect(try await Self.ask(bench, read, until: 200).status == 200)
            #expect(bench.upstream.asked.last?.line == "GET /base/v1/responses/resp_1?limit=2 HTTP/1.1")
            let cancel = Self.request("POST", "/v1/responses/resp_1/cancel", "ann", "{}")
            #expect(try await bench.ask(cancel).status == 200)
            #expect(try await bench.ask(Self.request("DELETE", "/v1/responses/resp_1", "ann")).status == 200)
            #expect(try await Self.ask(bench, read, until: 404).status == 404)
            #expect(try await bench.settled("ann") == 1)
        }
    }

    /// An answer that is made in the background is charged after the provider has finished it. The edge polls
    /// the provider until then.
    @Test(arguments: [
        (
            #""status":"completed","output":[{"type":"message"}],"usage":{"input_tokens":50,"output_tokens":7}"#,
            1, 57
        ),
        (#""status":"failed","error":{"code":"server_error"},"output":[]"#, 0, 0),
    ])
    func `An answer in the background is open until it is finished, and is then charged`(
        end: String, messages: Int, tokens: Int
    ) async throws {
        var plan = Self.own
        plan.limits =
            "{ count: messages, per: lifetime trial, amount: 9 }, { count: total_tokens, per: lifetime trial, amount: 90000 }"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [
                .json(#"{"id":"resp_1","status":"queued","background":true,"output":[],"usage":null}"#),
                .json(#"{"id":"resp_1","status":"in_progress","output":[],"usage":null}"#),
                .json(#"{"id":"resp_1",\#(end)}"#),
            ]
            let body = #"{"model":"gpt-x","input":"x","background":true}"#
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann", body: body)).status == 200)
            #expect(try await bench.open("ann") == 1, "it is still running")
            #expect(try await bench.settled("ann") == messages)
            #expect(try await bench.counted("ann", "tok") == tokens)
            #expect(
                bench.upstream.asked.dropFirst().allSatisfy {
                    $0.line == "GET /base/v1/responses/resp_1 HTTP/1.1"
                })
        }
    }

    /// The final statuses of Gemini's interactions (google-genai 3.6, `InteractionStatus`). Some have other
    /// names than OpenAI's.
    @Test(arguments: [
        (
            #""status":"completed","steps":[{"type":"model_output","content":[{"type":"text","text":"hi"}]}],"#
                + #""usage":{"total_input_tokens":50,"total_output_tokens":7,"total_tokens":57}"#, 1, 57
        ),
        (#""status":"failed""#, 0, 0),
        (
            #""status":"budget_exceeded","steps":[{"type":"model_output","content":[{"type":"text","text":"h"}]}],"#
                + #""usage":{"total_input_tokens":50,"total_output_tokens":1,"total_tokens":51}"#, 1, 51
        ),
    ])
    func `An interaction in the background is open until it is finished, and goes on for its owner`(
        end: String, messages: Int, tokens: Int
    ) async throws {
        var plan = Self.own
        plan.limits =
            "{ count: messages, per: lifetime trial, amount: 9 }, { count: total_tokens, per: lifetime trial, amount: 90000 }"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [
                .json(#"{"id":"int_1","object":"interaction","status":"in_progress"}"#),
                .json(#"{"id":"int_1","object":"interaction","status":"queued"}"#),
                .json(#"{"id":"int_1","object":"interaction",\#(end)}"#),
            ]
            let path = "/v1beta/interactions"
            let begin = #"{"model":"gemini-x","input":"x","background":true}"#
            #expect(try await bench.ask(Self.request("POST", path, "ann", begin)).status == 200)
            #expect(try await bench.open("ann") == 1, "it is still running")
            #expect(try await bench.settled("ann") == messages)
            #expect(try await bench.counted("ann", "tok") == tokens)
            #expect(bench.upstream.asked.last?.line == "GET /base/v1beta/interactions/int_1 HTTP/1.1")
            let next = #"{"model":"gemini-x","input":"x","previous_interaction_id":"int_1"}"#
            #expect(try await bench.ask(Self.request("POST", path, "bob", next)).status == 404)
            #expect(try await bench.ask(Self.request("POST", path, "ann", next)).status == 200)
        }
    }

    /// The answer takes longer than the lease of its reservation, so the edge must renew the lease.
    @Test func `The reservation of a long answer in the background is not reclaimed`() async throws {
        var plan = Self.own
        (plan.lease, plan.isHooked) = (800, true)
        try await withBench(plan) { bench async throws in
            let running = #"{"id":"resp_1","status":"in_progress","output":[],"usage":null}"#
            bench.upstream.answers = [.json(running)]
            let body = #"{"model":"gpt-x","input":"x","background":true}"#
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann", body: body)).status == 200)
            for _ in 0..<2000 where bench.upstream.asked.count < 3 {
                await bench.loop.sleep(nanoseconds: 5_000_000)
            }
            #expect(try await bench.ledger.reclaimReservations(UserKey(user: "ann")) == 0)
            #expect(try await bench.open("ann") == 1)
            #expect(bench.ledger.renewals > 0)
            bench.upstream.answers = [Self.response("resp_1")]
            #expect(try await bench.settled("ann") == 1)
        }
    }

    @Test func `A stored conversation belongs to its owner, with the items in it`() async throws {
        try await withBench(Self.own) { bench async throws in
            bench.upstream.answers = [
                .json(#"{"id":"conv_1","object":"conversation"}"#), Self.response("resp_1"),
            ]
            let make = Self.request("POST", "/v1/conversations", "ann", #"{"metadata":{"file_id":"topic"}}"#)
            #expect(try await bench.ask(make).status == 200)
            #expect(
                try await Self.ask(bench, Self.follow("conv_1", "ann", "conversation"), until: 200).status
                    == 200)
            #expect(try await bench.ask(Self.follow("conv_1", "bob", "conversation")).status == 404)
            // An id belongs to one kind of object. A conversation's id is unknown as the id of an answer.
            #expect(try await bench.ask(Self.follow("conv_1", "ann")).status == 404)
            for (user, status) in [("ann", 200), ("bob", 404)] {
                let items = Self.request("GET", "/v1/conversations/conv_1/items?limit=2", user)
                #expect(try await bench.ask(items).status == status)
                let item =
                    #"{"items":[{"type":"message","content":[{"type":"input_file","file_id":"file-9"}]}]}"#
                let add = Self.request("POST", "/v1/conversations/conv_1/items", user, item)
                #expect(try await bench.ask(add).status == 404, "the file is nobody's")
            }
        }
    }

    @Test func `A stored file belongs to its owner, and lists show only the caller's own`() async throws {
        try await withBench(Self.own) { bench async throws in
            for (id, user) in [("file-1", "ann"), ("file-2", "bob"), ("file-3", "ann")] {
                bench.upstream.answers = [.json(#"{"id":"\#(id)","object":"file"}"#)]
                let form =
                    "--B\r\nContent-Disposition: form-data; name=\"purpose\"\r\n\r\nuser_data\r\n--B--\r\n"
                let upload = Self.request("POST", "/v1/files", user, form)
                    .replacing("application/json", with: "multipart/form-data; boundary=B")
                #expect(try await bench.ask(upload).status == 200)
                let read = Self.request("GET", "/v1/files/\(id)/content", user)
                #expect(try await Self.ask(bench, read, until: 200).status == 200)
            }
            for (user, ids, query) in [
                ("ann", ["file-3", "file-1"], ""), ("bob", ["file-2"], "?limit=50"), ("eve", [], ""),
                ("ann", ["file-3"], "?limit=1"), ("ann", ["file-1"], "?after=file-3&limit=1"),
            ] {
                bench.upstream.answers =
                    ids.map { .json(#"{"id":"\#($0)","object":"file"}"#) } + [.json("{}")]
                let list = try await bench.ask(Self.request("GET", "/v1/files\(query)", user))
                #expect(list.status == 200)
                let object = try JSONSerialization.jsonObject(with: Data(list.body.utf8)) as? [String: Any]
                let found = (object?["data"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
                #expect(found == ids, "\(user)\(query): \(list.body)")
                #expect(object?["has_more"] as? Bool == (query == "?limit=1"))
            }
            let before = bench.upstream.asked.count
            #expect(try await bench.ask(Self.request("GET", "/v1/files?after=file-2", "ann")).status == 404)
            let part = #"{"model":"gpt-x","input":[{"content":[{"type":"input_file","file_id":"file-2"}]}]}"#
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann", body: part)).status == 404)
            #expect(bench.upstream.asked.count == before)
            bench.upstream.answers = [Self.response("resp_1")]
            let mine = part.replacing("file-2", with: "file-1")
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann", body: mine)).status == 200)
        }
    }

    /// The edge knows no owner of these objects. It refuses a request that refers to one of them, even if the
    /// request also refers to the caller's own objects.
    @Test(arguments: [
        #""tools":[{"type":"file_search","vector_store_ids":["vs_1"]}]"#, #""prompt":{"id":"pmpt_1"}"#,
        #""input":[{"type":"item_reference","id":"msg_1"}]"#, #""conversation":{"id":"conv_9"}"#,
        #""tools":[{"type":"code_interpreter","container":"cntr_1"}]"#,
        #""tools":[{"type":"code_interpreter","container":{"type":"auto","file_ids":["file-9"]}}]"#,
        #""input":[{"content":[{"type":"input_file","file_id":"../x"}]}]"#,
        #""previous_response_id":7,"conversation":"conv_9""#,
    ])
    func `A request that refers to an object without an owner is refused`(member: String) async throws {
        try await withBench(Self.own) { bench async throws in
            bench.upstream.answers = [Self.response("resp_1")]
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann")).status == 200)
            let read = Self.request("GET", "/v1/responses/resp_1", "ann")
            #expect(try await Self.ask(bench, read, until: 200).status == 200)
            let asked = bench.upstream.asked.count
            for mine in ["", #","previous_response_id":"resp_1""#]
            where mine.isEmpty || !member.contains("previous") {
                let body = #"{"model":"gpt-x",\#(member)\#(mine)}"#
                #expect(
                    try await bench.ask(Exchanges.responses.request(user: "ann", body: body)).status == 404,
                    "\(body)")
            }
            #expect(bench.upstream.asked.count == asked)
        }
    }

    @Test(arguments: [
        "/v1/responses/%72esp_1", "/v1/responses/resp_1/", "/v1/responses//resp_1",
        "/v1/responses/../files/f",
        "/v1/responses/resp_1/unknown", "/v1/files/file-1/content/x", "/v1/vector_stores/vs_1",
        "/v1/assistants",
        "/v1/chat/completions/c_1",
    ])
    func `A stored object is not found at any other address`(path: String) async throws {
        try await withBench(Self.own) { bench async throws in
            let answer = try await bench.ask(Self.request("GET", path, "ann"))
            #expect([400, 404].contains(answer.status))
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `Stored objects stay closed if the plan does not allow them`() async throws {
        var plan = Self.own
        plan.morePlans = "none: { kind: free, limits: [] }"
        plan.more = ""
        plan.morePlans += "\n  other: { kind: free, limits: [], may: { stored_objects: own } }"
        try await withBench(plan) { bench async throws in
            for path in ["/v1/responses/resp_1", "/v1/files"] {
                #expect(try await bench.ask(Self.request("GET", path, "ann")).status == 404)
            }
            #expect(try await bench.ask(Self.follow("resp_1", "ann")).status == 404)
            #expect(bench.upstream.asked.isEmpty)
        }
    }
}
