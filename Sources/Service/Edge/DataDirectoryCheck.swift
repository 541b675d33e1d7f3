import Glibc
import Reactor

/// Checks the data directory, which contains the embedded Redis' counts, the spool and the admin token.
enum DataDirectoryCheck {
    /// Makes the data directory if it does not exist, and checks that files can be made in it.
    static func prepareDirectory(_ path: String) throws(EdgeError) {
        do throws(SystemError) {
            try Files.makeDirectory(path)
            // An embedded Redis locks this file. Making it here shows whether files can be made.
            try Files.makeFile("\(path)/usher.lock")
        } catch {
            throw EdgeError(
                "The data directory \(path) cannot be used: \(reason(error)). Choose another by --data-dir DIR "
                    + "(USHER_DATA_DIR, data_dir: in the configuration)\(remedy(error, path)).")
        }
    }

    private static func reason(_ error: SystemError) -> String {
        switch error.number {
        case ENOTDIR: "it is a file, or a part of its path is a file"
        case EACCES, EPERM: "this user may not write there (\(error.reason))"
        case EROFS: "it is on a disk that is mounted read-only"
        case ENOSPC, EDQUOT: "its disk is full"
        case ENOENT: "it cannot be created there"
        default: error.reason
        }
    }

    private static func remedy(_ error: SystemError, _ path: String) -> String {
        switch error.number {
        case EACCES, EPERM: ", or make it this user's: chown -R USER \(path)"
        case ENOSPC, EDQUOT: ", or make room"
        default: ""
        }
    }
}
