import Identity
import JSON
import Ledger
import Limits
import Reactor
import Records

// Answers requests about Usher's own API keys.
extension AdminResponder {
    func listKeys(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let most = try request.readQuery("limit", in: 1...1000, else: 100)
        let start = try Self.readPosition(request)
        let found: [StoredKey]
        var next: KeyWalk.Position?
        do throws(LedgerError) {
            if let user = request.readQuery("user") {
                found = try await services.keys.liveKeys(of: UserName(tenant: app.name, id: user).key)
            } else {
                (found, next) = try await services.keys.readPage(
                    from: start, services.walk, about: most,
                    tenant: Array(app.name.utf8))
            }
        } catch {
            throw AdminProblem(error)
        }
        let timestamp = ZonedTimestamp(zone: app.planTable.knownTimeZone)
        let cursor = next?.description
        return AdminResponse { json in
            json.array("keys") { json in for key in found { json.object { key.writeMembers(&$0, timestamp) } }
            }
            json.member("next_cursor", utf8: cursor)
        }
    }

    func makeKey(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        guard let user = try request.readText("user", longest: 1024) else {
            throw AdminRequest.missingMember("user")
        }
        let label = try request.readText("label", longest: 100) ?? ""
        let plan = try request.readText("plan")
        if let plan, app.planTable.plans[plan] == nil {
            let known = app.planTable.plans.keys.sorted().joined(separator: ", ")
            throw AdminProblem(.badRequest, "There is no plan of that name. Known: \(known).")
        }
        let now = Moment(milliseconds: loop.wallMilliseconds)
        let expires = try request.readMoment("expires_at")
        if let expires, expires <= now { throw AdminProblem(.badRequest, "expires_at has passed already.") }
        let name = UserName(tenant: app.name, id: user)
        let (key, text) = APIKey.makeKey()
        let stored = StoredKey(
            id: key.id, digest: key.digest, tenant: Array(app.name.utf8), user: name.id, plan: plan,
            label: label, created: now, expires: expires)
        var (record, isNew): (StoredKey?, Bool) = (nil, false)
        var other: StoredUser.AuditEntry?
        do throws(LedgerError) {
            let made = try await services.ledger.readUser(name.key).trail.first { $0.id == act.id }
            if let made {
                record = try await services.keys.findKey(Array(made.what.utf8))
                other =
                    made.action != "key" || record.map { ($0.plan, $0.label) != (plan, label) } ?? false
                    ? made : nil
            } else if !isDry {
                try await services.keys.addKey(stored, act)
                (record, isNew) = (stored, true)
            }
        } catch {
            throw AdminProblem(error)
        }
        if let other { throw RepeatedChange(of: other, at: now).refusal }
        let timestamp = ZonedTimestamp(zone: app.planTable.knownTimeZone)
        let (shown, applied) = (record, isNew)
        return AdminResponse(status: applied ? 201 : 200) { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.member("key", utf8: applied ? text : nil)
            if let shown {
                json.object("record") { shown.writeMembers(&$0, timestamp) }
            } else {
                json.null("record")
            }
        }
    }

    func revokeKey(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let act = try request.makeAct()
        let isDry = try request.isDryRun
        let id = request.parts[0]
        let unknown = AdminProblem(.notFound, "There is no key of this id; GET /admin/v1/keys lists them.")
        var isDone = false
        let found: StoredKey
        do throws(LedgerError) {
            guard let key = try await services.keys.findKey(id), key.tenant == Array(app.name.utf8) else {
                throw .faulty(script: "")
            }
            if !isDry {
                let now = Moment(milliseconds: loop.wallMilliseconds)
                isDone = try await services.keys.revokeKey(id, at: now, act)
            }
            found = try await services.keys.findKey(id) ?? key
        } catch .faulty(script: "") {
            throw unknown
        } catch {
            throw AdminProblem(error)
        }
        let timestamp = ZonedTimestamp(zone: app.planTable.knownTimeZone)
        let applied = isDone
        return AdminResponse { json in
            json.writeAct(act, applied: applied, isDry: isDry)
            json.object("record") { found.writeMembers(&$0, timestamp) }
        }
    }
}

extension StoredKey {
    /// Writes an API key in the form of the schema `Key` in web/openapi.json.
    func writeMembers(_ json: inout JSONWriter, _ timestamp: ZonedTimestamp) {
        json.member("id", utf8: String(decoding: id, as: UTF8.self))
        json.member("user_id", utf8: String(decoding: user, as: UTF8.self))
        json.member("label", utf8: label)
        json.member("plan", utf8: plan)
        json.member("created_at", utf8: timestamp.formatMoment(created))
        json.member("expires_at", utf8: timestamp.formatMoment(expires))
        json.member("revoked_at", utf8: timestamp.formatMoment(revoked))
    }
}
