import CSQLite

/// One connection to an SQLite file, used by one thread. This type and `Statement` make all calls of SQLite.
@safe final class Database {
    /// A failure of SQLite, by its primary result code.
    struct Fault: Error, Equatable {
        let code: Int32
    }

    private let handle: OpaquePointer

    init(path: String) throws(Fault) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened = unsafe opened else {
            unsafe sqlite3_close_v2(opened)
            throw Fault(code: code & 0xFF)
        }
        unsafe handle = opened
    }

    deinit { unsafe sqlite3_close_v2(handle) }

    func runStatement(_ text: String) throws(Fault) {
        try check(unsafe sqlite3_exec(handle, text, nil, nil, nil))
    }

    func prepareStatement(_ text: String) throws(Fault) -> Statement {
        var made: OpaquePointer?
        try check(unsafe sqlite3_prepare_v2(handle, text, -1, &made, nil))
        guard let made = unsafe made else { throw Fault(code: SQLITE_MISUSE) }
        return unsafe Statement(made)
    }

    /// Runs `body` in one transaction: either all of its changes are written, or none.
    func runTransaction(_ body: () throws(Fault) -> Void) throws(Fault) {
        try runStatement("BEGIN IMMEDIATE")
        do {
            try body()
            try runStatement("COMMIT")
        } catch {
            // After some errors, such as a full disk, SQLite has already rolled the transaction back. Then
            // this statement fails, which is ignored.
            try? runStatement("ROLLBACK")
            throw error
        }
    }

    /// Runs a statement and returns the number in the first column of its first row; 0 if it has no row.
    func queryNumber(_ text: String) throws(Fault) -> Int {
        let statement = try prepareStatement(text)
        return try statement.stepRow() ? statement.readNumber(0) : 0
    }

    /// The number of rows that the last INSERT, UPDATE or DELETE has changed.
    var changes: Int { Int(unsafe sqlite3_changes(handle)) }

    private func check(_ code: Int32) throws(Fault) {
        guard code == SQLITE_OK else { throw Fault(code: code & 0xFF) }
    }
}

/// A prepared statement. Its parameters are numbered from 1, its columns from 0.
@safe final class Statement {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { unsafe self.handle = unsafe handle }

    deinit { unsafe sqlite3_finalize(handle) }

    func bindBytes(_ index: Int32, _ bytes: [UInt8]) throws(Database.Fault) {
        let code = unsafe bytes.withUnsafeBytes {
            unsafe sqlite_bind_bytes(handle, index, $0.baseAddress, Int32($0.count))
        }
        guard code == SQLITE_OK else { throw Database.Fault(code: code & 0xFF) }
    }

    func bindNumber(_ index: Int32, _ number: Int) throws(Database.Fault) {
        let code = unsafe sqlite3_bind_int64(handle, index, Int64(number))
        guard code == SQLITE_OK else { throw Database.Fault(code: code & 0xFF) }
    }

    /// Moves to the next row. Returns false if there is none.
    func stepRow() throws(Database.Fault) -> Bool {
        let code = unsafe sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw Database.Fault(code: code & 0xFF)
        }
    }

    func reset() { unsafe sqlite3_reset(handle) }

    func readNumber(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

    func readBytes(_ column: Int32) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}
