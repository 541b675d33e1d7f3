import AppAPI
import JSON
import Ledger
import Limits
import Records

// `POST /admin/v1/check-ins/claim`: a push job claims the check-in of one user, or those of the next users
// who are due. A repeat with the same request id gets the same answer. Therefore no user is skipped if a job
// ends before it has read the answer.
extension AdminResponder {
    private static let mostAtOnce = 1000

    func claimCheckIns(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try app(of: request)
        guard let checkIns = app.checkIns else {
            throw AdminProblem(.notFound, "This app has no check-ins; write check_ins: true to have them.")
        }
        let person = try request.readText("user_id", longest: 1024)
        let count = try request.readNumber("limit", in: 1...Self.mostAtOnce)
        let id = try request.requestID()
        do throws(LedgerError) {
            switch (person, count) {
            case (let name?, nil):
                return try await claim(UserName(tenant: checkIns.tenant, id: name), checkIns, app, id)
            case (nil, let count?): return try await claim(count, checkIns, id)
            default: break
            }
        } catch {
            var problem = AdminProblem(error)
            problem.detail += " No user is lost: claim again under the request_id \(id)."
            throw problem
        }
        throw AdminProblem(
            .badRequest, #"The body is {"user_id": "…"}, or {"limit": N} with N from 1 to 1000."#)
    }

    /// The app that the path or the body names. If only one app has check-ins, the request need not name it.
    private func app(of request: AdminRequest) throws(AdminProblem) -> AdminApp {
        let name = try request.readText("tenant") ?? request.readQuery("app")
        let able = apps.filter { $0.checkIns != nil }
        if name == nil, able.count == 1 { return able[0] }
        return try apps.named(name)
    }

    private func claim(_ user: UserName, _ checkIns: CheckIns, _ app: AdminApp, _ id: String)
        async throws(LedgerError) -> AdminResponse
    {
        let (claim, nextAt) = try await checkIns.claimCheckIn(user, request: id)
        let next = ZonedTimestamp(zone: app.planTable.knownTimeZone).formatMoment(nextAt)
        return AdminResponse {
            switch claim {
            case .claimed(let frequency, _):
                $0.member("claimed", true)
                $0.member("frequency", utf8: frequency)
            case .notDue:
                $0.member("claimed", false)
                $0.member("reason", "not_due")
            case .unwanted:
                $0.member("claimed", false)
                $0.member("reason", "unwanted")
            }
            $0.member("next_at", utf8: next)
            $0.member("request_id", utf8: id)
        }
    }

    private func claim(_ count: Int, _ checkIns: CheckIns, _ id: String) async throws(LedgerError)
        -> AdminResponse
    {
        let claimed = try await checkIns.claimNext(count, request: id)
        return AdminResponse { json in
            json.array("claimed") { json in
                for one in claimed {
                    json.object {
                        $0.member("user_id", utf8: one.user.text)
                        $0.member("frequency", utf8: one.frequency)
                    }
                }
            }
            json.member("request_id", utf8: id)
        }
    }
}
