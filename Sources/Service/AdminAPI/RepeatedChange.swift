import Ledger
import Limits
import Records

/// A change that somebody asks for again under the same request id, held against what the trail says was
/// done under it. A repeat changes nothing; another change under that id must be refused, or whoever sent it
/// would take it for done.
///
/// A span such as `7d` is made a moment before it is sent, so that a repeat's end is later by the time
/// between: it is the same where it lies as far behind its own call.
struct RepeatedChange {
    private let entry: StoredUser.AuditEntry
    private let now: Moment

    /// Milliseconds by which two calls may reckon one span differently.
    private static let tolerance: Int64 = 60_000

    init(of entry: StoredUser.AuditEntry, at now: Moment) { (self.entry, self.now) = (entry, now) }

    /// Nil if nothing was done under this id.
    init?(_ id: String, in stored: StoredUser) {
        guard let entry = stored.trail.first(where: { $0.id == id }) else { return nil }
        self.init(of: entry, at: stored.now)
    }

    /// A grant or an override: `LIMIT=AMOUNT@END`.
    func isAmount(_ word: String, _ what: String) -> Bool {
        guard entry.action == word else { return false }
        let (mine, theirs) = (Self.parted(what), Self.parted(entry.what))
        return mine.head == theirs.head && isSameEnd(mine.end, theirs.end)
    }

    /// A reset: `COUNTER=UNITS`. The same one an hour later may be of the next period.
    func isReset(_ what: String) -> Bool {
        entry.action == "reset" && Self.withoutPeriod(what) == Self.withoutPeriod(entry.what)
    }

    /// A change that is identified by its word alone.
    func isAction(_ word: String) -> Bool { entry.action == word }

    /// An entitlement's parts. The trail has only those that were different then; the others must be so now.
    ///
    /// - Parameter isSoNow: whether the record has that part.
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

    /// `m:2611:msg=7` as `m::msg=7`, `r18000:tok:98211=0` as `r18000:tok=0`; what has no period as it is.
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
