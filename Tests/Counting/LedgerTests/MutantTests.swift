import Foundation
import Reactor
import Redis
import TestSupport
import Testing

/// Runs scripts that contain one mistake each. The laws must detect the mistake. Only `make mutants` runs
/// these tests, because `scripts/mutants` makes the scripts and reads the results.
@Suite(.enabled(if: Mutants.folder != nil, "make mutants runs it"), .needsRedisServer)
struct `A mutant of a script` {
    @Test func `Each mutant of a script is tried against the laws`() async throws {
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
                // A mutant that cannot run at all counts as detected.
                law = "\(error)"
            }
            let end = file.replacing(".lua", with: law == nil ? ".survived" : ".killed")
            try Data((law ?? "").utf8).write(to: URL(fileURLWithPath: "\(folder)/\(end)"))
        }
    }

    /// Returns the first history in which the mutant differs from the model, or nil if there is none.
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
    /// The folder in which `make mutants` puts the changed scripts (mutants) and their results. In any other
    /// run of the tests it is nil.
    static var folder: String? { ProcessInfo.processInfo.environment["USHER_MUTANTS"] }
    /// The changed script (mutant) that the other tests use in place of the real one. `scripts/mutants`
    /// checks whether they then fail. If the file is unreadable, an empty script makes all of them fail.
    static let named: [UInt8]? = ProcessInfo.processInfo.environment["USHER_MUTANT"].map { path in
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? []
    }
    /// The number of random histories. If a mutant passes all of them, its mistake was not detected.
    static var seeds: UInt64 {
        ProcessInfo.processInfo.environment["USHER_MUTANT_SEEDS"].flatMap(UInt64.init) ?? 30
    }
}
