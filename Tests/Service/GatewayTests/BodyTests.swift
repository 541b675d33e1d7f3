import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A request that refers to a stored object` {
    struct Reference: Sendable, CustomTestStringConvertible {
        let exchange: Exchanges
        let members: String
        var testDescription: String { members }
    }

    private static func chat(_ members: String) -> Reference { Reference(exchange: .chat, members: members) }
    private static func responses(_ members: String) -> Reference {
        Reference(exchange: .responses, members: members)
    }
    private static func anthropic(_ members: String) -> Reference {
        Reference(exchange: .anthropic, members: members)
    }
    private static func gemini(_ members: String) -> Reference {
        Reference(exchange: .gemini, members: members)
    }

    static let references = [
        responses(#""previous_response_id":"resp_1""#), responses(#""conversation":"conv_1""#),
        responses(#""conversation":{"id":"conv_1"}"#), responses(#""prompt":{"id":"pmpt_1"}"#),
        responses(#""Previous_Response_Id":null,"input":[{"type":"item_reference","id":"msg_1"}]"#),
        responses(#""input":[{"type":"message","content":[{"type":"input_file","file_id":"file-1"}]}]"#),
        responses(#""input":[{"content":[{"type":"input_image","File_Id":"file-1"}]}]"#),
        responses(#""tools":[{"type":"file_search","vector_store_ids":["vs_1"]}]"#),
        responses(#""tools":[{"type":"code_interpreter","container":"cntr_1"}]"#),
        responses(
            #""tools":[{"type":"code_interpreter","container":{"type":"auto","file_ids":["file-1"]}}]"#),
        chat(#""messages":[{"role":"user","content":[{"type":"file","file":{"file_id":"file-1"}}]}]"#),
        anthropic(#""container":"container_1""#), anthropic(#""container":{"id":"container_1"}"#),
        anthropic(
            #""messages":[{"role":"user","content":[{"type":"document","source":{"type":"file","file_id":"f"}}]}]"#
        ),
        gemini(#""cachedContent":"cachedContents/1""#), gemini(#""cached_content":"cachedContents/1""#),
        gemini(#""previous_interaction_id":"1""#),
        gemini(
            #""contents":[{"parts":[{"fileData":{"mimeType":"image/png","fileUri":"https://g.example/v1beta/files/1"}}]}]"#
        ),
        gemini(#""contents":[{"parts":[{"fileData":{"fileUri":"https://g.example/v1beta/files/1"}}]}]"#),
        gemini(#""contents":[{"parts":[{"file_data":{"file_uri":"files/1"}}]}]"#),
        gemini(#""tools":[{"fileSearch":{"fileSearchStoreNames":["fileSearchStores/1"]}}]"#),
    ]

    private static func body(_ reference: Reference) -> String {
        reference.exchange.path.contains("/models/")
            ? "{\(reference.members)}" : "{\"model\":\"gpt-x\",\(reference.members)}"
    }

    @Test(arguments: references)
    func `A reference to a stored object is refused as unknown`(reference: Reference) async throws {
        let isMisspelt = reference.members.contains("Previous_")
        try await withBench { bench async throws in
            let answer = try await bench.ask(reference.exchange.request(body: Self.body(reference)))
            #expect(answer.status == (isMisspelt ? 400 : 404))
            if !isMisspelt { #expect(answer.json(reference.exchange.code) == "object_not_found") }
            #expect(answer["x-should-retry"] == "false")
            #expect(bench.upstream.asked.isEmpty)
            #expect(try await bench.settled() == 0)
        }
    }

    static let plain = [
        responses(#""previous_response_id":null,"conversation":null"#),
        responses(#""tools":[{"type":"code_interpreter","container":{"type":"auto"}}]"#),
        responses(
            #""tools":[{"type":"function","name":"f","parameters":{"properties":{"file_id":{"type":"string"}}}}]"#
        ),
        responses(
            #""input":[{"type":"message","content":[{"type":"output_text","annotations":[{"file_id":"file-1"}]}]}]"#
        ),
        anthropic(
            #""messages":[{"role":"assistant","content":[{"type":"tool_use","input":{"file_id":"mine"}}]}]"#),
        gemini(#""contents":[{"parts":[{"functionResponse":{"response":{"file_id":"mine"}}}]}]"#),
        gemini(
            #""contents":[{"parts":[{"fileData":{"mimeType":"video/mp4","fileUri":"https://y.example/watch"}}]}]"#
        ),
        anthropic(#""container":{"skills":[]}"#),
    ]

    @Test(arguments: plain)
    func `A request passes if it refers to no stored object`(reference: Reference) async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.json(reference.exchange.answer)]
            let body = Self.body(reference)
            #expect(try await bench.ask(reference.exchange.request(body: body)).status == 200)
            #expect(bench.upstream.asked.map(\.body) == [body])
        }
    }
}

@Suite(.needsRedisServer) struct `A body that cannot be read` {
    private static let json = #"{"model":"pro-x"}"#

    @Test(arguments: Exchanges.providers, ["gzip", "zstd", "br", "identity, gzip", "x"])
    func `An unreadable coding is answered 415, by name`(exchange: Exchanges, coding: String) async throws {
        try await withBench { bench async throws in
            let answer = try await bench.ask(exchange.request("Content-Encoding: \(coding)"))
            #expect(answer.status == 415)
            #expect(answer.json(exchange.code) == "unsupported_encoding")
            #expect(answer.json(exchange.details + "advice")?.contains("Content-Encoding") == true)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        ("application/json; charset=utf-7", 415), ("application/json;charset=\"UTF-16\"", 415),
        ("application/json; charset=UTF-8", 200), ("application/json; Charset=\"utf-8\"; a=b", 200),
        ("text/plain", 200),
    ])
    func `A body that cannot be read for its characters hears so`(type: String, status: Int) async throws {
        try await withBench { bench async throws in
            let request = Exchanges.chat.request().replacing("application/json", with: type)
            #expect(try await bench.ask(request).status == status)
        }
    }

    static let unreadable: [(what: String, lines: String, body: [UInt8])] = [
        ("a byte order mark", "", [0xef, 0xbb, 0xbf] + Array(json.utf8)),
        ("UTF-16", "", [0xff, 0xfe] + json.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }),
        ("UTF-16, the other way", "", json.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }),
        ("a form", "", Array("model=pro-x".utf8)), ("text", "", Array("hello".utf8)),
        ("a coding", "Content-Encoding: gzip\r\n", Array(json.utf8)),
        ("a charset", "Content-Type: application/json; charset=utf-7\r\n", Array(json.utf8)),
        ("another case", "", Array(#"{"model":"cheap","MODEL":"pro-x"}"#.utf8)),
        ("another name", "", Array(#"{"model":"cheap","fallbacks":["pro-x"]}"#.utf8)),
    ]

    private static func request(_ lines: String, _ body: [UInt8], _ query: String = "") -> [UInt8] {
        Array(
            ("POST /api/chat\(query) HTTP/1.1\r\nHost: edge\r\nx-user-id: u\r\n\(lines)"
                + "Content-Length: \(body.count)\r\n\r\n").utf8) + body
    }

    @Test(arguments: unreadable.indices)
    func `An unreadable body on a configured route is refused if a class needs it`(place: Int) async throws {
        let (what, lines, body) = Self.unreadable[place]
        try await withBench(ClosedClass.plan) { bench async throws in
            let client = try await bench.connect()
            try await client.send(Self.request(lines, body))
            let answer = try await client.readMessage()
            #expect((400..<500).contains(answer.status), "\(what)")
            #expect(bench.upstream.asked.isEmpty, "\(what)")
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `An unreadable body on a configured route passes if nothing depends on it`() async throws {
        try await withBench(Plan(extra: Exchanges.routes)) { bench async throws in
            for place in Self.unreadable.indices where place < 7 {
                let (what, lines, body) = Self.unreadable[place]
                let client = try await bench.connect()
                try await client.send(Self.request(lines, body))
                let isObject = body.first == 0 || what == "a byte order mark"
                #expect(try await client.readMessage().status == 200 || isObject, "\(what)")
            }
        }
    }

    @Test(arguments: [
        ("", 200), ("{}", 200), ("[1]", 200), (#"{"model":"cheap","route":"/home"}"#, 200),
        (#"{"Model":"pro-x"}"#, 403), (#"{"Model":"cheap","Messages":5,"N":"x"}"#, 200),
    ])
    func `An empty body, or JSON of the team's own shape, is read`(body: String, status: Int) async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let client = try await bench.connect()
            try await client.send(Self.request("", Array(body.utf8)))
            #expect(try await client.readMessage().status == status)
        }
    }

    @Test func `A body that cannot be read and a model in the query is refused there`() async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let client = try await bench.connect()
            try await client.send(Self.request("", Array("{}".utf8), "?model=pro-x"))
            #expect(try await client.readMessage().status == 400)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        (Exchanges.chat, #"{"model":"gpt-x","max_tokens":-1}"#),
        (.gemini, #"{"contents":[],"generationConfig":{"maxOutputTokens":-1}}"#),
    ])
    func `A body whose bound is -1 is read as unbounded`(exchange: Exchanges, body: String) async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            #expect(try await bench.ask(exchange.request(body: body)).status == 200)
            #expect(bench.upstream.asked.map(\.body) == [body])
        }
    }
}
