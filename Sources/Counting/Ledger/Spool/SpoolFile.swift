import CSQLite
import Reactor

/// An entry of the spool: the record of a settlement, and its user.
package struct SpoolEntry: Hashable, Sendable {
    /// The entry's number. Each new entry gets a higher number, and no number is used again.
    package let number: Int
    package let user: UserKey
    /// The record that `SpoolRecord` writes, with its checksum.
    package let record: [UInt8]
}

enum SpoolWork {
    case add(UserKey, record: [UInt8])
    /// Replaces the record of an entry in the spool.
    case amend(number: Int, UserKey, record: [UInt8])
    case forget(number: Int)
}

/// The spool's file. It holds entries in the order of their arrival. A settlement counts as kept only once
/// its entry is on the disk.
///
/// The file has a write-ahead log and full synchronisation. So a commit survives a crash of the process or
/// the machine, and a power loss. The database is locked as long as the file is open, so that no other
/// process can replay its entries.
final class SpoolFile {
    let path: String
    let database: Database
    /// The counts after the last commit. During a commit they include the changes made so far.
    var counts = SpoolCounts()
    private let apart: SpoolCountsFile
    private let insert: Statement
    private let count: Statement
    private let update: Statement
    private let select: Statement
    private let delete: Statement

    /// Opens the file. If it does not exist, the file (mode 0600) and its folder are created.
    ///
    /// - Parameter maxBytes: the largest size of the file.
    init(path: String, maxBytes: Int) throws(SpoolFault) {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            do { try Files.makeDirectory(String(path[..<slash])) } catch { throw .unwritable }
        }
        do { try Files.makeFile(path) } catch { throw .unwritable }
        self.path = path
        do throws(Database.Fault) {
            database = try Self.open(path, maxBytes: maxBytes)
            insert = try database.prepareStatement(
                "INSERT INTO entry (number, user, record) VALUES (?, ?, ?)")
            count = try database.prepareStatement("INSERT OR REPLACE INTO tally VALUES (1, ?)")
            update = try database.prepareStatement("UPDATE entry SET record = ? WHERE number = ?")
            select = try database.prepareStatement(
                "SELECT number, user, record FROM entry WHERE number > ? ORDER BY number LIMIT ?")
            delete = try database.prepareStatement("DELETE FROM entry WHERE number = ?")
        } catch {
            throw SpoolFault(error)
        }
        // This process has locked the database, so no other process writes the file of the counts.
        do { apart = try SpoolCountsFile(beside: path) } catch { throw .unwritable }
    }

    private static func open(_ path: String, maxBytes: Int) throws(Database.Fault) -> Database {
        let database = try Database(path: path)
        try database.runStatement("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL")
        try database.runStatement("PRAGMA synchronous = FULL; PRAGMA max_page_count = \(maxBytes / pageSize)")
        try database.runStatement("BEGIN EXCLUSIVE; COMMIT")
        try database.runStatement(
            """
            CREATE TABLE IF NOT EXISTS entry
              (number INTEGER PRIMARY KEY AUTOINCREMENT, user BLOB NOT NULL, record BLOB NOT NULL);
            CREATE TABLE IF NOT EXISTS refused
              (number INTEGER PRIMARY KEY, user BLOB NOT NULL, record BLOB NOT NULL,
               reason BLOB NOT NULL, since INTEGER NOT NULL);
            CREATE TABLE IF NOT EXISTS tally (one INTEGER PRIMARY KEY, figures BLOB NOT NULL);
            CREATE TABLE IF NOT EXISTS probe (room BLOB)
            """)
        let check = try database.prepareStatement("PRAGMA quick_check(1)")
        guard try check.stepRow(), check.readBytes(0) == Array("ok".utf8) else { throw Self.damage }
        return database
    }

    /// SQLite's default page size.
    private static let pageSize = 4096
    private static let damage = Database.Fault(code: SQLITE_CORRUPT)

    /// Applies all changes in one commit. Returns the number of each changed entry.
    func applyWorks(_ works: [SpoolWork]) throws(SpoolFault) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(works.count)
        try writeInTransaction { () throws(Database.Fault) in
            for work in works { numbers.append(try applyWork(work)) }
        }
        return numbers
    }

    func applyWork(_ work: SpoolWork) throws(Database.Fault) -> Int {
        switch work {
        case .add(let user, let record):
            counts.sequence += 1
            insert.reset()
            try insert.bindNumber(1, counts.sequence)
            try insert.bindBytes(2, user.stem)
            try insert.bindBytes(3, SpoolRecordHeader.sealRecord(record, number: counts.sequence, of: user))
            _ = try insert.stepRow()
            counts.entries += 1
            return counts.sequence
        case .amend(let number, let user, let record):
            update.reset()
            try update.bindBytes(1, SpoolRecordHeader.sealRecord(record, number: number, of: user))
            try update.bindNumber(2, number)
            _ = try update.stepRow()
            return number
        case .forget(let number):
            _ = try forgetEntry(number)
            return number
        }
    }

    /// Deletes an entry. Returns false if it did not exist.
    func forgetEntry(_ number: Int) throws(Database.Fault) -> Bool {
        delete.reset()
        try delete.bindNumber(1, number)
        _ = try delete.stepRow()
        guard database.changes > 0 else { return false }
        counts.entries -= 1
        return true
    }

    /// Reads the oldest entries whose numbers are greater than `number`.
    func readPage(after number: Int, most count: Int) throws(SpoolFault) -> [SpoolEntry] {
        defer { select.reset() }
        do throws(Database.Fault) {
            try select.bindNumber(1, number)
            try select.bindNumber(2, count)
            var entries: [SpoolEntry] = []
            while try select.stepRow() {
                entries.append(
                    SpoolEntry(
                        number: select.readNumber(0), user: UserKey(stem: select.readBytes(1)),
                        record: select.readBytes(2)))
            }
            return entries
        } catch {
            throw SpoolFault(error)
        }
    }

    /// Deletes entries. Returns the entries that were still in the file.
    func removeEntries(_ entries: [SpoolEntry]) throws(SpoolFault) -> [SpoolEntry] {
        var gone: [SpoolEntry] = []
        try writeInTransaction { () throws(Database.Fault) in
            for entry in entries where try forgetEntry(entry.number) { gone.append(entry) }
        }
        return gone
    }

    /// The number of the newest entry; 0 if there is none.
    func newestNumber() throws(SpoolFault) -> Int {
        do throws(Database.Fault) {
            return try database.queryNumber("SELECT ifnull(max(number), 0) FROM entry")
        } catch {
            throw SpoolFault(error)
        }
    }

    func findEntries(_ numbers: [Int]) throws(SpoolFault) -> [SpoolEntry] {
        var entries: [SpoolEntry] = []
        for number in numbers {
            entries += try readPage(after: number - 1, most: 1).filter { $0.number == number }
        }
        return entries
    }

    func waitingUsers() throws(SpoolFault) -> [UserKey: Int] {
        do throws(Database.Fault) {
            let rows = try database.prepareStatement("SELECT user, count(*) FROM entry GROUP BY user")
            var users: [UserKey: Int] = [:]
            while try rows.stepRow() { users[UserKey(stem: rows.readBytes(0))] = rows.readNumber(1) }
            return users
        } catch {
            throw SpoolFault(error)
        }
    }

    /// Writes a few pages and removes them, to find out whether the file can be written. If this fails, no
    /// settlement could be kept, either.
    func probe() throws(SpoolFault) {
        try writeInTransaction { () throws(Database.Fault) in
            try database.runStatement("INSERT INTO probe VALUES (zeroblob(8192)); DELETE FROM probe")
        }
    }

    /// Makes the changes of `body` and writes the new counts, in one transaction: all of it or nothing.
    ///
    /// - Parameter always: whether to write the counts even if they have not changed.
    func writeInTransaction(always: Bool = false, _ body: () throws(Database.Fault) -> Void)
        throws(SpoolFault)
    {
        defer {
            insert.reset()
            update.reset()
            delete.reset()
            count.reset()
        }
        let before = counts
        do throws(Database.Fault) {
            try database.runTransaction { () throws(Database.Fault) in
                try body()
                guard always || counts != before else { return }
                counts.generation += 1
                count.reset()
                try count.bindBytes(1, counts.bytes)
                _ = try count.stepRow()
            }
        } catch {
            counts = before
            throw SpoolFault(error)
        }
        if counts != before { apart.writeCounts(counts) }
    }
}
