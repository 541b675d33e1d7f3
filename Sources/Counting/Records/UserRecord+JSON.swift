package import Dates
package import JSON
package import Ledger
package import Limits

// These methods write the objects in answers about one user. web/openapi.json describes their JSON.

extension UserRecord {
    /// Writes the members of `User` (web/openapi.json) into a JSON object that the caller has opened.
    package func writeMembers(_ json: inout JSONWriter) {
        let timestamp = timestamp
        let entitlement = stored.entitlement
        json.member("user_id", utf8: user.text)
        json.member("app", utf8: user.tenant.isEmpty ? nil : user.tenant)
        json.member("redis_key", utf8: user.key.stemText)
        json.member("is_known", isKnown)
        json.member("now", utf8: timestamp.formatMoment(stored.now))
        json.member("time_zone", utf8: zone)
        json.object("plan") { schedule.plan.writeName(&$0) }
        if let claim = stored.claim { json.object("claimed_plan") { claim.writeMembers(&$0, timestamp) } }
        json.member("status", utf8: stored.inForce.statusName(at: stored.now))
        writeBlock(&json, timestamp)
        if let id = stored.beganRestore { json.member("restoring", utf8: id) }
        json.object("entitlement") { entitlement.writeMembers(&$0, timestamp) }
        json.array("limits") { json in
            for entry in schedule.entries { json.object { writeLimit(entry, &$0, timestamp) } }
        }
        json.array("bursts") { json in
            for burst in schedule.bursts { json.object { writeBurst(burst, &$0) } }
        }
        json.member("max_open", schedule.maxOpen)
        json.array("reservations") { writeReservations(&$0, timestamp) }
        json.object("counters") { json in
            for (field, units) in stored.counters.sorted(by: { $0.key < $1.key }) {
                json.name(utf8: field)
                json.integer(units)
            }
        }
        json.object("books") { json in
            json.member("month", utf8: ZonedTimestamp.monthName(of: books.month))
            books.lines.writeTotals(&json)
            json.array("lines") { json in
                for line in books.lines { json.object { line.writeMembers(&$0, books.month) } }
            }
        }
        json.array("refusals") { json in
            for note in stored.refusals.prefix(20) { json.object { note.writeMembers(&$0, timestamp) } }
        }
        json.array("trail") { json in
            for entry in stored.trail { json.object { entry.writeMembers(&$0, timestamp) } }
        }
    }

    private func writeBlock(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        guard let since = stored.entitlement.blockedSince else { return json.null("blocked") }
        json.object("blocked") {
            $0.member("since", utf8: timestamp.formatMoment(since))
            $0.member("actor", utf8: block?.actor)
            $0.member("reason", utf8: block?.reason)
        }
    }

    /// Writes the members of the JSON object `Limit` (web/openapi.json).
    package func writeLimit(_ entry: Schedule.Entry, _ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        let used = stored.usedUnits(entry)
        entry.writeName(&json)
        json.member("amount", entry.amount)
        json.member("used", used)
        json.member("reserved", stored.reservedUnits(entry))
        json.member("remaining", max(0, entry.amount - used))
        json.member("courtesy", entry.ceiling - entry.amount)
        json.member("resets_at", utf8: timestamp.formatMoment(entry.resetsAt))
    }

    private func writeBurst(_ burst: Burst, _ json: inout JSONWriter) {
        burst.writeName(&json)
        json.member("left", stored.unitsLeft(burst))
    }

    private func writeReservations(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        func write(_ rows: [[UInt8]: StoredUser.Reservation], isAbandoned: Bool) {
            for (id, row) in rows.sorted(by: { $0.value.leaseEnds < $1.value.leaseEnds }) {
                json.object {
                    row.writeMembers(&$0, id, isAbandoned: isAbandoned, now: stored.now, timestamp)
                }
            }
        }
        write(stored.openReservations, isAbandoned: false)
        write(stored.abandoned, isAbandoned: true)
    }
}

extension ClaimedPlan {
    /// Writes the members of the JSON object `ClaimedPlan` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("id", utf8: plan)
        json.member("at", utf8: timestamp.formatMoment(at))
    }
}

