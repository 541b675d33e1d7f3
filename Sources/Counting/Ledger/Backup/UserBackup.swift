package import Limits
import Redis

/// A copy of one user's data at one moment (docs/backup.md).
///
/// Open messages and the ids of settled ones are left out. They are useful only to the store that has them,
/// and for 7 days at most (`IdempotencySpan`).
package struct UserBackup: Sendable {
    package typealias Field = (name: String, value: String)

    package struct BookEntry: Sendable {
        package let month: BookMonth
        /// The name of a line in the books, `<day> <model>`. It is kept as bytes, because the books cut long
        /// names of models after a byte that can be within a character.
        package let name: [UInt8]
        package let line: BookLine

        package init(month: BookMonth, name: [UInt8], line: BookLine) {
            (self.month, self.name, self.line) = (month, name, line)
        }
    }

    /// An entry of the audit trail, which is a stream in Redis. `place` is the entry's id in this stream,
    /// such as `1763719203000-0`.
    package struct TrailEntry: Sendable {
        package let place: String
        package let entry: StoredUser.AuditEntry

        package init(place: String, entry: StoredUser.AuditEntry) {
            (self.place, self.entry) = (place, entry)
        }
    }

    package let user: UserKey
    package var version = 0
    /// The user's entitlement with its block, grants and overrides, and what each subscription service has
    /// reported about the user. The fields have the names that `lua/entitle.lua` gives them in Redis.
    package var entitlement: [Field] = []
    /// The units of each counter that were settled. The estimates of open messages are left out.
    package var counters: [(name: String, units: Int)] = []
    /// For each burst limit, the time at which its whole capacity is free again, in µs since the epoch.
    package var bursts: [(name: String, micros: Int)] = []
    /// The highest reported threshold of each counter, as `lua/admit.lua` writes it: `80;<attempt>`. The
    /// number after `;` is the attempt that reached the threshold.
    package var thresholds: [Field] = []
    package var books: [BookEntry] = []
    package var events: [(id: String, at: Moment)] = []
    /// The entries of the refusal log, as the fields of the log's hash in Redis (`lua/refusals.lua`).
    package var refusals: [Field] = []
    package var checkIns: [Field] = []
    /// The objects that the user has stored at providers, as `<kind>/<id>`, each with the time at which it
    /// was recorded.
    package var objects: [(name: String, at: Moment)] = []
    /// The audit trail, the oldest entry first.
    package var trail: [TrailEntry] = []
    package var keys: [StoredKey] = []
    /// The number of open messages, whose estimates are not in `counters`.
    package var openMessages = 0
    /// Whether a restore of this user had begun but not ended when the backup was read. The rest of this
    /// backup is then incomplete or outdated.
    package var isPartial = false

    package init(user: UserKey) { self.user = user }

    /// Whether a subscription service reported a purchase. If so, a restore must ask that service again.
    package var isFromStore: Bool {
        entitlement.contains { ($0.name == "product" || $0.name == "customer") && !$0.value.isEmpty }
    }

    package var wantsCheckIns: Bool { checkIns.contains { $0.name == "on" && $0.value == "1" } }

    /// Whether a text has only overrides (`messages=900,pro=10`) or only grants (`messages=50@<ms>,…`).
    package static func areAmounts(_ text: String, isOverrides: Bool) -> Bool {
        text.utf8.count <= 8192
            && EntitlementFields.areWellFormed(
                overrides: isOverrides ? text : "", grants: isOverrides ? "" : text)
    }

    /// Removes the fields that another store cannot use: `last` (the latest admissions), and `joining` and
    /// `merging` (a running merge, which a restore could not complete). A running merge blocks the user. So
    /// the field `block` gets the value from before the merge.
    package static func withoutMerge(_ fields: [Field]) -> [Field] {
        let rest = fields.filter { $0.name != "joining" && $0.name != "last" }
        guard let mark = rest.first(where: { $0.name == "merging" }) else { return rest }
        let block =
            mark.value.split(separator: ";", omittingEmptySubsequences: false).last.map { "\($0)" } ?? ""
        return rest.filter { $0.name != "merging" && $0.name != "block" }
            + (Moment.isStored(block) ? [("block", block)] : [])
    }
}

extension Schedule.Entry {
    /// The name of the counter field that counts the use of this limit at this moment.
    package func counter(at moment: Moment) -> String {
        guard case .rolling(let seconds) = limit.window else { return field }
        return RollingWindow.fieldName(field, seconds: seconds, at: moment)
    }
}

/// The rules for a restore of a user who is already in the store.
package struct RestoreRules: Hashable, Sendable {
    /// Whether the restore is allowed to replace an existing record.
    package var replaces = false
    /// Whether the restore is allowed to lower counts.
    package var lowers = false
    /// Whether the restore writes nothing and only reports what it would do.
    package var isLook = false

    package init() {}
}

package enum RestoreOutcome: Hashable, Sendable {
    /// The record was written, or could be if `isLook` is set. `fallen` names the counts that become lower.
    case written(fallen: [String])
    case already
    case isHere
    case hasOpenMessages(Int)
    case wouldFall([String])
}
