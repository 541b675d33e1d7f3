import TestSupport
import Testing
import Wire

struct GoodRequest: CustomTestStringConvertible, Sendable {
    let name: String
    let request: String

    var testDescription: String { name }

    static let all: [GoodRequest] = [
        GoodRequest(
            name: "a chat message",
            request: """
                POST /v1/chat/completions?a=b&c HTTP/1.1\r
                Host: api.example.test:8080\r
                User-Agent: bench/1.0\r
                authorization:Bearer abc\r
                X-User-ID: \t user-12345 \t\r
                Content-Type: application/json\r
                Content-Length: 1024\r
                X-Note: gr\u{fc}n\r
                \r
                {"model"
                """),
        GoodRequest(name: "the least", request: "GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        GoodRequest(name: "HTTP/1.0 without Host", request: "GET / HTTP/1.0\r\n\r\n"),
        GoodRequest(
            name: "chunks", request: "PUT /a HTTP/1.1\r\nhost: [::1]:80\r\nTransfer-Encoding: CHUNKED\r\n\r\n"
        ),
        GoodRequest(
            name: "absolute form", request: "GET HTTP://A.test:80/x?y HTTP/1.1\r\nHost: a.TEST\r\n\r\n"),
        GoodRequest(name: "asterisk form", request: "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"),
        GoodRequest(name: "an equals sign in the host", request: "GET / HTTP/1.1\r\nHost: a=b:80\r\n\r\n"),
        GoodRequest(
            name: "empty lines before",
            request: "\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        GoodRequest(
            name: "an empty line before",
            request: "\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
    ]
}

@Suite struct GoodRequestTests {
    @Test(arguments: GoodRequest.all)
    func `A good request reads the same wherever it is cut`(good: GoodRequest) throws {
        let request = bytes(good.request)
        let (whole, end) = try parse(request)
        let length = try #require(end)
        let expected = reading(of: whole, request, end: length)
        for cut in 0..<length {
            let head = RequestHead()
            let early = try RequestParser.parse(
                request.span.extracting(first: cut), limits: HeadLimits(), into: head)
            #expect(early == nil)
            let late = try RequestParser.parse(request.span, limits: HeadLimits(), into: head)
            #expect(reading(of: head, request, end: try #require(late)) == expected)
        }
    }

    @Test func `A head that is reused keeps nothing of the previous request`() throws {
        let head = RequestHead()
        for _ in 0..<2 {
            for good in GoodRequest.all {
                let request = bytes(good.request)
                head.reset()
                let end = try #require(
                    try RequestParser.parse(request.span, limits: HeadLimits(), into: head))
                let (fresh, freshEnd) = try parse(request)
                #expect(
                    reading(of: head, request, end: end) == reading(of: fresh, request, end: freshEnd ?? -1))
            }
        }
    }

    @Test func `A chat message is read`() throws {
        let request = bytes(GoodRequest.all[0].request)
        let (head, end) = try parse(request)
        #expect(String(decoding: request[try #require(end)...], as: UTF8.self) == "{\"model\"")
        #expect(head.method == .post)
        #expect(slice(request, head.path) == "/v1/chat/completions")
        #expect(slice(request, head.query) == "a=b&c")
        #expect(slice(request, head.host) == "api.example.test:8080")
        #expect(head.framing == .length(1024))
        #expect(head.keepAlive)
        #expect(slice(request, head.fields[.authorization]) == "Bearer abc")
        #expect(field("x-USER-id", of: head.fields, in: request)?.value == "user-12345")
        #expect(field("x-note", of: head.fields, in: request)?.value == "gr\u{fc}n")
        #expect(field("x-nothing", of: head.fields, in: request) == nil)
    }

