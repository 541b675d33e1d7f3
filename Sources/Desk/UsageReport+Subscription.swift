import Limits
import Reception
import Wire

/// `GET /api/subscriptions/usage`, exactly as SPEC §2 has it.
extension UsageReport {
    func writeSubscription(_ json: inout JSONWriter) {
        json.object { json in
            json.member("subscriptionTier", utf8: plan.id)
            let classes = classes
            for (modelClass, view) in classes { write(view.standing, named: modelClass.name, &json) }
            // A plan that tells no classes apart counts every call as the class of models that nobody named.
            if classes.isEmpty, let record {
                write(record.standing, named: voice.book.modelClasses.fallback.name, &json)
            }
        }
    }

    private func write(_ standing: Standing, named name: String, _ json: inout JSONWriter) {
        json.name(utf8: name)
        json.object {
            $0.member("current", standing.used)
            $0.member("limit", standing.amount)
            $0.member("remaining", standing.remaining)
        }
    }
}
