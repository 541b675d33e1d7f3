import Configuration
import Dates
import JSON
import Ledger
import Limits
import Problems
import Records
import Usage
import Words

// `GET /admin/v1/users/{id}/explain`: explains why a user is or was refused.
extension AdminResponder {
    func explain(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let (app, found) = try await readState(of: request)
        if let text = request.readQuery("at") {
            let moment = try AdminRequest.readMoment(text, "at")
            guard moment <= found.stored.now else {
                throw AdminProblem(.badRequest, "at is in the future; leave it out to ask about now.")
            }
            return try await explain(app, found, at: moment)
        }
        let (state, outlook) = try await outlook(found, app, model: request.readQuery("model"))
        let timestamp = state.timestamp
        return AdminResponse { json in
            json.member("user_id", utf8: state.user.text)
            json.member("app", utf8: app.name.isEmpty ? nil : app.name)
            json.member("is_known", state.isKnown)
            json.member("at", utf8: timestamp.formatMoment(state.stored.now))
            json.member("now", utf8: timestamp.formatMoment(state.stored.now))
            json.member("summary", utf8: outlook.summary)
            json.object("answer") { outlook.writeAnswer(&$0, timestamp) }
            json.object("plan") { outlook.schedule.plan.writeName(&$0) }
            if let claim = state.stored.claim {
                json.object("claimed_plan") { claim.writeMembers(&$0, timestamp) }
            }
            json.member("status", utf8: outlook.status)
            json.object("entitlement") { state.stored.entitlement.writeMembers(&$0, timestamp) }
            json.array("purchases") { json in
                for report in StoreReport.makeReports(of: state.stored) {
                    json.object { report.writeMembers(&$0, timestamp) }
                }
            }
            if let event = PastEntitlement(state.stored, at: state.stored.now).event {
                json.object("event") { event.writeMembers(&$0, timestamp) }
            } else {
                json.null("event")
            }
            json.array("limits") { json in
                for entry in outlook.schedule.entries {
                    json.object { state.writeLimit(entry, &$0, timestamp) }
                }
            }
            json.null("refusal")
            json.array("refusals") { json in
                for note in PastRefusal(state, at: state.stored.now, digest: app.digest).refusals {
                    json.object { note.writeMembers(&$0, timestamp) }
                }
            }
            json.object("settings") { json in
                json.member("digest", utf8: app.digest)
                json.member("is_current", true)
                json.member("first_seen_at", utf8: timestamp.formatMoment(since))
                json.member("default_plan", utf8: app.planTable.defaultPlan.id)
                json.array("plans") { app.planTable.writePlans(&$0) }
            }
            json.array("unknown")
        }
    }

    /// Predicts the decision about the user's next message. If Redis has perhaps missed a purchase, the
    /// subscription service is asked before a refusal is predicted.
    private func outlook(_ state: UserRecord, _ app: AdminApp, model: String?) async throws(AdminProblem)
        -> (UserRecord, AdmissionPreview)
    {
        func outlook(_ state: UserRecord) -> AdmissionPreview {
            AdmissionPreview(state, app, model: model, isKillSwitchOn: services.killSwitches[app.name].isOn)
        }
        let first = outlook(state)
        let (user, stored) = (state.stored.inForce, state.stored)
        let mayBeOutdated =
            user.plan == nil || user.hasLapsed(at: stored.now) || user.isOverdue(at: stored.now)
        guard let recheck = app.recheck, !first.passes, mayBeOutdated, !user.isBlocked else {
            return (state, first)
        }
        switch await recheck(state.user, user, stored.now) {
        case .stands: return (state, first)
        case .unreadable:
            return (state, AdmissionPreview(state, app, model: model, isServiceAway: first.isClosed))
        case .changed:
            let news = try await self.readState(of: state.user, app)
            return (news, outlook(news))
        case .unknown:
            var open = stored
            open.entitlement = user.unending
            let going = UserRecord(state.user, open, app.planTable, state.books)
            return (state, outlook(going))
        }
    }

