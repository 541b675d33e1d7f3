import TestSupport
import Testing

/// Tests a stream with one event that never ends and is longer than the edge's buffer for an event.
@Suite(.needsRedisServer) struct `A stream that ends inside an event of over a megabyte` {
    private static let plan = Plan(
        limits:
            "{ count: messages, per: day, amount: 10 }, { count: output_tokens, per: day, amount: 10_000_000 }"
    )
    private static let said = String(repeating: " the quick brown fox jumps over it", count: 31_000)

    private static let cases = StreamShape.all.enumerated().map { ($1, $0 % 2 == 0) }

    @Test(arguments: cases)
    func `A stream cut in a huge event is charged for the text that arrived`(shape: StreamShape, isLeft: Bool)
        async throws
    {
        #expect(Self.said.utf8.count > 1 << 20)
        let event = (shape.event.split(separator: "%").first ?? "") + "\"" + Self.said
        try await withBench(Self.plan) { bench async throws in
            let came = `A streamed answer`.head + `A streamed answer`.chunk(event)
            bench.upstream.answers = [isLeft ? .hangs(came) : .ends(came)]
            let client = try await bench.connect()
            try await client.send(shape.request("u", model: "x"))
            #expect(try await client.readHead().status == 200)
            if isLeft {
                _ = try await client.read(event.utf8.count)
                client.close()
            } else {
                _ = try await client.readToEnd()
            }
            #expect(try await bench.settled() == 1)
            // The bytes that the client reads include chunk framing. So the client can leave before the last
            // words, and the guessed output can be slightly smaller.
            let share = Double(try await bench.settled("u", "out")) / Double(Estimated.tokens(Self.said))
            #expect(share > 0.99 && share < 1.0001, "\(share)")
            #expect(try await bench.guesses() == 1)
        }
    }
}