extension StoredUser.Reservation {
    /// Writes the members of the JSON object `Reservation` (web/openapi.json).
    package func writeMembers(
        _ json: inout JSONWriter, _ id: [UInt8], isAbandoned: Bool, now: Moment, _ timestamp: ZonedTimestamp
    ) {
        // The stored form of a caller's message id begins with `c`, which is not shown.
        let own = id.first == UInt8(ascii: "c") ? id.dropFirst() : id[...]
        json.member("request_id", utf8: String(decoding: own, as: UTF8.self))
        json.member("attempt", attempt)
        json.member("state", isAbandoned ? "given_up" : leaseEnds <= now ? "stuck" : "open" as StaticString)
        json.member("lease_ends_at", utf8: timestamp.formatMoment(leaseEnds))
        json.member("is_replay", isRepeat)
        json.object("estimates") { json in
            for (field, units) in estimates.sorted(by: { $0.key < $1.key }) {
                json.name(utf8: field)
                json.integer(units)
            }
        }
    }
}

extension Entitlement {
    /// Writes the members of the JSON object `Entitlement` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("version", version)
        json.member("plan", utf8: plan)
        json.member("status", utf8: status)
        json.member("period_start", utf8: timestamp.formatMoment(periodStart))
        json.member("period_end", utf8: timestamp.formatMoment(periodEnd))
        json.member("lapses_at", utf8: timestamp.formatMoment(lapsesAt))
        json.member("anchor_day", anchorDay)
        json.member("time_zone", utf8: timeZone)
        json.array("overrides") { json in
            for (limit, amount) in overrides.sorted(by: { $0.key < $1.key }) {
                json.object {
                    $0.member("limit", utf8: limit)
                    $0.member("amount", amount)
                }
            }
        }
        json.array("grants") { json in
            for grant in grants {
                json.object {
                    $0.member("limit", utf8: grant.limit)
                    $0.member("amount", grant.amount)
                    $0.member("expires_at", utf8: timestamp.formatMoment(grant.expires))
                    $0.member("replaces", grant.replaces)
                    $0.member("transaction", utf8: grant.transaction)
                    $0.member("is_debt", grant.isDebt)
                }
            }
        }
        json.member("blocked", isBlocked)
        json.member("sandbox", isSandbox)
    }
}

extension StoredUser.AuditEntry {
    /// Writes the members of the JSON object `Deed` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("at", utf8: timestamp.formatMoment(at))
        json.member("deed", utf8: action)
        json.member("request_id", utf8: id)
        json.member("actor", utf8: actor)
        json.member("reason", utf8: reason)
        json.member("what", utf8: what)
    }
}

extension RefusalEntry {
    /// Writes the members of the JSON object `Refusal` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("hour", utf8: ZonedTimestamp(zone: "UTC").formatMoment(hour))
        json.member("cause", utf8: cause.kind)
        json.member("limit", utf8: cause.name)
        json.member("first_at", utf8: timestamp.formatMoment(first))
        json.member("last_at", utf8: timestamp.formatMoment(last))
        json.member("count", count)
        json.member("used", used)
        json.member("amount", amount)
        json.member("plan", utf8: plan)
        json.member("version", version)
        json.member("model_class", utf8: modelClass)
        json.member("settings", utf8: settings)
    }
}

extension [BookLine] {
    package func writeTotals(_ json: inout JSONWriter) {
        json.object("totals") { paid.writeFigures(&$0) }
        json.object("sandbox_totals") { sandbox.writeFigures(&$0) }
    }
}

extension BookLine {
    /// Writes the members of the JSON object `BookLine` (web/openapi.json).
    package func writeMembers(_ json: inout JSONWriter, _ month: CivilDate) {
        json.member("date", utf8: "\(ZonedTimestamp.monthName(of: month))-\(day.padded(2))")
        json.member("model", utf8: model)
        json.member("sandbox", isSandbox)
        json.member("unanswered", isUnanswered)
        writeFigures(&json)
    }

    /// Writes the members of the JSON object `BookTotals` (web/openapi.json).
    func writeFigures(_ json: inout JSONWriter) {
        for member in BookMember.all { json.member(member.name, self[keyPath: member.path]) }
        // Images, seconds and characters are 0 for nearly all models.
        for member in BookMember.pieces where self[keyPath: member.path] > 0 {
            json.member(member.name, self[keyPath: member.path])
        }
    }
}
