import Limits

/// Entitlements by user, so that an admission takes one round trip. An entry that is out of date costs a
/// second one and never a wrong count, since the script checks the version.
///
/// Two generations: what was used since the last change of generations survives the next one. At most 2 ×
/// `capacity` users are held.
struct EntitlementCache {
    private let capacity: Int
    private var young: [UserKey: EntitlementSnapshot] = [:]
    private var old: [UserKey: EntitlementSnapshot] = [:]

    init(capacity: Int) {
        precondition(capacity > 0, "a cache holds at least one user")
        self.capacity = capacity
    }

    /// Users without a record are not kept: they have version 0.
    subscript(user: UserKey) -> EntitlementSnapshot {
        mutating get {
            if young.isEmpty && old.isEmpty { return .none }
            if let known = young[user] { return known }
            guard let aged = old[user] else { return .none }
            store(aged, of: user)
            return aged
        }
        set {
            if newValue.entitlement.version == 0 {
                young[user] = nil
                old[user] = nil
            } else {
                store(newValue, of: user)
            }
        }
    }

    private mutating func store(_ snapshot: EntitlementSnapshot, of user: UserKey) {
        if young.count >= capacity && young[user] == nil {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[user] = snapshot
    }
}
