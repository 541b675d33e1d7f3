import Bytes
import Foundation
import TestSupport
import Testing

/// A chat request with random changes. Only its framing and its user stay the same.
private struct FuzzedRequest {
    var method = "POST"
    var path: [UInt8]
    var lines = ["Content-Type: application/json"]
    var body: [UInt8]

    init(_ exchange: Exchanges) {
        path = Array(exchange.path.utf8)
        body = Array(exchange.body.utf8)
    }

    /// Members of a request that change how its answer is made or read.
    private static let members = [
        #""background":true"#, #""background":false"#, #""b\u0061ckground":true"#, #""store":true"#,
        #""stream":true"#, #""stream":null"#, #""stream":"true""#,
        #""stream_options":{"include_usage":false}"#, #""stream_options":{"include_usage":true}"#,
        #""n":0"#, #""n":3"#, #""max_tokens":0"#,
        #""max_tokens":999999999999999999999999"#, #""model":"other""#, #""models":["a","b"]"#,
        #""deferred":true"#, #""service_tier":"batch""#, #""usage":{"prompt_tokens":0}"#, #""error":{}"#,
        #""tools":[{"name":"f","input_schema":{"properties":{"usage":{"type":"object"}}}}]"#,
        #""generationConfig":{"candidateCount":2}"#, #""modalities":["image"]"#, #""x":1e999"#,
        #""x":123456789012345678901234"#, "\"x\":\"\u{1}\"", #""x":"\ud800""#,
    ]

    private static let heads = [
        "Content-Type: text/plain", "Content-Type: multipart/form-data; boundary=x", "Content-Encoding: gzip",
        "Content-Encoding: identity", "Accept: text/event-stream", "Accept-Encoding: gzip", "Prefer: wait=0",
        "Prefer: respond-async", "X-HTTP-Method-Override: GET", "OpenAI-Beta: assistants=v2",
        "Content-Type: application/json; charset=utf-16", "Expect: 100-continue", "Connection: close",
        "Connection: x-user-id", "X-Stainless-Retry-Count: 1", "Anthropic-Beta: message-batches-2024-09-24",
        "Content-Type:", "If-None-Match: *", "Range: bytes=0-0",
    ]

    private static let queries = ["?alt=sse", "?alt=json", "?beta=true", "?key=abc&alt=media", "?", "?%00"]

    mutating func change(with random: inout SplitMix64) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: body = mutated(body, with: &random)
            case 2, 3, 4: addMember(with: &random)
            case 5: lines.append(Self.heads.randomElement(using: &random) ?? "")
            case 6: path += Array((Self.queries.randomElement(using: &random) ?? "").utf8)
            default: changePath(with: &random)
            }
        }
    }

    private mutating func addMember(with random: inout SplitMix64) {
        guard body.first == UInt8(ascii: "{"), body.count > 2 else { return }
        let member = Self.members.randomElement(using: &random) ?? ""
        let isFirst = Bool.random(using: &random)
        body.insert(
            contentsOf: Array((isFirst ? member + "," : "," + member).utf8),
            at: isFirst ? 1 : body.count - 1)
    }

    private mutating func changePath(with random: inout SplitMix64) {
        if Int.random(in: 0..<3, using: &random) == 0 {
            let methods = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "post"]
            method = methods.randomElement(using: &random) ?? ""
        } else {
            let changes = ["/", "//", "%2f", "/.", "A", ";a", ":batch"]
            let at = Int.random(in: path.indices, using: &random)
            path.insert(contentsOf: Array((changes.randomElement(using: &random) ?? "").utf8), at: at)
        }
    }

    var bytes: [UInt8] {
        var bytes = Array("\(method) ".utf8) + path
        bytes += Array(" HTTP/1.1\r\nHost: edge\r\nx-user-id: u\r\n".utf8)
        for line in lines { bytes += Array("\(line)\r\n".utf8) }
        return bytes + Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

@Suite(.needsRedisServer) struct RequestFuzzTests {
    private static func plan() -> Plan {
        var plan = Plan(limits: "{ count: messages, per: lifetime trial, amount: 100000000 }")
        plan.extra = Exchanges.routes
        return plan
    }

    private static func send(_ bytes: [UInt8], isToHead: Bool = false, to bench: GatewayBench) async throws {
        let client = try await bench.connect()
        try await client.send(bytes)
        var status = 100
        while status == 100 { status = (try? await client.readMessage(isToHead: isToHead))?.status ?? 0 }
        client.close()
    }

    @Test func `No change of a request that is answered makes it free`() async throws {
        try await withBench(Self.plan(), within: Fuzzing.seconds + 60) { bench async throws in
            var answered = 0
            for seed in Fuzzing.seeds(rounds: 400) {
                var random = SplitMix64(seed: seed)
                guard let exchange = Exchanges.all.randomElement(using: &random) else { continue }
                var request = FuzzedRequest(exchange)
                request.change(with: &random)
                bench.upstream.answers = [.json(exchange.answer)]
                try await Self.send(request.bytes, isToHead: request.method == "HEAD", to: bench)
                answered = bench.upstream.asked.count
                let counted = try await bench.settled()
                let text = String(decoding: request.bytes, as: UTF8.self)
                #expect(counted == answered, "seed \(seed): \(text)")
                if counted != answered { return }
            }
            #expect(answered > 50)
        }
    }

    /// Each file `Tests/Corpus/requests/EXCHANGE.WHY.http` is a complete request.
    @Test func `Every request of the corpus that is answered is counted`() async throws {
        let folder = Checkout.root.appending(path: "Tests/Corpus/requests")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
        let corpus = try files.filter { $0.pathExtension == "http" }.map {
            (name: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
        }
        try await withBench(Self.plan()) { bench async throws in
            for (name, bytes) in corpus {
                let dialect = name.prefix { $0 != "." }
                let exchange = Exchanges.all.first { $0.testDescription.lowercased().contains(dialect) }
                bench.upstream.answers = [.json((exchange ?? .plain).answer)]
                try await Self.send(bytes, to: bench)
                #expect(try await bench.settled() == bench.upstream.asked.count, "\(name)")
            }
            #expect(bench.upstream.asked.count >= 8)
        }
    }
}
