import Ledger
import Limits

extension StoredUser {
    /// The stored data that a comparison of two ledgers includes, in a fixed order. The texts of the audit
    /// trail are left out, because each ledger writes its own.
    var kept: String {
        func sorted<Value>(_ values: [String: Value]) -> String {
            values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        }
        func rows(_ rows: [[UInt8]: Reservation]) -> String {
            rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
                "\($0.key) \($0.value.attempt) \($0.value.leaseEnds) \(sorted($0.value.estimates))"
            }.joined(separator: "; ")
        }
        let settled = settled.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
            "\($0.key) \($0.value)"
        }
        let parts = entitlement
        return """
            \(parts.version) \(parts.plan ?? "") \(parts.status ?? "") \
            \(String(describing: parts.periodEnd)) \(parts.anchorDay ?? 0) \(sorted(parts.overrides)) \
            \(String(describing: parts.blockedSince)) \
            \(parts.grants)
            counters \(sorted(counters)) clocks \(sorted(clocks)) thresholds \(sorted(thresholds))
            open \(rows(openReservations)) abandoned \(rows(abandoned)) settled \(settled)
            trail \(trail.map { "\($0.action) \($0.id)" })
            """
    }

    /// Whether both records contain the same data, as far as a merge moves it.
    func hasAsMuch(as other: StoredUser) -> Bool {
        figures == other.figures && entitlement == other.entitlement && trail.count == other.trail.count
    }

    /// The figures that a refused or repeated call must not change (law 3).
    var figures: [[String: Int]] { [counters, clocks, thresholds] }

    func counts(_ request: RequestID) -> Bool {
        let id = request.bytes
        return request.isMessageID && (openReservations[id] != nil || settled[id] ?? .distantPast > now)
    }

    var hasExpired: Bool { openReservations.values.contains { $0.leaseEnds <= now } }
}
