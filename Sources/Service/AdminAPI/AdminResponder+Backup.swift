import AppAPI
import Bytes
import JSON
import Ledger
import Limits
import Reactor
import Records

// Exports all data of users from Redis, or restores the data of a user there (docs/backup.md).
extension AdminResponder {
    func backup(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let most = try request.readQuery("limit", in: 1...1000, else: 100)
        let start = try Self.readPosition(request)
        var (users, next): ([UserBackup], KeyWalk.Position?) = ([], nil)
        do throws(LedgerError) {
            let now = Moment(milliseconds: loop.wallMilliseconds)
            let page = try await makeDirectory(of: app).readEverybody(from: start, most)
            next = page.next
            for user in page.users {
                var backup = try await services.ledger.readBackup(of: user, at: now)
                backup.keys = try await services.keys.allKeys(of: user)
                users.append(backup)
            }
        } catch {
            throw AdminProblem(error)
        }
        let (found, cursor) = (users, next?.description)
        return AdminResponse { json in
            json.member("format", utf8: UserBackup.formatName)
            json.member("version", UserBackup.formatVersion)
            json.array("users") { json in for user in found { json.object { user.writeMembers(&$0) } } }
            json.member("next_cursor", utf8: cursor)
        }
    }

    func restore(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let act = try request.makeAct()
        let existing = try request.readText("existing") ?? "refuse"
        guard ["refuse", "keep", "replace"].contains(existing) else {
            throw AdminProblem(.badRequest, "existing must be one of refuse, keep, replace.")
        }
        var rules = RestoreRules()
        rules.isLook = try request.isDryRun
        rules.replaces = existing == "replace"
        rules.lowers = try request.readFlag("lower") ?? false
        let now = Moment(milliseconds: loop.wallMilliseconds)
        let backup = try Self.record(request, app, at: now)
        try Self.checkPlans(of: backup, app)
        try await checkKeys(backup)
        let outcome: RestoreOutcome
        do throws(LedgerError) {
            defer { if !rules.isLook { services.changed() } }
            outcome = try await services.ledger.restore(backup, rules, at: now, act)
            if !rules.isLook { try await finish(backup, outcome, app) }
        } catch {
            throw await unfinished(AdminProblem(error), backup.user)
        }
        let (word, fallen): (String, [String])
        do throws(AdminProblem) {
            (word, fallen) = try Self.told(outcome, keeps: existing == "keep")
        } catch {
            throw await unfinished(error, backup.user)
        }
        let isDry = rules.isLook
        return AdminResponse { json in
            json.writeAct(act, applied: word == "written" && !isDry, isDry: isDry)
            json.member("outcome", utf8: word)
            json.array("fallen") { json in for count in fallen { json.string(utf8: count) } }
        }
    }

    /// Returns the problem of a failed restore. If a part of the user's record was written, the problem also
    /// says how to write the rest.
    private func unfinished(_ problem: AdminProblem, _ user: UserKey) async -> AdminProblem {
        guard let stored = try? await services.ledger.readUser(user), let id = stored.beganRestore else {
            return problem
        }
        var problem = problem
        problem.detail +=
            " This user's record is written in part: a restore has begun under the request id \(id). "
            + "Send that same "
            + "restore again to write the rest."
        return problem
    }

    private static func record(_ request: AdminRequest, _ app: AdminApp, at now: Moment) throws(AdminProblem)
        -> UserBackup
    {
        var parser = JSONParser(maxBytes: request.document.count, maxDepth: 8)
        do {
            let root = try parser.parse(request.document.span)
            guard let record = root.member("record") else { throw AdminRequest.missingMember("record") }
            var backup = try UserBackup(record, tenant: app.name)
            if record.member("count_from_books")?.bool == true {
                backup.countFromBooks(app.planTable, at: now)
            }
            return backup
        } catch let fault as BackupFault {
            throw AdminProblem(.badRequest, fault.text)
        } catch let problem as AdminProblem {
            throw problem
        } catch {
            throw AdminProblem(.badRequest, "The body is not a JSON object.")
        }
    }

    /// Refuses a backup whose plans this edge lacks. The user would otherwise get the default plan.
    private static func checkPlans(of backup: UserBackup, _ app: AdminApp) throws(AdminProblem) {
        let named =
            backup.entitlement.filter { $0.name == "plan" || $0.name.hasSuffix(".plan") }.map(\.value)
            + backup.keys.compactMap(\.plan)
        guard let odd = named.first(where: { app.planTable.plans[$0] == nil }) else { return }
        let known = app.planTable.plans.keys.sorted().joined(separator: ", ")
        throw AdminProblem(
            .conflict, "There is no plan \(odd) in this edge's configuration. Known: \(known).")
    }

    /// Refuses a backup if one of its API keys has the id of a different key in this Redis.
    private func checkKeys(_ backup: UserBackup) async throws(AdminProblem) {
        do throws(LedgerError) {
            for key in backup.keys {
                guard let known = try await services.keys.findKey(key.id) else { continue }
                guard known.owner == key.owner, known.digest == key.digest else {
                    let id = String(decoding: key.id, as: UTF8.self)
                    throw .faulty(script: id)
                }
            }
        } catch .faulty(let id) where backup.keys.contains(where: { $0.id.elementsEqual(id.utf8) }) {
            throw AdminProblem(
                .conflict,
                "There is another key \(id) here already, or it belongs to "
                    + "another user.")
        } catch {
            throw AdminProblem(error)
        }
    }

    /// Restores the user's API keys and entries in queues, which are outside the user's Redis slot.
    private func finish(_ backup: UserBackup, _ outcome: RestoreOutcome, _ app: AdminApp)
        async throws(LedgerError)
    {
        switch outcome {
        case .written, .already: break
        case .isHere, .hasOpenMessages, .wouldFall: return
        }
        for key in backup.keys { try await services.keys.restoreKey(key) }
        guard let name = backup.user.name else { return }
        if backup.isFromStore {
            try await services.records.queues.putUser(name, in: .reconciliation(tenant: app.name), due: nil)
        }
        if backup.wantsCheckIns {
            try await services.records.queues.putUser(name, in: .checkIns(tenant: app.name), due: nil)
        }
    }

    private static func told(_ outcome: RestoreOutcome, keeps: Bool) throws(AdminProblem) -> (
        word: String, fallen: [String]
    ) {
        switch outcome {
        case .written(let fallen): return ("written", fallen)
        case .already: return ("already", [])
        case .isHere where keeps: return ("kept", [])
        case .isHere:
            throw AdminProblem(
                .conflict,
                "This user has a record here already. existing=keep leaves it, existing=replace writes the "
                    + "backup's in its place.")
        case .hasOpenMessages(let count):
            throw AdminProblem(
                .conflict, "This user has open messages: \(count). Try again when they have ended.")
        case .wouldFall(let counts):
            throw AdminProblem(
                .conflict,
                "Counts of this user would fall: \(counts.joined(separator: ", ")). lower=true lets them.")
        }
    }
}
