import Dates
import JSON
import Ledger
import Limits
import Reactor
import Records

extension AdminResponder {
    func showUser(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let (_, state) = try await readState(of: request)
        return AdminResponse { state.writeMembers(&$0) }
    }

    func showBooks(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let user = UserName(tenant: app.name, id: request.user)
        let now = Moment(milliseconds: loop.wallMilliseconds)
        let month = ZonedTimestamp.monthName(
            of: MonthBooks.bookMonth(at: now, zone: app.planTable.knownTimeZone))
        let from = request.readQuery("from") ?? month
        let to = request.readQuery("to") ?? from
        guard let months = ZonedTimestamp.parseMonths(from: from, to: to) else {
            throw AdminProblem(
                .badRequest, "from and to must be months such as 2026-11, in ascending order, at most 13.")
        }
        var pages: [MonthBooks] = []
        for month in months { pages.append(try await readBooks(of: user, in: month)) }
        let lines = pages
        return AdminResponse { json in
            json.member("user_id", utf8: user.text)
            json.member("app", utf8: app.name.isEmpty ? nil : app.name)
            json.member("from", utf8: from)
            json.member("to", utf8: to)
            json.array("lines") { json in
                for page in lines {
                    for line in page.lines { json.object { line.writeMembers(&$0, page.month) } }
                }
            }
            lines.flatMap(\.lines).writeTotals(&json)
        }
    }

    // MARK: Reading

    /// Reads the present record of the user whom a request names.
    func readState(of request: AdminRequest) async throws(AdminProblem) -> (AdminApp, UserRecord) {
        let app = try apps.named(request.readQuery("app"))
        return (app, try await readState(of: UserName(tenant: app.name, id: request.user), app))
    }

    func readState(of user: UserName, _ app: AdminApp) async throws(AdminProblem) -> UserRecord {
        do throws(LedgerError) {
            var stored = try await services.ledger.readUser(user.key)
            if app.mayClaimPlans {
                stored.claim = try await services.records.claimedPlans.readClaim(of: user.key)
            }
            let month = MonthBooks.bookMonth(at: stored.now, zone: app.planTable.knownTimeZone)
            let lines = try await services.ledger.readBooks(of: user.key, in: BookMonth(month))
            return UserRecord(user, stored, app.planTable, MonthBooks(month, lines))
        } catch {
            throw AdminProblem(error)
        }
    }

    func readBooks(of user: UserName, in month: CivilDate) async throws(AdminProblem) -> MonthBooks {
        do throws(LedgerError) {
            return MonthBooks(month, try await services.ledger.readBooks(of: user.key, in: BookMonth(month)))
        } catch {
            throw AdminProblem(error)
        }
    }
}

extension BookMonth {
    init(_ month: CivilDate) { self.init(year: month.year, month: month.month) }
}
