import Limits

// The table of parked entries, each with the reason why it waits for an operator.
extension SpoolFile {
    /// Parks entries, each with its reason. Returns the entries that were still in the file: an entry that an
    /// operator has dropped meanwhile does not come back.
    func parkEntries(_ entries: [(entry: SpoolEntry, reason: String)], at now: Moment) throws(SpoolFault)
        -> [SpoolEntry]
    {
        var gone: [SpoolEntry] = []
        try writeInTransaction { () throws(Database.Fault) in
            for (entry, reason) in entries where try forgetEntry(entry.number) {
                gone.append(entry)
                try insertParked(entry, reason, now)
            }
        }
        return gone
    }

    func insertParked(_ entry: SpoolEntry, _ reason: String, _ now: Moment) throws(Database.Fault) {
        let insert = try database.prepareStatement("INSERT INTO refused VALUES (?, ?, ?, ?, ?)")
        try insert.bindNumber(1, entry.number)
        try insert.bindBytes(2, entry.user.stem)
        try insert.bindBytes(3, entry.record)
        try insert.bindBytes(4, Array(reason.utf8))
        try insert.bindNumber(5, Int(now.milliseconds))
        _ = try insert.stepRow()
        counts.parked += 1
    }

    func parkedEntries(most count: Int) throws(SpoolFault) -> [ParkedEntry] {
        do throws(Database.Fault) {
            let rows = try database.prepareStatement(
                "SELECT number, user, record, reason, since FROM refused ORDER BY number LIMIT ?")
            try rows.bindNumber(1, count)
            var entries: [ParkedEntry] = []
            while try rows.stepRow() {
                let entry = SpoolEntry(
                    number: rows.readNumber(0), user: UserKey(stem: rows.readBytes(1)),
                    record: rows.readBytes(2))
                entries.append(
                    ParkedEntry(
                        entry: entry, reason: String(decoding: rows.readBytes(3), as: UTF8.self),
                        since: Moment(milliseconds: Int64(rows.readNumber(4)))))
            }
            return entries
        } catch {
            throw SpoolFault(error)
        }
    }

    /// Returns how many entries are parked, and how many settlements are damaged or missing according to
    /// them. One entry can stand for several missing settlements.
    func parkedCount() throws(SpoolFault) -> (all: Int, damaged: Int) {
        let found = try parkedEntries(most: .max)
        return (found.count, found.reduce(0) { $0 + (SpoolDamage($1.entry)?.count ?? 0) })
    }

    /// Puts parked entries behind all waiting entries, so that they are sent again. Returns their users.
    /// Damaged entries stay parked.
    ///
    /// - Parameter numbers: the numbers of the entries; nil for all.
    func unparkEntries(_ numbers: [Int]?) throws(SpoolFault) -> [UserKey] {
        let found = try parkedEntries(most: .max).filter { numbers?.contains($0.entry.number) ?? true }
            .filter { SpoolDamage($0.entry) == nil }
        try writeInTransaction { () throws(Database.Fault) in
            for parked in found {
                guard let body = SpoolRecordHeader.readBody(of: parked.entry) else { continue }
                _ = try applyWork(.add(parked.entry.user, record: body))
                try removeParked(parked.entry.number)
            }
        }
        return found.map(\.entry.user)
    }

    private func removeParked(_ number: Int) throws(Database.Fault) {
        try database.runStatement("DELETE FROM refused WHERE number = \(number)")
        counts.parked -= database.changes
    }

    func dropParked(_ numbers: [Int]?) throws(SpoolFault) -> Int {
        let found = try parkedEntries(most: .max).filter { numbers?.contains($0.entry.number) ?? true }
        try writeInTransaction { () throws(Database.Fault) in
            for parked in found { try removeParked(parked.entry.number) }
        }
        return found.count
    }
}

struct ParkedEntry: Sendable {
    let entry: SpoolEntry
    let reason: String
    let since: Moment
}
