import Configuration
import Cryptography
import Reactor

/// The edge's own token for its admin interface. It is made once and stored in the data directory. Only the
/// edge's system user can read it there. Tools on the same machine use it.
enum OwnToken {
    private static let longest = 256

    static func keep(in directory: String) throws(EdgeError) -> String {
        let path = AdminToken.filePath(in: directory)
        do throws(SystemError) {
            try Files.makeDirectory(directory)
            if let known = try Files.read(path, most: longest), let token = token(known) { return token }
            let token = SecretDigest.makeSecret()
            try Files.replaceFile(path, with: Array((token + "\n").utf8))
            return token
        } catch {
            throw EdgeError(
                "The admin interface's token could not be written to \(path) (\(error)). Give --data-dir a folder "
                    + "that this user may write to.")
        }
    }

    /// The token in a file, without the line's end; nil if the file contains no token of an edge.
    private static func token(_ bytes: [UInt8]) -> String? {
        let text = bytes.prefix { $0 > 32 && $0 < 127 }
        return text.count >= 24 && bytes.count - text.count <= 2 ? String(decoding: text, as: UTF8.self) : nil
    }
}
