import Ledger
import Limits
import Records

/// Compares a change with an earlier one in the audit trail that has the same request id. If they are equal,
/// nothing is changed. If they differ, the request must be refused. Its sender would otherwise believe that
/// the second change was made.
///
/// A client converts a duration such as `7d` to an end time when it sends a request. A repeat therefore has a
/// later end time, so the durations are compared, too.
struct RepeatedChange {
    private let entry: StoredUser.AuditEntry
    private let now: Moment

    /// The largest difference between two conversions of the same duration, in milliseconds.
    private static let tolerance: Int64 = 60_000

    init(of entry: StoredUser.AuditEntry, at now: Moment) { (self.entry, self.now) = (entry, now) }

    /// Finds the earlier change with this request id; nil if the id was not used.
    init?(_ id: String, in stored: StoredUser) {
        guard let entry = stored.trail.first(where: { $0.id == id }) else { return nil }
        self.init(of: entry, at: stored.now)
    }

    /// Whether the earlier change was the same grant or override. `what` has the form `LIMIT=AMOUNT@END`.
    func isAmount(_ word: String, _ what: String) -> Bool {
        guard entry.action == word else { return false }
        let (mine, theirs) = (Self.parted(what), Self.parted(entry.what))
        return mine.head == theirs.head && isSameEnd(mine.end, theirs.end)
    }

    /// Whether the earlier change was the same reset of a counter. `what` has the form `COUNTER=UNITS`. The
    /// period in the counter's name is not compared, because a repeat can come in the next period.
    func isReset(_ what: String) -> Bool {
        entry.action == "reset" && Self.withoutPeriod(what) == Self.withoutPeriod(entry.what)
    }

    /// Whether the earlier change had the action `word`, such as `block`, which has no values to compare.
    func isAction(_ word: String) -> Bool { entry.action == word }

    /// Whether the earlier change gave the same parts of an entitlement the same values. The audit trail
    /// lacks the parts that were equal before that change. Such a part must have the requested value now.
    ///
    /// - Parameter isSoNow: whether the record now has this value of the part.
    func isEntitlement(
        _ parts: [(name: String, value: String)], isSoNow: ((name: String, value: String)) -> Bool
    ) -> Bool {
        guard entry.action == "entitle" else { return false }
        var told: [String: String] = [:]
        for part in entry.what.split(separator: " ") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if sides.count == 2 { told[String(sides[0])] = String(sides[1]) }
        }
        for part in parts {
            guard let was = told.removeValue(forKey: part.name) else {
                guard isSoNow(part) else { return false }
                continue
            }
            let isSpan = ["from", "to"].contains(part.name)
            guard was == part.value || isSpan && isSameEnd(Int64(part.value), Int64(was)) else {
                return false
            }
        }
        return told.isEmpty
    }

    var refusal: AdminProblem {
        AdminProblem(
            .conflict,
            "Another change was made under this request id (\(entry.action), "
                + "\(ZonedTimestamp(zone: "UTC").formatMoment(entry.at))). Nothing was "
                + "changed: send this one under an id of its own."
        )
    }

    private func isSameEnd(_ mine: Int64?, _ theirs: Int64?) -> Bool {
        guard let mine, let theirs else { return mine == nil && theirs == nil }
        let (span, before) = (mine - now.milliseconds, theirs - entry.at.milliseconds)
        return mine == theirs || abs(span - before) <= Self.tolerance
    }

    private static func parted(_ what: String) -> (head: Substring, end: Int64?) {
        guard let sign = what.lastIndex(of: "@"), let end = Int64(what[what.index(after: sign)...]) else {
            return (what[...], nil)
        }
        return (what[..<sign], end)
    }

    /// The text about a counter without the counter's period: `m:2611:msg=7` becomes `m::msg=7`, and
    /// `r18000:tok:98211=0` becomes `r18000:tok=0`. A text without a period stays unchanged.
    private static func withoutPeriod(_ what: String) -> String {
        guard let sign = what.lastIndex(of: "=") else { return what }
        var parts = what[..<sign].split(separator: ":", omittingEmptySubsequences: false)
        func isNumber(_ part: Substring) -> Bool { !part.isEmpty && part.allSatisfy(\.isNumber) }
        if parts.count > 2, parts[0].first == "r", isNumber(parts[0].dropFirst()),
            parts.last.map(isNumber) == true
        {
            parts.removeLast()
        } else if parts.count > 2, parts[0].count == 1, parts[0] != "t", parts[1].first?.isNumber == true {
            parts[1] = ""
        }
        return parts.joined(separator: ":") + what[sign...]
    }
}
