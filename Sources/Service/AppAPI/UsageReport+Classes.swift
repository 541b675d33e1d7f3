import JSON
import Ledger
import Limits
import Usage
import Words

/// Writes the user's calls by class of models (docs/specification.md §2).
extension UsageReport {
    /// Writes the use of each model class. For a class that is used up, also writes what answers instead.
    func writeClasses(_ json: inout JSONWriter) {
        json.array("classes") { json in
            for (modelClass, view) in classes { json.object { write(modelClass, view, &$0) } }
        }
    }

    private func write(_ modelClass: ModelClass, _ view: LimitView, _ json: inout JSONWriter) {
        let refusal = view.refusal
        let isUsedUp = refusal.map { !$0.isClosed } ?? false
        json.member("model_class", utf8: modelClass.name)
        json.member("label", utf8: ModelClassLine.label(of: modelClass.name))
        json.member("current", view.usageLevel.used)
        json.member("limit", view.usageLevel.amount)
        json.member("remaining", view.usageLevel.remaining)
        json.member("line", utf8: view.line)
        json.member("is_used_up", isUsedUp)
        json.member("sentence", utf8: text(refusal?.phrase))
        json.member("instead_model", utf8: isUsedUp ? plan.stepDowns[modelClass] : nil)
        json.member("instead_sentence", utf8: isUsedUp ? text(instead(of: modelClass)) : nil)
        json.member("opens_at", utf8: formatTime(refusal?.opensAt))
    }

    /// Names the model or classes that answer if this class is used up; nil if there are none.
    private func instead(of modelClass: ModelClass) -> Phrase? {
        if let model = plan.stepDowns[modelClass] { return Phrase(.classAnswered, models: [model]) }
        let open = classes.filter { $0.view.refusal == nil }
            .map { ModelClassLine.capitalized($0.modelClass.name) }
        return open.isEmpty || !decision.canSend ? nil : Phrase(.classOpen, models: open)
    }

    /// Predicts the report after `count` more messages to models of a class. Messages beyond a limit are not
    /// counted, because they would be refused.
    func adding(messages count: Int, of modelClass: ModelClass) -> UsageReport {
        let entries = account.schedule.entries
        let counting = entries.indices.filter { index in
            switch entries[index].limit.meter {
            case .messages: true
            case .calls(let counted): counted == modelClass
            default: false
            }
        }
        let room =
            counting.filter { entries[$0].limit.enforcement == .hard }
            .map { account.usageLevel($0).remaining }.min() ?? .max
        let added = decision.canSend ? min(count, room) : 0
        let used = entries.indices.map { index in
            let used = account.counts.used(index)
            return counting.contains(index) ? used.addingSaturating(added) : used
        }
        let counts = LimitCounts(
            now: account.counts.now, used: used, crossed: entries.map { _ in nil },
            reserved: entries.indices.map(account.counts.reservedUnits), left: [])
        return UsageReport(
            self, Account(entitlement: account.entitlement, schedule: account.schedule, counts: counts))
    }
}
