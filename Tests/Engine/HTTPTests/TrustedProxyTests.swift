import Bytes
import Reactor
import TestSupport
import Testing

@testable import HTTP

@Suite struct `A client's address` {
    private static func limits(sendHeader: Bool = false, perAddress: Int = 10_000) -> ServerLimits {
        var limits = ServerLimits()
        limits.connectionsPerAddress = perAddress
        limits.trustedProxies = TrustedProxies(sendHeader: sendHeader) { address in
            address.bytes == [127, 0, 0, 1] || address.bytes?.first == 10
        }
        return limits
    }

    @Test(arguments: [
        (["203.0.113.7"], "203.0.113.7:0"), (["1.2.3.4, 203.0.113.7"], "203.0.113.7:0"),
        (["1.2.3.4", "203.0.113.7"], "203.0.113.7:0"), (["203.0.113.7, 10.0.0.1"], "203.0.113.7:0"),
        (["203.0.113.7 ,10.0.0.1,\t10.0.0.2"], "203.0.113.7:0"), (["203.0.113.7:4711"], "203.0.113.7:0"),
        (["2001:db8::7"], "[2001:db8::7]:0"), (["[2001:db8::7]:4711"], "[2001:db8::7]:0"),
        // The entries of X-Forwarded-For are read from the right. An unreadable entry is ignored, and so are
        // all entries to its left.
        (["203.0.113.7, unknown, 10.0.0.1"], "10.0.0.1:0"), (["203.0.113.7,"], nil), ([""], nil), ([], nil),
        (["10.0.0.1, 10.0.0.2"], "10.0.0.1:0"),
    ])
    func `Balancers name the client at the end of X-Forwarded-For`(values: [String], expected: String?)
        async throws
    {
        try await withBench(limits: Self.limits()) { bench async throws in
            let peer = try await bench.connect()
            let lines = values.map { "X-Forwarded-For: \($0)\r\n" }.joined()
            try await peer.send("GET / HTTP/1.1\r\nHost: test\r\n\(lines)\r\n")
            let address = try await Self.seen(bench) { $0.clientAddress }
            #expect(expected == nil ? address?.bytes == [127, 0, 0, 1] : address?.description == expected)
        }
    }

    @Test func `A client's address is the peer's own if that is no balancer`() async throws {
        var limits = ServerLimits()
        limits.trustedProxies = TrustedProxies(sendHeader: false) { $0.bytes?.first == 10 }
        try await withBench(limits: limits) { bench async throws in
            let peer = try await bench.connect()
            try await peer.send("GET / HTTP/1.1\r\nHost: test\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n")
            #expect(try await Self.seen(bench) { $0.clientAddress }?.bytes == [127, 0, 0, 1])
        }
    }

    private static func seen<Value>(_ bench: Bench, _ body: @escaping (ServerCall) -> Value?) async throws
        -> Value?
    {
        var value: Value?
        bench.responder.look = { value = body($0) }
        _ = await eventually(on: bench.loop) { bench.responder.answers > 0 }
        return value
    }

    private static let client = "203.0.113.7:4711"
    private static let binary: [UInt8] =
        Array("\r\n\r\n\0\r\nQUIT\n".utf8) + [
            0x21, 0x11, 0, 12, 203, 0, 113, 7, 198, 51, 100, 1, 0x12, 0x67, 1, 187,
        ]

    private static let headers: [(bytes: [UInt8], client: String?)] = [
        (Array("PROXY TCP4 203.0.113.7 198.51.100.1 4711 443\r\n".utf8), client),
        (Array("PROXY TCP6 2001:db8::7 2001:db8::1 4711 443\r\n".utf8), "[2001:db8::7]:4711"),
        (Array("PROXY UNKNOWN\r\n".utf8), nil), (Array("PROXY UNKNOWN a b c\r\n".utf8), nil),
        (binary, client),
        // This header of the PROXY protocol contains an extension of five bytes (PP2_TYPE_NOOP).
        (Array(binary[..<14]) + [0, 17] + binary[16...] + [4, 0, 2, 0, 0], client),
        (Array(binary[..<12]) + [0x20, 0, 0, 0], nil),
        (
            Array(binary[..<12]) + [0x21, 0x21, 0, 36, 0x20, 0x01, 0x0d, 0xb8]
                + [UInt8](repeating: 0, count: 11)
                + [7] + [UInt8](repeating: 0, count: 16) + [0x12, 0x67, 1, 187], "[2001:db8::7]:4711"
        ),
    ]

    @Test(arguments: headers.indices)
    func `A client's address is named by a PROXY header, however its bytes come`(index: Int) async throws {
        let header = Self.headers[index]
        try await withBench(limits: Self.limits(sendHeader: true)) { bench async throws in
            for piece in [header.bytes.count, 1, 7] {
                let peer = try await bench.connect()
                for start in stride(from: 0, to: header.bytes.count, by: piece) {
                    try await peer.send(Array(header.bytes[start..<min(start + piece, header.bytes.count)]))
                    await bench.loop.sleep(nanoseconds: 1)
                }
                bench.responder.look = {
                    #expect($0.peer?.description == header.client ?? $0.peer?.description)
                }
                try await peer.send(request("GET", "/\(piece)"))
                #expect(try await peer.read(through: "GET /\(piece) ").contains("200 OK"))
                if header.client != nil { #expect(bench.responder.current?.peer?.bytes != [127, 0, 0, 1]) }
            }
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "PROXY TCP4 203.0.113.7 198.51.100.1 4711\r\n",
        "PROXY TCP4 203.0.113.777 198.51.100.1 4711 443\r\n",
        "PROXY TCP6 203.0.113.7 198.51.100.1 4711 443\r\n",
        "PROXY TCP4 203.0.113.7 198.51.100.1 4711 443\n", "PROXY \(String(repeating: "x", count: 200))",
        "\r\n\r\n\0\r\nQUIT\n\u{22}\u{11}\0\u{0c}aaaabbbbccdd",
        "\r\n\r\n\0\r\nQUIT\n\u{21}\u{11}\0\u{04}aaaa",
    ])
    func `A connection ends if no proper PROXY header names the client`(text: String) async throws {
        try await withBench(limits: Self.limits(sendHeader: true)) { bench async throws in
            let peer = try await bench.connect()
            try await peer.send(text)
            #expect(await peer.peerCloses())
            #expect(bench.responder.answers == 0)
            #expect(bench.server.faults == [400: 1])
        }
    }

    @Test func `A client's address behind a balancer bounds only its own connections`() async throws {
        try await withBench(limits: Self.limits(sendHeader: true, perAddress: 2)) { bench async throws in
            func open(_ client: String, _ path: String) async throws -> Bool {
                let peer = try await bench.connect()
                try await peer.send("PROXY TCP4 \(client) 198.51.100.1 4711 443\r\n" + request("GET", path))
                return (try? await peer.read(through: path)) != nil
            }
            #expect(try await open("203.0.113.7", "/a"))
            #expect(try await open("203.0.113.7", "/b"))
            #expect(try await !open("203.0.113.7", "/c"))
            #expect(try await open("203.0.113.8", "/d"))
            #expect(bench.server.turnedAway == 1)
        }
    }
}
