import Reactor

/// The numbers of entries in the spool after a commit. Each commit writes them into the spool's file, and
/// then into a small file beside it. If a part of SQLite's write-ahead log is damaged, SQLite drops all later
/// commits without an error. Only the small file then shows the loss.
struct SpoolCounts: Equatable {
    /// The number of the last commit. It rises with every commit.
    var generation = 0
    /// The highest number that was ever given to an entry.
    var sequence = 0
    /// The number of entries that wait for Redis.
    var entries = 0
    /// The number of entries that wait for an operator.
    var parked = 0

    var total: Int { entries + parked }

    init() {}

    private static let mark = 0x5EA1_C001_7A11_0001

    var bytes: [UInt8] {
        var writer = SpoolRecordWriter()
        for number in [Self.mark, generation, sequence, entries, parked] { writer.put(number) }
        writer.put(SpoolRecordHeader.computeChecksum(writer.bytes))
        return writer.bytes
    }

    /// Decodes the counts; nil if the bytes are damaged.
    init?(_ bytes: [UInt8]) {
        var reader = SpoolRecordReader(bytes)
        guard bytes.count == 48, reader.readNumber() == Self.mark, let generation = reader.readNumber(),
            let sequence = reader.readNumber(), let entries = reader.readNumber(),
            let parked = reader.readNumber(),
            reader.readNumber() == SpoolRecordHeader.computeChecksum(Array(bytes.prefix(40)))
        else { return nil }
        (self.generation, self.sequence, self.entries, self.parked) = (generation, sequence, entries, parked)
    }
}

/// The small file beside the spool that has the counts: `<spool>-count`, 48 bytes, overwritten in place.
struct SpoolCountsFile: ~Copyable {
    enum Content: Equatable {
        case none, damaged
        case counts(SpoolCounts)
    }

    private let file: Descriptor

    static func countsPath(beside spool: String) -> String { "\(spool)-count" }

    init(beside spool: String) throws(SystemError) {
        file = try Files.openForUpdate(Self.countsPath(beside: spool))
    }

    static func readCounts(beside spool: String) -> Content {
        // One byte more than the file should have is read. A longer file was not written by this program.
        guard let bytes = try? Files.read(countsPath(beside: spool), most: 49), !bytes.isEmpty else {
            return .none
        }
        return SpoolCounts(bytes).map { .counts($0) } ?? .damaged
    }

    /// Writes the counts, and returns when they are on the disk. If this file has a higher `generation` than
    /// the spool's file, the spool's file has lost commits. A failure is ignored, since a lower `generation`
    /// is not treated as damage.
    func writeCounts(_ counts: SpoolCounts) { _ = Files.overwriteFile(file.number, with: counts.bytes) }
}
