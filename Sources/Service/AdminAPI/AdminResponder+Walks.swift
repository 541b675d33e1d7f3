import JSON
import Ledger
import Limits
import Records

// Answers requests that read all keys in Redis. They read in short steps, so that messages do not wait.
extension AdminResponder {
    func makeDirectory(of app: AdminApp) -> UserDirectory {
        UserDirectory(
            services.walk, on: loop, tenant: app.name, isAlone: apps.count == 1,
            zone: app.planTable.knownTimeZone)
    }

    static func readPosition(_ request: AdminRequest) throws(AdminProblem) -> KeyWalk.Position {
        guard let cursor = request.readQuery("cursor") else { return KeyWalk.start }
        guard let position = KeyWalk.Position(cursor) else {
            throw AdminProblem(.badRequest, "cursor must be the next_cursor of the page before.")
        }
        return position
    }

    func listUsers(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let directory = makeDirectory(of: try apps.named(request.readQuery("app")))
        let most = try request.readQuery("limit", in: 1...1000, else: 100)
        let start = try Self.readPosition(request)
        let page: (lines: [UserSummary], next: KeyWalk.Position?)
        do throws(LedgerError) {
            page = try await directory.readUsers(from: start, most)
        } catch {
            throw AdminProblem(error)
        }
        let timestamp = directory.timestamp
        return AdminResponse { json in
            json.array("users") { json in
                for line in page.lines { json.object { line.writeMembers(&$0, timestamp) } }
            }
            json.member("next_cursor", utf8: page.next?.description)
        }
    }

    func top(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let directory = makeDirectory(of: try apps.named(request.readQuery("app")))
        guard let by = try request.readQuery("by", of: TopList.measures) else {
            throw AdminProblem(.badRequest, "by is missing: \(TopList.measures.joined(separator: ", ")).")
        }
        let period = try request.readQuery("period", of: ["day", "month"]) ?? "month"
        let isSandbox = try request.readQuery("sandbox", of: ["true", "false"]) == "true"
        let most = try request.readQuery("limit", in: 1...1000, else: 20)
        let report = try await walking { () throws(LedgerError) in
            try await directory.findTopUsers(by: by, isSandbox: isSandbox, isOfDay: period == "day", most)
        }
        return AdminResponse { report.writeMembers(&$0) }
    }

    func listReservations(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let directory = makeDirectory(of: try apps.named(request.readQuery("app")))
        let state = try request.readQuery("state", of: ["open", "stuck"])
        let most = try request.readQuery("limit", in: 1...1000, else: 100)
        let start = try Self.readPosition(request)
        let page: (rows: [OpenRequest], next: KeyWalk.Position?)
        do throws(LedgerError) {
            page = try await directory.findReservations(
                isStuck: state.map { $0 == "stuck" }, from: start, most)
        } catch {
            throw AdminProblem(error)
        }
        let timestamp = directory.timestamp
        return AdminResponse { json in
            json.array("reservations") { json in
                for row in page.rows { json.object { row.writeMembers(&$0, timestamp) } }
            }
            json.member("next_cursor", utf8: page.next?.description)
        }
    }
}
