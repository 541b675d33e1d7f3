package import Ledger
package import Limits

/// A user's entitlement at a moment in the past, as far as the audit trail still shows it.
///
/// Each entry of the audit trail has the new values of the fields that changed. So the last change before the
/// moment gives the value at that moment. If a field was changed only later, its past value is lost.
package struct PastEntitlement: Sendable {
    /// The past entitlement. Fields whose past values are lost have the values of an empty entitlement.
    package private(set) var entitlement = Entitlement.none
    /// The newest change before the past moment; nil if the audit trail has none.
    package let event: StoredUser.AuditEntry?
    /// The names of the fields whose past values are lost.
    package let unknown: [String]
    /// Why the values of `unknown` are lost; nil if none is lost.
    package let loss: Loss?

    package enum Loss: Hashable, Sendable {
        /// The audit trail, which begins at this moment, has only values of later changes.
        case trail(begins: Moment)
        /// Another user was merged into this user at this moment.
        case merge(at: Moment)
    }

    /// The fields of an entitlement that subscription services report and operators set. Changes of
    /// overrides, grants and blocks have entries of their own in the audit trail.
    private static let parts = RecordField.names {
        $0.isOfEntitlement && ![.overrides, .grants, .block].contains($0)
    }
    private static let changes: Set<String> = [
        "entitle", "grant", "refund", "override", "block", "unblock", "merge",
    ]

    /// - Parameter version: the entitlement's version at `moment`; nil if it must be computed from the audit
    ///   trail.
    package init(_ stored: StoredUser, at moment: Moment, version: Int? = nil) {
        let changes = stored.trail.filter { Self.changes.contains($0.action) }
        let (past, later) = (changes.filter { $0.at <= moment }, changes.filter { $0.at > moment })
        event = past.first
        // If another user was merged into this user later, the audit trail lacks the values before the merge.
        let merge = later.last { $0.action == "merge" }
        var (values, unknown): ([String: String], [String]) = ([:], [])
        for part in Self.parts {
            if version == 0 {  // The user had no record yet.
                values[part] = ""
            } else if let value = past.lazy.compactMap({ $0.value(of: part) }).first, merge == nil {
                values[part] = value
            } else if merge != nil || later.contains(where: { $0.value(of: part) != nil }) {
                unknown.append(part)
                values[part] = ""
            }
        }
        self.unknown = unknown
        loss =
            unknown.isEmpty
            ? nil : merge.map { .merge(at: $0.at) } ?? stored.trail.last.map { .trail(begins: $0.at) }
        entitlement = stored.entitlement.replacing(values)
        (entitlement.overrides, entitlement.grants, entitlement.blockedSince) = ([:], [], nil)
        entitlement.version = version ?? max(0, stored.entitlement.version - later.count)
        setAmounts(stored, past, later, at: moment)
        let block = past.first { $0.action == "block" || $0.action == "unblock" }
        if block?.action == "block" { entitlement.blockedSince = block?.at }
        if block == nil, later.first(where: { $0.action == "unblock" }) == nil {
            if let since = stored.entitlement.blockedSince, since <= moment {
                entitlement.blockedSince = since
            }
        }
    }

    /// Sets the past grants and overrides. For limits that the audit trail mentions, they follow from the
    /// entries up to the past moment. For all other limits, they are the current grants and overrides.
    private mutating func setAmounts(
        _ stored: StoredUser, _ past: [StoredUser.AuditEntry], _ later: [StoredUser.AuditEntry],
        at moment: Moment
    ) {
        let actions = ["grant", "refund", "override"]
        for (entry, what) in past.reversed().flatMap({ entry in entry.amounts.map { (entry, $0) } })
        where actions.contains(entry.action) {
            guard let change = AmountChange(what) else { continue }
            if let transaction = change.transaction {
                entitlement.grants.removeAll { $0.transaction == transaction && $0.limit == change.limit }
            }
            if entry.action == "override" || change.replaces {
                entitlement.overrides[change.limit] = nil
                entitlement.grants.removeAll { $0.replaces && $0.limit == change.limit }
            }
            guard let amount = change.amount else { continue }
            if let expires = change.expires {
                entitlement.grants.append(
                    Entitlement.Grant(
                        limit: change.limit, amount: amount, expires: expires, replaces: change.replaces,
                        transaction: change.transaction, isDebt: entry.action == "refund"))
            } else {
                entitlement.overrides[change.limit] = amount
            }
        }
        let touched = Set((past + later).flatMap(\.amounts).compactMap { AmountChange($0)?.limit })
        for (limit, amount) in stored.entitlement.overrides where !touched.contains(limit) {
            entitlement.overrides[limit] = amount
        }
        for grant in stored.entitlement.grants
        where !touched.contains(grant.limit) && !entitlement.grants.contains(grant) {
            entitlement.grants.append(grant)
        }
    }
}

extension StoredUser.AuditEntry {
    /// The amounts that this entry of the audit trail changed: several if a purchase raised several limits.
    fileprivate var amounts: [String] { what.split(separator: " ").map(String.init) }

    /// The value that this entry gave to a field, read from a text such as `plan=premium status=active`. It
    /// is nil unless the entry is an `entitle`.
    fileprivate func value(of part: String) -> String? {
        guard action == "entitle" else { return nil }
        for word in what.split(separator: " ") where word.hasPrefix("\(part)=") {
            return String(word.dropFirst(part.count + 1))
        }
        return nil
    }
}

/// A change by a grant or an override, such as `messages=50@<ms>`, `messages:=900@<ms>`, `messages=900`, or
/// `messages=` for a removal.
private struct AmountChange {
    let limit: String
    let amount: Int?
    let expires: Moment?
    let replaces: Bool
    let transaction: String?

    init?(_ what: String) {
        guard !what.contains(" "), let mark = what.lastIndex(of: "=") else { return nil }
        let name = what[..<mark]
        let parts = what[what.index(after: mark)...].split(separator: "#", maxSplits: 1)
        let rest = (parts.first ?? "").split(separator: "@", omittingEmptySubsequences: false)
        transaction = parts.count > 1 ? parts[1].filter { $0 != "!" } : nil
        replaces = name.last == ":"
        limit = String(replaces ? name.dropLast() : name)
        amount = rest.first.flatMap { Int($0) }
        expires = rest.count > 1 ? Int64(rest[1]).map(Moment.init(milliseconds:)) : nil
    }
}
