import JSON
import Ledger
import Limits
import Reactor
import Records

// Shows the sums of all users' books, and stores the result of comparing them with a provider's bill.
extension AdminResponder {
    func showBookSums(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let directory = makeDirectory(of: try apps.named(request.readQuery("app")))
        let month = ZonedTimestamp.monthName(
            of: MonthBooks.bookMonth(at: directory.now, zone: directory.zone))
        let from = request.readQuery("from") ?? month
        guard let months = ZonedTimestamp.parseMonths(from: from, to: request.readQuery("to") ?? from) else {
            throw AdminProblem(
                .badRequest, "from and to must be months such as 2026-11, in ascending order, at most 13.")
        }
        let sums = try await walking { () throws(LedgerError) in try await directory.readBooks(in: months) }
        return AdminResponse { sums.writeMembers(&$0) }
    }

    /// Stores the result of comparing the books with a provider's bill. All edges report it in their metrics.
    func noteBill(_ request: AdminRequest) async throws(AdminProblem) -> AdminResponse {
        let app = try apps.named(request.readQuery("app"))
        let most = PlanTable.largestAmount
        guard let billed = try request.readNumber("billed_microdollars", in: 0...most) else {
            throw AdminRequest.missingMember("billed_microdollars")
        }
        guard let unexplained = try request.readNumber("unexplained_microdollars", in: -most...most) else {
            throw AdminRequest.missingMember("unexplained_microdollars")
        }
        guard let isBeyond = try request.readFlag("beyond_tolerance") else {
            throw AdminRequest.missingMember("beyond_tolerance")
        }
        let comparison = BillComparison(
            app: app.name, at: Moment(milliseconds: loop.wallMilliseconds), billed: billed,
            unexplained: unexplained, isBeyond: isBeyond)
        do throws(LedgerError) {
            try await services.records.bills.keepComparison(comparison)
        } catch {
            throw AdminProblem(error)
        }
        return AdminResponse { json in
            json.member("billed_microdollars", billed)
            json.member("unexplained_microdollars", unexplained)
            json.member("beyond_tolerance", isBeyond)
        }
    }

    /// Runs a request that reads all users' data. Only one such request can run at a time.
    func walking<Found>(_ walk: () async throws(LedgerError) -> Found) async throws(AdminProblem) -> Found {
        guard !isWalking else {
            throw AdminProblem(.busy, "Another walk through all users is under way. Try again in a while.")
        }
        isWalking = true
        defer { isWalking = false }
        do throws(LedgerError) {
            return try await walk()
        } catch {
            throw AdminProblem(error)
        }
    }
}
