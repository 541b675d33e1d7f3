/// What a scenario has shown.
public struct ProofVerdict: Sendable {
    /// One thing that has to hold.
    public struct Check: Hashable, Sendable {
        /// As a sentence: "admitted equals the limit".
        public let claim: String
        public let holds: Bool
        /// The figures behind it.
        public let detail: String
    }

    public let scenario: String
    public let seed: UInt64
    public let seconds: Double
    public let checks: [Check]
    /// Why there is no verdict on the count; the scenario has then failed.
    public let trouble: String?
    /// Why it could not be held here, which is nobody's failure; nil where it was.
    public let skipped: String?
    /// Where the logs lie, if it failed.
    public let folder: String?

    public var holds: Bool { outcome == .passed }

    public enum Outcome: String, Hashable, Sendable { case passed, failed, skipped }

    public var outcome: Outcome {
        if trouble != nil || !checks.allSatisfy(\.holds) { return .failed }
        if skipped != nil { return .skipped }
        return checks.isEmpty ? .failed : .passed
    }
}

/// Gathers checks.
struct Ledgerbook {
    private(set) var checks: [ProofVerdict.Check] = []
    private(set) var skipped: String?

    /// Says why a scenario cannot be held here. What was checked until then stands.
    mutating func skip(_ reason: String) { skipped = reason }

    mutating func equal(_ claim: String, _ measured: Int, _ expected: Int) {
        add(claim, measured == expected, "\(measured), expected \(expected)")
    }

    mutating func within(_ claim: String, _ measured: Int, _ range: ClosedRange<Int>) {
        add(claim, range ~= measured, "\(measured), expected \(range.lowerBound) to \(range.upperBound)")
    }

    mutating func add(_ claim: String, _ holds: Bool, _ detail: String) {
        checks.append(ProofVerdict.Check(claim: claim, holds: holds, detail: detail))
    }
}
