import Dialects
import Foundation
import Reactor
import TestSupport
import Testing

/// A kind of stored object, with the requests that create and use it and the provider's answers.
private struct OwnedKind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The path at which the object is created.
    let path: String
    let body: String
    /// The provider's answer that contains the object's id.
    let answer: String
    let object: String
    var inside: [String] = []
    /// A message that refers to the created object: its path and its body.
    var message: (path: String, body: String)?
    var canBeDeleted = true
    /// Header lines that the object's clients send.
    var head = ""

    static let all = [
        OwnedKind(
            testDescription: "uploads", path: "/v1/uploads", body: #"{"filename":"a","bytes":1}"#,
            answer: #"{"id":"upload_1","object":"upload"}"#, object: "/v1/uploads/upload_1",
            inside: ["POST /v1/uploads/upload_1/cancel", "POST /v1/uploads/upload_1/complete"],
            canBeDeleted: false),
        OwnedKind(
            testDescription: "vector stores", path: "/v1/vector_stores", body: #"{"name":"a"}"#,
            answer: #"{"id":"vs_1","object":"vector_store"}"#, object: "/v1/vector_stores/vs_1",
            inside: [
                "GET /v1/vector_stores/vs_1/files", "GET /v1/vector_stores/vs_1/files/file-9/content",
                "GET /v1/vector_stores/vs_1/file_batches/vsfb_1/files",
                "POST /v1/vector_stores/vs_1/search", "DELETE /v1/vector_stores/vs_1/files/file-9",
            ],
            message: (
                "/v1/responses",
                #"{"model":"gpt-x","tools":[{"type":"file_search","vector_store_ids":["vs_1"]}]}"#
            )),
        OwnedKind(
            testDescription: "containers", path: "/v1/containers", body: #"{"name":"a"}"#,
            answer: #"{"id":"cntr_1","object":"container"}"#, object: "/v1/containers/cntr_1",
            inside: ["GET /v1/containers/cntr_1/files", "GET /v1/containers/cntr_1/files/cfile_1/content"],
            message: (
                "/v1/responses",
                #"{"model":"gpt-x","tools":[{"type":"code_interpreter","container":"cntr_1"}]}"#
            )),
        OwnedKind(
            testDescription: "Anthropic's files", path: "/v1/files", body: "{}",
            answer: #"{"id":"file_011","type":"file"}"#, object: "/v1/files/file_011",
            inside: ["GET /v1/files/file_011/content"],
            message: (
                "/v1/messages",
                #"{"model":"claude-x","max_tokens":9,"messages":[{"role":"user","content":[{"type":"document","#
                    + #""source":{"type":"file","file_id":"file_011"}}]}]}"#
            ), head: "anthropic-version: 2023-06-01\r\n"),
        OwnedKind(
            testDescription: "Gemini's files", path: "/upload/v1beta/files", body: "any bytes at all",
            answer:
                #"{"file":{"name":"files/abc-1","uri":"https://generativelanguage.googleapis.com/"#
                + #"v1beta/files/abc-1"}}"#,
            object: "/v1beta/files/abc-1",
            message: (
                "/v1beta/models/gemini-x:generateContent",
                #"{"contents":[{"parts":[{"fileData":{"fileUri":"#
                    + #""https://generativelanguage.googleapis.com/v1beta/files/abc-1"}}]}]}"#
            )),
        OwnedKind(
            testDescription: "Gemini's cached contents", path: "/v1beta/cachedContents",
            body: #"{"model":"models/gemini-x"}"#, answer: #"{"name":"cachedContents/c1"}"#,
            object: "/v1beta/cachedContents/c1", inside: ["PATCH /v1beta/cachedContents/c1"],
            message: (
                "/v1beta/models/gemini-x:generateContent",
                #"{"contents":[{"parts":[{"text":"x"}]}],"cachedContent":"cachedContents/c1"}"#
            )),
    ]

    func request(_ method: String, _ path: String, _ user: String, _ body: String = "") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: edge\r\nx-user-id: \(user)\r\n\(head)"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
}

@Suite(.needsRedisServer) struct `A kind of what providers store` {
    private static let own = Plan(more: "may: { stored_objects: own }")

