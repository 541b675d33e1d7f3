import Bytes
import TestSupport
import Testing
import Wire

/// A connection parses all its request heads with one object. The object parses only lines that differ from
/// the previous head. The result must be the same as with a new object for each head.
@Suite struct HeadMemoryTests {
    private static let starts = [
        "POST /v1/chat/completions HTTP/1.1", "POST /v1/chat/completions?a=b HTTP/1.1",
        "GET /app/v1/usage HTTP/1.1",
        "PUT /v1/chat/completions HTTP/1.1", "GET http://a.test/x HTTP/1.1", "OPTIONS * HTTP/1.1",
        "GET / HTTP/1.0",
    ]
    private static let lines = [
        "Host: a.test", "Host: b.test", "Content-Length: 12", "Content-Length: 1024", "x-user-id: ann",
        "x-user-id: bob",
        "X-Note: \t one \t", "x-note: two", "Connection: close", "Connection: x-note", "Expect: 100-continue",
        "Transfer-Encoding: chunked", "x-long: " + String(repeating: "l", count: 900), "Bad : line",
    ]

    private func request(_ random: inout SplitMix64) -> [UInt8] {
        var text = (Int.random(in: 0..<12, using: &random) == 0 ? "\r\n" : "")
        // Most heads begin in the same way, as on a real connection.
        text += Self.starts[max(0, Int.random(in: -8..<Self.starts.count, using: &random))] + "\r\n"
        for line in Self.lines where Int.random(in: 0..<3, using: &random) == 0 { text += line + "\r\n" }
        let whole = bytes(text + "\r\n{\"a\":1}")
        return Int.random(in: 0..<6, using: &random) == 0 ? mutated(whole, with: &random) : whole
    }

    private func outcome(_ request: [UInt8], _ limits: HeadLimits, into head: RequestHead) -> String {
        do throws(HTTPFault) {
            guard let end = try RequestParser.parse(request.span, limits: limits, into: head) else {
                return "more"
            }
            return reading(of: head, request, end: end).description
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: 0..<8)
    func `A head reads the same whatever was read before it`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let head = RequestHead()
        var last = request(&random)
        for _ in 0..<1500 {
            let isAgain = Int.random(in: 0..<4, using: &random) == 0
            let request = isAgain ? last : request(&random)
            last = request
            var limits = HeadLimits()
            if Int.random(in: 0..<8, using: &random) == 0 {
                limits = HeadLimits(target: 12, fieldBytes: 200, fieldCount: 3)
            }
            head.reset()
            if Int.random(in: 0..<3, using: &random) == 0 {
                // The head arrives in two parts. In some rounds the second part never arrives.
                let cut = Int.random(in: 0...request.count, using: &random)
                let first = outcome(Array(request[..<cut]), limits, into: head)
                if first != "more" || Int.random(in: 0..<3, using: &random) == 0 { continue }
            }
            let result = outcome(request, limits, into: head)
            #expect(result == outcome(request, limits, into: RequestHead()))
            if result.contains("path /"), Int.random(in: 0..<4, using: &random) == 0 {
                head.dropFromPath(4, in: request.span)
            }
        }
    }

    @Test func `An answer's head reads the same whatever was read before it`() throws {
        let head = ResponseHead()
        for status in ["200 OK", "200 OK", "429 Late", "200 OK"] {
            for lines in [
                "Content-Length: 5\r\nDate: now\r\n", "Content-Length: 50\r\nDate: now\r\n", "Date: now\r\n",
            ] {
                let answer = bytes("HTTP/1.1 \(status)\r\n\(lines)\r\n")
                head.reset()
                let end = try ResponseParser.parse(answer.span, limits: HeadLimits(), into: head)
                #expect(end == answer.count && head.status == (status.hasPrefix("2") ? 200 : 429))
                let length = lines.hasPrefix("Date") ? nil : lines.contains("50") ? 50 : 5
                #expect(head.fields.contentLength == length)
                #expect(field("date", of: head.fields, in: answer)?.value == "now")
            }
        }
    }
}
