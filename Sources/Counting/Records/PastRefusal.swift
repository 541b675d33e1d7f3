package import JSON
package import Ledger
package import Limits

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
    /// A refusal explains a moment only if at most this many milliseconds are between the two.
    private static let nearby: Int64 = 3_600_000
    private static let day: Int64 = 86_400_000

    package let state: UserRecord
    package let at: Moment
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
        past = PastEntitlement(state.stored, at: moment)
        func distance(_ note: RefusalEntry) -> Int64 {
            if note.first <= moment && moment <= note.last { return 0 }
            return min(
                abs(note.first.milliseconds - moment.milliseconds),
                abs(note.last.milliseconds - moment.milliseconds))
        }
        refusals = state.stored.refusals.filter { distance($0) <= Self.day }
        refusal = refusals.filter { distance($0) <= Self.nearby }.min { distance($0) < distance($1) }
    }

    /// The digest of the configuration under which the user was refused; nil if it is unknown.
    package var decidedBy: String? { refusal?.settings }

    private var isCurrent: Bool { decidedBy == digest }

    private var plan: Plan? {
        if let refusal { return state.planTable.plans[refusal.plan] }
        return past.unknown.contains("plan")
            ? nil : state.planTable.effectivePlan(for: past.entitlement, at: at)
    }

    /// The limits and counters at the moment in question, computed from the past entitlement and the current
    /// plans.
    private var schedule: Schedule {
        state.planTable.schedule(for: past.entitlement, modelClass: nil, at: at)
    }

    // MARK: JSON

    /// Writes the members of `Explanation` (web/openapi.json) into a JSON object that the caller has opened.
    package func writeMembers(_ json: inout JSONWriter, noted: RecordedConfiguration?) {
        let timestamp = state.timestamp
        json.member("user_id", utf8: state.user.text)
        json.member("app", utf8: state.user.tenant.isEmpty ? nil : state.user.tenant)
        json.member("is_known", state.isKnown)
        json.member("at", utf8: timestamp.formatMoment(at))
        json.member("now", utf8: timestamp.formatMoment(state.stored.now))
        json.member("summary", utf8: summary(timestamp))
        writeAnswer(&json, timestamp)
        if let plan { json.object("plan") { plan.writeName(&$0) } } else { json.null("plan") }
        json.member(
            "status",
            utf8: past.unknown.contains("status") || past.unknown.contains("to")
                ? nil : past.entitlement.statusName(at: at))
        json.object("entitlement") { past.entitlement.writeMembers(&$0, timestamp) }
        if let event = past.event {
            json.object("event") { event.writeMembers(&$0, timestamp) }
        } else {
            json.null("event")
        }
        json.array("limits") { json in
            for entry in schedule.entries { json.object { writeLimit(entry, &$0) } }
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
            for sentence in gaps(noted) { json.string(utf8: sentence) }
        }
    }

    private func writeAnswer(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        guard let refusal else { return json.null("answer") }
        let entry = schedule.entries.first { $0.limit.name == refusal.cause.name }
        let isClosed = refusal.amount == 0
        json.object("answer") { json in
            json.member("passes", false)
            let facts = (refusal.reason ?? .usedUp).facts
            json.member("status", facts.status)
            json.member("code", facts.code)
            json.null("message")
            json.null("gate")
            json.array("actions")
            json.member("limit", utf8: refusal.cause.name)
            json.member("limit_kind", utf8: entry?.limit.window.word)
            json.member("resets_at", utf8: isClosed ? nil : timestamp.formatMoment(entry?.resetsAt))
        }
    }

    private func writeLimit(_ entry: Schedule.Entry, _ json: inout JSONWriter) {
        let saidNo = refusal.map { $0.cause == RefusalEntry.Cause(.usedUp, entry.limit.name) } ?? false
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
            let near = refusals.isEmpty ? "nor on that day" : "but \(refusals.count) times on that day"
            return "No refusal is recorded within an hour of that moment, \(near)."
        }
        let times = refusal.count == 1 ? "once" : "\(refusal.count) times"
        let span =
            refusal.count == 1
            ? "at \(timestamp.formatMoment(refusal.first))"
            : "from \(timestamp.formatMoment(refusal.first)) to \(timestamp.formatMoment(refusal.last))"
        let rule = (refusal.reason ?? .usedUp).explanation(
            name: refusal.cause.name, plan: refusal.plan, used: refusal.used, amount: refusal.amount)
        return "Refused \(times) \(span) by \(rule)."
    }

    /// Lists the facts about the refusal that are lost, and why.
    private func gaps(_ noted: RecordedConfiguration?) -> [String] {
        var gaps: [String] = []
        if !past.unknown.isEmpty {
            let parts = past.unknown.joined(separator: ", ")
            gaps.append(
                "\(parts) of the entitlement: changed since, and the audit trail does not reach back.")
        }
        if refusal == nil {
            gaps.append(
                "which configuration was in force: only the record of a refusal names it, and there is none.")
            if state.stored.now.milliseconds - at.milliseconds > 35 * Self.day {
                gaps.append("whether there was a refusal: the refusal log is kept for 35 days.")
            }
        } else if !isCurrent && noted == nil {
            gaps.append("the plans of that configuration: their record is gone.")
        } else if !isCurrent {
            gaps.append(
                "limits that did not refuse are those of the configuration in force now; settings.plans has those "
                    + "of then.")
        }
        gaps.append(
            "counts at that moment of the limits that did not refuse: only their latest figure is kept.")
        return gaps
    }
}
