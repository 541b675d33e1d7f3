/// Where settlements wait that Redis has not acknowledged (docs/guarantees.md, G8).
package struct SpoolSettings: Hashable, Sendable {
    /// The file's path; nil: `spool.db` in the data directory.
    package private(set) var path: String?
    /// Bytes that the file may grow to.
    package private(set) var maxSize = 64 << 20

    init(_ value: Value?) {
        guard let section = value?.section(["path", "max_size"]) else { return }
        path = section["path"].flatMap { value in
            value.text("a file's path, such as /var/lib/usher/spool.db").map(value.reading.resolved)
        }
        maxSize = section["max_size"]?.bytes(in: (256 << 10)...(16 << 30)) ?? maxSize
    }
}
