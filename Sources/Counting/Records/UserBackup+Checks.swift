import Bytes
import Ledger
import Limits

/// Checks of the texts and names in a backup. Its file can come from anyone. So without these checks, a
/// restore could write values that no script and no edge can read.
extension UserBackup {
    /// The largest number of elements in one list: 16 months of books with 16 lines a day have 7,936.
    static let mostElements = 10_000
    /// The largest number of members of an object. `counters` has a member for each limit and slice.
    static let mostMembers = 1_000
    /// The largest number of bytes of a name, and of a text that is no list of overrides or grants.
    private static let (longestName, longestText) = (256, 1024)

    func check() throws(BackupFault) {
        if let odd = counters.first(where: { !Self.isCounter($0.name) }) {
            throw BackupFault("counters: \(odd.name) is not a counter's name.")
        }
        if bursts.contains(where: { !Self.isShort($0.name, Self.longestName) }) {
            throw BackupFault("bursts: a name has 1 to \(Self.longestName) bytes.")
        }
        for threshold in thresholds {
            guard Self.isShort(threshold.name, Self.longestName), Self.isThreshold(threshold.value) else {
                throw BackupFault(
                    "thresholds: a value is a number and, after a ';', the number of an attempt.")
            }
        }
        for field in checkIns {
            guard let rule = CheckInField(rawValue: field.name) else {
                throw BackupFault("check_ins: \(field.name) is not a part of check-ins.")
            }
            guard rule.holds(field.value) else {
                throw BackupFault("check_ins: \(field.name) has no value that a backup writes there.")
            }
        }
        for note in refusals {
            guard RefusalEntry.isNote(note.name, note.value),
                note.name.utf8.count + note.value.utf8.count < 1024
            else { throw BackupFault("refusals: \(note.name) is not a record of a refusal.") }
        }
        if let odd = objects.first(where: { !Self.isObject($0.name) }) {
            throw BackupFault("objects: \(odd.name) is not a kind and id, such as files/file-abc.")
        }
        let texts =
            events.map(\.id)
            + trail.flatMap { [$0.entry.action, $0.entry.id, $0.entry.actor, $0.entry.reason] }
            + keys.flatMap { [$0.label, $0.plan ?? ""] }
        if texts.contains(where: { $0.utf8.count > Self.longestText }) {
            throw BackupFault("A text of events, trail or keys has at most \(Self.longestText) bytes.")
        }
        if trail.contains(where: { $0.entry.what.utf8.count > 16_384 }) {
            throw BackupFault("trail: what has at most 16384 bytes.")
        }
    }

    private static func isShort(_ name: String, _ most: Int) -> Bool { (1...most).contains(name.utf8.count) }

    /// Whether the name of an object is `<kind>/<id>`, as `lua/settle.lua` writes it.
    private static func isObject(_ name: String) -> Bool {
        name.utf8.count <= longestName && name.wholeMatch(of: #/[a-z_]+\/[A-Za-z0-9_.\-]+/#) != nil
    }

    private static func isCounter(_ name: String) -> Bool {
        name.utf8.count <= 64 && name.contains(":") && !name.hasPrefix("n:") && !name.hasPrefix("g:")
            && name.utf8.allSatisfy { (33...126).contains($0) }
    }

    /// Whether the text is a reported threshold, as `lua/admit.lua` writes it: `80;<attempt>`, or a number
    /// alone in older records. A `!` follows if no answer has reported it yet (`lua/lib/reach.lua`).
    private static func isThreshold(_ text: String) -> Bool {
        let isUntold = text.hasSuffix("!") && text.contains(";")
        let parts = (isUntold ? text.dropLast() : text[...]).split(
            separator: ";", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && parts.allSatisfy { isDigits($0) }
    }

    /// Whether the text is a number of at most 16 digits.
    fileprivate static func isDigits(_ text: some StringProtocol) -> Bool {
        (1...16).contains(text.utf8.count) && text.utf8.allSatisfy(ASCII.isDigit)
    }
}

/// The fields that `lua/checkin.lua` writes, and which values are valid for each of them.
private enum CheckInField: String {
    case on, frequency, days, session, messages, last, over, first, asked, final, done, claim

    func holds(_ value: String) -> Bool {
        switch self {
        case .on, .over, .first, .final: ["0", "1"].contains(value)
        case .frequency: ["daily", "few_times_a_week", "weekly"].contains(value)
        case .days:
            value.utf8.count < 64 && value.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ",") }
        case .session, .messages, .last, .done: UserBackup.isDigits(value)
        case .asked: UserBackup.isDigits(value.hasSuffix("l") ? value.dropLast() : value[...])
        case .claim: value.utf8.count <= 256
        }
    }
}

/// The names of the fields that describe the entitlement in a user's record (`lua/entitle.lua`).
enum EntitlementNames {
    private static let parts = Set(RecordField.names(\.isOfSource))
    /// A backup can have the fields `merging` and `joining` of a running merge. They are read but not
    /// restored (`UserBackup.withoutMerge`).
    private static let others = Set(RecordField.names { !$0.isOfSource } + ["at", "merging", "joining"])

    /// A field's name without its source's prefix: `plan` for `plan` and `stripe.plan`; nil if unknown.
    static func part(of field: String) -> String? {
        for store in SubscriptionRecord.sources where field.hasPrefix("\(store).") {
            let part = String(field.dropFirst(store.count + 1))
            return parts.contains(part) ? part : nil
        }
        return parts.contains(field) || others.contains(field) ? field : nil
    }

    /// The rule that a text breaks as a value of this field; nil if the text is valid.
    static func findFault(in text: String, of part: String) -> String? {
        func isWhole(_ range: ClosedRange<Int>) -> Bool { Int(text).map(range.contains) == true }
        let isShort = text.utf8.count <= 512
        guard let field = RecordField(rawValue: part) else {
            if part == "at" { return isWhole(0...253_402_300_799) ? nil : "a time in seconds since 1970" }
            return isShort ? nil : "at most 512 bytes"
        }
        switch field {
        case .et, .from, .to, .unsubscribed, .billing, .paused, .hold, .block, .lapses:
            return Moment.isStored(text) ? nil : "a time in milliseconds since 1970, before the year 10000"
        case .anchor: return isWhole(1...31) ? nil : "a day of a month, 1 to 31"
        case .rank: return isWhole(0...999_999) ? nil : "a row of products, below 1000000"
        case .overrides, .grants:
            return UserBackup.areAmounts(text, isOverrides: field == .overrides)
                ? nil : "limits with amounts, such as messages=50 (and @ an end, for grants)"
        case .customer: return text.utf8.count <= 8192 ? nil : "at most 8192 bytes"
        case .plan, .status, .zone, .phase, .sandbox, .ei, .product, .store, .manage, .manage2, .manage3,
            .manage4, .row, .bought, .price:
            return isShort ? nil : "at most 512 bytes"
        }
    }
}
