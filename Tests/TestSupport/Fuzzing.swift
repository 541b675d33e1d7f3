import Foundation

/// Helpers for tests with random bytes. Each round has its own seed, which a failure must name. The seeds are
/// the same in each run.
///
/// `make fuzz` runs these tests for longer. `USHER_FUZZ_SECONDS` sets the time, and `USHER_FUZZ_SEED` the
/// first seed.
package enum Fuzzing {
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// How long a test runs, in seconds. 0 means that the number of rounds decides.
    package static var seconds: Double { Double(number("USHER_FUZZ_SECONDS") ?? 0) }

    /// The seeds of this many rounds, or of as many rounds as the time allows.
    package static func seeds(rounds: Int) -> some Sequence<UInt64> {
        let first = UInt64(number("USHER_FUZZ_SEED") ?? 1)
        let seconds = number("USHER_FUZZ_SECONDS")
        let end = seconds.map { ContinuousClock.now + .seconds($0) }
        var round: UInt64 = 0
        return AnyIterator {
            let goesOn = end.map { ContinuousClock.now < $0 } ?? (round < rounds)
            if !goesOn && seconds != nil { print("fuzz: seeds \(first)..<\(first + round)") }
            defer { round += 1 }
            return goesOn ? first + round : nil
        }
    }
}

/// The same bytes after some of them were changed, removed, doubled or cut off.
package func mutated(_ bytes: [UInt8], with random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let at = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[at] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: at)
        case 2:
            bytes.insert([0, 9, 10, 13, 32, 44, 58, 59, 127, 255].randomElement(using: &random) ?? 0, at: at)
        case 3: bytes.removeLast(bytes.count - at)
        case 4: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 20)], at: at)
        default: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
    }
    return bytes
}
