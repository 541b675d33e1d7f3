package import Limits

/// Encodes and decodes an entitlement as short texts, which a person can read in redis-cli.
enum EntitlementFields {
    /// The names of the entitlement's fields, in the order in which the script `admit` returns their values.
    static let names = RecordField.names(\.isOfEntitlement)

    /// The names of the fields that operators can change. Only subscription services change the other fields.
    static let operated = RecordField.names(\.isOperated)

    /// Decodes an entitlement from values in the order of `names`. The value of an absent field is empty.
    static func decode(version: Int, _ values: [String]) -> Entitlement? {
        guard values.count == names.count else { return nil }
        func text(_ field: RecordField) -> String { values[field.place] }
        func moment(_ field: RecordField) -> Moment? {
            Int64(text(field)).map(Moment.init(milliseconds:))
        }
        return Entitlement(
            version: version, plan: text(.plan).nonEmpty, status: text(.status).nonEmpty,
            periodStart: moment(.from), periodEnd: moment(.to), anchorDay: anchorDay(text(.anchor)),
            timeZone: text(.zone).nonEmpty, overrides: overrides(text(.overrides)),
            grants: text(.grants).split(separator: ",").compactMap(grant), blockedSince: moment(.block),
            phase: text(.phase).nonEmpty, unsubscribedAt: moment(.unsubscribed),
            billingIssueAt: moment(.billing), pausedUntil: moment(.paused),
            isSandbox: !text(.sandbox).isEmpty, lapsesAt: moment(.lapses))
    }

    /// Encodes an entitlement as pairs of name and value for the script `entitle`. The grants and the block
    /// are left out, since other scripts write them.
    static func encode(_ entitlement: Entitlement) -> [(name: String, value: String)] {
        let overrides = entitlement.overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        func digits(_ moment: Moment?) -> String { moment.map { "\($0.milliseconds)" } ?? "" }
        let pairs: [(RecordField, String)] = [
            (.plan, entitlement.plan ?? ""), (.status, entitlement.status ?? ""),
            (.from, digits(entitlement.periodStart)), (.to, digits(entitlement.periodEnd)),
            (.anchor, entitlement.anchorDay.map { "\($0)" } ?? ""), (.zone, entitlement.timeZone ?? ""),
            (.overrides, overrides.joined(separator: ",")), (.phase, entitlement.phase ?? ""),
            (.unsubscribed, digits(entitlement.unsubscribedAt)),
            (.billing, digits(entitlement.billingIssueAt)), (.paused, digits(entitlement.pausedUntil)),
            (.sandbox, entitlement.isSandbox ? "1" : ""), (.lapses, digits(entitlement.lapsesAt)),
        ]
        return pairs.map { ($0.rawValue, $1) }
    }

    /// Parses a day of the month; nil if the text is no number from 1 to 31.
    static func anchorDay(_ text: String) -> Int? { Int(text).flatMap { (1...31).contains($0) ? $0 : nil } }

    /// Whether the texts are valid overrides and valid grants, with amounts that scripts can count exactly.
    static func areWellFormed(overrides: String, grants: String) -> Bool {
        let amounts = 0...PlanTable.largestAmount
        func holds(_ text: String, _ isGood: (Substring) -> Bool) -> Bool {
            text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isGood) || text.isEmpty
        }
        return holds(overrides) { part in
            part.lastIndex(of: "=").map { mark in
                mark > part.startIndex && Int(part[part.index(after: mark)...]).map(amounts.contains) == true
            } ?? false
        }
            && holds(grants) { part in
                let end =
                    part.lastIndex(of: "@").map { part[part.index(after: $0)...].prefix { $0 != "#" } } ?? ""
                return Moment.isStored(end) && grant(part).map { amounts.contains($0.amount) } == true
            }
    }

    /// Parses overrides such as `messages=900,pro=10`.
    private static func overrides(_ text: String) -> [String: Int] {
        var overrides: [String: Int] = [:]
        for part in text.split(separator: ",") {
            guard let mark = part.lastIndex(of: "="), let amount = Int(part[part.index(after: mark)...])
            else { continue }
            overrides[String(part[..<mark])] = amount
        }
        return overrides
    }

    /// Parses a grant in one of these forms:
    ///   - `messages=50@1798761600000` adds 50 messages until this time (in ms)
    ///   - `messages:=900@1798761600000` replaces the limit's amount by 900 until this time
    ///   - `…#stripe/pi_1` was granted for the purchase `stripe/pi_1`, and `…#stripe/pi_1!` was refunded
    private static func grant(_ text: Substring) -> Entitlement.Grant? {
        guard let at = text.lastIndex(of: "@"), let mark = text[..<at].lastIndex(of: "="),
            let amount = Int(text[text.index(after: mark)..<at]),
            let expires = Int64(text[text.index(after: at)...].prefix { $0 != "#" })
        else { return nil }
        let name = text[..<mark]
        let owner = text.firstIndex(of: "#").map { text[text.index(after: $0)...] }
        return Entitlement.Grant(
            limit: String(name.last == ":" ? name.dropLast() : name), amount: amount,
            expires: Moment(milliseconds: expires), replaces: name.last == ":",
            transaction: owner.map { String($0.last == "!" ? $0.dropLast() : $0) },
            isDebt: owner?.last == "!")
    }
}

extension Entitlement {
    /// The values of the fields in the user's record, by their names. An absent field has an empty value.
    /// Grants and the block are left out.
    package var storedFields: [String: String] {
        Dictionary(uniqueKeysWithValues: EntitlementFields.encode(self).map { ($0.name, $0.value) })
    }

    /// A copy of this entitlement with new values for some fields, whose names and values are those of the
    /// user's record. An empty value removes a field.
    package func replacing(_ fields: [String: String]) -> Entitlement {
        let values = storedFields.merging(fields) { $1 }
        guard
            var copy = EntitlementFields.decode(
                version: version, EntitlementFields.names.map { values[$0] ?? "" })
        else { preconditionFailure("each name has a value") }
        (copy.grants, copy.blockedSince) = (grants, blockedSince)
        return copy
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
