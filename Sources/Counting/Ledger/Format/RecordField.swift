/// The fields of a user's record that say what the user has, each by its name in Redis. The one list of them:
/// `lua/lib/entitlement` and `lua/lib/parts` are made of it, and `EntitlementFields` and `SubscriptionFields`
/// say what each holds.
package enum RecordField: String, CaseIterable, Sendable {
    // The fields that admissions read, in the order in which `admit` answers them.
    case plan, status, from, to, anchor, zone, overrides, grants, block
    case phase, unsubscribed, billing, paused, sandbox, lapses
    // The rest.
    case et, ei, product, store, rank, manage, manage2, manage3, manage4, hold, row, bought, price, customer

    /// Whether the field is a part of the entitlement, by which messages are admitted.
    package var isOfEntitlement: Bool { place < Self.et.place }

    /// Whether each source has one: that of the best source is the user's own, and those of the others wait
    /// as `<source>.<name>`.
    package var isOfSource: Bool {
        switch self {
        case .zone, .overrides, .grants, .block, .customer: false
        default: true
        }
    }

    /// Whether operators change it as well; the others come from subscription services only.
    package var isOperated: Bool { isOfEntitlement && place < Self.phase.place }

    /// Whether it holds milliseconds since 1970.
    package var isMoment: Bool {
        switch self {
        case .et, .from, .to, .unsubscribed, .billing, .paused, .hold, .block, .lapses: true
        default: false
        }
    }

    /// The field's position in the list.
    var place: Int {
        guard let place = Self.allCases.firstIndex(of: self) else {
            preconditionFailure("no case is missing")
        }
        return place
    }

    /// The names of those that hold a condition, in the order of the list.
    package static func names(_ holds: (RecordField) -> Bool) -> [String] {
        allCases.filter(holds).map(\.rawValue)
    }
}
