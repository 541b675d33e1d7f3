import Dates
package import Limits

/// A line of the refusal log: the refusals of one user in one hour for one cause.
package struct RefusalEntry: Hashable, Sendable {
    package struct Cause: Hashable, Sendable {
        /// The kind of the rule that refused, such as `limit` or `burst` (`RefusalReason.Facts.rule`).
        package let kind: String
        /// The rule's name in the plan; nil for rules without a name.
        package let name: String?

        package init(_ reason: RefusalReason, _ name: String?) {
            kind = reason.facts.rule.rawValue
            self.name = name
        }

        /// Parses a cause such as `limit:messages` or `blocked`. Returns nil for a text that no edge writes.
        init?(_ word: Substring) {
            let parts = word.split(separator: ":", maxSplits: 1)
            let name = parts.count == 2 ? String(parts[1]) : nil
            let kind = parts.first ?? ""
            let known = RefusalReason.allCases.first { reason in
                reason.facts.rule.rawValue == kind && reason.isNamed == (name != nil)
            }
            guard let reason = known else { return nil }
            self.init(reason, name)
        }

        var word: String { name.map { "\(kind):\($0)" } ?? kind }
    }

    package let hour: Moment
    package let cause: Cause
    /// The version of the entitlement at the time of the refusal.
    package let version: Int
    package let settings: String
    package var first: Moment
    package var last: Moment
    package var count: Int
    /// The used units at the first refusal. The rule compared them with `amount`.
    package var used: Int
    package var amount: Int
    package var modelClass: String?
    package var plan: String
    /// Whether the user's purchase was made with a test account (`sandbox: separate`).
    package var isSandbox = false

    /// Why the rule refused; nil if this edge has no such rule. It is `closedPlan` for an amount of 0,
    /// because the log does not say whether the limit closes the whole plan or one class of models.
    package var reason: RefusalReason? {
        let reasons = RefusalReason.allCases.filter { $0.facts.rule.rawValue == cause.kind }
        return reasons.contains(.usedUp) ? (amount > 0 ? .usedUp : .closedPlan) : reasons.first
    }
}

extension RefusalEntry {
    /// Whether an edge could have written an entry with this field and value (`lua/refusals.lua`).
    package static func isNote(_ field: String, _ value: String) -> Bool {
        RefusalLogFormat.parseNote(field, value) != nil
    }
}

enum RefusalLogFormat {
    /// The entry's field in Redis, such as `2026-11-21T09;limit:messages;3;9b1f0c5b7d0a4e21`.
    static func field(_ note: RefusalEntry) -> String {
        "\(hour(note.hour));\(note.cause.word);\(note.version);\(note.settings)"
    }

    /// The value of the entry in Redis, such as `800;800;standard;premium`: the used units, the amount, the
    /// class of the model and the plan at the first refusal. For a test account, the plan is written as
    /// `sandbox:premium`, a name that no plan can have.
    static func held(_ note: RefusalEntry) -> String {
        let mark = note.isSandbox ? Bill.sandboxMark : ""
        return "\(note.used);\(note.amount);\(note.modelClass ?? "");\(mark)\(note.plan)"
    }

    /// Parses an entry of the log; nil if no edge could have written it.
    static func parseNote(_ field: String, _ value: String) -> RefusalEntry? {
        let name = field.split(separator: ";", omittingEmptySubsequences: false)
        let parts = value.split(separator: ";", maxSplits: 6, omittingEmptySubsequences: false)
        guard name.count == 4, parts.count == 7, let hour = hour(name[0]),
            let cause = RefusalEntry.Cause(name[1]),
            let version = Int(stored: name[2]), let first = Int64(parts[0]), let last = Int64(parts[1]),
            let count = Int(stored: parts[2]), let used = Int(stored: parts[3]),
            let amount = Int(stored: parts[4])
        else { return nil }
        let isSandbox = parts[6].hasPrefix(Bill.sandboxMark)
        let plan = isSandbox ? parts[6].dropFirst(Bill.sandboxMark.count) : parts[6]
        return RefusalEntry(
            hour: hour, cause: cause, version: version, settings: String(name[3]),
            first: Moment(milliseconds: first), last: Moment(milliseconds: last), count: count, used: used,
            amount: amount, modelClass: parts[5].isEmpty ? nil : String(parts[5]), plan: String(plan),
            isSandbox: isSandbox)
    }

    /// The hour in UTC as text, such as `2026-11-21T09`.
    private static func hour(_ moment: Moment) -> String {
        let hours = Int(moment.seconds).flooredQuotient(3600)
        let number = hours.flooredQuotient(24)
        return "\(CivilDate(dayNumber: number).text)T\((hours - number * 24).padded(2))"
    }

    private static func hour(_ text: Substring) -> Moment? {
        let parts = text.split(whereSeparator: { $0 == "-" || $0 == "T" }).compactMap { Int($0) }
        guard parts.count == 4, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
            (1...31).contains(parts[2]), (0...23).contains(parts[3])
        else { return nil }
        let day = CivilDate(year: parts[0], month: parts[1], day: parts[2]).dayNumber
        return Moment(seconds: Int64(day * 86_400 + parts[3] * 3600))
    }
}
