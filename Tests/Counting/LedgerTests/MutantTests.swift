import Foundation
import Reactor
import Redis
import TestSupport
import Testing

/// Tests scripts that contain one mistake each, which the laws must detect. `scripts/mutants` makes the
/// scripts and reads the results. These tests are not part of `make test`.
@Suite(.enabled(if: Mutants.folder != nil, "make mutants runs it"), .needsRedisServer)
struct `A mutant of a script` {
    @Test func `breaks a law`() async throws {
        let folder = try #require(Mutants.folder)
        let server = try await RedisServer.start()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        for file in files where file.hasSuffix(".lua") {
            let source = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
            let law: String?
            do {
                law = try await onLoop(within: 600) { loop in
                    try await Self.firstBroken(by: Array(source), server.socketPath, on: loop)
                }
            } catch {
                // The mutant does not even run.
                law = "\(error)"
            }
            let end = file.replacing(".lua", with: law == nil ? ".survived" : ".killed")
            try Data((law ?? "").utf8).write(to: URL(fileURLWithPath: "\(folder)/\(end)"))
        }
    }

    /// Describes the first history that distinguishes the mutant from the model; nil if there is none.
    private static func firstBroken(by mutant: [UInt8], _ path: String, on loop: EventLoop) async throws
        -> String?
    {
        let redis = RedisBench(path, on: loop, mutant: mutant)
        defer { redis.client.close() }
        for (number, history) in History.known.enumerated() {
            if try await redis.disagreement(history) != nil { return "known history \(number)" }
        }
        if try await redis.oddityOfBooks() != nil { return "the books" }
        for seed in 0..<Mutants.seeds {
            let history = History.random(seed: 77_000 + seed, count: 120)
            if try await redis.disagreement(history) != nil { return "seed \(seed)" }
        }
        return nil
    }
}

enum Mutants {
    /// The folder of the mutants and of the results; nil if they are not tested.
    static var folder: String? { ProcessInfo.processInfo.environment["USHER_MUTANTS"] }
    /// One mutant, for the tests without histories. `scripts/mutants` runs them with it and reads whether
    /// they fail. If the file is unreadable, an empty script is used, which every test detects.
    static let named: [UInt8]? = ProcessInfo.processInfo.environment["USHER_MUTANT"].map { path in
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? []
    }
    /// The number of random histories. A mutant that passes all of them has survived.
    static var seeds: UInt64 {
        ProcessInfo.processInfo.environment["USHER_MUTANT_SEEDS"].flatMap(UInt64.init) ?? 30
    }
}
