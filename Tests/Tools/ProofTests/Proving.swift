import Foundation
import Reactor
import TestSupport
import Testing

@testable import Proof

enum Proving {
    static let usher: String = {
        if let named = ProcessInfo.processInfo.environment["USHER_PROGRAM"] { return named }
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: "usher").path
    }()

    static func run(_ scenario: Scenario, _ program: String = usher, within seconds: Double = 100)
        async throws -> ProofVerdict
    {
        let verdicts = try await onLoop(within: seconds) { loop in
            var verdicts: [ProofVerdict] = []
            await Proof([scenario], at: .own(program: program), seed: 7).runScenarios(on: loop) {
                verdicts.append($0)
            }
            return verdicts
        }
        return try #require(verdicts.first)
    }
}

extension Scenario: CustomTestStringConvertible {
    package var testDescription: String { name }
}
