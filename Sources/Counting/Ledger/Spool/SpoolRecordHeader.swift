import Cryptography

/// The header of each record of the spool: a constant, the record's length, and a checksum of everything that
/// a charge depends on. SQLite itself checks nothing of this.
///
/// The checksum is the first eight bytes of a SHA-256. It covers the entry's number, the length of the user's
/// stem (the prefix of the user's Redis keys), the stem, and the record.
enum SpoolRecordHeader {
    private static let mark = 0x5EA1_D5B0_0110_C0DE

    static func sealRecord(_ body: [UInt8], number: Int, of user: UserKey) -> [UInt8] {
        var writer = SpoolRecordWriter()
        writer.put(mark)
        writer.put(body.count)
        writer.put(checksum(body, number, user))
        return writer.bytes + body
    }

    /// The content of an entry's record after the header; nil if the record is damaged.
    static func readBody(of entry: SpoolEntry) -> [UInt8]? {
        var reader = SpoolRecordReader(entry.record)
        guard reader.readNumber() == mark, let count = reader.readNumber(), let sum = reader.readNumber(),
            count == entry.record.count - 24
        else { return nil }
        let body = Array(entry.record.suffix(count))
        return checksum(body, entry.number, entry.user) == sum ? body : nil
    }

    private static func checksum(_ body: [UInt8], _ number: Int, _ user: UserKey) -> Int {
        var writer = SpoolRecordWriter()
        writer.put(number)
        writer.put(user.stem)
        return computeChecksum(writer.bytes + body)
    }

    /// The first eight bytes of the SHA-256 of `bytes`, as a number.
    static func computeChecksum(_ bytes: [UInt8]) -> Int {
        var reader = SpoolRecordReader(Digest.sha256(bytes))
        return reader.readNumber() ?? 0
    }
}

/// Writes numbers as eight bytes, the lowest first, and byte strings after their length.
struct SpoolRecordWriter {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ number: Int) {
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    mutating func put(_ text: [UInt8]) {
        put(text.count)
        bytes.append(contentsOf: text)
    }
}

struct SpoolRecordReader {
    private let source: [UInt8]
    private var place = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func readNumber() -> Int? {
        guard source.count - place >= 8 else { return nil }
        var number = 0
        for shift in 0..<8 { number |= Int(source[place + shift]) << (8 * shift) }
        place += 8
        return number
    }

    mutating func readText() -> String? { readBytes().map { String(decoding: $0, as: UTF8.self) } }

    mutating func readBytes() -> [UInt8]? {
        guard let count = readNumber(), count >= 0, count <= source.count - place else { return nil }
        defer { place += count }
        return Array(source[place..<place + count])
    }
}
