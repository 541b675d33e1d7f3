package import JSON
package import Ledger
import Limits

/// The latest report of one subscription service about a user. Explanations show it to operators.
package struct StoreReport: Sendable {
    /// The service's name in records, such as `revenuecat` or `stripe`.
    let store: String
    /// Whether this service's report decides the user's plan.
    let isBest: Bool
    private let parts: [String: String]

    /// The services' reports about a user, the best one first. Changes by operators are left out.
    package static func makeReports(of stored: StoredUser) -> [StoreReport] {
        let parts = stored.others
        var reports: [StoreReport] = []
        if let store = parts["store"] {
            var own = parts
            // The fields of the entitlement have the best report's values, unless an operator changed them.
            own["plan"] = stored.entitlement.plan
            own["status"] = stored.entitlement.status
            own["to"] = stored.entitlement.periodEnd.map { "\($0.milliseconds)" }
            reports.append(
                StoreReport(store: SubscriptionRecord.store(of: store), isBest: true, parts: own))
        }
        for store in SubscriptionRecord.sources where parts["\(store).et"] != nil {
            let waiting = parts.filter { $0.key.hasPrefix("\(store).") }
                .map { (String($0.key.dropFirst(store.count + 1)), $0.value) }
            reports.append(
                StoreReport(
                    store: SubscriptionRecord.store(of: store), isBest: false,
                    parts: Dictionary(waiting, uniquingKeysWith: { first, _ in first })))
        }
        return reports
    }

    /// Writes the members of the JSON object `StoreReport` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        func time(_ name: String) -> String? {
            timestamp.formatMoment(parts[name].flatMap { Int64($0) }.map(Moment.init(milliseconds:)))
        }
        json.member("store", utf8: store)
        json.member("is_best", isBest)
        json.member("product", utf8: parts["product"])
        json.member("row", utf8: parts["row"])
        json.member("plan", utf8: parts["plan"])
        json.member("status", utf8: parts["status"])
        json.member("period_end", utf8: time("to"))
        json.member("lapses_at", utf8: time("lapses"))
        json.member("reported_at", utf8: time("et"))
    }
}
