import Configuration
import Dialects
import HTTP
import Limits
import Reactor
import TestSupport
import Testing

@testable import Gateway

@Suite struct `The entry of a model` {
    private static func directory(
        on loop: EventLoop, _ firstAnswers: FirstAnswers? = nil
    ) throws -> TargetDirectory {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            plans: { free: { label: Free, kind: free, limits: [{ count: messages, per: day, amount: 2 }] } }
            default_plan: free
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            upstreams: [{ name: one, url: "http://127.0.0.1:1", dialect: openai, private: true }]
            """, to: "edge.yaml")
        let settings = try Settings.load(path: folder.file("edge.yaml"), environment: [:])
        let endpoints = settings.places.map {
            UpstreamEndpoint(
                $0, on: loop, security: nil, state: EndpointState(), idleMilliseconds: 1000,
                upstreamCounts: nil, troubles: nil)
        }
        return TargetDirectory(endpoints, settings, firstAnswers: firstAnswers, nil)
    }

    @Test func `A model gets an entry even after callers have invented thousands of names`() async throws {
        try await onLoop { loop async throws in
            let directory = try Self.directory(on: loop)
            func target(_ model: String) -> Target? {
                directory.target(.openAIChat, model: Array(model.utf8), upstream: nil)
            }
            for number in 0..<3000 { _ = target("invented-\(number)") }
            let real = try #require(target("real"))
            _ = target("another")
            #expect(target("real") === real, "its entry is kept")
            // Callers can invent names of models. A model that is in use must nevertheless keep its entry.
            for number in 0..<3000 {
                _ = target("new-\(number)")
                if number % 100 == 0 { #expect(target("real") === real) }
            }
            #expect(directory.learned.count == 1024, "bounded")
            #expect(directory.learned.keys.contains(real.name))
        }
    }

    @Test func `A new model's entry learns what its first answers have shown on other loops`() async throws {
        try await onLoop { loop async throws in
            let answers = FirstAnswers()
            func guess(_ directory: TargetDirectory, by caller: Int, of model: String = "m") -> Int? {
                let target = directory.target(.openAIChat, model: Array(model.utf8), upstream: nil)
                return target?.learned.inputTokens(units: 640, shape: [], for: caller)
            }
            let (here, there) = (try Self.directory(on: loop, answers), try Self.directory(on: loop, answers))
            let target = try #require(here.target(.openAIChat, model: Array("m".utf8), upstream: nil))
            #expect(guess(there, by: 7) == 10)
            target.learn(promptOf: 640, shape: [], tokens: 210, by: 7)
            #expect(guess(there, by: 7) == 210, "a loop that knows the model")
            #expect(guess(try Self.directory(on: loop, answers), by: 7) == 210, "one that does not yet")
            #expect(guess(there, by: 8) == 10, "no caller decides for another")
            #expect(guess(there, by: 7, of: "n") == 10, "nor a model")
            target.learn(promptOf: 640, shape: [], tokens: 500, by: 7)
            #expect(answers.count == 1 && guess(there, by: 7) == 210, "loops learn by themselves then")
            for caller in 100..<200 { target.learn(promptOf: 640, shape: [], tokens: 210, by: caller) }
            #expect(answers.count == 15, "then the median speaks for the model")
        }
    }

    @Test func `A model's entry is dropped eventually if the model is no longer requested`() async throws {
        final class Item {
            var uses: Int
            init(_ uses: Int) { self.uses = uses }
        }
        var table = BoundedTable<Item>(capacity: 4, uses: { $0.uses }, aging: { $0.uses /= 2 })
        table.insert(Item(1000), at: 0)
        for hash in 1..<UInt64(200) { table.insert(Item(1), at: hash) }
        #expect(table[0] == nil && table.all.count == 4)
    }
}
