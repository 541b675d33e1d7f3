/// The settings of the spool, which stores unacknowledged settlements (docs/guarantees.md, G8).
package struct SpoolSettings: Hashable, Sendable {
    /// The path of the spool's file; nil means `spool.db` in the data directory.
    package let path: String?
    /// The largest size of the spool's file, in bytes.
    package let maxSize: Int
}

extension SpoolSettings {
    static let keys = KeyList {
        Key("path", "The file; by default `spool.db` in `data_dir`. No two edges share it.")
        Key(
            "max_size", default: "64MiB",
            "The largest size of the file; a full spool makes the edge not ready.")
    }

    init(_ section: Section) {
        path = section["path"].flatMap { value in
            value.text("a file's path, such as /var/lib/usher/spool.db").map(value.reading.resolvePath)
        }
        maxSize = section.readBytes("max_size", in: (256 << 10)...(16 << 30))
    }
}
