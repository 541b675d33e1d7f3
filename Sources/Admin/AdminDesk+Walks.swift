import Casebook
import Ledger
import Limits
import Reactor
import Wire

// What is found by walking through all keys of the store, in steps that keep nobody waiting.
extension AdminDesk {
    /// Steps of one page, and nanoseconds of rest after each: the messages come first.
    private static let mostSteps = 2_000
    private static let rest: UInt64 = 500_000

    /// Walks on from a cursor until `isEnough`, or a page's worth of steps; where the next page begins.
    private func walk(
        _ cursor: String, _ pattern: String, mostSteps: Int = mostSteps,
        _ take: ([[UInt8]]) async throws(LedgerError) -> Bool
    ) async throws(LedgerError) -> String? {
        var cursor = cursor
        for _ in 0..<mostSteps {
            let step = try await services.walk.step(from: cursor, pattern)
            let isEnough = step.keys.isEmpty ? false : try await take(step.keys)
            if step.next == KeyWalk.start { return nil }
            cursor = step.next
            if isEnough { break }
            await loop.sleep(nanoseconds: Self.rest)
        }
        return cursor
    }

    private static func cursor(_ request: AdminRequest) throws(AdminProblem) -> String {
        guard let cursor = request.query("cursor") else { return KeyWalk.start }
        guard UInt64(cursor) != nil else {
            throw AdminProblem(.badRequest, "cursor is next_cursor of the page before.")
        }
        return cursor
    }

    /// The users of an app among keys that were found. Of a name that was too long to be kept nobody can tell
    /// the app, so that such users show where there is only one.
    private func users(_ keys: [[UInt8]], suffix: Int, of app: AdminApp) -> [(key: [UInt8], user: UserKey)] {
        keys.compactMap { key in
            guard let user = UserKey(found: key, suffix: suffix) else { return nil }
            if let name = user.name { return name.tenant == app.name ? (key, user) : nil }
            return apps.count == 1 ? (key, user) : nil
        }
    }

    // MARK: Users

    func listUsers(_ request: AdminRequest) async throws(AdminProblem) -> AdminReply {
        let app = try apps.named(request.query("app"))
        let most = try request.query("limit", in: 1...1000, else: 100)
        let month = MonthBooks.month(
            at: Moment(milliseconds: loop.wallMilliseconds), zone: app.book.knownTimeZone)
        let cursor = try Self.cursor(request)
        var lines: [UserLine] = []
        let next: String?
        do throws(LedgerError) {
            next = try await walk(cursor, "us:{*}:s") { keys throws(LedgerError) in
                lines += try await userLines(users(keys, suffix: 1, of: app), month)
                return lines.count >= most
            }
        } catch {
            throw AdminProblem(error)
        }
        let stamp = Stamp(zone: app.book.knownTimeZone)
        let found = lines
        return AdminReply { json in
            json.array("users") { json in for line in found { json.object { line.write(&$0, stamp) } } }
            json.member("next_cursor", utf8: next)
        }
    }

    private func userLines(_ users: [(key: [UInt8], user: UserKey)], _ month: CivilDate)
        async throws(LedgerError) -> [UserLine]
    {
        guard !users.isEmpty else { return [] }
        let records = try await services.walk.fields(Entitlement.foundFields, of: users.map(\.key))
        let pages = try await services.walk.hashes(users.map { $0.user.page(BookMonth(month)) })
        return zip(users, zip(records, pages)).map { user, found in
            UserLine(
                user: user.user, entitlement: Entitlement(found: found.0) ?? .none,
                books: MonthBooks(month, found.1.compactMap { BookLine(name: $0.name, packed: $0.value) }))
        }
    }

    // MARK: Top

