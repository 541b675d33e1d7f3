package struct ProofVerdict: Sendable {
    /// A condition that must hold in the scenario.
    package struct Check: Hashable, Sendable {
        /// The condition as a sentence, such as "admitted equals the limit".
        package let claim: String
        package let holds: Bool
        /// The figures on which the result is based.
        package let detail: String
    }

    package let scenario: String
    package let seed: UInt64
    package let seconds: Double
    package let checks: [Check]
    /// Why the scenario ended early, which means that it has failed. Otherwise it is nil.
    package let trouble: String?
    /// Why the scenario cannot run in this environment. It is nil if it has run. A skipped scenario has not
    /// failed.
    package let skipped: String?
    /// The folder with the logs of a failed scenario. It is nil for any other scenario.
    package let folder: String?

    package var holds: Bool { outcome == .passed }

    package enum Outcome: String, Hashable, Sendable { case passed, failed, skipped }

    package var outcome: Outcome {
        if trouble != nil || !checks.allSatisfy(\.holds) { return .failed }
        if skipped != nil { return .skipped }
        return checks.isEmpty ? .failed : .passed
    }
}

struct CheckList {
    private(set) var all: [ProofVerdict.Check] = []
    private(set) var skipped: String?

    /// Records why the scenario cannot run in this environment. The checks so far stay valid.
    mutating func skipChecks(_ reason: String) { skipped = reason }

    mutating func checkEqual(_ claim: String, _ measured: Int, _ expected: Int) {
        addCheck(claim, measured == expected, "\(measured), expected \(expected)")
    }

    /// Checks that a figure is between two limits. A broken edge can make the lower limit larger than the
    /// upper one. A Swift range would then trap, while this check fails.
    mutating func checkWithin(_ claim: String, _ measured: Int, from least: Int, to most: Int) {
        addCheck(claim, least <= measured && measured <= most, "\(measured), expected \(least) to \(most)")
    }

    /// Checks a guess against the true value, of which perhaps only bounds are known.
    /// - Parameters:
    ///   - truth: the bounds of the true value.
    ///   - least: the lowest accepted guess, in percent of the true value.
    ///   - most: the highest accepted guess, in percent of the true value.
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
        // The text can come from an edge's answer, so it can be empty.
        let detail = detail.isEmpty ? "the edge reported nothing" : detail
        all.append(ProofVerdict.Check(claim: claim, holds: holds, detail: detail))
    }
}
