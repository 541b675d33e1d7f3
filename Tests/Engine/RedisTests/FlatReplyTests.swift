import Reactor
import TestSupport
import Testing

@testable import Redis

@Suite struct `A flat reply` {
    private static func read(_ text: String) -> (RedisReply?, Int) {
        let bytes = Array(text.utf8)
        var offset = 0
        return (FlatReply.read(bytes.span, from: &offset), offset)
    }

    @Test(arguments: [
        (":0\r\n", RedisReply.integer(0)), (":-17\r\n", .integer(-17)),
        // No script replies with a number above 2^56. Therefore a larger number is read as 2^56.
        (":999999999999999999\r\n", .integer(72_057_594_037_927_936)),
        ("*1\r\n:5\r\n", .array([.integer(5)])),
        (
            "*3\r\n:1\r\n:1795219200000000\r\n:-1\r\n",
            .array([.integer(1), .integer(1_795_219_200_000_000), .integer(-1)])
        ),
    ])
    func `A flat reply is read once all of its bytes are there`(text: String, reply: RedisReply) {
        let (read, offset) = Self.read(text + ":9\r\n")
        #expect(read == reply)
        #expect(offset == text.utf8.count)
        for cut in 0..<text.utf8.count {
            let (part, offset) = Self.read(String(decoding: text.utf8.prefix(cut), as: UTF8.self))
            #expect(part == nil && offset == 0, "cut at \(cut)")
        }
    }

    @Test(arguments: [
        "", ":", ":\r\n", ":-\r\n", ":+1\r\n", ": 1\r\n", ":1\n\n", ":1a\r\n", ":1\r1\r\n",
        ":9999999999999999999\r\n", "+OK\r\n", "$1\r\n1\r\n", "*0\r\n", "*-1\r\n", "*65\r\n:1\r\n",
        "*1\r\n$1\r\n1\r\n", "*2\r\n:1\r\n*1\r\n:1\r\n", "-ERR\r\n",
    ])
    func `A flat reply is not read from malformed bytes or other kinds of reply`(text: String) {
        let (read, offset) = Self.read(text)
        #expect(read == nil && offset == 0)
    }

    @Test(arguments: ["", "x", "\r\n", String(repeating: "y", count: 1000)])
    func `A flat reply gives the range of a text once all of its bytes are there`(text: String) {
        let whole = Array("$\(text.utf8.count)\r\n\(text)\r\n".utf8)
        var offset = 0
        let place = FlatReply.text((whole + [UInt8(ascii: ":")]).span, from: &offset)
        #expect(offset == whole.count)
        #expect(place.map { Array(whole[$0]) } == Array(text.utf8))
        for cut in 0..<whole.count {
            offset = 0
            #expect(FlatReply.text(whole.span.extracting(first: cut), from: &offset) == nil && offset == 0)
        }
    }

    @Test(arguments: [
        "", "$", "$-1\r\n", "$1\r\n1", "$1\r\n12\r\n", "$2\r\n1\r\n", "+OK\r\n", ":1\r\n",
        "$999999999999999999\r\n", "$1a\r\n1\r\n",
    ])
    func `A flat reply gives no range for malformed bytes or other kinds of reply`(text: String) {
        var offset = 0
        #expect(FlatReply.text(Array(text.utf8).span, from: &offset) == nil && offset == 0)
    }

    @Test(.needsRedisServer)
    func `A flat reply may alternate with other kinds of reply on one connection`() async throws {
        let server = try await RedisServer.start()
        let replies = try await withClient(of: RedisAddress(host: server.socketPath)) { client, loop in
            let script = RedisScript(
                name: "mixed",
                source: Array(
                    "return ARGV[1] == 'n' and {1, 2, 3} or ARGV[1] == 't' and 'plain' or {1, ARGV[1], {2}}"
                        .utf8),
                sha1: Array(repeating: UInt8(ascii: "0"), count: 40))
            var replies: [RedisReply] = []
            for argument in ["n", "text", "n", String(repeating: "x", count: 100_000), "n", "t", "n"] {
                var arguments = RedisArguments()
                arguments.append(argument)
                replies.append(try await client.evaluate(script, keys: 0, arguments))
            }
            return replies
        }
        let flat = RedisReply.array([.integer(1), .integer(2), .integer(3)])
        #expect([replies[0], replies[2], replies[4], replies[6]] == [flat, flat, flat, flat])
        #expect(replies[5] == .bytes(Array("plain".utf8)))
        #expect(replies[1] == .array([.integer(1), .bytes(Array("text".utf8)), .array([.integer(2)])]))
        #expect(replies[3].array?[1].bytes?.count == 100_000)
        server.kill9()
    }
}
