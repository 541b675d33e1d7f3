import Configuration
import JSON
import Ledger
import Limits
import Records

// Applies settings, sets the kill switches, and drains the edge.
extension AdminResponder {
    // MARK: Settings

    func showSettings() -> AdminResponse {
        let (settings, apps, since) = (
            settings, apps, ZonedTimestamp(zone: settings.planTable.knownTimeZone).formatMoment(since)
        )
        return AdminResponse { json in
            json.member("digest", utf8: settings.digest)
            json.member("source", utf8: settings.source)
            json.member("since", utf8: since)
            json.object("edge") { settings.writeEdge(&$0) }
            json.array("apps") { json in for app in apps { json.object { app.writeMembers(&$0) } } }
            json.array("outline") { json in
                for line in settings.written.outline {
                    json.object {
                        $0.member("path", utf8: line.path)
                        $0.member("value", utf8: line.value)
                    }
                }
            }
        }
    }

    /// Makes the edge read its configuration again. After a success, a repeat with the same request id does
    /// nothing. If the configuration has mistakes, the request id can be used again.
    func applySettings(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        let expected = try request.readText("expect")
        let before = services.applied[act.id]
        if let before, let expected, before != expected {
            throw AdminProblem(
                .conflict,
                "Another configuration was applied under this request id. Nothing was changed: send this one under "
                    + "an id of its own.")
        }
        let isNew = isDry || before == nil
        let isDone = isNew && !isDry
        let found = isNew ? try await services.reload(isDry, expected) : nil
        if isDone {
            services.applied.addRequest(act.id, found?.digest ?? settings.digest)
            // The action is recorded if possible. A failure is ignored, because the edge must be able to
            // apply a configuration even while its Redis is away.
            _ = try? await services.records.operators.recordAct(
                "apply", "\(settings.source) on \(services.place)", act)
        }
        return AdminResponse { json in
            json.member("applied", isDone)
            json.member("dry_run", isDry)
            json.member("request_id", utf8: act.id)
            json.member("digest", utf8: found?.digest ?? settings.digest)
            json.member("before", utf8: found?.before ?? settings.digest)
            json.array("changes") { json in for line in found?.changes ?? [] { json.string(utf8: line) } }
        }
    }

    // MARK: The kill switch

    func showKillSwitch() async throws(AdminProblem) -> AdminResponse {
        let settings = try await switches()
        return AdminResponse { writeSwitches(settings, &$0) }
    }

    func setKillSwitch(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        guard let isOn = try request.readFlag("on") else { throw AdminRequest.missingMember("on") }
        var name = try request.readText("app")
        if let asked = name {
            let app = try apps.named(asked)
            // An app without a name has no kill switch of its own. The kill switch of all apps (nil) is set.
            name = app.name.isEmpty ? nil : app.name
        }
        try await checkRepeat(act, OperatorStore.action(ofSwitch: isOn), name ?? "")
        var isDone = false
        if !isDry {
            do throws(LedgerError) {
                isDone = try await services.records.operators.set(switch: name, to: isOn, act)
            } catch {
                throw AdminProblem(error)
            }
        }
        let settings = try await switches()
        services.killSwitches.takeSettings(settings)
        let applied = isDone
        return AdminResponse { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.object("kill_switch") { writeSwitches(settings, &$0) }
        }
    }

    /// Refuses the request if its request id belongs to a different action in the operators' audit trail.
    func checkRepeat(_ act: OperatorAct, _ action: String, _ what: String) async throws(AdminProblem) {
        let trail: [StoredUser.AuditEntry]
        do throws(LedgerError) {
            trail = try await services.records.operators.operatorTrail()
        } catch {
            throw AdminProblem(error)
        }
        // `apply` and `drain` are left out, because a roll-out sends them to many edges with the same id.
        let before = trail.first { $0.id == act.id && !["apply", "drain"].contains($0.action) }
        guard let before, (before.action, before.what) != (action, what) else { return }
        throw RepeatedChange(of: before, at: before.at).refusal
    }

    private func switches() async throws(AdminProblem) -> [SwitchSetting] {
        do throws(LedgerError) {
            return try await services.records.operators.readSwitches()
        } catch {
            throw AdminProblem(error)
        }
    }

    private func writeSwitches(_ settings: [SwitchSetting], _ json: inout JSONWriter) {
        let timestamp = ZonedTimestamp(zone: self.settings.planTable.knownTimeZone)
        func write(_ setting: SwitchSetting?, _ json: inout JSONWriter) {
            json.member("on", setting?.isOn ?? false)
            json.member("since", utf8: timestamp.formatMoment(setting?.since))
            json.member("actor", utf8: setting?.actor)
            json.member("reason", utf8: setting?.reason)
        }
        write(settings.first { $0.app == nil }, &json)
        json.array("apps") { json in
            for app in apps where !app.name.isEmpty {
                json.object {
                    $0.member("name", utf8: app.name)
                    write(settings.first { $0.app == app.name }, &$0)
                }
            }
        }
    }

    // MARK: The end, and what was done

    func drain(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        if !isDry {
            // A failure is ignored, because the edge must be able to drain even while its Redis is away.
            _ = try? await services.records.operators.recordAct("drain", services.place, act)
            services.drain()
        }
        let delay = Int(settings.drainDelay.components.seconds)
        let drainTime = Int(settings.drainTime.components.seconds)
        return AdminResponse(status: isDry ? 200 : 202) { json in
            json.member("draining", !isDry)
            json.member("dry_run", isDry)
            json.member("request_id", utf8: act.id)
            json.member("actor", utf8: act.actor)
            json.member("reason", utf8: act.reason)
            json.member("delay_seconds", delay)
            json.member("grace_seconds", drainTime)
        }
    }

    func showAudit() async throws(AdminProblem) -> AdminResponse {
        let trail: [StoredUser.AuditEntry]
        do throws(LedgerError) {
            trail = try await services.records.operators.operatorTrail()
        } catch {
            throw AdminProblem(error)
        }
        let timestamp = ZonedTimestamp(zone: settings.planTable.knownTimeZone)
        return AdminResponse { json in
            json.array("trail") { json in
                for entry in trail { json.object { entry.writeMembers(&$0, timestamp) } }
            }
        }
    }
}
