/// A report that settlements were written to the spool and are now missing. It is stored as a parked entry,
/// in place of a settlement's record, and has a format version of its own.
struct SpoolLoss: Equatable {
    private static let version = -1

    /// The number of missing settlements is at least `least` and at most `most`. It is not known exactly,
    /// since the missing commits can also have removed entries.
    let least: Int
    let most: Int

    var reason: String {
        let count = least == most ? "\(least)" : "\(least) to \(most)"
        return "settlements that were kept and are missing: \(count); what they used is not counted: the end "
            + "of the spool's log is damaged or was cut off, or its file was replaced"
    }

    var bytes: [UInt8] {
        var writer = SpoolRecordWriter()
        for number in [Self.version, least, most] { writer.put(number) }
        return writer.bytes
    }

    init(least: Int, most: Int) { (self.least, self.most) = (least, most) }

    /// Decodes the report in an entry. Returns nil if the entry has none.
    init?(_ entry: SpoolEntry) {
        guard let body = SpoolRecordHeader.readBody(of: entry) else { return nil }
        var reader = SpoolRecordReader(body)
        guard reader.readNumber() == Self.version, let least = reader.readNumber(),
            let most = reader.readNumber()
        else { return nil }
        self.init(least: least, most: most)
    }
}

package enum SpoolDamage: Hashable, Sendable {
    /// The checksum of the entry does not match, so its content is lost.
    case damaged
    /// The entry reports that settlements are missing: at least `least`, and at most `most`.
    case missing(least: Int, most: Int)

    init?(_ entry: SpoolEntry) {
        if let loss = SpoolLoss(entry) {
            self = .missing(least: loss.least, most: loss.most)
        } else if SpoolRecordHeader.readBody(of: entry) == nil {
            self = .damaged
        } else {
            return nil
        }
    }

    /// The largest number of settlements that this damage can concern.
    var count: Int {
        switch self {
        case .damaged: 1
        case .missing(_, let most): most
        }
    }

    static let reason =
        "its record was changed on the disk (the checksum does not match): it is never counted"
}