    @Test func `A repeated field is reported`() throws {
        let request = bytes(
            "GET / HTTP/1.1\r\nHost: a\r\nX-User-ID: 1\r\nx-user-id: 2\r\nX-Z: 1\r\nx-z: 2\r\n\r\n")
        let (head, _) = try parse(request)
        for name in ["x-user-id", "x-z"] {
            let found = field(name, of: head.fields, in: request)
            #expect(found?.isRepeated == true)
            #expect(found?.value == "1")
        }
        #expect(!head.fields.isRepeated(.host))
    }

    @Test(arguments: KnownField.allCases.filter { $0 != .other })
    func `Every known name is recognised in any case, and its neighbours are not`(field: KnownField) throws {
        let name = field.name.description
        for spelling in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
            let request = bytes("GET / HTTP/1.0\r\n\(spelling): 1\r\n\r\n")
            let head = RequestHead()
            _ = try? RequestParser.parse(request.span, limits: HeadLimits(), into: head)
            #expect(head.fields.contains(field))
            #expect(head.fields.count == 1)
        }
        for neighbour in ["x" + name, name + "s", String(name.dropLast()) + "_"] {
            let request = bytes("GET / HTTP/1.0\r\n\(neighbour): 1\r\n\r\n")
            let (head, _) = try parse(request)
            #expect(!head.fields.contains(field), "\(neighbour)")
        }
    }

    @Test(arguments: [
        ("HTTP/1.1\r\nHost: a", true), ("HTTP/1.1\r\nHost: a\r\nConnection: close", false),
        ("HTTP/1.1\r\nHost: a\r\nConnection: Keep-Alive, Close", false),
        ("HTTP/1.1\r\nHost: a\r\nConnection: x\r\nConnection: , close ,", false), ("HTTP/1.0", false),
        ("HTTP/1.2\r\nHost: a", true),
        ("HTTP/1.0\r\nConnection: keep-alive", true), ("HTTP/1.0\r\nConnection: keep-alive, close", false),
    ])
    func `A connection stays open as its version and options say`(rest: String, stays: Bool) throws {
        let (head, _) = try parse("GET / \(rest)\r\n\r\n")
        #expect(head.keepAlive == stays)
    }

    @Test func `An expectation counts on HTTP 1.1 with a body only`() throws {
        let lines = "Host: a\r\nContent-Length: 3\r\nExpect: 100-Continue\r\n\r\n"
        #expect(try parse("POST / HTTP/1.1\r\n" + lines).0.expectsContinue)
        #expect(try !parse("POST / HTTP/1.0\r\n" + lines).0.expectsContinue)
        #expect(try !parse("POST / HTTP/1.0\r\nExpect: else\r\n\r\n").0.expectsContinue)
        #expect(try !parse("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n").0.expectsContinue)
    }

    @Test(arguments: [
        ("http://a.test/x?q", "a.test", "/x", "q"), ("http://a.test", "a.test", "/", nil),
        ("https://a.test:443?q", "a.test:443", "/", "q"), ("/x?", "a.test", "/x", ""),
        ("/x?a?b", "a.test", "/x", "a?b"), ("/%7Ea/..b/.c", "a.test", "/%7Ea/..b/.c", nil),
        ("/a{b}|c^`\"?filter={\"a\":1}|`^", "a.test", "/a{b}|c^`\"", "filter={\"a\":1}|`^"),
    ])
    func `A target is split into its parts`(target: String, host: String, path: String, query: String?) throws
    {
        let request = bytes("GET \(target) HTTP/1.1\r\nHost: a.test\r\n\r\n")
        let (head, _) = try parse(request)
        #expect(slice(request, head.host) == host)
        #expect(slice(request, head.path) == path)
        #expect(slice(request, head.query) == query)
    }

    @Test func `Methods are recognised, in their exact case only`() throws {
        for (name, method) in [
            ("GET", Method.get), ("DELETE", .delete), ("PATCH", .patch), ("get", .other), ("LINK", .other),
        ] {
            #expect(try parse("\(name) / HTTP/1.0\r\n\r\n").0.method == method)
        }
    }
}
