/// The fields of a user's record that describe the user's entitlement and subscriptions. The cases have the
/// names of the fields in Redis. `lua/lib/entitlement` and `lua/lib/parts` are generated from this list.
/// `EntitlementFields` and `SubscriptionFields` read and write the fields.
package enum RecordField: String, CaseIterable, Sendable {
    // The fields that admissions read, in the order in which `admit` returns them.
    case plan, status, from, to, anchor, zone, overrides, grants, block
    case phase, unsubscribed, billing, paused, sandbox, lapses
    // The fields that admissions do not read.
    case et, ei, product, store, rank, manage, manage2, manage3, manage4, hold, row, bought, price, customer

    /// Whether the field is part of the entitlement, which decides about the user's messages.
    package var isOfEntitlement: Bool { place < Self.et.place }

    /// To whom a field belongs. This decides under which name, and by which script, it is written.
    enum Owner {
        /// The field belongs to a report of a source. The values of the best report have the plain names of
        /// the fields. The values of any other report are stored as `<source>.<name>` (`stripe2.plan`).
        case source
        /// The field belongs to the user. `entitle` writes it, and no report of another source replaces it.
        case user
        /// The field belongs to the user, and scripts of its own write it (`grant`, `purchase`, `block`).
        case script
    }

    var owner: Owner {
        switch self {
        case .plan, .status, .from, .to, .anchor, .phase, .unsubscribed, .billing, .paused, .sandbox, .lapses,
            .et, .ei, .product, .store, .rank, .manage, .manage2, .manage3, .manage4, .hold, .row, .bought,
            .price:
            .source
        case .zone, .overrides, .customer: .user
        case .grants, .block: .script
        }
    }

    /// Whether subscription services report the field.
    package var isOfSource: Bool { owner == .source }

    /// Whether operators can change the field. Only subscription services change the other fields.
    package var isOperated: Bool {
        switch self {
        case .plan, .status, .from, .to, .anchor, .zone, .overrides, .grants, .block: true
        case .phase, .unsubscribed, .billing, .paused, .sandbox, .lapses, .et, .ei, .product, .store, .rank,
            .manage, .manage2, .manage3, .manage4, .hold, .row, .bought, .price, .customer:
            false
        }
    }

    var place: Int {
        guard let place = Self.allCases.firstIndex(of: self) else {
            preconditionFailure("no case is missing")
        }
        return place
    }

    /// The names of the fields for which `holds` is true, in the order of `allCases`.
    package static func names(_ holds: (RecordField) -> Bool) -> [String] {
        allCases.filter(holds).map(\.rawValue)
    }
}
