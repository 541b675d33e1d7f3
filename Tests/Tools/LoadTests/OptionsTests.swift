import Bytes
import JSON
import Testing

@testable import Load

@Suite struct `The options of a load` {
    @Test func `A load follows its course through ramps and stages`() {
        let ramp = RateCurve(level: 100, seconds: 10, ramp: 4)
        #expect(ramp.levelAt(at: 2) == 50)
        #expect(ramp.levelAt(at: 7) == 100)
        #expect(ramp.timeOfLevel(ofLevel: 25) == 1)
        #expect(ramp.timeOfLevel(ofLevel: 101) == nil)
        #expect(ramp.seconds == 10)
        let stages = RateCurve(
            from: 0,
            stages: [
                RateCurve.Stage(seconds: 10, level: 100), RateCurve.Stage(seconds: 5, level: 100),
                RateCurve.Stage(seconds: 10, level: 0),
            ])
        #expect(stages.seconds == 25)
        #expect(stages.levelAt(at: 20) == 50)
        #expect(stages.timeOfLevel(ofLevel: 50) == 5)
        #expect(stages.timeOfLevel(ofLevel: 50, from: 12) == 12)
        #expect(stages.timeOfArea(ofArea: 0) == 0)
        #expect(abs((stages.timeOfArea(ofArea: 500) ?? 0) - 10) < 1e-9)
        #expect(abs((stages.timeOfArea(ofArea: 1000) ?? 0) - 15) < 1e-9)
        #expect(stages.timeOfArea(ofArea: 1500) == nil)
    }

