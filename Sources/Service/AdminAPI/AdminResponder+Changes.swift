import JSON
import Ledger
import Limits
import Records

// Makes operators' changes to one user. Each request id causes at most one change and one audit entry.
extension AdminResponder {
    /// A checked change to a user's record. It is not made yet.
    private struct PreparedChange {
        /// A description of the change, in the words of the audit trail.
        let what: String
        /// Compares the change with an earlier one that had the same request id. Returns true if they are
        /// equal.
        let isRepeat: (RepeatedChange) -> Bool
        /// Applies the change to a copy of the user's record, so that its result can be shown.
        let preview: (inout StoredUser) -> Void
        /// Makes the change. Returns false if it was made earlier or changes nothing.
        let apply: (OperatorAct) async throws(LedgerError) -> Bool
    }

    private func change(
        _ request: AdminRequest,
        _ prepare: (AdminApp, UserRecord, OperatorAct) throws(AdminProblem) -> PreparedChange
    ) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        var (app, state) = try await readState(of: request)
        let prepared = try prepare(app, state, act)
        try Self.check(prepared, act, state)
        var isApplied = false
        if isDry {
            var stored = state.stored
            stored.entitlement.version += 1
            prepared.preview(&stored)
            state = UserRecord(state.user, stored, app.planTable, state.books)
        } else {
            do throws(LedgerError) {
                defer { services.changed() }
                isApplied = try await prepared.apply(act)
            } catch {
                throw AdminProblem(error)
            }
            state = try await self.readState(of: state.user, app)
            // If nothing was changed, another edge has perhaps used this request id after the first check.
            // The change is therefore compared again.
            if !isApplied { try Self.check(prepared, act, state) }
        }
        let (done, found) = (isApplied, state)
        return AdminResponse { json in
            json.writeAct(act, applied: done, isDry: isDry)
            json.member("what", utf8: prepared.what)
            json.object("user") { found.writeMembers(&$0) }
        }
    }

    private static func check(_ prepared: PreparedChange, _ act: OperatorAct, _ state: UserRecord)
        throws(AdminProblem)
    {
        guard let before = RepeatedChange(act.id, in: state.stored), !prepared.isRepeat(before) else {
            return
        }
        throw before.refusal
    }

    func grant(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request) { app, state, _ throws(AdminProblem) in
            let limit = try Self.limit(request, anywhereIn: app)
            let most = PlanTable.largestAmount
            guard let amount = try request.readNumber("amount", in: -most...most) else {
                throw AdminRequest.missingMember("amount")
            }
            guard let end = try request.readMoment("expires_at") else {
                throw AdminRequest.missingMember("expires_at")
            }
            try Self.checkFuture(end, state, "expires_at")
            let grant = Entitlement.Grant(limit: limit, amount: amount, expires: end)
            let what = "\(limit)=\(amount)@\(end.milliseconds)"
            return PreparedChange(
                what: what, isRepeat: { $0.isAmount("grant", what) },
                preview: { $0.entitlement.grants.append(grant) },
                apply: { act throws(LedgerError) in
                    try await self.services.ledger.addGrant(state.user.key, grant, act).applied
                })
        }
    }

    func override(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request) { app, state, _ throws(AdminProblem) in
            let limit = try Self.limit(request, anywhereIn: app)
            let amount = try request.readNumber("amount", in: 0...PlanTable.largestAmount)
            guard request.hasMember("amount") else { throw AdminRequest.missingMember("amount") }
            let override = AmountOverride(
                limit: limit, amount: amount, expires: try Self.end(request, of: limit, state, app))
            let end = override.expires.map { "@\($0.milliseconds)" } ?? ""
            let what = "\(limit)\(end.isEmpty ? "" : ":")=\(amount.map { "\($0)" } ?? "")\(end)"
            return PreparedChange(
                what: what, isRepeat: { $0.isAmount("override", what) },
                preview: { $0.entitlement.take(override) },
                apply: { act throws(LedgerError) in
                    try await self.services.ledger.overrideAmount(state.user.key, override, act).applied
                })
        }
    }

    func reset(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request) { _, state, _ throws(AdminProblem) in
            guard let name = try request.readText("limit") else { throw AdminRequest.missingMember("limit") }
            guard let entry = state.schedule.entries.first(where: { $0.limit.name == name }) else {
                throw Self.unknownLimit(state.schedule.entries.map(\.limit.name), in: "the plan in force")
            }
            let used = try request.readNumber("used", in: 0...PlanTable.largestAmount) ?? 0
            let what = "\(entry.field)=\(used)"
            return PreparedChange(
                what: what, isRepeat: { $0.isReset(what) },
                preview: { stored in
                    let open = stored.openReservations.values.reduce(0) {
                        $0.addingSaturating($1.estimates[entry.field] ?? 0)
                    }
                    stored.setUnits(entry, to: used.addingSaturating(open))
                    stored.entitlement.version -= 1
                },
                apply: { act throws(LedgerError) in
                    try await self.services.ledger.resetCounter(state.user.key, entry, to: used, act)
                })
        }
    }

    func block(_ request: AdminRequest, isBlock: Bool) async throws(AdminProblem) -> AdminResponse {
        try await change(request) { _, state, _ throws(AdminProblem) in
            PreparedChange(
                what: isBlock ? "blocked" : "unblocked",
                isRepeat: { $0.isAction(isBlock ? "block" : "unblock") },
                preview: { $0.entitlement.blockedSince = isBlock ? $0.now : nil },
                apply: { act throws(LedgerError) in
                    try await self.services.ledger.blockUser(state.user.key, isBlock: isBlock, act).applied
                })
        }
    }

    func entitle(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        try await change(request) { app, state, _ throws(AdminProblem) in
            let parts = try EntitlementParts(request, app)
            guard !parts.list.isEmpty else {
                throw AdminProblem(
                    .badRequest,
                    "There is nothing to change: name plan, status, period_start, period_end, "
                        + "anchor_day or time_zone.")
            }
            let last = state.stored.others["et"].flatMap { Int64($0) }.map(Moment.init(milliseconds:))
            return PreparedChange(
                what: parts.list.map { "\($0.name)=\($0.value)" }.joined(separator: " "),
                isRepeat: { before in
                    before.isEntitlement(parts.list) { $0.value == parts.now($0.name, state) }
                },
                preview: { parts.apply(to: &$0.entitlement) },
                apply: { act throws(LedgerError) in
                    try await self.services.records.subscriptions.entitle(
                        state.user.key, parts.list, after: last, act
                    )
                    .applied
                })
        }
    }

    // MARK: Checks

    /// Reads the name of a limit. Limits of all plans are accepted, because the user can change to any plan.
    private static func limit(_ request: AdminRequest, anywhereIn app: AdminApp) throws(AdminProblem)
        -> String
    {
        guard let name = try request.readText("limit") else { throw AdminRequest.missingMember("limit") }
        let known = Set(app.planTable.plans.values.flatMap { $0.limits.map(\.name) }).sorted()
        guard known.contains(name) else { throw unknownLimit(known, in: "any plan") }
        return name
    }

    private static func unknownLimit(_ known: [String], in place: String) -> AdminProblem {
        let list = known.isEmpty ? "none" : known.joined(separator: ", ")
        return AdminProblem(.badRequest, "There is no limit of that name in \(place). Known: \(list).")
    }

    private static func checkFuture(_ moment: Moment, _ state: UserRecord, _ name: String)
        throws(AdminProblem)
    {
        guard moment <= state.stored.now else { return }
        throw AdminProblem(.badRequest, "\(name) has passed already.")
    }

    /// The time at which an override ends; nil if it stays until an operator removes it.
    private static func end(
        _ request: AdminRequest, of limit: String, _ state: UserRecord, _ app: AdminApp
    ) throws(AdminProblem) -> Moment? {
        let periods = try request.readNumber("periods", in: 1...1000)
        let until = try request.readMoment("until")
        if request.isNull("amount") {
            guard periods == nil, until == nil else {
                throw AdminProblem(
                    .badRequest,
                    "An override that is removed has neither periods nor until.")
            }
            return nil
        }
        switch (periods, until) {
        case (nil, nil): return nil
        case (nil, let end?):
            try checkFuture(end, state, "until")
            return end
        case (let count?, nil):
            let end = app.planTable.end(
                ofPeriods: count, of: limit, for: state.stored.entitlement, at: state.stored.now)
            guard let end else {
                throw AdminProblem(
                    .badRequest,
                    "In the plan in force, no limit of that name is ever reset: use until.")
            }
            return end
        default: throw AdminProblem(.badRequest, "Send periods or until, not both.")
        }
    }
}

