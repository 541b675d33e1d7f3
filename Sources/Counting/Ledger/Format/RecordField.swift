/// The fields of a user's record that say what the user has, by their names in Redis. This is their only
/// list. `lua/lib/entitlement` and `lua/lib/parts` are generated from it. `EntitlementFields` and
/// `SubscriptionFields` read and write the fields.
package enum RecordField: String, CaseIterable, Sendable {
    // The fields that admissions read, in the order in which `admit` returns them.
    case plan, status, from, to, anchor, zone, overrides, grants, block
    case phase, unsubscribed, billing, paused, sandbox, lapses
    // The fields that admissions do not read.
    case et, ei, product, store, rank, manage, manage2, manage3, manage4, hold, row, bought, price, customer

    /// Whether the field is part of the entitlement, by which messages are admitted.
    package var isOfEntitlement: Bool { place < Self.et.place }

    /// Whether each subscription service reports its own value of the field. The value in the best report is
    /// stored under the field's name, and any other value as `<source>.<name>` (such as `stripe2.plan`).
    package var isOfSource: Bool {
        switch self {
        case .zone, .overrides, .grants, .block, .customer: false
        default: true
        }
    }

    /// Whether operators can change the field. The other fields come only from subscription services.
    package var isOperated: Bool { isOfEntitlement && place < Self.phase.place }

    /// Whether the field holds milliseconds since 1970.
    package var isMoment: Bool {
        switch self {
        case .et, .from, .to, .unsubscribed, .billing, .paused, .hold, .block, .lapses: true
        default: false
        }
    }

    var place: Int {
        guard let place = Self.allCases.firstIndex(of: self) else {
            preconditionFailure("no case is missing")
        }
        return place
    }

    /// The names of the fields for which `holds` is true, in the order of the list.
    package static func names(_ holds: (RecordField) -> Bool) -> [String] {
        allCases.filter(holds).map(\.rawValue)
    }
}
