import Foundation
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A list of what a caller has stored` {
    private static let own = Plan(more: "may: { stored_objects: own }")

    private static func request(
        _ method: String, _ path: String, _ user: String, _ body: String = "", head: String = ""
    ) -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: edge\r\nx-user-id: \(user)\r\n\(head)"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static func waitFor(_ path: String, _ bench: GatewayBench, head: String = "") async throws {
        var status = 0
        for _ in 0..<200 where status != 200 {
            status = try await bench.ask(request("GET", path, "ann", head: head)).status
            await bench.loop.sleep(nanoseconds: 5_000_000)
        }
        #expect(status == 200, "\(path)")
    }

    private static func make(_ documents: [String], _ path: String, _ bench: GatewayBench, head: String = "")
        async throws
    {
        for (index, document) in documents.enumerated() {
            bench.upstream.answers = [.json(document)]
            #expect(try await bench.ask(request("POST", path, "ann", "{}", head: head)).status == 200)
            try await waitFor("\(path)/o\(index + 1)", bench, head: head)
        }
    }

    private static func list(
        _ query: String, _ path: String, _ documents: [String], _ bench: GatewayBench, head: String = ""
    ) async throws -> [String: Any] {
        bench.upstream.answers = documents.map { .json($0) } + [.json("{}")]
        let asked = bench.upstream.asked.count
        let answer = try await bench.ask(request("GET", path + query, "ann", head: head))
        #expect(bench.upstream.asked.count == asked + documents.count, "\(query)")
        let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        return try #require(object as? [String: Any], "\(answer.body)")
    }

    private static func ids(_ list: [String: Any]) -> [String] {
        (list["data"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }

    /// The filters are from OpenAI's pages "List files" and "List containers".
    @Test(arguments: [("/v1/files", "purpose", "user_data"), ("/v1/containers", "name", "my%20box+1")])
    func `A list of stored objects holds those alone that pass its filters, in the requested order`(
        path: String, filter: String, value: String
    ) async throws {
        try await withBench(Self.own) { bench async throws in
            let text = value.replacing("%20", with: " ").replacing("+", with: " ")
            let made = [text, "other", text, "other"].enumerated().map {
                #"{"id":"o\#($0 + 1)","\#(filter)":"\#($1)"}"#
            }
            try await Self.make(made, path, bench)
            let newest = Array(made.reversed())
            let query = "?\(filter)=\(value)"
            let first = try await Self.list(query + "&limit=1", path, newest, bench)
            #expect(Self.ids(first) == ["o3"] && first["has_more"] as? Bool == true)
            let second = try await Self.list(query + "&limit=1&after=o3", path, [made[1], made[0]], bench)
            #expect(Self.ids(second) == ["o1"] && second["has_more"] as? Bool == false)
            let ascending = try await Self.list(query + "&order=asc", path, made, bench)
            #expect(Self.ids(ascending) == ["o1", "o3"] && ascending["last_id"] as? String == "o3")
            let nothing = try await Self.list("?\(filter)=no", path, newest, bench)
            #expect(Self.ids(nothing) == [] && nothing["has_more"] as? Bool == false)
        }
    }

    /// By Anthropic's page "List Files", a client continues with the cursor in `next_page`, or asks for
    /// certain ids.
    @Test func `A list of Anthropic's goes on by its cursor, and has the ids that were asked for`()
        async throws
    {
        try await withBench(Self.own) { bench async throws in
            let head = "anthropic-version: 2023-06-01\r\n"
            let made = (1...3).map { #"{"id":"o\#($0)","scope":{"type":"session","id":"s\#($0 % 2)"}}"# }
            try await Self.make(made, "/v1/files", bench, head: head)
            let first = try await Self.list("?limit=2", "/v1/files", [made[2], made[1]], bench, head: head)
            #expect(Self.ids(first) == ["o3", "o2"] && first["next_page"] as? String == "page_o2")
            let second = try await Self.list(
                "?limit=2&page=page_o2", "/v1/files", [made[0]], bench, head: head)
            #expect(Self.ids(second) == ["o1"] && second["next_page"] is NSNull)
            let chosen = try await Self.list(
                "?ids%5B%5D=o1&ids%5B%5D=o3&ids%5B%5D=o9", "/v1/files", [made[2], made[0]], bench, head: head)
            #expect(Self.ids(chosen) == ["o3", "o1"])
            let scope = try await Self.list(
                "?scope_id=s1", "/v1/files", Array(made.reversed()), bench, head: head)
            #expect(Self.ids(scope) == ["o3", "o1"])
        }
    }

    /// Google answers the request for an upload with a URL of its own. The client uploads the file to that
    /// URL without a credential and past the edge.
    @Test func `A file that is uploaded to Gemini past the edge is its maker's`() async throws {
        try await withBench(Self.own) { bench async throws in
            let address = "https://generativelanguage.googleapis.com/upload/v1beta/files?upload_id=u1"
            bench.upstream.answers = [
                .text("HTTP/1.1 200 OK\r\nX-Goog-Upload-URL: \(address)\r\nContent-Length: 0\r\n\r\n"),
                .json("{}"),
            ]
            let head = "X-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: start\r\n"
            let path = "/upload/v1beta/files"
            for body in [
                "", "{}", #"{"file":{"name":"files/theirs"}}"#,
                #"{"file":{},"File":{"name":"files/theirs"}}"#,
            ] {
                let named = try await bench.ask(Self.request("POST", path, "ann", body, head: head))
                #expect(named.status == 400 && named.body.contains("no name"), "\(named.body)")
            }
            #expect(bench.upstream.asked.isEmpty)
            let body = #"{"file":{"mimeType":"text/plain"}}"#
            let begun = try await bench.ask(Self.request("POST", path, "ann", body, head: head))
            #expect(begun.status == 200 && begun["x-goog-upload-url"] == address)
            let sent = try #require(bench.upstream.asked.last?.body)
            let object =
                try JSONSerialization.jsonObject(with: Data(sent.utf8)) as? [String: [String: String]]
            let name = try #require(object?["file"]?["name"])
            #expect(name.wholeMatch(of: /files\/u-[0-9a-f]{32}/) != nil && sent.contains("text/plain"))
            try await Self.waitFor("/v1beta/\(name)", bench)
            #expect(try await bench.ask(Self.request("GET", "/v1beta/\(name)", "bob")).status == 404)
        }
    }
}
