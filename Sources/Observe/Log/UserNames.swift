import Wire

/// How the log writes who asked, given the ledger's name of them.
package enum UserNames: Sendable {
    case plain(@Sendable ([UInt8]) -> String)
    /// A keyed hash of it, written as 16 hexadecimal digits.
    case hashed(@Sendable ([UInt8]) -> UInt64)
}

/// The hashes of those who asked of late, since one costs as much as a third of a request. 32,768 of them, in
/// half a mebibyte that is taken with the first: beyond that, whoever asked longer ago is hashed again. Four
/// share a row: with rows of two, an eighth of 10,000 users would have to share theirs with two others.
struct HashMemory {
    private struct Place {
        var mark: UInt64 = 0
        var hash: UInt64 = 0
    }

    private static let rows = 1 << 13
    private static let width = 4

    private let hash: @Sendable ([UInt8]) -> UInt64
    /// A mark decides in which row its bearer may have a place; the one used last comes first.
    private var places: [Place] = []

    init(_ hash: @escaping @Sendable ([UInt8]) -> UInt64) { self.hash = hash }

    mutating func hash(of name: [UInt8]) -> UInt64 {
        if places.isEmpty { places = Array(repeating: Place(), count: Self.rows * Self.width) }
        let mark = Self.mark(of: name)
        let first = (Int(truncatingIfNeeded: mark) & (Self.rows - 1)) * Self.width
        var at = first
        while places[at].mark != mark && at < first + Self.width - 1 { at += 1 }
        // In a full row the one used longest ago is last, and gives way.
        let found = places[at].mark == mark ? places[at] : Place(mark: mark, hash: hash(name))
        while at > first {
            places[at] = places[at - 1]
            at -= 1
        }
        places[first] = found
        return found.hash
    }

    /// Stands for the name itself: 63 bits of a hash that is seeded anew in every process, so that nobody can
    /// choose a name to be taken for somebody else. It is never 0, which marks an empty place.
    private static func mark(of name: [UInt8]) -> UInt64 {
        // Eight bytes at a time: the list itself would give them to the hasher one by one.
        var hasher = Hasher()
        let bytes = name.span
        var at = 0
        while bytes.count - at >= 8 {
            hasher.combine(ByteScan.word(in: bytes, at: at))
            at += 8
        }
        while at < bytes.count {
            hasher.combine(bytes[at])
            at += 1
        }
        return UInt64(bitPattern: Int64(hasher.finalize())) | 1 << 63
    }
}