    func top(_ request: AdminRequest) async throws(AdminProblem) -> AdminReply {
        let app = try apps.named(request.query("app"))
        guard let by = try request.query("by", of: TopList.measures) else {
            throw AdminProblem(.badRequest, "by is missing: \(TopList.measures.joined(separator: ", ")).")
        }
        let period = try request.query("period", of: ["day", "month"]) ?? "month"
        let most = try request.query("limit", in: 1...1000, else: 20)
        guard !isWalking else {
            throw AdminProblem(.busy, "Another walk through all users is under way. Try again in a while.")
        }
        isWalking = true
        defer { isWalking = false }
        let now = Moment(milliseconds: loop.wallMilliseconds)
        let span = Period(
            of: period == "day" ? .day : .month, at: now, anchorDay: nil,
            in: LocalTime(app.book.knownTimeZone))
        let measure = TopMeasure(
            by, span, day: period == "day" ? LocalTime(app.book.knownTimeZone) : nil, now)
        var list = TopList(capacity: most)
        let start = loop.now
        var isWhole = true
        do throws(LedgerError) {
            _ = try await walk(KeyWalk.start, measure.pattern(app), mostSteps: .max) {
                keys throws(LedgerError) in
                let users = users(keys, suffix: measure.suffix, of: app)
                for (user, hash) in zip(users, try await services.walk.hashes(users.map(\.key))) {
                    list.offer(user.user, measure.value(of: hash))
                }
                return false
            }
        } catch {
            guard list.seen > 0 else { throw AdminProblem(error) }
            isWhole = false
        }
        let took = Int((loop.now - start) / 1_000_000)
        let (found, whole) = (list, isWhole)
        return AdminReply { json in
            json.member("by", utf8: by)
            json.member("period", utf8: period)
            json.member("period_name", utf8: span.name)
            json.array("users") { json in
                for item in found.items {
                    json.object {
                        $0.member("user_id", utf8: item.user.name?.text)
                        $0.member("redis_key", utf8: item.user.stemText)
                        $0.member("value", item.value)
                    }
                }
            }
            json.object("walked") {
                $0.member("users", found.seen)
                $0.member("milliseconds", took)
                $0.member("is_whole", whole)
            }
        }
    }

    // MARK: Reservations

    func listReservations(_ request: AdminRequest) async throws(AdminProblem) -> AdminReply {
        let app = try apps.named(request.query("app"))
        let state = try request.query("state", of: ["open", "stuck"])
        let most = try request.query("limit", in: 1...1000, else: 100)
        let cursor = try Self.cursor(request)
        let now = Moment(milliseconds: loop.wallMilliseconds)
        typealias Row = (user: UserKey, id: [UInt8], row: Dossier.Reservation)
        var rows: [Row] = []
        let next: String?
        do throws(LedgerError) {
            next = try await walk(cursor, "us:{*}:r") { keys throws(LedgerError) in
                let users = users(keys, suffix: 1, of: app)
                for (user, hash) in zip(users, try await services.walk.hashes(users.map(\.key))) {
                    for (name, value) in hash {
                        guard let found = Dossier.Reservation.found(name, value), !found.isAbandoned,
                            state.map({ ($0 == "stuck") == (found.reservation.leaseEnds <= now) }) ?? true
                        else { continue }
                        rows.append((user.user, found.id, found.reservation))
                    }
                }
                return rows.count >= most
            }
        } catch {
            throw AdminProblem(error)
        }
        let stamp = Stamp(zone: app.book.knownTimeZone)
        let found = rows
        return AdminReply { json in
            json.array("reservations") { json in
                for row in found {
                    json.object {
                        $0.member("user_id", utf8: row.user.name?.text)
                        $0.member("redis_key", utf8: row.user.stemText)
                        row.row.write(&$0, row.id, isAbandoned: false, now: now, stamp)
                    }
                }
            }
            json.member("next_cursor", utf8: next)
        }
    }
}

/// A user as a page of many shows them.
private struct UserLine {
    let user: UserKey
    let entitlement: Entitlement
    let books: MonthBooks

    /// `UserLine`
    func write(_ json: inout JSONWriter, _ stamp: Stamp) {
        let sum = books.lines.sum
        json.member("user_id", utf8: user.name?.text)
        json.member("redis_key", utf8: user.stemText)
        json.member("plan", utf8: entitlement.plan)
        json.member("status", utf8: entitlement.status)
        json.member("version", entitlement.version)
        json.member("period_end", utf8: stamp.text(entitlement.periodEnd))
        json.member("blocked", entitlement.isBlocked)
        json.object("month") {
            $0.member("month", utf8: Stamp.name(of: books.month))
            $0.member("messages", sum.messages)
            $0.member("tokens", sum.inputTokens + sum.outputTokens)
            $0.member("cost_microdollars", sum.cost)
        }
    }
}
