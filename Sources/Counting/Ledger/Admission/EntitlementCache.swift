import Limits

/// Caches entitlements by user, so that an admission needs only one round trip to the store. An outdated
/// entitlement costs a second round trip but never causes a wrong count, since the script checks the version.
///
/// The cache has two generations. When the young generation is full, the old one is dropped, and the young
/// one takes its place. An entry that is read moves to the young generation. So the cache has at most 2 ×
/// `capacity` entries.
struct EntitlementCache {
    private let capacity: Int
    private var young: [UserKey: EntitlementSnapshot] = [:]
    private var old: [UserKey: EntitlementSnapshot] = [:]

    init(capacity: Int) {
        precondition(capacity > 0, "a cache holds at least one user")
        self.capacity = capacity
    }

    /// The cached entitlement of a user. Users without a record have version 0 and are not cached.
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
