import Bytes
import Configuration
import Dates
import JSON
import Ledger
import Limits
import Records

// What the admin interface would answer, read from Redis without it.
extension DirectStore {
    /// A user (`User` of web/openapi.json).
    ///
    /// - Parameter settings: whose plans say what the counters mean; nil leaves the limits out.
    func user(_ id: String, _ settings: Settings?) async throws(CommandError) -> Document {
        let name = UserName(tenant: tenant, id: id)
        let ledger = RedisLedger(router)
        do throws(LedgerError) {
            let stored = try await ledger.inspect(name.key)
            let planTable = Self.planTable(settings, tenant) ?? Self.bare(stored.entitlement)
            let month = MonthBooks.month(at: stored.now, zone: planTable.knownTimeZone)
            let lines = try await ledger.books(
                of: name.key, in: BookMonth(year: month.year, month: month.month))
            let state = UserRecord(name, stored, planTable, MonthBooks(month, lines))
            return Document.made { state.write(&$0) }
        } catch {
            throw CommandError(error, at: address)
        }
    }

    /// The plans of one app of a configuration.
    private static func planTable(_ settings: Settings?, _ tenant: String) -> PlanTable? {
        settings.map { settings in (settings.apps.first { $0.tenant == tenant } ?? settings).planTable }
    }

    /// A plan of which only the name is known.
    private static func bare(_ entitlement: Entitlement) -> PlanTable {
        let id = entitlement.plan ?? "default"
        return PlanTable(
            plans: [Plan(id: id, label: "no configuration", kind: .free, limits: [])], defaultPlan: id)
    }

    /// Where a page begins, by `next_cursor` of the one before.
    private static func position(_ cursor: String?) -> KeyWalk.Position {
        cursor.flatMap { KeyWalk.Position($0) } ?? KeyWalk.start
    }

    private func directory(zone: String?) -> UserDirectory {
        UserDirectory(KeyWalk(router), on: loop, tenant: tenant, isAlone: tenant.isEmpty, zone: zone ?? "UTC")
    }

    /// `Top`
    func top(by: String, isSandbox: Bool, period: String, limit: Int, zone: String?)
        async throws(CommandError)
        -> Document
    {
        do throws(LedgerError) {
            let report = try await directory(zone: zone).top(
                by: by, isSandbox: isSandbox, isOfDay: period == "day", limit)
            return Document.made { report.write(&$0) }
        } catch {
            throw CommandError(error, at: address)
        }
    }

    /// A page of `Users`.
    func users(from cursor: String?, limit: Int, zone: String?) async throws(CommandError) -> Document {
        let directory = directory(zone: zone)
        do throws(LedgerError) {
            let page = try await directory.users(from: Self.position(cursor), limit)
            return Document.made { json in
                json.array("users") { json in
                    for line in page.lines { json.object { line.write(&$0, directory.timestamp) } }
                }
                json.member("next_cursor", utf8: page.next?.description)
            }
        } catch {
            throw CommandError(error, at: address)
        }
    }

    /// A page of `Reservations`.
    func reservations(state: String, from cursor: String?, limit: Int) async throws(CommandError) -> Document
    {
        let directory = directory(zone: nil)
        do throws(LedgerError) {
            let page = try await directory.reservations(
                isStuck: state == "stuck", from: Self.position(cursor), limit)
            return Document.made { json in
                json.array("reservations") { json in
                    for row in page.rows { json.object { row.write(&$0, directory.timestamp) } }
                }
                json.member("next_cursor", utf8: page.next?.description)
            }
        } catch {
            throw CommandError(error, at: address)
        }
    }

    /// `Books`
    ///
    /// - Parameter months: years × 12 + month − 1.
    func books(of user: String, months: ClosedRange<Int>) async throws(CommandError) -> Document {
        let key = UserKey(tenant: tenant, user: user)
        let ledger = RedisLedger(router)
        do throws(LedgerError) {
            var pages: [MonthBooks] = []
            for month in months {
                let first = CivilDate(year: month / 12, month: month % 12 + 1, day: 1)
                let lines = try await ledger.books(
                    of: key, in: BookMonth(year: first.year, month: first.month))
                pages.append(MonthBooks(first, lines))
            }
            return Document.made { json in
                json.array("lines") { json in
                    for page in pages {
                        for line in page.lines { json.object { line.write(&$0, page.month) } }
                    }
                }
            }
        } catch {
            throw CommandError(error, at: address)
        }
    }
}

extension Document {
    /// The members that something writes, as an object.
    static func made(_ write: (inout JSONWriter) -> Void) -> Document {
        var json = JSONWriter()
        json.object(nil, write)
        return read(Array(String(json.finish()).utf8)) ?? .null
    }
}
