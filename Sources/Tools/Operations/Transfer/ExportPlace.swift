import Commands
import Foundation

/// Where an export is written: to a regular file, in which an interrupted export can continue, or to a pipe.
enum ExportPlace {
    case file
    case pipe(FileHandle)

    /// Refuses a device, a socket and a directory. Also refuses a link to a regular file, because the command
    /// line does not name that file.
    init(_ path: String) throws(CommandError) {
        var info = stat()
        // If `lstat` fails, the file does not exist yet.
        guard unsafe lstat(path, &info) == 0 else {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw .unavailable(
                    "\(path) cannot be written: there is no such folder, or it is another user's.")
            }
            self = .file
            return
        }
        let isLink = info.st_mode & S_IFMT == S_IFLNK
        // A link is followed, because the shell makes a link to a pipe for `>(…)`, which is allowed.
        if isLink, unsafe stat(path, &info) != 0 {
            throw .data("\(path) is a link that leads nowhere. Name the file itself.")
        }
        switch info.st_mode & S_IFMT {
        case S_IFIFO:
            guard let handle = FileHandle(forWritingAtPath: path) else {
                throw .unavailable("\(path) cannot be written.")
            }
            self = .pipe(handle)
        case S_IFREG where !isLink: self = .file
        case let kind:
            let noun =
                isLink ? "a link" : kind == S_IFDIR ? "a folder" : kind == S_IFSOCK ? "a socket" : "a device"
            throw .data(
                "\(path) is \(noun). An export is written to a regular file, to a pipe, or to standard output "
                    + "(without FILE).")
        }
    }
}