    @Test(arguments: OwnedKind.all)
    fileprivate func `A stored object is its maker's, wherever its id stands`(kind: OwnedKind) async throws {
        try await withBench(Self.own) { bench async throws in
            bench.upstream.answers = [.json(kind.answer)]
            #expect(try await bench.ask(kind.request("POST", kind.path, "ann", kind.body)).status == 200)
            let read = kind.request("GET", kind.object, "ann")
            let probe =
                kind.testDescription == "uploads"
                ? kind.request("POST", "\(kind.object)/cancel", "ann", "{}") : read
            var status = 0
            for _ in 0..<200 where status != 200 {
                status = try await bench.ask(probe).status
                await bench.loop.sleep(nanoseconds: 5_000_000)
            }
            #expect(status == 200, "the owner was noted")
            bench.upstream.answers = [.json(kind.answer)]
            for line in kind.inside {
                let parts = line.split(separator: " ").map(String.init)
                let body = parts[0] == "POST" || parts[0] == "PATCH" ? "{}" : ""
                #expect(
                    try await bench.ask(kind.request(parts[0], parts[1], "ann", body)).status == 200,
                    "\(line)")
                let asked = bench.upstream.asked.count
                let theirs = try await bench.ask(kind.request(parts[0], parts[1], "bob", body))
                #expect(theirs.status == 404 && bench.upstream.asked.count == asked, "\(line)")
            }
            if let message = kind.message {
                let asked = bench.upstream.asked.count
                let theirs = try await bench.ask(kind.request("POST", message.path, "bob", message.body))
                #expect(theirs.status == 404 && bench.upstream.asked.count == asked)
                let mine = try await bench.ask(kind.request("POST", message.path, "ann", message.body))
                #expect(mine.status == 200, "\(mine.body)")
            }
            guard kind.canBeDeleted else { return }
            let asked = bench.upstream.asked.count
            let unknown = try await bench.ask(kind.request("GET", kind.object + "9", "bob"))
            for method in ["GET", "DELETE"] {
                let theirs = try await bench.ask(kind.request(method, kind.object, "bob"))
                #expect(theirs.status == 404 && theirs.body == unknown.body)
            }
            #expect(bench.upstream.asked.count == asked)
            #expect(try await bench.ask(kind.request("DELETE", kind.object, "ann")).status == 200)
            for _ in 0..<200 where status != 404 {
                status = try await bench.ask(read).status
                await bench.loop.sleep(nanoseconds: 5_000_000)
            }
            #expect(status == 404, "what was deleted is nobody's")
        }
    }

    /// The user's lists have the provider's format, and one object on each page.
    @Test(arguments: [
        ("/v1/vector_stores", "", "?limit=1", "?limit=1&after=o2", "id", "data", "has_more"),
        ("/v1/containers", "", "?limit=1", "?limit=1&after=o2", "id", "data", "has_more"),
        (
            "/v1/files", "anthropic-version: 2023-06-01\r\n", "?limit=1", "?limit=1&after_id=o2", "id",
            "data",
            "has_more"
        ),
        (
            "/v1beta/cachedContents", "", "?pageSize=1", "?pageSize=1&pageToken=o2", "name", "cachedContents",
            "nextPageToken"
        ),
    ])
    func `A stored object is listed to its maker alone`(
        path: String, head: String, first: String, second: String, id: String, member: String, more: String
    ) async throws {
        try await withBench(Self.own) { bench async throws in
            let prefix = id == "name" ? "cachedContents/" : ""
            func request(_ method: String, _ path: String, _ user: String, _ body: String = "") -> String {
                "\(method) \(path) HTTP/1.1\r\nHost: edge\r\nx-user-id: \(user)\r\n\(head)"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            }
            for (name, user) in [("o1", "ann"), ("o9", "bob"), ("o2", "ann")] {
                bench.upstream.answers = [.json(#"{"\#(id)":"\#(prefix)\#(name)"}"#)]
                #expect(
                    try await bench.ask(request("POST", path, user, #"{"model":"models/m"}"#)).status == 200)
                var status = 0
                for _ in 0..<200 where status != 200 {
                    status = try await bench.ask(request("GET", "\(path)/\(name)", user)).status
                    await bench.loop.sleep(nanoseconds: 5_000_000)
                }
            }
            for (query, name, hasMore) in [(first, "o2", true), (second, "o1", false)] {
                bench.upstream.answers = [.json(#"{"\#(id)":"\#(prefix)\#(name)"}"#)]
                let answer = try await bench.ask(request("GET", path + query, "ann"))
                let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
                let found = (object?[member] as? [[String: Any]])?.compactMap { $0[id] as? String }
                #expect(found == [prefix + name], "\(answer.body)")
                let tells = (object?[more] as? Bool) ?? (object?[more] != nil)
                #expect(tells == hasMore, "\(answer.body)")
            }
            #expect(
                try await bench.ask(request("GET", path + second.replacing("o2", with: "o9"), "ann")).status
                    == 404)
            bench.upstream.answers = [.json("{}")]
            let nobody = try await bench.ask(request("GET", path, "eve"))
            #expect(nobody.status == 200 && !nobody.body.contains("o1") && !nobody.body.contains("o9"))
        }
    }

    /// Storing a prompt makes no answer, so a rule about the size of answers does not apply.
    @Test func `A cached prompt is made under a plan that bounds the output`() async throws {
        try await withBench(Plan(more: "may: { stored_objects: own }, at_most: { output_tokens: 100 }")) {
            bench async throws in
            let kind = try #require(OwnedKind.all.last)
            bench.upstream.answers = [.json(kind.answer)]
            let answer = try await bench.ask(kind.request("POST", kind.path, "ann", kind.body))
            #expect(answer.status == 200, "\(answer.body)")
        }
    }

    /// A provider bills these objects for as long as they are stored. A limit on cost cannot bound this bill,
    /// so a plan with such a limit refuses to create the objects.
    @Test(arguments: ["/v1/vector_stores", "/v1/containers", "/v1beta/cachedContents"])
    func `A stored object of unknown price is refused if the plan limits cost`(path: String) async throws {
        var plan = Self.own
        plan.limits = "{ count: cost, per: day, amount: $1 }"
        plan.extra = "prices: [{ model: \"*\", input: 1, output: 10 }]\nunknown_prices: refuse"
        try await withBench(plan) { bench async throws in
            let kind = OwnedKind.all[0]
            let body = #"{"model":"models/gemini-x"}"#
            let answer = try await bench.ask(kind.request("POST", path, "ann", body))
            #expect(answer.status != 200 && bench.upstream.asked.isEmpty, "\(answer.body)")
        }
    }

    @Test func `A cached prompt counts as a message of as many tokens as it has`() async throws {
        var plan = Self.own
        plan.limits =
            "{ count: messages, per: lifetime trial, amount: 1 }, { count: total_tokens, per: lifetime trial, amount: 90000 }"
        try await withBench(plan) { bench async throws in
            let kind = OwnedKind.all[0]
            bench.upstream.answers = [
                .json(#"{"name":"cachedContents/c1","usageMetadata":{"totalTokenCount":400}}"#)
            ]
            let text = String(repeating: "word ", count: 400)
            let body =
                #"{"model":"models/gemini-x","contents":[{"parts":[{"text":"\#(text)"}],"role":"user"}]}"#
            let path = "/v1beta/cachedContents"
            #expect(try await bench.ask(kind.request("POST", path, "ann", body)).status == 200)
            #expect(try await bench.settled("ann") == 1)
            #expect(try await bench.counted("ann", "tok") > 200)
            try await Self.waitFor(200, kind.request("GET", "\(path)/c1", "ann"), bench)
            #expect(try await bench.ask(kind.request("POST", path, "ann", body)).status == 429)
        }
    }

    /// An answer can name further objects: the file of an upload, or the container in which code ran. These
    /// objects belong to the same user.
    @Test func `Further objects that an answer names belong to the same user`() async throws {
        try await withBench(Self.own) { bench async throws in
            let files = OwnedKind.all[0]
            bench.upstream.answers = [.json(files.answer)]
            #expect(try await bench.ask(files.request("POST", "/v1/uploads", "ann", "{}")).status == 200)
            bench.upstream.answers = [.json(#"{"id":"upload_1","file":{"id":"file-7","object":"file"}}"#)]
            try await Self.waitFor(
                200, files.request("POST", "/v1/uploads/upload_1/complete", "ann", "{}"), bench)
            try await Self.waitFor(200, files.request("GET", "/v1/files/file-7", "ann"), bench)
            #expect(try await bench.ask(files.request("GET", "/v1/files/file-7", "bob")).status == 404)
            bench.upstream.answers = [
                .json(
                    #"{"id":"resp_1","output":[{"type":"code_interpreter_call","container_id":"cntr_7"},"#
                        + #"{"type":"message"}],"usage":{"input_tokens":5,"output_tokens":2}}"#)
            ]
            #expect(try await bench.ask(Exchanges.responses.request(user: "ann")).status == 200)
            let inside = "/v1/containers/cntr_7/files/cfile_1/content"
            try await Self.waitFor(200, files.request("GET", inside, "ann"), bench)
            #expect(try await bench.ask(files.request("GET", inside, "bob")).status == 404)
        }
    }

    private static func waitFor(_ status: Int, _ request: String, _ bench: GatewayBench) async throws {
        var found = 0
        for _ in 0..<200 where found != status {
            found = try await bench.ask(request).status
            await bench.loop.sleep(nanoseconds: 5_000_000)
        }
        #expect(found == status, "\(request)")
    }

    /// An interaction of Gemini and a container of Anthropic can be continued only by the user who created
    /// them.
    @Test(arguments: [
        (
            "/v1beta/interactions", #"{"model":"gemini-x","input":"x"#,
            #"{"id":"int_1","status":"completed","outputs":[{"type":"text","text":"hi"}],"#
                + #""usage":{"total_input_tokens":5,"total_output_tokens":2}}"#,
            #","previous_interaction_id":"int_1""#
        ),
        (
            "/v1/messages",
            #"{"model":"claude-x","max_tokens":9,"messages":[{"role":"user","content":"x"}]"#,
            #"{"type":"message","container":{"id":"int_1"},"content":[{"type":"text","text":"hi"}],"#
                + #""usage":{"input_tokens":5,"output_tokens":2}}"#,
            #","container":"int_1""#
        ),
    ])
    func `A stored object is noted from the answer to a message, with its settlement`(
        path: String, body: String, answer: String, reference: String
    ) async throws {
        try await withBench(Self.own) { bench async throws in
            let body = body.hasSuffix("x") ? body + "\"" : body
            bench.upstream.answers = [.json(answer)]
            let kind = OwnedKind.all[0]
            #expect(try await bench.ask(kind.request("POST", path, "ann", body + "}")).status == 200)
            try await Self.waitFor(200, kind.request("POST", path, "ann", body + reference + "}"), bench)
            let asked = bench.upstream.asked.count
            let theirs = try await bench.ask(kind.request("POST", path, "bob", body + reference + "}"))
            #expect(theirs.status == 404 && bench.upstream.asked.count == asked)
        }
    }

    /// The edge knows the owner of a file only by the file's exact URI. It refuses these URIs, because each
    /// differs from the exact one.
    @Test(arguments: [
        "https://generativelanguage.googleapis.com/v1beta/files/abc-9?x=/v1beta/files/abc-1",
        "https://a@b/v1beta/files/abc-1", "files/../files/abc-1", "https://a/v1beta/files/abc-1/x",
        "/v1beta/files/abc-1", "files/abc-1#files/abc-1",
    ])
    func `A stored object of Gemini's is named by its own address alone`(address: String) async throws {
        try await withBench(Self.own) { bench async throws in
            let kind = OwnedKind.all[4]
            bench.upstream.answers = [.json(kind.answer)]
            #expect(try await bench.ask(kind.request("POST", kind.path, "ann", kind.body)).status == 200)
            try await Self.waitFor(200, kind.request("GET", kind.object, "ann"), bench)
            let asked = bench.upstream.asked.count
            let body =
                #"{"contents":[{"parts":[{"fileData":{"fileUri":"\#(address)"}}]}]}"#
            let answer = try await bench.ask(kind.request("POST", kind.message?.path ?? "", "ann", body))
            #expect(answer.status == 404 && bench.upstream.asked.count == asked)
        }
    }
}
