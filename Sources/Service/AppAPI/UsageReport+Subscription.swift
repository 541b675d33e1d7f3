import JSON
import Ledger
import Limits
import Problems

/// Writes the answer to `GET /api/subscriptions/usage` exactly as docs/specification.md §2 defines it.
extension UsageReport {
    func writeSubscription(_ json: inout JSONWriter) {
        json.object { json in
            json.member("subscriptionTier", utf8: plan.id)
            let classes = classes
            for (modelClass, view) in classes { write(view.usageLevel, named: modelClass.name, &json) }
            for (modelClass, usageLevel) in untold(beside: classes.map(\.modelClass)) {
                write(usageLevel, named: modelClass.name, &json)
            }
            // If the plan limits no model class, every call is reported as one of the default class.
            if classes.isEmpty, let record {
                write(record.usageLevel, named: responses.planTable.modelClasses.fallback.name, &json)
            }
        }
    }

    /// The model classes that are counted only by shadow limits. Clients expect a member for each class, so
    /// these classes are reported with a use of 0.
    private func untold(beside told: [ModelClass]) -> [(ModelClass, UsageLevel)] {
        var told = told
        return account.schedule.entries.compactMap { entry in
            guard case .calls(let modelClass) = entry.limit.meter, !told.contains(modelClass) else {
                return nil
            }
            told.append(modelClass)
            return (modelClass, UsageLevel(used: 0, amount: entry.amount))
        }
    }

    private func write(_ usageLevel: UsageLevel, named name: String, _ json: inout JSONWriter) {
        json.name(utf8: name)
        json.object {
            $0.member("current", usageLevel.used)
            $0.member("limit", usageLevel.amount)
            $0.member("remaining", usageLevel.remaining)
        }
    }
}
