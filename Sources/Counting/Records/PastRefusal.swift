package import JSON
package import Ledger
package import Limits
import Usage
package import Words

/// A configuration that was recorded when an edge first used it.
package struct RecordedConfiguration: Sendable {
    package let digest: String
    package let firstSeen: Moment
    package let defaultPlan: String
    /// The plans in the form of `PlanSummary`: a JSON list.
    package let plans: [UInt8]

    package init(digest: String, firstSeen: Moment, defaultPlan: String, plans: [UInt8]) {
        self.digest = digest
        self.firstSeen = firstSeen
        self.defaultPlan = defaultPlan
        self.plans = plans
    }
}

/// Why a user was refused at a moment in the past, if that is known.
package struct PastRefusal: Sendable {
    /// A refusal explains a moment only if at most this number of milliseconds lies between them.
    private static let nearby: Int64 = 3_600_000
    private static let day: Int64 = 86_400_000

    package let state: UserRecord
    package let at: Moment
    /// The moment for which plan, entitlement and limits are computed. It is `refusal.first`, to which the
    /// entry's figures belong, or `at` if `refusal` is nil.
    private let decidedAt: Moment
    package let past: PastEntitlement
    /// The refusal that is nearest to the moment in question; nil if there is none within an hour.
    package let refusal: RefusalEntry?
    /// The refusals at most a day before or after the moment in question.
    package let refusals: [RefusalEntry]
    private let digest: String

    /// - Parameter digest: the digest of the current configuration.
    package init(_ state: UserRecord, at moment: Moment, digest: String) {
        self.state = state
        self.digest = digest
        at = moment
        func distance(_ note: RefusalEntry) -> Int64 {
            if note.first <= moment && moment <= note.last { return 0 }
            return min(Self.distance(note.first, moment), Self.distance(note.last, moment))
        }
        refusals = state.stored.refusals.filter { distance($0) <= Self.day }
        refusal = refusals.filter { distance($0) <= Self.nearby }.min { distance($0) < distance($1) }
        decidedAt = refusal?.first ?? moment
        past = PastEntitlement(state.stored, at: decidedAt, version: refusal?.version)
    }

    private static func distance(_ one: Moment, _ other: Moment) -> Int64 {
        abs(one.milliseconds - other.milliseconds)
    }

    /// The digest of the configuration under which the user was refused; nil if it is unknown.
    package var decidedBy: String? { refusal?.settings }

    private var isCurrent: Bool { decidedBy == digest }

    private var plan: Plan? {
        if let refusal { return state.planTable.plans[refusal.plan] }
        return past.unknown.contains("plan")
            ? nil : state.planTable.effectivePlan(for: past.entitlement, at: decidedAt)
    }

    /// The limits at `decidedAt`, computed from the past entitlement and the current plans.
    private var schedule: Schedule {
        var entitlement = past.entitlement
        // `plan` is not the entitlement's if a token named it, or if the audit trail does not reach back.
        if let plan, plan.id != state.planTable.effectivePlan(for: entitlement, at: decidedAt).id {
            entitlement = entitlement.namingPlan(plan.id, at: decidedAt)
        }
        return state.planTable.schedule(for: entitlement, modelClass: nil, at: decidedAt)
    }

    private var refusingEntry: Schedule.Entry? {
        guard let refusal, refusal.cause.kind == RefusalReason.Rule.limit.rawValue else { return nil }
        return shownEntries.first { $0.limit.name == refusal.cause.name }
    }

    /// Whether the limit refused although units were left. The refusal log does not say why it did.
    private var lacksReason: Bool {
        refusal.map { $0.reason == .usedUp && $0.used < $0.amount } ?? false
    }

    /// The gate decision of a past refusal, or the reason why the stored data do not determine it.
    private enum Reading {
        case known(GateDecision)
        case lost(why: String)
    }

    /// The decision that says what the user read and what the app offered; nil if there is no refusal, or if
    /// its rule has no gate.
    private var reading: Reading? {
        guard let refusal else { return nil }
        let isBlock = refusal.cause.kind == RefusalReason.Rule.blocked.rawValue
        guard isBlock || refusal.cause.kind == RefusalReason.Rule.limit.rawValue else { return nil }
        guard isCurrent else {
            return .lost(
                why: "both are computed from the configuration, and another configuration is in force now.")
        }
        guard past.unknown.isEmpty else {
            return .lost(why: "both depend on the values of the entitlement that are not known.")
        }
        let unexplained = Reading.lost(
            why: "the audit trail and the configuration do not explain the refusal's figures.")
        let schedule = schedule
        guard schedule.plan.id == refusal.plan else { return unexplained }
        if isBlock {
            guard past.entitlement.isBlocked else { return unexplained }
            return .known(
                GateDecision(
                    of: past.entitlement, schedule, used: { _ in 0 }, at: decidedAt,
                    planTable: state.planTable))
        }
        guard let entry = refusingEntry, entry.amount == refusal.amount else { return unexplained }
        if refusal.amount > 0 {
            guard entry.limit.meter.countsRequests else {
                return .lost(
                    why: "the refusal log does not say whether running messages had reserved the rest.")
            }
            if case .rolling = entry.limit.window {
                return .lost(
                    why: "the sentence names the time at which the rolling window lets messages pass again, "
                        + "and its counts of then are not kept.")
            }
        }
        return .known(
            GateDecision(
                refusing: Situation(
                    plan: schedule.plan, entry: entry, used: refusal.used, entitlement: past.entitlement,
                    now: decidedAt), planTable: state.planTable))
    }

    // MARK: JSON

    /// Writes the members of `Explanation` (web/openapi.json) into a JSON object that the caller has opened.
    ///
    /// - Parameter renderText: returns the sentence of a phrase in the app's language.
    package func writeMembers(
        _ json: inout JSONWriter, noted: RecordedConfiguration?, renderText: (Phrase) -> String
    ) {
        let timestamp = state.timestamp
        json.member("user_id", utf8: state.user.text)
        json.member("app", utf8: state.user.tenant.isEmpty ? nil : state.user.tenant)
        json.member("is_known", state.isKnown)
        json.member("at", utf8: timestamp.formatMoment(at))
        json.member("now", utf8: timestamp.formatMoment(state.stored.now))
        json.member("summary", utf8: summary(timestamp))
        writeAnswer(&json, timestamp, renderText)
        if let plan { json.object("plan") { plan.writeName(&$0) } } else { json.null("plan") }
        json.member(
            "status",
            utf8: past.unknown.contains("status") || past.unknown.contains("to")
                ? nil : past.entitlement.statusName(at: decidedAt))
        json.object("entitlement") { past.entitlement.writeMembers(&$0, timestamp) }
        if let event = past.event {
            json.object("event") { event.writeMembers(&$0, timestamp) }
        } else {
            json.null("event")
        }
        json.array("limits") { json in
            for entry in shownEntries { json.object { writeLimit(entry, &$0) } }
        }
        if let refusal {
            json.object("refusal") { refusal.writeMembers(&$0, timestamp) }
        } else {
            json.null("refusal")
        }
        json.array("refusals") { json in
            for note in refusals { json.object { note.writeMembers(&$0, timestamp) } }
        }
        writeSettings(&json, noted, timestamp)
        json.array("unknown") { json in
            for sentence in gaps(noted, timestamp) { json.string(utf8: sentence) }
        }
    }

    private func writeAnswer(
        _ json: inout JSONWriter, _ timestamp: ZonedTimestamp, _ renderText: (Phrase) -> String
    ) {
        guard let refusal else { return json.null("answer") }
        let entry = refusingEntry
        var decision: GateDecision?
        if case .known(let known) = reading { decision = known }
        let resetsAt = decision.map(\.opensAt) ?? (refusal.amount == 0 ? nil : entry?.resetsAt)
        json.object("answer") { json in
            json.member("passes", false)
            let facts = (refusal.reason ?? .usedUp).facts
            json.member("status", facts.status)
            json.member("code", utf8: lacksReason ? nil : "\(facts.code)")
            json.member("message", utf8: decision?.phrase.map(renderText))
            json.member("gate", utf8: decision?.gate.map(\.code))
            json.array("actions") { json in
                for action in decision?.actions ?? [] { json.string(utf8: action.rawValue) }
            }
            json.member("limit", utf8: refusal.cause.name)
            json.member("limit_kind", utf8: entry?.limit.window.word)
            json.member("resets_at", utf8: timestamp.formatMoment(resetsAt))
        }
    }

    /// The limits of the plan; none if the plan at that moment is unknown.
    private var shownEntries: [Schedule.Entry] { plan == nil ? [] : schedule.entries }

    private func saidNo(_ entry: Schedule.Entry) -> Bool {
        refusal?.cause == RefusalEntry.Cause(.usedUp, entry.limit.name)
    }

    private func writeLimit(_ entry: Schedule.Entry, _ json: inout JSONWriter) {
        let saidNo = saidNo(entry)
        entry.writeName(&json)
        json.member("amount", saidNo ? refusal?.amount : amountIsKnown ? entry.amount : nil)
        json.member("used", saidNo ? refusal?.used : nil)
        json.member("used_until_now", state.stored.keptUnits(entry))
        json.member("said_no", saidNo)
    }

    private var amountIsKnown: Bool { past.unknown.isEmpty && (decidedBy == nil || isCurrent) }

    private func writeSettings(
        _ json: inout JSONWriter, _ noted: RecordedConfiguration?, _ timestamp: ZonedTimestamp
    ) {
        json.object("settings") { json in
            json.member("digest", utf8: decidedBy)
            json.member("is_current", isCurrent)
            json.member("first_seen_at", utf8: timestamp.formatMoment(noted?.firstSeen))
            json.member("default_plan", utf8: noted?.defaultPlan)
            json.name("plans")
            if let noted { json.raw(noted.plans) } else { json.null() }
        }
    }

    private func summary(_ timestamp: ZonedTimestamp) -> String {
        guard state.isKnown else { return "There is no record under this id." }
        guard let refusal else {
            let ends = refusals.flatMap { [$0.first, $0.last] }
            guard let nearest = ends.min(by: { Self.distance($0, at) < Self.distance($1, at) }) else {
                return isOlderThanLog
                    ? "That moment is more than \(RefusalStore.daysKept) days ago: whether there was a "
                        + "refusal is not known any more."
                    : "No refusal is recorded within an hour of that moment, nor within a day of it."
            }
            let count = refusals.reduce(0) { $0 + $1.count }
            let time = timestamp.formatMoment(nearest)
            let found = count == 1 ? "one is recorded, at" : "\(count) are recorded; the nearest is at"
            return "No refusal is recorded within an hour of that moment. Within a day of it, "
                + "\(found) \(time). Ask again with that time."
        }
        let times = refusal.count == 1 ? "once" : "\(refusal.count) times"
        let (first, last) = (timestamp.formatMoment(refusal.first), timestamp.formatMoment(refusal.last))
        let span = first == last ? "at \(first)" : "from \(first) to \(last)"
        let limits = state.planTable.plans[refusal.plan]?.limits
        let rule = (refusal.reason ?? .usedUp).explanation(
            name: refusal.cause.name, plan: refusal.plan, used: refusal.used, amount: refusal.amount,
            meter: limits?.first { $0.name == refusal.cause.name }?.meter)
        return "Refused \(times) \(span) by \(rule)."
    }

    /// Whether Redis keeps no refusal of that time any more. Later refusals can have kept it longer.
    private var isOlderThanLog: Bool {
        state.stored.now.milliseconds - at.milliseconds > Int64(RefusalStore.daysKept) * Self.day
    }

    /// Lists the facts about the refusal that are lost, and why.
    private func gaps(_ noted: RecordedConfiguration?, _ timestamp: ZonedTimestamp) -> [String] {
        var gaps: [String] = []
        if let loss = past.loss {
            let names = past.unknown.joined(separator: ", ")
            let why =
                switch loss {
                case .trail(let begins):
                    "they were changed later, and the audit trail, which begins at "
                        + "\(timestamp.formatMoment(begins)), does not have their earlier values."
                case .merge(let moment):
                    "another user was merged into this one at \(timestamp.formatMoment(moment)), and the "
                        + "audit trail does not have the values from before."
                }
            gaps.append("the values of \(names) at that moment: \(why)")
        }
        if refusal == nil {
            let amounts =
                amountIsKnown && !shownEntries.isEmpty
                ? " The amounts are those of the configuration in force now." : ""
            gaps.append(
                "which configuration was in force: only the record of a refusal names it, and there is none."
                    + amounts)
            if isOlderThanLog {
                gaps.append(
                    "whether there was a refusal: the refusal log is kept for \(RefusalStore.daysKept) days.")
            }
        } else if !isCurrent && noted == nil {
            gaps.append("the plans of that configuration: their record is gone.")
        } else if !isCurrent {
            gaps.append(
                "the other limits of then: those shown are of the configuration in force now. The plans of "
                    + "then are in settings.plans of the answer in JSON (usherctl user explain … -o json).")
        }
        if case .lost(let why) = reading {
            gaps.append("the gate and the sentence that the app received (gate, they read): \(why)")
        }
        if lacksReason {
            gaps.append(
                "whether the message needed more than was left (400), or running messages had reserved the "
                    + "rest (429): the refusal log does not say it.")
        }
        if !shownEntries.allSatisfy(saidNo) {
            gaps.append(
                "counts at that moment of the limits that did not refuse: only their latest figure is kept.")
        }
        return gaps
    }
}
