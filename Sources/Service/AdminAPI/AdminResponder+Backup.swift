import AppAPI
import Bytes
import JSON
import Ledger
import Limits
import Reactor
import Records

// Whole users, exported from the store and restored into it (docs/backup.md).
extension AdminResponder {
    func backup(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.query("app"))
        let most = try request.query("limit", in: 1...1000, else: 100)
        let start = try Self.position(request)
        var (users, next): ([UserBackup], KeyWalk.Position?) = ([], nil)
        do throws(LedgerError) {
            let now = Moment(milliseconds: loop.wallMilliseconds)
            let page = try await directory(of: app).everybody(from: start, most)
            next = page.next
            for user in page.users {
                var backup = try await services.ledger.backup(of: user, at: now)
                backup.keys = try await services.keys.all(of: user)
                users.append(backup)
            }
        } catch {
            throw AdminProblem(error)
        }
        let (found, cursor) = (users, next?.description)
        return AdminResponse { json in
            json.member("format", utf8: UserBackup.formatName)
            json.member("version", UserBackup.formatVersion)
            json.array("users") { json in for user in found { json.object { user.write(&$0) } } }
            json.member("next_cursor", utf8: cursor)
        }
    }

    func restore(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.query("app"))
        let act = try request.act()
        let existing = try request.text("existing") ?? "refuse"
        guard ["refuse", "keep", "replace"].contains(existing) else {
            throw AdminProblem(.badRequest, "existing is one of refuse, keep, replace.")
        }
        var rules = RestoreRules()
        rules.isLook = try request.isDryRun
        rules.replaces = existing == "replace"
        rules.lowers = try request.flag("lower") ?? false
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

    /// The problem, with what mends a record that is written in part, where the user's is.
    private func unfinished(_ problem: AdminProblem, _ user: UserKey) async -> AdminProblem {
        guard let stored = try? await services.ledger.inspect(user), let id = stored.beganRestore else {
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
            guard let record = root.member("record") else { throw AdminRequest.missing("record") }
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
            throw AdminProblem(.badRequest, "The body is no JSON object.")
        }
    }

    /// Refuses plans that are not configured here, since their users would silently get the default plan.
    private static func checkPlans(of backup: UserBackup, _ app: AdminApp) throws(AdminProblem) {
        let named =
            backup.entitlement.filter { $0.name == "plan" || $0.name.hasSuffix(".plan") }.map(\.value)
            + backup.keys.compactMap(\.plan)
        guard let odd = named.first(where: { app.planTable.plans[$0] == nil }) else { return }
        let known = app.planTable.plans.keys.sorted().joined(separator: ", ")
        throw AdminProblem(
            .conflict, "There is no plan \(odd) in this edge's configuration. Known: \(known).")
    }

    /// Refuses API keys whose id belongs to another user here.
    private func checkKeys(_ backup: UserBackup) async throws(AdminProblem) {
        do throws(LedgerError) {
            for key in backup.keys {
                guard let known = try await services.keys.find(key.id) else { continue }
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

    /// Restores what is not in the user's own slot, such as keys and queues. Safe to repeat.
    private func finish(_ backup: UserBackup, _ outcome: RestoreOutcome, _ app: AdminApp)
        async throws(LedgerError)
    {
        switch outcome {
        case .written, .already: break
        case .isHere, .hasOpenMessages, .wouldFall: return
        }
        for key in backup.keys { try await services.keys.restore(key) }
        guard let name = backup.user.name else { return }
        if backup.isFromStore {
            try await services.records.queues.put(name, in: .reconciliation(tenant: app.name), due: nil)
        }
        if backup.wantsCheckIns {
            try await services.records.queues.put(name, in: .checkIns(tenant: app.name), due: nil)
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
                .conflict, "\(count) messages of this user are open. Try again when they have ended.")
        case .wouldFall(let counts):
            throw AdminProblem(
                .conflict,
                "Counts of this user would fall: \(counts.joined(separator: ", ")). lower=true lets them.")
        }
    }
}