extension JSONWriter {
    /// Writes the members that come first in the answer to every change.
    mutating func writeAct(_ act: OperatorAct, applied: Bool, isDry: Bool) {
        member("applied", applied)
        member("dry_run", isDry)
        member("request_id", utf8: act.id)
        member("actor", utf8: act.actor)
        member("reason", utf8: act.reason)
    }
}

extension Entitlement {
    /// Changes the amount of one limit in the record, as `lua/override.lua` does in Redis.
    fileprivate mutating func take(_ override: AmountOverride) {
        overrides[override.limit] = nil
        grants.removeAll { $0.replaces && $0.limit == override.limit }
        guard let amount = override.amount else { return }
        if let expires = override.expires {
            grants.append(
                Grant(limit: override.limit, amount: amount, expires: expires, replaces: true))
        } else {
            overrides[override.limit] = amount
        }
    }
}

/// The values in a request's body that change parts of an entitlement. The initializer checks them.
private struct EntitlementParts {
    /// The values in the form that the script `lua/entitle` reads. An empty value removes the part.
    private(set) var list: [(name: String, value: String)] = []

    init(_ request: AdminRequest, _ app: AdminApp) throws(AdminProblem) {
        if let plan = try request.readText("plan"), app.planTable.plans[plan] == nil {
            let known = app.planTable.plans.keys.sorted().joined(separator: ", ")
            throw AdminProblem(.badRequest, "There is no plan of that name. Known: \(known).")
        }
        let statuses = ["active", "cancelled", "billing_issue", "expired", "free"]
        if let status = try request.readText("status"), !statuses.contains(status) {
            throw AdminProblem(.badRequest, "status must be one of \(statuses.joined(separator: ", ")).")
        }
        if let zone = try request.readText("time_zone"),
            !LocalTime.knowsZone(zone) || !(zone == "UTC" || zone.contains("/"))
        {
            throw AdminProblem(.badRequest, "time_zone must be an IANA name, such as Europe/Berlin.")
        }
        add("plan", request.hasMember("plan"), try request.readText("plan"))
        add("status", request.hasMember("status"), try request.readText("status"))
        add(
            "from", request.hasMember("period_start"),
            try request.readMoment("period_start").map { "\($0.milliseconds)" })
        add(
            "to", request.hasMember("period_end"),
            try request.readMoment("period_end").map { "\($0.milliseconds)" })
        add(
            "anchor", request.hasMember("anchor_day"),
            try request.readNumber("anchor_day", in: 1...31).map { "\($0)" })
        add("zone", request.hasMember("time_zone"), try request.readText("time_zone"))
    }

    private mutating func add(_ name: String, _ isThere: Bool, _ value: String?) {
        if isThere { list.append((name, value ?? "")) }
    }

    /// The present value of a part of the entitlement, in the form that `lua/entitle` reads.
    func now(_ name: String, _ state: UserRecord) -> String {
        state.stored.entitlement.storedFields[name] ?? ""
    }

    func apply(to entitlement: inout Entitlement) {
        var fields = Dictionary(list.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
        // As in `lua/entitle`, a new end of the period replaces the time until which a late renewal may come.
        if fields["to"] != nil { fields["lapses"] = "" }
        entitlement = entitlement.replacing(fields)
    }
}