    private func explain(_ app: AdminApp, _ state: UserRecord, at moment: Moment) async throws(AdminProblem)
        -> AdminResponse
    {
        let past = PastRefusal(state, at: moment, digest: app.digest)
        var noted: RecordedConfiguration?
        if let digest = past.decidedBy {
            do throws(LedgerError) {
                noted = try await services.records.configurations.readSettings(of: digest).map {
                    RecordedConfiguration(
                        digest: digest, firstSeen: $0.firstSeen, defaultPlan: $0.defaultPlan, plans: $0.plans)
                }
            } catch {
                throw AdminProblem(error)
            }
        }
        let found = noted
        return AdminResponse { json in
            past.writeMembers(&json, noted: found) { app.renderText(of: $0, for: state) }
        }
    }
}

/// Predicts the decision about a message that arrives now. Nothing is counted.
struct AdmissionPreview {
    let schedule: Schedule
    private let problem: Problem?
    private let state: UserRecord
    private let app: AdminApp
    private let modelClass: ModelClass
    /// The bound on what the message may need, such as ` if it needs at most 248 tokens`. It is empty if the
    /// plan limits neither tokens nor money.
    private let bound: String
    /// The rule that would refuse the message; nil if the message would pass.
    private let rule: Refusal.Rule?

    /// - Parameter isServiceAway: true if no subscription service responds and the plan in Redis allows no
    ///   message.
    init(
        _ state: UserRecord, _ app: AdminApp, model: String?, isKillSwitchOn: Bool = false,
        isServiceAway: Bool = false
    ) {
        self.state = state
        self.app = app
        let classes = app.planTable.modelClasses
        modelClass = model.map { app.modelClass(of: $0) } ?? classes.fallback
        let stored = state.stored
        schedule = app.planTable.schedule(
            for: stored.inForce, modelClass: modelClass, at: stored.now)
        let counts = LimitCounts(
            now: stored.now, used: schedule.entries.map(stored.usedUnits),
            crossed: schedule.entries.map { _ in nil }, reserved: schedule.entries.map(stored.reservedUnits),
            left: schedule.bursts.map(stored.unitsLeft))
        bound = Self.bound(schedule, counts)
        let refusal = Refusal(causes: Self.causes(stored, schedule, counts), counts: counts)
        let isRefused = !refusal.causes.isEmpty
        rule = isRefused ? refusal.rule(refusal.decisive(in: schedule), in: schedule) : nil
        if isKillSwitchOn {
            problem = .killSwitchOn
        } else if isServiceAway {
            problem = .subscriptionUnreadable
        } else {
            let account = Account(entitlement: stored.inForce, schedule: schedule, counts: counts)
            problem = isRefused ? Problem(refusal, account, planTable: app.planTable) : nil
        }
    }

    /// All limits that would refuse one more message of at least one token.
    private static func causes(_ stored: StoredUser, _ schedule: Schedule, _ counts: LimitCounts) -> [Refusal
        .Cause]
    {
        if stored.entitlement.isBlocked { return [.blocked] }
        var causes: [Refusal.Cause] = []
        for (index, entry) in schedule.entries.enumerated() {
            guard entry.refusesUse(counts.countedUnits(index)) else { continue }
            let isHeld = counts.used(index) < entry.ceiling
            causes.append(isHeld ? .held(index, wait: 2_000) : .limit(index, wait: 0))
        }
        for (index, burst) in schedule.bursts.enumerated()
        where !burst.isShadow && counts.unitsLeft(index) < 1 {
            causes.append(.burst(index, wait: 60_000 / burst.perMinute))
        }
        let open = stored.openReservations.values.count { $0.leaseEnds > stored.now }
        if open >= schedule.maxOpen && !schedule.plan.isShadow { causes.append(.concurrency) }
        return causes
    }

