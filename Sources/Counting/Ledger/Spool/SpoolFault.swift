import CSQLite

/// Why the spool accepts no settlements. Until the cause is gone, the edge is not ready.
package enum SpoolFault: Error, Equatable, Sendable {
    /// The disk is full, or the spool has reached its largest size.
    case full
    /// Another process is using the spool's file.
    case locked
    /// The spool's file is no database, or is damaged.
    case torn
    case unwritable

    init(_ fault: Database.Fault) {
        self =
            switch fault.code {
            case SQLITE_FULL: .full
            case SQLITE_BUSY, SQLITE_LOCKED: .locked
            // These codes mean that the file is damaged, or that another program has written it.
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_FORMAT,
                SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG:
                .torn
            default: .unwritable
            }
    }

    /// One word for the fault, for machines.
    package var word: String {
        switch self {
        case .full: "full"
        case .locked: "locked"
        case .torn: "torn"
        case .unwritable: "unwritable"
        }
    }

    /// A sentence with the fault and with what an operator can do.
    package func makeSentence(path: String) -> String {
        switch self {
        case .full:
            "The spool \(path) is full: make room on its disk, or raise spool.max_size."
        case .locked:
            "Another process uses the spool \(path): give each edge its own data_dir or spool.path."
        case .torn:
            "The spool \(path) is damaged: move the file (and its -wal) away, and keep it, since it may hold "
                + "settlements that Redis has not counted yet."
        case .unwritable:
            "The spool \(path) cannot be written: let usher write to the file and its folder, or name "
                + "another one with spool.path."
        }
    }
}