    @Test(arguments: [1, 2, 3])
    func `A load begins as many requests as the rate asks for, shared by the loops`(loops: Int) {
        let course = RateCurve(level: 1000, seconds: 2)
        var all: [Double] = []
        for loop in 0..<loops {
            var arrivals = Arrivals(course, .even, loop: loop, of: loops, random: SplitMix64(seed: 1))
            while let time = arrivals.nextDelay() { all.append(time) }
        }
        all.sort()
        #expect(all.count == 2000)
        for (index, time) in all.enumerated() { #expect(abs(time - Double(index) / 1000) < 1e-9) }
    }

    @Test func `A load draws random arrivals with the rate's mean and a Poisson process's spread`() {
        var counts: [Int] = []
        for seed in UInt64(1)...200 {
            var arrivals = Arrivals(
                RateCurve(level: 50, seconds: 2), .poisson, loop: 0, of: 1, random: SplitMix64(seed: seed))
            var (count, last) = (0, 0.0)
            while let time = arrivals.nextDelay() {
                #expect(time >= last)
                (count, last) = (count + 1, time)
            }
            counts.append(count)
        }
        let mean = Double(counts.reduce(0, +)) / 200
        let variance = counts.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / 199
        #expect(abs(mean - 100) < 3)
        #expect(70...140 ~= variance)
    }

    @Test func `A load lets every user send once before any sends twice`() {
        let users = Users(.numbered(prefix: "u", count: 7919), .roundRobin)
        var sequences = (0..<3).map { UserSequence(users, loop: $0, of: 3, random: SplitMix64(seed: 1)) }
        var seen: Set<Int> = []
        for turn in 0..<7919 { seen.insert(sequences[turn % 3].nextUser()) }
        #expect(seen.count == 7919)
    }

    @Test(arguments: [0.8, 1.0, 1.5])
    func `A load draws users by Zipf's law`(exponent: Double) {
        let zipf = Zipf(count: 1000, exponent: exponent)
        var random = SplitMix64(seed: 42)
        var counts = [Double](repeating: 0, count: 1000)
        let draws = 200_000
        for _ in 0..<draws { counts[zipf.drawRank(&random)] += 1 }
        let weights = (1...1000).map { 1 / power(Double($0), exponent) }
        let sum = weights.reduce(0, +)
        for rank in [0, 1, 2, 9, 99] {
            let expected = weights[rank] / sum * Double(draws)
            #expect(abs(counts[rank] - expected) < 5 * expected.squareRoot() + 5)
        }
        #expect(Zipf(count: 1, exponent: 1).drawRank(&random) == 0)
        var last = Zipf(count: 1_000_000_000, exponent: 1)
        #expect((0..<1000).allSatisfy { _ in (0..<1_000_000_000).contains(last.drawRank(&random)) })
        last = Zipf(count: 2, exponent: 3)
        #expect((0..<1000).allSatisfy { _ in (0..<2).contains(last.drawRank(&random)) })
    }

    private func power(_ base: Double, _ exponent: Double) -> Double {
        var (low, result) = (exponent, 1.0)
        while low >= 1 { (low, result) = (low - 1, result * base) }
        // Computes the power by square roots, which is exact enough for tests.
        var (root, share) = (base, 1.0)
        for _ in 0..<40 {
            (root, share) = (root.squareRoot(), share / 2)
            if low >= share { (low, result) = (low - share, result * root) }
        }
        return result
    }

    @Test func `A load chooses by weight`() {
        let choice = Weighted([("a", 3), ("b", 1), ("never", 0)])
        var random = SplitMix64(seed: 9)
        var counts: [String: Int] = [:]
        for _ in 0..<10_000 { counts[choice.values[choice.drawVariant(&random)], default: 0] += 1 }
        #expect(counts["never"] == nil)
        #expect(7300...7700 ~= counts["a"] ?? 0)
        #expect(choice.entries.map(\.weight) == [0.75, 0.25])
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "127.0.0.1:8080", 8080, ""),
        ("http://127.0.0.1:8080/", "127.0.0.1:8080", 8080, ""),
        ("https://edge.example.com/v1/messages?x=1", "edge.example.com", 443, "/v1/messages?x=1"),
        ("http://[::1]:99/a", "[::1]:99", 99, "/a"), ("HTTP://a", "a", 80, ""),
    ])
    func `A load reads a target's address`(text: String, authority: String, port: Int, path: String) throws {
        let target = try #require(LoadTarget(text))
        #expect(target.authority == authority)
        #expect(target.port == UInt16(port))
        #expect(target.path == path)
    }

    @Test(arguments: [
        "", "127.0.0.1:8080", "ftp://a", "http://", "http://a:0", "http://a:99999", "http://u:p@a",
        "http://a/ b",
        "http://a/#x", "http://a b/", "http://[::1", "http://a:x",
    ])
    func `A load refuses a malformed address`(text: String) { #expect(LoadTarget(text) == nil) }

    @Test func `A load writes a request with its user, its key and a body of the requested size`() throws {
        let variant = Variant(
            dialect: .openAI, isStreamed: true, model: "m\"1", bodyBytes: 300, maxTokens: 64)
        let template = RequestTemplate(
            variant, to: try #require(LoadTarget("http://127.0.0.1:1")),
            fields: [try #require(FieldTemplate(line: "x-user-id: <{user}|{user}>"))], key: "k-")
        var buffer = ByteBuffer()
        let users = Users(.numbered(prefix: "u", count: 10), .roundRobin)
        template.writeBody(user: 7, of: users, serial: 42, to: &buffer)
        let text = text(buffer)
        let halves = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
        #expect(halves[0].hasPrefix("POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1:1\r\n"))
        #expect(halves[0].contains("\r\nx-user-id: <u00007|u00007>\r\n"))
        #expect(halves[0].contains("\r\nIdempotency-Key: k-42\r\n"))
        #expect(halves[0].hasSuffix("\r\nContent-Length: 300"))
        #expect(halves[1].utf8.count == 300)
        var parser = JSONParser()
        let body = Array(halves[1].utf8)
        let root = try parser.parse(body.span)
        #expect(root.member("stream")?.bool == true)
        #expect(root.member("stream_options")?.member("include_usage")?.bool == true)
        #expect(root.member("max_tokens")?.integer == 64)
    }

    @Test(arguments: ["x-user-id", ": a", "x y: a", "x: a\u{7}"])
    func `A load refuses a malformed header field`(line: String) { #expect(FieldTemplate(line: line) == nil) }

    private func text(_ buffer: borrowing ByteBuffer) -> String {
        let bytes = buffer.readable
        return String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