    /// For each unit but messages and calls, the smallest of what is left of the limits that count it. A
    /// message that needs more is refused, except that a full burst limit admits any message.
    private static func bound(_ schedule: Schedule, _ counts: LimitCounts) -> String {
        var left: [Meter: Int] = [:]
        func lowerBound(of meter: Meter, to units: Int) {
            left[meter] = max(0, min(left[meter] ?? .max, units))
        }
        for (index, entry) in schedule.entries.enumerated() where entry.limit.enforcement == .hard {
            lowerBound(of: entry.limit.meter, to: entry.ceiling - counts.countedUnits(index))
        }
        for (index, burst) in schedule.bursts.enumerated() where burst.unit == .tokens && !burst.isShadow {
            let units = counts.unitsLeft(index)
            if units < burst.capacity { lowerBound(of: .totalTokens, to: units) }
        }
        let parts = Meter.ofAllClasses.filter { !$0.countsRequests }.compactMap { meter in
            left[meter].map(meter.nameUnits)
        }
        return parts.isEmpty ? "" : " if it needs at most " + parts.joined(separator: " and ")
    }

    var passes: Bool { problem == nil }

    /// Whether the refusal comes from a limit that allows nothing at all.
    var isClosed: Bool {
        guard case .refused(let reason) = problem?.cause else { return false }
        return reason.isClosed
    }

    func writeAnswer(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("passes", problem == nil)
        json.member("status", problem?.cause.status ?? 200)
        json.member("code", utf8: problem.map { "\($0.cause.code)" })
        json.member("message", utf8: sentence)
        json.member("gate", utf8: problem?.gate.map(\.code))
        json.array("actions") { json in
            for action in problem?.actions ?? [] { json.string(utf8: action.rawValue) }
        }
        json.member("limit", utf8: rule?.name)
        json.member("limit_kind", utf8: problem?.details?.kind)
        json.member("resets_at", utf8: timestamp.formatMoment(problem?.details?.resetsAt))
    }

    /// The state of the user's purchase, as the app shows it. It is `free` if the user is unknown.
    var status: String { SubscriptionState(state.stored.inForce, at: state.stored.now).status.rawValue }

    /// The sentence of the refusal that the user would read, in the app's language.
    private var sentence: String? {
        problem.map { app.renderText(of: $0.phrase, for: state) }
    }

    /// The explanation in one or two sentences.
    var summary: String {
        state.isKnown ? explanation : "There is no record under this id. " + explanation
    }

    private var explanation: String {
        guard let problem else { return "\(message) would pass under the plan \(schedule.plan.id)\(bound)." }
        if problem.cause == .failed(.killSwitchOn) { return "No message is admitted: the kill switch is on." }
        guard let rule, problem.cause != .failed(.subscriptionServiceAway) else {
            return
                "No plan that may send is recorded, and no subscription service can be asked about a "
                + "purchase: usherctl doctor says why."
        }
        let meter = schedule.entries.first { $0.limit.name == rule.name }?.limit.meter
        let words = rule.reason.explanation(
            name: rule.name, plan: schedule.plan.id, used: rule.used, amount: rule.amount, meter: meter)
        return state.isKnown ? "Refused by \(words)." : "\(message) would be refused by \(words)."
    }

    /// The message that the explanation is about, such as `A message of the class pro`. The class is left out
    /// if all models are of the same class.
    private var message: String {
        let classes = app.planTable.modelClasses
        let hasClasses = classes.rules.contains { $0.modelClass != classes.fallback }
        return "A message" + (hasClasses ? " of the class \(modelClass.name)" : "")
            + (state.isKnown ? "" : " of a new user")
    }
}

extension AdminApp {
    /// The sentence that the user reads, in the app's language.
    fileprivate func renderText(of phrase: Phrase, for state: UserRecord) -> String {
        responses.renderText(of: phrase, for: Audience(language: settings.language, timeZone: state.zone))
    }

    /// The class in which a model's calls are counted, at the upstream that would serve the model.
    func modelClass(of model: String) -> ModelClass {
        let upstream = settings.upstreams.first { upstream in
            upstream.models.isEmpty
                || upstream.models.contains { Glob.matches(pattern: $0, name: model) }
        }
        return planTable.modelClasses.modelClass(provider: upstream?.name, model: model)
    }
}
