import Dates
package import Limits
import Redis

extension RedisLedger {
    /// Reads a user's whole record at one moment, except the API keys.
    package func readBackup(of user: UserKey, at now: Moment) async throws(LedgerError) -> UserBackup {
        let months = Self.bookMonths(around: now)
        var arguments = keyArguments(user, keys: "sraefco")
        for month in months { arguments.append(user.pageKey(month)) }
        let parts = try await runScript(scripts.backup, keys: 7 + months.count, arguments).array ?? []
        guard parts.count == 7 + months.count, let backup = BackupFormat.read(parts, of: user, months) else {
            throw .faulty(script: scripts.backup.name)
        }
        return backup
    }

    /// Writes a user's whole record, except the API keys. The call is safe to repeat with the same `act`.
    ///
    /// - Parameter now: the current time. It decides for which months the store can have a page of the books.
    package func restore(_ backup: UserBackup, _ rules: RestoreRules, at now: Moment, _ act: OperatorAct)
        async throws(LedgerError) -> RestoreOutcome
    {
        // The script replies 5 if leases have ended. Then `reclaim` is called, and the script again.
        for _ in 0..<3 {
            let months = Set(backup.books.map(\.month)).union(Self.bookMonths(around: now))
                .sorted { $0.text < $1.text }
            var arguments = keyArguments(backup.user, keys: "sraefco")
            for month in months { arguments.append(backup.user.pageKey(month)) }
            appendAct(act, to: &arguments)
            arguments.append(rules.replaces ? "replace" : "" as StaticString)
            arguments.append(rules.lowers ? "lower" : "" as StaticString)
            arguments.append(rules.isLook ? "look" : "" as StaticString)
            arguments.append(backup.version)
            BackupFormat.write(backup, months, to: &arguments)
            let items = try await runScript(scripts.restore, keys: 7 + months.count, arguments).array ?? []
            let texts = items.dropFirst().compactMap(\.text)
            switch items.first?.integer {
            case 1: return .written(fallen: texts)
            case 2: return .already
            case 3: return .isHere
            case 4: return .hasOpenMessages(items.last?.integer ?? 1)
            case 5: _ = try await reclaimReservations(backup.user)
            case 6: return .wouldFall(texts)
            default: throw .faulty(script: scripts.restore.name)
            }
        }
        throw .unavailable
    }

    /// The months of which Redis can still have a page of the books. A page is kept for 400 days. The list
    /// begins with the next month, because it can already have begun in another time zone.
    static func bookMonths(around now: Moment) -> [BookMonth] {
        let today = LocalTime("UTC").date(at: Int(now.seconds))
        var (year, month) = (today.nextMonth.year, today.nextMonth.month)
        return (0..<16).map { _ in
            defer { (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1) }
            return BookMonth(year: year, month: month)
        }
    }
}

