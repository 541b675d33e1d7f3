/// The result of a scenario.
package struct ProofVerdict: Sendable {
    /// One thing that has to hold.
    package struct Check: Hashable, Sendable {
        /// The claim as a sentence: "admitted equals the limit".
        package let claim: String
        package let holds: Bool
        /// The figures that support the verdict.
        package let detail: String
    }

    package let scenario: String
    package let seed: UInt64
    package let seconds: Double
    package let checks: [Check]
    /// Why there is no verdict on the count; the scenario has then failed.
    package let trouble: String?
    /// Why it could not be held here, which is no failure; nil if it was.
    package let skipped: String?
    /// The folder of the logs, if it failed.
    package let folder: String?

    package var holds: Bool { outcome == .passed }

    /// Whether the scenario passed.
    package enum Outcome: String, Hashable, Sendable { case passed, failed, skipped }

    package var outcome: Outcome {
        if trouble != nil || !checks.allSatisfy(\.holds) { return .failed }
        if skipped != nil { return .skipped }
        return checks.isEmpty ? .failed : .passed
    }
}

/// Gathers checks.
struct CheckList {
    private(set) var all: [ProofVerdict.Check] = []
    private(set) var skipped: String?

    /// Notes why a scenario cannot be run here. Checks until then remain.
    mutating func skipChecks(_ reason: String) { skipped = reason }

    mutating func checkEqual(_ claim: String, _ measured: Int, _ expected: Int) {
        addCheck(claim, measured == expected, "\(measured), expected \(expected)")
    }

    /// Takes two bounds and not a range: by a broken edge's figures the lower bound may be above the upper
    /// one. The check then fails, where a range would trap.
    mutating func checkWithin(_ claim: String, _ measured: Int, from least: Int, to most: Int) {
        addCheck(claim, least <= measured && measured <= most, "\(measured), expected \(least) to \(most)")
    }

    /// Holds a guess against the truth, which may be known by its bounds only.
    /// - Parameters:
    ///   - truth: at least and at most so much.
    ///   - least: percent of the truth.
    ///   - most: percent of the truth.
    mutating func checkNear(
        _ claim: String, _ measured: Int, of truth: (least: Int, most: Int), from least: Int, to most: Int
    ) {
        let isNear =
            truth.least > 0 && Double(measured) * 100 >= Double(truth.least) * Double(least)
            && Double(measured) * 100 <= Double(truth.most) * Double(most)
        let known = truth.least == truth.most ? "\(truth.most)" : "\(truth.least) to \(truth.most)"
        addCheck(claim, isNear, "\(measured) for \(known), expected \(least) to \(most) %")
    }

    mutating func addCheck(_ claim: String, _ holds: Bool, _ detail: String) {
        // An edge's answer may be empty.
        let detail = detail.isEmpty ? "the edge reported nothing" : detail
        all.append(ProofVerdict.Check(claim: claim, holds: holds, detail: detail))
    }
}
