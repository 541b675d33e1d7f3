/// A percentage of a limit at which the user is notified, once in each period (docs/counting.md, L6).
///
/// The script `admit` compares in the same way: percent × amount ≤ 100 × used.
package enum Threshold: Int, Hashable, Comparable, Sendable, CaseIterable {
    case gentle = 80
    case prominent = 95
    case full = 100

    package var percent: Int { rawValue }

    package static func < (left: Threshold, right: Threshold) -> Bool { left.rawValue < right.rawValue }

    /// The highest threshold that a count has reached. It is nil below 80 %, and if the limit is 0.
    package static func highestReached(used: Int, amount: Int) -> Threshold? {
        guard amount > 0, used > 0 else { return nil }
        return allCases.last { $0.isReached(used: used, amount: amount) }
    }

    private func isReached(used: Int, amount: Int) -> Bool {
        let left = UInt(rawValue).multipliedFullWidth(by: amount.magnitude)
        let right = (100 as UInt).multipliedFullWidth(by: used.magnitude)
        return (left.high, left.low) <= (right.high, right.low)
    }
}

/// How much of a limit is used. The used tokens can exceed the limit (docs/counting.md, L2).
package struct UsageLevel: Hashable, Sendable {
    package let used: Int
    package let amount: Int

    /// Negative figures count as 0.
    package init(used: Int, amount: Int) {
        self.used = max(used, 0)
        self.amount = max(amount, 0)
    }

    package var remaining: Int { used >= amount ? 0 : amount - used }

    /// The percentage of the limit that is used; 0 for a limit of 0. It is rounded down, so that 100 is shown
    /// only at the limit.
    package var percentage: Int {
        guard amount > 0 else { return 0 }
        let whole = (used / amount).multipliedReportingOverflow(by: 100)
        let part = amount.dividingFullWidth((used % amount).multipliedFullWidth(by: 100)).quotient
        let sum = whole.partialValue.addingReportingOverflow(part)
        return whole.overflow || sum.overflow ? Int.max : sum.partialValue
    }

    /// Whether nothing of the limit is left. This is always true for a limit of 0.
    package var isAtLimit: Bool { used >= amount }

    package var threshold: Threshold? { Threshold.highestReached(used: used, amount: amount) }
}