/// Decodes the values of a user's keys from Redis, and encodes a backup as arguments of the script `restore`.
enum BackupFormat {
    static func read(_ parts: [RedisReply], of user: UserKey, _ months: [BookMonth]) -> UserBackup? {
        var backup = UserBackup(user: user)
        guard let record = texts(parts[0]), let rows = pairs(parts[1]), let trail = parts[2].array,
            let events = texts(parts[3]), let notes = texts(parts[4]), let checkIns = texts(parts[5]),
            let objects = texts(parts[6])
        else { return nil }
        var open: [String: Int] = [:]
        for (name, row) in rows where name.first != UInt8(ascii: "!") {
            guard
                let (_, reservation) = StoredUserFormat.parseReservation(
                    name[...], String(decoding: row, as: UTF8.self))
            else { return nil }
            backup.openMessages += 1
            open.merge(reservation.estimates) { $0.addingSaturating($1) }
        }
        for (name, value) in record.sorted(by: { $0.name < $1.name }) {
            if name == "ev" {
                backup.version = Int(stored: value) ?? 0
            } else if name.hasPrefix("g:") {
                if let micros = Int(stored: value) {
                    backup.bursts.append((String(name.dropFirst(2)), micros))
                }
            } else if name.hasPrefix("n:") {
                backup.thresholds.append((String(name.dropFirst(2)), value))
            } else if name.contains(":") {
                guard let units = Int(stored: value) else { return nil }
                backup.counters.append((name, max(units - (open[name] ?? 0), 0)))
            } else if name == StoredUser.restoring {
                backup.isPartial = true
            } else if !value.isEmpty {
                backup.entitlement.append((name, value))
            }
        }
        backup.entitlement = UserBackup.withoutMerge(backup.entitlement)
        backup.events = events.compactMap { event in
            Int(score: event.value).map { (event.name, Moment(milliseconds: Int64($0))) }
        }
        (backup.refusals, backup.checkIns) = (notes, checkIns)
        backup.objects = objects.compactMap { object in
            Int(score: object.value).map { (object.name, Moment(milliseconds: Int64($0))) }
        }
        backup.trail = trail.reversed().compactMap { entry in
            guard let place = entry.array?.first?.text,
                let audited = StoredUserFormat.auditEntries([entry]).first
            else { return nil }
            return UserBackup.TrailEntry(place: place, entry: audited)
        }
        for (month, page) in zip(months, parts.dropFirst(7)) {
            for (name, packed) in pairs(page) ?? [] {
                guard let line = BookFormat.parseLine(name, packed) else { continue }
                backup.books.append(UserBackup.BookEntry(month: month, name: name, line: line))
            }
        }
        return backup
    }

    static func write(_ backup: UserBackup, _ months: [BookMonth], to arguments: inout RedisArguments) {
        func put(_ pairs: [UserBackup.Field]) {
            arguments.append(pairs.count)
            for pair in pairs {
                arguments.append(pair.name)
                arguments.append(pair.value)
            }
        }
        put(
            backup.entitlement + backup.counters.map { ($0.name, "\($0.units)") }
                + backup.bursts.map { ("g:\($0.name)", "\($0.micros)") }
                + backup.thresholds.map { ("n:\($0.name)", $0.value) })
        // The script keeps at most 128 events, so a longer list would keep Redis busy without need.
        put(backup.events.sorted { $0.at > $1.at }.prefix(128).map { ($0.id, "\($0.at.milliseconds)") })
        put(backup.refusals)
        put(backup.checkIns)
        put(backup.objects.map { ($0.name, "\($0.at.milliseconds)") })
        let trail = backup.trail.suffix(200)
        arguments.append(trail.count)
        for entry in trail {
            let audited = entry.entry
            for text in [
                entry.place, "do", audited.action, "id", audited.id, "actor", audited.actor, "reason",
                audited.reason,
                "what", audited.what,
            ] { arguments.append(text) }
        }
        for month in months {
            let lines = backup.books.filter { $0.month == month }
            arguments.append(Int(month.end.milliseconds))
            arguments.append(lines.count)
            for line in lines {
                arguments.append(line.name)
                arguments.append(BookFormat.packLine(line.line, named: line.name))
            }
        }
    }

    private static func texts(_ reply: RedisReply) -> [UserBackup.Field]? {
        pairs(reply)?.map { (String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self)) }
    }

    private static func pairs(_ reply: RedisReply) -> [(name: [UInt8], value: [UInt8])]? {
        guard let items = reply.array, items.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: items.count, by: 2).compactMap { index in
            guard let name = items[index].bytes, let value = items[index + 1].bytes else { return nil }
            return (name, value)
        }
    }
}

extension BookMonth {
    /// The time at which a restored page of this month expires: 401 days after the month began in UTC.
    var end: Moment {
        let numbers = digits.map { Int($0) - 48 }
        let date = CivilDate(
            year: 2000 + numbers[0] * 10 + numbers[1], month: numbers[2] * 10 + numbers[3], day: 1)
        return Moment(seconds: (Int64(date.dayNumber) + 401) * 86_400)
    }
}
