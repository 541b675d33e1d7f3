import Dates
package import Ledger
package import Limits
package import Reactor

/// All users of an app, for lists, exports and top lists. They are found by a walk through the store's keys
/// in small steps. Each instance is bound to one loop.
package struct UserDirectory {
    /// The largest number of steps for one page.
    private static let mostSteps = 2_000
    /// The pause after each step in nanoseconds. It lets Redis handle messages without delay.
    private static let rest: UInt64 = 500_000

    let walk: KeyWalk
    private let loop: EventLoop
    private let tenant: String
    private let isAlone: Bool
    package let zone: String

    /// - Parameters:
    ///   - tenant: the app's name; empty if the edge serves one app.
    ///   - isAlone: whether the edge serves only this app. Then users with hashed names belong to it, too.
    ///   - zone: the time zone of the app's days and months.
    package init(_ walk: KeyWalk, on loop: EventLoop, tenant: String, isAlone: Bool, zone: String) {
        self.walk = walk
        self.loop = loop
        self.tenant = tenant
        self.isAlone = isAlone
        self.zone = zone
    }

    package var now: Moment { Moment(milliseconds: loop.wallMilliseconds) }

    package var timestamp: ZonedTimestamp { ZonedTimestamp(zone: zone) }

    /// Walks until `take` returns true, for at most `mostSteps` steps. Returns the next page's position; nil
    /// after the last page.
    func walkKeys(
        _ start: KeyWalk.Position, _ pattern: String, mostSteps: Int = mostSteps,
        _ take: ([[UInt8]]) async throws(LedgerError) -> Bool
    ) async throws(LedgerError) -> KeyWalk.Position? {
        var position = start
        for _ in 0..<mostSteps {
            let step = try await walk.takeStep(from: position, pattern)
            let isEnough = step.keys.isEmpty ? false : try await take(step.keys)
            if step.next == KeyWalk.start { return nil }
            position = step.next
            if isEnough { break }
            await loop.sleep(nanoseconds: Self.rest)
        }
        return position
    }

    /// The app's users among the found keys. If a user's name is hashed, the user's app is unknown. So such
    /// users are listed only if there is one app.
    func findUsers(_ keys: [[UInt8]], suffix: Int) -> [(key: [UInt8], user: UserKey)] {
        keys.compactMap { key in
            guard let user = UserKey(found: key, suffix: suffix) else { return nil }
            if let name = user.name { return name.tenant == tenant ? (key, user) : nil }
            return isAlone ? (key, user) : nil
        }
    }

    /// Reads a page of about `most` users, and the position of the next page; nil after the last page.
    package func readUsers(from start: KeyWalk.Position, _ most: Int) async throws(LedgerError) -> (
        lines: [UserSummary], next: KeyWalk.Position?
    ) {
        let month = MonthBooks.bookMonth(at: now, zone: zone)
        var lines: [UserSummary] = []
        let next = try await walkKeys(start, "us:{*}:s") { keys throws(LedgerError) in
            lines += try await self.lines(findUsers(keys, suffix: 1), month)
            return lines.count >= most
        }
        return (lines, next)
    }

    /// Reads about `most` users who have any record, and the position of the next page; nil after the last.
    package func readEverybody(from start: KeyWalk.Position, _ most: Int) async throws(LedgerError) -> (
        users: [UserKey], next: KeyWalk.Position?
    ) {
        var found: [UserKey] = []
        let next = try await walkKeys(start, "us:{*}:[scka]") { keys throws(LedgerError) in
            // A user with several of these keys is listed only for the first of them in this order.
            let kinds: [Unicode.Scalar] = ["s", "c", "k", "a"]
            let users = findUsers(keys, suffix: 1)
            let earlier = users.map { pair in
                kinds.prefix { UInt8(ascii: $0) != pair.key.last }.map(pair.user.key)
            }
            let isThere = try await walk.findExisting(earlier)
            for (pair, isThere) in zip(users, isThere) where !isThere { found.append(pair.user) }
            return found.count >= most
        }
        return (found, next)
    }

    private func lines(_ users: [(key: [UInt8], user: UserKey)], _ month: CivilDate)
        async throws(LedgerError) -> [UserSummary]
    {
        guard !users.isEmpty else { return [] }
        let records = try await walk.readFields(Entitlement.foundFields, of: users.map(\.key))
        let pages = try await walk.readHashes(
            users.map { $0.user.pageKey(BookMonth(year: month.year, month: month.month)) })
        return zip(users, zip(records, pages)).map { user, found in
            UserSummary(
                user: user.user, entitlement: Entitlement(found: found.0) ?? .none,
                books: MonthBooks(month, found.1.compactMap { BookLine(name: $0.name, packed: $0.value) }))
        }
    }

    /// Finds the users with the greatest values of a measure, over all keys. If the store goes away
    /// meanwhile, the result has the partial list, and `isWhole` is false.
    ///
    /// - Parameters:
    ///   - by: one of `TopList.measures`.
    ///   - isSandbox: whether to list test accounts in place of paying users.
    ///   - isOfDay: whether to count today in place of this month.
    package func findTopUsers(by: String, isSandbox: Bool, isOfDay: Bool, _ most: Int)
        async throws(LedgerError)
        -> TopReport
    {
        let clock = LocalTime(zone)
        let span = Period(of: isOfDay ? .day : .month, at: now, anchorDay: nil, in: clock)
        let measure = TopMeasure(by, isSandbox: isSandbox, span, day: isOfDay ? clock : nil, now)
        var list = TopList(capacity: most)
        let start = loop.now
        var isWhole = true
        do throws(LedgerError) {
            _ = try await walkKeys(KeyWalk.start, measure.pattern, mostSteps: .max) {
                keys throws(LedgerError) in
                let users = findUsers(keys, suffix: measure.suffix)
                for (user, hash) in zip(users, try await walk.readHashes(users.map(\.key))) {
                    list.offerUser(user.user, measure.measureValue(of: hash))
                }
                return false
            }
        } catch {
            guard list.seen > 0 else { throw error }
            isWhole = false
        }
        return TopReport(
            by: by, isSandbox: isSandbox, isOfDay: isOfDay, periodName: span.name, list: list,
            milliseconds: Int((loop.now - start) / 1_000_000), isWhole: isWhole)
    }

    /// Reads about `most` open messages, and the position of the next page; nil after the last page.
    ///
    /// - Parameter isStuck: true reads only messages whose lease has ended, false only the others, nil all.
    package func findReservations(isStuck: Bool?, from start: KeyWalk.Position, _ most: Int)
        async throws(LedgerError) -> (rows: [OpenRequest], next: KeyWalk.Position?)
    {
        let now = now
        var rows: [OpenRequest] = []
        let next = try await walkKeys(start, "us:{*}:r") { keys throws(LedgerError) in
            let users = findUsers(keys, suffix: 1)
            for (user, hash) in zip(users, try await walk.readHashes(users.map(\.key))) {
                for (name, value) in hash {
                    guard let found = StoredUser.Reservation.parseRow(name, value), !found.isAbandoned,
                        isStuck.map({ $0 == (found.reservation.leaseEnds <= now) }) ?? true
                    else { continue }
                    rows.append(OpenRequest(user: user.user, id: found.id, row: found.reservation, now: now))
                }
            }
            return rows.count >= most
        }
        return (rows, next)
    }
}
